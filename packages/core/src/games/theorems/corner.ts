import type { Words } from '../../model/words.ts'
import type { CounterRule } from '../../rules/rule.ts'
import { counters } from '../../rules/syntax.ts'
import { defineGame, type StatedTheorem } from '../define.ts'
import type { Entry, Piece } from '../game.ts'

/** The distances of a piece to the corner. */
export const BOARD = { names: ['a', 'b'], of: 'squares' } as const

/** The rule of a piece that goes towards a corner, with moves in the rule language. */
export function onBoard(moves: string): CounterRule {
  return { ...counters(`counters a, b; ${moves}`), of: 'squares' }
}

/**
 * A chess piece that goes towards a corner, where whoever reaches the corner wins and a player stuck
 * elsewhere has drawn (HDU 5754).
 */
export function defineCornerGame(piece: {
  readonly slug: string
  readonly names: Words
  readonly aliases: readonly string[]
  readonly about: Words
  readonly piece: Piece
  /** The moves in the rule language. */
  readonly moves: string
  readonly theorem: StatedTheorem<readonly bigint[]>
  readonly examples: readonly string[]
}): Entry {
  return defineGame({
    slug: piece.slug,
    names: piece.names,
    aliases: piece.aliases,
    about: piece.about,
    position: { en: 'the distances a b to the corner', zh: '到角落的距离 a b' },
    piece: piece.piece,
    rule: () => onBoard(`${piece.moves}; stuck draws unless a = 0 and b = 0`),
    theorem: () => piece.theorem,
    examples: piece.examples,
  })
}

/** The distances divided by a number: `Here 4 = 3·1 + 1, 5 = 3·1 + 2.` */
export function dividedBy(m: bigint, distances: readonly bigint[]): Words {
  const list = distances.map((n) => `${n} = ${m}·${n / m} + ${n % m}`)
  return { en: `Here ${list.join(', ')}.`, zh: `这里 ${list.join('，')}。` }
}

/** For a piece that is never stuck but in the corner: to reach it is to move last. */
export const NEVER_STUCK: Words = {
  en: 'The piece can always move until it stands in the corner, so to reach the corner is to make the last move.',
  zh: '棋子不到角落就总能走，所以走到角落就是走最后一步。',
}
