import { type Move, untold } from './moves.ts'

/** Positions that are lists of numbers: the way to the numbers and back. */
export interface OfNumbers<P> {
  numbers(position: P): readonly bigint[]
  position(numbers: readonly bigint[]): P
}

/** The numbers of one heap by their names. */
export type HeapRecord = Readonly<Record<string, bigint>>

/** What the positions of a game are made of. */
export type Shape<P> =
  /** Any number of heaps. */
  | ({ readonly kind: 'heaps' } & OfNumbers<P>)
  /** As many numbers as there are names. */
  | ({ readonly kind: 'counters'; readonly names: readonly string[] } & OfNumbers<P>)
  /** Any number of heaps, each of which is several numbers with names. */
  | {
      readonly kind: 'records'
      readonly names: readonly string[]
      records(position: P): readonly HeapRecord[]
      fromRecords(records: readonly HeapRecord[]): P
    }
  /** The places of the heads in a row of coins, from 1, in rising order. */
  | ({ readonly kind: 'coins' } & OfNumbers<P>)
  /** One position of each part of a sum. */
  | { readonly kind: 'parts'; parts(position: P): readonly unknown[] }
  /** Something that only the game itself understands. */
  | { readonly kind: 'own' }

type Numbers = readonly bigint[]

const PLAIN: OfNumbers<Numbers> = { numbers: (position) => position, position: (list) => list }

/** Positions that are lists of heaps. */
export const HEAPS: Shape<Numbers> & OfNumbers<Numbers> = { kind: 'heaps', ...PLAIN }

/** Positions that are rows of coins. */
export const COINS: Shape<Numbers> & OfNumbers<Numbers> = { kind: 'coins', ...PLAIN }

/** Positions that are counters with names. */
export function countersOf(names: readonly string[]): Shape<Numbers> & OfNumbers<Numbers> {
  return { kind: 'counters', names, ...PLAIN }
}

/** Positions that only the game itself understands. */
export const OWN = { kind: 'own' } as const

/** The numbers of a position that is a list of numbers; undefined for others. */
export function numbersOf<P>(shape: Shape<P>, position: P): Numbers | undefined {
  return 'numbers' in shape ? shape.numbers(position) : undefined
}

/** A move between numbers as a move between the positions that are made of them. */
export function placed<P>(shape: OfNumbers<P>, move: Move<Numbers>): Move<P> {
  return untold(shape.position(move.to), () => move.text)
}
