import { inside, TextError } from '../model/errors.ts'
import type { Move } from '../model/moves.ts'
import { join, type Words } from '../model/words.ts'
import type { Component, Game, GameBase } from './game.ts'

/** One position of each part. */
export type Positions = readonly unknown[]

/** The sum of games: a position has one position of each, and a move changes one of them. */
export function gameSum(games: readonly Game<unknown>[]): Game<Positions> {
  return {
    ...sumBase(games, games.map(isOfCounters)),
    is: { kind: 'sum', parts: games },
    components: (positions) =>
      games.map((game, i): Component<Positions> => {
        const position = positions[i]
        const text = game.rules.print(position)
        return {
          game,
          position,
          text: { en: `${game.name}: ${text}`, zh: `${game.nameZh}: ${text}` },
          after: (move) => movedIn(positions, i, move),
        }
      }),
  }
}

/** The moves of a rule over counters stand one after the other, so that in a sum it is in brackets. */
function isOfCounters({ is }: Game<unknown>): boolean {
  return is.kind === 'rule' && is.rule.kind === 'counters'
}

/** What every sum has, whatever the games; those that are so marked have their names in brackets. */
export function sumBase(
  games: readonly GameBase<unknown>[],
  bracketed: readonly boolean[],
): GameBase<Positions> {
  const nameOf = (name: string, i: number) => (bracketed[i] ? `(${name})` : name)
  return {
    name: games.map(({ name }, i) => nameOf(name, i)).join(' + '),
    nameZh: games.map(({ nameZh }, i) => nameOf(nameZh, i)).join(' + '),
    convention: 'normal',
    shape: { kind: 'parts', parts: (positions) => positions },
    look: (positions) => ({
      kind: 'sum',
      parts: games.map((game, i) => ({ game, position: positions[i] })),
    }),
    rules: {
      parse: (text) => parsePositions(text, games),
      words: Object.assign({}, ...games.map(({ rules }) => rules.words)),
      print: (positions) => games.map(({ rules }, i) => rules.print(positions[i])).join(' + '),
      key: (positions) =>
        games
          .map(({ rules }, i) => (rules.key ?? rules.print).call(rules, positions[i]))
          .join(' + '),
      *moves(positions, mover) {
        for (const [i, { rules }] of games.entries())
          for (const move of rules.moves(positions[i], mover)) yield movedIn(positions, i, move)
      },
      *upTo(size) {
        for (const parts of everyChoice(
          games.map((g) => [...g.rules.upTo(Math.ceil(size / games.length))]),
        ))
          yield parts
      },
      axes: undefined,
    },
  }
}

/** The whole position after a move in one part. */
export function movedIn(positions: Positions, index: number, move: Move<unknown>): Move<Positions> {
  return new MovedIn(positions, index, move)
}

/** Nothing is worked out before it is asked: of a sum with many parts, most moves are only counted. */
class MovedIn implements Move<Positions> {
  readonly #positions: Positions
  readonly #index: number
  readonly #move: Move<unknown>

  constructor(positions: Positions, index: number, move: Move<unknown>) {
    this.#positions = positions
    this.#index = index
    this.#move = move
  }

  get text(): Words {
    const part = { en: `part ${this.#index + 1},`, zh: `第 ${this.#index + 1} 部分，` }
    return join([part, this.#move.text])
  }

  get touches(): readonly string[] | undefined {
    return this.#move.touches
  }

  get to(): Positions {
    return this.#positions.with(this.#index, this.#move.to)
  }
}

function parsePositions(text: string, games: readonly GameBase<unknown>[]): Positions {
  // a plus before a digit joins the heaps of one position
  const pieces = text.split(/\+(?!\d)/)
  if (pieces.length !== games.length)
    throw new TextError(text, text.length, {
      en: `Expected ${games.length} positions with + between them, found ${pieces.length}.`,
      zh: `这里应有 ${games.length} 个用 + 隔开的局面，却有 ${pieces.length} 个。`,
    })
  let offset = 0
  return games.map((game, i) => {
    const piece = pieces[i] as string
    const start = offset
    offset += piece.length + 1
    return inside(text, start, () => game.rules.parse(piece))
  })
}

/** All lists with one member of each list. */
function* everyChoice(lists: readonly (readonly unknown[])[]): Generator<Positions> {
  const [first, ...rest] = lists
  if (!first) return yield []
  for (const member of first) for (const others of everyChoice(rest)) yield [member, ...others]
}
