import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError, NumberReader } from '../src/index.ts'
import { piecewise, readPlainly } from './plain.ts'

const encoder = new TextEncoder()

const space = fc.string({
  unit: fc.constantFrom(' ', '\t', '\r', '\n', '\v', '\f'),
  minLength: 1,
  maxLength: 4,
})
const digit = fc.constantFrom(...'0123456789')
const padded = fc
  .tuple(fc.nat(20), fc.integer({ min: 0, max: 2 ** 32 - 1 }))
  .map(([zeros, value]) => '0'.repeat(zeros) + value)
const narrow = fc.oneof(fc.string({ unit: digit, minLength: 1, maxLength: 9 }), padded)
const any = fc.oneof(
  { weight: 6, arbitrary: narrow },
  { weight: 2, arbitrary: fc.string({ unit: digit, minLength: 1, maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '4294967295',
      '4294967296',
      '9'.repeat(18),
      '18446744073709551615',
      '18446744073709551616',
      '0'.repeat(30),
    ),
  },
)
const words = fc.oneof(
  fc.array(fc.tuple(space, narrow), { maxLength: 120 }),
  fc.array(fc.tuple(space, any), { maxLength: 120 }),
)
const cleanText = fc
  .tuple(words, fc.constantFrom('', ' ', '\n', '\n\n'))
  .map(([pairs, end]) => pairs.flat().join('') + end)
const badText = fc
  .tuple(cleanText, fc.constantFrom('-', 'x', '.', '\0', 'é', '€', '😀', '/', ':'), fc.nat())
  .map(([text, bad, at]) => {
    const cut = at % (text.length + 1)
    return text.slice(0, cut) + bad + text.slice(cut)
  })
const text = fc.oneof(cleanText, badText)
const sizes = fc.oneof(
  fc.constant([1]),
  fc.constant([1 << 20]),
  fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 5 }),
)

function readerOf(input: string, pieces: readonly number[] = [1 << 20]): NumberReader {
  return new NumberReader(piecewise(encoder.encode(input), pieces))
}

function errorOf(action: () => unknown): InputError {
  try {
    action()
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
  throw new Error('no error')
}

/** Checks that the reader fails, twice alike, as the plain reading says. */
function expectFailure(input: string, action: () => unknown): void {
  const { badOffset } = readPlainly(input)
  for (let time = 0; time < 2; time++) {
    const error = errorOf(action)
    expect(error.kind).toBe(badOffset === undefined ? 'end' : 'character')
    expect(error.offset).toBe(badOffset ?? encoder.encode(input).length)
    if (badOffset !== undefined) {
      const rest = new TextDecoder().decode(encoder.encode(input).subarray(badOffset))
      expect(error.character).toBe(String.fromCodePoint(rest.codePointAt(0) ?? 0))
    }
  }
}

/** The numbers of the blocks, copied while they are valid. */
function blocksOf(reader: NumberReader, count: bigint): bigint[] {
  const numbers: bigint[] = []
  for (const block of reader.blocks(count)) {
    const part = Array.from(block, BigInt)
    expect(block instanceof Uint32Array).toBe(part.every((number) => number < 1n << 32n))
    numbers.push(...part)
  }
  return numbers
}

function xorOf(numbers: readonly bigint[]): bigint {
  return numbers.reduce((xor, number) => xor ^ number, 0n)
}

function maxOf(numbers: readonly bigint[]): bigint {
  return numbers.reduce((max, number) => (number > max ? number : max), 0n)
}

describe('NumberReader agrees with a plain reader', () => {
  test('on single numbers, offsets and errors', () => {
    fc.assert(
      fc.property(text, sizes, (input, pieces) => {
        const plain = readPlainly(input)
        const reader = readerOf(input, pieces)
        for (const [index, number] of plain.numbers.entries()) {
          expect(reader.next()).toBe(number)
          expect(reader.offset).toBe(plain.ends[index])
        }
        if (plain.badOffset === undefined) expect(reader.next()).toBeUndefined()
        expectFailure(input, () => reader.require())
      }),
      { numRuns: 400 },
    )
  })

  test('on every way to take numbers, mixed', () => {
    const takings = fc.array(
      fc.tuple(fc.constantFrom('next', 'blocks', 'list', 'fold', 'listAndFold'), fc.nat(40)),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(text, sizes, takings, (input, pieces, steps) => {
        const { numbers } = readPlainly(input)
        const reader = readerOf(input, pieces)
        let at = 0
        for (const [way, wanted] of steps) {
          const size = way === 'next' ? 1 : wanted
          const expected = numbers.slice(at, at + size)
          const count = BigInt(size)
          const small = expected.every((number) => number < 1n << 32n)
          if (expected.length < size) {
            expectFailure(input, () => reader.list(count))
            return
          }
          at += size
          if (way === 'next') expect(reader.require()).toBe(expected[0])
          if (way === 'blocks') expect(blocksOf(reader, count)).toEqual(expected)
          if (way === 'list' || way === 'listAndFold') {
            const { numbers: list, ...fold } =
              way === 'list'
                ? { numbers: reader.list(count), xor: xorOf(expected), max: maxOf(expected) }
                : reader.listAndFold(count)
            expect(Array.from(list, BigInt)).toEqual(expected)
            expect(list instanceof Uint32Array).toBe(small)
            expect(fold).toEqual({ xor: xorOf(expected), max: maxOf(expected) })
          }
          if (way === 'fold') {
            expect(reader.fold(count)).toEqual({ xor: xorOf(expected), max: maxOf(expected) })
          }
        }
      }),
      { numRuns: 600 },
    )
  })
})

describe('NumberReader', () => {
  test('takes more numbers than a block and than a piece of input hold', () => {
    const numbers = Array.from({ length: 300_000 }, (_, index) => (index * 2_654_435_761) % 2 ** 32)
    const input = numbers.join('\n')
    const { numbers: list, xor, max } = readerOf(input).listAndFold(300_000n)
    expect(list).toEqual(Uint32Array.from(numbers))
    expect(xor).toBe(xorOf(numbers.map(BigInt)))
    expect(max).toBe(maxOf(numbers.map(BigInt)))
    const folded = readerOf(`300000 ${input}`, [70_000])
    expect(folded.fold(folded.require())).toEqual({ xor, max })
  })

  test('overwrites the spare list only when one is given', () => {
    const reader = readerOf('1 2 3 4 5 6 7 8')
    const first = reader.list(2n)
    const second = reader.listAndFold(2n).numbers as Uint32Array
    expect(first).toEqual(Uint32Array.of(1, 2))
    const third = reader.listAndFold(1n, second).numbers
    expect(third).toEqual(Uint32Array.of(5))
    expect(second).toEqual(Uint32Array.of(5, 4))
    expect(reader.listAndFold(3n, second).numbers).toEqual(Uint32Array.of(6, 7, 8))
  })

  test('reads numbers of very many digits that span pieces of input', () => {
    const long = '123456789'.repeat(12_000)
    const reader = readerOf(`1 ${long} 2`, [1000, 65_536, 3])
    expect([reader.next(), reader.next(), reader.next(), reader.next()]).toEqual([
      1n,
      BigInt(long),
      2n,
      undefined,
    ])
  })

  test('skips more whitespace than a piece of input holds', () => {
    const reader = readerOf(`${' \n'.repeat(400_000)}7 `)
    expect(reader.next()).toBe(7n)
    expect(reader.offset).toBe(800_001)
  })

  test('needs no memory for numbers that are promised and do not come', () => {
    for (const way of ['list', 'fold', 'listAndFold'] as const) {
      const error = errorOf(() => readerOf('1 2 3')[way](10n ** 18n))
      expect([error.kind, error.offset]).toEqual(['end', 5])
    }
  })

  test('gives the numbers before a bad character first', () => {
    const reader = readerOf('1 2 -5')
    expect([reader.next(), reader.next()]).toEqual([1n, 2n])
    expect(errorOf(() => reader.next())).toMatchObject({
      kind: 'character',
      offset: 4,
      character: '-',
    })
    expect(reader.offset).toBe(4)
  })

  test('names bytes that are no UTF-8', () => {
    for (const [bytes, character] of [
      [[49, 32, 255], '\\xFF'],
      [[49, 32, 0x80, 49], '\\x80'],
      [[49, 32, 0xe2, 0x82], '\\xE2'],
      [[49, 32, 0xef, 0xbb, 0xbf], '\ufeff'],
    ] as const) {
      const reader = new NumberReader(piecewise(Uint8Array.from(bytes), [1]))
      const error = errorOf(() => reader.list(2n))
      expect([error.offset, error.character]).toEqual([2, character])
    }
  })

  test('reads no further than the number asked for needs', () => {
    const pieces = ['1 2\n', '3\n']
    const reader = new NumberReader((into) => {
      const piece = encoder.encode(pieces.shift())
      into.set(piece)
      return piece.length
    })
    expect([reader.next(), reader.next()]).toEqual([1n, 2n])
    expect(pieces).toEqual(['3\n'])
  })

  test('reads numbers that may have a sign, and others behind them', () => {
    for (const pieces of [[1 << 20], [1]]) {
      const reader = readerOf('3 -17\n0 -0 12 -x', pieces)
      expect([reader.next(), reader.signed(), reader.signed(), reader.signed()]).toEqual([
        3n,
        -17n,
        0n,
        0n,
      ])
      expect(reader.next()).toBe(12n)
      const error = errorOf(() => reader.signed())
      expect([error.kind, error.offset, error.character]).toEqual(['character', 15, 'x'])
    }
    expect(errorOf(() => readerOf('-').signed()).kind).toBe('end')
    expect(errorOf(() => readerOf('- 4').signed()).offset).toBe(1)
  })
})

test('a reader that takes the memory of a closed one reads its own text', () => {
  const first = readerOf('1 2 3 4 5 18446744073709551616')
  expect(first.next()).toBe(1n)
  first.close()
  const second = readerOf('7 8')
  const third = readerOf('9')
  expect([second.next(), third.next(), second.next()]).toEqual([7n, 9n, 8n])
  expect([second.next(), third.next()]).toEqual([undefined, undefined])
})

test('a reader that is closed twice lends its memory once', () => {
  const first = readerOf('1')
  first.close()
  first.close()
  const [second, third] = [readerOf('7 8'), readerOf('9 5')]
  expect([second.next(), third.next(), second.next()]).toEqual([7n, 9n, 8n])
})
