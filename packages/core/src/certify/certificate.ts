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
