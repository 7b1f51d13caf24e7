import { describe, expect, test } from 'vitest'
import { type Game, parse, solve, USUAL_BUDGET } from '../src/index.ts'
import { explore } from '../src/values/search.ts'

/** The verdicts of all positions equal those of plain search, winning moves and all. */
function compare(game: Game<unknown>, positions: readonly unknown[]): void {
  const truth = explore(game, positions, { ...USUAL_BUDGET, search: 30_000_000 })
  const list = (moves: Iterable<{ text: { en: string }; to: unknown }>) =>
    [...moves].map((m) => `${m.text.en} => ${game.rules.print(m.to)}`).sort()
  for (const position of positions) {
    const where = `${game.name}: ${game.rules.print(position)}`
    const verdict = solve(game, position)
    expect(verdict.outcome, where).toBe(truth.outcome(position))
    expect(verdict.value, where).toBe(game.rules.stuckDraws ? undefined : truth.value(position))
    const winning = truth.movesWhere(position, (to) => truth.outcome(to) === 'P')
    expect(list(verdict.winning), where).toEqual(list(winning))
    expect(verdict.winning.count, where).toBe(winning.count)
  }
}

describe('misère taking games equal plain search', () => {
  test.each([
    'any',
    'odd',
    'even',
    '2^k',
    '3^k',
    'fib',
    'squares',
    'primes',
    'not {1}',
    'not {2}',
    'not {1,2}',
    'not {2,3}',
    '1..2',
    '1..4',
    '2..3',
    '2..5',
    '{1}',
    '{2}',
    '{1,2}',
    '{1,3}',
    '{1,4}',
    '{2,3}',
    '{2,5}',
    '{3,4}',
    '{1,3,4}',
    '{2,4,7}',
    '{1} or even',
    '{3} or 2^k',
    'odd or {4}',
    'primes or squares',
  ])('misere take %s', (amounts) => {
    const { game } = parse(`misere take ${amounts}`)
    compare(game, [...game.rules.upTo(12)])
    const { evidence } = solve(game, [5n, 4n])
    expect(evidence.kind).toBe('theorem')
  })
})

describe('sums equal plain search of the sum', () => {
  test.each([
    'take 2^k + take fib + nim',
    'take 1..3 + take odd',
    'kayles + lasker',
    'grundy + halving',
    'wythoff + nim',
    'euclid + bash 3',
    'king + knight + odd',
    'staircase + moore 2',
    'turtles + ruler',
    'hackenbush-tree + nim',
    'ring 2..3 + even',
    'bash-heaps + nim',
    'fibonacci-nim + take {1,3}',
    '(counters a, b; a -= k; b -= 2*k where k <= a) + take primes',
    'misere (nim + take odd)',
    'misere (take 1..3 + take {2,3})',
    'misere (kayles + nim)',
    'misere (wythoff + bash 2)',
    'misere (euclid + king)',
  ])('%s', (name) => {
    const { game } = parse(name)
    compare(game, [...game.rules.upTo(8)])
  })
})
