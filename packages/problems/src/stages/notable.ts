import { caseOf, fits, rangeOf } from '../case.ts'
import { headNames, isCount, isList } from '../layout.ts'
import type { Numbers, NumbersProblem } from '../problem.ts'
import type { Dice } from '../random.ts'
import { argumentCases, cornersOf } from './arguments.ts'
import { losingCases } from './losing.ts'
import { notableNumbers } from './numbers.ts'

/** Cases at which programs go wrong, found from the game and the limits; at most `limit` of them. */
export function* notableCases(
  problem: NumbersProblem,
  random: Dice,
  limit: number,
): Generator<Numbers> {
  const seen = new Set<string>()
  // each source gets half of what is left, the last one all of it
  const sources = [
    cornersOf(problem),
    argumentCases(problem),
    losingCases(problem, random),
    problem.layout.some(isList) ? notableLists(problem, random) : notableTuples(problem, random),
  ]
  for (const [i, source] of sources.entries()) {
    const left = limit - seen.size
    const share = seen.size + (i < sources.length - 1 ? Math.ceil(left / 2) : left)
    for (const numbers of source) {
      if (seen.size >= share) break
      const key = numbers.join(' ')
      if (seen.has(key)) continue
      seen.add(key)
      yield numbers
    }
  }
}

/** Cases with a notable number in each place, among others that are notable or of any size. */
function* notableTuples(problem: NumbersProblem, random: Dice): Generator<Numbers> {
  const notable = new Map(
    headNames(problem.layout).map(
      (name) => [name, notableNumbers(rangeOf(problem, name))] as const,
    ),
  )
  for (let round = 0; round < 6; round++)
    for (const [place, own] of notable)
      for (const number of own) {
        const numbers = caseOf(problem, 1, (name) => {
          if (name === place) return number
          const others = notable.get(name) ?? []
          const equal = round === 0 && others.includes(number)
          if (equal) return number
          return round % 2 === 1 ? random.pick(others) : random.ofAnySize(rangeOf(problem, name))
        })
        if (fits(problem, numbers)) yield numbers
      }
}

/** Random lists of notable numbers, which may be fewer where there are not so many. */
const MOST_RANDOM = 10_000

/** The first number that is no count. */
function firstName({ layout }: NumbersProblem): string {
  const names = layout.flatMap((field) => (isList(field) ? field.each : [field]))
  return names.find((name) => !isCount(layout, name)) ?? ''
}

/** Cases of one item, of equal ones, of the smallest ones, and of a few notable numbers. */
function* notableLists(problem: NumbersProblem, random: Dice): Generator<Numbers> {
  const notable = new Map<string, readonly bigint[]>()
  const numbersOf = (name: string) => {
    const known = notable.get(name) ?? notableNumbers(rangeOf(problem, name))
    notable.set(name, known)
    return known
  }
  const first = firstName(problem)
  const make = (count: number, pick: (name: string, item: number) => bigint): Numbers[] => {
    const numbers = caseOf(problem, count, pick)
    return fits(problem, numbers) ? [numbers] : []
  }
  for (const number of numbersOf(first)) {
    const rest = (name: string) => (name === first ? number : random.pick(numbersOf(name)))
    yield* make(1, rest)
    for (const count of [2, 3, 4]) {
      const equal = new Map<string, bigint>()
      yield* make(count, (name) => {
        const chosen = equal.get(name) ?? rest(name)
        equal.set(name, chosen)
        return chosen
      })
    }
    // one more or less, before and behind
    for (const by of [1n, -1n])
      for (const odd of [0, 1])
        yield* make(2, (name, item) => (name === first && item === odd ? number + by : rest(name)))
  }
  for (const count of [1, 2, 3, 4, 7, 8, 31, 32, 33])
    for (const least of [0n, 1n, 2n])
      for (const large of [-1, 0, count - 1])
        yield* make(count, (name, item) =>
          name === first && item !== large ? least : random.pick(numbersOf(name)),
        )
  for (let round = 0; round < MOST_RANDOM; round++)
    yield* make(2 + random.index(4), (name) => random.pick(numbersOf(name)))
}
