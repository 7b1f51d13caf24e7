import { oddXorOf } from '../../formula/tree.ts'
import { numberList, xorLine } from '../../formula/xor-line.ts'
import { tuples } from '../../model/enumerate.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps } from '../look.ts'
import { carriesTo, STEPS, stairsValue } from '../theorems/stairs.ts'

type Steps = readonly bigint[]

/** The move of `count` coins one step down from step `index` (from 0). */
function down(steps: Steps, index: number, count: bigint): Move<Steps> {
  const to = steps.map((coins, i) =>
    i === index ? coins - count : i === index - 1 ? coins + count : coins,
  )
  return {
    text: { en: `step ${index + 1}: ${count} down`, zh: `第 ${index + 1} 级：下移 ${count} 枚` },
    to,
  }
}

const rules: Rules<Steps> = {
  parse: (text) => parseNumbers(text, { least: 1 }),
  print: (steps) => steps.join(' '),
  *moves(steps) {
    for (const [index, coins] of steps.entries())
      for (let count = 1n; count <= coins; count++) yield down(steps, index, count)
  },
  *upTo(size) {
    for (let steps = 1; steps <= 4; steps++) yield* tuples(steps, size)
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'staircase',
  names: { en: 'Staircase Nim', zh: '阶梯尼姆' },
  about: {
    en: 'Coins lie on the steps 1, 2, 3, … of a staircase. A move takes any number of coins from one step down to the next; from step 1 they go to the ground. Whoever cannot move loses.',
    zh: '阶梯的第 1、2、3……级上放着硬币。每次把某一级上任意多枚硬币移到下一级；第 1 级的移到地面。不能走者负。',
  },
  position: { en: 'the coins on step 1, 2, 3, …', zh: '第 1、2、3……级上的硬币数' },
  shape: HEAPS,
  look: (steps) => lookOfHeaps(steps, 'stairs'),
  rules: () => rules,
  onHeaps: (names) =>
    names.map((name, i) => (i === 0 ? `${name} -= k` : `${name} -= k, ${names[i - 1]} += k`)),
  theorem: () => ({
    name: { en: 'Staircase Nim', zh: '阶梯尼姆定理' },
    reference: 'T. S. Ferguson, Game Theory, Part I, 2.6 (Staircase Nim)',
    formula: oddXorOf('n'),
    statement: {
      en: 'The value is the xor of the coins on the odd steps 1, 3, 5, …; the even steps do not count.',
      zh: 'SG 值是奇数级（1、3、5……）硬币数的异或；偶数级不算。',
    },
    value: (steps) => stairsValue(steps, STEPS),
    applied: (steps) => {
      const coins = steps.filter((_, i) => i % 2 === 0)
      const odd = numberList(coins.map((_, i) => BigInt(2 * i + 1)))
      const [all, xor] = [numberList(steps), xorLine(coins)]
      return coins.length === 1
        ? {
            en: `Of the coins ${all.en} those on step 1 count: the value is ${xor.en}.`,
            zh: `硬币 ${all.zh} 中只算第 1 级：SG 值是 ${xor.zh}。`,
          }
        : {
            en: `Of the coins ${all.en} those on the steps ${odd.en} count: ${xor.en}.`,
            zh: `硬币 ${all.zh} 中只算第 ${odd.zh} 级：${xor.zh}。`,
          }
    },
    movesTo: (steps, value) =>
      Moves.of(function* () {
        for (const { from, count } of carriesTo(steps, STEPS, value)) yield down(steps, from, count)
      }),
    proof: {
      en: 'A move from an odd step to an even one takes coins out of play, as in Nim. A move from an even step 2i to 2i−1 adds coins to an odd step; the opponent sends the same coins on to 2i−2. So every smaller xor can be reached, and the xor itself never stays.',
      zh: '从奇数级移到偶数级相当于尼姆中取走硬币。从偶数级 2i 移到 2i−1 会给奇数级添硬币，对手把同样的硬币再移到 2i−2 即可。所以每个更小的异或值都能到达，而异或值不会不变。',
    },
  }),
  examples: ['staircase: 1 2 3', 'staircase: 2 5 2', 'staircase: 0 7 4 1'],
})
