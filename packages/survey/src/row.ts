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
