import { describe, expect, test } from 'vitest'
import { explain, type Game, type Move, parse, solve, spokenMove } from '../src/index.ts'
import { explore } from '../src/values/search.ts'

const budget = { table: 1_000_000, search: 3_000_000 }

// counters that can rise and fall again
const LOOPY = [
  'counters a, b; a -= 1, b += 1; b -= 1, a += 1; a -= 2',
  'counters a, b; a -= 1, b += 1; b -= 2, a += 1',
  'counters a, b; a -= 1; b -= 1, a += 1; b -= 1; a -= 1, b += 1',
]

describe('sums with parts that can go on for ever', () => {
  test.each(LOOPY)('(%s) + take {1,2} equals search of the whole', (rule) => {
    const { game } = parse(`(${rule}): 0 0 + take {1,2}: 0 + (${rule}): 0 0`) as {
      game: Game<unknown>
    }
    const [letters, starts] = [new Set<string>(), [] as unknown[]]
    for (let a = 0n; a <= 3n; a++)
      for (let b = 0n; b <= 2n; b++)
        for (let heap = 0n; heap <= 3n; heap++)
          for (const other of [
            [0n, 0n],
            [1n, 1n],
            [2n, 0n],
          ])
            starts.push([[a, b], [heap], other])
    const truth = explore(game, starts, budget)
    for (const start of starts) {
      const verdict = solve(game, start)
      const where = game.rules.print(start)
      letters.add(verdict.outcome)
      expect(verdict.outcome, where).toBe(truth.outcome(start))
      const texts = (moves: Iterable<{ text: { en: string } }>) =>
        [...moves].map(({ text }) => text.en).sort((p, q) => (p < q ? -1 : 1))
      const wins = truth.movesWhere(start, (to) => truth.outcome(to) === 'P')
      expect(texts(verdict.winning), where).toEqual(verdict.outcome === 'N' ? texts(wins) : [])
      if (verdict.outcome !== 'D') continue
      const kept = verdict.drawing?.first
      expect(truth.outcome(kept?.to), where).toBe('D')
      const { en, zh } = spokenMove(game, start, kept as Move<unknown>)
      expect(explain(verdict).en).toContain(en)
      expect(explain(verdict).zh).toContain(zh)
    }
    expect(letters.size).toBeGreaterThan(1)
  })

  test('beside a heap that no search could reach the end of', () => {
    const { game, position } = parse(`(${LOOPY[0]}): 2 1 + nim: 1000000000000000000`)
    const verdict = solve(game, position)
    expect([verdict.outcome, verdict.value]).toEqual(['D', undefined])
    expect(explain(verdict).en).toMatch(/\n∞\{[\d,]*\} \+ 1000000000000000000 = ∞\{[\d,]*\}\.\n/)
  })
})

test('a draw names the move that keeps it', () => {
  const { game, position } = parse('counters a, b; a -= 1, b += 1; b -= 1, a += 1: 2 1')
  const verdict = solve(game, position)
  expect(verdict.outcome).toBe('D')
  expect(verdict.drawing?.count).toBe(2n)
  expect(explain(verdict).en).toContain('keeps the draw: ')
})

test.each(LOOPY.filter((_, i) => i !== 1))(
  '%s: the moves left are those of a winner who hurries',
  (rule) => {
    const { game } = parse(rule) as { game: Game<unknown> }
    const starts = [...game.rules.upTo(4)]
    const truth = explore(game, starts, budget)
    for (const start of starts) {
      const { outcome, endless, winning } = solve(game, start)
      const left = truth.remoteness(start)
      const after = [...game.rules.moves(start)].map(({ to }) => truth.remoteness(to))
      // without a move there is no play that could come back
      if (after.length === 0) expect(endless).toBeUndefined()
      else expect(endless?.remoteness).toBe(left)
      if (outcome === 'D') expect(left).toBeUndefined()
      else if (after.length === 0) expect(left).toBe(0)
      else if (outcome === 'P') expect(left).toBe(1 + Math.max(...(after as number[])))
      else {
        const lost = [...game.rules.moves(start)].filter(({ to }) => truth.outcome(to) === 'P')
        expect(left).toBe(1 + Math.min(...lost.map(({ to }) => truth.remoteness(to) as number)))
        expect(truth.remoteness(winning.first?.to)).toBe((left as number) - 1)
      }
    }
    expect(starts.some((start) => solve(game, start).endless?.remoteness)).toBe(true)
  },
)
