import type { Lang } from '@nimber/core'

/** What is asked of every rule of a survey. */
export type Kind = 'discover' | 'quotient'
export const KINDS: readonly Kind[] = ['discover', 'quotient']

/**
 * proved: with a certificate; verified: as far as computed; none: nothing found within the budget;
 * failed: the error says why.
 */
export type Status = 'proved' | 'verified' | 'none' | 'failed'
export const STATUSES: readonly Status[] = ['proved', 'verified', 'none', 'failed']

/** What is known of a rule; what is not known is null. */
export interface Row {
  readonly rule: string
  readonly canonical: string
  readonly status: Status | null
  readonly period: number | null
  /** The first index from which it repeats. */
  readonly preperiod: number | null
  /** A number, or a value where the players have different moves. */
  readonly saltus: string | null
  /** The largest value; of a quotient, how many elements it has. */
  readonly largest: number | null
  /** Up to which heap values were computed. */
  readonly computed: number | null
  /** The kind of the certificate, and its size in bytes. */
  readonly certificate: string | null
  readonly size: number | null
  readonly seconds: number | null
  /** How many times the usual work was allowed. */
  readonly budget: number | null
  readonly version: string | null
  /** Another rule of the survey whose values these are, this many heaps later. */
  readonly shiftOf: string | null
  readonly shift: number | null
  readonly error: string | null
}

/** What is asked for most: the columns that a terminal shows, and a page first. */
export const FIRST_COLUMNS = [
  'rule',
  'status',
  'period',
  'preperiod',
  'saltus',
  'largest',
  'computed',
  'certificate',
  'size',
  'seconds',
] as const satisfies readonly (keyof Row)[]

/** The columns in their order, and which of them hold numbers. */
export const COLUMNS: readonly (keyof Row)[] = [
  'rule',
  'canonical',
  'status',
  'period',
  'preperiod',
  'saltus',
  'largest',
  'computed',
  'certificate',
  'size',
  'seconds',
  'budget',
  'version',
  'shiftOf',
  'shift',
  'error',
]

const NUMBERS: ReadonlySet<keyof Row> = new Set([
  'period',
  'preperiod',
  'largest',
  'computed',
  'size',
  'seconds',
  'budget',
  'shift',
])

export function isNumeric(column: keyof Row): boolean {
  return NUMBERS.has(column)
}

const en = {
  statuses: { proved: 'proved', verified: 'verified', none: 'none', failed: 'failed' },
  columns: {
    rule: 'rule',
    canonical: 'canonical form',
    status: 'status',
    period: 'period',
    preperiod: 'from',
    saltus: 'saltus',
    largest: 'largest',
    computed: 'computed to',
    certificate: 'certificate',
    size: 'bytes',
    seconds: 'seconds',
    budget: 'budget',
    version: 'version',
    shiftOf: 'shift of',
    shift: 'by',
    error: 'error',
  },
}

const zh: typeof en = {
  statuses: { proved: '已证明', verified: '已验证', none: '未找到', failed: '失败' },
  columns: {
    rule: '规则',
    canonical: '规范形式',
    status: '状态',
    period: '周期',
    preperiod: '起点',
    saltus: '增量',
    largest: '最大值',
    computed: '算到',
    certificate: '证书',
    size: '字节',
    seconds: '秒',
    budget: '预算',
    version: '版本',
    shiftOf: '平移自',
    shift: '平移',
    error: '错误',
  },
}

/** What statuses and columns are called. */
export const ROW_WORDS: Readonly<Record<Lang, typeof en>> = { en, zh }
