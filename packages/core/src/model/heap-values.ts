import type { Period } from '../arith/period.ts'
import type { Words } from './words.ts'

/** The values of single heaps, and where a value is found. */
export interface HeapValues {
  at(heap: bigint): bigint
  /** How the value of a heap comes about: `23 mod 5 = 3`. */
  working?(heap: bigint): Words
  /** The heaps up to `limit` with a value, as residues lo..hi of a period, or single (period 0). */
  readonly where?: ((value: bigint, limit: bigint) => Iterable<Residues>) | undefined
  /** One part of each way to split a heap in two of which the values xor to a target. */
  readonly splits?: ((heap: bigint, target: bigint) => Iterable<Solutions>) | undefined
  /** The options of a heap that have a value, where they are found without trying all. */
  readonly leading?: ((heap: bigint, target: bigint) => Iterable<OptionRun>) | undefined
  /** The period of values that repeat as they are. */
  readonly periodic?: Period<bigint> | undefined
}

/** What moves leave of a heap: `at(i)` are the heaps after the i-th of `count`. */
export interface OptionRun {
  readonly count: bigint
  at(i: bigint): readonly bigint[]
}

/** The numbers n with lo ≤ n mod period ≤ hi; with lo ≤ n ≤ hi where the period is 0. */
export interface Residues {
  readonly lo: bigint
  readonly hi: bigint
  readonly period: bigint
}

/** Numbers x for which something holds: `at(i)` is the i-th of `count`. */
export interface Solutions {
  readonly count: bigint
  at(i: bigint): bigint
}
