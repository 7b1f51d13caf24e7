import { type Game, type Parsed, parse, parseAny, playable } from '@nimber/core'

const KEPT = 40
const known = new Map<string, Parsed>()
const played = new Map<string, Parsed>()

/**
 * The game of a text, and the position where one is given; the same object for the same text, so
 * that the tables of its rule are kept. Throws a TextError.
 */
export function gameOfText(game: string, position?: string): Parsed {
  const parsed = keptIn(known, game, () => parse(game))
  if (position === undefined) return parsed
  return { game: parsed.game, position: parse(game, position).position }
}

/** The same, as it is played: where the players have different moves, positions say whose turn it is. */
export function playedOfText(game: string, position?: string): Parsed {
  const parsed = keptIn(played, game, () => playedOf(game))
  if (position === undefined) return parsed
  return { game: parsed.game, position: parsed.game.rules.parse(position) }
}

function playedOf(text: string): { game: Game<unknown>; position: unknown } {
  const { game, position } = parseAny(text)
  if (!game.partizan) return gameOfText(text) as { game: Game<unknown>; position: unknown }
  return {
    game: playable(game),
    position: position === undefined ? undefined : { mover: 'left', position },
  }
}

function keptIn(map: Map<string, Parsed>, text: string, make: () => Parsed): Parsed {
  let parsed = map.get(text)
  if (!parsed) {
    parsed = make()
    if (map.size >= KEPT) map.clear()
    map.set(text, parsed)
  }
  return parsed
}
