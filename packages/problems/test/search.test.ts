import { describe, expect, test } from 'vitest'
import {
  isFibonacci,
  isPowerOfTwo,
  lists,
  put,
  randomNumbers,
  search,
  sorted,
  taking,
} from './plain.ts'
import { answer, answers } from './run.ts'

/** Compares the words of all cases with those of the search, in one run of the judge. */
function compare(
  id: string,
  cases: readonly { readonly text: string; readonly word: string | undefined }[],
  ends: { readonly count?: boolean; readonly behind?: string } = {},
): void {
  expect(cases.length).toBeGreaterThan(10)
  expect(new Set(cases.map((c) => c.word)).size).toBeGreaterThan(1)
  const given = cases.map((c) => c.text).join('\n')
  const input = ends.count ? `${cases.length}\n${given}` : `${given}\n${ends.behind ?? ''}`
  const words = answers(id, input)
  expect(words.length).toBe(cases.length)
  for (const [i, { text, word }] of cases.entries()) expect(words[i], `${id}: ${text}`).toBe(word)
}

const heapsText = (heaps: readonly number[]) => `${heaps.length} ${heaps.join(' ')}`
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, n) => n)

describe('one heap', () => {
  test.each([
    ['nyoj-stones-1', { N: 'Win', P: 'Lose', D: '' }],
    ['hdu1846', { N: 'first', P: 'second', D: '' }],
  ] as const)('%s: take 1..m', (id, words) => {
    const cases = upTo(12).flatMap((m) => {
      const result = search(taking((amount) => amount <= m))
      return upTo(60).map((n) => ({ text: `${n} ${m}`, word: words[result([n])] }))
    })
    compare(id, cases, { count: true })
  })

  test('hdu1847: take a power of two', () => {
    const result = search(taking(isPowerOfTwo))
    const words = { N: 'Kiki', P: 'Cici', D: '' }
    compare(
      'hdu1847',
      upTo(1000).map((n) => ({ text: `${n}`, word: words[result([n])] })),
    )
  })

  test('coin-set: take one of the given amounts', () => {
    const random = randomNumbers(1)
    const words = { N: 'Alice', P: 'Bob', D: '' }
    const cases = upTo(300).flatMap(() => {
      const amounts = Array.from({ length: random(6) }, () => 1 + random(random(2) ? 6 : 60))
      const result = search(taking((amount) => amounts.includes(amount)))
      const sizes = [0, 1, random(20), random(200), 300 + random(300)]
      return sizes.map((x) => ({
        text: [x, amounts.length, ...amounts].join(' '),
        word: words[result([x])],
      }))
    })
    compare('coin-set', cases)
  })

  test('hdu2897: p..q, a rest below p goes at once, the last taker loses', () => {
    const words = { N: 'WIN', P: 'LOST', D: '' }
    const cases = [...lists(2, 9)].flatMap(([p = 0, q = 0]) => {
      if (p < 1 || p > q) return []
      const rule = taking((amount, _, n) => (n < p ? amount === n : amount >= p && amount <= q))
      const result = search(rule, () => 'N')
      return upTo(60).map((n) => ({ text: `${n} ${p} ${q}`, word: words[result([n])] }))
    })
    compare('hdu2897', cases)
  })
})

describe('Fibonacci Nim', () => {
  // a position is a heap and the most that may be taken from it
  const inPlay = search(function* ([n = 0, most = 0]) {
    for (let k = 1; k <= Math.min(n, most); k++) yield [n - k, 2 * k]
  })
  const result = (n: number) => inPlay([n, n - 1])

  test('nyoj-stones-5', () => {
    const words = { N: 'Yes', P: 'No', D: '' }
    compare(
      'nyoj-stones-5',
      upTo(150).map((n) => ({ text: `${n}`, word: words[result(n)] })),
    )
  })

  test('hdu2516', () => {
    const words = { N: 'First win', P: 'Second win', D: '' }
    const sizes = upTo(150).slice(1)
    compare(
      'hdu2516',
      sizes.map((n) => ({ text: `${n}`, word: words[result(n)] })),
      { behind: '0 7' },
    )
  })
})

describe('heaps of Nim', () => {
  const result = search(taking(() => true))
  const some = [...lists(1, 20), ...lists(2, 9), ...lists(3, 6), ...lists(4, 3), ...lists(6, 1)]

  test.each([
    ['nyoj-stones-6', { N: 'PIAOYI', P: 'HRDV', D: '' }],
    ['coin-heaps', { N: 'yoyo', P: 'zhazhahui', D: '' }],
  ] as const)('%s: the last taker wins', (id, words) => {
    compare(
      id,
      [[], ...some].map((heaps) => ({ text: heapsText(heaps), word: words[result(heaps)] })),
      { count: true },
    )
  })

  test('nyoj-stones-9: the last taker loses', () => {
    const misere = search(
      taking(() => true),
      () => 'N',
    )
    const words = { N: 'Yougth', P: 'Hrdv', D: '' }
    compare(
      'nyoj-stones-9',
      [[], ...some].map((heaps) => ({ text: heapsText(heaps), word: words[misere(heaps)] })),
      { count: true },
    )
  })

  test('hdu2176: with the moves, in input order', () => {
    let [input, output] = ['', '']
    for (const heaps of some) {
      input += `${heapsText(heaps)}\n`
      output += result(heaps) === 'N' ? 'Yes\n' : 'No\n'
      for (const [i, heap] of heaps.entries())
        for (let left = 0; left < heap; left++)
          if (result(put(heaps, i, left)) === 'P') output += `${heap} ${left}\n`
    }
    expect(answer('hdu2176', `${input}0\n`)).toBe(output)
  })
})

describe('heaps of their own kind', () => {
  test('nyoj-stones-2: a bound for each heap', () => {
    const words = { N: 'Win', P: 'Lose', D: '' }
    const random = randomNumbers(2)
    const cases = upTo(600).map((i) => {
      const heaps = Array.from({ length: i % 4 }, () => random(6))
      const bounds = heaps.map(() => random(5))
      const result = search(taking((amount, at) => amount <= (bounds[at] ?? 0)))
      const pairs = heaps.map((heap, at) => `${heap} ${bounds[at]}`)
      return { text: `${heaps.length} ${pairs.join(' ')}`, word: words[result(heaps)] }
    })
    compare('nyoj-stones-2', cases, { count: true })
  })

  const mixed = search(
    taking((amount, i) =>
      i === 0
        ? isPowerOfTwo(amount)
        : i === 1
          ? isFibonacci(amount)
          : i === 2 ||
            (i === 3
              ? amount === 1 || amount % 2 === 0
              : i === 4
                ? amount % 2 === 1
                : amount <= i + 1),
    ),
  )
  const mixedWords = { N: 'Yougth', P: 'Hrdv', D: '' }

  test('nyoj-stones-10: all small positions', () => {
    const some = [...lists(1, 40), ...lists(2, 20), ...lists(3, 9), ...lists(4, 6), ...lists(5, 3)]
    compare(
      'nyoj-stones-10',
      [...some, ...lists(8, 1)].map((heaps) => ({
        text: heapsText(heaps),
        word: mixedWords[mixed(heaps)],
      })),
      { behind: '0' },
    )
  })

  test.each([0, 1, 3, 4, 5, 6, 8])('nyoj-stones-10: heap %i + 1 against a heap of Nim', (at) => {
    const cases = [...lists(2, 40)].map(([n = 0, nim = 0]) => {
      const heaps = Array.from({ length: Math.max(at, 2) + 1 }, (_, i) =>
        i === at ? n : i === 2 ? nim : 0,
      )
      return { text: heapsText(heaps), word: mixedWords[mixed(heaps)] }
    })
    compare('nyoj-stones-10', cases, { behind: '0' })
  })

  test('hdu3032: Lasker', () => {
    const result = search(function* (position) {
      for (const [i, heap] of position.entries()) {
        for (let left = 0; left < heap; left++) yield sorted(put(position, i, left))
        for (let part = 1; 2 * part <= heap; part++)
          yield sorted([...put(position, i, part), heap - part])
      }
    })
    const some = [[], ...lists(1, 20), ...lists(2, 9), ...lists(3, 5), ...lists(4, 3)]
    const words = { N: 'Alice', P: 'Bob', D: '' }
    compare(
      'hdu3032',
      some.map((heaps) => ({ text: heapsText(heaps), word: words[result(sorted(heaps))] })),
      { count: true },
    )
  })
})
