import type { Words } from '@nimber/core'
import { type Answer, type Asked, failed } from '../answer.ts'
import type { Database } from '../store/database.ts'
import { LEASE } from '../store/lease.ts'
import { allSurveys, type Survey } from '../surveys.ts'
import { insist } from './insist.ts'
import { Leases } from './leases.ts'
import { type Fetched, nameOf, type Queue } from './queue.ts'
import { handleLost, writeResults } from './results.ts'
import { Lost, Thread } from './thread.ts'

/** How a crew works. */
export interface Working {
  readonly threads: number
  /** The file that a thread runs. */
  readonly program: string
  /** The surveys that are worked on by their names; all of the store where nothing is said. */
  readonly names?: readonly string[]
  readonly tell?: (words: Words) => void
  /** Told of every result that is in the store. */
  readonly written?: (answers: number) => void
}

/** Seconds that a rule may take with the usual budget before it is ended. */
const MOST_SECONDS = 600
/** Prefetching jobs that take longer would keep them from other workers. */
const SHORT_JOB = 1.5

/** Threads that work surveys off, and the one connection that gives them their jobs. */
export class Crew {
  private readonly database: Database
  private readonly queue: Queue
  private readonly options: Working
  private readonly leases: Leases
  private readonly threads: Thread[]
  private readonly ready: { survey: Survey; fetched: Fetched }[] = []
  private surveys: readonly Survey[] = []
  private refilling: Promise<void> | undefined
  private beating: Promise<void> | undefined
  private short = false
  private stopped = false
  private failure: unknown

  constructor(database: Database, queue: Queue, options: Working) {
    this.database = database
    this.queue = queue
    this.options = options
    this.leases = new Leases(database, queue, options.threads)
    this.threads = Array.from({ length: options.threads }, () => new Thread(options.program))
  }

  /** Works until every rule is done, or until it is stopped; throws what made it end. */
  async work(): Promise<void> {
    await this.ask(() => this.leases.begin())
    const beating = setInterval(() => this.beat(), (1000 * LEASE) / 6)
    try {
      await Promise.all(
        this.threads.map((thread) => this.loop(thread).catch((e) => this.giveUp(e))),
      )
    } finally {
      clearInterval(beating)
      await Promise.all(this.threads.map((thread) => thread.end()))
    }
    if (this.failure !== undefined) throw this.failure
    await this.giveBack()
    await this.leases.leave().catch(() => {})
  }

  /** Ends the work: what is finished is kept, the rest goes back to the queue. */
  stop(): void {
    this.stopped = true
    for (const thread of this.threads) void thread.end()
  }

  private giveUp(error: unknown): void {
    this.failure ??= error
    this.stop()
  }

  /** Asks the database until it answers. */
  private ask<T>(work: () => Promise<T>): Promise<T> {
    const { tell } = this.options
    return insist(this.database.place, work, { tell, stopped: () => this.stopped })
  }

  /** Gives a sign of life, unless the last one is still waiting for the database. */
  private beat(): void {
    this.beating ??= this.ask(() => this.leases.beat())
      .catch((error) => this.giveUp(error))
      .finally(() => {
        this.beating = undefined
      })
  }

  private async loop(thread: Thread): Promise<void> {
    let writing: Promise<unknown> = Promise.resolve()
    for (;;) {
      const next = await this.next()
      if (!next) break
      const answers = await this.compute(thread, next.survey, next.fetched)
      await writing
      // the next job is computed while this one is written
      writing = this.write(next.survey, next.fetched, answers)
      writing.catch((error) => this.giveUp(error))
    }
    await writing
  }

  private async write(
    survey: Survey,
    fetched: Fetched,
    answers: ReadonlyMap<number, Answer>,
  ): Promise<void> {
    const { worker } = this.leases
    const result = { survey, fetched, answers, worker }
    if (await this.ask(() => writeResults(this.database, this.queue, result)))
      this.options.written?.(answers.size)
  }

  /** The next job; undefined where everything is done. */
  private async next(): Promise<{ survey: Survey; fetched: Fetched } | undefined> {
    for (let wait = 50; !this.stopped; wait = Math.min(1000, 2 * wait)) {
      if (this.ready.length === 0) await this.refill(1)
      const found = this.ready.shift()
      if (found) {
        if (this.short && this.ready.length === 0) void this.refill(this.options.threads)
        return found
      }
      if (this.stopped || (await this.ask(() => this.isDone()))) return undefined
      await this.ask(() => handleLost(this.database, this.queue))
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
    return undefined
  }

  private refill(most: number): Promise<void> {
    this.refilling ??= this.fetch(most)
      .catch((error) => this.giveUp(error))
      .finally(() => {
        this.refilling = undefined
      })
    return this.refilling
  }

  private async fetch(most: number): Promise<void> {
    if (this.surveys.length === 0) await this.look()
    for (const survey of this.surveys) {
      const found = await this.ask(() => this.fetchFrom(survey, most))
      for (const fetched of found) this.ready.push({ survey, fetched })
      if (found.length === 0) continue
      this.short = found.every(({ job }) => job.seconds <= SHORT_JOB)
      return
    }
    await this.look()
  }

  private async fetchFrom(survey: Survey, most: number): Promise<Fetched[]> {
    try {
      return await this.database.transaction(async (query) => {
        const found = await this.queue.fetch(survey.id, most, query)
        const ids = found.map(({ id }) => id)
        await this.leases.hold(ids, nameOf(survey.id), query)
        return found
      })
    } catch (error) {
      // this worker was thought dead, and is not known any more
      if ((error as { code?: string }).code !== '23503') throw error
      await this.leases.beat()
      return []
    }
  }

  /** Reads which surveys there are. */
  private async look(): Promise<void> {
    const { names } = this.options
    const all = await this.ask(() => allSurveys(this.database))
    this.surveys = names ? all.filter(({ name }) => names.includes(name)) : all
  }

  private async isDone(): Promise<boolean> {
    const [row] = await this.database.query<{ open: boolean }>(
      `select exists (select from nimber.form where survey = any($1::integer[]) and not final) as open`,
      [this.surveys.map(({ id }) => id)],
    )
    return row?.open === false
  }

  /** What a thread finds out about the forms of a job; some are missing where it was stopped. */
  private async compute(
    thread: Thread,
    survey: Survey,
    { job }: Fetched,
  ): Promise<ReadonlyMap<number, Answer>> {
    const rules = await this.ask(() =>
      this.database.query<{ number: number; rule: string }>(
        `select number, rule from nimber.form
         where survey = $1 and number = any($2::integer[]) and not final`,
        [job.survey, job.forms],
      ),
    )
    const answers = new Map<number, Answer>()
    const { kind, memory } = survey
    const limit = Math.ceil(MOST_SECONDS * Math.max(1, job.factor))
    // what another run has finished needs no answer
    const open = new Set(rules.map(({ number }) => number))
    for (const number of job.forms) if (!open.has(number)) answers.set(number, FINISHED)
    for (let left = rules; left.length > 0 && !this.stopped; ) {
      const part = left
      const asked = part.map(
        ({ rule }): Asked => ({
          kind,
          rule,
          factor: job.factor,
          ...(memory !== null && { memory }),
        }),
      )
      const started = performance.now()
      try {
        await thread.run({ asked }, limit, (at, found) => {
          answers.set(part[at]?.number ?? 0, found as Answer)
        })
      } catch (error) {
        if (!(error instanceof Lost)) throw error
        const lost = part.find(({ number }) => !answers.has(number))
        const seconds = (performance.now() - started) / 1000
        if (lost && !this.stopped)
          answers.set(lost.number, { ...failed(error.words, false), seconds })
      }
      left = part.filter(({ number }) => !answers.has(number))
    }
    return answers
  }

  /** Gives jobs back that were fetched and not begun. */
  private async giveBack(): Promise<void> {
    for (const { survey, fetched } of this.ready.splice(0))
      await this.write(survey, fetched, new Map())
  }
}

/** Stands for a form that was finished before; nothing is written for it. */
const FINISHED: Answer = { ...failed({ en: '', zh: '' }, false), seconds: 0 }
