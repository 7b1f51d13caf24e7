/** How far somebody has come in a topic. */
export interface TopicProgress {
  readonly level: number
  /** Right answers in a row. */
  readonly streak: number
  readonly right: number
  readonly wrong: number
  readonly done: boolean
}

/** How far somebody has come: topics, and the blocks of lessons that are done. */
export interface Progress {
  readonly version: 1
  readonly topics: Readonly<Record<string, TopicProgress>>
  readonly lessons: Readonly<Record<string, readonly number[]>>
}

export const NO_PROGRESS: Progress = { version: 1, topics: {}, lessons: {} }
const NEW: TopicProgress = { level: 0, streak: 0, right: 0, wrong: 0, done: false }

/** So many right answers in a row finish a topic. */
export const IN_A_ROW = 3
const HIGHEST = 2

/** The progress in a topic. */
export function progressIn({ topics }: Progress, topic: string): TopicProgress {
  return Object.hasOwn(topics, topic) ? (topics[topic] ?? NEW) : NEW
}

/** The progress after an answer: a right one makes the next exercise harder, a wrong one easier. */
export function answered(progress: Progress, topic: string, right: boolean): Progress {
  const before = progressIn(progress, topic)
  const streak = right ? before.streak + 1 : 0
  const after: TopicProgress = {
    level: Math.max(0, Math.min(HIGHEST, before.level + (right ? 1 : -1))),
    streak,
    right: before.right + (right ? 1 : 0),
    wrong: before.wrong + (right ? 0 : 1),
    done: before.done || streak >= IN_A_ROW,
  }
  return { ...progress, topics: { ...progress.topics, [topic]: after } }
}

/** The progress when a block of a lesson is done. */
export function blockDone(progress: Progress, lesson: string, block: number): Progress {
  const before = progress.lessons[lesson] ?? []
  if (before.includes(block)) return progress
  const after = [...before, block].sort((a, b) => a - b)
  return { ...progress, lessons: { ...progress.lessons, [lesson]: after } }
}

/** The progress that a text holds; undefined where it holds none. */
export function parseProgress(text: string): Progress | undefined {
  try {
    const data: unknown = JSON.parse(text)
    if (!isRecord(data) || data.version !== 1) return undefined
    const { topics, lessons } = data
    if (!isRecord(topics) || !isRecord(lessons)) return undefined
    if (!Object.values(topics).every(isTopicProgress)) return undefined
    if (!Object.values(lessons).every((list) => Array.isArray(list) && list.every(isCount)))
      return undefined
    return data as unknown as Progress
  } catch {
    return undefined
  }
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const isCount = (data: unknown) => Number.isInteger(data) && Number(data) >= 0

const isTopicProgress = (data: unknown) =>
  isRecord(data) &&
  ['level', 'streak', 'right', 'wrong'].every((name) => isCount(data[name])) &&
  Number(data.level) <= HIGHEST &&
  typeof data.done === 'boolean'
