import { matches, parseFilter, parseOrder } from '@nimber/survey/filter'
import type { Row } from '@nimber/survey/row'
import { expect, it } from 'vitest'
import { compareRows, filterSql } from '../src/filter.ts'

const row = (own: Partial<Row>): Row => ({
  rule: 'octal 0.77',
  canonical: 'octal 0.77',
  status: 'proved',
  period: 12,
  preperiod: 71,
  saltus: '0',
  largest: 8,
  computed: 160,
  certificate: 'octal',
  size: 400,
  seconds: 0.01,
  budget: 0.001,
  version: '0.1.0',
  shiftOf: null,
  shift: null,
  error: null,
  ...own,
})

it.each([
  ['status = proved', true],
  ['period > 12', false],
  ['period >= 12 and preperiod < 100', true],
  ['period = 1 or (largest = 8 and not error != null)', true],
  ["rule ~ '0.7' and rule != 'it''s'", true],
  ['shift = null', true],
  ['shift > 0', false],
  ['not shift > 0', true],
  ['周期 = 1', undefined],
  ['period = many', undefined],
  ['period >', undefined],
  ['(period > 1', undefined],
  ['period > 1 2', undefined],
  ["status = 'a", undefined],
  ['period = 1; drop table nimber.rule; --', undefined],
])('%s: %s', (text, expected) => {
  if (expected === undefined) expect(() => parseFilter(text)).toThrow()
  else expect(matches(parseFilter(text), row({}))).toBe(expected)
})

it('keeps what a person writes out of the text of the question', () => {
  const values: unknown[] = [1]
  const text = filterSql(
    parseFilter(`rule = "x'; drop table nimber.rule; --" and period > 3`),
    values,
  )
  expect(text).not.toContain('drop')
  expect(values).toEqual([1, "x'; drop table nimber.rule; --", 3])
})

it('sorts by several columns, what is not known last', () => {
  const rows = [row({ period: null }), row({ period: 3 }), row({ period: 12, seconds: 2 }), row({})]
  const sorted = [...rows].sort(compareRows(parseOrder('-period,seconds')))
  expect(sorted).toEqual([rows[3], rows[2], rows[1], rows[0]])
})
