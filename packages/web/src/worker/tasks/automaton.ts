import { type AutomatonCertificate, type AutomatonView, automatonView } from '@nimber/core'

export interface AutomatonArgs {
  readonly certificate: AutomatonCertificate
  /** The numbers of a position, for the value of a heap with that value behind it. */
  readonly numbers?: readonly string[]
}

/** The longest numbers whose way is shown, in decimal digits. */
const LONGEST = 12

/** The automaton of a certificate as it is drawn, with the way of a position through it. */
export function automaton({ certificate, numbers }: AutomatonArgs): AutomatonView | undefined {
  const read = numbers?.every((n) => /^\d+$/.test(n) && n.length <= LONGEST)
  return automatonView(certificate, read ? numbers?.map(BigInt) : undefined)
}
