import { nimAdd, nimSum } from '../arith/nim-sum.ts'
import { gameOfPart } from '../games/catalogue.ts'
import type { Component, Game } from '../games/game.ts'
import { spokenMove } from '../games/spoken.ts'
import type { Theorem } from '../games/theorem.ts'
import { knowledgeOf, knownOf } from '../know/know.ts'
import type { Knowledge } from '../know/knowledge.ts'
import type { Budget } from '../model/budget.ts'
import { Moves } from '../model/moves.ts'
import type { Value } from '../model/value.ts'
import { explore } from '../values/search.ts'
import { smallValue } from '../values/small-value.ts'
import { byAutomaton } from './by-automaton.ts'
import { bySearch, valueBySearch } from './by-search.ts'
import { type Decision, filterMoves, fromValuation, type Valuation } from './decision.ts'
import { type LoopyPart, loopySum } from './loopy-sum.ts'
import { byQuotient, bySearchOrQuotient, byTaking, mayHaveQuotient } from './misere.ts'
import { valueByCounters, valueByHeaps, valueByTheorem } from './valuation.ts'

/** Decides a position by what is known to settle it; throws BeyondBudget. */
export function decide<P>(game: Game<P>, position: P, budget: Budget): Decision<P> {
  const known = knownOf(game, position)
  if (!known && mayHaveQuotient(game)) return bySearchOrQuotient(game, position, budget)
  return decideBy(known ?? knowledgeOf(game, budget, position), game, position, budget)
}

/** Decides a position by knowledge of its game. */
export function decideBy<P>(
  known: Knowledge,
  game: Game<P>,
  position: P,
  budget: Budget,
): Decision<P> {
  switch (known.kind) {
    case 'theorem':
      if (known.gives === 'value') break
      return byOutcome(game, position, theoremOf(game), known, budget)
    case 'taking':
      return byTaking(game, position, known, budget)
    case 'quotient':
      return byQuotient(game, position, known, budget)
    case 'automaton':
      return byAutomaton(game, position, known, budget)
    case 'search':
      return bySearch(game, position, budget)
  }
  const valuation = valuate(known, game, position, budget)
  if (valuation) return fromValuation(valuation)
  return byLoopyValues(game, position, partsOf(known), budget)
}

/** The theorem of a game that is known to have one. */
function theoremOf<P>({ name, theorem }: Game<P>): Theorem<P> {
  if (!theorem) throw new TypeError(`${name} has no theorem`)
  return theorem
}

/** Decides by a theorem that gives outcomes only. */
function byOutcome<P>(
  game: Game<P>,
  position: P,
  theorem: Theorem<P>,
  { evidence }: Knowledge,
  budget: Budget,
): Decision<P> {
  const outcome = theorem.outcome?.(position) ?? 'D'
  const losing = (to: P) => ((theorem.covers?.(to) ?? true) ? theorem.outcome?.(to) === 'P' : false)
  return {
    outcome,
    evidence,
    value: () => smallValue(game, position, outcome),
    winning: () => {
      if (outcome !== 'N') return Moves.none()
      return theorem.winning?.(position, budget) ?? filterMoves(game, position, losing, budget)
    },
  }
}

/** The value of a position; undefined where play can go on for ever. Throws BeyondBudget. */
function valuate<P>(
  known: Knowledge,
  game: Game<P>,
  position: P,
  budget: Budget,
): Valuation<P> | undefined {
  switch (known.kind) {
    case 'heaps':
      return valueByHeaps(game, position, known, budget)
    case 'theorem':
      return valueByTheorem(game, position, theoremOf(game), known, budget)
    case 'counters':
      return valueByCounters(game, position, known, budget)
    case 'sum':
      return valueOfSum(game.components?.(position) ?? [], partsOf(known), budget)
    default:
      return valueBySearch(game, position, budget)
  }
}

/** What settles the parts of a sum. */
function partsOf(known: Knowledge): readonly Knowledge[] {
  return (known.kind === 'sum' && known.parts) || []
}

function valueOfSum<P>(
  components: readonly Component<P>[],
  known: readonly Knowledge[],
  budget: Budget,
): Valuation<P> | undefined {
  const parts: (Valuation<unknown> & Pick<Component<P>, 'after' | 'text'>)[] = []
  for (const [i, component] of components.entries()) {
    const { position, text, after } = component
    const part = valuate(known[i] as Knowledge, gameOfPart(component), position, budget)
    if (!part) return undefined
    parts.push({ ...part, text, after })
  }
  const total = nimSum(parts.map(({ value }) => value))
  return {
    value: total,
    evidence: { kind: 'sum', parts: parts.map(({ evidence }) => evidence) },
    movesTo: (value) =>
      Moves.concat(function* () {
        for (const part of parts) {
          const target = nimAdd(part.value, nimAdd(total, value))
          if (target !== part.value) yield part.movesTo(target).map(part.after)
        }
      }),
    parts: () => parts.map(({ text, value }) => ({ text, value })),
  }
}

/** Decides a sum of which some part can go on for ever. */
function byLoopyValues<P>(
  sum: Game<P>,
  position: P,
  known: readonly Knowledge[],
  budget: Budget,
): Decision<P> {
  const components = sum.components?.(position) ?? []
  const parts = components.map((component, i): LoopyPart => {
    const { position } = component
    const game = gameOfPart(component)
    const part = known[i] as Knowledge
    const closed = part.kind === 'search' ? undefined : valuate(part, game, position, budget)
    if (closed) return closed
    const explored = explore(game, [position], budget)
    const valueAt = (to: unknown) => explored.loopyValue(to) as Value
    return {
      value: valueAt(position),
      evidence: { kind: 'search', positions: explored.positions },
      movesTo: (value) => explored.movesWhere(position, (to) => valueAt(to) === value),
      movesWhere: (wanted) => explored.movesWhere(position, (to) => wanted(valueAt(to))),
    }
  })
  return loopySum(components, parts, (move) => spokenMove(sum, position, move))
}
