import { describe, expect, test } from 'vitest'
import { finders } from '../src/discover/generated/finders.ts'
import { PERIOD } from '../src/discover/shown-period.ts'
import { printFormula } from '../src/formula/print.ts'
import { check, parse, TextError } from '../src/index.ts'
import { look as discover } from '../src/know/discover.ts'
import type { Discovery } from '../src/know/discovery.ts'
import { PartValues, partedRules } from '../src/values/parts.ts'
import { explore } from '../src/values/search.ts'

/** Less than the usual work, so that what has no end is soon given up. */
const budget = { table: 500_000_000, search: 3_000_000 }

/** What was found already: several tests ask about the same games. */
const known = new Map<string, Discovery>()

function found(text: string): Discovery {
  const discovery = known.get(text) ?? discover(parse(text).game, budget)
  known.set(text, discovery)
  return discovery
}

const formulaText = ({ formula, law }: Discovery) =>
  formula ? printFormula(formula, 'en') : law?.text.en

describe('proved, with a certificate that the independent checker accepts', () => {
  test.each([
    ['take 1..4', 'n mod 5', 'subtraction', 5, 0],
    ['take 1..300', 'n mod 301', 'subtraction', 301, 0],
    ['bash 7', 'n mod 8', 'subtraction', 8, 0],
    ['take 3..7', '⌊(n mod 10)/3⌋', 'subtraction', 10, 0],
    ['take 3..6', '⌊(n mod 9)/3⌋', 'subtraction', 9, 0],
    ['take 50..203', '⌊(n mod 253)/50⌋', 'subtraction', 253, 0],
    ['take {2}', '⌊(n mod 4)/2⌋', 'subtraction', 4, 0],
    ['take {1,4}', '(n + 3) mod 5 mod 3', 'subtraction', 5, 0],
    ['take {1,3,4}', '(0, 1, 0, 1, 2, 3, 2)[n mod 7]', 'subtraction', 7, 0],
    ['take 2^k', 'n mod 3', 'residues', 3, 0],
    ['take 3^k', 'n mod 2', 'residues', 2, 0],
    ['take odd', 'n mod 2', 'residues', 2, 0],
    ['take {1} or primes', 'n mod 4', 'residues', 4, 0],
    ['take {1,2} or 4^k', 'n mod 3', 'residues', 3, 0],
    ['take even', '⌊n/2⌋', 'progressions', 2, 1],
    ['take {1} or even', '3·⌊n/6⌋ + n mod 3', 'progressions', 6, 3],
    ['nim', 'n', 'all-but', 1, 1],
    ['take not {2,3,7}', '2·⌊n/4⌋ + n mod 2', 'all-but', 4, 2],
    ['take not {1}', '⌊n/2⌋', 'all-but', 2, 1],
  ])('%s is %s', (text, formula, kind, length, saltus) => {
    const discovery = found(text)
    expect(formulaText(discovery)).toBe(formula)
    expect(discovery).toMatchObject({ status: 'proved', about: 'value' })
    expect(discovery.period).toEqual({ from: 0, length, saltus })
    expect(discovery.certificate?.kind).toBe(kind)
    expect(check(discovery.certificate)).toMatchObject({ valid: true })
  })

  test.each([['take {5,98,731}', 829, 5775, 3]])(
    '%s keeps to the figures of the checker',
    (text, length, from, maxValue) => {
      const discovery = found(text)
      expect(discovery).toMatchObject({ status: 'proved', period: { length, from }, maxValue })
      expect(check(discovery.certificate)).toMatchObject({ valid: true })
    },
  )

  test('nothing is where nothing was found', () => {
    const discovery = found('take {1,2,4} then may split')
    expect(discovery.status).toBe('none')
    expect(discovery.certificate).toBeUndefined()
  })
})

describe('proved by an automaton that reads digits', () => {
  test('Lasker’s Nim has the arithmetic period 4', () => {
    const discovery = found('take any or split')
    expect(discovery).toMatchObject({
      status: 'proved',
      about: 'value',
      period: { length: 4, from: 1, saltus: 4 },
    })
    expect(check(discovery.certificate)).toMatchObject({ valid: true })
  })

  test.each([
    ['wythoff', 'min(a, b) = ⌊(max(a, b) − min(a, b))φ⌋'],
    ['queen', 'min(a, b) = ⌊(max(a, b) − min(a, b))φ⌋'],
    ['king', 'a mod 2 = 0 and b mod 2 = 0'],
    ['rook', 'a = b'],
    ['counters x, y; x -= 1; x -= 2; y -= 1; y -= 2', 'x mod 3 = y mod 3'],
    ['fibonacci-nim', 'n is a Fibonacci number'],
  ])('the losing positions of %s: %s', (text, formula) => {
    const discovery = found(text)
    expect(formulaText(discovery)).toBe(formula)
    expect(discovery).toMatchObject({ status: 'proved', about: 'losing' })
    expect(discovery.certificate?.kind).toBe('automaton')
    expect(check(discovery.certificate)).toMatchObject({ valid: true })
  })

  test('values that were seen are told apart from what is proved', () => {
    const { value, verified } = found('rook')
    expect(value && printFormula(value, 'en')).toBe('a ⊕ b')
    expect(verified?.value).toBe(value)
    expect(found('king').value).toBeDefined()
  })
})

describe('verified, not proved', () => {
  test.each([
    ['take 1..n/2', '⌊⌊n/(the largest power of 2 dividing (n + 1))⌋/2⌋'],
    [
      'take divisors of n',
      '0 if n = 0; ones((the largest power of 2 dividing n) − 1) + 1 otherwise',
    ],
    ['ruler', 'the largest power of 2 dividing n'],
    ['take 2..4 or all when fewer than 2', '⌊((n + 1) mod 6)/2⌋'],
  ])('the values of %s are %s', (text, formula) => {
    const discovery = found(text)
    expect(formulaText(discovery)).toBe(formula)
    expect(discovery).toMatchObject({ status: 'verified', about: 'value' })
    expect(discovery.certificate).toBeUndefined()
  })

  test.each([
    ['queen-to-corner', 'min(a, b) = ⌊(max(a, b) − min(a, b))φ⌋'],
    ['knight-to-corner', 'a = b and a mod 3 = 0'],
    ['misere take 1..3', 'n mod 4 = 1'],
    ['misere take {1,3,4}', 'n mod 7 = 1 or n mod 7 = 3'],
    ['misere nim', 'n = 1'],
  ])('the losing positions of %s: %s', (text, formula) => {
    const discovery = found(text)
    expect(formulaText(discovery)).toBe(formula)
    expect(discovery).toMatchObject({ status: 'verified', about: 'losing' })
  })
})

describe('what was tried is what was looked for', () => {
  const tried = (text: string) => found(text).tried.map(({ en }) => en)
  const FORMS = 'short forms of +, −, ·, ⌊/⌋, mod, ⊕, min, max, binary ones and the lowest bit'

  test('nothing beyond what was found first', () => {
    expect(tried('take {1,3,4}')).toEqual([PERIOD.en])
    expect(tried('ruler')).toEqual([PERIOD.en, FORMS])
    expect(tried('misere take 1..3')).toEqual([PERIOD.en, 'losing positions that repeat'])
  })

  test('all there is where nothing is found', () => {
    const lines = finders.filter(({ shown }) => shown === 'line').map(({ words }) => words.en)
    expect(new Set(tried('take fib'))).toEqual(new Set([PERIOD.en, ...lines]))
    const grids = finders.filter(({ shown }) => shown === 'grid').map(({ words }) => words.en)
    expect(new Set(tried('euclid'))).toEqual(new Set(grids))
  })

  test('values are not looked at where there are only outcomes', () => {
    const value = finders.filter(({ about }) => about === 'value').map(({ words }) => words.en)
    for (const text of ['misere nim', 'misere take {1,3,4}'])
      for (const words of tried(text)) expect(value).not.toContain(words)
  })

  test('no two finders say the same', () => {
    expect(new Set(finders.map(({ words }) => words.en)).size).toBe(finders.length)
    expect(new Set(finders.map(({ words }) => words.zh)).size).toBe(finders.length)
    for (const shown of ['line', 'grid']) {
      const orders = finders.filter((f) => f.shown === shown).map(({ order }) => order)
      expect(new Set(orders).size).toBe(orders.length)
    }
  })
})

test.each(['ruler', 'turtles', 'mock-turtles'])('%s: heads are games of their own', (text) => {
  const { game } = parse(text)
  const { rules } = game
  const parted = partedRules(game)
  expect(parted).toBeDefined()
  if (!parted) return
  const parts = new PartValues(parted, budget)
  const positions = [...rules.upTo(7)]
  const explored = explore(game, positions, budget)
  expect(positions.length).toBe(128)
  for (const position of positions) expect(parts.value(position)).toBe(explored.value(position))
})

describe('no pattern is a result', () => {
  test.each(['take squares', 'take fib', 'split unequal', 'octal 0.6', 'take primes'])(
    '%s',
    (text) => {
      const { status, formula, law, checkedTo, tried } = found(text)
      expect([status, formula, law]).toEqual(['none', undefined, undefined])
      expect(checkedTo).toBeGreaterThan(10_000)
      expect(tried.length).toBeGreaterThan(3)
    },
  )

  test('a number that the table does not reach is not ignored', () => {
    const { status, remark } = found('take any or {1000000000000} or split')
    expect(status).toBe('none')
    expect(remark?.en).toContain('1000000000000')
  })

  test('positions that are not one or two numbers have no table', () => {
    expect(() => found('staircase')).toThrow(TextError)
  })
})
