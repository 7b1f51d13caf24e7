import { inside, TextError } from '../model/errors.ts'
import type { Component, Game } from '../model/game.ts'
import type { Move } from '../model/moves.ts'
import { join } from '../model/words.ts'

type Positions = readonly unknown[]

/** The sum of games: a position has one position of each, and a move changes one of them. */
export function sumOf(games: readonly Game<unknown>[]): Game<unknown> {
  const replace = (positions: Positions, index: number, move: Move<unknown>): Move<unknown> => ({
    text: join([{ en: `part ${index + 1},`, zh: `第 ${index + 1} 部分，` }, move.text]),
    to: positions.with(index, move.to),
  })
  return {
    name: games.map((g) => (g.name.includes(';') ? `(${g.name})` : g.name)).join(' + '),
    nameZh: games.map((g) => (g.name.includes(';') ? `(${g.nameZh})` : g.nameZh)).join(' + '),
    convention: 'normal',
    components: (position) =>
      games.map((game, i): Component<unknown> => {
        const own = (position as Positions)[i]
        const text = game.rules.print(own)
        return {
          game,
          position: own,
          text: { en: `${game.name}: ${text}`, zh: `${game.nameZh}: ${text}` },
          after: (move) => replace(position as Positions, i, move),
        }
      }),
    rules: {
      parse: (text) => parsePositions(text, games),
      print: (position) =>
        games.map((game, i) => game.rules.print((position as Positions)[i])).join(' + '),
      key: (position) =>
        games
          .map(({ rules }, i) => (rules.key ?? rules.print).call(rules, (position as Positions)[i]))
          .join(' + '),
      *moves(position) {
        for (const [i, game] of games.entries())
          for (const move of game.rules.moves((position as Positions)[i]))
            yield replace(position as Positions, i, move)
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

function parsePositions(text: string, games: readonly Game<unknown>[]): Positions {
  const pieces = text.split('+')
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
