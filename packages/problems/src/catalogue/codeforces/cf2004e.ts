import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'cf2004e',
  title: {
    en: 'Codeforces 2004E Not a Nim Problem',
    zh: 'Codeforces 2004E Not a Nim Problem（不是尼姆）',
  },
  rule: {
    en: 'Several heaps; a move takes from a heap of x stones a number coprime to x. Whoever cannot move loses.',
    zh: '若干堆石子，每次从 x 颗的一堆中取走与 x 互质的数目。不能走者负。',
  },
  tags: ['numbers', 'table'],
  level: 3,
  envelope: 'count',
  ...heapsOf('coprime'),
  asks: winner('Alice', 'Bob'),
  bounds: {
    of: { n: between(1, 300_000), heap: between(1, 10_000_000) },
    cases: 10_000,
    total: 310_000,
  },
  program: {
    why: {
      en: 'The value of 1 is 1, of an even heap 0, of the i-th prime i, and of any other heap that of its least prime factor; heaps are added by xor. A sieve gives each number its least prime factor.',
      zh: '1 颗的值为 1，偶数为 0，第 i 个质数为 i，其余与它的最小质因数相同；各堆取异或。用筛法求每个数的最小质因数。',
    },
    slowIn: ['python'],
    text: `
      global ints sg[10000001]
      once {
        sg[1] = 1
        int primes = 1
        for p = 3..10000000 by 2 {
          if (sg[p] == 0) {
            primes += 1
            sg[p] = primes
            if (p <= 3162) {
              int q = p * p
              while (q <= 10000000) {
                if (sg[q] == 0) sg[q] = primes
                q += 2 * p
              }
            }
          }
        }
      }
      int x = 0
      for i = 1..n x ^= sg[read()]
      print x == 0 ? LOSES : WINS`,
  },
  sample: { input: '4\n2\n3 9\n3\n5 7 4\n1\n8\n1\n1\n', output: 'Bob\nAlice\nBob\nAlice\n' },
})
