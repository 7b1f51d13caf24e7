import type { GameBase } from '@nimber/core'
import { type Board, boardOf } from '../board.ts'
import { playedOfText } from '../games.ts'

export interface SketchArgs {
  readonly game: string
  readonly position: string
}

/** A position that can be drawn on. */
export interface SketchData {
  readonly board: Board
  /** What may stand on a cell or a vertex. */
  readonly letters: string
}

/** The board of a position that was written or drawn; throws a TextError. */
export function sketch({ game: text, position }: SketchArgs): SketchData {
  const { game } = playedOfText(text)
  return { board: boardOf(game, game.rules.parse(position)), letters: lettersOf(game) }
}

/** In the order in which a click goes through them. */
const LETTERS = '.xotfe#lr'

/** The letters that a game reads somewhere on a small board. */
function lettersOf({ rules }: GameBase<unknown>): string {
  const isRead = (text: string) => {
    try {
      rules.parse(text)
      return true
    } catch {
      return false
    }
  }
  return [...LETTERS].filter((l) => isRead(l) || isRead(`${l}.`) || isRead(`.${l}`)).join('')
}
