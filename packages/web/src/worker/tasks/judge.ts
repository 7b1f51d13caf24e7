import { BeyondBudget, type Words } from '@nimber/core'
import { NumberReader, TextWriter } from '@nimber/kernels'
import { judge, MalformedInput, problems } from '@nimber/problems'

export interface JudgeArgs {
  readonly id: string
  readonly input: string
}

/** The answers to an input up to the first fault, what the fault is, and the time it took. */
export interface JudgeResult {
  readonly output: string
  readonly fault: Words | undefined
  readonly milliseconds: number
}

/** The most characters of output that are kept. */
const LONGEST = 4_000_000

/** Answers an input of a judge problem; what is answered before a fault is kept. */
export function judgeText({ id, input }: JudgeArgs): JudgeResult {
  const problem = problems.find((p) => p.id === id)
  if (!problem) throw new TypeError(`no problem is called ${id}`)
  const began = performance.now()
  const decoder = new TextDecoder()
  let output = ''
  const write = (piece: Uint8Array) => {
    output += decoder.decode(piece, { stream: true })
    if (output.length > LONGEST) throw new TooLong()
  }
  let fault: Words | undefined
  try {
    judge(problem, new NumberReader(bytesOf(input)), new TextWriter(write))
  } catch (error) {
    if (error instanceof MalformedInput || error instanceof BeyondBudget) fault = error.words
    else if (error instanceof TooLong) fault = CUT
    else throw error
  }
  const milliseconds = Math.ceil(performance.now() - began)
  return { output: output.slice(0, LONGEST), fault, milliseconds }
}

/** The bytes of a text; a byte order mark is read as blanks, so that offsets stay right. */
function bytesOf(text: string): (into: Uint8Array) => number {
  const bytes = new TextEncoder().encode(text.replace(/^\uFEFF/, '   '))
  let taken = 0
  return (into) => {
    const piece = bytes.subarray(taken, taken + into.length)
    into.set(piece)
    taken += piece.length
    return piece.length
  }
}

class TooLong extends Error {}

const CUT: Words = {
  en: `The output is longer than ${LONGEST} characters, so only its beginning is here.`,
  zh: `输出超过 ${LONGEST} 个字符，这里只有开头。`,
}
