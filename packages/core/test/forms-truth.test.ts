import { expect, test } from 'vitest'
import { printDyadic } from '../src/arith/dyadic.ts'
import { atomicWeight } from '../src/forms/atomic-weight.ts'
import { Forms } from '../src/forms/forms.ts'
import { thermographOf } from '../src/forms/thermograph.ts'
import type { Wall } from '../src/forms/wall.ts'
import { fingerprint, read, rows } from './forms-reader.ts'

const forms = new Forms()
const prints = new Map<number, string>()

const wallText = (wall: Wall) =>
  wall.map(({ value, at }) => `${printDyadic(value)}@${printDyadic(at)}`).join(' ')

test.each([
  ['day3.csv', 'canonical', 284],
  ['values.csv', 'expression', 309],
])('%s: values computed by another program', (file, column, count) => {
  const table = rows(file)
  expect(table.length).toBe(count)
  for (const row of table) {
    const g = read(forms, row[column] ?? '')
    const { mean, temperature, left, right } = thermographOf(forms, g)
    const seen = {
      mean: printDyadic(mean),
      temperature: printDyadic(temperature),
      left_wall: wallText(left),
      right_wall: wallText(right),
      outcome: forms.outcome(g),
      left_stop: printDyadic(forms.leftStop(g)),
      right_stop: printDyadic(forms.rightStop(g)),
      birthday: `${forms.birthday(g)}`,
      nodes: `${forms.nodes(g)}`,
      fingerprint: fingerprint(forms, g, prints),
    }
    expect(row, row[column]).toMatchObject(seen)
    const weight = row.atomic_weight === '' ? undefined : read(forms, row.atomic_weight ?? '')
    expect(atomicWeight(forms, g), row[column]).toBe(weight)
    if (row.canonical !== '') expect(read(forms, row.canonical ?? ''), row[column]).toBe(g)
  }
})

test('order.csv: comparisons made by another program', () => {
  const table = rows('order.csv')
  expect(table.length).toBe(253)
  for (const { a = '', b = '', relation } of table)
    expect(forms.compare(read(forms, a), read(forms, b)), `${a} ? ${b}`).toBe(relation)
})
