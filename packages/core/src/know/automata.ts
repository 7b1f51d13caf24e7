import { Arithmetic, aligned } from '../automata/arithmetic.ts'
import { type Automaton, acceptsDigits } from '../automata/automaton.ts'
import { digitsOf } from '../automata/digits.ts'
import { USUAL_BOUNDS, Work } from '../automata/work.ts'
import type { Attempt, Outcome, Proved, Search } from '../certify/automata/attempt.ts'
import { beginningIn, hasPeriod, saysTheSame } from '../certify/automata/formula-set.ts'
import { proveCounters } from '../certify/automata/prove-counters.ts'
import { proveHeaps } from '../certify/automata/prove-heaps.ts'
import type { AutomatonCertificate, AutomatonClaim } from '../certify/certificate.ts'
import type { Losing } from '../discover/counters.ts'
import { agrees } from '../discover/describe.ts'
import { growingHeaps } from '../discover/growing.ts'
import type { Pattern } from '../discover/pattern.ts'
import { formulaToJson } from '../formula/json.ts'
import { type Formula, isCondition } from '../formula/tree.ts'
import { mapChildren } from '../formula/walk.ts'
import type { Game } from '../games/game.ts'
import { type Budget, USUAL_BUDGET } from '../model/budget.ts'
import { isHeapRule, type Rule } from '../rules/rule.ts'
import type { Discovery } from './discovery.ts'
import { Kept } from './kept.ts'
import { type AutomatonKnowledge, keepAutomaton, provedAutomaton } from './proved-automata.ts'

/** How a person pushes the search for automata. */
export interface Push {
  /** The names of numeration systems to try, instead of those that the positions suggest. */
  readonly systems?: readonly string[] | undefined
  /** The most states of an automaton. */
  readonly states?: number | undefined
  /** Up to which value positions over counters are told apart. */
  readonly levels?: number | undefined
}

/** What automata prove of a game, looked for when it is first asked for. */
export interface Automata {
  /** Undefined where the game is none for automata. */
  outcome(): Outcome | undefined
  /** Whether a position of two counters is lost, where that is proved of all. */
  losing(): Losing | undefined
}

export function automataFor(game: Game<unknown>, search: Search, budget: Budget): Automata {
  let found: { readonly outcome: Outcome | undefined } | undefined
  const outcome = () => {
    found ??= { outcome: provedOf(game, search, budget) }
    return found.outcome
  }
  return { outcome, losing: () => losingBy(outcome()?.proved, game) }
}

function losingBy(proved: Proved | undefined, { rule }: Game<unknown>): Losing | undefined {
  const [set] = proved?.sets ?? []
  if (!proved || !set || rule?.kind !== 'counters') return undefined
  const words = new Map<number, readonly number[]>()
  const word = (n: number) => {
    const known = words.get(n) ?? digitsOf(proved.system, BigInt(n))
    words.set(n, known)
    return known
  }
  const isFirst = set.tracks.map((track) => track === rule.names[0])
  return (a, b) => acceptsDigits(set, aligned(isFirst.map((is) => word(is ? a : b))))
}

/** What was found out about a game, with what automata prove of all its positions. */
export function withAutomaton(
  game: Game<unknown>,
  seen: Omit<Discovery, 'game'> | undefined,
  outcome: Outcome | undefined,
  budget: Budget,
): Omit<Discovery, 'game'> | undefined {
  if (!outcome) return seen
  const { proved, attempts } = outcome
  if (!proved) return seen ? { ...seen, attempts } : unproved(attempts)
  const { certificate, to } = proved
  const { start, ...shown } = (seen && shownPattern(game, seen, proved, budget)) ?? {}
  const about = certificate.claim.what === 'values' ? 'value' : 'losing'
  const isWhole = shown.formula && !seen?.value
  return {
    status: 'proved',
    about,
    ...shown,
    ...(seen?.value && { value: seen.value }),
    checkedTo: Math.max(seen?.checkedTo ?? 0, to - 1),
    certificate: withFormula(certificate, shown.formula, start),
    tried: seen?.tried ?? [],
    attempts,
    ...((seen?.formula || seen?.law) && !isWhole && { verified: patternOf(seen) }),
  }
}

/** The certificate with a formula that says what its automaton says, for the checker to confirm. */
function withFormula(
  certificate: AutomatonCertificate,
  formula: Formula | undefined,
  start: AutomatonClaim['start'],
): AutomatonCertificate {
  if (!formula) return certificate
  const claim = { ...certificate.claim, formula: formulaToJson(formula), ...(start && { start }) }
  return { ...certificate, claim }
}

/** How many small positions at the start are looked at, to see how it depends on the first number. */
const STARTS = 40

/**
 * By how much each counter but the first is less than it at the start, and 0 where it is smaller, in a game
 * that begins with one number; undefined where all are given, or begin in another way.
 */
function startOf({ rules }: Game<unknown>, rule: Rule): readonly number[] | undefined {
  if (rule.kind !== 'counters' || rules.axes !== 1 || rule.names.length < 2) return undefined
  const at = (n: number) => rules.at?.([BigInt(n)])
  const isTuple = (position: unknown): position is readonly bigint[] =>
    Array.isArray(position) && position.length === rule.names.length
  const last = at(STARTS)
  if (!isTuple(last)) return undefined
  const less = last.slice(1).map((n) => STARTS - Number(n))
  const begins = Array.from({ length: STARTS }, (_, n) => at(n)).every(
    (position, n) =>
      isTuple(position) &&
      [0, ...less].every((by, i) => Number(position[i]) === Math.max(0, n - by)),
  )
  return begins && less.every((by) => by >= 0) ? less : undefined
}

/** The formula of a game's theorem by the names of its counters, which the theorem may call otherwise. */
function statedIn({ rule, theorem }: Game<unknown>): Formula | undefined {
  if (!theorem?.formula || rule?.kind !== 'counters') return undefined
  const used = new Set<string>()
  const note = (f: Formula): Formula => {
    if (f.op === 'var') used.add(f.name)
    return mapChildren(f, note)
  }
  note(theorem.formula)
  const free = rule.names.filter((name) => !used.has(name))
  const other = [...used].filter((name) => !rule.names.includes(name))
  const called = new Map(other.map((name, i) => [name, free[i]]))
  const rename = (f: Formula): Formula => {
    const name = f.op === 'var' ? called.get(f.name) : undefined
    return name === undefined ? mapChildren(f, rename) : { op: 'var', name }
  }
  return rename(theorem.formula)
}

/** What deciding about a formula may cost. */
const FORMULA_BOUNDS = { states: 50_000, seconds: 60 }

/** What of a pattern that was seen is what the automaton says, and so is proved. */
function shownPattern(
  game: Game<unknown>,
  seen: Omit<Discovery, 'game'>,
  { certificate, sets, system }: Proved,
  budget: Budget,
): Partial<Pattern> & Pick<AutomatonClaim, 'start'> {
  const [set] = sets as [Automaton]
  const { rule } = game
  // with time of its own: what is proved is not to lose its formula to a slow proof
  const arithmetic = new Arithmetic(system, new Work(FORMULA_BOUNDS))
  if (certificate.claim.what !== 'values') {
    const start = rule && startOf(game, rule)
    const own = rule?.kind === 'counters' && start
    const shown = own ? beginningIn(set, rule.names, start, arithmetic) : set
    // where no finder has a formula, that of the theorem may be what the automaton says
    const formula = seen.formula ?? (own ? undefined : statedIn(game))
    const isShown = formula && isCondition(formula) && saysTheSame(formula, shown, arithmetic)
    return isShown ? { formula, ...(start && { start }) } : {}
  }
  const { formula, period, law, maxValue } = seen
  if (seen.about !== 'value' || !formula) return {}
  const regular = period && hasPeriod(period, set, arithmetic)
  if (!regular) return saysTheSame(formula, set, arithmetic, 'v') ? { formula } : {}
  if (!rule || !isHeapRule(rule)) return {}
  const values = growingHeaps(rule, budget)
  values.grow(period.from + 2 * period.length)
  if (!agrees(formula, values, period)) return {}
  return { formula, period, ...(maxValue !== undefined && { maxValue }), ...(law && { law }) }
}

function patternOf({ about, formula, law, value, checkedTo }: Omit<Discovery, 'game'>) {
  return {
    about,
    ...(formula && { formula }),
    ...(law && { law }),
    ...(value && { value }),
    checkedTo,
  }
}

function unproved(attempts: readonly Attempt[]): Omit<Discovery, 'game'> | undefined {
  if (attempts.length === 0) return undefined
  const checkedTo = attempts.reduce((most, { to }) => Math.max(most, to - 1), 0)
  return { status: 'none', about: 'losing', checkedTo, tried: [], attempts }
}

/** What automata prove of all positions of a game: no pattern is looked for, and nothing is kept. */
export function proveGame(game: Game<unknown>, search: Search = { bounds: {} }): Outcome {
  return provedOf(game, search, USUAL_BUDGET) ?? { attempts: [] }
}

function provedOf(game: Game<unknown>, search: Search, budget: Budget): Outcome | undefined {
  const { rule, rules, convention } = game
  if (!rule || rules.stuckDraws) return undefined
  // a game may begin with fewer numbers than its rule has counters
  if (rule.kind === 'counters' && (rules.axes ?? rule.names.length) !== rule.names.length)
    if (!startOf(game, rule)) return undefined
  if (rule.kind === 'counters') return proveCounters(rule, convention === 'misere', search)
  if (rule.kind === 'code' || convention === 'misere') return undefined
  const values = growingHeaps(rule, budget)
  return proveHeaps(
    rule,
    (last) =>
      values.grow(last) ? Array.from({ length: last + 1 }, (_, n) => values.at(n)) : undefined,
    search,
  )
}

/** What automata may cost within a budget, of which `usual` is the one where nothing is said. */
export function searchWithin(budget: Budget, usual: Budget, push: Push): Search {
  const factor = budget.table / usual.table
  const short = budget.table < LARGE ? 0 : SHORT
  const seconds = budget.automata ?? Math.max(short, USUAL_BOUNDS.seconds * factor)
  const memory = budget.memory ?? USUAL_BOUNDS.memory
  return {
    bounds: {
      states: push.states ?? Math.round(USUAL_BOUNDS.states * Math.max(1, factor)),
      seconds,
      memory,
      progress: budget.progress,
    },
    systems: push.systems,
    levels: push.levels,
  }
}

/** A budget for tables from which on a few seconds are spent, as where a solver asks. */
const [LARGE, SHORT] = [1_000_000_000, 5]

/** The games for which a solver has looked for an automaton in vain. */
const failed = new Kept<true>()

/**
 * What an automaton says of all positions of a rule over counters: what was proved before, else
 * what a few seconds prove. No pattern is looked for, which may take far longer.
 */
export function learnedAutomaton(game: Game<unknown>): AutomatonKnowledge | undefined {
  const known = provedAutomaton(game)
  if (known || failed.get(game) || game.rule?.kind !== 'counters') return known
  const misere = game.convention === 'misere'
  const { proved } = proveCounters(game.rule, misere, { bounds: { seconds: SHORT } })
  if (proved) keepAutomaton(game, proved.certificate)
  else failed.set(game, true)
  return provedAutomaton(game)
}
