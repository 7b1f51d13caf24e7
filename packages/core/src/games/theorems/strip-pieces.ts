import { subsets } from '../../model/enumerate.ts'
import { TextError } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { parseNumbers, tokens } from '../../rules/numbers.ts'

/** The squares of pieces on a strip, counted from 1, in rising order. */
export type Places = readonly bigint[]

const rising = (places: Iterable<bigint>) => [...places].sort((a, b) => (a < b ? -1 : 1))

/** The piece on a square goes to an empty one. */
export function slide(pieces: Places, from: bigint, to: bigint): Move<Places> {
  return {
    text: { en: `move the piece on ${from} to ${to}`, zh: `把 ${from} 处的棋子移到 ${to}` },
    to: rising(pieces.map((place) => (place === from ? to : place))),
  }
}

/** Pieces on different squares of a strip. */
export function stripRules(moves: (pieces: Places) => Iterable<Move<Places>>): Rules<Places> {
  return {
    parse(text) {
      if (/^\s*[-–]\s*$/.test(text)) return []
      const pieces = parseNumbers(text, { least: 1 })
      const wrong = pieces.findIndex((place, i) => place === 0n || pieces.indexOf(place) < i)
      if (wrong >= 0)
        throw new TextError(text, tokens(text)[wrong]?.offset ?? 0, {
          en: 'Each piece stands on a square of its own, counted from 1.',
          zh: '每枚棋子各占一格，格子从 1 数起。',
        })
      return rising(pieces)
    },
    print: (pieces) => pieces.join(' ') || '-',
    moves,
    upTo: (size) => subsets(Array.from({ length: Math.min(size, 8) }, (_, i) => BigInt(i + 1))),
    axes: undefined,
  }
}

export const STRIP_POSITION = {
  en: 'the squares of the pieces, counted from 1; - for no piece',
  zh: '各棋子所在的格子（从 1 数起）；没有棋子写 -',
}
