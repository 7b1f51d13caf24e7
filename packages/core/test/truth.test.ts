import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Game, parse, solve, USUAL_BUDGET } from '../src/index.ts'
import type { CodeRule } from '../src/rules/rule.ts'
import { rule } from '../src/rules/syntax.ts'
import { explore } from '../src/values/search.ts'
import { findPeriod, HeapTable } from '../src/values/table.ts'

/** The lines of a file of figures that were computed independently, comments left out. */
const lines = (file: string) =>
  readFileSync(new URL(`./truth/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
const cells = (file: string) => lines(file).map((line) => line.split(','))

const games = new Map<string, Game<unknown>>()
function verdict(text: string, position: string) {
  const game = games.get(text) ?? parse(text).game
  games.set(text, game)
  return solve(game, game.rules.parse(position))
}
const value = (game: string, position: string) => verdict(game, position).value
const outcome = (game: string, position: string) => verdict(game, position).outcome

describe('values of single heaps', () => {
  test.each([
    ['kayles_0.77.csv', ['kayles', 'octal 0.77']],
    ['grundys_game.csv', ['grundy', 'split unequal']],
    ['officers_0.6.csv', ['officers', 'octal 0.6']],
    ['laskers_nim.csv', ['lasker', 'take any or split']],
    ['sub_1_and_evens.csv', ['one-or-even', 'take {1} or even', 'take even or 1..1']],
    ['sub_fibonacci.csv', ['take-fib', 'take fib']],
    ['sub_powers_of_2.csv', ['powers 2', 'take 2^k']],
  ])('%s', (file, names) => {
    const rows = cells(file).slice(1)
    expect(rows.length).toBeGreaterThan(100)
    for (const game of names)
      for (const [n = '', g = ''] of rows) expect(value(game, n), `${game}: ${n}`).toBe(BigInt(g))
  })
})

describe('two numbers', () => {
  test('the values of Wythoff’s game', () => {
    const { game } = parse('wythoff')
    const truth = explore(game, game.rules.upTo(40), USUAL_BUDGET)
    for (const [i, row] of cells('wythoff_grundy_20x20.csv').entries())
      for (const [j, g] of row.entries()) {
        expect(truth.value([BigInt(i), BigInt(j)])).toBe(BigInt(g))
        expect(value('wythoff', `${i} ${j}`)).toBe(BigInt(g))
      }
  })

  test('the losing pairs of Wythoff’s game', () => {
    const { game } = parse('wythoff')
    const losing: string[] = []
    for (let a = 0n; a < 400n; a++)
      for (let b = a; b < 400n; b++)
        if (solve(game, [a, b]).outcome === 'P') losing.push(`${a},${b}`)
    expect(losing).toEqual(lines('wythoff_P.csv').slice(1))
  })

  test('the values of Euclid', () => {
    const rows = cells('euclid_grundy_60x60.csv')
    expect(rows.length).toBe(60)
    for (const [i, row] of rows.entries())
      for (const [j, g] of row.entries())
        expect(value('euclid', `${i + 1} ${j + 1}`)).toBe(BigInt(g))
  })

  test('the knight of HDU 5754', () => {
    const letters: Record<string, string> = { N: 'W', P: 'L', D: 'D' }
    const rows = cells('hdu5754_knight_30x30.csv')
    expect(rows.length).toBe(30)
    for (const [i, row] of rows.entries())
      expect(
        row.map((_, j) => letters[outcome('knight-to-corner', `${i} ${j}`)]),
        `row ${i}`,
      ).toEqual(row)
  })
})

describe('lists of losing positions', () => {
  test('Moore’s Nim with three heaps', () => {
    const losing = new Set(cells('moore_nim_k2_h3_max12_P.csv').map((p) => p.join(' ')))
    for (let a = 0; a <= 12; a++)
      for (let b = a; b <= 12; b++)
        for (let c = b; c <= 12; c++)
          expect(outcome('moore 2', `${a} ${b} ${c}`) === 'P').toBe(losing.has(`${a} ${b} ${c}`))
    expect(losing.size).toBeGreaterThan(10)
  })

  test('Staircase Nim with three steps', () => {
    const losing = new Set(cells('staircase_nim_3steps_max3_P.csv').map((p) => p.join(' ')))
    for (let a = 0; a <= 3; a++)
      for (let b = 0; b <= 3; b++)
        for (let c = 0; c <= 3; c++)
          expect(outcome('staircase', `${a} ${b} ${c}`) === 'P').toBe(losing.has(`${a} ${b} ${c}`))
    expect(losing.size).toBeGreaterThan(10)
  })

  test('Fibonacci Nim', () => {
    const losing = new Set(lines('fibonacci_nim_f2t_P.txt').join(' ').split(' '))
    for (let n = 2; n <= 1000; n++)
      for (const game of ['fibonacci-nim', 'k-fold 2'])
        expect(outcome(game, `${n}`) === 'P', `${game}: ${n}`).toBe(losing.has(`${n}`))
    expect(losing.size).toBe(14)
  })

  test('misère Kayles up to 26', () => {
    const losing = lines('misere_kayles_P_total26.txt').map((line) => line.split(' ').map(BigInt))
    const { game } = parse('misere kayles')
    const key = (p: unknown) => game.rules.key?.(p) ?? game.rules.print(p)
    const positions = [...game.rules.upTo(26)]
    const truth = explore(game, positions, { table: 0, search: 5_000_000 })
    const losers = positions.filter((p) => truth.outcome(p) === 'P').map(key)
    expect(losers.sort()).toEqual(losing.map(key).sort())
    for (const heaps of losing.filter((_, i) => i % 97 === 0)) {
      const { outcome: found, winning } = solve(game, heaps)
      expect([found, winning.first]).toEqual(['P', undefined])
    }
  })
})

describe('periods of octal games', () => {
  const rows = cells('octal_periods.csv')
    .slice(1)
    .map(([code = '', ...numbers]) => ({ code, numbers: numbers.map(Number) }))
    .filter(({ numbers: [period = 0, from = 0] }) => period + from < 2000)

  test.each(rows)('$code', ({ code, numbers: [period = 0, first = 0, , most = 0] }) => {
    const table = new HeapTable(rule(`octal ${code}`) as CodeRule)
    const found = findPeriod(table, 10n ** 40n, USUAL_BUDGET)
    expect(found).toMatchObject({ length: period, from: first })
    const values = Array.from({ length: first + period }, (_, n) => table.at(n))
    expect(Math.max(...values)).toBe(most)
    // a huge heap by the same way
    const { value: far } = solve(...huge(`octal ${code}`, 10n ** 30n + BigInt(first)))
    const place = first + Number(10n ** 30n % BigInt(period))
    expect(far).toBe(BigInt(values[place] as number))
  })

  test('enough codes are small', () => expect(rows.length).toBeGreaterThan(75))
})

function huge(game: string, heap: bigint): Parameters<typeof solve> {
  const parsed = parse(game, `${heap}`)
  return [parsed.game, parsed.position]
}
