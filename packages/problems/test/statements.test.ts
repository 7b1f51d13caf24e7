import { problems } from '@nimber/problems'
import { describe, expect, test } from 'vitest'

const LANGS = ['en', 'zh'] as const

/** The letters that stand for numbers, without what stands below them; “a word” has an article. */
function lettersOf(text: string): ReadonlySet<string> {
  const found = text.matchAll(/(?<![A-Za-z\d_`])\d?([A-Za-z])(?:_\w+)?(?![A-Za-z\d])(?! [a-z]{2})/g)
  return new Set(Array.from(found, ([, letter]) => letter as string))
}

describe.each(problems)('$id', (problem) => {
  const { rule, format, limits, output, sample, numbered } = {
    numbered: undefined,
    ...problem,
  }

  test('limits speak of no letter that the input does not have', () => {
    for (const lang of LANGS) {
      // behind a letter the noun that it counts may stand: n heaps
      const known = new Set(format[lang].match(/[A-Za-z]+/g)?.flatMap((word) => word.slice(-1)))
      for (const limit of limits)
        for (const letter of lettersOf(limit[lang]))
          expect([...known], limit[lang]).toContain(letter)
    }
  })

  test('words that are printed are written as they are', () => {
    const [before = '', behind = ''] = numbered ?? []
    const lines = sample.output
      .split('\n')
      .map((line, i) => line.replace(`${before}${i + 1}${behind.trim()}`, ''))
    const printed = new Set(lines.join('\n').match(/[A-Za-z]+/g))
    for (const lang of LANGS) {
      const code = Array.from(output[lang].matchAll(/`([^`]*)`/g), ([, text]) => text).join(' ')
      // letters may stand on one line with nothing between them
      for (const word of printed)
        expect(
          code.includes(word) || [...word].every((letter) => code.split(' ').includes(letter)),
          `${word} in ${output[lang]}`,
        ).toBe(true)
    }
  })

  test('calls heaps by one name', () => {
    const text = [rule, format, ...limits, output].map(({ en }) => en).join(' ')
    expect(/\bheaps?\b/.test(text) && /\bpiles?\b/.test(text), text).toBe(false)
  })
})

test('numbers that rise stand in that order, and long rows of names are short', () => {
  const limits = (id: string) => problems.find((problem) => problem.id === id)?.limits
  expect(limits('cf1451d')?.map(({ en }) => en)).toEqual(['at most 100 cases', '1 ≤ k ≤ d ≤ 10^5'])
  expect(limits('hdu2897')?.map(({ zh }) => zh)).toEqual(['1 ≤ n ≤ 65536', '1 ≤ p ≤ q ≤ 65536'])
  expect(limits('hdu4023')?.map(({ en }) => en)).toEqual(['0 ≤ n_1, n_2, …, n_15 ≤ 100'])
  expect(limits('hdu5996')?.map(({ en }) => en)).toContain('0 ≤ f_i < i')
})

test('the sum of all counts is told where the judge bounds it and cases alone do not', () => {
  const last = (id: string) => problems.find((problem) => problem.id === id)?.limits.at(-1)
  expect(last('cf1312f')).toEqual({ en: 'sum of all n ≤ 3·10^5', zh: '所有 n 之和 ≤ 3·10^5' })
  expect(last('cf1704f')?.en).toBe('sum of all n ≤ 5·10^5')
  expect(last('cses1098')?.en).toBe('sum of all n ≤ 2·10^5')
  expect(last('hdu4111')?.en).toBe('1 ≤ numbers ≤ 1000')
})
