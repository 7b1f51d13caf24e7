import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Followed } from '../src/certify/check/course.ts'
import { Beyond, Failure } from '../src/certify/check/failure.ts'
import { readFormula } from '../src/certify/check/read-formula.ts'
import { Work } from '../src/certify/check/work.ts'
import { evaluate } from '../src/formula/evaluate.ts'
import { formulaToJson } from '../src/formula/json.ts'
import {
  cases,
  div,
  equal,
  type Formula,
  formula,
  less,
  lowbit,
  max,
  min,
  minus,
  mod,
  more,
  periodicAfter,
  plus,
  popcount,
  times,
  xor,
} from '../src/formula/tree.ts'
import { check } from '../src/index.ts'
import { VALID } from './certificates/valid.ts'
import { formulas } from './formula-arbitrary.ts'

/** As the checker reads it, from its JSON text. */
function followed(f: Formula, budget = 0.01): Followed {
  return readFormula(JSON.parse(JSON.stringify(formulaToJson(f))), new Work(budget))
}

/** The claim of a certificate of which the values are listed. */
interface Listed {
  readonly period: number
  readonly preperiod: number
  readonly saltus: number
  readonly values: readonly number[]
}

const listed = VALID.filter(({ claim }) => 'values' in (claim as object))
const claimIn = (json: Record<string, unknown>) => json.claim as Listed

/** The formula that lists the values of a claim. */
function tableOf({ preperiod, values, saltus }: Listed): Formula {
  return periodicAfter('n', values.slice(0, preperiod), values.slice(preperiod), saltus)
}

const withFormula = (json: Record<string, unknown>, f: Formula) => ({
  ...json,
  claim: { ...claimIn(json), formula: JSON.parse(JSON.stringify(formulaToJson(f))) as unknown },
})

const sampleOf = (game: string) => {
  const found = VALID.find((json) => json.game === game)
  if (!found) throw new Error(game)
  return found
}

/** What the checker says, in English. */
const said = (json: unknown) => {
  const result = check(json)
  return result.valid ? 'valid' : result.words.en
}

describe('the formula of a claim', () => {
  test.each(listed.map((json) => [json.game as string, json] as const))(
    'of %s is confirmed, and refused with any other number',
    (_, json) => {
      const claim = claimIn(json)
      expect(check(withFormula(json, tableOf(claim)))).toMatchObject({ valid: true })
      for (let i = 0; i < claim.values.length; i += 1 + Math.floor(claim.values.length / 40))
        for (const change of [1, -1]) {
          const values = claim.values.map((v, j) => (i === j ? v + change : v))
          expect(said(withFormula(json, tableOf({ ...claim, values })))).toMatch(/^The formula is /)
        }
      expect(said(withFormula(json, tableOf({ ...claim, saltus: claim.saltus + 1 })))).toMatch(
        /^(The formula is|In \d+ heaps the formula rises)/,
      )
    },
  )

  test.each([
    ['take 1..4', mod('n', 5)],
    ['take 1..4', minus('n', times(5, div('n', 5)))],
    ['take 1..4', min(mod('n', 5), 'n')],
    ['take 1..4', cases([[more('n', 1000), mod('n', 5)]], mod('n', 5))],
    ['take 1..4', mod(mod('n', 10), 5)],
    ['take {1} or even', plus(times(3, div('n', 6)), mod('n', 3))],
    ['take even', div('n', 2)],
    ['nim', formula('n')],
    ['nim', max('n', minus('n', 3))],
    ['nim', periodicAfter(plus('n', 2), [7, 7], [0], 1)],
    ['take 2^k', periodicAfter(mod('n', 3), [0, 1], [2])],
    ['take not {1}', cases([[equal(mod('n', 2), 1), div(minus('n', 1), 2)]], div('n', 2))],
  ])('%s: %#', (game, f) => {
    expect(said(withFormula(sampleOf(game), f))).toBe('valid')
  })

  test.each([
    // each is right up to some heap
    [
      'take 1..4',
      cases([[less('n', 4000), mod('n', 5)]], 0),
      /is 0 at n = 4001, but G\(4001\) is 1/,
    ],
    [
      'take 1..4',
      min(mod('n', 5), plus(minus(30_000, 'n'), 4)),
      /is 1 at n = 30003, but G\(30003\) is 3/,
    ],
    ['nim', min('n', 5000), /is 5000 at n = 5001/],
    [
      'nim',
      plus('n', div('n', 90_000)),
      /In 90000 heaps the formula rises by 90001, the values by 90000/,
    ],
    ['take 1..4', mod(mod('n', 10_005), 5), /^valid$/],
    ['take 1..4', mod(mod('n', 10_006), 5), /at n = 10006/],
    [
      'nim',
      periodicAfter('n', [], [0, 1, 2], 4),
      /In 3 heaps the formula rises by 4, the values by 3/,
    ],
  ])('%s that is right for long is found out: %#', (game, f, words) => {
    expect(said(withFormula(sampleOf(game), f))).toMatch(words)
  })

  test.each([
    ['nim', lowbit('n')],
    ['nim', popcount('n')],
    ['nim', times('n', 'n')],
    ['nim', xor('n', 0)],
    ['nim', div('n', 0)],
    ['nim', mod(7, 'n')],
    ['nim', cases([[formula('n'), 1]], 0)],
    ['nim', cases([[equal(mod('n', 2), 1), times(2, 'n')]], 'n')],
    ['nim', periodicAfter(minus(0, 'n'), [1], [0])],
  ])('%s that no check can follow is refused: %#', (game, f) => {
    expect(said(withFormula(sampleOf(game), f))).toMatch(/^The check cannot follow the formula/)
  })

  test('is no other data', () => {
    const n = { op: 'var', name: 'n' }
    let deep: unknown = n
    for (let i = 0; i < 5000; i++) deep = { op: 'not', of: [deep] }
    for (const json of [
      null,
      [],
      'n',
      { op: 'var', name: 'm' },
      { op: 'var', name: 'n', more: 1 },
      { op: 'int', value: 3 },
      { op: 'int', value: '03' },
      { op: 'int', value: '1'.repeat(17) },
      { op: '+', of: [n] },
      { op: '+', of: [n, n, n] },
      { op: 'toString', of: [n, n] },
      { op: 'periodic', of: [n], first: [], values: [], saltus: 0 },
      { op: 'periodic', of: [n], first: [], values: [0.5], saltus: 0 },
      { op: 'cases', cases: [{ when: n }], otherwise: n },
      deep,
    ]) {
      const sample = sampleOf('nim')
      const result = check({ ...sample, claim: { ...claimIn(sample), formula: json } })
      expect(result).toMatchObject({ valid: false })
      expect(result).not.toHaveProperty('beyond')
    }
  })

  test('that repeats too late for any check is neither right nor wrong', () => {
    const primes = [999_983, 999_979, 999_961, 999_959]
    const late = primes.map((p) => div(mod('n', p), p)).reduce((a, b) => plus(a, b))
    expect(check(withFormula(sampleOf('nim'), plus('n', late)))).toMatchObject({
      valid: false,
      beyond: { needed: Number.POSITIVE_INFINITY },
    })
    const [p = 0, q = 0] = primes
    const slow = plus('n', plus(div(mod('n', p), p), div(mod('n', q), q)))
    expect(check(withFormula(sampleOf('nim'), slow))).toMatchObject({ valid: false, beyond: {} })
  })
})

test('the course that the checker reads off a formula is the one that its values take', () => {
  let many = 0
  fc.assert(
    fc.property(formulas(true, true), (f) => {
      let own: Followed
      try {
        own = followed(f)
      } catch (error) {
        if (error instanceof Failure || error instanceof Beyond) return
        throw error
      }
      const at = (n: bigint) => evaluate(f, { vars: { n } })
      for (let n = 0n; n < 20n; n++) expect(own.at(n)).toBe(at(n))
      const { from, period, saltus } = own.course
      for (let i = 0n; i < 40n; i++) {
        const n = from + ((i * 7919n) % (3n * period))
        expect(at(n + period)).toBe(at(n) + saltus)
      }
      many++
    }),
    { numRuns: 20_000 },
  )
  expect(many).toBeGreaterThan(2000)
})
