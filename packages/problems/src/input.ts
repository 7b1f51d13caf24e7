import { NumberReader, TextWriter } from '@nimber/kernels'
import { judge } from './judge.ts'
import type { Problem } from './problem.ts'

/** The whole input of some cases. */
export function printInput(problem: Problem, cases: readonly unknown[]): string {
  const { envelope, ending, heading } = problem
  const head = (i: number) => (heading === undefined ? '' : `${heading} ${i + 1}\n`)
  const lines = cases.map((one, i) => head(i) + problem.cases.print(one))
  const count = envelope === 'count' ? `${cases.length}\n` : ''
  return `${count}${lines.join('')}${ending}`
}

/**
 * The right output for each case of an input, in order, or all of it where that is one line; throws
 * BeyondBudget.
 */
export function answersOf(problem: Problem, input: string): string[] {
  const answers: string[] = []
  const decoder = new TextDecoder()
  let text = ''
  const marked: Problem = {
    ...problem,
    answerAll: undefined,
    answer(from, to) {
      const end = problem.answer(from, to)
      if (problem.oneLine) return end
      to.flush()
      if (end === undefined) answers.push(text)
      text = ''
      return end
    },
  }
  judgeText(marked, input, (bytes) => {
    text += decoder.decode(bytes)
  })
  return problem.oneLine ? [text] : answers
}

/** Answers all cases of a text, as `judge` does; what is written must be taken before returning. */
export function judgeText(
  problem: Problem,
  text: string,
  write: (bytes: Uint8Array) => void,
): void {
  const [reader, out] = [readerOf(text), new TextWriter(write)]
  try {
    judge(problem, reader, out)
  } finally {
    reader.close()
    out.close()
  }
}

/** Reads the numbers and words of a text. */
function readerOf(text: string): NumberReader {
  let rest: Uint8Array = new TextEncoder().encode(text)
  return new NumberReader((into) => {
    const taken = rest.subarray(0, into.length)
    into.set(taken)
    rest = rest.subarray(taken.length)
    return taken.length
  })
}
