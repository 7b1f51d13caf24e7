import type { Formula } from '@nimber/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { always, reader, smallReader, the } from '../src/formulas.ts'

const names = ['a', 'b', 'c']
const number = fc.oneof(
  fc.nat(20),
  fc.integer({ min: 2 ** 32 - 20, max: 2 ** 32 - 1 }),
  fc.integer({ min: 0, max: 2 ** 32 - 1 }),
)
const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.constantFrom(...names).map(the), number.map(always)),
    fc
      .tuple(fc.constantFrom('+', '-', 'mod', 'max', 'nimProduct'), tie('formula'), tie('formula'))
      .map(([op, left, right]): Formula => ({ op, of: [left, right] }) as Formula),
  ),
}))

it('gives in plain numbers what it gives in numbers of any size', () => {
  let compared = 0
  fc.assert(
    fc.property(formula, fc.array(number, { minLength: 3, maxLength: 3 }), (f, numbers) => {
      const small = smallReader(f, names)?.(numbers)
      if (small === undefined || !Number.isFinite(small)) return
      let exact: bigint
      try {
        exact = reader(f, names)(numbers.map(BigInt))
      } catch (error) {
        if (error instanceof RangeError) return // a remainder by 0, or a nim product below 0
        throw error
      }
      expect(BigInt(small)).toBe(exact)
      compared++
    }),
    { numRuns: 5000 },
  )
  expect(compared).toBeGreaterThan(2000)
})

it('leaves to numbers of any size what could grow beyond 2^53', () => {
  let sum = the('a')
  for (let i = 0; i < 20; i++) sum = { op: '+', of: [sum, the('b')] }
  expect(smallReader(sum, names)).toBeUndefined()
  expect(smallReader(always(2n ** 60n), names)).toBeUndefined()
})

it('multiplies nimbers in plain numbers', () => {
  const product: Formula = { op: 'nimProduct', of: [the('a'), the('b')] }
  const ofThree: Formula = { op: 'nimProduct', of: [product, the('c')] }
  const numbers = [2 ** 32 - 1, 123_456, 7]
  expect(smallReader(ofThree, names)?.(numbers)).toBe(
    Number(reader(ofThree, names)(numbers.map(BigInt))),
  )
  const below0: Formula = {
    op: 'nimProduct',
    of: [{ op: '-', of: [the('b'), the('a')] }, the('c')],
  }
  expect(smallReader(below0, names)).toBeUndefined()
})
