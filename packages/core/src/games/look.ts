import type { Words } from '../model/words.ts'
import type { GameBase, Look, Pile, PileBoard, PilesLook } from './game.ts'

type Numbers = readonly bigint[]

/** What is said where coins go from place to place. */
export const CLICK_COIN: Words = {
  en: 'Click a coin: it and those before it are chosen.',
  zh: '点一枚硬币，它和它前面的都被选中。',
}

/** What the button says where a move does more than take. */
export const MOVE: Words = { en: 'Move', zh: '走' }

/** Heaps side by side, where it matters which are the first and the last, or which is higher. */
export function lookOfRow(sizes: Numbers): PilesLook {
  const invite = {
    en: 'Click a stone: all from the top down to it are chosen.',
    zh: '点一颗石子：从顶上到它的都被选中。',
  }
  return { ...lookOfHeaps(sizes, 'places'), invite, places: { on: 'row' } }
}

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
