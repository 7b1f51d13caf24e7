import { createInterface } from 'node:readline'
import { BeyondBudget, TextError } from '@nimber/core'
import { UsageError } from './failure.ts'
import { print } from './terminal.ts'

/** Lines that may be asked before their answers are printed, so that threads have work. */
const AHEAD = 64

/**
 * Answers every line of standard input that is not blank with one line, in the order of the
 * input; several are worked on at once where the answers come later.
 */
export async function answerLines(
  answer: (number: number, line: string) => string | Promise<string>,
): Promise<void> {
  let number = 0
  const answers: (string | Promise<string>)[] = []
  for await (const line of createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number++
    if (line.trim() === '') continue
    const found = answer(number, line)
    answers.push(found)
    while (answers.length >= AHEAD || typeof answers[0] === 'string') await printNext(answers)
  }
  while (answers.length > 0) await printNext(answers)
}

async function printNext(answers: (string | Promise<string>)[]): Promise<void> {
  print(await (answers.shift() ?? ''))
}

/** An answer, or what was asked together with the error in its place, as a line of JSON. */
export function answerOrError(number: number, asked: object, answer: () => string): string {
  try {
    return answer()
  } catch (error) {
    return JSON.stringify({ line: number, ...asked, error: errorObject(error) })
  }
}

function errorObject(error: unknown): object {
  if (error instanceof TextError) return { kind: 'input', offset: error.offset, ...error.words }
  if (error instanceof BeyondBudget) return { kind: 'budget', ...error.words }
  if (error instanceof UsageError) return { kind: 'input', ...error.words }
  process.exitCode = 1
  const message = error instanceof Error ? error.message : String(error)
  return { kind: 'internal', en: message, zh: message }
}
