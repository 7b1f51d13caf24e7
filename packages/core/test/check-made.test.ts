import { describe, expect, test } from 'vitest'
import { certify } from '../src/certify/certify.ts'
import { check, rule } from '../src/index.ts'
import { optionsOf } from '../src/rules/heaps.ts'
import { isHeapRule } from '../src/rules/rule.ts'
import { type Options, regularity, valuesOf } from './certificates/samples.ts'
import { CODES } from './certificates/valid.ts'

/** The certificate that is made from values computed here. */
function made(text: string, count: number) {
  const data = rule(text)
  if (!isHeapRule(data)) throw new TypeError(text)
  const options: Options = (n, values, mark) => {
    for (const heaps of optionsOf(data, BigInt(n)))
      mark(heaps.reduce((sum, heap) => sum ^ (values[Number(heap)] as number), 0))
  }
  const values = valuesOf(options, count)
  const seen = regularity(values, Math.floor(count / 3))
  if (!seen) throw new TypeError(`${text}: no period in ${count} values`)
  const reach = values.length - 1
  return certify({
    rule: data,
    period: { length: seen.period, from: seen.preperiod, saltus: seen.saltus },
    values: { reach, at: (n) => values[n] as number },
  })
}

describe('a certificate that is made is valid', () => {
  const RULES: [text: string, count: number, kind: string][] = [
    ['take 1..4', 60, 'subtraction'],
    ['take {2,5,7}', 200, 'subtraction'],
    ['take {1,6,9} or 3..4', 300, 'subtraction'],
    ['take any', 40, 'all-but'],
    ['take not {2,3,7}', 400, 'all-but'],
    ['take not {1,5}', 400, 'all-but'],
    ['take even', 60, 'progressions'],
    ['take {1} or even', 120, 'progressions'],
    ['take 1..5 or even', 200, 'progressions'],
    ['take {4} or not {4,6}', 300, 'progressions'],
    ['take odd', 40, 'residues'],
    ['take 2^k', 60, 'residues'],
    ['take 3^k', 60, 'residues'],
    ['take {1} or primes', 60, 'residues'],
    ['take {1} or split', 60, 'octal'],
    ['take {1} then may split or split', 60, 'octal'],
    ['split', 60, 'octal'],
    ['hex 0.A', 60, 'octal'],
  ]
  test.each(RULES)('%s', (text, count, kind) => {
    const certificate = made(text, count)
    expect(certificate?.kind).toBe(kind)
    const json: unknown = JSON.parse(JSON.stringify(certificate))
    expect(check(json)).toMatchObject({ valid: true })
  })

  const small = CODES.filter(({ period, preperiod }) => period + preperiod < 120)
  test.each(small)('octal $code', ({ code, period, preperiod, maxValue }) => {
    const certificate = made(`octal ${code}`, 3 * (period + preperiod) + 60)
    expect(certificate?.claim).toMatchObject({ period, preperiod, maxValue })
    expect(check(certificate)).toMatchObject({ valid: true })
  })
})
