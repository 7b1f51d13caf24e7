import { type HeapStream, streamOf } from '../formula/stream.ts'
import { equal, xorOf } from '../formula/tree.ts'
import type { Game } from '../games/game.ts'

/**
 * A way to decide a list of heaps in one pass without keeping them: the result is 1 where the
 * player to move loses. Undefined where the game's theorem is not of that kind.
 */
export function losingStream(game: Game<unknown>): HeapStream | undefined {
  const { theorem } = game
  if (!theorem?.formula || theorem.covers) return undefined
  return streamOf(theorem.heaps ? equal(xorOf(theorem.formula), 0) : theorem.formula, {})
}
