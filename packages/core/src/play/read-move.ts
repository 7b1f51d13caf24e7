import type { Game } from '../games/game.ts'
import { TextError } from '../model/errors.ts'
import type { Move } from '../model/moves.ts'
import { readText } from './read-text.ts'
import { moveGroups, spreadMoves } from './spread.ts'
import { writeMove } from './write-move.ts'

/**
 * The move that a player typed: `2 4` takes four from heap 2, `2 = 1 3` turns heap 2 into 1 and 3,
 * `= 3 1 7` leaves that position, `#5` is the fifth of the list; coins, vertices and parts of a sum
 * go by their numbers; the text of a move or of the position after it is understood as well.
 * Throws a TextError that says what is wrong and what would be right.
 */
export function readMove<P>(game: Game<P>, position: P, text: string): Move<P> {
  const reading = readText(game, position, text)
  if (reading && 'move' in reading) return reading.move
  const group = moveGroups(game, position)[reading?.pile ?? -1]
  const [some] = group ?? []
  const examples: string[] = []
  for (const move of some && group ? group : spreadMoves(game, position, 4)) {
    examples.push(writeMove(game, position, move))
    if (examples.length === 4) break
  }
  const wrong = reading?.wrong ?? {
    en: `“${text.trim().slice(0, 40)}” is not a move here.`,
    zh: `“${text.trim().slice(0, 40)}”不是这里的走法。`,
  }
  throw new TextError(text, 0, {
    en: `${wrong.en} Possible, for example: ${examples.join('; ')}.`,
    zh: `${wrong.zh}可以走，例如：${examples.join('；')}。`,
  })
}
