import type { Query } from './store/database.ts'
import { JOBS } from './work/queue.ts'

/** How far a survey has come. */
export interface Progress {
  readonly name: string
  readonly family: string
  readonly kind: string
  readonly budget: number
  readonly rules: number
  /** Games, once however many rules are the same. */
  readonly forms: number
  readonly done: number
  readonly running: number
  readonly proved: number
  readonly verified: number
  readonly none: number
  readonly failed: number
  /** Games finished in the last minute. */
  readonly rate: number
  /** About how many seconds are left; null where nothing tells. */
  readonly left: number | null
  /** What is being worked on, what began first before the rest. */
  readonly jobs: readonly RunningJob[]
  readonly workers: number
  readonly threads: number
  /** Seconds of computing so far. */
  readonly seconds: number
}

/** A job that a worker has. */
export interface RunningJob {
  /** The first of its games, and how many it has. */
  readonly rule: string
  readonly games: number
  /** How many times the usual work each may take. */
  readonly budget: number
  /** Seconds since it was handed out. */
  readonly seconds: number
  readonly host: string
}

/** How far surveys have come: one, or all of the store. */
export async function progressOf(query: Query, name?: string): Promise<Progress[]> {
  const counted = await countedOf(query, name)
  const running = await runningOf(query)
  return counted.map(({ id, ahead, ...one }) => {
    const jobs = running.get(id) ?? []
    if (ahead === null || one.done === one.forms) return { ...one, jobs, left: ahead }
    // what a job has taken is done; one that takes longer than was expected says nothing of the rest
    const seconds = ahead - jobs.reduce((sum, job) => sum + job.seconds, 0)
    const hands = Math.max(1, Math.min(one.threads, one.forms - one.done))
    return { ...one, jobs, left: seconds > 0 ? seconds / hands : null }
  })
}

type Counted = Omit<Progress, 'jobs' | 'left'> & {
  readonly id: number
  /** Seconds of computing that are expected yet; null where nothing tells. */
  readonly ahead: number | null
}

function countedOf(query: Query, name?: string): Promise<Counted[]> {
  return query.query<Counted>(
    `with live as (
       select count(*)::integer as workers, coalesce(sum(threads), 0)::integer as threads
       from nimber.worker where seen > now() - interval '30 seconds'
     ), held as (
       select substr(queue, 8)::integer as survey, count(*)::integer as jobs,
         count(distinct h.worker)::integer as workers, sum(w.threads)::integer as threads
       from nimber.held h join (select id, threads from nimber.worker) w on w.id = h.worker
       where queue like 'survey-%' group by 1
     ), counted as (
       select survey,
         count(*) filter (where final)::integer as done,
         count(*) filter (where status = 'proved')::integer as proved,
         count(*) filter (where status = 'verified')::integer as verified,
         count(*) filter (where status = 'none')::integer as none,
         count(*) filter (where status = 'failed')::integer as failed,
         count(*) filter (where final and finished > now() - interval '60 seconds')::integer as rate,
         coalesce(sum(seconds), 0) as seconds,
         avg(seconds) as mean,
         sum(case when not final then seconds * least(30, last / f.budget) end) as later,
         count(*) filter (where status is null)::integer as untouched
       from nimber.form f join (select id, budget as last from nimber.survey) o on o.id = f.survey
       group by survey
     )
     select s.id, s.name, s.family, s.kind, s.budget, s.rules, s.forms, c.done,
       coalesce(h.jobs, 0) as running, c.proved, c.verified, c.none, c.failed, c.rate,
       case when c.done = s.forms then 0
         else coalesce(c.later, 0) + c.untouched * c.mean end as ahead,
       coalesce(h.workers, 0) as workers, l.threads, c.seconds
     from nimber.survey s join counted c on c.survey = s.id cross join live l
     left join held h on h.survey = s.id
     where $1::text is null or s.name = $1
     order by s.id`,
    [name ?? null],
  )
}

/** The jobs that workers have, by their surveys. */
async function runningOf(query: Query): Promise<ReadonlyMap<number, readonly RunningJob[]>> {
  const [there] = await query.query<{ there: boolean }>(
    `select to_regclass('${JOBS}') is not null as there`,
  )
  const jobs = new Map<number, RunningJob[]>()
  if (!there?.there) return jobs
  const rows = await query.query<RunningJob & { survey: number }>(
    `select f.survey, f.rule, jsonb_array_length(j.data->'forms') as games,
       (j.data->>'factor')::double precision as budget,
       extract(epoch from now() - j.started_on)::double precision as seconds, w.host
     from nimber.held h
     join ${JOBS} j on j.name = h.queue and j.id = h.job
     join nimber.worker w on w.id = h.worker
     join nimber.form f on f.survey = (j.data->>'survey')::integer
       and f.number = (j.data->'forms'->>0)::integer
     order by j.started_on, f.number`,
  )
  for (const { survey, ...job } of rows) jobs.set(survey, [...(jobs.get(survey) ?? []), job])
  return jobs
}
