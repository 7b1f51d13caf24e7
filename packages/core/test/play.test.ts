import { describe, expect, test } from 'vitest'
import { type Game, type Move, parse, USUAL_BUDGET } from '../src/index.ts'
import { analyse } from '../src/play/analyse.ts'
import { bestMove, chooseMove } from '../src/play/choose.ts'
import {
  type Match,
  type Player,
  played,
  positionOf,
  resultOf,
  sideToMove,
  swapped,
  takenBack,
} from '../src/play/match.ts'
import { randomAt } from '../src/play/random.ts'
import { readMove } from '../src/play/read-move.ts'
import { Verdicts } from '../src/play/verdicts.ts'
import { type Explored, explore } from '../src/values/search.ts'
import { games, smallPositions } from './play-games.ts'

function matchOf(text: string, players: readonly [Player, Player]): Match<unknown> {
  const { game, position } = parse(text)
  return { game, start: position, moves: [], players, seed: 7 }
}

/** The match after moves that are typed. */
function after(match: Match<unknown>, ...typed: string[]): Match<unknown> {
  return typed.reduce((m, text) => played(m, readMove(m.game, positionOf(m), text)), match)
}

const circles = 'counters x; x -= 3 where x = 3; x += 1 where x = 3; x -= 1 where x = 4'

/** So many small positions; of two smaller heaps for one fewer, since far more are below each. */
const some = (game: Game<unknown>, count: number) =>
  smallPositions(game, game.name === 'two-smaller' ? 8 : count)

describe('a perfect player', () => {
  test.each(games)('of %s keeps a win and a draw whatever the opponent does', (_, game) => {
    const positions = some(game, 30)
    const truth = explore(game, positions, USUAL_BUDGET)
    for (const position of positions)
      if (truth.outcome(position) !== 'P')
        follow(new Verdicts(game, position), truth, position, new Map())
  })

  /** Plays the perfect move and then every reply; the way to a win never comes back. */
  function follow(
    verdicts: Verdicts<unknown>,
    truth: Explored<unknown>,
    position: unknown,
    seen: Map<string, 'open' | 'done'>,
  ): void {
    const { game } = verdicts
    const { rules } = game
    const key = (rules.key ?? rules.print).call(rules, position)
    const outcome = truth.outcome(position)
    // a call of expect takes longer than to choose a move, so it is made where it fails
    const wrong = (what: string) => expect.fail(`${game.name}: ${rules.print(position)} ${what}`)
    if (outcome === 'N' && seen.get(key) === 'open') wrong('goes in circles')
    if (seen.has(key)) return
    seen.set(key, 'open')
    const choice = bestMove(verdicts, position, randomAt(1, seen.size))
    if (choice) {
      const [kind, left] = outcome === 'N' ? ['wins', 'P'] : ['draws', 'D']
      if (choice.kind !== kind || truth.outcome(choice.move.to) !== left)
        wrong(`${choice.kind} by ${choice.move.text.en}`)
      for (const reply of rules.moves(choice.move.to)) follow(verdicts, truth, reply.to, seen)
    } else if ([...rules.moves(position)].length > 0) wrong('has moves')
    seen.set(key, 'done')
  }

  test.each(games)('of %s makes the most difficult move from a lost position', (_, game) => {
    const positions = some(game, 60)
    const truth = explore(game, positions, USUAL_BUDGET)
    for (const position of positions) {
      const moves = distinct(game, position)
      if (truth.outcome(position) !== 'P' || moves.length === 0 || moves.length > 200) continue
      const difficulty = ({ to }: Move<unknown>) => [
        -[...game.rules.moves(to)].filter((reply) => truth.outcome(reply.to) === 'P').length,
        truth.remoteness(to) ?? 0,
        (game.rules.print(to).match(/\d+/g) ?? []).reduce((sum, n) => sum + Number(n), 0),
      ]
      const best = moves.map(difficulty).reduce((a, b) => (less(a, b) ? b : a))
      const choice = bestMove(new Verdicts(game, position), position)
      const where = `${game.name}: ${game.rules.print(position)}`
      expect(choice && difficulty(choice.move), where).toEqual(best)
      expect(choice?.kind).toBe('lost')
    }
  })

  function less(a: readonly number[], b: readonly number[]): boolean {
    const i = a.findIndex((n, j) => n !== b[j])
    return i >= 0 && (a[i] as number) < (b[i] as number)
  }

  /** The moves of a position, those to the same position once. */
  function distinct(game: Game<unknown>, position: unknown): Move<unknown>[] {
    const moves = [...game.rules.moves(position)]
    const texts = moves.map(({ to }) => game.rules.print(to))
    return moves.filter((_, i) => texts.indexOf(texts[i] as string) === i)
  }

  test('finds its moves in huge positions at once', () => {
    for (const text of [
      'nim: 999999999999999999 5 7000000000000',
      'nim: 1000000000000 1000000000000',
      'kayles: 1000000000000',
      'wythoff: 165580140 267914295',
      'staircase: 1000000000000 5 1000000000000',
      'consecutive-nim: 1..1000000000000',
      'mock-turtles: 1000000 1000000000000',
      'moore 2: 1000000000 2000000000 3000000000',
      'fibonacci-nim: 1000000000000',
      'misere nim: 1000000000000 1000000000000',
    ]) {
      const { game, position } = parse(text)
      const verdicts = new Verdicts(game, position)
      const choice = bestMove(verdicts, position)
      expect(choice?.kind, text).toBe(verdicts.outcome(position) === 'N' ? 'wins' : 'lost')
    }
  })

  test('hurries where play can go in circles', () => {
    // from 3 both 0 and 4 are lost for the opponent, but 4 only goes back to 3
    const { game, position } = parse(`${circles}: 3`)
    const verdicts = new Verdicts(game, position)
    expect([...(verdicts.of(position)?.winning ?? [])].length).toBe(2)
    for (let place = 0; place < 20; place++)
      expect(bestMove(verdicts, position, randomAt(1, place))?.move.to).toEqual([0n])
  })
})

describe('a level', () => {
  test('errs as often as it says, and says so', () => {
    const { game, position } = parse('nim: 3 5 7')
    const verdicts = new Verdicts(game, position)
    for (const [level, low, high] of [
      ['beginner', 125, 175],
      ['middle', 42, 78],
      ['perfect', 0, 0],
    ] as const) {
      let mistakes = 0
      for (let place = 0; place < 300; place++) {
        const choice = chooseMove(verdicts, position, level, randomAt(3, place))
        const wins = choice && verdicts.outcome(choice.move.to) === 'P'
        expect(choice?.kind).toBe(wins ? 'wins' : 'mistake')
        if (!wins) mistakes++
      }
      expect(mistakes).toBeGreaterThanOrEqual(low)
      expect(mistakes).toBeLessThanOrEqual(high)
    }
  })

  test('gives up a draw by a move that loses', () => {
    const { game, position } = parse('knight-to-corner: 5 7')
    const verdicts = new Verdicts(game, position)
    expect(verdicts.outcome(position)).toBe('D')
    const kinds = new Set<string>()
    for (let place = 0; place < 50; place++) {
      const choice = chooseMove(verdicts, position, 'beginner', randomAt(5, place))
      kinds.add(`${choice?.kind} ${choice && verdicts.outcome(choice.move.to)}`)
    }
    expect([...kinds].sort()).toEqual(['draws D', 'mistake N'])
  })

  test('does not err within its sight: it ends the game, and leaves no end to the opponent', () => {
    const kindsAt = (text: string, level: 'beginner' | 'middle') => {
      const { game, position } = parse(text)
      const verdicts = new Verdicts(game, position)
      return new Set(
        Array.from({ length: 60 }, (_, place) => {
          const choice = chooseMove(verdicts, position, level, randomAt(7, place))
          return `${choice?.kind} ${choice && game.rules.print(choice.move.to)}`
        }),
      )
    }
    expect([...kindsAt('nim: 5', 'beginner')]).toEqual(['wins 0'])
    expect([...kindsAt('misere nim: 4', 'beginner')]).toEqual(['wins 1'])
    // a single heap is taken at once
    for (const kind of kindsAt('nim: 2 4', 'beginner'))
      expect(kind).not.toMatch(/^mistake (0 \d|\d 0)$/)
    // three moves ahead: 1 1 2 is won at once by whoever looks
    const seen = kindsAt('nim: 1 1 3', 'middle')
    expect(seen).not.toContain('mistake 1 1 2')
    expect(kindsAt('nim: 3 5 7', 'middle').size).toBeGreaterThan(3)
  })

  test('plays the same for the same seed and place', () => {
    const { game, position } = parse('nim: 4 5 6 7')
    const choices = (seed: number) =>
      Array.from({ length: 20 }, (_, place) => {
        const choice = chooseMove(
          new Verdicts(game, position),
          position,
          'middle',
          randomAt(seed, place),
        )
        return choice?.move.text.en
      })
    expect(choices(1)).toEqual(choices(1))
    expect(choices(1)).not.toEqual(choices(2))
  })
})

describe('a match', () => {
  const two = ['person', 'person'] as const

  test('goes to and fro', () => {
    const start = matchOf('nim: 3 5 7', ['person', 'perfect'])
    const later = after(start, '2 4', '1 1')
    expect(start.game.rules.print(positionOf(later))).toBe('2 1 7')
    expect([sideToMove(start), sideToMove(later), sideToMove(takenBack(later, 1))]).toEqual([
      0, 0, 1,
    ])
    expect(takenBack(later, 0)).toEqual(start)
    expect(swapped(later).players).toEqual(['perfect', 'person'])
  })

  test.each([
    ['nim: 1 1', ['1 1', '2 1'], { winner: 1 }],
    ['nim: 2', ['2'], { winner: 0 }],
    ['misere nim: 1 1', ['1 1', '2 1'], { winner: 0 }],
    ['knight-to-corner: 1 1', [], { winner: undefined, drawn: 'stuck' }],
    ['knight-to-corner: 1 2', ['= 0 0'], { winner: 0 }],
    [
      'counters s, t; s -= 1, t += 1; s += 1, t -= 1; s -= 2: 1 1',
      ['= 0 2', '= 1 1', '= 0 2', '= 1 1'],
      { winner: undefined, drawn: 'repetition' },
    ],
    ['nim: 2 2', ['1 1'], undefined],
  ] as const)('%s after %j ends as %j', (text, typed, result) => {
    expect(resultOf(after(matchOf(text, two), ...typed))).toEqual(result)
  })

  test.each([
    // 3 5 7 is won, so the move that lost it is the first move, and 1, 4 and 6 are what it had to leave
    ['nim: 3 5 7', ['1 3', '3 2', '2 5', '3 5'], { kind: 'lost', ply: 0, side: 0, had: 'N' }],
    // both erred: the last error of the loser counts
    ['nim: 1 2', ['2 2', '1 1'], { kind: 'lost', ply: 0, side: 0, had: 'N' }],
    ['nim: 2 3', ['2 3', '1 1', '1 1'], { kind: 'lost', ply: 1, side: 1, had: 'N' }],
    ['nim: 1 1', ['1 1', '2 1'], { kind: 'from the start', side: 0 }],
    ['misere nim: 1 2', ['2 1', '1 1', '2 1'], { kind: 'lost', ply: 0, side: 0, had: 'N' }],
    ['knight-to-corner: 2 4', ['= 1 2', '= 0 0'], { kind: 'lost', ply: 0, side: 0, had: 'D' }],
    ['knight-to-corner: 1 1', [], { kind: 'fair' }],
    ['knight-to-corner: 4 4', ['= 3 2', '= 2 0'], { kind: 'fair' }],
    ['knight-to-corner: 4 5', ['= 2 4', '= 0 3'], { kind: 'missed', ply: 0, side: 0, had: 'N' }],
  ] as const)('%s after %j was decided by %j', (text, typed, decided) => {
    const match = after(matchOf(text, two), ...typed)
    const verdicts = new Verdicts(match.game, match.start)
    const analysis = analyse(match, verdicts)
    expect(analysis).toMatchObject(decided)
    if (analysis && 'ply' in analysis) {
      const better = verdicts.outcome(analysis.better?.to)
      expect(better).toBe(analysis.had === 'N' ? 'P' : 'D')
    }
  })

  test('has no analysis before its end', () => {
    const match = matchOf('nim: 3', two)
    expect(analyse(match, new Verdicts(match.game, match.start))).toBeUndefined()
  })

  test('that goes in circles from a won position says so', () => {
    const match = after(matchOf(`${circles}: 3`, two), '= 4', '= 3', '= 4', '= 3')
    expect(resultOf(match)).toEqual({ winner: undefined, drawn: 'repetition' })
    const analysis = analyse(match, new Verdicts(match.game, match.start))
    expect(analysis).toMatchObject({ kind: 'circles', side: 0, better: { to: [0n] } })
  })
})
