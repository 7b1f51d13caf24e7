import { join } from 'node:path'
import { type Lang, nearest } from '@nimber/core'
import {
  answered,
  exerciseOf,
  IN_A_ROW,
  type LessonCard,
  latexOf,
  markdownOf,
  NO_PROGRESS,
  progressIn,
  TOPICS,
  topicOf,
} from '@nimber/lessons'
import { makeFolder } from '../files/folder.ts'
import { writeFile } from '../files/out-file.ts'
import { fail, refusing } from '../frame/failure.ts'
import { contentsIn, lessonIn } from '../frame/lessons.ts'
import { bold, cyan, dim, green, pad, print, wrap } from '../frame/terminal.ts'
import { ask } from './ask.ts'
import { Left, Reader } from './reader.ts'
import { walk } from './walk.ts'
import { learnWords } from './words.ts'

/** The options of `nimber learn`, as they are typed. */
export interface LearnOptions {
  readonly practise?: string
  readonly seed?: string
  readonly export?: string
}

const wrong = refusing(learnWords)

/** `nimber learn`. */
export async function runLearn(
  name: string | undefined,
  options: LearnOptions,
  lang: Lang,
): Promise<void> {
  try {
    const seed = seedOf(options.seed)
    const { lessons } = contentsIn(lang)
    const lesson = name === undefined ? undefined : found(lessons, name)
    if (options.export !== undefined)
      writeLessons(lesson ? [lesson] : lessons, options.export, seed ?? 1, lang)
    else if (options.practise !== undefined)
      await reading((reader) => practise(options.practise ?? '', reader, seed ?? Date.now(), lang))
    else if (lesson) await reading((reader) => walk(lessonIn(lang, lesson.slug), reader, seed ?? 1))
    else listLessons(lessons, lang)
  } catch (error) {
    fail(error, lang)
  }
}

function seedOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,10}$/.test(text) || Number(text) > 2 ** 31 - 1)
    throw wrong((say) => say.badSeed(text))
  return Number(text)
}

function found(lessons: readonly LessonCard[], name: string): LessonCard {
  const lesson = lessons.find(
    ({ slug, number, title }) =>
      slug === name.toLowerCase() || `${number}` === name || title === name,
  )
  const close =
    nearest(
      name,
      lessons.map(({ slug }) => slug),
    ) ?? ''
  if (!lesson) throw wrong((say) => say.unknownLesson(name, close))
  return lesson
}

function listLessons(lessons: readonly LessonCard[], lang: Lang): void {
  const say = learnWords[lang]
  print(cyan(say.course))
  for (const { number, slug, title, summary } of lessons) {
    print(`${String(number).padStart(2)}  ${bold(title)}  ${dim(slug)}`)
    print(wrap(summary, '    '))
  }
  print(`\n${cyan(say.topics)}`)
  const width = Math.max(...TOPICS.map(({ id }) => id.length)) + 2
  for (const { id, title } of TOPICS) print(`    ${pad(id, width)}${title[lang]}`)
  print(`\n${dim('nimber learn 1 · nimber learn --practise mex · nimber learn --export handouts')}`)
}

/** Runs something with what a person types, until it is done or the person leaves. */
async function reading(work: (reader: Reader) => Promise<void>): Promise<void> {
  const reader = new Reader()
  try {
    await work(reader)
  } catch (error) {
    if (!(error instanceof Left)) throw error
  } finally {
    reader.close()
  }
}

/** Exercises of a topic, harder with every right answer, until three in a row are right. */
async function practise(id: string, reader: Reader, seed: number, lang: Lang): Promise<void> {
  const say = learnWords[lang]
  const topic = topicOf(id)
  const close =
    nearest(
      id,
      TOPICS.map((other) => other.id),
    ) ?? ''
  if (!topic) throw wrong((words) => words.unknownTopic(id, close))
  print(`${cyan(topic.title[lang])}\n`)
  let progress = NO_PROGRESS
  for (let i = 0; !progressIn(progress, id).done; i++) {
    const { level } = progressIn(progress, id)
    const key = { topic: id, seed: (seed + i) % 2 ** 31, level }
    const right = await ask(exerciseOf(key), reader, lang)
    if (right === undefined) return
    progress = answered(progress, id, right)
    print(dim(`${say.streak(progressIn(progress, id).streak, IN_A_ROW)}\n`))
  }
  print(green(say.topicDone))
}

/** Writes lessons for a teacher: each as Markdown and as LaTeX. */
function writeLessons(
  lessons: readonly LessonCard[],
  folder: string,
  seed: number,
  lang: Lang,
): void {
  makeFolder(folder)
  for (const { number, slug } of lessons) {
    const lesson = lessonIn(lang, slug)
    const name = join(folder, `${String(number).padStart(2, '0')}-${slug}`)
    writeFile(`${name}.md`, markdownOf(lesson, seed))
    writeFile(`${name}.tex`, latexOf(lesson, seed))
  }
  print(learnWords[lang].written(2 * lessons.length, folder))
}
