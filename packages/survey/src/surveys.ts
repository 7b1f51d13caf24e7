import { createHash } from 'node:crypto'
import { VERSION, type Words } from '@nimber/core'
import { answer } from './answer.ts'
import { SurveyError } from './error.ts'
import type { Family } from './family/family.ts'
import { formOf } from './form.ts'
import type { Kind, Status } from './row.ts'
import { batches, firstFactor, nextFactor } from './stages.ts'
import type { Database, Query } from './store/database.ts'
import type { Queue } from './work/queue.ts'

/** A survey as it stands in its store. */
export interface Survey {
  readonly id: number
  readonly name: string
  readonly family: string
  readonly digest: string
  readonly kind: Kind
  readonly budget: number
  readonly memory: number | null
  readonly rules: number
  readonly forms: number
}

/** What a survey is begun with. */
export interface Plan {
  readonly name: string
  readonly family: Family
  readonly kind: Kind
  readonly budget: number
  readonly memory: number | undefined
  /** Told how many rules are read. */
  readonly progress?: (done: number) => void
}

const COLUMNS = 'id, name, family, digest, kind, budget, memory, rules, forms'

/** A survey by its name; undefined where there is none. */
export async function findSurvey(query: Query, name: string): Promise<Survey | undefined> {
  const [found] = await query.query<Survey>(
    `select ${COLUMNS} from nimber.survey where name = $1`,
    [name],
  )
  return found
}

/** All surveys of a store, in the order in which they were begun. */
export function allSurveys(query: Query): Promise<Survey[]> {
  return query.query<Survey>(`select ${COLUMNS} from nimber.survey order by id`)
}

/** The name of a survey of a family where it is given none. */
export function usualName(family: Family, kind: Kind): string {
  const text = family.text === '-' ? `list-${digestOf(family).slice(0, 8)}` : family.text
  const plain = text.replace(/<=|≤/g, 'to').replace(/[^\p{L}\p{N}.]+/gu, '-')
  return `${kind === 'quotient' ? 'quotient-' : ''}${plain}`.replace(/^-|-$/g, '').slice(0, 100)
}

/** What tells families apart: the text, or the rules of a list. */
export function digestOf(family: Family): string {
  const hash = createHash('sha256').update(family.text)
  if (family.text === '-') for (const rule of family.rules()) hash.update(`\n${rule}`)
  return hash.digest('hex')
}

/**
 * Begins a survey: its rules and forms are there together, or not at all. Jobs that a crash between
 * them left out are made by `requeue`.
 */
export async function begin(database: Database, queue: Queue, plan: Plan): Promise<Survey> {
  const { family, kind, budget, memory = null } = plan
  const rules: { rule: string; form: number }[] = []
  const forms: string[] = []
  const known = new Map<string, number>()
  let flawed: { rule: string; flaw: Words } | undefined
  let readable = false
  for (const rule of family.rules()) {
    const { key, text, flaw } = formOf(rule)
    if (flaw) flawed ??= { rule, flaw }
    else readable = true
    let form = known.get(key)
    if (form === undefined) {
      form = forms.push(text)
      known.set(key, form)
    }
    rules.push({ rule, form })
    if (rules.length % 1000 === 0) plan.progress?.(rules.length / Number(family.count))
  }
  if (flawed && !readable) throw unreadable(flawed.rule, flawed.flaw)
  const factor = firstFactor(budget)
  const numbers = forms.map((_, i) => i + 1)
  const seconds = sampled(forms, kind, factor, memory)
  const id = await database.transaction(async (query) => {
    const [made] = await query.query<{ id: number }>(
      `insert into nimber.survey (name, family, digest, kind, budget, memory, rules, forms, program)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (name) do nothing returning id`,
      [
        plan.name,
        family.text,
        digestOf(family),
        kind,
        budget,
        memory,
        rules.length,
        forms.length,
        VERSION,
      ],
    )
    if (!made) return undefined
    for (let from = 0; from < forms.length; from += CHUNK)
      await query.query(
        `insert into nimber.form (survey, number, rule)
         select $1, $2 + at, text from unnest($3::text[]) with ordinality as listed (text, at)`,
        [made.id, from, forms.slice(from, from + CHUNK)],
      )
    for (let from = 0; from < rules.length; from += CHUNK) {
      const part = rules.slice(from, from + CHUNK)
      await query.query(
        `insert into nimber.rule (survey, number, rule, form)
         select $1, $2 + at, text, form
         from unnest($3::text[], $4::integer[]) with ordinality as listed (text, form, at)`,
        [made.id, from, part.map(({ rule }) => rule), part.map(({ form }) => form)],
      )
    }
    return made.id
  })
  const survey = await findSurvey(database, plan.name)
  if (!survey) throw unknownSurvey(plan.name)
  if (id !== undefined) {
    await queue.create(survey.id)
    await database.transaction((query) =>
      queue.put(
        batches(survey.id, numbers, factor, () => seconds),
        query,
      ),
    )
  }
  return survey
}

/** Rows that are written at once. */
const CHUNK = 20_000
/** As many rules are timed, for as long at most. */
const SAMPLED = 12
const SAMPLE_SECONDS = 0.4

/** About how long a rule takes with the first budget: some are tried. */
function sampled(
  forms: readonly string[],
  kind: Kind,
  factor: number,
  memory: number | null,
): number {
  const started = performance.now()
  const passed = () => (performance.now() - started) / 1000
  let count = 0
  for (let i = 0; i < SAMPLED && passed() < SAMPLE_SECONDS; i++, count++) {
    const rule = forms[Math.floor(((i + 0.5) * forms.length) / SAMPLED)] ?? ''
    answer({ kind, rule, factor, ...(memory !== null && { memory }) })
  }
  return Math.max(0.0005, passed() / count)
}

/** Jobs for forms that are not done and are in no job: after a crash, or when they are to be retried. */
export async function requeue(database: Database, queue: Queue, survey: Survey): Promise<void> {
  await queue.create(survey.id)
  await database.transaction(async (query) => {
    await query.query('select pg_advisory_xact_lock(7206947302 + $1::bigint)', [survey.id])
    const open = await query.query<{
      number: number
      budget: number | null
      seconds: number | null
    }>(
      'select number, budget, seconds from nimber.form where survey = $1 and not final order by number',
      [survey.id],
    )
    const queued = await queue.queued(survey.id, query)
    const missing = open.filter(({ number }) => !queued.has(number))
    const byFactor = new Map<number, number[]>()
    const seconds = new Map<number, number>()
    for (const { number, budget, seconds: spent } of missing) {
      const factor = nextFactor(budget ?? 0, survey.budget) ?? survey.budget
      byFactor.set(factor, [...(byFactor.get(factor) ?? []), number])
      seconds.set(number, budget && spent ? (spent * factor) / budget : 0.02)
    }
    for (const [factor, numbers] of byFactor)
      await queue.put(
        batches(survey.id, numbers, factor, (n) => seconds.get(n) ?? 0.02),
        query,
      )
  })
}

/** Opens rows again whose status is one of some, to be tried with a larger budget; how many. */
export async function reopen(
  database: Database,
  survey: Survey,
  statuses: readonly Status[],
  budget: number,
): Promise<number> {
  const rows = await database.query<{ number: number }>(
    `update nimber.form set final = false
     where survey = $1 and final and status = any($2::text[]) and coalesce(budget, 0) < $3
     returning number`,
    [survey.id, statuses, budget],
  )
  await database.query('update nimber.survey set budget = greatest(budget, $2) where id = $1', [
    survey.id,
    budget,
  ])
  return rows.length
}

/** That no rule of a family is one. */
function unreadable(rule: string, { en, zh }: Words): SurveyError {
  return new SurveyError({
    en: `No rule of the family can be read. Its first is “${rule}”: ${en}`,
    zh: `规则族中没有一条规则读得懂。第一条是“${rule}”：${zh}`,
  })
}

/** That there is no survey of a name. */
export function unknownSurvey(name: string): SurveyError {
  return new SurveyError({
    en: `There is no survey “${name}” here; \`nimber survey list\` shows those that there are.`,
    zh: `这里没有名为“${name}”的普查；\`nimber survey list\` 列出已有的普查。`,
  })
}
