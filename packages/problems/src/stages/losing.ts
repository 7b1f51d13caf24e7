import { BeyondBudget, type Budget, type Formula, type Game, numbersOf, solve } from '@nimber/core'
import { caseOf, fits, openList, rangeOf, withItems } from '../case.ts'
import { headNames, isCount, isList, namesOf } from '../layout.ts'
import type { AllOf, Numbers, NumbersProblem, Play } from '../problem.ts'
import type { Dice } from '../random.ts'
import { isAll } from '../setup.ts'

/** Losing positions found with each number of digits. */
const AT_EACH_SIZE = 4

/** Work for one losing position: one that takes long to find is not needed. */
const SMALL_BUDGET: Budget = { table: 1_000_000, search: 2000 }

/** Winning moves looked at: there may be more than can be listed. */
const MOST_MOVES = 100

/** Losing cases at every magnitude up to the limits, and the cases next to them. */
export function* losingCases(problem: NumbersProblem, random: Dice): Generator<Numbers> {
  for (let round = 0; round < AT_EACH_SIZE; round++)
    for (const start of everyMagnitude(problem, random))
      for (const losing of losingFrom(problem, start)) {
        yield losing
        yield* neighbours(problem, losing)
      }
}

/** Random cases whose numbers have up to 1, 2, 3, … binary digits. */
function* everyMagnitude(problem: NumbersProblem, random: Dice): Generator<Numbers> {
  const { layout, bounds } = problem
  const open = openList(problem)
  const counts = open && bounds.of[layout[open.countAt] as string]
  const most = Object.values(bounds.of).reduce((top, { most: m }) => (m > top ? m : top), 0n)
  for (let top = 1n; top <= 2n * most; top *= 2n) {
    const few = counts && { least: counts.least, most: counts.most < 5n ? counts.most : 5n }
    const count = few ? Number(random.within(few)) : 1
    const numbers = caseOf(problem, count, (name) => {
      const range = rangeOf(problem, name)
      const limit = range.least + top
      return random.within({ least: range.least, most: limit < range.most ? limit : range.most })
    })
    if (fits(problem, numbers)) yield numbers
  }
}

/**
 * The losing cases that winning moves lead to from a case; the case itself where it is losing. The
 * first is often found at once, where it takes long to see that there is no other.
 */
export function* losingFrom(problem: NumbersProblem, numbers: Numbers): Generator<Numbers> {
  const play = problem.play(numbers)
  try {
    const verdict = solve(play.game, play.position, SMALL_BUDGET)
    if (verdict.outcome === 'P') return yield numbers
    let [found, left] = [0, MOST_MOVES]
    for (const { to } of verdict.winning.known()) {
      const reached = caseAt(problem, numbers, { ...play, position: to })
      if (reached) {
        found++
        yield reached
      }
      if (found === 3 || --left === 0) return
    }
  } catch (error) {
    if (!(error instanceof BeyondBudget)) throw error
  }
}

/** The case of another position of the game that a case plays, where it has one. */
function caseAt(
  problem: NumbersProblem,
  like: Numbers,
  { game, position }: Play,
): Numbers | undefined {
  const numbers = written(problem, like, game, position)
  if (!numbers || !fits(problem, numbers)) return undefined
  const again = problem.play(numbers)
  return again.game.name === game.name &&
    game.rules.print(again.position) === game.rules.print(position)
    ? numbers
    : undefined
}

function written<P>(
  problem: NumbersProblem,
  like: Numbers,
  { shape }: Game<P>,
  position: P,
): Numbers | undefined {
  const numbers = numbersOf(shape, position)
  const at = problem.setups.find((setup) => setup.at)?.at ?? []
  if (!isAll(at)) return numbers && inverse(problem, at, like, numbers)
  const open = openList(problem)
  const parts = shape.kind === 'records' ? partsOf(at, shape.records(position)) : numbers
  return open && parts && withItems(open, like, parts)
}

/** The items of a list whose heaps are records. */
function partsOf({ all }: AllOf, records: readonly Readonly<Record<string, bigint>>[]): Numbers {
  return records.flatMap((record) => Object.keys(all).map((key) => record[key] as bigint))
}

/** The numbers whose coordinates are given, as far as the formulas n and n − c tell them. */
function inverse(
  { layout }: NumbersProblem,
  formulas: readonly Formula[],
  like: Numbers,
  coordinates: Numbers,
): Numbers {
  const numbers = [...like]
  const names = headNames(layout)
  for (const [i, formula] of formulas.entries()) {
    const [inner, by] = formula.op === '-' ? formula.of : [formula, undefined]
    if (inner.op !== 'var' || (by && by.op !== 'int') || !names.includes(inner.name)) continue
    numbers[names.indexOf(inner.name)] = (coordinates[i] ?? 0n) + (by?.value ?? 0n)
  }
  return numbers
}

/** The cases with one number more or less by one, and with all of them; counts stay. */
export function* neighbours(problem: NumbersProblem, numbers: Numbers): Generator<Numbers> {
  const { layout } = problem
  const names = namesOf(layout, numbers)
  const places = names.flatMap((name, i) => (isCount(layout, name) ? [] : [i])).slice(0, 8)
  for (const by of [1n, -1n]) {
    const changed = places.map((i) => numbers.with(i, (numbers[i] as bigint) + by))
    if (places.length > 1 && !layout.some(isList)) changed.push(numbers.map((n) => n + by))
    for (const near of changed) if (fits(problem, near)) yield near
  }
}
