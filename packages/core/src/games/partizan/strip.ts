import { TextError } from '../../model/errors.ts'
import type { Words } from '../../model/words.ts'
import type { CellsLook } from '../game.ts'

/** A strip longer than this has no place on a screen, and none in a search. */
const LONGEST = 1000

/** The strip of a text; `pieces` are the letters that may stand on it, in words for the error. */
export function readStrip(text: string, pieces: string, what: Words): string {
  const strip = text.trim().toLowerCase()
  if (strip === 'empty' || strip === '空') return ''
  const offset = text.length - text.trimStart().length
  for (const [i, letter] of [...strip].entries())
    if (!pieces.includes(letter) || i >= LONGEST)
      throw new TextError(text, offset + i, {
        en: `Expected ${what.en} here, at most ${LONGEST} cells.`,
        zh: `这里应是${what.zh}，至多 ${LONGEST} 格。`,
      })
  return strip
}

/** The text of a strip. */
export function printStrip(strip: string): string {
  return strip || 'empty'
}

/** What a player sees of a strip, whose cells have numbers. */
export function lookOfStrip(strip: string): CellsLook {
  return { kind: 'cells', rows: [strip], places: 'numbered' }
}

/** All strips of up to `size` cells, the shortest first. */
export function* strips(pieces: string, size: number): Generator<string> {
  let last = ['']
  for (let length = 0; length <= size; length++) {
    yield* last
    last = last.flatMap((strip) => [...pieces].map((piece) => strip + piece))
  }
}

/** The strip with other letters from a place on. */
export function withCells(strip: string, at: number, letters: string): string {
  return strip.slice(0, at) + letters + strip.slice(at + letters.length)
}

/** The strip with the pieces of the players exchanged. */
export function exchanged(strip: string, exchange: Readonly<Record<string, string>>): string {
  let other = ''
  for (const letter of strip) other += exchange[letter] ?? letter
  return other
}

/** The strip seen from the other side by the other player: the same game with the players exchanged. */
export function turned(strip: string, exchange: Readonly<Record<string, string>>): string {
  let other = ''
  for (const letter of strip) other = (exchange[letter] ?? letter) + other
  return other
}

/** How many cells of a strip have a letter. */
export function countOf(strip: string, letter: string): number {
  let count = 0
  for (const other of strip) if (other === letter) count++
  return count
}

/**
 * Pieces that only walk freely to an end of the strip, seen from there: the number of moves that
 * they make in all, one for each pair of a piece and an empty cell ahead of it.
 */
export function freeMoves(cells: Iterable<string>, piece: string): number {
  let [empty, moves] = [0, 0]
  for (const cell of cells) {
    if (cell === '.') empty++
    else if (cell === piece) moves += empty
  }
  return moves
}
