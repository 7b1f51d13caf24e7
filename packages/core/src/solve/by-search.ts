import type { Game } from '../games/game.ts'
import type { Budget } from '../model/budget.ts'
import { type Move, Moves } from '../model/moves.ts'
import { type Explored, explore } from '../values/search.ts'
import type { Decision, Valuation } from './decision.ts'

/** Decides a position by the whole game tree below it; throws BeyondBudget. */
export function bySearch<P>(game: Game<P>, position: P, budget: Budget): Decision<P> {
  const explored = explore(game, [position], budget)
  return {
    outcome: explored.outcome(position),
    evidence: { kind: 'search', positions: explored.positions },
    value: () => explored.value(position),
    winning: () => {
      const winning = explored.movesWhere(position, (to) => explored.outcome(to) === 'P')
      return explored.endless ? soonest(winning, explored) : winning
    },
    ...(explored.endless && {
      endless: () => ({
        value: explored.loopyValue(position),
        remoteness: explored.remoteness(position),
      }),
    }),
    drawing: () =>
      explored.outcome(position) === 'D'
        ? explored.movesWhere(position, (to) => explored.outcome(to) === 'D')
        : Moves.none(),
  }
}

/** The value of a position by the whole game tree; undefined where play can go on for ever. */
export function valueBySearch<P>(
  game: Game<P>,
  position: P,
  budget: Budget,
): Valuation<P> | undefined {
  const explored = explore(game, [position], budget)
  const value = explored.value(position)
  if (value === undefined) return undefined
  return {
    value,
    evidence: { kind: 'search', positions: explored.positions },
    movesTo: (target) => explored.movesWhere(position, (to) => explored.value(to) === target),
  }
}

/** The moves with those first after which the end comes soonest: not every move that wins comes to one. */
function soonest<P>(moves: Moves<P>, explored: Explored<P>): Moves<P> {
  const left = ({ to }: Move<P>) => explored.remoteness(to) ?? 0
  return Moves.of(function* () {
    yield* [...moves].sort((a, b) => left(a) - left(b))
  })
}
