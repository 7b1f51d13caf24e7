import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BeyondBudget, type CalculationRecord, Calculator, calculate } from '../src/index.ts'
import { rows } from './forms-reader.ts'

const record = (text: string) => calculate(text).record as CalculationRecord

test('values.csv: what another program worked out', () => {
  const calculator = new Calculator()
  for (const row of rows('values.csv')) {
    const found = calculator.answer(row.expression ?? '').record
    expect(found).toMatchObject({
      expression: row.expression,
      outcome: row.outcome,
      value: row.value,
      canonical: row.canonical,
      mean: row.mean,
      temperature: row.temperature,
      leftStop: row.left_stop,
      rightStop: row.right_stop,
      birthday: row.birthday,
      atomicWeight: row.atomic_weight === '' ? null : row.atomic_weight,
    })
  }
})

test('order.csv: every comparison, and what may be claimed of it', () => {
  const claims = {
    '<': ['<', '<=', '!=', '<|'],
    '>': ['>', '>=', '!=', '|>'],
    '=': ['=', '<=', '>='],
    '||': ['||', '!=', '<|', '|>'],
  }
  const calculator = new Calculator()
  for (const { a, b, relation } of rows('order.csv')) {
    expect(calculator.answer(`${a} ? ${b}`).record).toMatchObject({ relation, holds: null })
    for (const claim of ['<', '>', '=', '||', '<=', '>=', '!=', '<|', '|>']) {
      const holds = claims[relation as keyof typeof claims].includes(claim)
      expect(calculator.answer(`${a} ${claim} ${b}`).record).toMatchObject({ relation, holds })
    }
  }
})

test.each(['values.md', 'values.zh-CN.md'])('the examples of docs/%s are true', (file) => {
  const page = readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8')
  const examples = [...page.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|$/gm)]
  expect(examples.length).toBe(9)
  for (const [, expression = '', value] of examples)
    expect(record(expression.replaceAll('\\|', '|')).value).toBe(value?.replaceAll('\\|', '|'))
})

describe('a sum that is too large to be added up', () => {
  test('is decided, and its mean is known', () => {
    const switches = (at: number) =>
      Array.from({ length: 40 }, (_, i) => `{${i + at}|-${2 * i + at}}`)
    const sum = switches(3).join(' + ')
    expect(record(sum)).toMatchObject({
      value: null,
      temperature: null,
      outcome: 'R',
      mean: '-390',
    })
    // each of them leaves half of its difference to the one who moves in it
    expect(record(`${sum} + 390`).outcome).toBe('N')
    expect(record(`${sum} + 1000`).outcome).toBe('L')
    expect(calculate(`${sum} < ${switches(3).reverse().join('+')}`).record).toMatchObject({
      relation: '=',
      holds: false,
      left: null,
    })
  })

  test('of copies too', () => {
    expect(record('40.{5|{2|-3}} + 40.{7|{1|{0|-9}}}')).toMatchObject({ outcome: 'L', mean: '230' })
    expect(() => calculate('1000000000.{5|{2|-3}}')).toThrow(BeyondBudget)
  })

  test('leaves no trace in later answers', () => {
    const calculator = new Calculator()
    const sum = Array.from({ length: 30 }, (_, i) => `{${i + 3}|{0|-${2 * i}}}`).join(' + ')
    for (let i = 0; i < 3; i++) {
      expect(calculator.answer(sum).record).toMatchObject({ value: null, outcome: 'L' })
      expect(calculator.answer('{1|-1} + 1').record).toMatchObject({ value: '{2|0}' })
    }
  })
})
