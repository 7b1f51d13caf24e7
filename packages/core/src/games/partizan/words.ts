import { type Dyadic, printDyadic } from '../../arith/dyadic.ts'

/** More terms than these are not written out. */
const FEW = 16

/** The sum of the numbers as one writes it, `1 + 1 − 1/2`; the middle of a long list is left out. */
export function signedSum(terms: readonly Dyadic[]): string {
  const written = terms.map((term, i) => {
    const text = printDyadic(term)
    const size = text.replace('-', '')
    if (i === 0) return size === text ? size : `−${size}`
    return size === text ? `+ ${size}` : `− ${size}`
  })
  if (terms.length <= FEW) return written.join(' ')
  return [...written.slice(0, FEW - 1), '…', ...written.slice(-1)].join(' ')
}
