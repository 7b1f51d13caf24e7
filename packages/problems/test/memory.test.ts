import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { answer, type Read } from './run.ts'

const MEGABYTE = 2 ** 20
/** So many that four bytes for each would be seen. */
const HEAPS = 3_000_000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** The numbers that a source hands out, made one piece at a time, and what was held meanwhile. */
function stream(numbers: Iterable<number | bigint>): { read: Read; held: () => number } {
  const iterator = numbers[Symbol.iterator]()
  const encoder = new TextEncoder()
  let calls = 0
  let start = 0
  let most = 0
  const read: Read = (into) => {
    // what grows with the input is there at its end as well: a look takes as long as the rest
    if (calls++ % 24 === 1) {
      collect()
      const { heapUsed, arrayBuffers, external } = process.memoryUsage()
      const used = heapUsed + arrayBuffers + external
      start ||= used
      most = Math.max(most, used)
    }
    let text = ''
    while (text.length < into.length - 400) {
      const { value, done } = iterator.next()
      if (done) break
      text += `${value} `
    }
    return encoder.encodeInto(text, into).written
  }
  return { read, held: () => (most - start) / MEGABYTE }
}

/** A case of many heaps, each twice so that they weigh nothing together, and of a last one. */
function* heaps(count: number, last: number): Generator<number> {
  yield 1
  yield count + 1
  for (let i = 0; i < count; i++) yield 1_000_000 + (i >> 1)
  yield last
}

describe('memory does not grow with the number of heaps', () => {
  test.each([
    ['nyoj-stones-6', 'PIAOYI', 'HRDV'],
    ['hdu3032', 'Alice', 'Bob'],
    ['nyoj-stones-9', 'Yougth', 'Hrdv'],
  ])('%s', (id, wins, loses) => {
    const { read, held } = stream(heaps(HEAPS, 5))
    expect(answer(id, read)).toBe(`${wins}\n`)
    expect(held()).toBeLessThan(8)
    expect(answer(id, stream(heaps(300_000, 0)).read)).toBe(`${loses}\n`)
  })

  test('nyoj-stones-2', () => {
    // 5 mod 4 = 1 and 9 mod 8 = 1
    const pairs = function* (count: number, last: number) {
      yield 1
      yield count + 1
      for (let i = 0; i < count; i += 2) yield* [5, 3, 9, 7]
      yield last
      yield 3
    }
    const { read, held } = stream(pairs(HEAPS / 2, 3))
    expect(answer('nyoj-stones-2', read)).toBe('Win\n')
    expect(held()).toBeLessThan(8)
    expect(answer('nyoj-stones-2', stream(pairs(100_000, 4)).read)).toBe('Lose\n')
  })

  test('nyoj-stones-6 with heaps of 30 digits', () => {
    const { read, held } = stream(
      (function* () {
        yield 1
        yield 300_001
        for (let i = 0; i < 300_000; i++) yield 10n ** 29n + BigInt(i >> 1)
        yield 1
      })(),
    )
    expect(answer('nyoj-stones-6', read)).toBe('PIAOYI\n')
    expect(held()).toBeLessThan(8)
  })
})

test('memory does not grow with the number of cases', () => {
  const { read, held } = stream(
    (function* () {
      for (let i = 0; i < 200_000; i++) yield 3 * i
    })(),
  )
  const out = answer('hdu1847', read)
  expect(out.length).toBe(200_000 * 'Cici\n'.length)
  // what is held is the output, which the test keeps
  expect(held()).toBeLessThan(8 + (2 * out.length) / MEGABYTE)
  expect(out.includes('Kiki')).toBe(false)
})
