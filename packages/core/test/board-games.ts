import { findPartizan } from '../src/games/partizan/catalogue.ts'
import type { PartizanEntry, PartizanGame } from '../src/games/partizan/game.ts'

/** The games on boards and graphs in which the players have different moves. */
export const BOARD_GAMES = [
  'domineering',
  'clobber',
  'konane',
  'amazons',
  'nogo',
  'col',
  'snort',
  'col-graph',
  'snort-graph',
]

/** The partizan game of the catalogue with a name. */
export function entryOf(name: string): PartizanEntry {
  const entry = findPartizan(name)
  if (!entry) throw new Error(`no game ${name}`)
  return entry
}

const games = new Map<string, PartizanGame<unknown>>()

/** The partizan game of the catalogue with a name, always the same object. */
export function named(name: string): PartizanGame<unknown> {
  const game = games.get(name) ?? entryOf(name).make({})
  games.set(name, game)
  return game
}
