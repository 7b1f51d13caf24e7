import { VERSION, type Words } from '@nimber/core'
import type { Answer } from '../answer.ts'
import { batches, nextFactor } from '../stages.ts'
import type { Database, Query } from '../store/database.ts'
import { refuseNewer } from '../store/open.ts'
import type { Survey } from '../surveys.ts'
import type { Fetched, Job, Queue } from './queue.ts'

/** What was found out about forms, by their numbers. */
export type Answers = ReadonlyMap<number, Answer>

/**
 * Writes what a job found in one transaction with its completion, the jobs with larger budgets that
 * follow from it, and one for forms that it did not come to. False where the job had been given to
 * another worker, since this one was not heard of for too long: then nothing is written.
 */
export function writeResults(
  database: Database,
  queue: Queue,
  {
    survey,
    fetched,
    answers,
    worker,
  }: { survey: Survey; fetched: Fetched; answers: Answers; worker: string },
): Promise<boolean> {
  const { id, job } = fetched
  return database.transaction(async (query) => {
    const [state] = await query.query<{ held: number; schema: number; program: string }>(
      `with lost as (delete from nimber.held where job = $1 and worker = $2 returning job)
       select (select count(*) from lost)::integer as held, schema, program from nimber.store`,
      [id, worker],
    )
    if (state) refuseNewer(state, database.place, VERSION)
    if (!state || state.held === 0) return false
    const next = [...answers].flatMap(([number, { open, seconds }]) => {
      const factor = open ? nextFactor(job.factor, survey.budget) : undefined
      return factor === undefined
        ? []
        : [{ number, factor, seconds: (seconds * factor) / job.factor }]
    })
    await writeForms(query, job, answers, new Set(next.map(({ number }) => number)))
    const follows = new Map(next.map((one) => [one.number, one.seconds]))
    const rest = job.forms.filter((number) => !answers.has(number))
    const [first] = next
    await queue.put(
      [
        ...(rest.length > 0 ? [{ ...job, forms: rest }] : []),
        ...(first
          ? batches(survey.id, [...follows.keys()], first.factor, (n) => follows.get(n) ?? 0)
          : []),
      ],
      query,
    )
    await queue.complete(survey.id, id, query)
    return true
  })
}

async function writeForms(
  query: Query,
  job: Job,
  answers: Answers,
  open: ReadonlySet<number>,
): Promise<void> {
  if (answers.size === 0) return
  const rows = [...answers].map(([number, { certificate, error, ...answer }]) => ({
    ...answer,
    number,
    final: !open.has(number),
    size: certificate === null ? null : Buffer.byteLength(certificate),
    error: error?.en ?? null,
    error_zh: error?.zh ?? null,
  }))
  await query.query(
    `update nimber.form as f set
       status = case when kept then f.status else a.status end,
       period = case when kept then f.period else a.period end,
       preperiod = case when kept then f.preperiod else a.preperiod end,
       saltus = case when kept then f.saltus else a.saltus end,
       largest = case when kept then f.largest else a.largest end,
       computed = case when kept then f.computed else a.computed end,
       certificate = a."certificateKind", size = a.size, course = a.course, lead = a.lead,
       seconds = a.seconds, error = a.error, error_zh = a.error_zh, final = a.final,
       budget = $3, program = $4, finished = now()
     from (
       select r.*, r.status = 'failed' and old.status in ('verified', 'none') as kept
       from jsonb_to_recordset($2::jsonb) as r(
         number integer, status text, period double precision, preperiod double precision,
         saltus text, largest double precision, computed double precision,
         "certificateKind" text, size integer, seconds double precision, lead double precision,
         course text, error text, error_zh text, final boolean)
       join nimber.form old on old.survey = $1 and old.number = r.number
     ) as a
     where f.survey = $1 and f.number = a.number and not f.final`,
    [job.survey, JSON.stringify(rows), job.factor, VERSION],
  )
  const proofs = [...answers].flatMap(([form, { certificate }]) =>
    certificate === null ? [] : [{ form, body: certificate }],
  )
  if (proofs.length === 0) return
  await query.query(
    `insert into nimber.certificate (survey, form, body)
     select $1, form, body from jsonb_to_recordset($2::jsonb) as r(form integer, body text)
     on conflict (survey, form) do update set body = excluded.body`,
    [job.survey, JSON.stringify(proofs)],
  )
}

/**
 * What becomes of jobs whose workers died again and again: those of several forms are tried form by
 * form, and a form that was alone has failed.
 */
export function handleLost(database: Database, queue: Queue): Promise<void> {
  return database.transaction(async (query) => {
    for (const { id, job } of await queue.fetchLost(query)) {
      if (job.alone) await markLost(query, job)
      else
        await queue.put(
          job.forms.map((form) => ({ ...job, forms: [form], alone: true })),
          query,
        )
      await queue.completeLost(id, query)
    }
  })
}

async function markLost(query: Query, job: Job): Promise<void> {
  await query.query(
    `update nimber.form set status = 'failed', final = true, budget = $3, program = $4,
       error = $5, error_zh = $6, finished = now()
     where survey = $1 and number = any($2::integer[]) and not final`,
    [job.survey, job.forms, job.factor, VERSION, DIED.en, DIED.zh],
  )
}

const DIED: Words = {
  en: 'The program ended again and again while it worked on this rule.',
  zh: '处理这条规则时程序反复中断。',
}
