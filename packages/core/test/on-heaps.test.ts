import { expect, test } from 'vitest'
import {
  check,
  discover,
  discoverPartizan,
  type Game,
  type PartizanGame,
  parse,
  parseAny,
  proveGame,
  ruleOnHeaps,
  TextError,
} from '../src/index.ts'

/** The positions that a move leads to, for heaps up to a size. */
function reached(game: Game<unknown>, heaps: number, most: number): string[] {
  const lists = Array.from({ length: (most + 1) ** heaps }, (_, i) =>
    Array.from({ length: heaps }, (_, place) => Math.floor(i / (most + 1) ** place) % (most + 1)),
  )
  return lists.map((list) => {
    const position = game.rules.parse(list.join(' '))
    const to = [...game.rules.moves(position)].map((move) => game.rules.print(move.to))
    return `${list.join(' ')}: ${[...new Set(to)].sort().join(', ')}`
  })
}

test.each([
  'nim',
  'misere nim',
  'moore 1',
  'moore 2',
  'moore 3',
  'staircase',
  'end-piles',
  'misere staircase',
])('%s on some heaps is a rule with the same moves', (name) => {
  const { game } = parse(name)
  for (const heaps of [2, 3, 4]) {
    const rule = parse(ruleOnHeaps(game, heaps) as string).game
    expect(rule.convention).toBe(game.convention)
    expect(reached(rule, heaps, 2)).toEqual(reached(game, heaps, 2))
  }
})

test.each([
  ['moore 2', 3, 1],
  ['staircase', 3, 1],
  ['end-piles', 3, 6],
  ['misere nim', 3, 4],
])('%s on %d heaps is proved by an automaton of %d states', (name, heaps, states) => {
  const { game } = parse(ruleOnHeaps(parse(name).game, heaps) as string)
  const { proved } = proveGame(game)
  expect(proved?.sets.map(({ size }) => size)).toEqual([states])
  expect(check(JSON.parse(JSON.stringify(proved?.certificate))).valid).toBe(true)
})

test('other games, other numbers of heaps and too many amounts have no such rule', () => {
  expect(ruleOnHeaps(parse('take any or split').game, 3)).toBeUndefined()
  expect(ruleOnHeaps(parse('chomp').game, 3)).toBeUndefined()
  expect(ruleOnHeaps(parse('nim').game, 1)).toBeUndefined()
  expect(ruleOnHeaps(parse('nim').game, 7)).toBeUndefined()
  expect(ruleOnHeaps(parse('moore 4').game, 5)).toBeUndefined()
})

test('End-Nim of two players with different moves names the game in which they have the same', () => {
  const { game } = parseAny('end-nim')
  expect(() => discoverPartizan(game as PartizanGame<unknown>)).toThrow(/it is end-piles\.$/)
})

test('a game with any number of heaps is refused with the rule for three of them', () => {
  const words = (name: string) => {
    try {
      discover(parse(name).game)
    } catch (error) {
      return error instanceof TextError ? error.words : undefined
    }
    return undefined
  }
  expect(words('staircase')?.en).toMatch(
    /counters a, b, c; a -= k; b -= k, a \+= k; c -= k, b \+= k$/,
  )
  expect(words('moore 2')?.zh).toMatch(/堆数不限.*counters a, b, c; a -= k/)
})
