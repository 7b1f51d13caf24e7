import { evaluate } from '../../formula/evaluate.ts'
import {
  and,
  cases,
  equal,
  lowbit,
  minus,
  mod,
  or,
  plus,
  popcount,
  times,
} from '../../formula/tree.ts'
import type { Words } from '../../model/words.ts'
import { finiteSet } from '../../rules/amounts.ts'
import { setOf } from '../../rules/make.ts'
import { defineGame, natural } from '../define.ts'
import { MOVE } from '../look.ts'

// the ones of 2^v − 1 are v, the exponent of 2 in n
const evenExponent = equal(mod(popcount(minus(lowbit('n'), 1)), 2), 0)

/** 1 for even heaps that are not empty, else 0. */
function evenAfterTwo() {
  return cases([[and(equal(mod('n', 2), 0), plus('n', 0)), 1]], 0)
}

const formula = cases(
  [
    [
      equal(mod('k', 2), 0),
      cases(
        [
          [equal('n', 1), 1],
          [equal('n', 2), 2],
        ],
        evenAfterTwo(),
      ),
    ],
    [or(equal('n', 1), equal('n', 3)), 1],
    [or(or(equal('n', 0), equal('n', 2)), equal(mod('n', 2), 1)), 0],
    [equal('n', times(3, lowbit('n'))), cases([[evenExponent, 1]], 2)],
    [evenExponent, 2],
  ],
  1,
)

/** How the value of a heap comes about: one that is not listed and even has it by its half. */
function working(n: bigint, k: bigint): Words {
  const value = evaluate(formula, { vars: { n, k } })
  if (n <= (k % 2n === 0n ? 2n : 4n))
    return { en: `${value}, since n = ${n}`, zh: `${value}（因为 n = ${n}）` }
  const parity = `${n} mod 2 = ${n % 2n}`
  if (n % 2n === 1n || k % 2n === 0n)
    return { en: `${value}, since ${parity}`, zh: `${value}（因为 ${parity}）` }
  const half = n / 2n
  const other = evaluate(formula, { vars: { n: half, k } })
  return {
    en: `${value}, the least positive number other than ${other}, the value of ${half}`,
    zh: `${value}，即异于 ${half} 的值 ${other} 的最小正整数`,
  }
}

export const game = defineGame({
  slug: 'halve-into',
  names: { en: 'Take one or halve into k', zh: '半堆博弈' },
  aliases: ['减一或减半成多堆'],
  params: [natural('k')],
  about: {
    en: 'Take one stone from a heap, or replace an even heap of 2x > 0 stones by k heaps of x. Whoever cannot move loses.',
    zh: '每次从一堆中取一颗，或把 2x > 0 颗的一堆换成 k 堆 x 颗。不能走者负。',
  },
  rule: ({ k = 1n }) => ({
    kind: 'heap',
    take: setOf([1n]),
    into: { kind: 'halves', heaps: k },
  }),
  says: ({ k = 1n }) => ({
    invite:
      k === 1n
        ? {
            en: 'Click the last stone of a heap to take it, or the first of its right half to take that half.',
            zh: '点一堆的最后一颗取走它，或点右半边的第一颗取走一半。',
          }
        : {
            en: `Click the last stone of a heap to take it, or the first of its right half to leave ${k} heaps of that half.`,
            zh: `点一堆的最后一颗取走它，或点右半边的第一颗，换成 ${k} 堆这样的一半。`,
          },
    ...(k > 1n && { verb: MOVE }),
  }),
  recognise: (r) => {
    if (r.kind !== 'heap' || r.into?.kind !== 'halves' || r.split || r.thenSplit) return undefined
    const [one, more] = (r.take && finiteSet(r.take)) ?? []
    return one === 1n && more === undefined ? { k: r.into.heaps } : undefined
  },
  theorem: ({ k = 1n }) => ({
    name: { en: 'Only the power of two counts', zh: '只看 2 的幂次' },
    reference: { en: 'Codeforces 603C; proof given', zh: 'Codeforces 603C；证明已给出' },
    formula,
    working: (n) => working(n, k),
    statement: {
      en: 'For even k the values are 0, 1, 2 for n = 0, 1, 2, then 0 for odd and 1 for even n. For odd k they are 0, 1, 0, 1, 2 for n = 0..4, then 0 for odd n, and for even n the least positive number that is not the value of n/2; a position is losing when the values of its heaps xor to 0.',
      zh: 'k 为偶数时，n = 0、1、2 的 SG 值是 0、1、2，此后奇数为 0、偶数为 1。k 为奇数时，n = 0..4 的值是 0、1、0、1、2，此后奇数为 0，偶数的值是异于 n/2 的值的最小正整数；各堆 SG 值异或为 0 时必败。',
    },
    proof: {
      en: 'An even number of equal heaps has the value 0, an odd number that of one. For even k: 1 reaches 0, 2 reaches the values 1 and 0; from 3 on an odd n reaches only the value of n − 1, which is 1 or 2, and an even n ≥ 4 reaches 0 twice. For odd k an odd n ≥ 5 reaches only n − 1, an even number of at least 4 whose value is not 0; so its value is 0, and an even n ≥ 6 reaches 0 and the value of n/2. Halving n = 2^v·u again and again, u odd, ends at 3 if u = 3, at 4 if u = 1 and at u with the value 0 otherwise, and on the way back the values 1 and 2 alternate.',
      zh: '偶数个相同的堆值为 0，奇数个则等于一堆的值。k 为偶数：1 到 0，2 到值 1 与 0；从 3 起，奇数 n 只能到 n − 1，其值为 1 或 2，偶数 n ≥ 4 两种走法都到 0。k 为奇数：奇数 n ≥ 5 只能到 n − 1，是不小于 4 的偶数，值不为 0，所以 n 的值为 0；偶数 n ≥ 6 到 0 与 n/2 的值。把 n = 2^v·u（u 为奇数）不断折半：u = 3 时停在 3，u = 1 时停在 4，其余停在值为 0 的 u；回来的路上值 1 与 2 交替。',
    },
  }),
  examples: ['halve-into 3: 2 5 6', 'halve-into 2: 8', 'halve-into 1: 12 3'],
})
