import { describe, expect, test } from 'vitest'
import { findClasses } from '../src/discover/class-table.ts'
import { describe as shortest } from '../src/discover/describe.ts'
import { numberAt } from '../src/discover/exact.ts'
import { findAutomaton } from '../src/discover/finders/automaton.ts'
import { findBeatty } from '../src/discover/finders/beatty.ts'
import { findBitForm } from '../src/discover/finders/bit-form.ts'
import { findHalving } from '../src/discover/finders/halving.ts'
import { findRelation } from '../src/discover/finders/relation.ts'
import { findResidues } from '../src/discover/finders/residues.ts'
import { findTerms } from '../src/discover/finders/terms.ts'
import { type Grid, holdsIn, losingIn } from '../src/discover/grid.ts'
import { lookAtLine } from '../src/discover/look.ts'
import { parseParameters, textsOf } from '../src/discover/parameters.ts'
import { risingPeriodOf } from '../src/discover/rising-period.ts'
import { regularValue, shownPeriod } from '../src/discover/shown-period.ts'
import { printFormula } from '../src/formula/print.ts'
import {
  cases,
  div,
  equal,
  less,
  lowbit,
  min,
  minus,
  mod,
  plus,
  times,
} from '../src/formula/tree.ts'
import { TextError } from '../src/index.ts'
import type { Words } from '../src/model/words.ts'
import type { Values } from '../src/values/seen.ts'

const values = (at: (n: number) => number, reach = 1200): Values => ({ reach, at })
const ones = (n: number): number => (n === 0 ? 0 : (n & 1) + ones(n >>> 1))
const members = (at: (n: number) => boolean, reach = 1200) => values((n) => (at(n) ? 1 : 0), reach)
const text = (formula: Parameters<typeof printFormula>[0] | undefined) =>
  formula && printFormula(formula, 'en')

describe('regularities', () => {
  test('are the least, in length and in start', () => {
    const irregular = (n: number) => (n === 16 ? 5 : n % 6)
    expect(shownPeriod(values(irregular))).toEqual({ length: 6, from: 17, saltus: 0 })
    const rising = (n: number) => 3 * Math.floor(n / 4) + (n % 2) + (n === 9 ? 1 : 0)
    expect(shownPeriod(values(rising))).toEqual({ length: 4, from: 10, saltus: 3 })
  })

  test('must hold in the part that was not seen', () => {
    expect(shownPeriod(values((n) => (n === 1199 ? 7 : n % 6)))).toBeUndefined()
    expect(shownPeriod(values((n) => (n < 900 ? n % 6 : n % 5)))).toBeUndefined()
    expect(shownPeriod(values((n) => Math.max(0, 2000 - n)))).toBeUndefined()
    expect(shownPeriod(values((n) => n * n))).toBeUndefined()
  })

  test('go on for ever', () => {
    const rising = (n: number) => (n < 3 ? 7 : 2 * Math.floor(n / 5) + (n % 5 === 2 ? 1 : 0))
    const period = shownPeriod(values(rising))
    expect(period).toBeDefined()
    if (period)
      for (let n = 0; n < 3000; n++)
        expect(regularValue(values(rising, 60), period, n)).toBe(rising(n))
  })
})

describe('short forms', () => {
  const form = (at: (n: number) => number) => {
    const period = shownPeriod(values(at))
    return period && text(shortest(values(at), period))
  }
  test.each([
    ['n mod 5', (n: number) => n % 5],
    ['⌊(n mod 9)/3⌋', (n: number) => Math.floor((n % 9) / 3)],
    ['⌊n/2⌋', (n: number) => Math.floor(n / 2)],
    ['3·⌊n/6⌋ + n mod 3', (n: number) => 3 * Math.floor(n / 6) + (n % 3)],
    ['min(n mod 11, 4)', (n: number) => Math.min(n % 11, 4)],
    ['(3, 1, 4, 1, 5, 9, 2, 6)[n mod 8]', (n: number) => [3, 1, 4, 1, 5, 9, 2, 6][n % 8] ?? 0],
    ['2 if n = 0; n mod 7 otherwise', (n: number) => (n === 0 ? 2 : n % 7)],
    ['0', () => 0],
  ])('%s', (expected, at) => {
    expect(form(at)).toBe(expected)
  })
})

test('how a formula progresses is read off its tree', () => {
  const forms = [
    plus(times(3, div('n', 6)), mod('n', 3)),
    mod(div(plus(times(4, 'n'), 3), 6), 5),
    cases([[less('n', 7), 3]], minus('n', mod('n', 4))),
    min(mod('n', 6), mod('n', 4)),
    cases([[equal(mod('n', 3), 1), plus('n', 5)]], minus('n', 1)),
  ]
  const at = [
    (n: number) => 3 * Math.floor(n / 6) + (n % 3),
    (n: number) => Math.floor((4 * n + 3) / 6) % 5,
    (n: number) => (n < 7 ? 3 : n - (n % 4)),
    (n: number) => Math.min(n % 6, n % 4),
    (n: number) => (n % 3 === 1 ? n + 5 : n - 1),
  ]
  for (const [i, form] of forms.entries()) {
    const period = risingPeriodOf(form)
    expect(period).toBeDefined()
    if (period)
      for (let n = period.from; n < 500; n++)
        expect((at[i]?.(n + period.length) ?? 0) - (at[i]?.(n) ?? 0)).toBe(period.saltus)
  }
  for (const form of [lowbit('n'), times('n', 'n'), min('n', mod('n', 3)), less(mod('n', 3), 'n')])
    expect(risingPeriodOf(form)).toBeUndefined()
})

describe('binary digits', () => {
  test('short forms', () => {
    expect(text(findBitForm(values(ones)))).toBe('ones(n)')
    expect(text(findBitForm(values((n) => (n & -n) + ones(n))))).toContain('ones(n)')
    expect(text(findBitForm(values((n) => n ^ (n >>> 1))))).toBe('n ⊕ ⌊n/2⌋')
    expect(findBitForm(values((n) => (n === 1100 ? 3 : ones(n))))).toBeUndefined()
    expect(findBitForm(values((n) => (n * n) % 17))).toBeUndefined()
  })

  test('halving', () => {
    const at = (n: number): number =>
      n < 2 ? 3 : n % 2 === 0 ? at(n / 2) + 2 : at((n - 1) / 2) - 1
    expect(findHalving(values(at))?.text.en).toBe(
      'G(2m) = G(m) + 2, G(2m + 1) = G(m) − 1 for m ≥ 1; G(0) = 3, G(1) = 3',
    )
    expect(findHalving(values((n) => (n === 1001 ? 0 : at(n))))).toBeUndefined()
  })

  test('automata', () => {
    expect(text(findAutomaton(values((n) => ones(n) % 2)))).toBe(
      'A(n) with A(0) = 0, A(2m) = A(m), A(2m + 1) = B(m); B(0) = 1, B(2m) = B(m), B(2m + 1) = A(m)',
    )
    // the number of pairs of ones, modulo 2
    const pairs = (n: number) => ones(n & (n >>> 1)) % 2
    expect(findAutomaton(values(pairs))).toBeDefined()
    expect(findAutomaton(values((n) => (n === 1000 ? 1 : 0) ^ pairs(n)))).toBeUndefined()
    expect(findAutomaton(values((n) => Math.floor(Math.sqrt(n)) % 2))).toBeUndefined()
  })
})

test('finders are asked in order until one finds something, and those asked are told', () => {
  const pairs = (n: number) => ones(n & (n >>> 1)) % 2
  const tried = new Set<Words>()
  const found = lookAtLine({ ...values(pairs), letters: false }, 'value', tried)
  expect(found).toMatchObject({ about: 'value', formula: { op: 'automaton' } })
  const { formula } = found ?? {}
  if (!formula) throw new Error('no formula')
  for (let n = 0; n < 5000; n++) expect(numberAt(formula, { n })).toBe(pairs(n))
  expect([...tried].map(({ en }) => en)).toEqual([
    expect.stringContaining('short forms'),
    expect.stringContaining('G(2m + 1)'),
    expect.stringContaining('automata'),
  ])
  const letters = new Set<Words>()
  expect(lookAtLine({ ...values(pairs), letters: true }, 'value', letters)).toBeUndefined()
  const few = { ...values(pairs, 20), letters: false }
  expect(lookAtLine(few, 'value', letters)).toBeUndefined()
  expect([...letters].map(({ en }) => en)).toEqual([expect.stringContaining('short forms')])
})

describe('sets of numbers', () => {
  test('residues', () => {
    const residues = (at: (n: number) => boolean) => text(findResidues('n', members(at)))
    expect(residues((n) => n % 5 === 3)).toBe('n mod 5 = 3')
    expect(residues((n) => n % 5 < 3)).toBe('n mod 5 ≤ 2')
    expect(residues((n) => n % 5 !== 3)).toBe('n mod 5 ≠ 3')
    expect(residues((n) => n % 7 === 2 || n % 7 === 4)).toBe('n mod 7 = 2 or n mod 7 = 4')
    expect(residues((n) => n === 4 || n % 5 === 3)).toBe('n = 4 or n mod 5 = 3')
    expect(residues((n) => n !== 8 && n % 5 === 3)).toBe('n ≠ 8 and n mod 5 = 3')
    expect(residues((n) => n % 17 === (n * n) % 13)).toBeUndefined()
  })

  test('terms of sequences', () => {
    const set = (list: readonly number[], reach: number) =>
      text(findTerms(members((n) => list.includes(n), reach)))
    expect(set([0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377], 400)).toBe(
      'n is a Fibonacci number',
    )
    expect(set([1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55, 76, 105, 145, 200, 276], 300)).toContain(
      '3·h(j) ≥ h(i)',
    )
    const powers = Array.from({ length: 11 }, (_, i) => 3 ** i)
    expect(set(powers, 60_000)).toContain('h(i) = 3·h(i−1)')
    const pell = [1, 2, 5, 12, 29, 70, 169, 408, 985, 2378, 5741]
    expect(set(pell, 7000)).toContain('h(i) = 2·h(i−1) + h(i−2)')
    expect(set([1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144], 150)).toBeUndefined()
  })
})

describe('two counters', () => {
  const grid = (losing: (a: number, b: number) => boolean, side = 63): Grid => ({
    side,
    names: ['a', 'b'],
    letters: true,
    at: (a, b) => (losing(a, b) ? 0 : 1),
  })

  test('relations', () => {
    expect(text(findRelation(grid((a, b) => a === b)))).toBe('a = b')
    expect(text(findRelation(grid((a, b) => a % 4 < 2 && b % 4 < 2)))).toBe(
      'a mod 4 ≤ 1 and b mod 4 ≤ 1',
    )
    expect(text(findRelation(grid((a, b) => a === 2 * b)))).toMatch(
      /^(a = 2·b|2·b = a|b = ⌊a\/2⌋.*)$/,
    )
    expect(findRelation(grid((a, b) => a === b && (a !== 60 || b !== 60)))).toBeUndefined()
    expect(findRelation(grid((a, b) => (a * a + 3 * b) % 17 === 1))).toBeUndefined()
  })

  test('Beatty pairs of other numbers than φ, as in the generalised game of Wythoff', () => {
    // pairs (⌊k√2⌋, ⌊k√2⌋ + 2k): a take from both heaps may differ by one
    const pairs = Array.from({ length: 64 }, (_, k) => {
      const a = Math.floor(k * Math.SQRT2)
      return [a, a + 2 * k] as const
    })
    const isPair = (a: number, b: number) =>
      pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a))
    const root = grid(isPair)
    const condition = findBeatty(root)
    expect(condition && holdsIn(root, condition, losingIn(root))).toBe(true)
    const wider = grid(isPair, 120)
    expect(condition && holdsIn(wider, condition, losingIn(wider))).toBe(true)
    expect(findBeatty(grid((a, b) => isPair(a, b) && a !== 24))).toBeUndefined()
  })

  test('tables of remainders', () => {
    const cells = (a: number, b: number) => (a % 3 === 1 && b % 4 === 2 ? 1 : 0)
    const table = findClasses(
      grid(() => false),
      cells,
    )
    expect(
      table &&
        holdsIn(
          grid(() => false),
          table,
          cells,
        ),
    ).toBe(true)
    expect(
      findClasses(
        grid(() => false),
        (a, b) => (a * b) % 19,
      ),
    ).toBeUndefined()
  })
})

describe('families', () => {
  test('the letters of a text stand for numbers', () => {
    const parameters = parseParameters('p=1..2, q = 3..4')
    const texts = [...textsOf('take p..q or {p}', parameters)]
    expect(texts.map(({ member }) => member)).toEqual([
      'take 1..3 or {1}',
      'take 1..4 or {1}',
      'take 2..3 or {2}',
      'take 2..4 or {2}',
    ])
    expect(texts[2]?.point).toEqual({ p: 2, q: 3 })
  })

  test.each([
    '',
    'p',
    'p=',
    'p=1',
    'p=3..1',
    'k=1..3',
    'n=1..3',
    'p=1..2,p=1..2',
    'p=1..900000',
    '1=2..3',
  ])('refuses %j', (ranges) => {
    expect(() => parseParameters(ranges)).toThrow(TextError)
  })

  test('a letter must stand in the text', () => {
    expect(() => [...textsOf('take 1..4', parseParameters('m=1..3'))]).toThrow(TextError)
  })
})
