import { firstWrong } from '@nimber/problems'
import type { Run } from './run.ts'
import { type Subject, WrongReference } from './subject.ts'
import type { Finding } from './verdict.ts'

/** A run on some cases, as far as it is looked at here. */
interface Tried {
  readonly cases: readonly unknown[]
  readonly input: string
  readonly expected: readonly string[]
  readonly run: Run
  readonly finding: Finding
}

/** What runs the program. */
interface Runner {
  readonly subject: Subject
  attempt(cases: readonly unknown[]): Promise<Tried>
  writingAtOnce(): Runner
}

/** What was seen of a program that answers all cases and does not stop behind the last one. */
export interface PastEnd {
  /** The right answers that were seen, and to how many cases. */
  readonly answers: number
  readonly cases: number
}

/** Bytes of answers that are more than a program holds back before it writes them. */
const MORE_THAN_HELD = 40_000
const LONGEST_INPUT = 1_000_000

/**
 * Whether a program that fails on some cases has answered them all: then it fails behind the last.
 * Most hold their answers back and lose them when they are stopped. So the same cases follow each
 * other often enough for the first answers to be written: if these are right, no case is what keeps it.
 */
export async function pastEnd(tester: Runner, failed: Tried): Promise<PastEnd | undefined> {
  const { cases, finding, run, input, expected } = failed
  if (run.end.kind === 'exit' && run.end.code === 0) return undefined
  if (finding.judgement === 'MLE' || expected.length !== cases.length) return undefined
  const wrong = firstWrong(tester.subject.anyOrder, expected, run.output.toString())
  if (!wrong || wrong.note === 'extra') return { answers: cases.length, cases: cases.length }
  if (finding.judgement !== 'TLE' || tester.subject.others?.(cases) !== undefined) return undefined
  const copies = Math.ceil(MORE_THAN_HELD / expected.join('').length)
  if (copies * input.length > LONGEST_INPUT) return undefined
  try {
    const again = await tester.attempt(Array.from({ length: copies }, () => cases).flat())
    if (again.expected.length !== again.cases.length) return await writtenAtOnce(tester, failed)
    const { judgement, at = 0 } = again.finding
    const isSeen = judgement === 'TLE' && at >= cases.length
    return isSeen ? { answers: at, cases: again.cases.length } : undefined
  } catch (error) {
    if (error instanceof WrongReference) return undefined // it cannot answer so many cases
    throw error
  }
}

/** Where an input has one case only, answers may be seen that the program is kept from holding back. */
async function writtenAtOnce(
  tester: Runner,
  { cases, expected }: Tried,
): Promise<PastEnd | undefined> {
  const { finding, run } = await tester.writingAtOnce().attempt(cases)
  const wrong = firstWrong(tester.subject.anyOrder, expected, run.output.toString())
  const isSeen = finding.judgement === 'TLE' && !wrong
  return isSeen ? { answers: cases.length, cases: cases.length } : undefined
}
