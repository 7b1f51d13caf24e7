import type { Parting } from './partings.ts'
import type { Amounts, Comparison } from './rule.ts'

/** What the grammar hands over: names not looked up, numbers not judged, places marked by `at`. */
export type RawRule =
  | RawHeapRule
  | { kind: 'counters'; names: RawName[]; moves: RawMove[]; drawUnless?: RawCondition[] }
  | { kind: 'partizan'; left: RawHeapRule; right: RawHeapRule }
export type RawHeapRule =
  | {
      kind: 'heap'
      take?: RawAmounts
      thenSplit?: boolean
      parts: readonly RawSplit[]
    }
  | { kind: 'code'; base: 8 | 16; digits: string; at: number }
/** To split in two, or another way to replace a heap. */
export type RawSplit =
  | { kind?: undefined; way: 'any' | 'unequal'; at: number }
  | (Parting & { at: number })
export type RawAmounts = Amounts & { at?: number; of?: readonly RawAmounts[] }
export interface RawName {
  name: string
  offset: number
}
export type RawLinear = { by: bigint; names: RawName[] }[]
export interface RawCompared {
  left: RawLinear
  is: Comparison
  right: RawLinear
}
/** That k is one of some amounts. */
interface RawIn {
  name: RawName
  amounts: RawAmounts
  at: number
}
export type RawCondition = RawCompared | RawIn
/** What a counter changes by: a form, any number between two forms, or one of some amounts. */
type RawValue =
  | RawLinear
  | { from: RawLinear; to: RawLinear; at: number }
  | { amounts: RawAmounts; word: string; at: number }
export interface RawMove {
  changes: { counter: RawName; by: '-=' | '+=' | ':='; value: RawValue }[]
  leaves?: { forms: RawLinear[]; at: number }[]
  where: RawCondition[]
}
