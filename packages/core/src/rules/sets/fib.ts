import { isFibonacci } from '../../arith/golden.ts'
import { bitLength } from '../../arith/integers.ts'
import { orbit } from '../../arith/orbit.ts'
import { Meter } from '../../model/errors.ts'
import { type AmountSet, type MemberList, named } from '../amount-set.ts'

/** 1, 2, 3, 5, 8, … */
export const fib: AmountSet<{ readonly kind: 'fib' }> = {
  ...named('fib', { en: 'fib', zh: '斐波那契数' }),
  about: { en: 'Fibonacci numbers', zh: '斐波那契数' },
  form: () => LIST,
}

const LIST: MemberList = {
  by: 'list',
  key: 'fib',
  effort: 2,
  fixed: true,
  contains: isFibonacci,
  *upTo(heap) {
    const meter = new Meter()
    const cost = 1 + (bitLength(heap) >> 6)
    for (let a = 1n, b = 2n; a <= heap; [a, b] = [b, a + b]) {
      meter.tick(cost)
      yield a
    }
  },
  roughly: (n) => BigInt(Math.floor(Math.sqrt(Number(n)))),
  residues: (p) => orbit([1 % p, 2 % p], ([a = 0, b = 0]) => [b, (a + b) % p]),
  program: 'table',
}
