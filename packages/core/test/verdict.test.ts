import { CounterTable } from '@nimber/kernels'
import { describe, expect, test, vi } from 'vitest'
import { entries, type Game, parse, solve, type Verdict, Verdicts } from '../src/index.ts'

/** The game with a count of the positions whose moves are listed. */
function counted(game: Game<unknown>): { game: Game<unknown>; looked: () => number } {
  let looked = 0
  const rules = Object.create(game.rules) as Game<unknown>['rules']
  rules.moves = (position) => {
    looked++
    return game.rules.moves(position)
  }
  return { game: { ...game, rules }, looked: () => looked }
}

/** Reads all that a verdict says. */
function readAll({ value, winning, drawing, endless, why, parts, evidence }: Verdict): unknown[] {
  const { first } = winning
  return [value, winning, first, winning.knownCount, drawing?.first, endless, why, parts, evidence]
}

const POSITIONS = [
  ...entries.flatMap(({ examples }) => examples.slice(0, 2)),
  'misere octal 0.77: 12 9 4',
  'counters a, b; a -= k; b -= k; a -= 1, b -= 2: 40 30',
  'grundy: 50 + octal 0.77: 20',
  'take primes: 3000',
]

describe('a verdict is a value', () => {
  test.each(POSITIONS)('%s is worked out once', (text) => {
    const parsed = parse(text)
    const { game, looked } = counted(parsed.game)
    const verdict = solve(game, parsed.position)
    const first = readAll(verdict)
    const before = looked()
    const second = readAll(verdict)
    expect(looked()).toBe(before)
    for (const [i, field] of first.entries()) expect(second[i]).toBe(field)
  })

  test('a value beside the theorem builds one table, and smaller positions build none', () => {
    const rows = vi.spyOn(CounterTable.prototype, 'advance')
    const { game, position } = parse('wythoff: 990 1000')
    const verdict = solve(game, position)
    expect(rows).not.toHaveBeenCalled()
    const { value } = verdict
    const built = rows.mock.calls.length
    expect(built).toBeGreaterThan(0)
    expect([verdict.value, solve(game, position).value]).toEqual([value, value])
    expect(solve(game, [500n, 801n]).value).toBeDefined()
    const again = parse('wythoff: 990 1000')
    expect(solve(again.game, again.position).value).toBe(value)
    expect(rows.mock.calls.length).toBe(built)
    rows.mockRestore()
  })

  test('a match over two counters builds one table', () => {
    const rows = vi.spyOn(CounterTable.prototype, 'advance')
    const { game } = parse('counters a, b; a -= k; b -= k; a -= 2, b -= 3')
    const verdicts = new Verdicts(game, [120n, 110n])
    const built = rows.mock.calls.length
    expect(built).toBeGreaterThan(0)
    for (const { to } of game.rules.moves([120n, 110n])) {
      const { outcome, value, evidence } = verdicts.of(to) ?? {}
      expect(evidence?.kind).toBe('table')
      expect(outcome).toBe(value === 0n ? 'P' : 'N')
    }
    expect(rows.mock.calls.length).toBe(built)
    rows.mockRestore()
  })
})
