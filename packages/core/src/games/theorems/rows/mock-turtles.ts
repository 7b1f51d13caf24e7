import { bitLength, onesInColumn, popcount, withOneInColumn } from '../../../arith/integers.ts'
import { nimAdd } from '../../../arith/nim-sum.ts'
import { cases, equal, minus, mod, popcount as ones, plus, times } from '../../../formula/tree.ts'
import { type CoinRow, oneTurn, type Turns } from './row.ts'

/** The last binary digit that makes the number of ones of 2n odd. */
const oddEnd = (n: bigint) => BigInt(1 - (popcount(n) % 2))
/** The n-th number with an odd number of binary ones, n ≥ 1. */
const odious = (n: bigint) => 2n * (n - 1n) + oddEnd(n - 1n)
const isOdious = (v: bigint) => popcount(v) % 2 === 1
/** The place whose coin has an odious value. */
const placeOf = (v: bigint) => v / 2n + 1n

/**
 * The moves that turn two more coins before x whose values xor to `rest`, which has an even number
 * of ones. The values end in a digit that follows from the others, so with d = ⌊rest/2⌋ these are
 * the places y and z, less one, that xor to d: y has the top one of d, and z has not.
 */
function* pairs(x: bigint, rest: bigint): Generator<Turns> {
  const d = rest >> 1n
  const top = BigInt(bitLength(d) - 1)
  const count = onesInColumn(top, x - 1n)
  const at = (i: bigint) => {
    const y = withOneInColumn(top, i)
    return [(y ^ d) + 1n, y + 1n, x]
  }
  if (count > 0n) yield { count, at }
}

/** Mock Turtles: one coin, two or three. */
export const mockTurtles: CoinRow = {
  slug: 'mock-turtles',
  names: { en: 'Mock Turtles', zh: '假海龟翻硬币' },
  value: odious,
  formula(name) {
    const before = minus(name, 1)
    return plus(times(2, before), cases([[equal(mod(ones(before), 2), 0), 1]], 0))
  },
  *before(x) {
    yield []
    for (let y = 1n; y < x; y++) {
      yield [y]
      for (let z = 1n; z < y; z++) yield [z, y]
    }
  },
  *changes(x) {
    const own = odious(x)
    yield own
    for (let y = 1n; y < x; y++) yield nimAdd(own, odious(y))
    // two coins xor to every number with an even number of ones that is not too long for them
    if (x < 3n) return
    const end = 1n << BigInt(bitLength(x - 2n))
    for (let d = 1n; d < end; d++) yield nimAdd(own, 2n * d + 1n - oddEnd(d))
  },
  *turns(x, change) {
    const rest = nimAdd(change, odious(x))
    if (rest === 0n) yield oneTurn(() => [x])
    else if (!isOdious(rest)) yield* pairs(x, rest)
    else if (placeOf(rest) < x) yield oneTurn(() => [placeOf(rest), x])
  },
}
