import type { StageName } from '@nimber/problems'
import { NoFrame, type RunEnd, type Runner } from '../../run/run.ts'
import { Failure } from '../../worker/protocol.ts'
import type { Solver } from '../../worker/solver.ts'
import type { ProblemData } from '../../worker/tasks/problems.ts'
import type { TrialInput } from '../../worker/tasks/trial.ts'

/** The kinds of inputs, in the order in which they are tried. */
export const STAGES: readonly StageName[] = ['small', 'notable', 'random', 'largest']

/** How far a program has come, and what it did wrong. */
export interface Report {
  /** The place of the kind of inputs among the stages. */
  readonly stage: number
  readonly inputs: number
  readonly cases: number
  /** Milliseconds of the slowest run. */
  readonly slowest: number
  /** Whether the largest inputs were tried. */
  readonly largest: boolean
  readonly passed: boolean
  readonly wrong?: Wrong
}

/** The first thing that was wrong, and the input it was wrong on. */
type Wrong = { readonly input: string } & (
  | {
      readonly end: 'answer'
      readonly output: string
      readonly line: number
      readonly found: string
      readonly expected: string
    }
  | { readonly end: 'error'; readonly message: string; readonly line?: number | undefined }
  | { readonly end: 'time'; readonly seconds: number }
  | { readonly end: 'output' }
)

interface Trial {
  readonly problem: ProblemData
  /** In JavaScript. */
  readonly program: string
  readonly runner: Runner
  readonly judge: Solver
  readonly signal: AbortSignal
}

/** Milliseconds that making or judging inputs may take. */
const LIMIT = 20_000
/** The least seconds that a program is given: a browser starts a worker for each input. */
const LEAST_SECONDS = 2
/** Characters that a program may print for each of its input, and beyond that. */
const OUTPUT_A_CHARACTER = 200
const SPARE_OUTPUT = 1_000_000

/** Tries a program on the sample and on inputs of all kinds, until something is wrong. */
export async function runTrial(trial: Trial, tell: (report: Report) => void): Promise<void> {
  const { problem, judge, signal } = trial
  const seed = `${Math.floor(Math.random() * 2 ** 32)}`
  let report: Report = { stage: 0, inputs: 0, cases: 0, slowest: 0, largest: false, passed: false }
  const update = (change: Partial<Report>) => {
    report = { ...report, ...change }
    tell(report)
  }
  for (const [stage, name] of STAGES.entries()) {
    update({ stage })
    const made = await orNone(
      judge.call('trial', { id: problem.id, stage: name, seed }, { signal, limit: LIMIT }),
    )
    const first: TrialInput = { input: problem.sample.input, cases: 1, alone: [] }
    for (const one of stage === 0 ? [first, ...made] : made) {
      const { wrong, milliseconds } = await attempt(trial, one.input)
      if (signal.aborted) return
      if (wrong) return update({ wrong: await smaller(trial, one, wrong) })
      update({
        inputs: report.inputs + 1,
        cases: report.cases + one.cases,
        slowest: Math.max(report.slowest, milliseconds),
        largest: report.largest || name === 'largest',
      })
    }
  }
  update({ passed: true })
}

interface Attempt {
  readonly wrong?: Wrong & { readonly at?: number | undefined }
  readonly milliseconds: number
}

async function attempt(trial: Trial, input: string): Promise<Attempt> {
  const { problem, program, runner, judge, signal } = trial
  const seconds = Math.max(LEAST_SECONDS, problem.seconds)
  const most = OUTPUT_A_CHARACTER * input.length + SPARE_OUTPUT
  const run = await started(runner.run(program, input, { limit: 1000 * seconds, most }))
  if (run.end === 'time') return { wrong: { end: 'time', input, seconds }, milliseconds: 0 }
  if (run.end !== 'done') return { wrong: { ...run, input }, milliseconds: 0 }
  const args = { id: problem.id, input, output: run.output }
  const compared = await judge.call('compare', args, { signal, limit: LIMIT })
  const { milliseconds } = run
  if (compared.kind !== 'wrong') return { milliseconds }
  const { at, line, found, expected } = compared
  return {
    wrong: { end: 'answer', input, output: run.output, at, line, found, expected },
    milliseconds,
  }
}

/** The case alone that was answered wrongly, where it is wrong alone as well. */
async function smaller(
  trial: Trial,
  { alone }: TrialInput,
  wrong: NonNullable<Attempt['wrong']>,
): Promise<Wrong> {
  const { at = -1, ...whole } = wrong
  const input = alone[at]
  if (input === undefined) return whole
  const again = await attempt(trial, input)
  return again.wrong?.end === wrong.end ? again.wrong : whole
}

async function started(run: Promise<RunEnd>): Promise<RunEnd> {
  try {
    return await run
  } catch (error) {
    if (!(error instanceof NoFrame)) throw error
    throw new Failure({
      kind: 'fault',
      words: {
        en: 'Programs cannot be run here: the page run.html could not be loaded, or may not stand in a frame.',
        zh: '这里不能运行程序：页面 run.html 没有载入，或者不允许放在框架里。',
      },
    })
  }
}

/** What is made; nothing where that takes longer than a page may take. */
async function orNone(made: Promise<readonly TrialInput[]>): Promise<readonly TrialInput[]> {
  try {
    return await made
  } catch (error) {
    if (error instanceof Failure && error.kind === 'time') return []
    throw error
  }
}
