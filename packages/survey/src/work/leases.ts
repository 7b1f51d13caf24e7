import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { VERSION } from '@nimber/core'
import type { Database, Query } from '../store/database.ts'
import { LEASE } from '../store/lease.ts'
import type { Queue } from './queue.ts'

/** That a worker lives: it says so now and then, and gives the jobs of the dead back to the queue. */
export class Leases {
  readonly worker = randomUUID()
  private readonly database: Database
  private readonly queue: Queue
  private readonly threads: number

  constructor(database: Database, queue: Queue, threads: number) {
    this.database = database
    this.queue = queue
    this.threads = threads
  }

  /** Says that this worker lives, and looks after the others; by the clock of the database. */
  async beat(): Promise<void> {
    await this.database.transaction(async (query) => {
      await query.query(
        `insert into nimber.worker (id, host, process, threads, program) values ($1, $2, $3, $4, $5)
         on conflict (id) do update set seen = now()`,
        [this.worker, hostname(), process.pid, this.threads, VERSION],
      )
    })
    await this.bury(LEASE)
  }

  /** Takes over from workers that cannot live any more: an embedded store has one at a time. */
  async begin(): Promise<void> {
    if (!this.database.shared) await this.bury(0)
    await this.beat()
  }

  /** Leaves nothing behind. */
  async leave(): Promise<void> {
    await this.database.query('delete from nimber.worker where id = $1', [this.worker])
  }

  /** Notes that this worker has jobs. */
  async hold(ids: readonly string[], queue: string, query: Query): Promise<void> {
    if (ids.length === 0) return
    await query.query(
      'insert into nimber.held (job, queue, worker) select id, $2, $3 from unnest($1::uuid[]) as id',
      [ids, queue, this.worker],
    )
  }

  private async bury(seconds: number): Promise<void> {
    await this.database.transaction(async (query) => {
      const dead = await query.query<{ id: string }>(
        `select id from nimber.worker
         where id <> $2 and seen < now() - $1 * interval '1 second' for update skip locked`,
        [seconds, this.worker],
      )
      if (dead.length === 0) return
      const ids = dead.map(({ id }) => id)
      const held = await query.query<{ job: string; queue: string }>(
        'delete from nimber.held where worker = any($1::uuid[]) returning job, queue',
        [ids],
      )
      for (const queue of new Set(held.map((one) => one.queue))) {
        const jobs = held.filter((one) => one.queue === queue).map(({ job }) => job)
        await this.queue.fail(queue, jobs, query)
      }
      await query.query('delete from nimber.worker where id = any($1::uuid[])', [ids])
    })
  }
}
