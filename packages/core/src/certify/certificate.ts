/** The theorem that carries the proof; docs/certificates.md has its exact condition. */
export type CertificateKind = 'octal' | 'subtraction' | 'all-but' | 'progressions' | 'residues'

/** G(n + period) = G(n) + saltus for all n ≥ preperiod, where both are the least possible. */
export interface Claim {
  readonly period: number
  readonly preperiod: number
  readonly saltus: number
  /** The largest value; null when the values grow without end. */
  readonly maxValue: number | null
  /** G(0) … G(preperiod + period − 1), present exactly when they are at most LISTED_VALUES. */
  readonly values?: readonly number[]
}

/** As many values a claim lists at most. */
export const LISTED_VALUES = 4096

/** Which values are common, for speed alone: popcount(value AND mask) is odd. */
export interface OctalProof {
  readonly mask?: number
  /** 1: common turns into rare, and back, at every other heap. */
  readonly parity?: 0 | 1
}

/** A position whose state returns one period later. */
export interface StateProof {
  readonly at: number
}

/** reach[r][v] is an amount that leads from residue r to the smaller value v. */
export interface ResidueProof {
  readonly reach: readonly (readonly number[])[]
}

/** What is needed to check a claim about all heaps of a rule without trusting who made it. */
export type Certificate = {
  readonly format: 'nimber-certificate'
  readonly version: 1
  /** The rule in the rule language, in English. */
  readonly game: string
  readonly claim: Claim
} & (
  | { readonly kind: 'octal'; readonly proof: OctalProof }
  | { readonly kind: 'subtraction'; readonly proof: Readonly<Record<string, never>> }
  | { readonly kind: 'all-but' | 'progressions'; readonly proof: StateProof }
  | { readonly kind: 'residues'; readonly proof: ResidueProof }
)

/**
 * The misère quotient of all heaps of a rule: Q with the elements 0 … order − 1, numbered as they
 * are met on going from the identity 0 through the generators; P; and Φ, the elements of the heaps.
 */
export interface QuotientClaim {
  readonly order: number
  /** The size of P. */
  readonly pSize: number
  /** Φ(n + period) = Φ(n) for all n ≥ preperiod, where both are the least possible. */
  readonly period: number
  readonly preperiod: number
  /** The heaps whose elements are no products of those of smaller heaps, in rising order. */
  readonly generators: readonly number[]
  /** The elements of P in rising order. */
  readonly losing: readonly number[]
  /** Φ(0) … Φ(preperiod + period − 1) */
  readonly images: readonly number[]
}

/** steps[q][i] is the product of element q and the element of the i-th generator. */
interface QuotientProof {
  readonly steps: readonly (readonly number[])[]
}

/** What is needed to check a claim about misère play of all sums of heaps of a rule. */
export interface QuotientCertificate {
  readonly format: 'nimber-certificate'
  readonly version: 1
  readonly game: string
  readonly kind: 'quotient'
  readonly claim: QuotientClaim
  readonly proof: QuotientProof
}
