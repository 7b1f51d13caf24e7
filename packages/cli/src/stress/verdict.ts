import { firstWrong } from '@nimber/problems'
import { type Difference, firstDifference } from './difference.ts'
import type { Run } from './run.ts'

/** Verdicts as contestants know them. */
export type Judgement = 'AC' | 'WA' | 'RE' | 'TLE' | 'MLE' | 'PE'

/** What is found about a run, and at which case of the input, where that may be told. */
export interface Finding {
  readonly judgement: Judgement
  readonly at?: number | undefined
  /** What is odd about a wrong answer. */
  readonly note?: 'order' | 'missing' | 'extra' | 'blanks' | undefined
  /** Where the output is not the expected one, byte by byte, also of one that is accepted. */
  readonly difference?: Difference | undefined
}

/** Whether a run gave the answers that are expected of its cases. */
export function judgeRun(
  anyOrder: boolean,
  expected: readonly string[],
  run: Run,
  strict: boolean,
): Finding {
  const finding = findingOf(anyOrder, expected, run, strict)
  const [got, whole] = [run.output.toString(), expected.join('')]
  return got === whole ? finding : { ...finding, difference: firstDifference(whole, got) }
}

function findingOf(
  anyOrder: boolean,
  expected: readonly string[],
  { end, output }: Run,
  strict: boolean,
): Finding {
  const [got, whole] = [output.toString(), expected.join('')]
  const stopped =
    end.kind === 'time'
      ? 'TLE'
      : end.kind === 'memory'
        ? 'MLE'
        : end.kind === 'signal' || (end.kind === 'exit' && end.code !== 0)
          ? 'RE'
          : undefined
  // the first case without its answer is where it stopped, unless answers were still held back
  if (stopped) return { judgement: stopped, at: firstWrong(anyOrder, expected, got)?.at }
  if (got === whole) return { judgement: 'AC' }
  const wrong = firstWrong(anyOrder, expected, got)
  if (wrong) {
    const blanks = withoutBlanks(got) === withoutBlanks(whole)
    return blanks
      ? { judgement: 'PE', at: wrong.at, note: 'blanks' }
      : { judgement: 'WA', ...wrong }
  }
  return strict ? { judgement: 'PE', note: 'blanks' } : { judgement: 'AC' }
}

const withoutBlanks = (text: string) => text.replace(/\s+/g, '')
