import fc from 'fast-check'
import { expect, it } from 'vitest'
import { greedyTerms, termsTo } from '../src/formula/sequence.ts'
import { cpuTime, expectInTime } from './cpu.ts'

const takeaway = (factor: bigint) => ({ kind: 'takeaway', factor }) as const

it('writes numbers greedily in terms of a take-away sequence, as its terms one by one do', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 60n), fc.bigInt(1n, 10_000n), (factor, n) => {
      const used: bigint[] = []
      let rest = n
      for (const term of termsTo(takeaway(factor), n).toReversed())
        for (; term <= rest; rest -= term) used.push(term)
      expect(greedyTerms(takeaway(factor), n)).toEqual(used)
    }),
    { numRuns: 300 },
  )
})

it('writes a number in terms of which there are fifty million', () => {
  const start = cpuTime()
  expect(greedyTerms(takeaway(10_000_000n), 800_000_000n).at(-1)).toBeGreaterThan(0n)
  expectInTime(cpuTime() - start, 50)
})
