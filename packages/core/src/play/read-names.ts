import type { Game } from '../games/game.ts'
import type { Move } from '../model/moves.ts'
import type { Reading } from './piles.ts'

/** Moves whose names are compared with what was typed. */
const COMPARED = 5000

/** Cells (a1), numbers, edges (0-1b), pieces of cake (5x12) and directions. */
const NAMES = /[a-z]+\d+|\d+(?:[-x]\d+)?[brg]?|left|right/g

/** What a move names, in order: `cover a3 and a2` has a3 and a2. */
export function namesIn(text: string): readonly string[] {
  const plain = text.toLowerCase().replace(/[–—]/g, '-').replaceAll('×', 'x')
  return plain.replaceAll('左', ' left').replaceAll('右', ' right').match(NAMES) ?? []
}

/**
 * Reads a move by what it names: `a3 a2`, in any order where that is clear, or only the beginning of
 * it where one move begins so; an edge may be named without its colour.
 */
export function readNames<P>(game: Game<P>, position: P, text: string): Reading<P> {
  const asked = namesIn(text)
  if (asked.length === 0) return undefined
  const moves: { readonly move: Move<P>; readonly names: readonly string[] }[] = []
  for (const move of game.rules.moves(position)) {
    if (moves.push({ move, names: namesIn(move.text.en) }) === COMPARED) break
  }
  const sorted = asked.toSorted().join(' ')
  const tests: readonly ((names: readonly string[]) => boolean)[] = [
    (names) => names.join(' ') === asked.join(' '),
    (names) => names.toSorted().join(' ') === sorted,
    (names) => asked.every((name, i) => isNamed(names[i], name)),
  ]
  for (const test of tests) {
    const found = moves.filter(({ names }) => test(names)).map(({ move }) => move)
    const reached = new Set(found.map((move) => game.rules.print(move.to)))
    if (found[0] && reached.size === 1) return { move: found[0] }
  }
  return undefined
}

/** Whether this is the name, or all of it but the letter of a colour. */
function isNamed(name: string | undefined, asked: string): boolean {
  return name === asked || (asked.includes('-') && name?.replace(/[brg]$/, '') === asked)
}
