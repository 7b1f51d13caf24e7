import { nimAdd, nimSum } from '../../arith/nim-sum.ts'
import { xorOf } from '../../formula/tree.ts'
import { Moves } from '../../model/moves.ts'
import { COINS } from '../../model/shape.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfCoins } from '../look.ts'
import { COIN_POSITION, coinRules, turn, valuesOfHeads } from '../theorems/coins.ts'
import { turtles as row } from '../theorems/rows/turtles.ts'

export const game = defineOwnGame({
  slug: row.slug,
  names: row.names,
  about: {
    en: 'A row of coins. Turn a head to tails and, if you like, also one coin to its left, whichever way it lies. Whoever cannot move loses.',
    zh: '一排硬币。每次把一枚正面翻成反面，还可以同时翻它左边的任意一枚。不能走者负。',
  },
  position: COIN_POSITION,
  shape: COINS,
  look: lookOfCoins,
  rules: () => coinRules(row.before),
  theorem: () => ({
    name: { en: 'Turning Turtles is Nim', zh: '翻硬币即尼姆' },
    reference:
      'H. W. Lenstra (1977); E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 14',
    formula: xorOf(row.formula('n')),
    statement: {
      en: 'A head at place n has the value n; the value of the row is their xor.',
      zh: '第 n 位的正面值为 n；整排的 SG 值是它们的异或。',
    },
    value: nimSum,
    applied: (heads) => valuesOfHeads(heads, row.value),
    movesTo: (heads, value) =>
      Moves.of(function* () {
        const change = nimAdd(nimSum(heads), value)
        for (const x of heads) {
          const y = nimAdd(x, change)
          if (y < x) yield turn(heads, y === 0n ? [x] : [y, x])
        }
      }),
    proof: {
      en: 'A head at n is a Nim heap of n: turning n and a tail at m makes the heap m; if m was a head, two equal heaps m cancel, so leaving a tail at m is the same.',
      zh: '第 n 位的正面就是 n 颗的尼姆堆：翻 n 并把反面 m 翻成正面，相当于堆变成 m；若 m 原是正面，两个相等的堆 m 抵消，都翻成反面正好一样。',
    },
  }),
  examples: ['turtles: 2 5 8', 'turtles: HTTHT'],
})
