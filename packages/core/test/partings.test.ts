import { expect, test } from 'vitest'
import { parse } from '../src/index.ts'
import { isHeapRule } from '../src/rules/rule.ts'
import { tableOf } from '../src/values/table.ts'

/** The values of what is left by a division in `count` heaps, the smallest first. */
function* divisions(
  values: readonly number[],
  heap: number,
  count: number,
  least = 1,
): Generator<number> {
  if (count === 1) {
    if (heap >= least) yield values[heap] as number
    return
  }
  for (let first = least; first * count <= heap; first++)
    for (const rest of divisions(values, heap - first, count - 1, first))
      yield (values[first] as number) ^ rest
}

/** Values option by option, where any number may be taken, or none, and heaps are divided. */
function plainly(takesAny: boolean, from: number, to: number, last: number): number[] {
  const values: number[] = []
  for (let heap = 0; heap <= last; heap++) {
    const seen = new Set(takesAny ? values : [])
    for (let count = from; count <= Math.min(to, heap); count++)
      for (const value of divisions(values, heap, count)) seen.add(value)
    let value = 0
    while (seen.has(value)) value++
    values.push(value)
  }
  return values
}

test.each([
  ['split into 3', false, 3, 3, 90],
  ['take any or split into 3', true, 3, 3, 90],
  ['take any or split into 4', true, 4, 4, 48],
  ['split into 2..5', false, 2, 5, 36],
  ['split into 2..n', false, 2, 36, 36],
  ['take any or split into 3..n', true, 3, 34, 34],
])('%s', (text, takesAny, from, to, last) => {
  const { rule } = parse(text).game
  if (!rule || !isHeapRule(rule)) throw new TypeError(text)
  const table = tableOf(rule)
  table.extend(last, { table: 1e9, search: 0 })
  const values = Array.from({ length: last + 1 }, (_, heap) => table.at(heap))
  expect(values).toEqual(plainly(takesAny, from, to, last))
})
