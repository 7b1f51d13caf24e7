import { gameOfPart } from '../games/catalogue.ts'
import { counterFrame, type Game, heapFrame } from '../games/game.ts'
import { BeyondBudget } from '../model/errors.ts'
import type { Move } from '../model/moves.ts'
import { placed } from '../model/shape.ts'
import { counterRules } from '../rules/counters.ts'
import { heapMove, optionsOf } from '../rules/heaps.ts'

/** The moves that belong together: those of a heap, of a part of a sum, or of one way to move. */
export type MoveGroup<P> = Iterable<Move<P>>

/** The moves of a position in groups, each of which may be too long to write down. */
export function moveGroups<P>(game: Game<P>, position: P): readonly MoveGroup<P>[] {
  const counters = counterFrame(game)
  if (counters) {
    const { rule } = counters
    const numbers = counters.numbers(position)
    return rule.moves.map((way) =>
      again(function* () {
        for (const move of counterRules({ ...rule, moves: [way] }).moves(numbers))
          yield placed(counters, move)
      }),
    )
  }
  const heaps = heapFrame(game)
  if (heaps) {
    const numbers = heaps.numbers(position)
    return numbers.map((heap, index) =>
      again(function* () {
        for (const parts of optionsOf(heaps.rule, heap))
          yield placed(heaps, heapMove(numbers, index, parts))
      }),
    )
  }
  if (game.components)
    return game.components(position).flatMap((part) => {
      return moveGroups(gameOfPart(part), part.position).map((group) =>
        again(function* () {
          for (const move of group) yield part.after(move)
        }),
      )
    })
  return [again(() => game.rules.moves(position))]
}

/** What can be gone through more than once; it ends where going on is beyond the budget. */
function again<P>(moves: () => Iterable<Move<P>>): MoveGroup<P> {
  return {
    *[Symbol.iterator]() {
      try {
        yield* moves()
      } catch (error) {
        if (!(error instanceof BeyondBudget)) throw error
      }
    },
  }
}

/**
 * All moves of a position where there are at most `most`; else so many of them, the first ones of
 * every group. Two moves to the same position count once.
 */
export function spreadMoves<P>(game: Game<P>, position: P, most: number): readonly Move<P>[] {
  const lists = moveGroups(game, position)
    .slice(0, most)
    .map((group) => ({ source: group[Symbol.iterator](), moves: [] as Move<P>[] }))
  const reached = new Set<string>()
  let open = lists
  while (open.length > 0 && reached.size < most) {
    open = open.filter(({ source, moves }) => {
      if (reached.size === most) return false
      const { done, value } = source.next()
      if (done) return false
      const text = game.rules.print(value.to)
      if (!reached.has(text)) moves.push(value)
      reached.add(text)
      return true
    })
  }
  return lists.flatMap(({ moves }) => moves)
}
