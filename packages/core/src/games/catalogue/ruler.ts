import { lowestBit } from '../../arith/integers.ts'
import { lowbit, xorOf } from '../../formula/tree.ts'
import { Meter } from '../../model/errors.ts'
import { Moves } from '../../model/moves.ts'
import { COIN_POSITION, coinRules, turn } from '../coins.ts'
import { defineOwnGame } from '../define.ts'

const xorAll = (heads: readonly bigint[]) => heads.reduce((xor, x) => xor ^ lowestBit(x), 0n)

/** The places from `first` to `last`. */
const places = (first: bigint, last: bigint) =>
  Array.from({ length: Number(last - first) + 1 }, (_, i) => first + BigInt(i))

export const game = defineOwnGame({
  slug: 'ruler',
  names: { en: 'Ruler', zh: '标尺游戏' },
  about: {
    en: 'A row of coins. Turn any number of neighbouring coins, the rightmost of them from heads to tails. Who cannot move loses.',
    zh: '一排硬币。每次翻任意多枚相邻的硬币，其中最右的一枚须由正面翻成反面。不能走者负。',
  },
  position: COIN_POSITION,
  rules: () =>
    coinRules(function* (x) {
      for (let first = x; first >= 1n; first--) yield places(first, x - 1n)
    }),
  theorem: () => ({
    name: { en: 'The ruler function', zh: '标尺函数' },
    reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 14 (Ruler)',
    formula: xorOf(lowbit('n')),
    statement: {
      en: 'A head at place n has as its value the largest power of 2 dividing n; the value of the row is their xor.',
      zh: '第 n 位的正面，值是整除 n 的最大 2 的幂；整排的 SG 值是它们的异或。',
    },
    value: xorAll,
    movesTo: (heads, value, budget) =>
      Moves.of(function* () {
        const meter = new Meter(budget.search)
        const change = xorAll(heads) ^ value
        if (change === 0n) return
        for (const x of heads) {
          let run = 0n
          for (let first = x; first >= 1n; first--) {
            meter.tick()
            run ^= lowestBit(first)
            if (run === change) yield turn(heads, places(first, x))
          }
        }
      }),
    proof: {
      en: 'The value at n is the least number missing among 0, g(n−1), g(n−1) xor g(n−2), …. For n = 2^v·u with u odd, the 2^v − 1 places before n carry the ruler function 1, 2, 1, 4, …, whose partial xors run once through 1..2^v − 1. And 2^v itself is never reached: g(1) xor … xor g(m) is the Gray code of m, different for every m; if g(a) xor … xor g(n−1) were g(n), the codes of a − 1 and n would be equal.',
      zh: '第 n 位的值是 0、g(n−1)、g(n−1) xor g(n−2)……中最小的缺失值。设 n = 2^v·u，u 为奇数，n 之前 2^v − 1 位的值是标尺函数 1、2、1、4……，其部分异或恰好取遍 1..2^v − 1。而 2^v 到不了：g(1) xor … xor g(m) 是 m 的格雷码，各不相同；若 g(a) xor … xor g(n−1) = g(n)，则 a − 1 与 n 的格雷码相同，矛盾。',
    },
  }),
  examples: ['ruler: 4 6 7', 'ruler: HTTHT'],
})
