import PgBoss from 'pg-boss'
import type { Database, Query } from '../store/database.ts'

/** A job: forms of a survey by their numbers, and how many times the usual work each may take. */
export interface Job {
  readonly survey: number
  readonly forms: readonly number[]
  readonly factor: number
  /** Expected seconds, by which costly jobs come last. */
  readonly seconds: number
  /** Whether it is alone because the program ended while it was one of several. */
  readonly alone?: boolean
}

/** A job that was fetched. */
export interface Fetched {
  readonly id: string
  readonly job: Job
}

const SCHEMA = 'nimber_queue'
/** The table in which pg-boss has the jobs. */
export const JOBS = `${SCHEMA}.job`
/** Where jobs go whose workers died again and again. */
const LOST = 'lost'
/** A job is begun at most once more than this. */
const RETRIES = 4
/** A day: who holds a job is watched by `Leases`, and this is for what they cannot see. */
const LONGEST = 24 * 3600 - 1

/** The jobs of all surveys of a store: pg-boss, on whatever Postgres the store is. */
export class Queue {
  private readonly boss: PgBoss

  constructor(database: Database) {
    this.boss = new PgBoss({
      db: executing(database, (text) => database.script(text)),
      schema: SCHEMA,
      schedule: false,
      supervise: false,
      // jobs of a survey that rests for years are still there
      retentionDays: 3650,
    })
    this.boss.on('error', () => {})
  }

  /** Makes the tables of the queue where there are none. */
  async start(): Promise<void> {
    await this.boss.start()
    await this.boss.createQueue(LOST, {
      name: LOST,
      retryLimit: 1_000_000,
      expireInSeconds: LONGEST,
    })
  }

  async create(survey: number): Promise<void> {
    const name = nameOf(survey)
    await this.boss.createQueue(name, {
      name,
      retryLimit: RETRIES,
      retryDelay: 1,
      retryBackoff: true,
      expireInSeconds: LONGEST,
      deadLetter: LOST,
    })
  }

  /** Puts jobs in: the first budgets first, and of the same budget the costliest last. */
  async put(jobs: readonly Job[], query: Query): Promise<void> {
    if (jobs.length === 0) return
    const entries = jobs.map((job) => ({
      name: nameOf(job.survey),
      data: job,
      priority: rank(job),
    }))
    await this.boss.insert(entries, { db: executing(query) })
  }

  /** Takes up to `most` jobs of a survey. Throws where the database does not answer. */
  fetch(survey: number, most: number, query: Query): Promise<Fetched[]> {
    return this.take(nameOf(survey), most, query)
  }

  /** Jobs whose workers died too often. */
  fetchLost(query: Query): Promise<Fetched[]> {
    return this.take(LOST, 100, query)
  }

  /** Notes that a job is done. */
  async complete(survey: number, id: string, query: Query): Promise<void> {
    await this.boss.complete(nameOf(survey), id, {}, { db: executing(query) })
  }

  async completeLost(id: string, query: Query): Promise<void> {
    await this.boss.complete(LOST, id, {}, { db: executing(query) })
  }

  /** Gives jobs back that were not done, to be tried again after a while. */
  async fail(queue: string, ids: readonly string[], query: Query): Promise<void> {
    const why = { message: 'the worker is gone' }
    for (const id of ids) await this.boss.fail(queue, id, why, { db: executing(query) })
  }

  /** Moves finished jobs away, as pg-boss does now and then. */
  async maintain(): Promise<void> {
    await this.boss.maintain()
  }

  /** The forms of a survey that are in a job which is not done. */
  async queued(survey: number, query: Query): Promise<Set<number>> {
    const rows = await query.query<{ form: number }>(
      `select jsonb_array_elements_text(data->'forms')::integer as form
       from ${JOBS} where name in ($1, $2) and state < 'completed'
         and (data->>'survey')::integer = $3`,
      [nameOf(survey), LOST, survey],
    )
    return new Set(rows.map(({ form }) => form))
  }

  async stop(): Promise<void> {
    await this.boss.stop({ graceful: false, wait: true })
  }

  private async take(name: string, most: number, query: Query): Promise<Fetched[]> {
    // pg-boss takes every error for a queue without jobs
    let refused: unknown
    const db = executing({
      query: async (text, values) => {
        try {
          return await query.query(text, values)
        } catch (error) {
          refused = error
          throw error
        }
      },
    })
    const jobs = await this.boss.fetch<Job>(name, { batchSize: most, db } as PgBoss.FetchOptions)
    if (refused !== undefined) throw refused
    return jobs.map(({ id, data }) => ({ id, job: data }))
  }
}

/** The queue of a survey. */
export function nameOf(survey: number): string {
  return `survey-${survey}`
}

/** A larger number comes first: small budgets, then small jobs. */
function rank({ factor, seconds }: Job): number {
  const steps = Math.round(100 * Math.log2(factor))
  return -10_000 * steps - Math.min(9999, Math.round(100 * Math.log2(1 + seconds * 1000)))
}

/** What pg-boss asks of a database. */
function executing(query: Query, script?: (text: string) => Promise<void>): PgBoss.Db {
  return {
    executeSql: async (text: string, values?: unknown[]) => {
      if (values === undefined && script && /;\s*\S/.test(text)) {
        await script(text)
        return { rows: [] }
      }
      return { rows: await query.query(text, values) }
    },
  } as unknown as PgBoss.Db
}
