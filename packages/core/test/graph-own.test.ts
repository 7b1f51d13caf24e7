import { expect, test } from 'vitest'
import {
  chooseMove,
  explain,
  gameFromMoves,
  parse,
  randomAt,
  solve,
  tabulate,
  Verdicts,
} from '../src/index.ts'

const digits = gameFromMoves({
  name: 'take a digit',
  moves: (n: number) => [...new Set(`${n}`)].filter((d) => d !== '0').map((d) => n - Number(d)),
  at: (n) => n,
})

test('a game of five lines is solved and tabulated', () => {
  const verdict = solve(digits, 2026)
  // with no digit but 0 left nothing can be taken; 2020 is lost, by the last digit 0
  expect(verdict.outcome).toBe('N')
  expect([...verdict.winning].map((move) => move.text.en)).toEqual(['2026 → 2020'])
  const table = tabulate(digits, [30])
  for (let n = 0; n <= 30; n++) expect(table.cell(n) === 0n, `${n}`).toBe(n % 10 === 0)
  expect(digits.rules.parse('2026')).toBe(2026)
  expect(explain(verdict).en).toContain('2020')
})

test('a game that goes in circles has draws', () => {
  // a token on a ring of six with one exit
  const ring = gameFromMoves({
    name: { en: 'ring', zh: '环' },
    moves: ({ at }: { at: number }) =>
      at < 0 ? [] : at === 0 ? [{ at: 1 }, { at: -1 }] : [{ at: (at + 1) % 6 }],
  })
  const outcomes = [-1, 0, 1, 2, 3, 4, 5].map((at) => solve(ring, { at }).outcome)
  expect(outcomes).toEqual(['P', 'N', 'P', 'N', 'P', 'N', 'P'])
  expect(ring.rules.parse('{"at":3}')).toEqual({ at: 3 })
  const circle = gameFromMoves({ name: 'circle', moves: (n: number) => [(n + 1) % 5] })
  expect(solve(circle, 2).outcome).toBe('D')
})

test('it is played', () => {
  const verdicts = new Verdicts(digits, 37)
  const choice = chooseMove(verdicts, 37, 'perfect', randomAt(1, 0))
  expect(choice?.move.to).toBe(30)
})

test('two numbers make a table of two', () => {
  const corner = gameFromMoves({
    name: 'corner',
    moves: ([i, j]: readonly [number, number]) => [
      ...(i > 0 ? [[i - 1, j] as const] : []),
      ...(j > 0 ? [[i, j - 1] as const] : []),
    ],
    at: (i, j) => [i, j] as const,
  })
  const table = tabulate(corner, [4, 4])
  expect(table.cell(3, 4)).toBe(1n)
  expect(table.cell(2, 4)).toBe(0n)
  expect(solve(parse('nim').game, [3n]).outcome).toBe('N')
})
