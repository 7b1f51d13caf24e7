import { any } from '../../../core/src/rules/sets/any.ts'

/** The amounts that the game of the first page takes: any. */
export const SETS = [any] as const

/** What is known of them. */
export function amountSetOf(): typeof any {
  return any
}

/** How they are found. */
export function formOf(): ReturnType<typeof any.form> {
  return any.form(any.example)
}
