import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readValue } from '../src/certify/check/partizan/read-value.ts'
import { Values } from '../src/certify/check/partizan/values.ts'
import { Work } from '../src/certify/check/work.ts'
import { Forms } from '../src/forms/forms.ts'
import { canonicalText } from '../src/forms/text/write.ts'
import { type Certificate, check, claimWords, discoverPartizan } from '../src/index.ts'
import { read, rows } from './forms-reader.ts'
import { gameOf } from './partizan-heap-forms.ts'

const BUDGET = { table: 2_000_000_000, search: 1000 }

function certificateOf(text: string): Certificate<'partizan'> {
  const { certificate } = discoverPartizan(gameOf(text), BUDGET)
  if (certificate?.kind !== 'partizan') throw new Error(`no certificate: ${text}`)
  return certificate
}

const KNOWN = [
  ['left take {1,2} right take {2,3}', 'period 4 from n = 0'],
  ['left take {1} right take {4,5}', 'period 1 from n = 19, adding v* each time'],
  ['left take {3,5} right take {3,4,7}', 'period 5 from n = 18, adding v* each time'],
  ['left take {1} right octal 0.0', 'period 1 from n = 0, adding 1 each time'],
  ['left octal 0.7 right octal 0.3', 'period 2 from n = 0'],
  ['left octal 0.1 right octal 0.4', 'period 3 from n = 1, adding -1 each time'],
  ['left octal 0.4 right octal 0.5', 'period 7 from n = 1, adding -2* each time'],
  ['left octal 0.2 right octal 0.6', 'period 1 from n = 2, adding v* each time'],
  ['left hex 0.8 right octal 0.1', 'period 5 from n = 1, adding 1 each time'],
] as const

describe('certificates of partizan heaps', () => {
  test.each(KNOWN)('%s', (text, claim) => {
    const found = discoverPartizan(gameOf(text), BUDGET)
    const { certificate } = found
    expect(certificate && claimWords(certificate).en).toBe(claim)
    expect(check(JSON.parse(JSON.stringify(certificate)))).toMatchObject({ valid: true })
    expect(found.status).toBe('proved')
  })

  test('of random rules are valid', () => {
    const amounts = fc
      .uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 })
      .map((list) => list.sort((a, b) => a - b))
    let seen = 0
    fc.assert(
      fc.property(amounts, amounts, (left, right) => {
        fc.pre(`${left}` !== `${right}`)
        const game = gameOf(`left take {${left}} right take {${right}}`)
        const { certificate } = discoverPartizan(game, { table: 200_000_000, search: 1000 })
        if (!certificate) throw new Error(game.name)
        seen++
        const result = check(certificate)
        expect(result.valid || result.words.en, JSON.stringify(certificate)).toBe(true)
      }),
      { numRuns: 40, seed: 3 },
    )
    expect(seen).toBeGreaterThan(35)
  })

  test.each([
    ['left take {1,2} right take {2,3}', { game: 'left take {1,2} right take {2,4}' }],
    ['left take {1,2} right take {2,3}', { game: 'left take {1,2} right take odd' }],
    ['left take {1,2} right take {2,3}', { game: 'left take {2,1} right take {2,3}' }],
    ['left take {1,2} right take {2,3}', { game: 'take {1,2}' }],
    ['left take {1} right take {4,5}', { kind: 'octal' }],
    ['left take {1} right take {4,5}', { proof: {} }],
    ['left take {1} right take {4,5}', { proof: { depth: 0 } }],
    ['left take {1} right take {4,5}', { proof: { depth: 9 } }],
    ['left take {1,2} right take {2,3}', { proof: { depth: 1 } }],
    ['left octal 0.2 right octal 0.6', { proof: { depth: 0 } }],
    ['left octal 0.2 right octal 0.6', { game: 'left octal 0.2 right octal 0.7' }],
    ['left take {1,2} right take {2,3}', { proof: { deep: 1 } }],
  ])('%s with %j is refused', (text, change) => {
    expect(check({ ...certificateOf(text), ...change }).valid).toBe(false)
  })

  test.each([
    'left take {1,2} right take {2,3}',
    'left take {1} right take {4,5}',
    'left octal 0.7 right octal 0.3',
    'left octal 0.1 right octal 0.4',
    'left octal 0.2 right octal 0.6',
  ])('%s: every changed claim is refused', (text) => {
    const certificate = certificateOf(text)
    const { claim } = certificate
    const { period, preperiod, saltus, values } = claim
    const changed: object[] = [
      { ...claim, period: period + 1, values: [...values, values[preperiod]] },
      { ...claim, period: 2 * period },
      { ...claim, preperiod: preperiod + 1, values: [...values, values[preperiod]] },
      { ...claim, saltus: saltus === '0' ? '*' : '0' },
      { ...claim, saltus: '1/2' },
      { ...claim, saltus: '{0|1}' },
      { ...claim, saltus: 0 },
      { ...claim, values: values.slice(1) },
      { ...claim, more: 1 },
      ...values.map((_, i) => ({ ...claim, values: values.with(i, '7/8') })),
      ...values.map((_, i) => ({ ...claim, values: values.with(i, '{') })),
    ]
    for (const other of changed)
      expect(check({ ...certificate, claim: other }).valid, JSON.stringify(other)).toBe(false)
  })

  test('a period twice as long is not the least', () => {
    const certificate = certificateOf('left take {1,2} right take {2,3}')
    const { claim } = certificate
    const twice = { ...claim, period: 8, values: [...claim.values, ...claim.values] }
    const result = check({ ...certificate, claim: twice })
    expect(!result.valid && result.words.en).toMatch('4 is one too')
  })

  test('no claim keeps the check busy for long', () => {
    const certificate = certificateOf('left take {1,2} right take {2,3}')
    expect(check(certificate, { budget: 1e-7 })).toMatchObject({ valid: false, beyond: {} })
    const deep = '{'.repeat(9000)
    const claim = { ...certificate.claim, values: certificate.claim.values.with(0, deep) }
    expect(check({ ...certificate, claim }).valid).toBe(false)
  })
})

describe('the values of the checker', () => {
  test('are those of another program, and of the store', () => {
    const forms = new Forms()
    const values = new Values(new Work())
    const ids = new Map<string, number>()
    for (const { canonical = '' } of rows('day3.csv')) {
      const value = readValue(canonical, values, 'row')
      const text = canonicalText(forms, read(forms, canonical))
      expect(readValue(text, values, 'text')).toBe(value)
      expect(ids.get(text) ?? value).toBe(value)
      ids.set(text, value)
    }
    expect(new Set(ids.values()).size).toBe(ids.size)
  })

  test('are ordered and added as in the store', () => {
    const forms = new Forms()
    const values = new Values(new Work())
    for (const { a = '', b = '' } of rows('order.csv')) {
      const [x, y] = [read(forms, a), read(forms, b)]
      const [g, h] = [x, y].map((form) => readValue(canonicalText(forms, form), values, 'row'))
      if (g === undefined || h === undefined) throw new Error('unread')
      expect(values.atMost(g, h), `${a} ≤ ${b}`).toBe(forms.atMost(x, y))
      expect(values.atMost(h, g), `${b} ≤ ${a}`).toBe(forms.atMost(y, x))
    }
    for (const [a, b] of [
      ['{1|-1}', '^*'],
      ['{2|0}', '{1|-1}'],
      ['v3*', '1/2'],
      ['*2', '*3'],
    ] as const) {
      const sum = forms.add(read(forms, a), read(forms, b))
      const value = values.add(readValue(a, values, 'a'), readValue(b, values, 'b'))
      expect(readValue(canonicalText(forms, sum), values, 'sum')).toBe(value)
    }
  })
})
