import { caseOf, fits, MOST_MISSES, openList, rangeOf, withItems } from '../case.ts'
import type { Case, Problem } from '../problem.ts'
import { Random } from '../random.ts'
import { largestInputs } from './largest.ts'
import { losingFrom } from './losing.ts'
import { notableCases } from './notable.ts'
import { smallCases } from './small.ts'

export type StageName = 'small' | 'notable' | 'random' | 'largest'

/** Inputs of one kind, each a list of cases that the limits allow together. */
export interface Stage {
  readonly name: StageName
  inputs(): Iterable<readonly Case[]>
}

/** Cases of the stages, or fewer where an input has room for few. */
const MOST_SMALL = 3000
const MOST_NOTABLE = 5000
const MOST_RANDOM = 2000
/** Inputs that a stage fills at the most, and where each is one case. */
const MOST_INPUTS = 6
const MOST_ALONE = 60

/** The inputs to test a program with, in the order in which they are tried. */
export function stagesOf(
  problem: Problem,
  { seed, cases }: { readonly seed: string; readonly cases?: number | undefined },
): readonly Stage[] {
  const room = problem.envelope === 'one' ? MOST_ALONE : MOST_INPUTS * problem.bounds.cases
  const random = (name: StageName) => new Random(`${seed} ${problem.id} ${name}`)
  return [
    {
      name: 'small',
      inputs: () => packed(problem, first(smallCases(problem), Math.min(MOST_SMALL, room))),
    },
    {
      name: 'notable',
      inputs: () =>
        packed(
          problem,
          bySize(notableCases(problem, random('notable'), Math.min(MOST_NOTABLE, room))),
        ),
    },
    {
      name: 'random',
      inputs: () =>
        packed(
          problem,
          first(randomCases(problem, random('random')), cases ?? Math.min(MOST_RANDOM, room)),
        ),
    },
    { name: 'largest', inputs: () => largestInputs(problem, random('largest')) },
  ]
}

/**
 * Random cases without end: numbers of any size. Some are brought to a losing position, by a winning
 * move or by putting every item of a list in twice.
 */
export function* randomCases(problem: Problem, random: Random): Generator<Case> {
  const open = openList(problem)
  const counts = open && rangeOf(problem, problem.layout[open.countAt] as string)
  for (let misses = 0; misses < MOST_MISSES; ) {
    const count = counts ? Number(random.ofAnySize(few(counts))) : 1
    const any = random.index(3) === 0
    const numbers = caseOf(problem, count, (name) => {
      const range = rangeOf(problem, name)
      return any ? random.within(range) : random.ofAnySize(range)
    })
    if (!fits(problem, numbers)) {
      misses++
      continue
    }
    misses = 0
    const kind = random.index(4)
    yield (kind < 2 && losingFrom(problem, numbers)[0]) ||
      (kind === 2 && twice(problem, numbers)) ||
      numbers
  }
}

/** The case with all its items twice, where there is room for them. */
function twice(problem: Problem, numbers: Case): Case | undefined {
  const list = openList(problem)
  if (!list || list.distinct) return undefined
  const items = numbers.slice(list.from)
  const both = withItems(list, numbers, [...items, ...items])
  return fits(problem, both) ? both : undefined
}

/** Items that a random case has at the most: the largest cases are a stage of their own. */
const MOST_ITEMS = 100n

function few({ least, most }: { least: bigint; most: bigint }): { least: bigint; most: bigint } {
  return { least, most: most < MOST_ITEMS ? most : MOST_ITEMS }
}

/** The first `count` of a list. */
export function* first<T>(list: Iterable<T>, count: number): Generator<T> {
  let left = count
  if (left <= 0) return
  for (const item of list) {
    yield item
    if (--left <= 0) return
  }
}

/** The cases, the smaller ones first, so that the first failure is the smallest of them. */
function bySize(cases: Iterable<Case>): readonly Case[] {
  const sized = Array.from(cases, (numbers) => ({ numbers, size: sizeOf(numbers) }))
  sized.sort((a, b) => (a.size < b.size ? -1 : a.size > b.size ? 1 : 0))
  return sized.map(({ numbers }) => numbers)
}

const sizeOf = (numbers: Case) => numbers.reduce((sum, n) => sum + n, 0n)

/** The cases in as few inputs as the limits allow. */
function* packed(problem: Problem, cases: Iterable<Case>): Generator<readonly Case[]> {
  let [input, total]: [Case[], number] = [[], 0]
  for (const numbers of cases) {
    const full = input.length === problem.bounds.cases
    if (full || (input.length > 0 && total + numbers.length > problem.bounds.total)) {
      yield input
      ;[input, total] = [[], 0]
    }
    input.push(numbers)
    total += numbers.length
  }
  if (input.length > 0) yield input
}
