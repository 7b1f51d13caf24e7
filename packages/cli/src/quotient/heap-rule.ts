import { type Game, type HeapFrame, heapFrame } from '@nimber/core'
import { wrongQuotient } from './words.ts'

/** The rule of a game of heaps, and the heaps of its positions; throws a UsageError for others. */
export function heapRuleOf<P>(game: Game<P>): HeapFrame<P> {
  const frame = heapFrame(game)
  if (frame) return frame
  throw wrongQuotient((say) => say.notHeaps(game.name))
}
