import { gameOf, type Parsed } from '@nimber/core'

const nim = gameOf('nim')

/** A position of the game of the first page, whatever the text of the game: there is no parser. */
export function playedOfText(_game: string, position = ''): Parsed {
  return { game: nim, position: nim.rules.parse(position) }
}
