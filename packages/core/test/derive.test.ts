import { describe, expect, test } from 'vitest'
import { type Derived, derive, entries, type Lang, parse, tabulate } from '../src/index.ts'

const LANGS = ['en', 'zh'] as const

const known = new Map<string, readonly Derived[]>()

function derivation(text: string): readonly Derived[] {
  const steps = known.get(text) ?? derive(parse(text).game)
  known.set(text, steps)
  return steps
}

function textOf(text: string, lang: Lang): string {
  return derivation(text)
    .map((step) => `${step.title[lang]}\n${step.text[lang]}`)
    .join('\n')
}

function mex(values: readonly number[]): number {
  let least = 0
  while (values.includes(least)) least++
  return least
}

/** Rules of every kind without a theorem. */
const RULES = [
  'take {1,3,4}',
  'take {2,5,7}',
  'subtraction {1,4}',
  'take 2..n/3',
  'take fib',
  'take {1,2} then may split',
  'split unequal',
  'octal 0.26',
  'octal 0.37',
  'hex 0.0F',
  'counters a; a -= 1; a -= 3 where a > 4',
]

describe('the first values are worked out', () => {
  test.each(RULES)('%s', (text) => {
    const { game } = parse(text)
    const table = tabulate(game, [60])
    const value = (n: number) => Number(table.cell(n))
    for (const lang of LANGS) {
      const lines = textOf(text, lang).split('\n')
      const worked = lines.flatMap((line) => {
        const found = /^G\((\d+)\) = mex\{(.*)\} = mex\{([\d, ]+)\} = (\d+)$/.exec(line)
        return found ? [found] : []
      })
      expect(worked.length, text).toBeGreaterThanOrEqual(5)
      for (const [line, n, options = '', reached = '', result] of worked) {
        expect(Number(result), line).toBe(value(Number(n)))
        const values = reached.split(', ').map(Number)
        expect(mex(values), line).toBe(Number(result))
        // each option that is written out has one of the values, by the table
        for (const option of options.split(', ').filter((o) => o !== '…')) {
          const parts = option.match(/\d+/g)?.map(Number) ?? []
          expect(values, line).toContain(parts.reduce((xor, part) => xor ^ value(part), 0))
        }
        if (!options.includes('…'))
          expect(new Set(options.split(', ').map((o) => xorOf(o, value))), line).toEqual(
            new Set(values),
          )
      }
      const first = lines.find((line) => line.startsWith('G(0), G(1), … = '))
      if (lang === 'en' && game.rule?.kind !== 'counters')
        expect(first?.split(' = ')[1]?.match(/\d+/g)?.map(Number), text).toEqual(
          Array.from({ length: 20 }, (_, n) => value(n)),
        )
    }
  })
})

function xorOf(option: string, value: (n: number) => number): number {
  return (option.match(/\d+/g) ?? []).reduce((xor, part) => xor ^ value(Number(part)), 0)
}

/** How it is said that values repeat. */
const FOR_EVER = {
  en: /G\(n\+(?<period>\d+)\) = G\(n\) for all n ≥ (?<from>\d+)\./,
  zh: /对所有 n ≥ (?<from>\d+) 有 G\(n\+(?<period>\d+)\) = G\(n\)/,
}

describe('the period is proved with its numbers', () => {
  test.each([
    ['take {1,3,4}', 7, 0],
    ['take {2,5,7}', 22, 0],
    ['subtraction {1,4}', 5, 0],
    ['octal 0.26', 4, 1],
    ['octal 0.53', 9, 11],
    ['octal 0.33', 3, 0],
  ] as const)('%s', (text, period, from) => {
    const { game } = parse(text)
    for (const lang of LANGS) {
      const found = FOR_EVER[lang].exec(textOf(text, lang))?.groups
      const [length, start] = [Number(found?.period), Number(found?.from)]
      expect([length, start]).toEqual([period, from])
      const table = tabulate(game, [start + 5 * length + 100])
      for (let n = start; n <= start + 4 * length + 100; n++)
        expect(table.cell(n + length), `${text} ${n}`).toBe(table.cell(n))
    }
  })

  test('by a window of values where moves only take', () => {
    expect(textOf('take {1,3,4}', 'en')).toContain(
      'A move takes at most 4 stones, so each value depends only on the 4 before it. G(0) to G(3) are 0, 1, 0, 1, and G(7) to G(10) are the same.',
    )
    expect(textOf('take {1,3,4}', 'zh')).toContain(
      '每步至多取 4 颗，所以每个值只取决于前面 4 个值。G(0) 到 G(3) 是 0, 1, 0, 1，而 G(7) 到 G(10) 与之相同。',
    )
  })

  test('by Guy and Smith’s bound where heaps fall apart', () => {
    expect(textOf('octal 0.26', 'en')).toContain(
      'Here p = 4 and n0 = 1, so the values have to repeat up to n = 2·(1 + 4 − 1) + 2 − 4 = 6.',
    )
    expect(textOf('octal 0.26', 'zh')).toContain('需重复到 n = 2·(1 + 4 − 1) + 2 − 4 = 6。')
  })

  test('or it is said how far none was found', () => {
    expect(textOf('octal 0.007', 'en')).toMatch(/No period is proved by .* up to n = \d{4,}\./)
    expect(textOf('octal 0.007', 'zh')).toMatch(/算到 n = \d{4,} 的值还不能证明任何周期/)
    expect(textOf('take fib', 'en')).toMatch(
      /No pattern was found in the values up to n = \d{4,}\./,
    )
  })
})

describe('how values are added', () => {
  test('heaps, with an example worked out', () => {
    expect(textOf('take {1,3,4}', 'en')).toMatch(
      /xor of the values of the heaps.*\n1 4\n(.*\n)*1 xor 2 = 3\./,
    )
    expect(textOf('take {1,3,4}', 'zh')).toContain('1 异或 2 = 3。')
  })

  test('the parts of a sum', () => {
    const en = textOf('mixed', 'en')
    expect(en).toContain('heap 1, take 2^k: The value of a heap of n is n mod 3;')
    expect(en).toContain('heap 2, take fib: G(0), G(1), … = 0, 1, 2, 3, 0, 1,')
    expect(en).toContain('2 xor 0 xor 3 xor 0 xor 0 xor 0 = 1.')
    expect(textOf('nim + take fib', 'zh')).toContain('尼姆博弈：一堆 n 颗的 SG 值是 n')
  })
})

describe('other games', () => {
  test('misère play says what is known', () => {
    const taking = textOf('misere take {1,3,4}', 'en')
    expect(taking).toContain('G(5) = mex{G(4), G(2), G(1)} = mex{2, 0, 1} = 3')
    expect(taking).toContain(
      'Misère play, where moves only take: losing when some value is above 1',
    )
    const kayles = textOf('misere octal 0.77', 'en')
    expect(kayles).toContain('4: lost; moves to 3 (won), 1 2 (won), 2 (won), 1 1 (won)')
    expect(kayles).toContain('Misère quotient of order 40 of all heaps')
    expect(textOf('misere octal 0.07', 'zh')).toMatch(/反常规商只求到 \d+ 颗的堆/)
  })

  test('two counters have a small table', () => {
    const text = textOf('counters a, b; a -= 1; a -= 2, b -= 2; b -= 3', 'en')
    expect(text).toContain('G(2 2) = mex{G(1 2), G(0 0)} = mex{1, 0} = 2')
    expect(text).toContain('  2 |  0  0  2  1  1  3  0  0\n')
  })

  test('play that can go on for ever has outcomes', () => {
    const text = textOf('counters s, t; s -= 1, t += 1; s += 1, t -= 1; s -= 2', 'zh')
    expect(text).toContain('2 0：必胜；走到 1 1（平局），0 0（必败）')
    expect(text).toContain('W 必胜，L 必败，D 平局')
    expect(text).not.toContain('mex')
  })

  test.each([
    'counters a; a += k',
    'misere (nim + take odd)',
    'counters a, b; a -= 1, b -= 2; stuck draws unless a = 0',
    'misere counters a, b; a -= k; b -= k',
    'counters a, b, c; a -= 1, c -= 1; b -= 2',
    'ring 2..3 + nim',
  ])('%s', (text) => {
    for (const { title, text: words } of derivation(text))
      for (const lang of LANGS) expect(`${title[lang]} ${words[lang]}`).not.toMatch(/undefined|NaN/)
    expect(derivation(text).length).toBeGreaterThan(0)
  })
})

test('every game of the catalogue without a theorem is worked out', () => {
  const open = entries.flatMap(({ examples: [example = ''] }) => {
    const { game } = parse(example)
    return game.theorem ? [] : [game]
  })
  expect(open.length).toBeGreaterThan(3)
  for (const game of open) {
    const text = derive(game)
      .map((step) => step.text.en)
      .join('\n')
    expect(text, game.name).toMatch(/= mex\{|xor of the values/)
    expect(text, game.name).not.toMatch(/undefined|NaN/)
  }
})
