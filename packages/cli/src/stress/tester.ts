import type { Difference } from './difference.ts'
import { type PastEnd, pastEnd } from './past-end.ts'
import { findExecutable } from './path.ts'
import { type Allowance, type Program, type Run, runProgram } from './run.ts'
import { type Subject, WrongReference } from './subject.ts'
import { type Finding, judgeRun } from './verdict.ts'

/** A run of the program on some cases, and what is found about it. */
export interface Attempt {
  readonly cases: readonly unknown[]
  readonly input: string
  readonly expected: readonly string[]
  readonly run: Run
  readonly finding: Finding
  /** Whether the same input did not fail once more. */
  readonly unsteady?: boolean
  /** Two runs on the same input, of so many cases, that did not do the same. */
  readonly change?: { readonly runs: readonly [Run, Run]; readonly cases: number }
  /** Whether each of several cases was answered rightly when it was the only one. */
  readonly rightAlone?: boolean
  /** What was seen of a program that has answered all cases and fails behind the last one. */
  readonly pastEnd?: PastEnd | undefined
}

/** Bytes that a program may print beyond twice the right output. */
const SPARE_OUTPUT = 65_536

/** Runs a program on cases and keeps count. */
export class Tester {
  runs = 0
  cases = 0
  slowest = 0
  /** The longest time of a run that came to its end. */
  ended = 0
  megabytes = 0
  /** The first output that was accepted and is not the expected one, byte by byte. */
  presentation: Difference | undefined
  readonly subject: Subject
  readonly allowed: Omit<Allowance, 'output'>
  private readonly program: Program
  private readonly strict: boolean

  constructor(
    subject: Subject,
    program: Program,
    { allowed, strict }: { allowed: Omit<Allowance, 'output'>; strict: boolean },
  ) {
    this.subject = subject
    this.program = program
    this.allowed = allowed
    this.strict = strict
  }

  /** The same program, kept from holding back what it writes as far as the system can do that. */
  writingAtOnce(): Tester {
    const { subject, program, allowed, strict } = this
    const tool = program.native ? findExecutable('stdbuf') : undefined
    const command = tool ? [tool, '-oL', ...program.command] : program.command
    const env = { ...program.env, PYTHONUNBUFFERED: '1' }
    return new Tester(subject, { ...program, command, env }, { allowed, strict })
  }

  /** Runs the program on some cases, for so many seconds at the most. */
  async attempt(
    cases: readonly unknown[],
    seconds: number = this.allowed.seconds,
  ): Promise<Attempt> {
    const input = this.subject.input(cases)
    const expected = await this.subject.expected(cases, input)
    const bytes = expected.reduce((sum, answer) => sum + answer.length, 0)
    const output = 2 * bytes + SPARE_OUTPUT
    const run = await runProgram(this.program, input, { ...this.allowed, seconds, output })
    this.runs++
    this.cases += cases.length
    this.slowest = Math.max(this.slowest, run.seconds)
    if (isComparable(run)) this.ended = Math.max(this.ended, run.seconds)
    this.megabytes = Math.max(this.megabytes, run.megabytes)
    const found = judgeRun(this.subject.anyOrder, expected, run, this.strict)
    if (found.judgement === 'AC') this.presentation ??= found.difference
    // answers that cannot be told apart say nothing about which case is wrong
    const finding = expected.length === cases.length ? found : { ...found, at: undefined }
    return { cases, input, expected, run, finding }
  }
}

/** Runs and time for making a failure smaller. */
const MOST_RUNS = 250
const MOST_TIME = 10_000
const MOST_TIME_HURRIED = 20_000

/** Few cases, mostly one, with which a failure comes again, made as small as it can be. */
export async function narrowed(tester: Tester, failed: Attempt): Promise<Attempt> {
  const least = (await hurried(tester, failed)) ?? (await leastOf(tester, failed))
  if (!least) return { ...failed, unsteady: true, ...(await changeOf(tester, failed)) }
  const changed = await changeOf(tester, least, failed)
  if (changed.change) return { ...least, ...changed }
  const past = await pastEnd(tester, least)
  return { ...least, pastEnd: past, ...(!past && (await eachAlone(tester, least))) }
}

/** A program that takes longer than this part of the limit, and thrice any other run, may hang. */
const HURRY = 0.1

/**
 * Few cases with which a program is too slow, found in a fraction of the time: where they stop it
 * early, it is tried once more whether they do so at the limit.
 */
async function hurried(tester: Tester, failed: Attempt): Promise<Attempt | undefined> {
  const { seconds } = tester.allowed
  const early = Math.max(HURRY * seconds, 3 * tester.ended)
  if (failed.finding.judgement !== 'TLE' || early > seconds / 2) return undefined
  const least = await leastOf(tester, failed, early)
  const again = least && (await tester.attempt(least.cases))
  return again?.finding.judgement === 'TLE' ? again : undefined
}

/** A failure with few and small cases that stays the same; undefined where it does not come again. */
async function leastOf(
  tester: Tester,
  failed: Attempt,
  seconds?: number,
): Promise<Attempt | undefined> {
  const time = seconds === undefined ? MOST_TIME : MOST_TIME_HURRIED
  const [last, end] = [tester.runs + MOST_RUNS, Date.now() + time]
  const retry = async (cases: readonly unknown[]): Promise<Attempt | undefined> => {
    if (tester.runs >= last || Date.now() >= end) return undefined
    try {
      const again = await tester.attempt(cases, seconds)
      return again.finding.judgement === failed.finding.judgement ? again : undefined
    } catch (error) {
      if (error instanceof WrongReference) return undefined // it is no input for that program
      throw error
    }
  }
  const few = await fewest(failed, retry)
  const others = few && tester.subject.others?.(few.cases)
  if (others) return await shortest(others, few, retry)
  return few?.cases.length === 1 ? await smallest(tester.subject, few, retry) : few
}

/** Runs that look for another answer: some at once, some a second later, for seeds that are times. */
const AT_ONCE = 3
const LATER = 2
const A_SECOND = 1100

/** Another run on the input of one of some failures that does something else, if a few tell. */
async function changeOf(
  tester: Tester,
  ...failures: readonly Attempt[]
): Promise<Pick<Attempt, 'change'>> {
  const known = failures.filter(({ run }) => isComparable(run))
  for (let i = 0; i < AT_ONCE + LATER && known.length > 0; i++) {
    if (i === AT_ONCE) await new Promise((resolve) => setTimeout(resolve, A_SECOND))
    for (const { run: one, cases } of known) {
      const { run: other } = await tester.attempt(cases)
      if (isComparable(other) && isDifferent(one, other))
        return { change: { runs: [one, other], cases: cases.length } }
    }
  }
  return {}
}

/** Whether a program was left to come to its end: where we stop it is not its doing. */
function isComparable({ end: { kind } }: Run): boolean {
  return kind === 'exit' || kind === 'signal'
}

function isDifferent(a: Run, b: Run): boolean {
  return JSON.stringify(a.end) !== JSON.stringify(b.end) || !a.output.equals(b.output)
}

/** More cases than this are not tried one by one. */
const MOST_ALONE = 20

async function eachAlone(tester: Tester, { cases }: Attempt): Promise<Pick<Attempt, 'rightAlone'>> {
  if (cases.length === 1 || cases.length > MOST_ALONE) return {}
  for (const one of cases) {
    const { finding } = await tester.attempt([one])
    if (finding.judgement !== 'AC') return {}
  }
  return { rightAlone: true }
}

type Retry = (cases: readonly unknown[]) => Promise<Attempt | undefined>

/**
 * The failure with as few cases as possible (A. Zeller, delta debugging); undefined where the same
 * input does not fail again.
 */
async function fewest(failed: Attempt, retry: Retry): Promise<Attempt | undefined> {
  const { at, judgement } = failed.finding
  const own = at === undefined ? undefined : await retry(failed.cases.slice(at, at + 1))
  if (own) return own
  // what comes behind a wrong answer has nothing to do with it
  const before = judgement === 'WA' && at !== undefined ? failed.cases.slice(0, at + 1) : []
  // many cases may be too much together: then finer parts only take time
  const halvesOnly = judgement === 'TLE' || judgement === 'MLE'
  let found = (before.length > 0 && (await retry(before))) || (await retry(failed.cases))
  for (let parts = 2; found && found.cases.length > 1; ) {
    const { cases } = found
    const size = Math.ceil(cases.length / parts)
    let less: Attempt | undefined
    for (let from = 0; from < cases.length && !less; from += size)
      less = await retry(cases.slice(from, from + size))
    if (less) {
      ;[found, parts] = [less, 2]
      continue
    }
    if (halvesOnly) return found
    for (let from = 0; parts > 2 && from < cases.length && !less; from += size)
      less = await retry([...cases.slice(0, from), ...cases.slice(from + size)])
    if (less) [found, parts] = [less, Math.max(parts - 1, 2)]
    else if (size === 1) return found
    else parts = Math.min(2 * parts, cases.length)
  }
  return found
}

/** The failing case with smaller numbers, as long as smaller ones fail. */
async function smallest(subject: Subject, failed: Attempt, retry: Retry): Promise<Attempt> {
  let found = failed
  for (;;) {
    let less: Attempt | undefined
    for (const smaller of subject.smaller(found.cases[0])) {
      less = await retry([smaller])
      if (less) break
    }
    if (!less) return found
    found = less
  }
}

/** The failing input with the fewest bytes among some that cannot be made smaller. */
async function shortest(
  inputs: AsyncIterable<readonly unknown[]>,
  failed: Attempt,
  retry: Retry,
): Promise<Attempt> {
  let found = failed
  for await (const cases of inputs) {
    const other = await retry(cases)
    if (other && other.input.length < found.input.length) found = other
  }
  return found
}
