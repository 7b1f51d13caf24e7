import { nimSum } from '../arith/nim-sum.ts'
import { gameOfRule } from '../games/catalogue.ts'
import type { Component, Game } from '../games/game.ts'
import type { Theorem } from '../games/theorem.ts'
import type { Evidence } from '../know/evidence.ts'
import { heapValues } from '../know/heap-values.ts'
import type { Budget } from '../model/budget.ts'
import { Meter } from '../model/errors.ts'
import type { HeapValues } from '../model/heap-values.ts'
import { type Move, Moves } from '../model/moves.ts'
import type { Outcome } from '../model/outcome.ts'
import type { Value } from '../model/value.ts'
import { same, type Words } from '../model/words.ts'
import { type CodeRule, type HeapRule, isHeapRule } from '../rules/rule.ts'
import { directionsOf, lineValues } from '../values/lines.ts'
import { type Explored, explore } from '../values/search.ts'
import { smallValue } from '../values/small-value.ts'
import { heapMovesTo, optionValues, valueOfHeaps } from './heaps.ts'
import { type LoopyPart, loopySum } from './loopy-sum.ts'
import { misereByQuotient, misereTakes } from './misere.ts'
import type { Endless, Part } from './verdict.ts'

/** An outcome with the ways to the rest of the verdict. */
export interface Decision<P> {
  readonly outcome: Outcome
  readonly evidence: Evidence
  value(): bigint | undefined
  winning(): Moves<P>
  drawing?(): Moves<P>
  endless?(): Endless
  /** The reason, where it is not seen from the parts or the theorem. */
  why?(): Words
  parts?(): readonly Part[]
}

/** The value of a position, and the moves from it to positions of any value. */
interface Valuation<P> {
  readonly value: bigint
  readonly evidence: Evidence
  movesTo(value: bigint): Moves<P>
  parts?(): readonly Part[]
}

type Heaps = readonly bigint[]

/** Decides a position by the cheapest strategy that applies: theorem, sum, table, search. */
export function decide<P>(game: Game<P>, position: P, budget: Budget): Decision<P> {
  const known = theoremOutcome(game, position, budget)
  if (known) return known
  if (game.convention === 'normal' && !game.rules.stuckDraws) {
    const valuation = valuateClosed(game, position, budget)
    if (valuation) return fromValuation(valuation)
    const components = game.components?.(position)
    if (components) return byLoopyValues(components, budget)
  }
  if (game.convention === 'misere' && game.rule && isHeapRule(game.rule)) {
    const heaps = position as Heaps
    const known =
      misereTakes(game, heaps, budget) ??
      misereByQuotient(game.rule, heaps, budget, (within) =>
        bySearch(game as Game<unknown> as Game<Heaps>, heaps, within),
      )
    return known as Decision<unknown> as Decision<P>
  }
  return bySearch(game, position, budget)
}

function fromValuation<P>(valuation: Valuation<P>): Decision<P> {
  return {
    outcome: valuation.value === 0n ? 'P' : 'N',
    evidence: valuation.evidence,
    value: () => valuation.value,
    winning: () => valuation.movesTo(0n),
    ...(valuation.parts && { parts: valuation.parts }),
  }
}

/** The theorem of a game where it speaks of the position. */
function theoremFor<P>(game: Game<P>, position: P): Theorem<P> | undefined {
  const { theorem } = game
  return theorem && (theorem.covers?.(position) ?? true) ? theorem : undefined
}

/** Decides by a theorem that gives outcomes only. */
function theoremOutcome<P>(game: Game<P>, position: P, budget: Budget): Decision<P> | undefined {
  const theorem = theoremFor(game, position)
  if (!theorem?.outcome) return undefined
  const outcome = theorem.outcome(position)
  const losing = (to: P) => ((theorem.covers?.(to) ?? true) ? theorem.outcome?.(to) === 'P' : false)
  return {
    outcome,
    evidence: { kind: 'theorem', name: theorem.name, reference: theorem.reference },
    value: () => smallValue(game, position, outcome),
    winning: () => {
      if (outcome !== 'N') return Moves.none()
      return theorem.winning?.(position, budget) ?? filterMoves(game, position, losing, budget)
    },
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

/** The value of a position; undefined where play can go on for ever. Throws BeyondBudget. */
function valuate<P>(game: Game<P>, position: P, budget: Budget): Valuation<P> | undefined {
  return valuateClosed(game, position, budget) ?? valuateBySearch(game, position, budget)
}

/** The value by a theorem, as a sum, or by a table of heaps. */
function valuateClosed<P>(game: Game<P>, position: P, budget: Budget): Valuation<P> | undefined {
  const theorem = theoremFor(game, position)
  if (theorem?.heaps) {
    const evidence: Evidence = { kind: 'theorem', name: theorem.name, reference: theorem.reference }
    return valuateHeaps(game, position, theorem.heaps, evidence, budget)
  }
  if (theorem?.value) return valuateByTheorem(game, position, theorem, budget)
  if (game.components) return valuateSum(game.components(position), budget)
  if (game.rule && isHeapRule(game.rule)) {
    const { values, evidence } = heapValues(game, position as Heaps, budget)
    return valuateHeaps(game, position, values, evidence, budget)
  }
  return valuateByLines(game, position, budget)
}

/** The value of a position of two counters by the table of all positions below it. */
function valuateByLines<P>(game: Game<P>, position: P, budget: Budget): Valuation<P> | undefined {
  const directions = directionsOf(game)
  if (!directions) return undefined
  const [a = 0n, b = 0n] = position as Heaps
  if (a * b > BigInt(budget.table)) return undefined
  const table = lineValues(directions, Number(a), Number(b), budget)
  const valueAt = ([i = 0n, j = 0n]: Heaps) => BigInt(table.at(Number(i), Number(j)))
  return {
    value: valueAt([a, b]),
    evidence: { kind: 'table', bound: a > b ? a : b },
    movesTo: (value) => filterMoves(game, position, (to) => valueAt(to as Heaps) === value, budget),
  }
}

function valuateByTheorem<P>(
  game: Game<P>,
  position: P,
  theorem: Theorem<P>,
  budget: Budget,
): Valuation<P> {
  const valueAt = theorem.value?.bind(theorem) as (p: P) => bigint
  return {
    value: valueAt(position),
    evidence: { kind: 'theorem', name: theorem.name, reference: theorem.reference },
    movesTo: (value) =>
      theorem.movesTo?.(position, value, budget) ??
      filterMoves(game, position, (to) => valueAt(to) === value, budget),
  }
}

function valuateHeaps<P>(
  game: Game<P>,
  position: P,
  values: HeapValues,
  evidence: Evidence,
  budget: Budget,
): Valuation<P> {
  const heaps = position as Heaps
  const { rule } = game
  if (!rule || !isHeapRule(rule)) throw new TypeError(`${game.name} is not a game of heaps`)
  return {
    value: valueOfHeaps(heaps, values),
    evidence,
    movesTo: (value) =>
      heapMovesTo(rule, heaps, value, values, budget) as Moves<unknown> as Moves<P>,
    parts: () => heapParts(rule, heaps, values, theoremFor(game, position) === undefined),
  }
}

function valuateSum<P>(
  components: readonly Component<P>[],
  budget: Budget,
): Valuation<P> | undefined {
  const parts: Valuation<unknown>[] = []
  for (const { game, position } of components) {
    const part = valuate('rules' in game ? game : gameOfRule(game, 'normal'), position, budget)
    if (!part) return undefined
    parts.push(part)
  }
  const total = nimSum(parts.map((part) => part.value))
  return {
    value: total,
    evidence: { kind: 'sum', parts: parts.map((p) => p.evidence) },
    movesTo: (value) =>
      Moves.concat(function* () {
        for (const [i, part] of parts.entries()) {
          const target = nimSum([part.value, total, value])
          if (target !== part.value)
            yield part.movesTo(target).map((components[i] as Component<P>).after)
        }
      }),
    parts: () =>
      components.map(({ text }, i) => ({ text, value: (parts[i] as Valuation<unknown>).value })),
  }
}

/** Decides a sum of which some part can go on for ever. */
function byLoopyValues<P>(components: readonly Component<P>[], budget: Budget): Decision<P> {
  const parts = components.map(({ game, position }): LoopyPart => {
    const part = 'rules' in game ? game : gameOfRule(game, 'normal')
    const closed = valuateClosed(part, position, budget)
    if (closed) return closed
    const explored = explore(part, [position], budget)
    const valueAt = (to: unknown) => explored.loopyValue(to) as Value
    return {
      value: valueAt(position),
      evidence: { kind: 'search', positions: explored.positions },
      movesTo: (value) => explored.movesWhere(position, (to) => valueAt(to) === value),
      movesWhere: (wanted) => explored.movesWhere(position, (to) => wanted(valueAt(to))),
    }
  })
  return loopySum(components, parts)
}

function valuateBySearch<P>(game: Game<P>, position: P, budget: Budget): Valuation<P> | undefined {
  const explored = explore(game, [position], budget)
  const value = explored.value(position)
  if (value === undefined) return undefined
  return {
    value,
    evidence: { kind: 'search', positions: explored.positions },
    movesTo: (target) => explored.movesWhere(position, (to) => explored.value(to) === target),
  }
}

function bySearch<P>(game: Game<P>, position: P, budget: Budget): Decision<P> {
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

/** The moves with those first after which the end comes soonest: not every move that wins comes to one. */
function soonest<P>(moves: Moves<P>, explored: Explored<P>): Moves<P> {
  const left = ({ to }: Move<P>) => explored.remoteness(to) ?? 0
  return Moves.of(function* () {
    yield* [...moves].sort((a, b) => left(a) - left(b))
  })
}

/** The moves to positions with a property, one by one within the budget. */
function filterMoves<P>(
  game: Game<P>,
  position: P,
  wanted: (to: P) => boolean,
  budget: Budget,
): Moves<P> {
  return Moves.of(function* () {
    const meter = new Meter(budget.search)
    for (const move of game.rules.moves(position)) {
      meter.tick()
      if (wanted(move.to)) yield move
    }
  })
}
