import type { Words } from '../../model/words.ts'
import type { Certificate, CertificateKind, Kinds } from '../certificate.ts'
import { Beyond, Failure } from './failure.ts'
import { readCertificate } from './form.ts'
import { KINDS } from './kinds.ts'
import { Work } from './work.ts'

/** Valid: the claim is true of all heaps; if not, the first thing that fails. */
export type CheckResult =
  | {
      readonly valid: true
      readonly certificate: Certificate
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
    return { valid: true, certificate, computed: checkClaim(certificate.kind, certificate, work) }
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

/** The share of the usual work by which the rest of a check is judged. */
const JUDGED = 0.002

/**
 * About how many times the usual work the check of a certificate takes, judged by its first steps;
 * 0 where these suffice, or where nothing can be told.
 */
export function expectedBudget(certificate: Certificate): number {
  const result = check(certificate, { budget: JUDGED })
  return result.valid ? 0 : (result.beyond?.needed ?? 0)
}

/** Checks a claim by the theorem of its kind, and gives how many heaps were looked at. */
function checkClaim<K extends CertificateKind>(
  kind: K,
  certificate: Kinds[K] & { readonly game: string },
  work: Work,
): number {
  return KINDS[kind].check(certificate.game, certificate, work)
}
