import type { Words } from '@nimber/core'
import type { Difference } from './difference.ts'
import type { PastEnd } from './past-end.ts'
import type { End } from './run.ts'
import { clip, figure, visible, withBlanks } from './shown.ts'
import type { Attempt, Tester } from './tester.ts'
import type { Judgement } from './verdict.ts'
import { inBoth, type StressWords, stressWords } from './words.ts'

/** Why the answer of a program is not the right one, or what else went wrong, in sentences. */
export function reasonOf(tester: Tester, attempt: Attempt, checked: boolean): Words {
  const { finding, run, cases } = attempt
  const lines: Words[] = []
  switch (finding.judgement) {
    case 'TLE':
      lines.push(inBoth((say) => say.tooSlow(figure(tester.allowed.seconds))))
      break
    case 'MLE':
      lines.push(inBoth((say) => say.tooMuch(figure(tester.allowed.megabytes))))
      break
    case 'RE':
      lines.push(inBoth((say) => (checked ? say.checkedWhy : endWords(run.end, say))))
      break
    default:
      lines.push(...wrongWords(tester, attempt))
  }
  const { pastEnd } = attempt
  if (pastEnd) lines.push(...pastEndWords(pastEnd, finding.judgement))
  if (attempt.change) lines.unshift(changeWords(attempt.change, cases.length))
  else if (attempt.unsteady) lines.push(inBoth((say) => say.unsteady))
  else if (cases.length > 1 && !pastEnd) lines.push(...severalWords(attempt))
  return { en: lines.map((l) => l.en).join('\n'), zh: lines.map((l) => l.zh).join('\n') }
}

/** What is wrong with an output, and what would have been right. */
function wrongWords(
  { subject }: Tester,
  { finding, run, cases, expected }: Attempt,
): readonly Words[] {
  const { note, at, judgement, difference } = finding
  if (run.end.kind === 'exit' && note === 'missing' && at !== undefined && at > 0)
    return [inBoth((say) => say.endsAfter(at, cases.length))]
  const wrong = cases[at ?? (cases.length === 1 ? 0 : cases.length)]
  const truth = judgement !== 'WA' || wrong === undefined ? [] : subject.truth(wrong)
  // where all of it is one line, that is seen, and the truth is more than it
  const isOne = judgement === 'WA' && expected.join('').trimEnd().split('\n').length === 1
  const differs = difference && !(isOne && truth.length > 0) ? [differenceWords(difference)] : []
  const seen =
    run.end.kind === 'output'
      ? [inBoth((say) => say.tooLong)]
      : note
        ? [inBoth((say) => say.notes[note])]
        : []
  if (judgement !== 'WA' || note === 'order' || note === 'extra') return [...seen, ...differs]
  return [...seen, ...differs, ...truth]
}

/** What is known of a program that has answered all cases. */
function pastEndWords({ answers, cases }: PastEnd, judgement: Judgement): readonly Words[] {
  return [
    inBoth((say) =>
      answers === cases ? say.answeredAll(cases) : say.answeredAgain(answers, cases),
    ),
    inBoth((say) => (judgement === 'RE' ? say.failsBehind : say.goesOn)),
  ]
}

/** A line that is not the expected one, with its blanks to be seen. */
export function differenceWords({ line, expected, got, unended }: Difference): Words {
  const shown = (text: string | undefined, say: StressWords) =>
    text === undefined ? say.noLine : `“${clip(withBlanks(text), LONGEST_ANSWER)}”`
  return inBoth((say) =>
    unended
      ? say.unended(line, shown(got, say))
      : say.differs(line, shown(expected, say), shown(got, say)),
  )
}

/** What is known of a failure that takes several cases. */
function severalWords({ finding, cases, rightAlone }: Attempt): readonly Words[] {
  const { judgement, at, note } = finding
  const lines: Words[] = []
  if (judgement === 'RE' && at !== undefined)
    lines.push(inBoth((say) => say.writtenBefore(at, cases.length)))
  if (!rightAlone) lines.push(inBoth((say) => say.many(cases.length)))
  else if (judgement === 'WA' && note === undefined && at !== undefined)
    lines.push(inBoth((say) => say.together(cases.length, at + 1)))
  else lines.push(inBoth((say) => say.rightAlone(cases.length)))
  return lines
}

/** Characters of an answer that is compared with another. */
const LONGEST_ANSWER = 40

/** What one run did and another did not, with the input that is shown or a longer one. */
function changeWords({ runs, cases }: NonNullable<Attempt['change']>, shown: number): Words {
  const [a = [], b = []] = runs.map(({ output }) => output.toString().trimEnd().split('\n'))
  const at = (a.length > b.length ? a : b).findIndex((_, i) => a[i] !== b[i])
  const line = (text: string | undefined, say: StressWords) =>
    text ? `“${clip(visible(text), LONGEST_ANSWER)}”` : say.nothing
  return inBoth((say) => {
    const input = cases === shown ? say.thisInput : say.longerInput(cases)
    if (at >= 0) return say.answersChange(input, at + 1, line(a[at], say), line(b[at], say))
    const [one, other] = runs
    return say.endsChange(input, endName(one.end, say), endName(other.end, say))
  })
}

function endName(end: End, say: StressWords): string {
  if (end.kind === 'signal') return say.bySignal(end.signal)
  return say.byCode(end.kind === 'exit' ? end.code : 1)
}

function endWords(end: End, say: StressWords): string {
  if (end.kind !== 'signal') return say.exitCode(end.kind === 'exit' ? end.code : 1)
  const meaning = say.signals[end.signal]
  return `${say.signal(end.signal)}${meaning ? `${say === stressWords.zh ? '：' : ': '}${meaning}` : ''}${say === stressWords.zh ? '。' : '.'}`
}
