import { bitLength, onesInColumn, popcount, withOneInColumn } from '../../arith/integers.ts'
import { nimAdd, nimSum } from '../../arith/nim-sum.ts'
import {
  cases,
  equal,
  minus,
  mod,
  popcount as ones,
  plus,
  times,
  xorOf,
} from '../../formula/tree.ts'
import { Moves, type Run } from '../../model/moves.ts'
import { COINS } from '../../model/shape.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfCoins } from '../look.ts'
import { COIN_POSITION, coinRules, type Heads, turn, valuesOfHeads } from '../theorems/coins.ts'

/** The n-th number with an odd number of binary ones, n ≥ 1. */
const odious = (n: bigint) => 2n * (n - 1n) + BigInt(1 - (popcount(n - 1n) % 2))
const isOdious = (v: bigint) => popcount(v) % 2 === 1
/** The place whose coin has an odious value. */
const placeOf = (v: bigint) => v / 2n + 1n

const xorAll = (heads: readonly bigint[]) => nimSum(heads.map(odious))
/**
 * The moves that turn two more coins before x whose values xor to `rest`, which has an even number
 * of ones. The values end in a digit that follows from the others, so with d = ⌊rest/2⌋ these are
 * the places y and z, less one, that xor to d: y has the top one of d, and z has not.
 */
function* pairs(heads: Heads, x: bigint, rest: bigint): Generator<Run<Heads>> {
  const d = rest >> 1n
  const top = BigInt(bitLength(d) - 1)
  const count = onesInColumn(top, x - 1n)
  const at = (i: bigint) => {
    const y = withOneInColumn(top, i)
    return turn(heads, [(y ^ d) + 1n, y + 1n, x])
  }
  if (count > 0n) yield { count, at }
}

const before = minus('n', 1)

export const game = defineOwnGame({
  slug: 'mock-turtles',
  names: { en: 'Mock Turtles', zh: '假海龟翻硬币' },
  about: {
    en: 'A row of coins. Turn one, two or three coins, the rightmost of them from heads to tails. Whoever cannot move loses.',
    zh: '一排硬币。每次翻一枚、两枚或三枚，其中最右的一枚须由正面翻成反面。不能走者负。',
  },
  position: COIN_POSITION,
  shape: COINS,
  look: lookOfCoins,
  rules: () =>
    coinRules(function* (x) {
      yield []
      for (let y = 1n; y < x; y++) {
        yield [y]
        for (let z = 1n; z < y; z++) yield [z, y]
      }
    }),
  theorem: () => ({
    name: { en: 'Odious numbers', zh: '可憎数' },
    reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 14 (Mock Turtles)',
    formula: xorOf(plus(times(2, before), cases([[equal(mod(ones(before), 2), 0), 1]], 0))),
    statement: {
      en: 'A head at place n has as its value the n-th number with an odd number of binary ones: 1, 2, 4, 7, 8, 11, …; the value of the row is their xor.',
      zh: '第 n 位的正面，值是第 n 个二进制中有奇数个 1 的数：1、2、4、7、8、11……；整排的 SG 值是它们的异或。',
    },
    value: xorAll,
    applied: (heads) => valuesOfHeads(heads, odious),
    movesTo: (heads, value) =>
      new Moves(function* (): Generator<Run<Heads>> {
        const change = nimAdd(xorAll(heads), value)
        if (change === 0n) return
        for (const x of heads) {
          const rest = nimAdd(change, odious(x))
          if (rest === 0n) yield { count: 1n, at: () => turn(heads, [x]) }
          else if (!isOdious(rest)) yield* pairs(heads, x, rest)
          else if (placeOf(rest) < x) yield { count: 1n, at: () => turn(heads, [placeOf(rest), x]) }
        }
      }),
    proof: {
      en: 'The xor of two odious numbers has an even number of ones, that of one or three an odd number. By induction the options of a head at n have the values 0, the smaller odious numbers, and the xors of two of these. The xors have an even number of ones, and every such number e > 0 below the n-th odious number is among them: it is its top bit xor the rest, both odious and less than e. So the n-th odious number is the least missing.',
      zh: '两个可憎数的异或有偶数个 1，一个或三个则有奇数个。归纳可知第 n 位正面的后继值是 0、更小的可憎数，以及其中两个的异或。后者都有偶数个 1，并包含第 n 个可憎数以下每个这样的正数 e：e 是其最高位与其余部分的异或，两者都是小于 e 的可憎数。所以最小缺失值是第 n 个可憎数。',
    },
  }),
  examples: ['mock-turtles: 2 5 7', 'mock-turtles: HTTHH'],
})
