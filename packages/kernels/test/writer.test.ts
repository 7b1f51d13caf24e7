import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NimProducts, TextWriter } from '../src/index.ts'
import { nimProductPlainly } from './plain.ts'

function written(action: (writer: TextWriter) => void): string {
  const pieces: Uint8Array[] = []
  const writer = new TextWriter((bytes) => void pieces.push(bytes.slice()))
  action(writer)
  writer.flush()
  expect(Math.max(0, ...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(1 << 19)
  return Buffer.concat(pieces).toString()
}

const narrow = fc.oneof(
  fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  fc.tuple(fc.nat(9), fc.integer({ min: -1, max: 1 })).map(([power, by]) => 10 ** power + by),
  fc.constantFrom(0, 1, 2 ** 32 - 1, 4_200_000_000),
)

describe('TextWriter', () => {
  test('writes pairs as template strings do', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(narrow, narrow), { maxLength: 300 }), (pairs) => {
        const a = Uint32Array.from(pairs, ([first]) => first)
        const b = Uint32Array.from(pairs, ([, second]) => second)
        const expected = pairs.map(([first, second]) => `${first} ${second}\n`).join('')
        expect(written((writer) => writer.pairs(a, b))).toBe(expected)
      }),
    )
  })

  test('writes numbered lines as template strings do', () => {
    const starts = fc.oneof(
      fc
        .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: -300, max: 300 }))
        .map(([power, by]) => Math.max(0, 10 ** power + by)),
      fc.integer({ min: 0, max: 2 ** 32 - 1000 }),
    )
    const widths = fc.constantFrom(Uint8Array, Uint16Array, Uint32Array)
    const values = fc.array(fc.oneof(fc.nat(12), narrow), { maxLength: 600 })
    fc.assert(
      fc.property(starts, values, widths, fc.constantFrom(',', ' '), (from, some, Width, comma) => {
        const array = Width.from(some)
        const expected = Array.from(array, (value, i) => `${from + i}${comma}${value}\n`).join('')
        expect(written((writer) => writer.numbered(from, array, comma))).toBe(expected)
      }),
    )
  })

  test('numbers lines through every number of digits and over many flushes', () => {
    const array = Uint32Array.from({ length: 1_100_007 }, (_, n) => (n % 3 === 0 ? n : n % 11))
    const expected = Array.from(array, (value, n) => `${n},${value}\n`).join('')
    expect(written((writer) => writer.numbered(0, array, ',')) === expected).toBe(true)
  })

  test('writes the moves of nim as plain loops do', () => {
    fc.assert(
      fc.property(fc.array(narrow, { maxLength: 300 }), fc.nat(300), narrow, (heaps, cut, sum) => {
        const movesOf = (some: number[]) =>
          some
            .map((heap) => [heap, (heap ^ sum) >>> 0] as const)
            .filter(([heap, left]) => left < heap)
            .map(([heap, left]) => `${heap} ${left}\n`)
            .join('')
        // The shorter list comes second, when the longer one still lies in memory.
        const text = written((writer) => {
          writer.nimMoves(Uint32Array.from(heaps), sum)
          writer.nimMoves(Uint32Array.from(heaps.slice(0, cut)), sum)
        })
        expect(text).toBe(movesOf(heaps) + movesOf(heaps.slice(0, cut)))
      }),
    )
  })

  test('keeps the order over many flushes', () => {
    const numbers = Uint32Array.from({ length: 100_000 }, (_, index) => index * 40_009)
    const expected = ['begin\n', ...Array.from(numbers, (number) => `${number} ${number}\n`), 'end']
    const text = written((writer) => {
      writer.line('begin')
      writer.pairs(numbers, numbers)
      writer.text('end')
    })
    expect(text).toBe(expected.join(''))
    const heaps = written((writer) => writer.nimMoves(numbers, 1))
    const odd = Array.from(numbers).filter((number) => number % 2 === 1)
    expect(heaps).toBe(odd.map((number) => `${number} ${number - 1}\n`).join(''))
  })

  test('writes text of any length and alphabet', () => {
    const long = 'añ€😀 '.repeat(150_000)
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 100 })), (texts) => {
        const text = written((writer) => {
          for (const part of texts) writer.line(part)
        })
        expect(text).toBe(texts.map((part) => `${part}\n`).join(''))
      }),
    )
    expect(written((writer) => writer.text(long))).toBe(long)
    const lines = written((writer) => {
      for (let index = 0; index < 200_000; index++) writer.line('abcdefg')
    })
    expect(lines).toBe('abcdefg\n'.repeat(200_000))
  })

  test('hands nothing on when there is nothing', () => {
    let calls = 0
    const writer = new TextWriter(() => void calls++)
    writer.text('')
    writer.pairs(new Uint32Array(0), new Uint32Array(0))
    writer.flush()
    expect(calls).toBe(0)
  })
})

describe('NimProducts', () => {
  const word = fc
    .tuple(fc.nat(64), fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }))
    .map(([bits, n]) => BigInt.asUintN(bits, n))

  test('writes the products of pairs, however they come', () => {
    fc.assert(
      fc.property(fc.array(fc.array(word, { maxLength: 5 }), { maxLength: 20 }), (blocks) => {
        const numbers = blocks.flat()
        const lines: string[] = []
        for (let i = 0; i + 1 < numbers.length; i += 2)
          lines.push(`${nimProductPlainly(numbers[i] ?? 0n, numbers[i + 1] ?? 0n)}\n`)
        const text = written((writer) => {
          const products = new NimProducts(writer)
          for (const block of blocks)
            products.add(
              block.every((n) => n < 2n ** 32n)
                ? Uint32Array.from(block, Number)
                : BigUint64Array.from(block),
            )
          products.flush()
        })
        expect(text).toBe(lines.join(''))
      }),
      { numRuns: 60 },
    )
  })

  test('of more pairs than have room at once, and tells a number that is too large', () => {
    const ones = new BigUint64Array(20_001).fill(2n ** 64n - 1n)
    const square = nimProductPlainly(2n ** 64n - 1n, 2n ** 64n - 1n)
    const text = written((writer) => {
      const products = new NimProducts(writer)
      expect(products.add(ones)).toBe(true)
      expect(products.add([2n ** 64n])).toBe(false)
      products.flush()
    })
    expect(text).toBe(`${square}\n`.repeat(10_000))
  })
})

test('a writer that is closed twice hands on once and lends its memory once', () => {
  const said: string[] = []
  const open = () => new TextWriter((bytes) => void said.push(Buffer.from(bytes).toString()))
  const first = open()
  first.text('one')
  first.close()
  first.close()
  const [second, third] = [open(), open()]
  second.text('two')
  third.text('three')
  second.close()
  third.close()
  expect(said).toEqual(['one', 'two', 'three'])
})
