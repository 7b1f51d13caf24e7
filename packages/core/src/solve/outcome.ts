import { nimAdd } from '../arith/nim-sum.ts'
import { gameOfPart } from '../games/catalogue.ts'
import { type Component, type Game, heapFrame } from '../games/game.ts'
import { heapValues } from '../know/heap-values.ts'
import { knowledgeOf } from '../know/know.ts'
import { type Budget, USUAL_BUDGET } from '../model/budget.ts'
import type { HeapValues } from '../model/heap-values.ts'
import type { Outcome } from '../model/outcome.ts'
import { solve } from './solve.ts'

/**
 * The outcome that `solve` gives, and nothing else: a judge asks about hundreds of thousands of
 * heaps, of which only the values are added where these are known. Throws BeyondBudget.
 */
export function outcomeOf<P>(game: Game<P>, position: P, budget: Budget = USUAL_BUDGET): Outcome {
  const value = valueByAdding(game, position, budget)
  return value === undefined ? solve(game, position, budget).outcome : value === 0n ? 'P' : 'N'
}

/** The xor of the values of all heaps, for games of heaps and sums of them that have no theorem. */
function valueByAdding<P>(game: Game<P>, position: P, budget: Budget): bigint | undefined {
  const { convention, rules, theorem } = game
  if (convention !== 'normal' || rules.stuckDraws || theorem) return undefined
  if (!game.components) return valueOfPart(game, position, budget)
  let sum = 0n
  for (const part of game.components(position)) {
    const value = valueOfPart(part.game, part.position, budget)
    if (value === undefined) return undefined
    sum = nimAdd(sum, value)
  }
  return sum
}

type OfPart = Component<never>['game']

/** The values of the heaps of a game, as far as they are known. */
interface Reached {
  heapsOf(position: unknown): readonly bigint[]
  readonly values: HeapValues
  /** The largest heap that they are known for, where that is not every heap. */
  readonly upTo: bigint | undefined
}

const reached = new WeakMap<OfPart, Reached>()

function valueOfPart(part: OfPart, position: unknown, budget: Budget): bigint | undefined {
  const known = reached.get(part)
  const value = known && added(known, position)
  if (value !== undefined) return value
  const more = reach(part, position, budget)
  if (!more) return undefined
  reached.set(part, more)
  return added(more, position)
}

/** The xor of the values of the heaps; undefined where one is not known yet. */
function added({ heapsOf, values, upTo }: Reached, position: unknown): bigint | undefined {
  let sum = 0n
  for (const heap of heapsOf(position)) {
    if (upTo !== undefined && heap > upTo) return undefined
    sum = nimAdd(sum, values.at(heap))
  }
  return sum
}

function reach(part: OfPart, position: unknown, budget: Budget): Reached | undefined {
  const game = gameOfPart({ game: part })
  const frame = heapFrame(game)
  if (!frame || game.convention !== 'normal' || game.rules.stuckDraws) return undefined
  const known = knowledgeOf(game, budget, position)
  if (known.kind !== 'heaps') return undefined
  const heaps = frame.numbers(position)
  return {
    heapsOf: (at) => frame.numbers(at),
    values: heapValues(known.values, frame.rule, game.theorem, budget),
    upTo: known.values.by === 'table' ? heaps.reduce((a, b) => (a > b ? a : b), 0n) : undefined,
  }
}
