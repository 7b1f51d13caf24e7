import {
  BeyondBudget,
  childrenOf,
  explain,
  type Formula,
  floorPhi,
  numbersOf,
  solve,
  type Verdict,
  type Words,
} from '@nimber/core'
import type { Problem } from '@nimber/problems'
import type { End } from './run.ts'
import type { Attempt, Tester } from './tester.ts'
import { type StressWords, stressWords } from './words.ts'

/** Characters of a reason, beyond which the theorem is told instead. */
const LONGEST = 1500

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
      lines.push(...wrongWords(tester.problem, attempt))
  }
  if (attempt.change) lines.unshift(changeWords(attempt.change, cases.length))
  else if (attempt.unsteady) lines.push(inBoth((say) => say.unsteady))
  else if (cases.length > 1) lines.push(...severalWords(attempt))
  return { en: lines.map((l) => l.en).join('\n'), zh: lines.map((l) => l.zh).join('\n') }
}

function inBoth(words: (say: StressWords) => string): Words {
  return { en: words(stressWords.en), zh: words(stressWords.zh) }
}

/** What is wrong with an output, and what would have been right. */
function wrongWords(problem: Problem, attempt: Attempt): readonly Words[] {
  const { finding, run, cases } = attempt
  const { note, at = 0, judgement } = finding
  if (run.end.kind === 'exit' && note === 'missing' && at > 0)
    return [inBoth((say) => say.endsAfter(at, cases.length))]
  const seen =
    run.end.kind === 'output'
      ? [inBoth((say) => say.tooLong)]
      : note
        ? [inBoth((say) => say.notes[note])]
        : []
  return judgement === 'WA' && note !== 'order' ? [...seen, ...truth(problem, attempt)] : seen
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

/** A number of at most two decimals. */
export function figure(n: number): string {
  return `${Math.round(100 * n) / 100}`
}

function endWords(end: End, say: StressWords): string {
  if (end.kind !== 'signal') return say.exitCode(end.kind === 'exit' ? end.code : 1)
  const meaning = say.signals[end.signal]
  return `${say.signal(end.signal)}${meaning ? `${say === stressWords.zh ? '：' : ': '}${meaning}` : ''}${say === stressWords.zh ? '。' : '.'}`
}

/** Who wins the first case that is wrong, and why. */
function truth(problem: Problem, { cases, finding }: Attempt): Words[] {
  const one = cases[finding.at ?? 0]
  if (one === undefined) return []
  const { game, position } = problem.play(one)
  try {
    const verdict = solve(game, position)
    const golden = goldenPair(verdict)
    if (golden) return golden
    const words = ({ N: 'firstWins', P: 'firstLoses', D: 'drawn' } as const)[verdict.outcome]
    const shown = clip(problem.cases.words(one) ?? game.rules.print(position), 60)
    const long = explain(verdict)
    const reason = long.en.length > LONGEST ? (game.theorem?.statement ?? long) : long
    return [{ en: stressWords.en[words](shown), zh: stressWords.zh[words](shown) }, reason]
  } catch (error) {
    if (error instanceof BeyondBudget) return [error.words]
    throw error
  }
}

/** Why a golden pair is losing, for the games whose formula asks for ⌊kφ⌋. */
function goldenPair({ game, position, outcome }: Verdict<unknown>): Words[] | undefined {
  const { formula, statement } = game.theorem ?? {}
  if (outcome !== 'P' || !formula || !statement || !asksPhi(formula)) return undefined
  const [low, high] = [...(numbersOf(game.shape, position) ?? [])].sort((a, b) => (a < b ? -1 : 1))
  if (low === undefined || high === undefined || floorPhi(high - low) !== low) return undefined
  const pair = [low, high, high - low] as const
  const sentence = { en: stressWords.en.golden(...pair), zh: stressWords.zh.golden(...pair) }
  return [sentence, statement]
}

const asksPhi = (formula: Formula): boolean =>
  formula.op === 'floorPhi' || childrenOf(formula).some(asksPhi)

/** The text with what a terminal would obey written out. */
export function visible(text: string): string {
  return text.replace(
    /\p{Cc}/gu,
    (c) => `\\x${(c.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`,
  )
}

/** A text of more than `most` characters without its middle. */
export function clip(text: string, most: number, between = ' … '): string {
  if (text.length <= most) return text
  return `${text.slice(0, most / 2)}${between}${text.slice(-most / 2)}`
}
