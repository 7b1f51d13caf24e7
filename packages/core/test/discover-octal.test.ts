import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { check, discover, parse } from '../src/index.ts'

/** code, period, first index of periodicity, last exception, largest value */
const rows = readFileSync(new URL('./truth/octal_periods.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',') as [string, string, string, string, string])

/** Up to here a code is solved and checked in a moment. */
const SHORT = 700_000

const short = rows.filter(([, period, preperiod]) => Number(period) + Number(preperiod) < SHORT)

test('most codes are short', () => {
  expect(short.length).toBeGreaterThan(50)
})

test.each(short)('octal %s has period %s from %s on', (code, period, preperiod, _, maxValue) => {
  const discovery = discover(parse(`octal ${code}`).game)
  expect(discovery).toMatchObject({
    status: 'proved',
    about: 'value',
    period: { length: Number(period), from: Number(preperiod), saltus: 0 },
    maxValue: Number(maxValue),
  })
  expect(discovery.certificate?.kind).toBe('octal')
  expect(discovery.formula).toBeDefined()
  expect(check(discovery.certificate)).toMatchObject({ valid: true })
})
