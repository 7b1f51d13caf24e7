import type { GameBase, Look, Pile, PileBoard, PilesLook } from './game.ts'

type Numbers = readonly bigint[]

/** Heaps, numbered from 1. */
export function lookOfHeaps(sizes: Numbers, board: PileBoard = 'heaps'): PilesLook {
  const piles = sizes.map((size, i): Pile => ({ label: `${i + 1}`, size }))
  return { kind: 'piles', piles, board, notes: [] }
}

const pilesOf = (names: readonly string[], sizes: Numbers) =>
  sizes.map((size, i): Pile => ({ label: names[i] ?? `${i + 1}`, size }))

/** Counters with their names; two of them are the place of a piece. */
export function lookOfCounters(names: readonly string[], sizes: Numbers): PilesLook {
  const piles = pilesOf(names, sizes)
  return names.length === 2
    ? { kind: 'piles', piles, board: 'grid', piece: 'token', notes: [] }
    : { kind: 'piles', piles, board: 'heaps', notes: [] }
}

/** Numbers that count nothing: coordinates, a date, a product. */
export function lookOfNumbers(names: readonly string[], sizes: Numbers): PilesLook {
  return { ...lookOfHeaps(sizes, 'numbers'), piles: pilesOf(names, sizes) }
}

/** A row of coins with heads at these places. */
export function lookOfCoins(heads: Numbers): Look {
  return { kind: 'coins', heads }
}

/** A strip of squares with pieces at these places. */
export function lookOfPieces(places: Numbers): Look {
  return { kind: 'coins', heads: places, pieces: true }
}

/** What a player sees of a position. */
export function lookOf<P>(game: GameBase<P>, position: P): Look {
  return game.look(position)
}
