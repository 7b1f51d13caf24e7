import type { Amounts } from './rule.ts'

/** A set of amounts that is periodic from some point on. */
export interface Progressions {
  readonly modulus: number
  /** Beyond `last` an amount t is in the set exactly when t mod modulus is one of these. */
  readonly residues: ReadonlySet<number>
  readonly last: number
}

/** Above this an irregular amount makes states too long to compare. */
const LARGEST = 100_000

/** The set of all numbers mentioned by amounts made of any, odd, even, not, sets and ranges. */
function mentioned(amounts: Amounts): bigint[] | undefined {
  switch (amounts.kind) {
    case 'any':
    case 'odd':
    case 'even':
      return []
    case 'set':
    case 'not':
      return [...amounts.values]
    case 'range':
      return [amounts.from, amounts.to]
    case 'union': {
      const parts = amounts.of.map(mentioned)
      return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? [])
    }
    default:
      return undefined
  }
}

function contains(amounts: Amounts, t: bigint): boolean {
  switch (amounts.kind) {
    case 'any':
      return true
    case 'odd':
      return t % 2n === 1n
    case 'even':
      return t % 2n === 0n
    case 'set':
      return amounts.values.includes(t)
    case 'not':
      return !amounts.values.includes(t)
    case 'range':
      return amounts.from <= t && t <= amounts.to
    case 'union':
      return amounts.of.some((part) => contains(part, t))
    default:
      return false
  }
}

/** The periodic form of amounts, with the least `last`; undefined where there is none. */
export function progressionsOf(amounts: Amounts): Progressions | undefined {
  const numbers = mentioned(amounts)
  const most = numbers?.reduce((m, t) => (t > m ? t : m), 0n)
  if (most === undefined || most > BigInt(LARGEST)) return undefined
  const [odd, even] = [most + 1n, most + 2n]
    .sort((a, b) => Number((b % 2n) - (a % 2n)))
    .map((t) => contains(amounts, t))
  if (!odd && !even) return undefined
  const modulus = odd === even ? 1 : 2
  const residues = new Set(modulus === 1 ? [0] : [odd ? 1 : 0])
  let last = Number(most)
  while (last > 0 && contains(amounts, BigInt(last)) === residues.has(last % modulus)) last--
  return { modulus, residues, last }
}
