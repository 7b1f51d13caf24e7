import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOf } from '../src/line-of.ts'

test('a line has the digits of its numbers with blanks between them, however many and large', () => {
  const number = fc.oneof(
    fc.nat(99).map(BigInt),
    fc.bigInt({ min: 2n ** 32n - 12n, max: 2n ** 32n - 1n }),
    fc.integer({ min: 0, max: 9 }).map((n) => 10n ** BigInt(n)),
  )
  const list = fc.array(number, { maxLength: 200, size: 'max' })
  fc.assert(
    fc.property(list, fc.nat(), fc.nat(), fc.nat(), (numbers, a, b, c) => {
      const [from = 0, to = 0] = [a, b].map((n) => n % (numbers.length + 1)).sort((x, y) => x - y)
      expect(lineOf(numbers)).toBe(numbers.join(' '))
      expect(lineOf(numbers, from, to)).toBe(numbers.slice(from, to).join(' '))
      for (const other of [2n ** 32n, 2n ** 70n, -1n]) {
        const mixed = numbers.toSpliced(c % (numbers.length + 1), 0, other)
        expect(lineOf(mixed)).toBe(mixed.join(' '))
      }
    }),
  )
})
