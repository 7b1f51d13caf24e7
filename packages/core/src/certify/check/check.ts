import type { Words } from '../../model/words.ts'
import type { Certificate, QuotientCertificate } from '../certificate.ts'
import { checkExact } from './claim.ts'
import { Beyond, Failure } from './failure.ts'
import { readCertificate } from './form.ts'
import { checkOctal } from './octal.ts'
import { checkProgressions } from './progressions.ts'
import { checkQuotient } from './quotient.ts'
import { checkResidues } from './residues.ts'
import { readRule } from './rule.ts'
import { checkSubtraction } from './subtraction.ts'
import { Table } from './table.ts'
import { Work } from './work.ts'

/** Valid: the claim is true of all heaps; if not, the first thing that fails. */
export type CheckResult =
  | {
      readonly valid: true
      readonly certificate: Certificate | QuotientCertificate
      /** How many values were computed to see it; for a quotient, how many heaps were looked at. */
      readonly computed: number
    }
  | {
      readonly valid: false
      readonly words: Words
      /**
       * Present where the check was not finished, so that the claim may be true: the budget that
       * would do, as far as it can be told, infinite where none does.
       */
      readonly beyond?: { readonly needed: number | undefined }
    }

export interface CheckOptions {
  /** Told now and then which part of the values is computed, from 0 to 1; it may throw to stop. */
  readonly progress?: (done: number) => void
  /** How many times the usual work the check may take; 1 where nothing is said. */
  readonly budget?: number
}

/**
 * Whether a JSON value is a certificate whose claim is true: the values are computed here from the
 * text of the rule, and the theorem of the certificate's kind says that they suffice.
 */
export function check(json: unknown, options: CheckOptions = {}): CheckResult {
  const work = new Work(options.budget, options.progress)
  try {
    const certificate = readCertificate(json)
    if (certificate.kind === 'quotient') {
      const rule = readRule(certificate.game)
      const computed = checkQuotient(rule, certificate, work)
      return { valid: true, certificate, computed }
    }
    const table = new Table(certificate.claim, work)
    checkPeriod(certificate, table, work)
    checkExact(certificate.claim, table.cells, work)
    return { valid: true, certificate, computed: table.length }
  } catch (error) {
    if (error instanceof Beyond)
      return { valid: false, words: error.words, beyond: { needed: error.needed } }
    if (error instanceof Failure) return { valid: false, words: error.words }
    // the engine's word for an array that is too large
    if (error instanceof RangeError)
      return {
        valid: false,
        words: { en: 'The check does not fit in memory.', zh: '验证所需内存不足。' },
        beyond: { needed: Number.POSITIVE_INFINITY },
      }
    throw error
  }
}

/** Checks G(n + period) = G(n) + saltus for all n ≥ preperiod, by the theorem of the kind. */
function checkPeriod(certificate: Certificate, table: Table, work: Work): void {
  const { kind, claim, proof } = certificate
  const rule = readRule(certificate.game)
  if (claim.saltus !== 0 && kind !== 'all-but' && kind !== 'progressions')
    throw new Failure(`A claim of kind ${kind} has the saltus 0.`, `${kind} 类的增量必须是 0。`)
  switch (kind) {
    case 'octal':
      checkOctal(rule, claim, proof, table, work)
      break
    case 'subtraction':
      checkSubtraction(rule, claim, table, work)
      break
    case 'all-but':
    case 'progressions':
      checkProgressions(kind, rule, claim, proof, table, work)
      break
    case 'residues':
      checkResidues(rule, claim, proof, table, work)
  }
}
