import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lang, Words } from '@nimber/core'
import { cannotWrite } from '../files/words.ts'
import { FileError, fail } from '../frame/failure.ts'
import { complain, EXIT } from '../frame/settings.ts'
import { atSignal } from '../frame/signals.ts'
import { CompileError } from './compile.ts'
import { firstFailure } from './first-failure.ts'
import {
  againCommand,
  allowanceOf,
  numberFrom,
  programOf,
  type StressOptions,
  seedFrom,
  subjectOf,
} from './options.ts'
import { canMeasure, endAll } from './processes.ts'
import {
  type Failure,
  ProgressLine,
  printJson,
  printReport,
  type Session,
  saveFailure,
} from './report.ts'
import type { Program } from './run.ts'
import type { Inputs } from './subject.ts'
import { narrowed, Tester } from './tester.ts'
import { inBoth, type StressWords, stressWords } from './words.ts'

/** `nimber stress`. */
export async function runStress(
  given: readonly string[],
  options: StressOptions,
  lang: Lang,
): Promise<void> {
  const folder = makeFolder(lang)
  if (folder === undefined) return
  const progress = new ProgressLine()
  const tidy = () => {
    endAll()
    rmSync(folder, { recursive: true, force: true })
    progress.clear()
  }
  const stopListening = atSignal(tidy)
  try {
    await test(given, options, lang, folder, progress)
  } catch (error) {
    progress.clear()
    if (!(error instanceof CompileError)) return fail(error, lang)
    complain(`${stressWords[lang].notCompiled}\n${error.message}`)
    process.exitCode = EXIT.badInput
  } finally {
    tidy()
    stopListening()
  }
}

/** A new folder for what is compiled; where the system refuses it, that is said. */
function makeFolder(lang: Lang): string | undefined {
  try {
    return mkdtempSync(join(tmpdir(), 'nimber-'))
  } catch (error) {
    fail(new FileError(cannotWrite(tmpdir(), error), error), lang)
    return undefined
  }
}

async function test(
  given: readonly string[],
  options: StressOptions,
  lang: Lang,
  folder: string,
  progress: ProgressLine,
): Promise<void> {
  const jobs = numberFrom('-j', options.jobs, { least: 1, whole: true })
  const seed = seedFrom(options.seed)
  const cases =
    options.cases === undefined
      ? undefined
      : numberFrom('--cases', options.cases, { least: 0, whole: true })
  const sources = [options.solution, options.brute, options.expected, options.gen]
  if (sources.some((source) => source !== undefined)) progress.update(stressWords[lang].compiling)
  const { subject, command } = await subjectOf(given, options, folder)
  const prepared = await programOf(options, command, folder)
  const allowed = allowanceOf(subject, prepared, options)
  const tester = new Tester(subject, prepared.program, {
    allowed,
    strict: options.strict ?? false,
  })
  const say = stressWords[lang]
  const failures: Failure[] = []
  const cutShort: Words[] = []
  /** Whether nothing more is to be tried after these inputs. */
  const fails = async (stage: Inputs, own: Tester) => {
    const { kind, seconds } = stage
    const begun = Date.now()
    const show = () => progress.update(progressOf(stage, own, begun, say))
    show()
    const { failed, tried, ended } = await firstFailure(own, stage, jobs, show)
    if (ended === 'reference')
      cutShort.push(inBoth((words) => words.tooMuchForReference(words.stages[kind], tried)))
    if (ended === 'time')
      cutShort.push(inBoth((words) => words.timeOver(words.stages[kind], tried, seconds ?? 0)))
    if (!failed) return false
    progress.update(say.narrowing)
    failures.push(saveFailure(own, kind, await narrowed(own, failed)))
    return !options.keepGoing
  }
  const stages = subject.stages(seed, cases)
  let over = false
  for (const stage of stages) over ||= await fails(stage, tester)
  const checked = over ? undefined : await prepared.checked?.()
  if (checked) await fails(checkedStage(stages), checkedTester(checked, tester))
  progress.clear()
  const session: Session = {
    name: subject.name,
    seed,
    again: againCommand(given, command, options, seed),
    notes: [
      ...subject.notes(failures.length > 0),
      ...cutShort,
      ...(canMeasure ? [] : [inBoth((words) => words.unmeasured)]),
    ],
  }
  if (options.json) printJson(tester, failures, session)
  else printReport(tester, failures, session, lang)
  process.exitCode = failures.length === 0 ? EXIT.answered : EXIT.invalid
}

/** How far a test is: what it has done, and what it will do at the most. */
function progressOf(stage: Inputs, tester: Tester, begun: number, say: StressWords): string {
  const { kind, most, seconds } = stage
  const parts = [say.stages[kind], say.cases(tester.cases, tester.runs)]
  if (most !== undefined) parts.push(say.atMost(most))
  if (seconds !== undefined) {
    const passed = Math.floor((Date.now() - begun) / 1000)
    parts.push(say.passed(Math.min(passed, seconds), seconds))
  }
  return parts.join(' · ')
}

/** The smallest and the largest inputs once more. */
function checkedStage(stages: readonly Inputs[]): Inputs {
  const [first] = stages
  return {
    kind: 'checked',
    ...(first?.seconds !== undefined && { seconds: first.seconds }),
    async *inputs() {
      for (const { kind, inputs } of stages)
        if (kind === 'small' || kind === 'largest') yield* inputs()
    },
  }
}

/** How many times longer a program may take that checks its memory. */
const CHECKED_SLOWNESS = 10

/** Runs the program that checks its memory. */
function checkedTester(checked: Program, { subject, allowed: { seconds } }: Tester): Tester {
  const allowed = { seconds: CHECKED_SLOWNESS * seconds, megabytes: Number.POSITIVE_INFINITY }
  return new Tester(subject, checked, { allowed, strict: false })
}
