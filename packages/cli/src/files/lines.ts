import { fstatSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { BeyondBudget, TextError } from '@nimber/core'
import { FileError, UsageError } from '../frame/failure.ts'
import { print } from '../frame/terminal.ts'
import { LineCutter } from './line-cutter.ts'
import { readInput } from './stdio.ts'
import { cannotRead, fileWords, STANDARD_INPUT } from './words.ts'

/** Lines that may be asked before their answers are printed, so that threads have work. */
const AHEAD = 64

/** Characters of a line: reading a longer one would take gigabytes. */
const MOST_CHARACTERS = 2 ** 24

/** A line to be printed; one of many megabytes may come in pieces. */
export type Line = string | readonly string[]

/**
 * Answers every line of standard input that is not blank with one line, in the order of the
 * input and as soon as it is known; several are worked on at once where the answers come later.
 */
export async function answerLines(
  answer: (number: number, line: string) => Line | Promise<Line>,
): Promise<void> {
  let number = 0
  const printed: Promise<void>[] = []
  for await (const line of inputLines()) {
    number++
    if (line?.trim() === '') continue
    const found = line === undefined ? longLine(number) : answer(number, line)
    if (!(found instanceof Promise) && printed.length === 0) print(...piecesOf(found))
    else printed.push(printAfter(printed.at(-1), found, () => printed.shift()))
    while (printed.length >= AHEAD) await printed[0]
  }
  await printed.at(-1)
}

/** Prints an answer when it is there and the one before it is printed. */
async function printAfter(
  before: Promise<void> | undefined,
  found: Line | Promise<Line>,
  done: () => void,
): Promise<void> {
  await before
  print(...piecesOf(await found))
  done()
}

/** The pieces of a line. */
export function piecesOf(line: Line): readonly string[] {
  return typeof line === 'string' ? [line] : line
}

/** The lines of standard input, without a byte order mark; undefined for one that is too long. */
async function* inputLines(): AsyncGenerator<string | undefined> {
  const decoder = new StringDecoder()
  const cutter = new LineCutter(MOST_CHARACTERS)
  // Node takes a folder for an empty input, the system does not
  if (fstatSync(0).isDirectory()) readInput(new Uint8Array(1))
  try {
    for await (const piece of process.stdin) yield* cutter.cut(decoder.write(piece as Buffer))
  } catch (error) {
    throw new FileError(cannotRead(STANDARD_INPUT, error), error)
  }
  yield* cutter.cut(decoder.end())
  const last = cutter.rest()
  if (last !== '') yield last
}

/** The answer to a line that is not read. */
function longLine(number: number): string {
  const [en, zh] = [fileWords.en, fileWords.zh].map((say) => say.longLine(MOST_CHARACTERS))
  return JSON.stringify({ line: number, error: { kind: 'input', en, zh } })
}

/** An answer, or what was asked together with the error in its place, as a line of JSON. */
export function answerOrError<L extends Line>(
  number: number,
  asked: object,
  answer: () => L,
): L | string {
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
