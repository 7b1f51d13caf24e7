import { type Parsed, parse } from '@nimber/core'

const KEPT = 40
const known = new Map<string, Parsed>()

/**
 * The game of a text, and the position where one is given; the same object for the same text, so
 * that the tables of its rule are kept. Throws a TextError.
 */
export function gameOfText(game: string, position?: string): Parsed {
  let parsed = known.get(game)
  if (!parsed) {
    parsed = parse(game)
    if (known.size >= KEPT) known.clear()
    known.set(game, parsed)
  }
  if (position === undefined) return parsed
  return { game: parsed.game, position: parse(game, position).position }
}
