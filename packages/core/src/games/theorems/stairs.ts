import { nimAdd } from '../../arith/nim-sum.ts'

/**
 * Places from which coins go on to others. Every way of a place is to one of the other parity, and
 * from a place of odd parity there is always one: those are the places whose coins count.
 */
export interface Stairs {
  odd(place: number): boolean
  /** Where coins of a place may go; −1 is the ground. */
  ways(place: number): readonly number[]
}

/** The coins on each place; long lists of small numbers are read by judges in a compact form. */
export type Coins = readonly bigint[] | Uint32Array

/** The coins as numbers of any size. */
export function exactly(coins: Coins): readonly bigint[] {
  return coins instanceof Uint32Array ? Array.from(coins, BigInt) : coins
}

/** All coins together. */
export function totalOf(coins: Coins): bigint {
  return exactly(coins).reduce((sum, n) => sum + n, 0n)
}

/** So many coins go from a place to another. */
export interface Carried {
  readonly from: number
  readonly to: number
  readonly count: bigint
}

/** The steps 0, 1, 2, … of a staircase, each one way above the one before; 0 is above the ground. */
export const STEPS: Stairs = {
  odd: (place) => place % 2 === 0,
  ways: (place) => [place - 1],
}

/** The coins that count. */
export function counting(coins: Coins, { odd }: Stairs): readonly bigint[] {
  return exactly(coins).filter((_, place) => odd(place))
}

/** The value of coins on stairs: the xor of those that count. */
export function stairsValue(coins: Coins, stairs: Stairs): bigint {
  if (!(coins instanceof Uint32Array)) {
    let value = 0n
    for (const [place, here] of coins.entries()) if (stairs.odd(place)) value = nimAdd(value, here)
    return value
  }
  let xor = 0
  for (let place = 0; place < coins.length; place++)
    if (stairs.odd(place)) xor ^= coins[place] as number
  return BigInt(xor >>> 0)
}

/** All moves that leave the value `wanted`: each changes the coins of exactly one place that counts. */
export function* carriesTo(given: Coins, stairs: Stairs, wanted: bigint): Generator<Carried> {
  const coins = exactly(given)
  const change = nimAdd(stairsValue(coins, stairs), wanted)
  if (change === 0n) return
  for (const [from, here] of coins.entries()) {
    if (here === 0n) continue
    for (const to of stairs.ways(from)) {
      const there = to < 0 ? 0n : (coins[to] as bigint)
      const count = stairs.odd(from) ? here - nimAdd(here, change) : nimAdd(there, change) - there
      if (count > 0n && count <= here) yield { from, to, count }
    }
  }
}

/** The coins after a move. */
export function carried(coins: Coins, { from, to, count }: Carried): bigint[] {
  const after = [...exactly(coins)]
  after[from] = (after[from] as bigint) - count
  if (to >= 0) after[to] = (after[to] as bigint) + count
  return after
}

/** Every move of coins on stairs. */
export function* allCarries(coins: Coins, stairs: Stairs): Generator<Carried> {
  for (const [from, here] of exactly(coins).entries())
    for (const to of stairs.ways(from))
      for (let count = 1n; count <= here; count++) yield { from, to, count }
}

/** The differences of rising numbers, the last first: how far each is from the one before it. */
export function differences(rising: readonly bigint[], between = 0n): readonly bigint[] {
  return rising.map((n, i) => n - (i > 0 ? (rising[i - 1] as bigint) : 0n) - between).reverse()
}
