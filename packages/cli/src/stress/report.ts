import { existsSync, rmSync, writeSync } from 'node:fs'
import type { Lang, Words } from '@nimber/core'
import { isTerminal } from '../files/descriptor.ts'
import { OutFile } from '../files/out-file.ts'
import { FileError } from '../frame/failure.ts'
import {
  bold,
  clearBar,
  cyan,
  dim,
  green,
  pad,
  print,
  red,
  wrap,
  yellow,
} from '../frame/terminal.ts'
import { clip, figure, visible, withBlanks } from './shown.ts'
import type { Attempt, Tester } from './tester.ts'
import { differenceWords, reasonOf } from './why.ts'
import { type StageKind, type StressWords, stressWords } from './words.ts'

/** A failure of the program, as small as it could be made, and the files that hold it. */
export interface Failure {
  readonly stage: StageKind
  readonly attempt: Attempt
  readonly why: Words
  /** The files of the input and of the right output. */
  readonly files: readonly string[]
  /** Why there are none. */
  readonly unsaved?: Words
}

/** A failure with the files of its input and its right output, saved where that can be done. */
export function saveFailure(tester: Tester, stage: StageKind, attempt: Attempt): Failure {
  const why = reasonOf(tester, attempt, stage === 'checked')
  const failure = { stage, attempt, why }
  try {
    return { ...failure, files: save(attempt) }
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    return { ...failure, files: [], unsaved: error.words }
  }
}

/** Writes the files under the next free number. */
function save({ input, expected }: Attempt): readonly string[] {
  for (let number = 0; ; number++) {
    const name = `hack-${`${number}`.padStart(3, '0')}`
    const files = [`${name}.in`, `${name}.out`] as const
    if (files.some((file) => existsSync(file))) continue
    // another test may take the same number at the same time
    if (saveNew(files[0], input) && saveOther(files, expected.join(''))) return files
  }
}

/** Writes a file that is not there yet; says whether it did. */
function saveNew(path: string, text: string): boolean {
  const file = new OutFile(path)
  file.write(Buffer.from(text))
  return file.keepNew()
}

/** Writes the second file of a pair; without it the first is removed. */
function saveOther([first, second]: readonly [string, string], text: string): boolean {
  let saved = false
  try {
    saved = saveNew(second, text)
    return saved
  } finally {
    if (!saved) rmSync(first, { force: true })
  }
}

/** What a whole test is about. */
export interface Session {
  readonly name: string
  readonly seed: string
  /** The command that does the same again. */
  readonly again: string
  readonly notes: readonly Words[]
}

/** Prints the verdict with what it rests on. */
export function printReport(
  tester: Tester,
  failures: readonly Failure[],
  session: Session,
  lang: Lang,
): void {
  const say = stressWords[lang]
  const { slowest, megabytes, allowed } = tester
  if (failures.length === 0) {
    const measures = [say.slowest(figure(slowest), figure(allowed.seconds))]
    if (megabytes >= SEEN) measures.push(say.memory(figure(megabytes), figure(allowed.megabytes)))
    const line = [say.cases(tester.cases, tester.runs), ...measures].join(' · ')
    const head = `${session.name} · ${say.judgements.AC} · ${say.seed(session.seed)}`
    print(`${bold(green('AC'))}  ${head}\n${wrap(dim(line))}`)
  }
  for (const failure of failures) printFailure(failure, session, lang)
  const { presentation } = tester
  if (presentation && failures.length === 0)
    print(yellow(wrap(say.presentation(differenceWords(presentation)[lang]))))
  for (const note of session.notes) print(dim(wrap(note[lang])))
  if (failures.length === 0) return
  print(`\n${cyan(say.again)}\n  ${session.again}`) // one line, to be copied
}

function printFailure(failure: Failure, session: Session, lang: Lang): void {
  const { stage, attempt, why, files, unsaved } = failure
  const say = stressWords[lang]
  const { judgement } = attempt.finding
  const { end, output, errors } = attempt.run
  const signal = end.kind === 'signal' ? ` (${end.signal})` : ''
  const where = lang === 'en' ? `${say.in} ${say.stages[stage]}` : `${say.in}${say.stages[stage]}`
  print(
    `${bold(red(judgement))}${signal}  ${session.name} · ${say.judgements[judgement]} · ${where}`,
  )
  const section = (title: string, text: string, look?: Look) =>
    print(`\n${cyan(title)}\n${indented(text, say, look)}`)
  section(say.input, attempt.input)
  const answered = judgement === 'WA' || judgement === 'PE'
  const { difference } = attempt.finding
  const look = { at: (difference?.line ?? 1) - 1, blanks: judgement === 'PE' }
  if (answered || judgement === 'RE')
    section(say.expected, attempt.expected.join(''), answered ? look : undefined)
  if (answered) section(say.got, output.toString(), look)
  const [summary] = /^SUMMARY: .*/m.exec(errors) ?? [] // of a program that checks its memory
  if (summary) print(`\n${cyan(say.errors)}\n${wrap(summary, '  ')}`)
  else if (errors.trim() !== '') section(say.errors, errors.replaceAll('\t', '    '))
  print(`\n${cyan(say.why)}\n${wrap(why[lang], '  ')}`)
  const saved = say.saved(files.join(lang === 'en' ? ', ' : '、'))
  print(`\n${unsaved === undefined ? saved : wrap(say.unsaved(unsaved[lang]))}`)
}

/** Megabytes that every program has: with less, it ended before its memory was looked at. */
const SEEN = 0.5

const MOST_LINES = 24
const MOST_COLUMNS = 76

/** The line that must be seen, and whether blanks must. */
interface Look {
  readonly at: number
  readonly blanks: boolean
}

/** A text behind an indent; too many lines and too wide ones are cut, but not the one to be seen. */
function indented(text: string, say: StressWords, look: Look = { at: 0, blanks: false }): string {
  const ended = text.endsWith('\n')
  const lines = text.replace(/\n+$/, '').split('\n')
  if (lines.join('') === '') return `  ${say.nothing}`
  const few = window(lines, look.at)
  const shown = few.map((line) =>
    clip(look.blanks ? withBlanks(line) : visible(line.trimEnd()), MOST_COLUMNS),
  )
  if (look.blanks && !ended) shown.push(say.noLineBreak)
  const whole = few === lines && lines.every((line) => line.length <= MOST_COLUMNS)
  if (!whole) shown.push(say.cut(Buffer.byteLength(text)))
  return shown.map((line) => `  ${line}`).join('\n')
}

/** The first lines, the last ones, and those around one. */
function window(lines: readonly string[], at: number): readonly string[] {
  if (lines.length <= MOST_LINES) return lines
  const half = MOST_LINES / 2 - 1
  const end = lines.length - half
  if (at < half || at >= end) return [...lines.slice(0, half), '…', ...lines.slice(end)]
  const [few, from, to] = [Math.floor(half / 2), at - 3, at + 4]
  return [...lines.slice(0, few), '…', ...lines.slice(from, to), '…', ...lines.slice(-few)]
}

/** The same as one JSON object. */
export function printJson(tester: Tester, failures: readonly Failure[], session: Session): void {
  const [first] = failures
  print(
    JSON.stringify({
      verdict: first?.attempt.finding.judgement ?? 'AC',
      problem: session.name,
      seed: session.seed,
      cases: tester.cases,
      runs: tester.runs,
      seconds: Number(figure(tester.slowest)),
      megabytes: tester.megabytes >= SEEN ? Number(figure(tester.megabytes)) : null,
      limits: tester.allowed,
      presentation: tester.presentation ? differenceWords(tester.presentation) : null,
      failures: failures.map(({ stage, attempt, why, files, unsaved }) => ({
        verdict: attempt.finding.judgement,
        stage,
        cases: attempt.cases.length,
        input: attempt.input,
        expected: attempt.expected.join(''),
        got: attempt.run.output.toString(),
        difference: attempt.finding.difference ?? null,
        signal: attempt.run.end.kind === 'signal' ? attempt.run.end.signal : null,
        exitCode: attempt.run.end.kind === 'exit' ? attempt.run.end.code : null,
        errors: attempt.run.errors,
        why,
        files,
        unsaved: unsaved ?? null,
      })),
      notes: session.notes,
    }),
  )
}

/** A line on standard error that says how far the test is; nothing where that is no terminal. */
export class ProgressLine {
  private shown = 0

  update(text: string): void {
    const now = Date.now()
    if (now - this.shown < 100 || !isTerminal(2)) return
    this.shown = now
    writeSync(2, `\r${pad(text, 58)}`)
  }

  clear(): void {
    if (this.shown > 0) clearBar()
  }
}
