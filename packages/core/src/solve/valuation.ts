import { nimSum } from '../arith/nim-sum.ts'
import { counterFrame, type Game, heapFrame } from '../games/game.ts'
import type { Theorem } from '../games/theorem.ts'
import { heapValues } from '../know/heap-values.ts'
import type { Knowledge } from '../know/knowledge.ts'
import type { Budget } from '../model/budget.ts'
import type { HeapValues } from '../model/heap-values.ts'
import { Moves } from '../model/moves.ts'
import { numbersOf, placed } from '../model/shape.ts'
import { same } from '../model/words.ts'
import { topsOf, tuplesOf } from '../rules/counters.ts'
import { type CodeRule, type CounterRule, type HeapRule, mayLeave } from '../rules/rule.ts'
import { counterValues } from '../values/counter-values.ts'
import { lineTable } from '../values/lines.ts'
import { filterMoves, type Valuation } from './decision.ts'
import { heapMovesTo, optionValues, valueOfHeaps } from './heaps.ts'
import type { Part } from './verdict.ts'

type Heaps = readonly bigint[]
type Of<K extends Knowledge['kind']> = Knowledge & { readonly kind: K }

/** The value of a position by the values of its heaps. */
export function valueByHeaps<P>(
  game: Game<P>,
  position: P,
  { values: known, evidence }: Of<'heaps'>,
  budget: Budget,
): Valuation<P> {
  const frame = heapFrame(game)
  if (!frame) throw new TypeError(`${game.name} is not a game of heaps`)
  const { rule } = frame
  const heaps = frame.numbers(position)
  const values = heapValues(known, rule, game.theorem, budget)
  return {
    value: valueOfHeaps(heaps, values),
    evidence,
    movesTo: (value) =>
      heapMovesTo(rule, heaps, value, values, budget).map((move) => placed(frame, move)),
    parts: () => heapParts(rule, heaps, values, known.by !== 'formula'),
  }
}

/** The heaps as parts, with the values of their options where no formula is the reason. */
function heapParts(
  rule: HeapRule | CodeRule,
  heaps: Heaps,
  values: HeapValues,
  fromTable: boolean,
): readonly Part[] {
  return heaps.map((heap) => ({
    text: same(heap.toString()),
    value: values.at(heap),
    options: fromTable && heaps.length <= 4 ? optionValues(rule, heap, values) : undefined,
  }))
}

/** The value of a position by the theorem of its game. */
export function valueByTheorem<P>(
  game: Game<P>,
  position: P,
  theorem: Theorem<P>,
  { evidence }: Of<'theorem'>,
  budget: Budget,
): Valuation<P> {
  const valueAt = (p: P): bigint => {
    const value = theorem.value?.(p)
    if (value === undefined) throw new TypeError(`${game.name}: a theorem without values`)
    return value
  }
  const own = valueAt(position)
  return {
    value: own,
    evidence,
    movesTo(value) {
      if (value === own) return Moves.none() // no option has the value of the position itself
      return (
        theorem.movesTo?.(position, value, budget) ??
        filterMoves(game, position, (to) => valueAt(to) === value, budget)
      )
    },
  }
}

/** The value of a position of two counters by the table of all positions below it. */
export function valueByCounters<P>(
  game: Game<P>,
  position: P,
  { evidence }: Of<'counters'>,
  budget: Budget,
): Valuation<P> {
  const { rule } = game
  if (rule?.kind === 'counters' && mayLeave(rule))
    return valueByLeaving(game, rule, position, evidence, budget)
  const frame = counterFrame(game)
  const pair = (p: P) => {
    const [a = 0n, b = 0n] = frame?.numbers(p) ?? []
    return [Number(a), Number(b)] as const
  }
  const table = lineTable(game, ...pair(position), budget)
  if (!table) throw new TypeError(`${game.name} is not a game of two counters`)
  const valueAt = (p: P) => BigInt(table.at(...pair(p)))
  return {
    value: valueAt(position),
    evidence,
    movesTo: (value) => filterMoves(game, position, (to) => valueAt(to) === value, budget),
  }
}

/** The value of a position of several tuples of counters by the table of all below them. */
function valueByLeaving<P>(
  game: Game<P>,
  rule: CounterRule,
  position: P,
  evidence: Valuation<P>['evidence'],
  budget: Budget,
): Valuation<P> {
  const numbers = (p: P) => numbersOf(game.shape, p) ?? []
  const table = counterValues(game, topsOf(rule, numbers(position)), budget)
  if (!table) throw new TypeError(`${game.name} has no table`)
  const valueOfTuple = (tuple: Heaps) => BigInt(table.at(tuple.map(Number)))
  const valueAt = (p: P) => nimSum(tuplesOf(rule, numbers(p)).map(valueOfTuple))
  return {
    value: valueAt(position),
    evidence,
    movesTo: (value) => filterMoves(game, position, (to) => valueAt(to) === value, budget),
    parts: () =>
      tuplesOf(rule, numbers(position)).map((tuple) => ({
        text: same(`(${tuple.join(', ')})`),
        value: valueOfTuple(tuple),
      })),
  }
}
