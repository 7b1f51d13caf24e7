import { inside, TextError } from '../model/errors.ts'
import type { Move } from '../model/moves.ts'
import { join } from '../model/words.ts'
import type { Component, Game } from './game.ts'

/** One position of each part. */
type Positions = readonly unknown[]

/** The sum of games: a position has one position of each, and a move changes one of them. */
export function gameSum(games: readonly Game<unknown>[]): Game<Positions> {
  const replace = (positions: Positions, index: number, move: Move<unknown>): Move<Positions> => ({
    text: join([{ en: `part ${index + 1},`, zh: `第 ${index + 1} 部分，` }, move.text]),
    to: positions.with(index, move.to),
  })
  // the moves of a rule over counters stand one after the other, so the whole is in brackets
  const bracketed = ({ is }: Game<unknown>, name: string) =>
    is.kind === 'rule' && is.rule.kind === 'counters' ? `(${name})` : name
  return {
    name: games.map((game) => bracketed(game, game.name)).join(' + '),
    nameZh: games.map((game) => bracketed(game, game.nameZh)).join(' + '),
    is: { kind: 'sum', parts: games },
    convention: 'normal',
    shape: { kind: 'parts', parts: (positions) => positions },
    look: (positions) => ({
      kind: 'sum',
      parts: games.map((game, i) => ({ game, position: positions[i] })),
    }),
    components: (positions) =>
      games.map((game, i): Component<Positions> => {
        const position = positions[i]
        const text = game.rules.print(position)
        return {
          game,
          position,
          text: { en: `${game.name}: ${text}`, zh: `${game.nameZh}: ${text}` },
          after: (move) => replace(positions, i, move),
        }
      }),
    rules: {
      parse: (text) => parsePositions(text, games),
      print: (positions) => games.map(({ rules }, i) => rules.print(positions[i])).join(' + '),
      key: (positions) =>
        games
          .map(({ rules }, i) => (rules.key ?? rules.print).call(rules, positions[i]))
          .join(' + '),
      *moves(positions, mover) {
        for (const [i, { rules }] of games.entries())
          for (const move of rules.moves(positions[i], mover)) yield replace(positions, i, move)
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
