import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lang } from '@nimber/core'
import { type Stage, stagesOf } from '@nimber/problems'
import { cannotWrite } from '../files/words.ts'
import { FileError, fail } from '../frame/failure.ts'
import { complain, EXIT } from '../frame/settings.ts'
import { atSignal } from '../frame/signals.ts'
import { CompileError } from './compile.ts'
import {
  againCommand,
  allowanceOf,
  numberFrom,
  problemOf,
  programOf,
  type StressOptions,
  seedFrom,
} from './options.ts'
import { canMeasure, endAll, endRunning } from './processes.ts'
import {
  type Failure,
  ProgressLine,
  printJson,
  printReport,
  type Session,
  type StageKind,
  saveFailure,
} from './report.ts'
import type { Program } from './run.ts'
import { type Attempt, narrowed, Tester } from './tester.ts'
import { stressWords } from './words.ts'

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
  const { problem, command } = problemOf(given, options)
  const jobs = numberFrom('-j', options.jobs, { least: 1, whole: true })
  const seed = seedFrom(options.seed)
  const cases =
    options.cases === undefined
      ? undefined
      : numberFrom('--cases', options.cases, { least: 0, whole: true })
  if (options.solution !== undefined) progress.update(stressWords[lang].compiling)
  const prepared = await programOf(options, command, folder)
  const allowed = allowanceOf(problem, prepared, options)
  const tester = new Tester(problem, prepared.program, {
    allowed,
    strict: options.strict ?? false,
  })
  const session: Session = {
    name: problem.id,
    seed,
    again: againCommand(given, options, seed),
    notes: [
      ...(problem.remark ? [problem.remark] : []),
      ...(canMeasure ? [] : [{ en: stressWords.en.unmeasured, zh: stressWords.zh.unmeasured }]),
    ],
  }
  const say = stressWords[lang]
  const failures: Failure[] = []
  /** Whether nothing more is to be tried after these inputs. */
  const fails = async (kind: StageKind, stage: Pick<Stage, 'inputs'>, own: Tester) => {
    const show = () => progress.update(`${say.stages[kind]} · ${say.cases(own.cases, own.runs)}`)
    show()
    const failed = await firstFailure(own, stage, jobs, show)
    if (!failed) return false
    progress.update(say.narrowing)
    failures.push(saveFailure(own, kind, await narrowed(own, failed)))
    return !options.keepGoing
  }
  const stages = stagesOf(problem, { seed, cases })
  let over = false
  for (const stage of stages) over ||= await fails(stage.name, stage, tester)
  const checked = over ? undefined : await prepared.checked?.()
  if (checked) await fails('checked', checkedStage(stages), checkedTester(checked, tester))
  progress.clear()
  if (options.json) printJson(tester, failures, session)
  else printReport(tester, failures, session, lang)
  process.exitCode = failures.length === 0 ? EXIT.answered : EXIT.invalid
}

/** The first input of a stage, in its order, on which the program fails. */
async function firstFailure(
  tester: Tester,
  stage: Pick<Stage, 'inputs'>,
  jobs: number,
  show: () => void,
): Promise<Attempt | undefined> {
  const started: Promise<Attempt>[] = []
  const next = async () => {
    const done = await started.shift()
    show()
    return done?.finding.judgement === 'AC' ? undefined : done
  }
  try {
    for (const cases of stage.inputs()) {
      started.push(tester.attempt(cases))
      const failed = started.length >= jobs ? await next() : undefined
      if (failed) return failed
    }
    while (started.length > 0) {
      const failed = await next()
      if (failed) return failed
    }
    return undefined
  } finally {
    if (started.length > 0) {
      endRunning()
      await Promise.allSettled(started)
    }
  }
}

/** The smallest and the largest inputs once more. */
function checkedStage(stages: readonly Stage[]): Pick<Stage, 'inputs'> {
  return {
    *inputs() {
      for (const { name, inputs } of stages)
        if (name === 'small' || name === 'largest') yield* inputs()
    },
  }
}

/** How many times longer a program may take that checks its memory. */
const CHECKED_SLOWNESS = 10

/** Runs the program that checks its memory. */
function checkedTester(checked: Program, { problem, allowed: { seconds } }: Tester): Tester {
  const allowed = { seconds: CHECKED_SLOWNESS * seconds, megabytes: Number.POSITIVE_INFINITY }
  return new Tester(problem, checked, { allowed, strict: false })
}
