import { nimSum } from '../../arith/nim-sum.ts'
import { leastPrimeIndex } from '../../arith/prime-index.ts'
import { workedXor } from '../../formula/xor-line.ts'
import { same } from '../../model/words.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

/** The value of a heap; undefined where its least prime factor is too large to count. */
function heapValue(n: bigint): bigint | undefined {
  if (n % 2n === 0n) return 0n
  if (n === 1n) return 1n
  const index = leastPrimeIndex(n)
  return index === undefined ? undefined : BigInt(index)
}

const valueAt = (n: bigint) => heapValue(n) ?? 0n

export const game = defineGame({
  slug: 'coprime',
  names: { en: 'Taking a coprime number', zh: '互质博弈' },
  about: {
    en: 'Take from a heap a number of stones that has no common factor greater than 1 with its size. Whoever cannot move loses.',
    zh: '每次从一堆中取走的数目必须与这堆的石子数互质。不能走者负。',
  },
  rule: () => rule('take coprime to n'),
  theorem: () => ({
    name: { en: 'The least prime factor', zh: '最小质因数' },
    reference: { en: 'Codeforces 2004E; proof given', zh: 'Codeforces 2004E；证明已给出' },
    statement: {
      en: 'An even heap has the value 0 and a heap of 1 the value 1; any other odd heap has the value i, where its least prime factor is the i-th prime (3 is the second); a position is losing when the values xor to 0.',
      zh: '偶数堆的 SG 值为 0，1 颗的堆为 1；其余奇数堆的值是 i，其中最小质因数是第 i 个质数（3 是第二个）；各堆 SG 值异或为 0 时必败。',
    },
    covers: (heaps) => heaps.every((n) => heapValue(n) !== undefined),
    value: (heaps) => nimSum(heaps.map(valueAt)),
    applied: (heaps) =>
      workedXor(
        heaps.map((n) => ({ working: same(`G(${n}) = ${valueAt(n)}`), value: valueAt(n) })),
      ),
    proof: {
      en: 'What is left is coprime to n as well: any smaller number coprime to n, and 0 from 1. From an even n these are odd, none of value 0. From an odd n with the least prime factor p: numbers with p as least factor are not coprime to n, so the value of p is not reached; all smaller primes q, 1 (of value 1) and 2 (of value 0) are smaller than n and coprime to it, so all smaller values are reached.',
      zh: '剩下的数也与 n 互质：可以是任何更小的与 n 互质的数，1 则到 0。偶数 n 的后继都是奇数，值都不为 0。奇数 n 的最小质因数为 p 时：最小质因数为 p 的数不与 n 互质，所以到不了 p 的值；而更小的质数、1（值 1）与 2（值 0）都小于 n 且与 n 互质，所以更小的值都能到达。',
    },
  }),
  examples: ['coprime: 5 9 4', 'coprime: 3 9', 'coprime: 8'],
})
