import { bitLength, twoAdic } from '../../arith/integers.ts'
import { div, lowbit, minus, plus } from '../../formula/tree.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'halving',
  names: { en: 'At most half', zh: '至多取半' },
  about: {
    en: 'Take at least one stone and at most half of a heap. Whoever cannot move loses.',
    zh: '每次从一堆中至少取一颗、至多取一半。不能走者负。',
  },
  rule: () => rule('take 1..n/2'),
  theorem: () => ({
    name: { en: 'At most half: odd part of n + 1', zh: 'n + 1 的奇数部分' },
    reference: 'L. Levine, Fractal sequences and restricted Nim, Ars Combin. 80 (2006)',
    formula: div(minus(div(plus('n', 1), lowbit(plus('n', 1))), 1), 2),
    statement: {
      en: 'The value of a heap of n is (u − 1)/2, where u is the odd part of n + 1; a position is losing when the values of its heaps xor to 0.',
      zh: '一堆 n 颗的 SG 值是 (u − 1)/2，其中 u 是 n + 1 的奇数部分；各堆 SG 值异或为 0 时必败。',
    },
    working: (n) => {
      const v = twoAdic(n + 1n)
      const u = (n + 1n) >> BigInt(v)
      const [value, fact] = [`(${u} − 1)/2 = ${(u - 1n) / 2n}`, `${n} + 1 = 2^${v}·${u}`]
      return { en: `${value}, since ${fact}`, zh: `${value}（因为 ${fact}）` }
    },
    // the heaps with a value grow twofold, and a move leaves at least half: only the largest counts
    where: (value, limit) => {
      const odd = 2n * value + 1n
      if (odd - 1n > limit) return []
      const multiple = odd << BigInt(bitLength(limit + 1n) - bitLength(odd))
      const n = (multiple > limit + 1n ? multiple / 2n : multiple) - 1n
      return [{ lo: n, hi: n, period: 0n }]
    },
    proof: {
      en: 'The options of n are the heaps ⌈n/2⌉..n−1. For n = 2m they are m..2m−1: by induction these hold each value below m once, so the value is m. For n = 2m+1 they are m+1..2m: against m..2m−1 the value of m is gone and the value m of 2m has come, so the least missing is the value of m (and m+1..2m+1 again hold each value up to m once). So an odd n has the value of (n−1)/2; repeated, this gives (u − 1)/2 with u the odd part of n+1.',
      zh: 'n 的后继是 ⌈n/2⌉..n−1。n = 2m 时是 m..2m−1：归纳可知其中小于 m 的值各出现一次，所以值为 m。n = 2m+1 时是 m+1..2m：比 m..2m−1 少了 m 的值、多了 2m 的值 m，最小缺失的正是 m 的值（于是 m+1..2m+1 中不超过 m 的值又各出现一次）。所以奇数 n 的值等于 (n−1)/2 的值，反复如此得 (u − 1)/2，u 为 n+1 的奇数部分。',
    },
  }),
  examples: ['halving: 10', 'halving: 7 12'],
})
