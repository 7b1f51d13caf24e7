import { inside } from '../../model/errors.ts'
import { type Move, untold } from '../../model/moves.ts'
import type { Mover } from '../../model/outcome.ts'
import { OWN, type Shape } from '../../model/shape.ts'
import type { Lang, Words } from '../../model/words.ts'
import type { Component, Game, GameBase } from '../game.ts'
import { movedIn, type Positions } from '../sum.ts'
import type { AnyGame, PartizanGame } from './game.ts'

/** A position of a game whose players have different moves, and who is to move. */
export interface Turn<P> {
  readonly mover: Mover
  readonly position: P
}

/** A partizan game in which whose turn it is belongs to the position. */
export interface TurnsGame<P> extends Game<Turn<P>> {
  readonly turns: PartizanGame<P>
}

/** The players by name. */
export const MOVERS: Readonly<Record<Mover, Words>> = {
  left: { en: 'Left', zh: '左方' },
  right: { en: 'Right', zh: '右方' },
}

/** What a text may begin with to say who is to move; Left where nothing is said. */
const WORDS = /^\s*(?:(left|左方|左)|(right|右方|右))(?![\p{L}\d-])\s*/iu

/**
 * The same game with the player to move as a part of the position, `left t.f`: then N means that the
 * player to move wins, as in games in which both have the same moves, and it is played like those.
 */
export function turnsOf<P>(game: PartizanGame<P>): TurnsGame<P> {
  const { name, nameZh, convention, rules } = game
  const { axes, at } = rules
  const key = rules.key ?? rules.print
  const parts = partsIn(game.is)
  return {
    name,
    nameZh,
    convention,
    is: { kind: 'turns' },
    turns: game,
    shape: shapeOf(game.shape),
    look: ({ position }) => game.look(position),
    ...(parts && {
      components: (turn) => componentsOf(parts, turn) as readonly Component<Turn<P>>[],
    }),
    rules: {
      parse(text) {
        const said = WORDS.exec(text)
        const offset = said?.[0].length ?? 0
        const position = inside(text, offset, () => rules.parse(text.slice(offset)))
        return { mover: said?.[2] === undefined ? 'left' : 'right', position }
      },
      print: ({ mover, position }) => `${mover} ${rules.print(position)}`,
      key: ({ mover, position }) => `${mover} ${key.call(rules, position)}`,
      *moves({ mover, position }) {
        for (const move of rules.moves(position, mover)) yield turned(move, mover)
      },
      *upTo(size) {
        for (const position of rules.upTo(size))
          yield* [
            { mover: 'left', position },
            { mover: 'right', position },
          ] satisfies Turn<P>[]
      },
      axes,
      ...(at && {
        at: (coordinates) => ({ mover: 'left', position: at.call(rules, coordinates) }),
      }),
    },
  }
}

/** The games of a sum, in either convention; undefined where a game is none. */
function partsIn(is: PartizanGame<unknown>['is']): readonly AnyGame<unknown>[] | undefined {
  if (is.kind === 'misere') return partsIn(is.of.is)
  return is.kind === 'sum' ? is.parts : undefined
}

/** The parts of a sum, in each of which the player to move may move. */
function componentsOf(
  parts: readonly AnyGame<unknown>[],
  { mover, position }: Turn<unknown>,
): readonly Component<Turn<unknown>>[] {
  const positions = position as Positions
  return parts.map((part, i) => {
    const own = positions[i]
    const text = part.rules.print(own)
    return {
      game: playable(part),
      position: part.partizan ? { mover, position: own } : own,
      text: { en: `${part.name}: ${text}`, zh: `${part.nameZh}: ${text}` },
      after: (move) => {
        const to = part.partizan ? (move.to as Turn<unknown>).position : move.to
        return turned(movedIn(positions, i, { text: move.text, to }), mover)
      },
    }
  })
}

/** The text of a position that a move of a player leaves, also where it does not say whose turn it is. */
export function leftBy(mover: Mover, text: string): string {
  return WORDS.test(text) ? text : `${opponentOf(mover)} ${text}`
}

/** The text of a position in the words of a language, which says whose turn it is. */
export function printIn<P>(game: Game<P>, position: P, lang: Lang): string {
  const turn = turnIn(game, position, lang)
  if (!turn) return positionIn(game, position, lang)
  return lang === 'en' ? game.rules.print(position) : `${MOVERS[turn.mover][lang]} ${turn.text}`
}

/** The text of a position that a move leaves: that it is the other's turn then goes without saying. */
export function printLeft<P>(game: Game<P>, position: P, lang: Lang): string {
  return turnIn(game, position, lang)?.text ?? positionIn(game, position, lang)
}

/** Whose turn it is, and the text of the rest; undefined where both players have the same moves. */
function turnIn<P>(
  game: Game<P>,
  turn: P,
  lang: Lang,
): { readonly mover: Mover; readonly text: string } | undefined {
  const own = game as Game<unknown>
  if (!isOfTurns(own)) return undefined
  const { mover, position } = turn as Turn<unknown>
  return { mover, text: positionIn(own.turns, position, lang) }
}

/** The text of a position with its words, where it has any, in a language. */
export function positionIn<P>(
  { rules }: Pick<GameBase<P>, 'rules'>,
  position: P,
  lang: Lang,
): string {
  return wordsIn({ rules }, rules.print(position), lang)
}

/** A text in which the words of positions are those of a language, as in the notation of moves. */
export function wordsIn<P>(
  { rules }: Pick<GameBase<P>, 'rules'>,
  text: string,
  lang: Lang,
): string {
  if (lang === 'en') return text
  const words: Readonly<Record<string, string>> = { empty: '空', ...rules.words }
  const inChinese = (word: string) =>
    words[word] ?? word.replace(/[A-Z]/g, (letter) => words[letter] ?? letter)
  return text.replace(/[a-z]+/gi, inChinese)
}

/** The other player. */
export function opponentOf(mover: Mover): Mover {
  return mover === 'left' ? 'right' : 'left'
}

/** Positions in which Left is to move can be made of the same numbers. */
function shapeOf<P>(shape: Shape<P>): Shape<Turn<P>> {
  if (shape.kind !== 'records') return OWN
  return {
    kind: 'records',
    names: shape.names,
    records: ({ position }) => shape.records(position),
    fromRecords: (records) => ({ mover: 'left', position: shape.fromRecords(records) }),
  }
}

/** A move of a player, after which it is the other's turn. */
export function turned<P>(move: Move<P>, mover: Mover): Move<Turn<P>> {
  return untold(
    { mover: opponentOf(mover), position: move.to },
    () => move.text,
    () => move.touches,
  )
}

/** Whether whose turn it is belongs to the positions of a game. */
export function isOfTurns(game: Game<unknown>): game is TurnsGame<unknown> & Game<unknown> {
  return game.is.kind === 'turns' && 'turns' in game
}

/** The game as it is played move by move: one in which the player to move has the moves. */
export function playable(game: AnyGame<unknown>): Game<unknown> {
  return game.partizan ? (turnsOf(game) as Game<unknown> & TurnsGame<unknown>) : game
}
