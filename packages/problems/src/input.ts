import { NumberReader, TextWriter } from '@nimber/kernels'
import { judge } from './judge.ts'
import { fieldsOf, headNames, isList, plainNames } from './layout.ts'
import type { Case, Problem } from './problem.ts'

/** The lines of a case as the judge prints them. */
function printCase({ layout }: Problem, numbers: Case): string {
  if (plainNames(layout)) return `${numbers.join(' ')}\n`
  const lines: string[] = []
  let line: string[] = []
  const end = () => {
    if (line.length > 0) lines.push(line.join(' '))
    line = []
  }
  for (const { field, from, to } of fieldsOf(layout, numbers)) {
    const own = numbers.slice(from, to).map(String)
    if (!isList(field) || field.on === 'same line') {
      line = [...line, ...own]
      continue
    }
    end()
    const step = field.each.length
    if (field.on === 'a line') lines.push(own.join(' '))
    else for (let i = 0; i < own.length; i += step) lines.push(own.slice(i, i + step).join(' '))
  }
  end()
  return `${lines.join('\n')}\n`
}

/** The whole input of some cases. */
export function printInput(problem: Problem, cases: readonly Case[]): string {
  const { envelope, layout } = problem
  const lines = cases.map((numbers) => printCase(problem, numbers))
  const count = envelope === 'count' ? `${cases.length}\n` : ''
  const zeros = headNames(layout).map(() => '0')
  const end = { one: '', count: '', end: '', zero: '0\n', zeros: `${zeros.join(' ')}\n` }[envelope]
  return `${count}${lines.join('')}${end}`
}

/** The right output for each case of an input, in order; throws BeyondBudget. */
export function answersOf(problem: Problem, input: string): string[] {
  const answers: string[] = []
  const decoder = new TextDecoder()
  let text = ''
  const out = new TextWriter((bytes) => {
    text += decoder.decode(bytes)
  })
  const marked: Problem = {
    ...problem,
    answer(first, from, to) {
      const end = problem.answer(first, from, to)
      to.flush()
      if (end === undefined) answers.push(text)
      text = ''
      return end
    },
  }
  let rest: Uint8Array = new TextEncoder().encode(input)
  const reader = new NumberReader((into) => {
    const taken = rest.subarray(0, into.length)
    into.set(taken)
    rest = rest.subarray(taken.length)
    return taken.length
  })
  judge(marked, reader, out)
  return answers
}
