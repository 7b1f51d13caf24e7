import { Meter } from '../model/errors.ts'
import type { MemberList } from './amount-set.ts'

/** 1 where a number has an odd number of binary ones. */
function parityOfOnes(t: bigint): number {
  if (t < 2n ** 31n) {
    let x = Number(t)
    x ^= x >> 16
    x ^= x >> 8
    x ^= x >> 4
    return (0x6996 >> (x & 15)) & 1
  }
  let odd = 0
  for (const digit of t.toString(16)) odd ^= (0x6996 >> Number.parseInt(digit, 16)) & 1
  return odd
}

/** The numbers with an even (0) or an odd (1) number of binary ones. */
export function onesList(key: string, parity: 0 | 1): MemberList {
  return {
    by: 'list',
    key,
    effort: 1,
    fixed: true,
    contains: (t) => parityOfOnes(t) === parity,
    *upTo(heap) {
      const meter = new Meter()
      for (let t = 1n; t <= heap; t++) {
        meter.tick()
        if (parityOfOnes(t) === parity) yield t
      }
    },
    roughly: (n) => n / 2n,
    residues: undefined,
    program: ({ leave }) => `for t = 1..n {
        int rest = t
        int ones = 0
        while (rest > 0) {
          ones += rest % 2
          rest = rest / 2
        }
        if (ones % 2 == ${parity}) { ${leave('(n - t)')} }
      }`,
  }
}
