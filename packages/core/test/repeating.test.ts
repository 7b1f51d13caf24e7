import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluate } from '../src/formula/evaluate.ts'
import { repeating } from '../src/formula/repeating.ts'
import { parse } from '../src/index.ts'

const amounts = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })

/** The steps that a heap lasts when its winner delays and its loser hurries, by the definition. */
function plainSteps(list: readonly number[], to: number): number[] {
  const steps: number[] = []
  for (let n = 0; n <= to; n++) {
    const options = list.filter((a) => a <= n).map((a) => steps[n - a] as number)
    const lost = options.filter((s) => s % 2 === 0)
    if (options.length === 0) steps.push(0)
    else steps.push(1 + (lost.length > 0 ? Math.max(...lost) : Math.min(...options)))
  }
  return steps
}

/** The values of a heap, by the definition. */
function plainValues(list: readonly number[], to: number): number[] {
  const values: number[] = []
  for (let n = 0; n <= to; n++) {
    const options = new Set(list.filter((a) => a <= n).map((a) => values[n - a]))
    let value = 0
    while (options.has(value)) value++
    values.push(value)
  }
  return values
}

test('a window that comes back makes a formula that goes on for ever', () => {
  let found = 0
  fc.assert(
    fc.property(amounts, (list) => {
      for (const [plain, rising] of [
        [plainValues(list, 3000), false],
        [plainSteps(list, 3000), true],
      ] as const) {
        const formula = repeating((n) => plain[n] as number, Math.max(...list), rising)
        if (!formula) continue
        found++
        for (const [n, number] of plain.entries())
          expect(evaluate(formula, { vars: { n: BigInt(n) } }), `{${list}} at ${n}`).toBe(
            BigInt(number),
          )
      }
    }),
    { numRuns: 60 },
  )
  expect(found).toBeGreaterThan(80)
})

test('what depends on much, or comes back late, has none', () => {
  expect(repeating((n) => n % 2, 65)).toBeUndefined()
  expect(repeating((n) => n, 1)).toBeUndefined()
  expect(repeating((n) => n, 1, true)).toBeDefined()
  expect(parse('every-sg {1,1000000000}').game.theorem?.formula).toBeUndefined()
  expect(parse('anti-sg {1,1000000000}').game.theorem?.formula).toBeUndefined()
})
