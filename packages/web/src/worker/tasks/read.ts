import { entryOf, exampleOf, type Game, isHeapRule, parse, same, type Words } from '@nimber/core'
import { gameOfText, playedOfText } from '../games.ts'

/** What a text in the rule language means. */
export interface ReadData {
  readonly game: Words
  /** How many numbers a position is, where a table can be made of them. */
  readonly axes: 1 | 2 | undefined
  /** Whether the rule is about heaps, each moved in on its own. */
  readonly heaps: boolean
  /** The position behind the game, where the text has one. */
  readonly position: string | undefined
  /** A position to begin with. */
  readonly example: string
  /** What the catalogue knows of the game. */
  readonly known: KnownGame | undefined
}

export interface KnownGame {
  readonly names: Words
  /** The text of the game's page: `bash 4`. */
  readonly game: string
  readonly theorem: { readonly name: Words; readonly reference: Words } | undefined
}

/** The game of a text; throws a TextError. */
export function read(text: string): ReadData {
  const { game, position } = parse(text)
  const { rules } = game
  return {
    game: { en: game.name, zh: game.nameZh },
    axes: rules.axes,
    heaps: game.rule !== undefined && isHeapRule(game.rule),
    position: position === undefined ? undefined : rules.print(position),
    example: positionOf(game),
    known: knownOf(game),
  }
}

function positionOf(game: Game<unknown>): string {
  const { rules } = game
  const example = exampleOf(game)?.split(/:\s*/)[1]
  if (example !== undefined) return example
  const coordinates = rules.axes === 2 ? [5n, 8n] : [20n]
  const position = (rules.axes && rules.at?.(coordinates)) ?? [...rules.upTo(4)].at(-1)
  return position === undefined ? '' : rules.print(position)
}

function knownOf(game: Game<unknown>): KnownGame | undefined {
  const { name, theorem } = game
  const entry = entryOf(game)
  return (
    entry && {
      names: entry.names,
      game: name,
      theorem: theorem && { name: theorem.name, reference: asWords(theorem.reference) },
    }
  )
}

function asWords(text: string | Words): Words {
  return typeof text === 'string' ? same(text) : text
}

export interface PlaceArgs {
  readonly game: string
  readonly coordinates: readonly number[]
}

/** The text of the position that stands at a place of a game's table. */
export function place({ game: text, coordinates }: PlaceArgs): string {
  const { rules } = gameOfText(text).game
  const position = rules.at?.(coordinates.map(BigInt))
  return position === undefined ? '' : rules.print(position)
}

export interface WrittenArgs {
  readonly game: string
  readonly position: string
}

/** The canonical text of a position that a person wrote; throws a TextError. */
export function written({ game: text, position }: WrittenArgs): string {
  const { game, position: found } = playedOfText(text, position)
  return game.rules.print(found)
}
