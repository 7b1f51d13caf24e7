import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberAt } from '../src/discover/exact.ts'
import { parseParameters } from '../src/discover/parameters.ts'
import { check, discover, parse, printFormula } from '../src/index.ts'
import { discoverFamily } from '../src/know/family.ts'
import { optionsOf } from '../src/rules/heaps.ts'
import { isHeapRule, type Rule } from '../src/rules/rule.ts'

/** The values of heaps by the plain definition. */
function plainValues(rule: Rule | undefined, reach: number): number[] {
  if (!rule || !isHeapRule(rule)) throw new TypeError('not a rule of heaps')
  const values: number[] = []
  for (let n = 0; n <= reach; n++) {
    const seen = new Set<number>()
    for (const heaps of optionsOf(rule, BigInt(n)))
      seen.add(heaps.reduce((xor, heap) => xor ^ (values[Number(heap)] as number), 0))
    let value = 0
    while (seen.has(value)) value++
    values.push(value)
  }
  return values
}

const set = fc
  .uniqueArray(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 4 })
  .map((list) => `{${list}}`)
const amounts = fc.oneof(
  set,
  set.map((s) => `not ${s}`),
  fc.constantFrom('odd', 'even', '2^k', '3^k', '5^k', 'squares', 'fib', 'primes', '1..n/2', '2..n'),
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 6 }))
    .map(([p, q]) => `${p}..${p + q}`),
)
const taken = fc.oneof(
  amounts,
  fc.tuple(amounts, amounts).map((parts) => parts.join(' or ')),
)
const rules = fc.oneof(
  { weight: 6, arbitrary: taken.map((t) => `take ${t}`) },
  { weight: 1, arbitrary: taken.map((t) => `take ${t} or split`) },
  { weight: 1, arbitrary: set.map((t) => `take ${t} then may split`) },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: fc.constantFrom(...'01234567'), minLength: 1, maxLength: 3 })
      .map((digits) => `octal 0.${digits}`),
  },
)

const REACH = 500
const budget = { table: 15_000_000, search: 100_000 }

describe('what is claimed is so, by the plain definition', () => {
  test('of the values and the losing heaps', () => {
    let claims = 0
    fc.assert(
      fc.property(rules, (text) => {
        const { game } = parse(text)
        const { about, formula, period, certificate, status } = discover(game, budget)
        expect(status === 'proved').toBe(certificate !== undefined)
        if (status === 'none') return
        claims++
        expect([formula, period], text).not.toEqual([undefined, undefined])
        const values = plainValues(game.rule, REACH)
        if (period !== undefined)
          expect(values.slice(period.from + period.length), text).toEqual(
            values.slice(period.from, -period.length).map((value) => value + period.saltus),
          )
        if (formula)
          expect(
            values.map((_, n) => numberAt(formula, { n })),
            `${text}: ${printFormula(formula, 'en')}`,
          ).toEqual(values.map((value) => (about === 'value' ? value : value === 0 ? 1 : 0)))
        if (certificate) expect(check(certificate), text).toMatchObject({ valid: true })
      }),
      { numRuns: 80 },
    )
    expect(claims).toBeGreaterThan(40)
  })
})

describe('families', () => {
  test.each([
    ['take 1..m', 'm=1..8', 'n mod (m + 1)', 8],
    ['take p..q', 'p=1..6,q=6..12', '⌊(n mod (p + q))/p⌋', 42],
    ['bash m', 'm=1..9', 'n mod (m + 1)', 9],
    ['take {m}', 'm=1..9', '⌊n/m⌋ mod 2', 9],
    ['take not 1..m', 'm=1..4', undefined, 0],
  ])('%s with %s is %s', (text, ranges, formula, members) => {
    const find = () => discoverFamily(text, parseParameters(ranges))
    if (members === 0) return expect(find).toThrow()
    const family = find()
    expect(family.formula && printFormula(family.formula, 'en')).toBe(formula)
    expect(family).toMatchObject({ status: 'verified', members, proved: members, skipped: 0 })
  })

  test('choices that make no game are skipped and counted', () => {
    expect(discoverFamily('take p..q', parseParameters('p=1..5,q=1..5'))).toMatchObject({
      status: 'verified',
      members: 15,
      skipped: 10,
    })
  })

  test('no formula where none fits all', () => {
    expect(discoverFamily('take {1,m}', parseParameters('m=2..8'))).toMatchObject({
      status: 'none',
      members: 7,
      proved: 0,
    })
  })
})
