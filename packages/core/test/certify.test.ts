import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Period } from '../src/arith/period.ts'
import { certify } from '../src/certify/certify.ts'
import { shownPeriod } from '../src/discover/shown-period.ts'
import { type Certificate, check, rule } from '../src/index.ts'
import { amountsFrom } from '../src/rules/amounts.ts'
import { optionsOf } from '../src/rules/heaps.ts'
import { periodicSetOf } from '../src/rules/periodic-set.ts'
import { residuesOf } from '../src/rules/residues.ts'
import { type Amounts, type CodeRule, type HeapRule, isHeapRule } from '../src/rules/rule.ts'
import type { Values } from '../src/values/seen.ts'

/** The values of heaps by the plain definition. */
function plainValues(of: HeapRule | CodeRule, reach: number): Values {
  const values: number[] = []
  for (let n = 0; n <= reach; n++) {
    const seen = new Set<number>()
    for (const heaps of optionsOf(of, BigInt(n)))
      seen.add(heaps.reduce((xor, heap) => xor ^ (values[Number(heap)] as number), 0))
    let value = 0
    while (seen.has(value)) value++
    values.push(value)
  }
  return { reach, at: (heap) => values[heap] as number }
}

function heapRule(text: string): HeapRule | CodeRule {
  const parsed = rule(text)
  if (!isHeapRule(parsed)) throw new TypeError(text)
  return parsed
}

function certificateOf(text: string, reach: number): Certificate | undefined {
  const of = heapRule(text)
  const values = plainValues(of, reach)
  const period = shownPeriod(values)
  return period && certify({ rule: of, period, values })
}

const someOf = (most: number, size: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: size })

describe('certificates hold before the independent checker', () => {
  test('of finite sets', () => {
    let made = 0
    fc.assert(
      fc.property(someOf(12, 4), (set) => {
        const certificate = certificateOf(`take {${set}}`, 400)
        if (!certificate) return
        made++
        expect(certificate.kind).toBe('subtraction')
        expect(check(certificate)).toMatchObject({ valid: true })
      }),
      { numRuns: 60 },
    )
    expect(made).toBeGreaterThan(50)
  })

  test('of all but a finite set', () => {
    let made = 0
    fc.assert(
      fc.property(someOf(9, 4), (set) => {
        const certificate = certificateOf(`take not {${set}}`, 400)
        if (!certificate) return
        made++
        expect(certificate.kind).toBe('all-but')
        expect(check(certificate)).toMatchObject({ valid: true })
      }),
      { numRuns: 60 },
    )
    expect(made).toBeGreaterThan(50)
  })

  test('of odd or even numbers with finitely many more, or fewer', () => {
    let made = 0
    const part = fc.constantFrom('odd', 'even', 'not {1,4}', 'not {2,3}')
    fc.assert(
      fc.property(part, someOf(9, 3), (infinite, set) => {
        const certificate = certificateOf(`take {${set}} or ${infinite}`, 400)
        if (!certificate) return
        made++
        expect(['progressions', 'residues']).toContain(certificate.kind)
        expect(check(certificate)).toMatchObject({ valid: true })
      }),
      { numRuns: 100 },
    )
    expect(made).toBeGreaterThan(80)
  })

  test('of powers, squares, Fibonacci numbers and primes with finite sets', () => {
    let made = 0
    const part = fc.constantFrom(
      '2^k',
      '3^k',
      '4^k',
      '5^k',
      '6^k',
      '7^k',
      'squares',
      'fib',
      'primes',
    )
    fc.assert(
      fc.property(part, someOf(6, 3), (infinite, set) => {
        const certificate = certificateOf(`take {${set}} or ${infinite}`, 300)
        if (!certificate) return
        made++
        expect(certificate.kind).toBe('residues')
        expect(check(certificate)).toMatchObject({ valid: true })
      }),
      { numRuns: 80 },
    )
    expect(made).toBeGreaterThan(15)
  })

  test('of codes and of rules that split', () => {
    let made = 0
    const digits = fc.string({ unit: fc.constantFrom(...'01234567'), minLength: 1, maxLength: 3 })
    const texts = fc.oneof(
      digits.map((d) => `octal 0.${d}`),
      digits.map((d) => `octal 4.${d}`),
      someOf(5, 3).map((set) => `take {${set}} or split`),
      someOf(5, 3).map((set) => `take {${set}} then may split`),
      fc.constantFrom('hex 0.8', 'hex 0.F', 'hex 0.123', 'split'),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const certificate = certificateOf(text, 240)
        if (!certificate) return
        made++
        expect(certificate.kind).toBe('octal')
        expect(check(certificate)).toMatchObject({ valid: true })
      }),
      { numRuns: 80 },
    )
    expect(made).toBeGreaterThan(20)
  })
})

describe('no certificate', () => {
  const values = plainValues(heapRule('take {1,3,4}'), 100)
  const right: Period = { length: 7, from: 0, saltus: 0 }
  const of = heapRule('take {1,3,4}')

  test('for what is not so', () => {
    expect(certify({ rule: of, period: right, values })).toBeDefined()
    for (const wrong of [
      { ...right, length: 8 },
      { ...right, saltus: 1 },
      { ...right, length: 6 },
    ])
      expect(certify({ rule: of, period: wrong, values })).toBeUndefined()
  })

  test('where too few values are known', () => {
    const few = { reach: 7, at: values.at }
    expect(certify({ rule: of, period: right, values: few })).toBeUndefined()
    const kayles = heapRule('octal 0.77')
    const period = { length: 12, from: 71, saltus: 0 }
    const plain = plainValues(kayles, 166)
    expect(certify({ rule: kayles, period, values: plain })).toBeDefined()
    const fewer = { reach: 165, at: plain.at }
    expect(certify({ rule: kayles, period, values: fewer })).toBeUndefined()
  })

  test.each(['take any or split', 'take 2..4 or all when fewer than 2', 'take odd or split'])(
    'for %s',
    (text) => {
      expect(certificateOf(text, 300)).toBeUndefined()
    },
  )
})

test('a long table is certified with a mask', () => {
  // values as in 0.77 from far out: the rule is not looked at beyond its bounds
  const of = heapRule('octal 0.77')
  const plain = plainValues(of, 166)
  const values: Values = {
    reach: 60_000,
    at: (n) => plain.at(n < 83 ? n : 71 + ((n - 71) % 12)),
  }
  const period = { length: 12, from: 71, saltus: 0 }
  expect(certify({ rule: of, period, values })?.proof).toEqual({})
  const late = { ...period, length: 12 * 500 }
  const certificate = certify({ rule: of, period: late, values })
  expect(certificate?.proof).toMatchObject({ parity: expect.any(Number) as number })
})

describe('sets of amounts', () => {
  const amountsOf = (text: string): Amounts => {
    const { take } = heapRule(`take ${text}`) as HeapRule
    if (!take) throw new TypeError(text)
    return take
  }
  const elements = (amounts: Amounts, limit: number) => {
    const set = new Set<number>()
    for (const { first, step, count } of amountsFrom(amounts, BigInt(limit)))
      for (let i = 0n; i < count; i++) set.add(Number(first + i * step))
    return set
  }

  test.each([
    'any',
    'odd',
    'even',
    '{1} or even',
    'not {2,3,7}',
    '{2,9} or odd or 3..5',
    'odd or even',
  ])('the progressions of %s', (text) => {
    const amounts = amountsOf(text)
    const set = elements(amounts, 60)
    const found = periodicSetOf(amounts)
    expect(found).toBeDefined()
    if (!found) return
    const regular = (t: number) => found.residues.has(t % found.modulus)
    for (let t = found.last + 1; t <= 60; t++) expect(set.has(t)).toBe(regular(t))
    if (found.last > 0) expect(set.has(found.last)).toBe(!regular(found.last))
  })

  test.each(['{1,2}', '2^k', 'any or fib', '1..n/2'])('%s has no progressions', (text) => {
    expect(periodicSetOf(amountsOf(text))).toBeUndefined()
  })

  test.each([
    ['any', 100],
    ['odd', 100],
    ['even', 100],
    ['squares', 3000],
    ['primes', 3000],
    ['fib', 1e13],
    ['2^k', 1e12],
    ['6^k', 1e12],
    ['{3,8}', 100],
    ['5..30', 100],
    ['{4} or 10^k', 1e12],
  ])('the residues of %s', (text, limit) => {
    const amounts = amountsOf(text)
    const set = elements(amounts, limit)
    for (const p of [1, 2, 3, 4, 5, 6, 7, 12, 16, 20])
      expect(residuesOf(amounts, p), `mod ${p}`).toEqual(new Set([...set].map((t) => t % p)))
  })

  test('amounts that depend on the heap have no residues', () => {
    for (const text of ['1..n/2', 'divisors of n', '1..3 or all when fewer than 1'])
      expect(residuesOf(amountsOf(text), 5)).toBeUndefined()
  })
})
