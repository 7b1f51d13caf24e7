import { caseOf, fits, MOST_MISSES, openList, rangeOf, withItems } from '../case.ts'
import type { Numbers, NumbersProblem } from '../problem.ts'
import type { Dice } from '../random.ts'
import { losingFrom } from './losing.ts'

/**
 * Random cases without end: numbers of any size. Some are brought to a losing position, by a winning
 * move or by putting every item of a list in twice.
 */
export function* randomCases(problem: NumbersProblem, random: Dice): Generator<Numbers> {
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
    const [losing] = kind < 2 ? losingFrom(problem, numbers) : []
    yield losing || (kind === 2 && twice(problem, numbers)) || numbers
  }
}

/** The case with all its items twice, where there is room for them. */
function twice(problem: NumbersProblem, numbers: Numbers): Numbers | undefined {
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
