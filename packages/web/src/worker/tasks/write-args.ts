import type { Lang, StatementRecord, Words } from '@nimber/core'
import type { Bounds, Values } from './table.ts'

export type TextFormat = 'csv' | 'json' | 'bfile' | 'latex'

/** A table and what is known of it, to be written into a file. */
export interface WriteArgs {
  readonly format: TextFormat
  readonly game: Words
  readonly lang: Lang
  readonly to: Bounds
  readonly outcomes: boolean
  readonly values: Values
  readonly statements: readonly StatementRecord[]
  /** How well the statements are known, in words. */
  readonly status: string
}
