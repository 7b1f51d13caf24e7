import type { VerdictRecord, Words } from '@nimber/core'

/** The board of the first page has heaps, whose moves are said without this. */
export const spokenOnBoard = (): undefined => undefined

/** What is said of the first game names no commands. */
export const pageWords = (words: Words): Words => words
export const pageRecord = (record: VerdictRecord): VerdictRecord => record

/** It has heaps and no counters. */
export const toldBy = (): { readonly names: readonly string[] } => ({ names: [] })
export const counterText = (): Words => ({ en: '', zh: '' })
