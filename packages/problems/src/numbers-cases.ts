import type { Cases } from './cases.ts'
import { fieldsOf, headNames, isList, plainNames } from './layout.ts'
import { lineOf } from './line-of.ts'
import type { Numbers, NumbersProblem } from './problem.ts'
import { smallerCases } from './smaller.ts'
import { largestInputs } from './stages/largest.ts'
import { notableCases } from './stages/notable.ts'
import { randomCases } from './stages/random.ts'
import { smallCases } from './stages/small.ts'

/** What can be done with the cases of a problem that are numbers. */
export function numbersCases(problem: () => NumbersProblem): Cases<Numbers> {
  return {
    print: (numbers) => printCase(problem(), numbers),
    length: (numbers) => numbers.length,
    size: (numbers) => numbers.reduce((sum, n) => sum + n, 0n),
    words: (numbers) => namedWords(problem(), numbers),
    small: () => smallCases(problem()),
    notable: (random, limit) => notableCases(problem(), random, limit),
    random: (random) => randomCases(problem(), random),
    largest: (random) => largestInputs(problem(), random),
    smaller: (numbers) => smallerCases(problem(), numbers),
  }
}

/** The zeros behind the last case, where they end the input. */
export function endingOf({
  envelope,
  layout,
}: Pick<NumbersProblem, 'envelope' | 'layout'>): string {
  if (envelope === 'zero') return '0\n'
  return envelope === 'zeros'
    ? `${headNames(layout)
        .map(() => '0')
        .join(' ')}\n`
    : ''
}

/** The numbers of a case with their names, where they have names. */
function namedWords({ layout }: NumbersProblem, numbers: Numbers): string | undefined {
  const names = plainNames(layout)
  return names?.map((name, i) => `${name} = ${numbers[i]}`).join(', ')
}

/** The lines of a case as the judge prints them. */
function printCase({ layout }: NumbersProblem, numbers: Numbers): string {
  if (plainNames(layout)) return `${lineOf(numbers)}\n`
  const lines: string[] = []
  let line: string[] = []
  const end = () => {
    if (line.length > 0) lines.push(line.join(' '))
    line = []
  }
  for (const { field, from, to } of fieldsOf(layout, numbers)) {
    if (!isList(field) || field.on === 'same line') {
      if (to > from) line.push(lineOf(numbers, from, to))
      continue
    }
    end()
    if (field.on === 'a line') {
      lines.push(lineOf(numbers, from, to))
      continue
    }
    const step = field.each.length
    for (let i = from; i < to; i += step) lines.push(lineOf(numbers, i, i + step))
  }
  end()
  return `${lines.join('\n')}\n`
}
