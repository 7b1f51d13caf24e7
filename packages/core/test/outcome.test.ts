import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ExceptionalNim } from '../src/games/theorems/exceptional-nim.ts'
import { exceptionalSum } from '../src/games/theorems/exceptional-sum.ts'
import { outcomeOf, outcomeOfHeaps, parse, solve } from '../src/index.ts'

describe('the outcome alone is that of the whole verdict', () => {
  test.each([
    'take fib', // a table, which grows with the heaps
    'take {1,3,4}', // a period
    'kayles',
    'bash 4', // a theorem
    'nim',
    'mixed', // a rule for every heap
    'misere take {1,3,4}',
    'octal 0.7',
  ])('%s', (name) => {
    const { game } = parse(name)
    const heaps = fc.array(fc.bigInt(0n, 60n), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(heaps, (position) => {
        const { outcome } = solve(game, position)
        expect(outcomeOf(game, position)).toBe(outcome)
        const asPlain = outcomeOfHeaps(game, Uint32Array.from(position, Number))
        expect(asPlain).toBe(game.convention === 'misere' ? undefined : outcome)
      }),
    )
  })

  test('heaps that no short table reaches are left to the others', () => {
    const { game } = parse('take fib')
    expect(outcomeOfHeaps(game, Uint32Array.of(5, 2 ** 31))).toBeUndefined()
    const nim = parse('nim').game
    expect(outcomeOfHeaps(nim, Uint32Array.of(2 ** 32 - 1, 2 ** 31, 2 ** 31 - 1))).toBe('P')
    expect(outcomeOfHeaps(nim, Uint32Array.of(2 ** 32 - 1, 2 ** 31 - 1))).toBe('N')
  })

  test.each([
    ['take fib', 'kayles'],
    ['nim', 'take {1,3,4}'],
  ])('%s + %s', (first, second) => {
    for (let a = 0; a <= 12; a++)
      for (let b = 0; b <= 12; b++) {
        const { game, position } = parse(`${first}: ${a} + ${second}: ${b}`)
        expect(outcomeOf(game, position)).toBe(solve(game, position).outcome)
      }
  })
})

/** The value of each of `size` heaps from `base` on, with all smaller heaps looked at one by one. */
function plainValues(
  base: bigint,
  size: number,
  forbidden: readonly (readonly [bigint, bigint])[],
) {
  const exceptions = new Map<bigint, bigint>()
  const valueAt = (heap: bigint) => {
    const below = [...exceptions.keys()].filter((other) => other < heap).length
    return exceptions.get(heap) ?? heap - BigInt(below)
  }
  for (let heap = base; heap < base + BigInt(size); heap++) {
    const shut = forbidden.filter(([of]) => of === heap).map(([, amount]) => heap - amount)
    const having = (value: bigint) => {
      const special = [...exceptions].filter(([, other]) => other === value).length
      return special + 1
    }
    const values = shut.map(valueAt).sort((a, b) => (a < b ? -1 : 1))
    const least = values.find((v) => values.filter((w) => w === v).length === having(v))
    if (least !== undefined) exceptions.set(heap, least)
  }
  return Array.from({ length: size }, (_, i) => valueAt(base + BigInt(i)))
}

test('heaps with forbidden takes that no floating-point number tells apart', () => {
  const size = 20
  const takes = fc.uniqueArray(fc.tuple(fc.nat(size - 1), fc.integer({ min: 1, max: 6 })), {
    maxLength: 30,
    selector: ([heap, amount]) => `${heap} ${amount}`,
  })
  fc.assert(
    fc.property(
      takes,
      fc.constantFrom(10n, 2n ** 32n - 9n, 2n ** 53n - 5n, 10n ** 18n, 2n ** 70n),
      fc.integer({ min: 1, max: 2 ** size - 1 }),
      (list, base, chosen) => {
        const forbidden = list.map(([i, amount]) => [base + BigInt(i), BigInt(amount)] as const)
        const nim = new ExceptionalNim(forbidden)
        const values = Array.from({ length: size }, (_, i) => nim.value(base + BigInt(i)))
        expect(values).toEqual(plainValues(base, size, forbidden))
        const heaps = Array.from(values, (_, i) => base + BigInt(i)).filter(
          (_, i) => (chosen >> i) & 1,
        )
        const sum = heaps.reduce((xor, heap) => xor ^ nim.value(heap), 0n)
        expect(exceptionalSum(heaps, forbidden)).toBe(base < 2n ** 64n ? sum : undefined)
      },
    ),
  )
})
