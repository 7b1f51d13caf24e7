import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  BeyondBudget,
  type CalculationRecord,
  Calculator,
  calculate,
  calculateNimbers,
  TextError,
} from '../src/index.ts'
import { rows } from './forms-reader.ts'

function failureOf(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}

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
      // of the hottest of them, {42|-81}
      temperature: '123/2',
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

describe('expressions in nimbers', () => {
  const nimber = (text: string) => {
    const { kind, record: found } = calculate(text)
    return kind === 'nimbers' ? found : `no nimber: ${text}`
  }

  test.each([
    ['6 * 11 + 3', '9'],
    ['3 + 6 * 11', '9'],
    ['(6 + 3) * 11', '12'],
    ['2 * 2', '3'],
    ['4 ⊗ 4', '6'],
    ['５ × ７', '13'],
    ['*5 * *7', '13'],
    ['5 * 7 / 7', '5'],
    ['1 * 1 / 5 / 7 * 7', '12'],
    ['5 * 1 - 3', '6'],
    ['5^2 * 1', '7'],
    ['5 ** 2 * 1', '7'],
    ['5 * 5^-1', '1'],
    ['sqrt(7)', '5'],
    ['sqrt( sqrt (6)*sqrt(6) )', '4'],
    ['((((2)))) * ((3))', '1'],
    ['18446744073709551615 * 18446744073709551615', '11290409524105353207'],
  ])('%s = %s', (text, value) => {
    expect(nimber(text)).toMatchObject({ expression: text, nimber: value })
  })

  test('what else is said of a nimber', () => {
    expect(nimber('5 * 1')).toEqual({
      expression: '5 * 1',
      nimber: '5',
      inverse: '12',
      squareRoot: '6',
    })
    expect(nimber('5 * 0')).toMatchObject({ nimber: '0', inverse: null, squareRoot: '0' })
    expect(nimber('order(5)')).toEqual({ expression: 'order(5)', order: '15' })
    expect(nimber('log(7, 5)')).toEqual({ expression: 'log(7, 5)', exponent: '2' })
    expect(nimber('log(5 + 1, 2 * 1)')).toMatchObject({ exponent: null })
  })

  test.each([
    ['2 * 2 = 3', '*3', '*3', '=', true],
    ['6 * 11 = 3 * 5', '*10', '*15', '||', false],
    ['1 ⊕ 1 ? 2 ⊗ 3', '0', '*', '||', null],
    ['sqrt(7) ≥ 5', '*5', '*5', '=', true],
    ['2 ⊗ 3 ＝ 1', '*', '*', '=', true],
  ])('%s', (text, left, right, relation, holds) => {
    expect(calculate(text).record).toEqual({ expression: text, left, right, relation, holds })
  })

  test('without blanks around the star it is another value, and with --nimbers it is not', () => {
    expect(record('6*11 + 3').value).toBe('9*11')
    expect(record('1/2*3').value).toBe('1/2*3')
    // no expression in nimbers, but one of other values
    expect(record('^2 * 3').value).toBe('^2*3')
    expect(calculateNimbers('6*11+3').record).toMatchObject({ nimber: '9' })
    expect(calculateNimbers('7/(5^2*2)').record).toMatchObject({ nimber: '3' })
  })

  test.each([
    ['6 * 3 + ', 8, 'Expected a number from 0 or “(”, found the end'],
    ['6 * 11 }', 7, '“}” is no sign of the notation of nimbers'],
    ['{1|0} * 3', 0, '“{” is no sign of the notation of nimbers'],
    ['6 * 3 / (5 + 5)', 6, '0 has no inverse'],
    ['(6 * 3', 6, 'Expected +, *, /, ^ or “)”, found the end'],
    ['6 * 3)', 5, 'Expected +, *, /, ^ or the end, found “)”'],
    ['5 * 3 4', 6, 'Expected +, *, /, ^ or the end, found “4”'],
    ['5 * 3^(2)', 6, 'Expected an exponent, which is a usual integer'],
    ['5 * 3^2^2', 7, 'Expected brackets around one of two powers'],
    ['5 * 0^-1', 5, '0 has no inverse'],
    ['1 * log(2, 3)', 4, 'stand alone'],
    ['log(2)', 5, 'Expected “,” and the base'],
    ['log(0, 2)', 4, 'no power is 0'],
    ['order(3) + 1', 9, 'stands alone'],
    ['sqrt 3 * 2', 5, 'Expected “(”, found “3”'],
    ['2 * ** 3', 4, 'Expected a number'],
    ['2 * 2 = 3 = 3', 10, 'Expected +, *, /, ^ or the end, found “=”'],
    ['2 * 2 =', 7, 'Expected a number from 0 or “(”, found the end'],
  ])('refuses %s', (text, offset, words) => {
    const error = failureOf(() => calculateNimbers(text))
    expect(error).toBeInstanceOf(TextError)
    expect(error).toMatchObject({ offset, words: { en: expect.stringContaining(words) } })
    expect(() => calculate(text)).toThrow(TextError)
  })

  test('refuses hostile texts at once', () => {
    expect(() => calculate(`2 * ${'('.repeat(100_000)}`)).toThrow('more than 2000 deep')
    expect(() => calculate(`2 * ${'9'.repeat(100_000)}`)).toThrow('100000 digits')
  })

  test('what takes too long says so', () => {
    const long = `2 * ${'9'.repeat(4800)}`
    expect(nimber(long)).toMatchObject({ nimber: expect.any(String) })
    expect(() => calculate(`(${long})^${'9'.repeat(4800)}`)).toThrow(BeyondBudget)
    expect(() => calculate(`log(5, 2 * ${2n ** 127n + 1n})`)).toThrow(BeyondBudget)
    expect(() => calculate(`order(2 * ${2n ** 512n})`)).toThrow(BeyondBudget)
  })
})
