import {
  type AnyGame,
  exampleOf as knownExample,
  type Parsed,
  type PartizanGame,
  parse,
  parseAny,
  TextError,
} from '@nimber/core'

/** The game and position of the arguments: `nim 3 5 7`, `'bash 4' 23`, `bash 4 23`, `'nim: 3 5 7'`. */
export function parseArguments(game: string, position: readonly string[]): Parsed {
  return together(parse, game, position)
}

/** The same, also where the players have different moves. */
export function parseAnyArguments(
  game: string,
  position: readonly string[],
): Parsed<AnyGame<unknown>> {
  return together(parseAny, game, position)
}

function together<G>(
  read: (text: string, position?: string) => Parsed<G>,
  game: string,
  position: readonly string[],
): Parsed<G> {
  if (position.length > 0) {
    try {
      const alone = read(game)
      if (alone.position === undefined) return read(game, position.join(' '))
    } catch (error) {
      // perhaps the game goes on in the next argument: take 1..4 23
      if (!(error instanceof TextError) || error.text !== game) throw error
    }
  }
  return read([game, ...position].join(' '))
}

/** The game with a position to try, as one argument of the shell. */
export function exampleOf(game: AnyGame<unknown>): string {
  const known = game.partizan ? partizanExample(game.is) : knownExample(game)
  return `'${known ?? `${game.name}: ${game.rules.print(someOf(game))}`}'`
}

/** The position to try of a game whose players have different moves. */
export function examplePositionOf(game: PartizanGame<unknown>): unknown {
  const known = partizanExample(game.is)
  return known === undefined ? someOf(game) : parseAny(known).position
}

/** A position of a middling size. */
function someOf({ rules }: AnyGame<unknown>): unknown {
  const coordinates = rules.axes === 2 ? [5n, 8n] : [20n]
  return rules.at?.(coordinates) ?? [...rules.upTo(4)].at(-1)
}

function partizanExample(is: PartizanGame<unknown>['is']): string | undefined {
  return is.kind === 'entry' && is.entry.params.length === 0 ? is.entry.examples[0] : undefined
}
