import { max } from '../arith/integers.ts'
import { substitute } from '../formula/substitute.ts'
import type { Formula } from '../formula/tree.ts'
import { argsOf, entryOf, gameOfPart, gameOfRule } from '../games/catalogue.ts'
import { counterFrame, type Game, heapFrame } from '../games/game.ts'
import type { AnyGame, PartizanGame } from '../games/partizan/game.ts'
import type { Theorem } from '../games/theorem.ts'
import { type Budget, USUAL_BUDGET } from '../model/budget.ts'
import { numbersOf } from '../model/shape.ts'
import { topsOf } from '../rules/counters.ts'
import { mayLeave } from '../rules/rule.ts'
import { counterValues } from '../values/counter-values.ts'
import { directionsOf } from '../values/lines.ts'
import { learnedAutomaton } from './automata.ts'
import type { Evidence } from './evidence.ts'
import { heapsLearned, heapsUpTo } from './heap-knowledge.ts'
import type { EntryName, Knowledge } from './knowledge.ts'
import { ofTaking, onlyTakes, quotientKnown, quotientLearned, SEARCH } from './misere-knowledge.ts'
import { learnedOf } from './partizan/know.ts'
import type { PartizanKnowledge } from './partizan/knowledge.ts'
import { provedHeaps } from './proved-heaps.ts'

/** Whether it is enough to know who wins, or a sum is waiting for values. */
type Wanted = 'outcome' | 'value'

/**
 * What settles a game, and by which evidence: all that the budget finds out, or where a position is
 * given, what settles that position, which is learned only as far as it saves work. What was proved
 * once, by anybody, is known to all who ask later. Throws BeyondBudget where a table would have to
 * reach a position and does not.
 */
export function knowledgeOf<P>(game: Game<P>, budget?: Budget, position?: P): Knowledge
export function knowledgeOf<P>(
  game: PartizanGame<P>,
  budget?: Budget,
  position?: P,
): PartizanKnowledge
export function knowledgeOf<P>(
  game: AnyGame<P>,
  budget: Budget = USUAL_BUDGET,
  position?: P,
): Knowledge | PartizanKnowledge {
  if (game.partizan)
    return learnedOf(game, budget, position, (part, at) => settle(part, budget, at, 'value'))
  return settle(game, budget, position, 'outcome')
}

/** What settles a game, or a position of it, as far as that is known at no cost. */
export function knownOf<P>(game: Game<P>, position?: P): Knowledge | undefined {
  return known(game, position, 'outcome')
}

function settle<P>(
  game: Game<P>,
  budget: Budget,
  position: P | undefined,
  wanted: Wanted,
): Knowledge {
  const before = known(game, position, wanted)
  const partial = position === undefined && game.theorem?.covers !== undefined
  if (before?.kind === 'theorem' && partial)
    return { ...before, otherwise: learn(game, budget, position) }
  const whole = position !== undefined || !lacksFormula(before)
  return before && whole ? before : learn(game, budget, position)
}

/** Whether a period is known of which nobody has looked for a formula. */
function lacksFormula(known: Knowledge | undefined): boolean {
  const values = known?.kind === 'heaps' || known?.kind === 'taking' ? known.values : undefined
  return values?.by === 'period' && !values.formula
}

function known<P>(game: Game<P>, position: P | undefined, wanted: Wanted): Knowledge | undefined {
  const { theorem, convention } = game
  const speaks = theorem && (position === undefined || (theorem.covers?.(position) ?? true))
  if (speaks && !(wanted === 'value' && theorem.outcome)) return ofTheorem(game, theorem)
  const frame = heapFrame(game)
  if (!frame) return undefined
  const { rule } = frame
  const heaps = position === undefined ? undefined : frame.numbers(position)
  if (convention === 'misere')
    return onlyTakes(rule)
      ? ofTaking(known(gameOfRule(rule, 'normal'), heaps, 'value'))
      : quotientKnown(game, rule, heaps)
  const values = provedHeaps(game)
  return values && { kind: 'heaps', values, evidence: values.evidence }
}

const theorems = new WeakMap<object, Knowledge>()

/** What the theorem of a game says, the same for all who ask: a judge asks in every case. */
function ofTheorem<P>(game: Game<P>, theorem: Theorem<P>): Knowledge {
  const known = theorems.get(game) ?? madeOf(game, theorem)
  theorems.set(game, known)
  return known
}

/**
 * What a theorem says. Where the parameters are in the input a judge makes a game for every case, so
 * the formula is filled in when it is asked for.
 */
function madeOf<P>(game: Game<P>, theorem: Theorem<P>): Knowledge {
  const evidence: Evidence = { kind: 'theorem', name: theorem.name, reference: theorem.reference }
  const gives = theorem.outcome ? 'outcome' : 'value'
  const { formula } = theorem
  if (!formula) return { kind: 'theorem', gives, of: entryName(game), evidence }
  let filled: Formula | undefined
  const filledIn = {
    get formula(): Formula {
      filled ??= substitute(formula, argsOf(game))
      return filled
    },
    get of(): EntryName | undefined {
      return entryName(game)
    },
    evidence,
  }
  return theorem.heaps
    ? { kind: 'heaps', values: Object.assign(filledIn, { by: 'formula' as const }), evidence }
    : Object.assign(filledIn, { kind: 'theorem' as const, gives } as const)
}

/** The game of the catalogue that a game is, itself or by its rule. */
function entryName<P>(game: Game<P>): EntryName | undefined {
  const entry = entryOf(game)
  return entry && { slug: entry.slug, args: argsOf(game) }
}

/** What settles a game, or a position of it, beyond what is known. */
function learn<P>(game: Game<P>, budget: Budget, position: P | undefined): Knowledge {
  const { convention, rules } = game
  const frame = heapFrame(game)
  const heaps = position === undefined ? undefined : frame?.numbers(position)
  if (convention === 'normal' && !rules.stuckDraws) {
    if (game.components) return ofSum(game, budget, position)
    if (frame) {
      const values = heaps
        ? heapsUpTo(game, frame.rule, heaps.reduce(max, 0n), budget)
        : heapsLearned(game, frame.rule, budget)
      return { kind: 'heaps', values, evidence: values.evidence }
    }
    return ofCounters(game, budget, position)
  }
  if (convention === 'misere' && !frame && !rules.stuckDraws)
    return ofAutomaton(game, budget, position) ?? SEARCH
  if (convention === 'normal' || !frame) return SEARCH
  if (!onlyTakes(frame.rule)) return quotientLearned(game, frame.rule, budget, heaps)
  return ofTaking(settle(gameOfRule(frame.rule, 'normal'), budget, heaps, 'value')) ?? SEARCH
}

/** Games over two counters: a table, unless the position has too many below it. */
function ofCounters<P>(game: Game<P>, budget: Budget, position: P | undefined): Knowledge {
  const frame = counterFrame(game)
  if (!frame || !directionsOf(game))
    return ofAutomaton(game, budget, position) ?? ofLeaving(game, budget, position)
  const [a = 0n, b = 0n] = position === undefined ? [] : frame.numbers(position)
  if (a * b > BigInt(budget.table)) return ofAutomaton(game, budget, position) ?? SEARCH
  return { kind: 'counters', evidence: { kind: 'table', bound: max(a, b) } }
}

/** Positions below which there are more than this are worth looking for an automaton. */
const FAR = 100_000n

/** What an automaton says of positions that are far from the end, if one is proved. */
function ofAutomaton<P>(
  game: Game<P>,
  budget: Budget,
  position: P | undefined,
): Knowledge | undefined {
  const frame = counterFrame(game)
  if (!frame || position === undefined || game.rules.axes === 1) return undefined
  const below = frame.numbers(position).reduce((product, n) => product * (n + 1n), 1n)
  if (below <= FAR) return undefined
  if (budget.table < USUAL_BUDGET.table / 100) return undefined
  const known = learnedAutomaton(game)
  return known && { kind: 'automaton', ...known }
}

/** Rules over counters that leave several positions: a table, where each move leaves less in all. */
function ofLeaving<P>(game: Game<P>, budget: Budget, position: P | undefined): Knowledge {
  const { rule, shape } = game
  if (position === undefined || rule?.kind !== 'counters' || !mayLeave(rule)) return SEARCH
  const tops = topsOf(rule, numbersOf(shape, position) ?? [])
  if (!counterValues(game, tops, budget)) return SEARCH
  return { kind: 'counters', evidence: { kind: 'table', bound: tops.reduce(max, 0n) } }
}

/** The parts of a sum, each settled on its own. */
function ofSum<P>(game: Game<P>, budget: Budget, position: P | undefined): Knowledge {
  const parts =
    position !== undefined
      ? game
          .components?.(position)
          .map((part) => settle(gameOfPart(part), budget, part.position, 'value'))
      : game.is.kind === 'sum'
        ? game.is.parts.map((part) => settle(part, budget, undefined, 'value'))
        : undefined
  const evidence = parts?.map((part) => part.evidence) ?? []
  return { kind: 'sum', ...(parts && { parts }), evidence: { kind: 'sum', parts: evidence } }
}
