import { expect, test } from 'vitest'
import { explainPartizan } from '../src/explain/partizan.ts'
import { Forms } from '../src/forms/forms.ts'
import { parseAny } from '../src/games/parse.ts'
import type { PartizanGame } from '../src/games/partizan/game.ts'
import { solvePartizan } from '../src/solve/partizan/solve.ts'
import { PositionForms } from '../src/values/partizan/form-of.ts'
import { gameOf } from './partizan-heap-forms.ts'

const BUDGET = { table: 0, search: 1_000_000 }

const row = (n: number) => '.'.repeat(n)
const pairs = (most: number) =>
  Array.from({ length: most ** 2 }, (_, i) => [1 + (i % most), 1 + Math.floor(i / most)] as const)

/** A game whose theorem speaks of some positions, all positions up to a size, others besides. */
const GAMES: readonly (readonly [string, number, readonly string[]])[] = [
  ['push', 6, []],
  ['end-nim', 6, ['3 1 1 3', '2 5 5 2']],
  ['toads-and-frogs', 6, pairs(4).map(([i, n]) => `${row(i)}t${row(n)}f${row(i)}`)],
  ['toppling-dominoes', 5, ['eeeeeeee', 'oooooooo']],
  ['eatcake', 4, pairs(7).map(([a, b]) => `${a}x${b}+1x${b}`)],
  ['col', 6, ['....|....', 'x..|..#|...|#..|..o', 'l..|..r', '..#|#..']],
  ['partizan-euclid', 12, []],
]

test.each(GAMES)('the theorem of %s says what the moves make', (slug, size, others) => {
  const game = gameOf(slug)
  const { theorem: _, ...plain } = game
  const { theorem, rules } = game
  const forms = new Forms()
  const values = new PositionForms(forms)
  let covered = 0
  for (const position of [...rules.upTo(size), ...others.map((text) => rules.parse(text))]) {
    if (!theorem?.covers?.(position)) continue
    covered++
    const { value, ups, nim } = theorem.value(position)
    const worked = values.form(plain, position, BUDGET)
    expect(forms.simple(value, ups, nim), rules.print(position)).toBe(worked)
    if (!theorem.answer || worked !== forms.zero) continue
    for (const [mover, other] of [
      ['left', 'right'],
      ['right', 'left'],
    ] as const)
      for (const { to } of rules.moves(position, mover)) {
        const answer = theorem.answer(position, to)
        const reached = Array.from(rules.moves(to, other), (move) => rules.print(move.to))
        expect(reached, rules.print(to)).toContain(answer && rules.print(answer))
        expect(values.form(plain, answer, BUDGET)).toBe(forms.zero)
      }
  }
  expect(covered).toBeGreaterThan(15)
})

test('a theorem settles positions far beyond search, with the answer to a move', () => {
  const verdict = (text: string) => {
    const { game, position } = parseAny(text)
    return solvePartizan(game as PartizanGame<unknown>, position)
  }
  const board = verdict(`col: ${Array(16).fill(row(16)).join('|')}`)
  expect(board).toMatchObject({ outcome: 'P', evidence: { kind: 'theorem' } })
  expect(explainPartizan(board).en).toMatch(/the answer to “colour a16” is “colour p1”,/)
  expect(verdict('end-nim: 7 1000000000 1000000000 7').outcome).toBe('P')
  expect(verdict('partizan-euclid: 1000001,1000000').outcome).toBe('L')
  expect(verdict(`toppling-dominoes: ${'e'.repeat(1000)}`).outcome).toBe('N')
})

test('the winning cuts of Cutcake are those that leave enough, listed and counted', () => {
  const game = gameOf('cutcake')
  const { rules, theorem } = game
  const sides = [1, 2, 3, 4, 5, 7, 8, 11, 16, 21, 40]
  for (const text of sides.flatMap((a) =>
    sides.flatMap((b) => [`${a}x${b}`, `${a}x${b}+3x9*2+7x2`]),
  )) {
    const position = rules.parse(text)
    for (const [mover, sign] of [
      ['left', 1n],
      ['right', -1n],
    ] as const) {
      const wins = Array.from(rules.moves(position, mover), ({ to }) => to)
        .filter((to) => (theorem?.value(to).value.numerator ?? 0n) * sign >= 0n)
        .map(rules.print)
      const told = theorem?.winning?.(position, mover)
      expect(
        Array.from(told ?? [], ({ to }) => rules.print(to)),
        text,
      ).toEqual(wins)
      expect(told?.count, text).toBe(BigInt(wins.length))
    }
  }
  const large = solvePartizan(game, rules.parse('1000000000000x7'))
  expect([large.left.count, large.right.count]).toEqual([0n, 500_000_000_000n])
  const tight = theorem?.winning?.(rules.parse('7x1000000000000+1x1'), 'right')
  expect(tight?.count).toBe(0n)
})
