import { NumberReader, TextWriter } from '@nimber/kernels'
import type { Case } from './case.ts'
import { judge } from './judge.ts'
import type { Problem } from './problem.ts'

/** The lines of a case as the judge prints them. */
function printCase({ shape }: Problem, numbers: Case): string {
  switch (shape.kind) {
    case 'numbers':
    case 'set':
      return `${numbers.join(' ')}\n`
    case 'heaps':
      return `${numbers[0]}\n${numbers.slice(1).join(' ')}\n`
    case 'pairs': {
      const lines = [`${numbers[0]}`]
      for (let i = 1; i < numbers.length; i += 2) lines.push(`${numbers[i]} ${numbers[i + 1]}`)
      return `${lines.join('\n')}\n`
    }
  }
}

const END = { count: '', end: '', zero: '0\n', 'two zeros': '0 0\n' } as const

/** The whole input of some cases. */
export function printInput(problem: Problem, cases: readonly Case[]): string {
  const lines = cases.map((numbers) => printCase(problem, numbers))
  const count = problem.envelope === 'count' ? `${cases.length}\n` : ''
  return `${count}${lines.join('')}${END[problem.envelope]}`
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
