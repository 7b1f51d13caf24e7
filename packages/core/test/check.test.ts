import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check } from '../src/index.ts'
import { certificate, claimOf, regularity, takeOptions, valuesOf } from './certificates/samples.ts'
import { CODES, codeCertificate, VALID } from './certificates/valid.ts'

const found = (game: string) => VALID.find((json) => json.game === game)

/** `valid`, or the first thing that fails. */
function verdict(json: unknown): string {
  const result = check(json)
  return result.valid ? 'valid' : result.words.en
}

describe('valid certificates', () => {
  test.each(VALID.map((json) => [json.game, json.kind, json] as const))('%s: %s', (_, __, json) => {
    expect(verdict(json)).toBe('valid')
    expect(check(json)).toMatchObject({ certificate: { game: json.game, claim: json.claim } })
  })

  test.each(CODES)('the published period of octal $code', (row) => {
    expect(verdict(codeCertificate(row))).toBe('valid')
  })

  const LONG = [
    { code: '0.16', period: 149459, preperiod: 105351, maxValue: 23, mask: 30, parity: 0 },
    { code: '0.56', period: 144, preperiod: 326640, maxValue: 64, mask: 91, parity: 0 },
    { code: '0.127', period: 4, preperiod: 46578, maxValue: 56, mask: 1, parity: 1 },
  ]
  test.each(LONG)('octal $code with its mask', ({ mask, parity, ...row }) => {
    const result = check(codeCertificate(row, { mask, parity }))
    expect(result).toMatchObject({ valid: true })
    // a part of what Guy and Smith's theorem asks for: rare heaps and witnesses are all small
    const { computed } = result as { computed: number }
    expect(computed).toBeGreaterThan(row.preperiod + row.period)
    expect(computed).toBeLessThan(2 * (row.preperiod + row.period - 1) + row.code.length - 1)
  })

  test('the values of finite sets, seen by the definition', () => {
    const amounts = fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(amounts, (list) => {
        const set = list.sort((a, b) => a - b)
        const values = valuesOf(
          takeOptions((t) => set.includes(t)),
          1500,
        )
        const seen = regularity(values, 14)
        fc.pre(seen !== undefined)
        const json = certificate(`take {${set}}`, 'subtraction', claimOf(values, seen), {})
        expect(verdict(json)).toBe('valid')
      }),
      { numRuns: 60 },
    )
  })

  test('the values of all but finitely many amounts, and of odd or even ones', () => {
    const named = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 })
    const tail = fc.constantFrom('not', 'odd', 'even')
    fc.assert(
      fc.property(named, tail, (list, kind) => {
        const set = list.sort((a, b) => a - b)
        const parity = kind === 'odd' ? 1 : 0
        const values = valuesOf(
          takeOptions((t) =>
            kind === 'not' ? !set.includes(t) : set.includes(t) || t % 2 === parity,
          ),
          900,
        )
        const seen = regularity(values, 100)
        fc.pre(seen !== undefined)
        const game = kind === 'not' ? `take not {${set}}` : `take {${set}} or ${kind}`
        const claim = claimOf(values, seen)
        // when older values fill up depends on the game: some state later on returns
        const proofs = [0, 1, 2, 4, 8, 16].map((k) => ({
          at: seen.preperiod + 9 + k * seen.period,
        }))
        const name = kind === 'not' ? 'all-but' : 'progressions'
        expect(proofs.map((proof) => verdict(certificate(game, name, claim, proof)))).toContain(
          'valid',
        )
      }),
      { numRuns: 60 },
    )
  })
})

describe('a mask', () => {
  const small = CODES.filter(({ period, preperiod }) => period + preperiod < 300)

  test('changes no verdict, whatever it is', () => {
    const mask = fc.integer({ min: 0, max: 63 })
    fc.assert(
      fc.property(fc.constantFrom(...small), mask, fc.nat(1), (row, m, parity) => {
        const splits = [...row.code.replace('.', '')].flatMap((d, t) =>
          Number(d) & 4 ? [t % 2] : [],
        )
        const words = verdict(codeCertificate(row, { mask: m, parity }))
        if (parity === 1 && new Set(splits).size > 1) expect(words).toMatch(/^Parity 1 needs/)
        else expect(words).toBe('valid')
        const less = { ...row, preperiod: row.preperiod + 1 }
        expect(verdict(codeCertificate(less, { mask: m }))).toMatch(/preperiod .* not the least/)
      }),
      { numRuns: 200 },
    )
  })

  test('is refused where three heaps may be left', () => {
    expect(verdict({ ...found('hex 0.A'), proof: { mask: 1 } })).toMatch(/three heaps/)
  })
})

describe('what fails is named', () => {
  const kayles = { code: '0.77', period: 12, preperiod: 71, maxValue: 8 }
  const nimbers = (count: number) => Array.from({ length: count }, (_, n) => n)
  const bash = (claim: object, game = 'take 1..2') =>
    certificate(
      game,
      'subtraction',
      { period: 3, preperiod: 0, saltus: 0, maxValue: 2, values: [0, 1, 2], ...claim },
      {},
    )
  const nim = (claim: object, proof: object, game = 'nim') =>
    certificate(
      game,
      'all-but',
      { period: 1, preperiod: 0, saltus: 1, maxValue: null, values: [0], ...claim },
      proof,
    )
  const powers = (claim: object, reach: number[][], game = 'take 2^k') =>
    certificate(
      game,
      'residues',
      { period: 3, preperiod: 0, saltus: 0, maxValue: 2, values: [0, 1, 2], ...claim },
      { reach },
    )
  const CASES: [words: RegExp, json: unknown][] = [
    [/^G\(2\) is 2, not 1 as claimed/, bash({ values: [0, 1, 1] })],
    [/^The largest value is 2, not 3/, bash({ maxValue: 3 })],
    [/^The period 6 is not the least: 3 is/, bash({ period: 6, values: [0, 1, 2, 0, 1, 2] })],
    [/^The preperiod 1 is not the least/, bash({ preperiod: 1, values: [0, 1, 2, 0] })],
    [
      /^G\(2\) is 2, not 0 as the period 2 from 0/,
      bash({ period: 2, maxValue: 1, values: [0, 1] }),
    ],
    [/kind subtraction has the saltus 0/, bash({ saltus: 1, maxValue: null })],
    [/kind subtraction is about/, bash({}, 'take 2^k')],
    [/kind octal is about/, { ...bash({}), kind: 'octal' }],
    [/^No certificate is about the rule "take divisors of n"/, bash({}, 'take divisors of n')],
    [
      /^G\(83\) is 4, not 7 as the period 12 from 71/,
      codeCertificate({ ...kayles, code: '0.077' }),
    ],
    [/^The preperiod 72 is not the least/, codeCertificate({ ...kayles, preperiod: 72 })],
    [/^The period 24 is not the least: 12/, codeCertificate({ ...kayles, period: 24 })],
    [/^The period 2 is not the least: 1/, nim({ period: 2, saltus: 2, values: [0, 1] }, { at: 0 })],
    [/^μ is 0 before 0 and 1 before 1/, nim({ saltus: 2 }, { at: 0 })],
    [/cannot be smaller than the preperiod 1/, nim({ preperiod: 1, values: [0, 1] }, { at: 0 })],
    [/last irregular amount 3/, nim({}, { at: 2 }, 'take not {3}')],
    [/^The states before 6 and 10 differ/, { ...found('take {2,6} or odd'), proof: { at: 6 } }],
    [/kind all-but is about/, nim({}, { at: 0 }, 'take even')],
    [/multiple of 2/, { ...nim({}, { at: 0 }, 'take even'), kind: 'progressions' }],
    [/names 3 as an amount from 2 \(mod 3\)/, powers({}, [[], [1], [2, 3]])],
    [/names 4 as an amount from 2 \(mod 3\)/, powers({}, [[], [1], [4, 1]])],
    [/^proof.reach must have 3 rows, and row 1/, powers({}, [[], [1, 2], [2, 1]])],
    [/An amount ≡ 0 \(mod 3\)/, powers({}, [[], [1], [2, 1]], 'take {1,2} or squares')],
    [/An amount ≡ 0 \(mod 3\)/, powers({}, [[], [1], [2, 1]], 'take fib')],
    [/An amount ≡ 0 \(mod 3\)/, powers({}, [[], [1], [2, 1]], 'take {1} or primes')],
    [/kind residues has the preperiod 0/, powers({ preperiod: 1, values: [0, 1, 2, 0] }, [])],
    [/kind residues is about/, powers({}, [], 'take 1..2')],
    [/^claim.values must list 3 values/, bash({ values: [0, 1] })],
    [/^claim.values must be absent/, bash({ period: 5000, values: nimbers(5000) })],
    [/^claim.period must be an integer from 1 on/, bash({ period: 0 })],
    [/^claim.saltus must be an integer/, bash({ saltus: -0 })],
    [/^claim.values\[1\] must be an integer/, bash({ values: [0, 1.5, 2] })],
    [/^claim.maxValue must be null/, nim({ maxValue: 0 }, { at: 0 })],
    [/^Expected claim not to have "other"/, bash({ other: 1 })],
    [/^Expected proof to have at/, { ...nim({}, {}) }],
    [/^Expected proof not to have "mask"/, { ...bash({}), proof: { mask: 1 } }],
    [/^proof.mask must be smaller/, codeCertificate(kayles, { mask: 2 ** 31 })],
    [/^proof.mask must be an integer/, codeCertificate(kayles, { parity: 1 })],
    [/^The kind must be one of/, { ...bash({}), kind: 'kayles' }],
    [/^Not a certificate/, { ...bash({}), version: 2 }],
    [/^Expected the certificate to be an object/, [bash({})]],
  ]
  test.each(CASES)('%s', (words, json) => {
    const result = check(json)
    expect(result).toMatchObject({ valid: false, words: { en: expect.stringMatching(words) } })
    expect(!result.valid && result.words.zh).toMatch(/[\u4e00-\u9fff]/)
  })
})
