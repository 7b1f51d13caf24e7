import { childrenOf, evaluate, type Formula, type Game, gameOf, recognise } from '@nimber/core'
import { fits } from '../case.ts'
import { namesIn } from '../formulas.ts'
import { headNames, isList, varsOf } from '../layout.ts'
import type { Numbers, NumbersProblem } from '../problem.ts'
import { isAll } from '../setup.ts'
import { losingFrom, neighbours } from './losing.ts'
import { fibonacciTo, wrapped } from './numbers.ts'

type Vars = Readonly<Record<string, bigint>>

/** An operation of a formula whose argument is sensitive, and the arguments to try. */
interface Sensitive {
  readonly argument: Formula
  readonly values: readonly bigint[]
}

/**
 * Cases at which an operation of the game's formula is hardest to get right: ⌊kφ⌋ where kφ is
 * nearest to an integer, Fibonacci numbers and what words of 32 and 64 bits make of them.
 */
export function* argumentCases(problem: NumbersProblem): Generator<Numbers> {
  if (problem.layout.some(isList)) return
  const corners = cornersOf(problem)
  for (const base of corners) {
    const { game } = problem.play(base)
    const { formula } = game.theorem ?? {}
    const counters = countersOf(game)
    for (const { argument, values } of formula ? sensitive(formula, problem) : []) {
      const scope = (numbers: Numbers) => scopeOf(problem, counters, numbers)
      const at = (numbers: Numbers) => evaluate(argument, { vars: scope(numbers) })
      const known = scope(base)
      if (!namesIn(argument).every((name) => name in known)) continue
      const now = at(base)
      for (const k of values)
        for (const [i, number] of base.entries())
          for (const moved of [number + k - now, number - k + now]) {
            const numbers = base.with(i, moved)
            if (!fits(problem, numbers) || at(numbers) !== k) continue
            const losing = [...losingFrom(problem, numbers)].filter((other) => at(other) === k)
            if (losing.length === 0) yield numbers
            for (const other of losing) {
              yield other
              for (const near of neighbours(problem, other)) if (at(near) === k) yield near
            }
          }
    }
  }
}

/** The cases in which every number is the least or the most it may be, the largest first. */
export function cornersOf(problem: NumbersProblem): readonly Numbers[] {
  const { layout, bounds } = problem
  if (layout.some(isList)) return []
  let corners: Numbers[] = [[]]
  for (const name of headNames(layout)) {
    const range = bounds.of[name]
    const ends = range ? [...new Set([range.most, range.least])] : []
    corners = corners.flatMap((corner) => ends.map((end) => [...corner, end]))
  }
  return corners.filter((corner) => fits(problem, corner))
}

/** The names that the theorem of a game has for the coordinates of a position. */
function countersOf({ rule, convention }: Game<unknown>): readonly string[] {
  // a theorem that is found by the rule has the names of the catalogue
  const known = rule && recognise(rule, convention)
  const own = known ? gameOf(known.entry.slug, known.args).rule : rule
  return own?.kind === 'counters' ? own.names : ['n']
}

/** What the names of the game's formula stand for in a case. */
function scopeOf(problem: NumbersProblem, counters: readonly string[], numbers: Numbers): Vars {
  const vars = varsOf(problem.layout, numbers)
  const value = (formula: Formula) => evaluate(formula, { vars })
  const { at, params } = problem.setups.find(({ when }) => !when || value(when) === 1n) ?? {}
  return Object.fromEntries([
    ...Object.entries(params ?? {}).flatMap(([name, f]) => (isAll(f) ? [] : [[name, value(f)]])),
    ...(!at || isAll(at) ? [] : at).map((f, i) => [counters[i] as string, value(f)]),
  ])
}

function sensitive(formula: Formula, { bounds }: NumbersProblem): Sensitive[] {
  const most = Object.values(bounds.of).reduce(
    (top, range) => (range.most > top ? range.most : top),
    0n,
  )
  const below = childrenOf(formula).flatMap((child) =>
    sensitive(child, { bounds } as NumbersProblem),
  )
  if (formula.op === 'floorPhi')
    return [{ argument: formula.of[0], values: nearlyWhole(most) }, ...below]
  if (formula.op === 'fib' || formula.op === 'zeckendorf')
    return [{ argument: formula.of[0], values: fibonacciInWords(most) }, ...below]
  return below
}

/** How many Fibonacci numbers, counted from the largest, are added up. */
const WINDOW = 12

/**
 * The k up to a limit for which kφ is nearest to an integer: sums of large Fibonacci numbers, since
 * F(i)φ is F(i+1) − (−1/φ)^i.
 */
function nearlyWhole(limit: bigint): readonly bigint[] {
  const all = fibonacciTo(limit)
  const large = all.slice(-WINDOW)
  let sums: { sum: bigint; last: number }[] = [{ sum: 0n, last: -2 }]
  for (const [i, f] of large.entries()) {
    const more = sums.filter(({ last }) => i - last > 1)
    sums = [...sums, ...more.map(({ sum }) => ({ sum: sum + f, last: i }))]
  }
  const multiples = all.flatMap((f) => [f, 2n * f, 3n * f])
  const list = [...multiples.reverse(), ...sums.map(({ sum }) => sum).reverse()]
  return [...new Set(list)].filter((k) => k > 0n && k <= limit)
}

/** Terms past which no table of Fibonacci numbers goes. */
const LONGEST_TABLE = 1n << 140n

/** Fibonacci numbers, also those past the limit as words hold them, with their neighbours. */
function fibonacciInWords(limit: bigint): readonly bigint[] {
  const all = fibonacciTo(LONGEST_TABLE).flatMap((f) => [f, ...wrapped(f)])
  const near = all.flatMap((n) => [n - 1n, n, n + 1n])
  return [...new Set(near)].filter((n) => n >= 0n && n <= limit)
}
