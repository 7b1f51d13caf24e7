import { readdirSync, readFileSync } from 'node:fs'
import { problems } from '@nimber/problems'
import { describe, expect, test } from 'vitest'
import { isOwnProblem } from '../src/own/define.ts'
import type { Field } from '../src/own/fields.ts'
import { answer, answers, readText } from './run.ts'

const folder = new URL('./cases/', import.meta.url)
const catalogue = new URL('../src/catalogue/', import.meta.url)

/** The problems that have a case in the folder, in the order in which they are listed. */
const WITH_CASE = [
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => `nyoj-stones-${n}`),
  'nyoj-wythoff',
  ...[8, 9, 10].map((n) => `nyoj-stones-${n}`),
  ...['1846', '1847', '2176', '2516', '2897', '3032', '5754'].map((n) => `hdu${n}`),
  'coin-heaps',
  'coin-set',
]

const isDigits = (field: Field) => field.kind === 'word' && /\d/.test(field.letters)

test('these twenty are listed in this order, each with a case in the folder', () => {
  const listed = problems.map((p) => p.id).filter((id) => WITH_CASE.includes(id))
  expect(listed).toEqual(WITH_CASE)
  const files = readdirSync(folder).sort()
  expect(files).toEqual(WITH_CASE.flatMap((id) => [`${id}.in`, `${id}.out`]).sort())
})

test('every file of the catalogue is a problem, and has its name', () => {
  const files = readdirSync(catalogue).flatMap((judge) => readdirSync(new URL(judge, catalogue)))
  expect(problems.map(({ id }) => `${id}.ts`).sort()).toEqual(files.sort())
})

describe.each(problems)('$id', (problem) => {
  const { id, sample } = problem
  const [input, output] = (
    WITH_CASE.includes(id)
      ? ['in', 'out'].map((end) => readFileSync(new URL(`${id}.${end}`, folder), 'utf8'))
      : [sample.input, sample.output]
  ) as [string, string]

  test('prints its own sample', () => {
    expect(answer(id, sample.input)).toBe(sample.output)
  })

  test('prints the case of the folder', () => {
    expect(answer(id, input).trimEnd()).toBe(output.trimEnd())
  })

  test('takes any whitespace between numbers, and none at the end', () => {
    const numbers = input.trim().split(/\s+/)
    const spaces = [' ', '\n', '\r\n', '\t', '  \n\n', '\v', '\f', ' \t\r\n ']
    for (const space of spaces)
      expect(answer(id, numbers.join(space)).trimEnd()).toBe(output.trim())
    const mixed = numbers.map((n, i) => `${spaces[i % spaces.length]}${n}`).join('')
    expect(answer(id, `${mixed}\n\n \t`).trimEnd()).toBe(output.trim())
  })

  test('does not mind how its input is cut into pieces', () => {
    for (const piece of [1, 2, 3, 7])
      expect(answer(id, readText(input, piece)).trimEnd()).toBe(output.trim())
  })

  // digits of a word are no number
  const digits = isOwnProblem(problem) && problem.statement.layout.some(isDigits)
  test.runIf(!digits)('reads leading zeros as nothing', () => {
    const padded = input.replace(/\d+/g, (digits) => digits.padStart(25, '0'))
    expect(answer(id, padded).trimEnd()).toBe(output.trim())
  })

  test('says what it is in both languages', () => {
    for (const words of [problem.rule, problem.output, ...problem.limits, problem.format])
      for (const text of [words.en, words.zh]) expect(text.trim()).toMatch(/./)
    expect(problem.rule.zh).toMatch(/[\u4e00-\u9fff]/)
    expect(problem.rule.en).not.toMatch(/[\u4e00-\u9fff]/)
  })
})

describe('an envelope', () => {
  test('of a count reads no case behind the last', () => {
    expect(answer('hdu1846', '1 23 2 this is not read')).toBe('first\n')
    expect(answer('hdu1846', '0')).toBe('')
  })

  test('until the end may be empty', () => {
    for (const id of ['hdu1847', 'nyoj-stones-4', 'nyoj-wythoff', 'hdu2897', 'coin-set'])
      for (const input of ['', ' \n\n']) expect(answer(id, input)).toBe('')
  })

  test('until zero ends at zero or at the end', () => {
    expect(answers('hdu2516', '2 3 4 0 5 x')).toEqual(['Second win', 'Second win', 'First win'])
    expect(answers('hdu2516', '2 3 4')).toEqual(['Second win', 'Second win', 'First win'])
    expect(answer('nyoj-stones-3', '0 1 1')).toBe('')
    expect(answer('nyoj-stones-10', '')).toBe('')
  })

  test('until two zeros goes on after a single zero', () => {
    expect(answer('nyoj-stones-8', '0 5\n5 0\n0 0\n1 1')).toBe('1\n0 0\n1\n0 0\n')
    expect(answer('nyoj-stones-8', '1 2')).toBe('0\n')
  })
})
