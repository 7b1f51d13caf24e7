import type { Lang, Words } from '@nimber/core'
import type { AnswerForm } from './exercise.ts'
import { type ExerciseKey, exerciseOf, mark } from './questions.ts'
import { TOPICS, topicOf } from './topics.ts'

/** A sheet of exercises that a teacher gives out: the same for everybody who has its link. */
export interface Sheet {
  readonly topics: readonly string[]
  readonly count: number
  readonly seed: number
}

export const MOST_QUESTIONS = 50

/** The sheet of the query of a link; undefined where it says none. */
export function sheetOf(query: Readonly<Record<string, string>>): Sheet | undefined {
  const topics = (query.t ?? '').split(',').filter((id) => topicOf(id))
  const [count, seed] = [Number(query.n), Number(query.seed)]
  if (topics.length === 0 || !isWhole(count, 1, MOST_QUESTIONS) || !isWhole(seed, 0, 2 ** 31))
    return undefined
  return { topics, count, seed }
}

const isWhole = (n: number, least: number, most: number) =>
  Number.isInteger(n) && n >= least && n <= most

/** The query of the link to a sheet. */
export function queryOf({ topics, count, seed }: Sheet): Readonly<Record<string, string>> {
  return { t: topics.join(','), n: `${count}`, seed: `${seed}` }
}

/** The exercises of a sheet: its topics in turn, each a little harder than before. */
export function keysOf({ topics, count, seed }: Sheet): readonly ExerciseKey[] {
  return Array.from({ length: count }, (_, i) => ({
    topic: topics[i % topics.length] ?? '',
    seed: (seed * 1009 + i) % 2 ** 31,
    level: Math.floor((3 * i) / count),
  }))
}

const WORDS = {
  en: { title: 'Nimber sheet', name: 'Name', score: 'Score', none: '(no answer)', colon: ': ' },
  zh: { title: 'Nimber 练习卷', name: '姓名', score: '得分', none: '（未作答）', colon: '：' },
} as const

/** What a student sends back: the sheet, the answers, the score. */
export function resultText(
  sheet: Sheet,
  answers: readonly string[],
  name: string,
  lang: Lang,
): string {
  const say = WORDS[lang]
  const keys = keysOf(sheet)
  const marks = keys.map((key, i) => (answers[i] ? mark(key, answers[i]).right : false))
  const lines = keys.map((key, i) => {
    const { topic } = key
    const title = TOPICS.find(({ id }) => id === topic)?.title[lang] ?? topic
    return `${i + 1}. ${marks[i] ? '✓' : '✗'} ${title} — ${answerIn(lang, exerciseOf(key).form, answers[i] ?? '') || say.none}`
  })
  const score = marks.filter((right) => right).length
  return [
    `${say.title} ${sheet.topics.join(',')} n=${sheet.count} seed=${sheet.seed}`,
    `${say.name}${say.colon}${name.replaceAll('\n', ' ')}`,
    ...lines,
    `${say.score}${say.colon}${score}/${sheet.count}`,
  ].join('\n')
}

/** A result that came back, marked anew. */
export interface CheckedResult {
  readonly sheet: Sheet
  readonly name: string
  readonly score: number
  /** The score that the text claims. */
  readonly claimed: number
  readonly marks: readonly boolean[]
}

/** Marks the answers of a result again; undefined where the text is none. */
export function checkResult(text: string): CheckedResult | undefined {
  const lines = text.trim().split(/\r?\n/)
  const head = /(?:sheet|练习卷) ([\w,-]+) n=(\d+) seed=(\d+)$/.exec(lines[0]?.trim() ?? '')
  const [, t = '', n = '', seed = ''] = head ?? []
  const sheet = sheetOf({ t, n, seed })
  if (!sheet) return undefined
  const name = /^(?:Name|姓名)[:：]\s*(.*)$/.exec(lines[1] ?? '')?.[1] ?? ''
  const marks = keysOf(sheet).map((key, i) => {
    const line = lines.find((other) => other.startsWith(`${i + 1}. `)) ?? ''
    const answer = line.replace(/^\d+\. . /, '').replace(titleOf(key.topic), '')
    if (answer === WORDS.en.none || answer === WORDS.zh.none) return false
    return mark(key, answerOf(exerciseOf(key).form, answer)).right
  })
  const claimed = Number(/(?:Score|得分)[:：]\s*(\d+)\//.exec(lines.at(-1) ?? '')?.[1] ?? -1)
  return { sheet, name, score: marks.filter((right) => right).length, claimed, marks }
}

/** The choices and moves that are named by words, with the answers that they stand for. */
function namedIn(form: AnswerForm): readonly { readonly text: Words; readonly answer: string }[] {
  switch (form.kind) {
    case 'choice':
      return form.choices.map((text, i) => ({ text, answer: `${i}` }))
    case 'move':
    case 'moves':
      return form.moves.map(({ text, to }) => ({ text, answer: to }))
    default:
      return []
  }
}

/** An answer in words, where its parts have words of their own. */
function answerIn(lang: Lang, form: AnswerForm, answer: string): string {
  const named = namedIn(form)
  const wordsOf = (part: string) => {
    const text = named.find((one) => one.answer === part)?.text[lang]
    const alike = named.filter((one) => one.text[lang] === text)
    return text !== undefined && alike.length === 1 ? text : part
  }
  return answer.split(' | ').map(wordsOf).join(' | ')
}

/** The answer that words of either language stand for. */
function answerOf(form: AnswerForm, said: string): string {
  const named = namedIn(form)
  return said
    .split(' | ')
    .map((part) => named.find(({ text }) => text.en === part || text.zh === part)?.answer ?? part)
    .join(' | ')
}

/** The title of a topic in front of an answer, in either language. */
function titleOf(topic: string): RegExp {
  const { en = '', zh = '' } = topicOf(topic)?.title ?? {}
  const escaped = [en, zh].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^(?:${escaped.join('|')})(?::| —) `)
}
