import type { Arithmetic } from '../../automata/arithmetic.ts'
import { type Automaton, renamed } from '../../automata/automaton.ts'
import { comparison, plusTimes, type Term } from '../../automata/sentence.ts'
import type { Linear } from '../../rules/rule.ts'
import { type Comparison, type CounterMove, type CounterRule, FREE } from '../../rules/rule.ts'
import { amountSet } from './amounts.ts'

/** A move as what must hold of the counters before it, those after it (with a dash) and k. */
export interface MoveSets {
  /** The counters that it changes. */
  readonly changed: readonly string[]
  /** The tracks of no position: the counters after the move, and k where it is there. */
  readonly forgotten: readonly string[]
  readonly sets: readonly Automaton[]
}

/** Larger numbers in a rule make automata that are never finished. */
const [MOST_FACTOR, MOST_CONSTANT] = [64, 1_000_000]

/** Whether the moves of a rule are first-order over addition, with small numbers. */
export function isLinear({ names, moves, drawUnless }: CounterRule): boolean {
  const small = ({ constant, terms, products }: Linear) =>
    !products &&
    terms.every(([, c]) => c >= -MOST_FACTOR && c <= MOST_FACTOR) &&
    constant >= -MOST_CONSTANT &&
    constant <= MOST_CONSTANT
  return (
    !drawUnless &&
    names.length <= 5 &&
    moves.length <= 64 &&
    moves.every(
      ({ changes, where, leaves }) =>
        !leaves &&
        changes.every(({ value }) => small(value)) &&
        where.every(({ left, right }) => small(left) && small(right)),
    )
  )
}

/** The name of a counter after a move. */
export const after = (counter: string) => `${counter}'`

export function termOf({ constant, terms }: Linear): Term {
  return terms.reduce(
    (sum, [name, c]) => plusTimes(sum, Number(c), { constant: 0, of: { [name]: 1 } }),
    { constant: Number(constant), of: {} } as Term,
  )
}

/** What a counter is after a change, by the counters before it and k. */
export function changedTerm({ counter, by, value }: CounterMove['changes'][number]): Term {
  const term = termOf(value)
  const old = { constant: 0, of: { [counter]: 1 } }
  return by === ':=' ? term : plusTimes(old, by === '-=' ? -1 : 1, term)
}

interface Constraint {
  readonly term: Term
  /** The term compared with 0. */
  readonly is: Comparison
}

/** Undefined where the amounts of k are no set of numbers in this system. */
export function moveSets(move: CounterMove, arithmetic: Arithmetic): MoveSets | undefined {
  const { changes, where, amounts } = move
  const letters = [FREE, ...(move.free ?? [])]
  const constraints: Constraint[] = [
    ...changes.map(
      (change): Constraint => ({
        term: plusTimes(changedTerm(change), -1, {
          constant: 0,
          of: { [after(change.counter)]: 1 },
        }),
        is: '=',
      }),
    ),
    ...where.map(
      ({ left, is, right }): Constraint => ({
        term: plusTimes(termOf(left), -1, termOf(right)),
        is,
      }),
    ),
  ]
  for (const letter of letters)
    if (constraints.some(({ term }) => letter in term.of))
      constraints.push({ term: { constant: -1, of: { [letter]: 1 } }, is: '>=' })
  const chosen = amounts && amountSet(amounts, FREE, undefined, arithmetic)
  if (amounts && !chosen) return undefined
  const kept = letters
    .filter((letter) => letter !== FREE || !amounts)
    .reduce<readonly Constraint[]>(withoutFree, constraints)
  const sets = kept.map(({ term, is }) => comparison(arithmetic, is, term.of, term.constant))
  const changed = changes.map(({ counter }) => counter)
  return {
    changed,
    forgotten: [
      ...changed.map(after),
      ...letters.filter(
        (letter) =>
          (letter === FREE && amounts) || kept.some(({ term }) => (term.of[letter] ?? 0) !== 0),
      ),
    ],
    sets: [...sets, ...(chosen ? [chosen] : [])].sort((a, b) => a.size - b.size),
  }
}

/**
 * The same without a letter, where an equation gives it. Not where others contain a multiple of it: a
 * multiple of an equation costs far more states than a multiple of the letter.
 */
function withoutFree(constraints: readonly Constraint[], letter: string): readonly Constraint[] {
  const factor = ({ term }: Constraint) => term.of[letter] ?? 0
  const giving = constraints.find((each) => each.is === '=' && Math.abs(factor(each)) === 1)
  const others = constraints.filter((each) => each !== giving)
  if (!giving || others.some((each) => Math.abs(factor(each)) > 1)) return constraints
  // s·k + rest = 0, so k = −s·rest, and adding −s·q times the equation takes q·k away
  const s = factor(giving)
  return others.map((each) => ({
    term: plusTimes(each.term, -s * factor(each), giving.term),
    is: each.is,
  }))
}

/** The positions from which a move leads into a set, over all counters. */
export function intoSet(
  { names }: CounterRule,
  move: MoveSets,
  set: Automaton,
  arithmetic: Arithmetic,
): Automaton {
  const moved = renamed(set, Object.fromEntries(move.changed.map((name) => [name, after(name)])))
  return arithmetic.over(arithmetic.together([...move.sets, moved], move.forgotten), names)
}

/** The positions that have a move. */
export function withMove(
  rule: CounterRule,
  moves: readonly MoveSets[],
  arithmetic: Arithmetic,
): Automaton {
  const all = arithmetic.all(rule.names)
  return moves
    .map((move) => intoSet(rule, move, all, arithmetic))
    .reduce((a, b) => arithmetic.or(a, b), arithmetic.none(rule.names))
}
