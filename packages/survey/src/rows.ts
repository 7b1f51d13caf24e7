import type { Lang } from '@nimber/core'
import type { Stored } from './answer.ts'
import { type Filter, filterSql, type Order, orderSql } from './filter.ts'
import { COLUMNS, type Row } from './row.ts'
import type { Query } from './store/database.ts'
import type { Survey } from './surveys.ts'

/** Which rows of a survey are asked for, and in which order. */
export interface Selection {
  readonly where?: Filter | undefined
  readonly order?: readonly Order[]
  readonly lang?: Lang
}

/**
 * All rows of a survey: its rules, with what was found out about the games that they are. Values that
 * differ from those of another rule by a shift alone are said to be so; the first of them has none.
 */
function rowsSql(lang: Lang): string {
  return `
  with shifts as (
    select number, rule, lead,
      first_value(rule) over same as origin, first_value(lead) over same as begins
    from nimber.form where survey = $1 and course is not null
    window same as (partition by course order by lead, number)
  )
  select r.number, r.rule, f.rule as canonical, f.status, f.period, f.preperiod, f.saltus, f.largest,
    f.computed, f.certificate, f.size, f.seconds, f.budget, f.program as version,
    case when s.lead <> s.begins then s.origin end as "shiftOf",
    case when s.lead <> s.begins then s.lead - s.begins end as shift,
    f.${lang === 'zh' ? 'error_zh' : 'error'} as error, f.number as form
  from nimber.rule r
  join nimber.form f on f.survey = r.survey and f.number = r.form
  left join shifts s on s.number = f.number
  where r.survey = $1`
}

/**
 * The rows of a survey that are done at least once, piece by piece. All are put together before a
 * condition is looked at: an embedded Postgres knows nothing of how many rows a condition leaves, guesses
 * one, and would look through all rules for every row that it leaves.
 */
export async function* rowsOf(
  query: Query,
  survey: Survey,
  { where, order = [], lang = 'en' }: Selection = {},
): AsyncGenerator<readonly (Row & { readonly form: number })[]> {
  const values: unknown[] = [survey.id]
  const condition = where ? filterSql(where, values) : 'true'
  const names = [...COLUMNS.map((column) => `"${column}"`), 'form'].join(', ')
  for (let from = 0; ; from += PIECE) {
    const rows = await query.query<Row & { form: number }>(
      `with found as materialized (${rowsSql(lang)})
       select ${names} from found where status is not null and ${condition}
       order by ${orderSql(order)} limit ${PIECE} offset ${from}`,
      values,
    )
    if (rows.length > 0) yield rows
    if (rows.length < PIECE) return
  }
}

const PIECE = 50_000

/** The certificates of a survey, the costliest first, piece by piece. */
export async function* certificatesOf(
  query: Query,
  survey: Survey,
  piece = 500,
): AsyncGenerator<readonly StoredCertificate[]> {
  for (let from = 0; ; from += piece) {
    const found = await query.query<StoredCertificate>(
      `select f.number as form, f.rule, c.body as certificate, f.period, f.preperiod,
         f.saltus, f.largest, f.seconds
       from nimber.certificate c join nimber.form f on f.survey = c.survey and f.number = c.form
       where c.survey = $1 and f.status = 'proved' order by f.seconds desc, f.number
       limit ${piece} offset ${from}`,
      [survey.id],
    )
    if (found.length > 0) yield found
    if (found.length < piece) return
  }
}

/** A certificate with what its row says. */
export interface StoredCertificate extends Stored {
  readonly form: number
  readonly seconds: number | null
}
