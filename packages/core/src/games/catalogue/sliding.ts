import { numberList, xorLine } from '../../formula/xor-line.ts'
import { type Move, Moves } from '../../model/moves.ts'
import { COINS } from '../../model/shape.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfPieces } from '../look.ts'
import { carriesTo, counting, differences, STEPS, stairsValue } from '../theorems/stairs.ts'
import { type Places, STRIP_POSITION, slide, stripRules } from '../theorems/strip-pieces.ts'

/** The empty squares before each piece, the last piece first. */
const gaps = (pieces: Places) => differences(pieces, 1n)

/** Slides the piece behind one of the gaps, which are counted from the last piece. */
function into(pieces: Places, gap: number, count: bigint): Move<Places> {
  const from = pieces.at(-1 - gap) as bigint
  return slide(pieces, from, from - count)
}

const rules = stripRules(function* (pieces) {
  for (const [i, from] of pieces.entries())
    for (let to = from - 1n; to > (pieces[i - 1] ?? 0n); to--) yield slide(pieces, from, to)
})

export const game = defineOwnGame({
  slug: 'sliding',
  names: { en: 'Sliding pieces', zh: '滑动棋子' },
  aliases: ['georgia-and-bob', '滑棋子'],
  about: {
    en: 'Pieces stand on different squares 1, 2, 3, … of a strip. A move slides one of them to the left by any number of squares, but not onto or over another piece. Whoever cannot move loses.',
    zh: '一排格子（编号 1、2、3……）上有若干棋子，每格至多一枚。每次把一枚棋子向左滑动任意多格，不能到达或越过别的棋子。不能走者负。',
  },
  position: STRIP_POSITION,
  shape: COINS,
  look: lookOfPieces,
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Gaps as a staircase', zh: '间隔即阶梯' },
    reference: {
      en: 'POJ 1704; staircase Nim as in T. S. Ferguson, Game Theory, Part I, 2.6',
      zh: 'POJ 1704；阶梯尼姆见 T. S. Ferguson, Game Theory, Part I, 2.6',
    },
    statement: {
      en: 'Pair the pieces from the right; one left over is paired with the edge before square 1. The value is the xor of the numbers of empty squares between the two of each pair.',
      zh: '从右端起将棋子两两配对，剩下的一枚与第 1 格前的边界配对。SG 值是各对之间空格数的异或。',
    },
    value: (pieces) => stairsValue(gaps(pieces), STEPS),
    applied: (pieces) => {
      const inside = counting(gaps(pieces), STEPS)
      const [places, list, xor] = [numberList(pieces), numberList(inside), xorLine(inside)]
      return pieces.length === 0
        ? { en: 'There is no piece: the value is 0.', zh: '没有棋子：SG 值是 0。' }
        : {
            en: `Pieces on ${places.en}: the gaps inside the pairs, from the right, are ${list.en}; the value is ${xor.en}.`,
            zh: `棋子在 ${places.zh}：各对之间的空格数从右起为 ${list.zh}；SG 值是 ${xor.zh}。`,
          }
    },
    movesTo: (pieces, value) =>
      Moves.of(function* () {
        for (const { from, count } of carriesTo(gaps(pieces), STEPS, value))
          yield into(pieces, from, count)
      }),
    proof: {
      en: 'Count the gaps before the pieces from the right: sliding a piece takes empty squares from the gap before it to the gap behind it, and from the first gap, before the last piece, they go out of play. So the gaps are the steps of a staircase, and only the steps 1, 3, 5, … count: the gaps inside the pairs.',
      zh: '从右起数各棋子前的间隔：滑动一枚棋子，就把它前面间隔的若干空格移到后面的间隔；最后一枚棋子前的间隔（第 1 个）移出的空格不再起作用。所以各间隔就是阶梯的各级，只有第 1、3、5……级算数，也就是各对之间的间隔。',
    },
  }),
  examples: ['sliding: 2 5 9', 'sliding: 1 4 6 7', 'sliding: 3 5'],
})
