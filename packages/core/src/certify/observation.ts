import type { Period } from '../arith/period.ts'
import type { Formula } from '../formula/tree.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import type { Values } from '../values/seen.ts'
import type { PeriodCertificate } from './certificate.ts'

/** What a prover looks at: a rule, and what was seen in its values. */
export interface Observation {
  readonly rule: HeapRule | CodeRule
  /** The period that the values show, where its length and start are the least possible. */
  readonly period: Period
  readonly values: Values
  /** A formula of n that is said to be the value of every heap. */
  readonly formula?: Formula | undefined
}

/** The kind of a certificate with what its check needs. */
export type Proof = PeriodCertificate extends infer C
  ? C extends PeriodCertificate
    ? Pick<C, 'kind' | 'proof'>
    : never
  : never
