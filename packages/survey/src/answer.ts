import {
  type AnyGame,
  BeyondBudget,
  type Budget,
  type Certificate,
  certifyQuotient,
  check,
  DISCOVER_BUDGET,
  discover,
  discoverPartizan,
  forget,
  type Game,
  heapFrame,
  misereQuotient,
  parseAny,
  QUOTIENT_BUDGET,
  recordOf,
  TextError,
  type Words,
} from '@nimber/core'
import { courseOf } from './course.ts'
import { formOf } from './form.ts'
import { type Kind, ROW_WORDS, type Row, type Status } from './row.ts'

/** What is asked about a rule. */
export interface Asked {
  readonly kind: Kind
  readonly rule: string
  /** How many times the usual work it may take. */
  readonly factor: number
  readonly memory?: number
}

/** What was found out about a rule; what is not known is null. */
export interface Answer {
  readonly status: Status
  readonly period: number | null
  readonly preperiod: number | null
  readonly saltus: string | null
  readonly largest: number | null
  readonly computed: number | null
  readonly certificateKind: string | null
  /** The certificate as JSON. */
  readonly certificate: string | null
  readonly seconds: number
  readonly error: Words | null
  /** Equal for rules whose values differ by a shift alone, and the first heap that is not 0. */
  readonly course: string | null
  readonly lead: number | null
  /** Whether more work might find more. */
  readonly open: boolean
}

const NOTHING = {
  period: null,
  preperiod: null,
  saltus: null,
  largest: null,
  computed: null,
  certificateKind: null,
  certificate: null,
  error: null,
  course: null,
  lead: null,
} as const

/**
 * Finds out about a rule what can be found out within the budget, whatever was asked before; never
 * throws for a rule.
 */
export function answer(asked: Asked): Answer {
  const started = performance.now()
  forget()
  const found = attempt(asked)
  return { ...found, seconds: (performance.now() - started) / 1000 }
}

type Found = Omit<Answer, 'seconds'>

function attempt(asked: Asked): Found {
  try {
    const { game } = parseAny(asked.rule)
    return asked.kind === 'quotient' ? quotientAnswer(game, asked) : discoverAnswer(game, asked)
  } catch (error) {
    if (error instanceof BeyondBudget) return failed(error.words, true)
    if (error instanceof TextError) return failed(error.words, false)
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    return failed({ en: text, zh: text }, true)
  }
}

/** What is said of a rule that has no answer. */
export function failed(error: Words, open: boolean): Found {
  return { ...NOTHING, status: 'failed', error, open }
}

function budgetOf(usual: Budget, { factor, memory = usual.memory }: Asked): Budget {
  const times = (work: number) => Math.min(Number.MAX_SAFE_INTEGER, Math.ceil(work * factor))
  return {
    table: times(usual.table),
    search: times(usual.search),
    ...(memory !== undefined && { memory }),
  }
}

function discoverAnswer(game: AnyGame<unknown>, asked: Asked): Found {
  const budget = budgetOf(DISCOVER_BUDGET, asked)
  if (game.partizan) {
    const { status, period, checkedTo, certificate } = discoverPartizan(game, budget)
    return {
      ...NOTHING,
      status,
      period: period?.length ?? null,
      preperiod: period?.from ?? null,
      saltus: period?.saltus ?? null,
      computed: checkedTo,
      ...written(certificate),
      ...(certificate && courseOf(certificate)),
      open: status !== 'proved',
    }
  }
  const record = recordOf(discover(game, budget), budget)
  const { status, period, preperiod, saltus, maxValue, checkedTo, certificate, remark } = record
  return {
    ...NOTHING,
    status,
    period,
    preperiod,
    saltus: saltus === null ? null : `${saltus}`,
    largest: maxValue,
    computed: checkedTo,
    ...written(certificate ?? undefined),
    ...(certificate && courseOf(certificate)),
    error: remark,
    open: status !== 'proved',
  }
}

function quotientAnswer(game: AnyGame<unknown>, asked: Asked): Found {
  const frame = game.partizan ? undefined : heapFrame(game as Game<unknown>)
  if (!frame)
    return failed(
      {
        en: `${game.name} has no misère quotient here: it is no game of heaps.`,
        zh: `${game.nameZh} 不是堆的游戏，这里没有它的反常规商。`,
      },
      false,
    )
  const quotient = misereQuotient(frame.rule, budgetOf(QUOTIENT_BUDGET, asked))
  const certificate = certifyQuotient(quotient)
  const { period, heaps, monoid, status, remark } = quotient
  return {
    ...NOTHING,
    status: certificate ? 'proved' : status === 'complete' ? 'verified' : 'none',
    period: period?.length ?? null,
    preperiod: period?.from ?? null,
    largest: certificate ? monoid.order : null,
    computed: heaps,
    ...written(certificate),
    error: certificate ? null : (remark ?? null),
    open: !certificate,
  }
}

function written(
  certificate: Certificate | undefined,
): Pick<Found, 'certificate' | 'certificateKind'> {
  return certificate
    ? { certificate: JSON.stringify(certificate), certificateKind: certificate.kind }
    : { certificate: null, certificateKind: null }
}

/** A certificate as it is stored, and what its row says of it. */
export interface Stored extends Pick<Row, 'rule' | 'period' | 'preperiod' | 'saltus' | 'largest'> {
  readonly certificate: string
}

/** What is wrong with a certificate or with its row; undefined where nothing is. */
export function flawOf({ certificate, ...row }: Stored): Words | undefined {
  let json: unknown
  try {
    json = JSON.parse(certificate)
  } catch {
    return { en: 'The certificate is no JSON.', zh: '证书不是 JSON。' }
  }
  const result = check(json, { budget: Number.MAX_SAFE_INTEGER })
  if (!result.valid) return result.words
  const { game } = result.certificate
  if (formOf(game).key !== formOf(row.rule).key)
    return { en: `This is a certificate of ${game}.`, zh: `这是 ${game} 的证书。` }
  for (const [column, claimed] of claimedBy(result.certificate))
    if (`${claimed}` !== `${row[column]}`) return differs(column, row[column], claimed)
  return undefined
}

type Claimed = 'period' | 'preperiod' | 'saltus' | 'largest'

/** What a certificate says of the columns of a row. */
function claimedBy(certificate: Certificate): [Claimed, number | string][] {
  const all: Partial<Record<Claimed, number | string | null>> = columnsOf(certificate)
  return (Object.entries(all) as [Claimed, number | string | null][]).filter(
    (one): one is [Claimed, number | string] => one[1] !== null,
  )
}

function columnsOf({ kind, claim }: Certificate): Partial<Record<Claimed, number | string | null>> {
  switch (kind) {
    case 'quotient':
      return { period: claim.period, preperiod: claim.preperiod, largest: claim.order }
    case 'partizan':
      return { period: claim.period, preperiod: claim.preperiod, saltus: claim.saltus }
    // what repeats in a recursion is how forms are made, and not the values
    case 'recursion':
    case 'equality':
    case 'outcome':
    case 'automaton':
      return {}
    default:
      return {
        period: claim.period,
        preperiod: claim.preperiod,
        saltus: claim.saltus,
        largest: claim.maxValue,
      }
  }
}

function differs(column: Claimed, own: number | string | null, claimed: number | string): Words {
  const [en, zh] = [ROW_WORDS.en, ROW_WORDS.zh].map(({ columns }) => columns[column])
  return {
    en: `The row says ${en}: ${own}, the certificate ${claimed}.`,
    zh: `行中${zh}是 ${own}，证书中是 ${claimed}。`,
  }
}

/** What a thread of a survey is asked: rules to find out about, or certificates to check. */
export type Batch = { readonly asked: readonly Asked[] } | { readonly stored: readonly Stored[] }

/** Works a batch off, and hands over what it finds about each as soon as it is known. */
export function workOff(
  batch: Batch,
  tell: (at: number, found: Answer | Words | null) => void,
): void {
  if ('asked' in batch) for (const [at, asked] of batch.asked.entries()) tell(at, answer(asked))
  else for (const [at, stored] of batch.stored.entries()) tell(at, flawOf(stored) ?? null)
}
