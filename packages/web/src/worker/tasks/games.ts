import { entries, partizanEntries, type Words } from '@nimber/core'

/** A game of the catalogue, as a list names it. */
export interface GameCard {
  readonly slug: string
  readonly names: Words
  readonly about: Words
  /** Other names that people use. */
  readonly aliases: readonly string[]
  /** The game and the position to begin with: `bash 4` and `23`. */
  readonly game: string
  readonly position: string
}

/** The games of the catalogue, in the order in which they are listed. */
export function games(): readonly GameCard[] {
  return entries.map(cardOf)
}

/** Those whose players have different moves. */
export function partizanGames(): readonly GameCard[] {
  return partizanEntries.map(cardOf)
}

function cardOf({ slug, names, about, aliases, examples }: Listed): GameCard {
  const [game = slug, position = ''] = (examples[0] ?? slug).split(/:\s*/)
  return { slug, names, about, aliases, game, position }
}

interface Listed extends Pick<GameCard, 'slug' | 'names' | 'about' | 'aliases'> {
  readonly examples: readonly string[]
}
