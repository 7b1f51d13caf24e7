import { entries } from '../src/games/catalogue.ts'
import { type Game, parse } from '../src/index.ts'

/** Games beyond the catalogue: any rule, sums, misère play, play that can go in circles. */
const MORE = [
  'take {1,3,4}',
  'take any or split',
  'misere take 1..3',
  'misere octal 0.77',
  'octal 0.37',
  'hex 0.0F',
  'nim + take {1,2}',
  'misere (nim + take odd)',
  'wythoff + kayles',
  'ring 1..2 + nim',
  'counters a, b; a -= 1; b -= 1; a -= 1, b += 1',
  'counters a, b; a := 0; b -= k where k <= a',
  'counters s, t; s -= 1, t += 1; s += 1, t -= 1; s -= 2',
  'counters x; x -= 3 where x = 3; x += 1 where x = 3; x -= 1 where x = 4',
  'misere counters a, b; a -= k; b -= k',
  '(counters x; x -= 3 where x = 3; x += 1 where x = 3; x -= 1 where x = 4) + nim',
]

/** How large the positions of a game are, where its small positions have very many moves. */
const SIZE: Readonly<Record<string, number>> = {
  bipartite: 2,
  'hackenbush-tree': 5,
  turtles: 6,
  'mock-turtles': 6,
  ruler: 6,
  'new-stone': 7,
  'consecutive-nim': 4,
  staircase: 4,
  mixed: 3,
  moore: 7,
  'bash-heaps': 5,
}

/** Every game of the catalogue with the parameters of its examples, and some more. */
export const games: readonly (readonly [name: string, game: Game<unknown>])[] = [
  ...new Set(
    entries.flatMap((entry) =>
      entry.examples.map((example) => example.slice(0, example.lastIndexOf(':'))),
    ),
  ),
  ...MORE,
].map((name) => [name, parse(name).game] as const)

/** The small positions of a game, at most `most` of them, evenly chosen. */
export function smallPositions(game: Game<unknown>, most: number): readonly unknown[] {
  const all = [...game.rules.upTo(SIZE[game.name.split(' ')[0] ?? ''] ?? 8)]
  const step = Math.max(1, Math.floor(all.length / most))
  return all.filter((_, i) => i % step === 0)
}
