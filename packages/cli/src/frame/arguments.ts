import { type Game, exampleOf as knownExample, type Parsed, parse, TextError } from '@nimber/core'

/** The game and position of the arguments: `nim 3 5 7`, `'bash 4' 23`, `bash 4 23`, `'nim: 3 5 7'`. */
export function parseArguments(game: string, position: readonly string[]): Parsed {
  if (position.length > 0) {
    try {
      const alone = parse(game)
      if (alone.position === undefined) return parse(game, position.join(' '))
    } catch (error) {
      // perhaps the game goes on in the next argument: take 1..4 23
      if (!(error instanceof TextError) || error.text !== game) throw error
    }
  }
  return parse([game, ...position].join(' '))
}

/** The game with a position to try, as one argument of the shell. */
export function exampleOf(game: Game<unknown>): string {
  const { rules, name } = game
  const coordinates = rules.axes === 2 ? [5n, 8n] : [20n]
  const position = rules.at?.(coordinates) ?? [...rules.upTo(4)].at(-1)
  return `'${knownExample(game) ?? `${name}: ${rules.print(position)}`}'`
}
