import { bitLength, twoAdic } from '../../arith/integers.ts'
import { cases, equal, lowbit, minus, plus, popcount } from '../../formula/tree.ts'
import { same } from '../../model/words.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'divisors',
  names: { en: 'Taking a divisor', zh: '约数博弈' },
  about: {
    en: 'Take a number of stones that divides the size of the heap (the whole heap allowed). Whoever takes the last stone wins.',
    zh: '每次取走的数目必须整除这堆的石子数（可以全取）。取到最后一颗者胜。',
  },
  rule: () => rule('take divisors of n'),
  theorem: () => ({
    name: { en: 'The power of two in n', zh: 'n 中 2 的幂次' },
    reference: {
      en: 'folklore (a form of the aliquot game); proof given',
      zh: '民间结论（取真约数游戏的一种）；证明已给出',
    },
    // the ones of 2^v − 1 are v, the exponent of 2 in n
    formula: cases([[equal('n', 0), 0]], plus(popcount(minus(lowbit('n'), 1)), 1)),
    statement: {
      en: 'The value of a heap of n ≥ 1 is v + 1, where 2^v is the largest power of two dividing n; a position is losing when the values xor to 0.',
      zh: 'n ≥ 1 颗的堆 SG 值为 v + 1，其中 2^v 是整除 n 的最大 2 的幂；各堆 SG 值异或为 0 时必败。',
    },
    working: (n) => {
      if (n === 0n) return same('0')
      const v = twoAdic(n)
      const fact = `${n} = 2^${v}·${n >> BigInt(v)}`
      return {
        en: `${v} + 1 = ${BigInt(v) + 1n}, since ${fact}`,
        zh: `${v} + 1 = ${BigInt(v) + 1n}（因为 ${fact}）`,
      }
    },
    // value v + 1: the odd multiples of 2^v
    where: (value, limit) => {
      if (value === 0n) return [{ lo: 0n, hi: 0n, period: 0n }]
      if (value > BigInt(bitLength(limit))) return []
      const power = 1n << (value - 1n)
      return [{ lo: power, hi: power, period: 2n * power }]
    },
    proof: {
      en: 'Let n = 2^v·u, u odd. Taking 2^i·w with i < v and w | u leaves exactly i twos: all values 1..v are reached, and taking all reaches 0. Taking 2^v·w leaves 2^v·(u−w) with u−w even, so more than v twos or nothing: v + 1 is not reached.',
      zh: '设 n = 2^v·u，u 为奇数。取 2^i·w（i < v，w 整除 u）后恰剩 i 个因子 2：值 1..v 都能到达，全取到达 0。取 2^v·w 后剩 2^v·(u−w)，u−w 为偶数，因子 2 多于 v 个或已取完：到不了 v + 1。',
    },
  }),
  examples: ['divisors: 6 9 15', 'divisors: 12'],
})
