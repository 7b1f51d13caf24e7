import type { Lesson, LessonCard } from './blocks.ts'

/** What a list shows of a lesson. */
export function cardOf({ slug, number, title, summary, games, blocks }: Lesson): LessonCard {
  const toDo = blocks.filter(({ kind }) => kind !== 'text' && kind !== 'program').length
  const problems = blocks.flatMap((block) => (block.kind === 'program' ? [block.problem] : []))
  return { slug, number, title, summary, games, problems, toDo }
}

/** What a lesson is looked for by: a game, or a judge problem with its games. */
interface Wanted {
  readonly id?: string
  readonly games: readonly string[]
  /** The lesson that it names itself. */
  readonly lesson?: string | undefined
}

/** The lesson of a problem or a game: one that ends with it comes before one that explains a game of it. */
export function lessonAbout(
  lessons: readonly LessonCard[],
  { id = '', games, lesson: own }: Wanted,
): LessonCard | undefined {
  return (
    lessons.find(({ problems }) => problems.includes(id)) ??
    lessons.find(({ slug }) => slug === own) ??
    lessons.find((lesson) => games.some((game) => lesson.games.includes(game)))
  )
}
