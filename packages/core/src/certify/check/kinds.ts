import type { CertificateKind, Kinds } from '../certificate.ts'
import { automaton } from './automaton/kind.ts'
import { equality, outcome } from './equality/kinds.ts'
import type { KindCheck } from './kind.ts'
import { octal } from './octal.ts'
import { partizan } from './partizan/heaps.ts'
import { recursion } from './partizan/recursion.ts'
import { allBut, progressions } from './progressions.ts'
import { quotient } from './quotient.ts'
import { residues } from './residues.ts'
import { subtraction } from './subtraction.ts'

/** The kinds of certificates, each with its check. */
export const KINDS: { readonly [K in CertificateKind]: KindCheck<Kinds[K]> } = {
  octal,
  subtraction,
  'all-but': allBut,
  progressions,
  residues,
  partizan,
  recursion,
  quotient,
  equality,
  outcome,
  automaton,
}
