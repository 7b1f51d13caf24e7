import { nimAdd, nimSum } from '../../arith/nim-sum.ts'

/**
 * Places from which coins go on to others. Every way of a place is to one of the other parity, and
 * from a place of odd parity there is always one: those are the places whose coins count.
 */
export interface Stairs {
  odd(place: number): boolean
  /** Where coins of a place may go; −1 is the ground. */
  ways(place: number): readonly number[]
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
export function counting(coins: readonly bigint[], { odd }: Stairs): readonly bigint[] {
  return coins.filter((_, place) => odd(place))
}

/** The value of coins on stairs: the xor of those that count. */
export function stairsValue(coins: readonly bigint[], stairs: Stairs): bigint {
  return nimSum(counting(coins, stairs))
}

/** All moves that leave the value `wanted`: each changes the coins of exactly one place that counts. */
export function* carriesTo(
  coins: readonly bigint[],
  stairs: Stairs,
  wanted: bigint,
): Generator<Carried> {
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
export function carried(coins: readonly bigint[], { from, to, count }: Carried): bigint[] {
  const after = [...coins]
  after[from] = (after[from] as bigint) - count
  if (to >= 0) after[to] = (after[to] as bigint) + count
  return after
}

/** Every move of coins on stairs. */
export function* allCarries(coins: readonly bigint[], stairs: Stairs): Generator<Carried> {
  for (const [from, here] of coins.entries())
    for (const to of stairs.ways(from))
      for (let count = 1n; count <= here; count++) yield { from, to, count }
}

/** The differences of rising numbers, the last first: how far each is from the one before it. */
export function differences(rising: readonly bigint[], between = 0n): readonly bigint[] {
  return rising.map((n, i) => n - (i > 0 ? (rising[i - 1] as bigint) : 0n) - between).reverse()
}
