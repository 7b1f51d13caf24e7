import type { GameBase, Look, Pile, PileBoard, PilesLook } from './game.ts'

type Numbers = readonly bigint[]

/** Heaps, numbered from 1. */
export function lookOfHeaps(sizes: Numbers, board: PileBoard = 'heaps'): PilesLook {
  const piles = sizes.map((size, i): Pile => ({ label: `${i + 1}`, size }))
  return { kind: 'piles', piles, board, notes: [] }
}

/** Counters with their names; two of them are the place of a piece. */
export function lookOfCounters(names: readonly string[], sizes: Numbers): PilesLook {
  const piles = sizes.map((size, i): Pile => ({ label: names[i] ?? `${i + 1}`, size }))
  return names.length === 2
    ? { kind: 'piles', piles, board: 'grid', piece: 'token', notes: [] }
    : { kind: 'piles', piles, board: 'heaps', notes: [] }
}

/** A row of coins with heads at these places. */
export function lookOfCoins(heads: Numbers): Look {
  return { kind: 'coins', heads }
}

/** What a player sees of a position. */
export function lookOf<P>(game: GameBase<P>, position: P): Look {
  return game.look(position)
}
