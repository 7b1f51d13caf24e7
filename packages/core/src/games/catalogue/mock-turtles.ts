import { nimAdd, nimSum } from '../../arith/nim-sum.ts'
import { xorOf } from '../../formula/tree.ts'
import { Moves, type Run } from '../../model/moves.ts'
import { COINS } from '../../model/shape.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfCoins } from '../look.ts'
import { COIN_POSITION, coinRules, type Heads, turn, valuesOfHeads } from '../theorems/coins.ts'
import { mockTurtles as row } from '../theorems/rows/mock-turtles.ts'

const xorAll = (heads: Heads) => nimSum(heads.map(row.value))

export const game = defineOwnGame({
  slug: row.slug,
  names: row.names,
  about: {
    en: 'A row of coins. Turn one, two or three coins, the rightmost of them from heads to tails. Whoever cannot move loses.',
    zh: '一排硬币。每次翻一枚、两枚或三枚，其中最右的一枚须由正面翻成反面。不能走者负。',
  },
  position: COIN_POSITION,
  shape: COINS,
  look: lookOfCoins,
  rules: () => coinRules(row.before),
  theorem: () => ({
    name: { en: 'Odious numbers', zh: '可憎数' },
    reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 14 (Mock Turtles)',
    formula: xorOf(row.formula('n')),
    statement: {
      en: 'A head at place n has as its value the nth number with an odd number of binary ones: 1, 2, 4, 7, 8, 11, …; the value of the row is their xor.',
      zh: '第 n 位的正面，值是第 n 个二进制中有奇数个 1 的数：1、2、4、7、8、11……；整排的 SG 值是它们的异或。',
    },
    value: xorAll,
    applied: (heads) => valuesOfHeads(heads, row.value),
    movesTo: (heads, value, budget) =>
      new Moves(function* (): Generator<Run<Heads>> {
        const change = nimAdd(xorAll(heads), value)
        if (change === 0n) return
        for (const x of heads)
          for (const { count, at } of row.turns(x, change, budget))
            yield { count, at: (i) => turn(heads, at(i)) }
      }),
    proof: {
      en: 'The xor of two odious numbers has an even number of ones, that of one or three an odd number. By induction the options of a head at n have the values 0, the smaller odious numbers, and the xors of two of these. The xors have an even number of ones, and every such number e > 0 below the nth odious number is among them: it is its top bit xor the rest, both odious and less than e. So the nth odious number is the least missing.',
      zh: '两个可憎数的异或有偶数个 1，一个或三个则有奇数个。归纳可知第 n 位正面的后继值是 0、更小的可憎数，以及其中两个的异或。后者都有偶数个 1，并包含第 n 个可憎数以下每个这样的正数 e：e 是其最高位与其余部分的异或，两者都是小于 e 的可憎数。所以最小缺失值是第 n 个可憎数。',
    },
  }),
  examples: ['mock-turtles: 2 5 7', 'mock-turtles: HTTHH'],
})
