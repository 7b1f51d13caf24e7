import { nimAdd, nimSum } from '../../arith/nim-sum.ts'
import { xorOf } from '../../formula/tree.ts'
import { Moves } from '../../model/moves.ts'
import { COINS } from '../../model/shape.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfCoins } from '../look.ts'
import { COIN_POSITION, coinRules, turn, valuesOfHeads } from '../theorems/coins.ts'
import { firstOf, listed, ruler as row } from '../theorems/rows/ruler.ts'

const xorAll = (heads: readonly bigint[]) => nimSum(heads.map(row.value))

export const game = defineOwnGame({
  slug: row.slug,
  names: row.names,
  about: {
    en: 'A row of coins. Turn any number of neighbouring coins, the rightmost of them from heads to tails. Whoever cannot move loses.',
    zh: '一排硬币。每次翻任意多枚相邻的硬币，其中最右的一枚须由正面翻成反面。不能走者负。',
  },
  position: COIN_POSITION,
  shape: COINS,
  look: lookOfCoins,
  rules: () => coinRules(row.before),
  theorem: () => ({
    name: { en: 'The ruler function', zh: '标尺函数' },
    reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 14 (Ruler)',
    formula: xorOf(row.formula('n')),
    statement: {
      en: 'A head at place n has as its value the largest power of 2 dividing n; the value of the row is their xor.',
      zh: '第 n 位的正面，值是整除 n 的最大 2 的幂；整排的 SG 值是它们的异或。',
    },
    value: xorAll,
    applied: (heads) => valuesOfHeads(heads, row.value),
    movesTo: (heads, value, budget) =>
      new Moves(function* () {
        const change = nimAdd(xorAll(heads), value)
        if (change === 0n) return
        const runs = heads
          .map((x) => ({ first: firstOf(x, change), x }))
          .filter(({ first, x }) => first <= x)
          .sort((a, b) => (a.x - a.first < b.x - b.first ? -1 : 1))
        for (const { first, x } of runs)
          yield { count: 1n, at: () => turn(heads, listed(first, x, budget)) }
      }),
    proof: {
      en: 'The value at n is the least number missing among 0, g(n−1), g(n−1) xor g(n−2), …. For n = 2^v·u with u odd, the 2^v − 1 places before n carry the ruler function 1, 2, 1, 4, …, whose partial xors run once through 1..2^v − 1. And 2^v itself is never reached: g(1) xor … xor g(m) is the Gray code of m, different for every m; if g(a) xor … xor g(n−1) were g(n), the codes of a − 1 and n would be equal.',
      zh: '第 n 位的值是 0、g(n−1)、g(n−1) 异或 g(n−2)……中最小的缺失值。设 n = 2^v·u，u 为奇数，n 之前 2^v − 1 位的值是标尺函数 1、2、1、4……，其部分异或恰好取遍 1..2^v − 1。而 2^v 到不了：g(1) 异或 … 异或 g(m) 是 m 的格雷码，各不相同；若 g(a) 异或 … 异或 g(n−1) = g(n)，则 a − 1 与 n 的格雷码相同，矛盾。',
    },
  }),
  examples: ['ruler: 4 6 7', 'ruler: HTTHT'],
})
