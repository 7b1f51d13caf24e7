import { type Dyadic, printDyadic } from '../../arith/dyadic.ts'

/** More terms than these are not written out. */
const FEW = 16

/** The numbers with their signs, as `+1 +1 −1/2`; the middle of a long list is left out. */
export function signedSum(terms: readonly Dyadic[]): string {
  const signed = (term: Dyadic) => printDyadic(term).replace(/^(-?)/, (s) => (s ? '−' : '+'))
  if (terms.length <= FEW) return terms.map(signed).join(' ')
  return [...terms.slice(0, FEW - 1).map(signed), '…', ...terms.slice(-1).map(signed)].join(' ')
}
