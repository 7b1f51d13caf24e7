import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RecurringNumbers } from '../src/arith/recurring.ts'
import { evaluate } from '../src/formula/evaluate.ts'
import { repeating } from '../src/formula/repeating.ts'
import { BeyondBudget, explain, parse, solve } from '../src/index.ts'

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

/** The same numbers, told to depend on as many before them as the largest amount. */
const recurring = (list: readonly number[], plain: readonly number[], rising: boolean) =>
  new RecurringNumbers({
    window: Math.max(...list),
    next: (_, n) => plain[n] as number,
    rising,
  })

test('a window that comes back makes a formula, and numbers, that go on for ever', () => {
  let found = 0
  fc.assert(
    fc.property(amounts, (list) => {
      for (const [plain, rising] of [
        [plainValues(list, 3000), false],
        [plainSteps(list, 3000), true],
      ] as const) {
        const numbers = recurring(list, plain, rising)
        const formula = repeating(numbers)
        if (!formula) continue
        found++
        const wrong = plain.findIndex((number, n) => {
          const heap = BigInt(n)
          const [far, written] = [numbers.at(heap), evaluate(formula, { vars: { n: heap } })]
          return far !== BigInt(number) || written !== far
        })
        expect(wrong, `{${list}}`).toBe(-1)
      }
    }),
    { numRuns: 60 },
  )
  expect(found).toBeGreaterThan(80)
})

test('what comes back late has no formula, and what does not come back has no end', () => {
  const late = new RecurringNumbers({ window: 600, next: (_, n) => Number(n % 600 === 0) })
  expect(repeating(late)).toBeUndefined()
  expect(late.at(600n * 10n ** 20n)).toBe(1n)
  expect(late.at(600n * 10n ** 20n + 1n)).toBe(0n)
  const rising = { window: 1, next: (_: unknown, n: number) => n }
  expect(repeating(new RecurringNumbers(rising))).toBeUndefined()
  expect(new RecurringNumbers(rising).at(10n ** 7n)).toBeUndefined()
  expect(repeating(new RecurringNumbers({ ...rising, rising: true }))).toBeDefined()
  expect(parse('every-sg {1,1000000000}').game.theorem?.formula).toBeUndefined()
  expect(parse('anti-sg {1,1000000000}').game.theorem?.formula).toBeUndefined()
})

describe('positions of any size', () => {
  const verdict = (text: string) => {
    const { game, position } = parse(text)
    return solve(game, position)
  }

  test.each([
    ['anti-sg {1,2}: 999999999999999998', 'N', 'heap 1: 999999999999999998 → 999999999999999997'],
    ['anti-sg {1,2}: 999999999999999997', 'P', undefined],
    ['every-sg {1,2}: 2147483653', 'N', 'heap 1: 2147483653 → 2147483652'],
    ['every-sg {1,2}: 2147483652', 'P', undefined],
  ])('%s is %s', (text, outcome, first) => {
    const found = verdict(text)
    const { winning, evidence } = found
    expect([found.outcome, winning.first?.text.en]).toEqual([outcome, first])
    expect(winning.count).toBe(first ? 1n : 0n)
    expect(evidence.kind).toBe('theorem')
    expect(explain(found).en).toMatch(/values repeat with period 3 |3 stones more last 2 /)
  })

  test('outcomes are those of plain numbers, and winning moves lead to lost positions', () => {
    const size = fc.bigInt({ min: 10n ** 6n, max: 10n ** 30n })
    const heaps = fc.array(fc.oneof(size, fc.bigInt({ min: 1n, max: 40n })), {
      minLength: 1,
      maxLength: 3,
    })
    fc.assert(
      fc.property(
        amounts,
        heaps,
        fc.constantFrom('anti-sg', 'every-sg'),
        (list, position, name) => {
          const game = parse(`${name} {${list}}`).game
          const { outcome, winning } = solve(game, position)
          const moves = [...game.rules.moves(position)]
          const lost = moves.filter(({ to }) => solve(game, to).outcome === 'P')
          const ended = moves.length === 0
          const won = ended ? name === 'anti-sg' : lost.length > 0
          expect(outcome).toBe(won ? 'N' : 'P')
          const texts = (list: Iterable<(typeof moves)[number]>) => [...list].map((m) => m.text.en)
          expect(texts(winning).sort()).toEqual(texts(lost).sort())
        },
      ),
      { numRuns: 300 },
    )
  })

  test('a heap whose value cannot be known is refused in both languages', () => {
    const refused = () => verdict('anti-sg {1,1000000000}: 1000000000000')
    expect(refused).toThrow(BeyondBudget)
    expect(refused).toThrow('needs the value of a heap of 1000000000000')
  })
})
