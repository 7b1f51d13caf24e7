import { lowestBit } from '../../../arith/integers.ts'
import { lowbit } from '../../../formula/tree.ts'
import type { Budget } from '../../../model/budget.ts'
import { BeyondBudget } from '../../../model/errors.ts'
import { type CoinRow, oneTurn } from './row.ts'

/** The xor of the values of the places 1..n: the Gray code of n. */
const gray = (n: bigint) => n ^ (n >> 1n)

/** The number with a Gray code: each binary digit is the xor of the code's from there up. */
function fromGray(code: bigint): bigint {
  let n = code
  for (let shift = 1n; code >> shift > 0n; shift *= 2n) n ^= n >> shift
  return n
}

/** The first place of the coins up to x whose values xor to a number; it may lie behind x. */
export function firstOf(x: bigint, change: bigint): bigint {
  // turning first..x changes the value by the Gray codes of first − 1 and x
  return fromGray(gray(x) ^ change) + 1n
}

/** The places from `first` to `last`. */
const places = (first: bigint, last: bigint) =>
  Array.from({ length: Number(last - first) + 1 }, (_, i) => first + BigInt(i))

/** The places from `first` to `last`, where the budget allows to write so many. */
export function listed(first: bigint, last: bigint, budget: Budget): bigint[] {
  const size = last - first + 1n
  if (size > BigInt(budget.search))
    throw new BeyondBudget(
      {
        en: `Writing this move means listing ${size} coins.`,
        zh: `要写出这一步，须列出 ${size} 枚硬币。`,
      },
      Number(size) / budget.search,
    )
  return places(first, last)
}

/** Ruler: any number of neighbouring coins. */
export const ruler: CoinRow = {
  slug: 'ruler',
  names: { en: 'Ruler', zh: '标尺游戏' },
  value: lowestBit,
  formula: lowbit,
  *before(x) {
    for (let first = x; first >= 1n; first--) yield places(first, x - 1n)
  },
  *changes(x) {
    for (let last = x - 1n; last >= 0n; last--) yield gray(x) ^ gray(last)
  },
  *turns(x, change, budget) {
    const first = firstOf(x, change)
    if (first <= x) yield oneTurn(() => listed(first, x, budget))
  },
}
