import type { Values } from './table.ts'

/** The letters of the outcomes lost, won and drawn. */
export const LETTERS = ['L', 'W', 'D'] as const

/** A cell of a table as it is written; letters in quotes where asked. */
export function cellText(
  { values, outcomes }: { readonly values: Values; readonly outcomes: boolean },
  at: number,
  quote = '',
): string {
  const value = values[at] as number
  return outcomes ? `${quote}${LETTERS[value]}${quote}` : `${value}`
}
