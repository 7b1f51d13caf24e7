import { bitLength, min } from '../../arith/integers.ts'

/** Lengths in rising order: `at(i)` is the i-th of `count`. */
interface Lengths {
  readonly count: bigint
  at(i: bigint): bigint
}

/** What a piece of Cutcake is worth to the player who cuts the first of its sides. */
function worth(own: bigint, other: bigint): bigint {
  const times = BigInt(bitLength(min(own, other)) - 1)
  return (own >> times) - (other >> times)
}

/**
 * The lengths p ≤ n/2 of the smaller part of a side n for which both parts, beside the other side m,
 * are worth at least `least` together. Let M be the greatest power of 2 up to m. A part p < M is worth
 * the same as all with as many binary digits, and the other part no more the longer p is, so a first
 * stretch of these is worth enough. A part p ≥ M is worth ⌊p/M⌋ − 1, both together ⌊n/M⌋ − 2, or one
 * less where p mod M > n mod M.
 */
export function* lengthsWorth(n: bigint, m: bigint, least: bigint): Generator<Lengths> {
  const half = n / 2n
  const power = 1n << BigInt(bitLength(m) - 1)
  for (let from = 1n; from < power && from <= half; from *= 2n) {
    const isEnough = (p: bigint) => worth(p, m) + worth(n - p, m) >= least
    const end = firstWithout(isEnough, from, min(2n * from, half + 1n))
    if (end > from) yield { count: end - from, at: stretch(from) }
  }
  if (power > half) return
  const most = n / power - 2n
  if (most > least) yield { count: half - power + 1n, at: stretch(power) }
  else if (most === least) yield lowRemainders(power, n % power, half)
}

function stretch(from: bigint): (i: bigint) => bigint {
  return (i) => from + i
}

/** The lengths from `power` to `last` whose remainders are at most `highest`. */
function lowRemainders(power: bigint, highest: bigint, last: bigint): Lengths {
  const each = highest + 1n
  return {
    count: (last / power - 1n) * each + min(last % power, highest) + 1n,
    at: (i) => power * (1n + i / each) + (i % each),
  }
}

/** The first of some numbers without a property that only the first of them have, or their end. */
function firstWithout(has: (p: bigint) => boolean, from: bigint, end: bigint): bigint {
  let [low, high] = [from, end]
  while (low < high) {
    const middle = (low + high) / 2n
    if (has(middle)) low = middle + 1n
    else high = middle
  }
  return low
}
