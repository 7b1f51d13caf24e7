import {
  type Budget,
  certifyQuotient,
  type Game,
  type Lang,
  misereQuotient,
  parse,
  QUOTIENT_BUDGET,
  type Quotient,
} from '@nimber/core'
import { writeCertificate } from '../files/certificate-file.ts'
import { answerLines, answerOrError } from '../files/lines.ts'
import { budgetFrom, fail, type Limits, wrongUse } from '../frame/failure.ts'
import { Progress, print, writeText } from '../frame/terminal.ts'
import { heapRuleOf } from './heap-rule.ts'
import { printQuotient, quotientCsv, wholeQuotient } from './text.ts'
import { quotientWords, wrongQuotient } from './words.ts'

interface QuotientOptions extends Limits {
  readonly to?: string
  readonly json?: boolean
  readonly format?: string
  readonly certificate?: string
}

/** `nimber quotient`. */
export async function runQuotient(
  text: string,
  options: QuotientOptions,
  lang: Lang,
): Promise<void> {
  const progress = new Progress()
  try {
    const budget = budgetFrom(options, progress, QUOTIENT_BUDGET)
    const to = boundFrom(options.to)
    const { format } = options
    if (format !== undefined && format !== 'json' && format !== 'csv')
      throw wrongQuotient((say) => say.badFormat(format))
    if (text === '-') return await quotientLines(options, to, budget)
    const { game, quotient } = find(text, to, budget)
    progress.clear()
    const { certificate: path } = options
    const { noCertificate } = quotientWords[lang]
    const written =
      path === undefined
        ? undefined
        : writeCertificate(certifyQuotient(quotient), path, noCertificate, lang)
    if (format === 'csv') writeText(quotientCsv(quotient))
    else if (format === 'json')
      print(JSON.stringify({ ...summary(game, quotient), ...wholeQuotient(quotient) }))
    else if (options.json) print(JSON.stringify(summary(game, quotient)))
    else printQuotient(game, quotient, lang)
    written?.()
  } catch (error) {
    progress.clear()
    fail(error, lang, options.budget)
  }
}

/** `nimber quotient --json -`: a rule a line in, an object a line out. */
async function quotientLines(
  { json, format, certificate }: QuotientOptions,
  to: number | undefined,
  budget: Budget,
): Promise<void> {
  if (!json) throw wrongUse((say) => say.cannotRead)
  if (format !== undefined || certificate !== undefined)
    throw wrongQuotient((say) => say.linesAlone)
  await answerLines((number, line) => {
    const asked = { game: line.trim() }
    return answerOrError(number, asked, () => {
      const { game, quotient } = find(asked.game, to, budget)
      return JSON.stringify(summary(game, quotient))
    })
  })
}

function boundFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const to = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (to < 1 || to > 100_000) throw wrongQuotient((say) => say.badTo(text))
  return to
}

function find(
  text: string,
  to: number | undefined,
  budget: Budget,
): { readonly game: Game<unknown>; readonly quotient: Quotient } {
  const { game, position } = parse(text)
  if (position !== undefined) throw wrongQuotient((say) => say.hasPosition)
  return { game, quotient: misereQuotient(heapRuleOf(game).rule, budget, to) }
}

/** What is said of a quotient in one line; what is not known is null. */
function summary(game: Game<unknown>, quotient: Quotient): object {
  const { status, monoid, losing, period, heaps } = quotient
  return {
    game: game.name,
    status,
    order: monoid.order,
    pSize: losing.length,
    period: period?.length ?? null,
    preperiod: period?.from ?? null,
    heaps,
  }
}
