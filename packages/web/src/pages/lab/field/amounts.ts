import { printAmounts, SETS } from '@nimber/core'
import type { Keyword } from './keywords.ts'

/** The kinds of amounts that a person looks for first. */
const FIRST: readonly string[] = ['set', 'range', 'any', 'share', 'powers']

/** Amounts that a move may take, each with an example; the page gets them as plain data. */
export function amounts(): readonly Keyword[] {
  const kinds = [
    ...FIRST.flatMap((kind) => SETS.filter((set) => set.kind === kind)),
    ...SETS.filter((set) => !FIRST.includes(set.kind)),
  ]
  return kinds.map(({ example, about }) => ({
    words: { en: printAmounts(example, 'en'), zh: printAmounts(example, 'zh') },
    about,
  }))
}
