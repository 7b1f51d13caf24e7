import type { Words } from '@nimber/core'
import { SurveyError } from '../error.ts'
import type { Database } from '../store/database.ts'
import { isFull, mayPass } from '../store/password.ts'

/** How often and how long a database that does not answer is asked again. */
const FIRST_WAIT = 250
const LONGEST_WAIT = 5000
const PATIENCE = 15 * 60_000
/** Databases that do not answer: many may ask one at once, and it is told once. */
const silentPlaces = new Set<string>()

/**
 * Does something with a database, again and again where it does not answer; throws a SurveyError where
 * that goes on for too long, or the disk is full.
 */
export async function insist<T>(
  place: string,
  work: () => Promise<T>,
  { tell, stopped }: { tell?: ((words: Words) => void) | undefined; stopped: () => boolean },
): Promise<T> {
  const started = Date.now()
  for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, 2 * wait)) {
    try {
      const result = await work()
      if (silentPlaces.delete(place))
        tell?.({ en: 'The database answers again.', zh: '数据库恢复了。' })
      return result
    } catch (error) {
      if (isFull(error)) throw full(place)
      if (!mayPass(error) || stopped()) throw error
      if (Date.now() - started > PATIENCE) throw silent(place, error)
      if (!silentPlaces.has(place))
        tell?.({
          en: `The database does not answer (${String((error as Error).message)}); trying again…`,
          zh: `数据库没有应答（${String((error as Error).message)}），正在重试…`,
        })
      silentPlaces.add(place)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/** The same database, asked again and again where it does not answer. */
export function insisting(database: Database, tell?: (words: Words) => void): Database {
  const again = <T>(work: () => Promise<T>) =>
    insist(database.place, work, { tell, stopped: () => false })
  return {
    ...database,
    query: (text, values) => again(() => database.query(text, values)),
    script: (text) => again(() => database.script(text)),
    transaction: (work) => again(() => database.transaction(work)),
  }
}

function full(place: string): SurveyError {
  return new SurveyError(
    {
      en: `There is no space left for ${place}. The rows written so far are kept: make space and run the same again.`,
      zh: `${place} 所在的磁盘没有空间了。已写入的行都保留着：请腾出空间后再运行一次。`,
    },
    'machine',
  )
}

function silent(place: string, error: unknown): SurveyError {
  const { message } = error as Error
  return new SurveyError(
    {
      en: `${place} has not answered for 15 minutes (${message}). What was written is kept; run the same again to go on.`,
      zh: `${place} 已有 15 分钟没有应答（${message}）。已写入的内容都保留着，再运行一次即可继续。`,
    },
    'machine',
  )
}
