import { lowestBit } from '../../arith/integers.ts'
import { nimAdd, nimSum } from '../../arith/nim-sum.ts'
import { numberList, xorLine } from '../../formula/xor-line.ts'
import { COINS } from '../../model/shape.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfPieces } from '../look.ts'
import { type Places, STRIP_POSITION, slide, stripRules } from '../theorems/strip-pieces.ts'

const rules = stripRules(function* (pieces) {
  const taken = new Set(pieces)
  for (const from of pieces)
    for (let to = 1n; to < from; to++) if (!taken.has(to)) yield slide(pieces, from, to)
})

/** The time grows with the square of their number. */
const MOST_PIECES = 3000

/** The terms of Welter's function: each square from 0, and 2d − 1 for each pair, d the lowest bit of its distance. */
function terms(pieces: Places): { squares: bigint[]; pairs: bigint[] } {
  const squares = pieces.map((place) => place - 1n)
  const pairs = pieces.flatMap((b, j) => pieces.slice(0, j).map((a) => 2n * lowestBit(b - a) - 1n))
  return { squares, pairs }
}

function welterValue(pieces: Places): bigint {
  const { squares, pairs } = terms(pieces)
  return nimAdd(nimSum(squares), nimSum(pairs))
}

export const game = defineOwnGame({
  slug: 'welter',
  names: { en: 'Welter’s game', zh: 'Welter 游戏' },
  about: {
    en: 'Pieces stand on different squares 1, 2, 3, … of a strip. A move takes one of them to any empty square with a smaller number; it may jump over others. Whoever cannot move loses.',
    zh: '一排格子（编号 1、2、3……）上有若干棋子，每格至多一枚。每次把一枚棋子移到编号更小的任意空格，可以越过别的棋子。不能走者负。',
  },
  position: STRIP_POSITION,
  shape: COINS,
  look: lookOfPieces,
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Welter’s function', zh: 'Welter 函数' },
    reference:
      'C. P. Welter, The theory of a class of games on a sequence of squares, Indag. Math. 16 (1954); J. H. Conway, On Numbers and Games, ch. 13',
    statement: {
      en: 'The value is the xor of the squares, counted from 0, and of 2d − 1 for every two pieces, where d is the largest power of 2 that divides their distance.',
      zh: 'SG 值是各格编号（从 0 数起）与每两枚棋子的 2d − 1 的异或，其中 d 是能整除两子距离的最大的 2 的幂。',
    },
    covers: (pieces) => pieces.length <= MOST_PIECES,
    value: welterValue,
    applied: (pieces) => {
      const { squares, pairs } = terms(pieces)
      const [places, xor] = [numberList(pieces), xorLine([...squares, ...pairs])]
      return {
        en: `Pieces on ${places.en}; squares from 0, then pairs: the value is ${xor.en}.`,
        zh: `棋子在 ${places.zh}；先是从 0 数起的各格，再是各对：SG 值是 ${xor.zh}。`,
      }
    },
    proof: {
      en: 'By induction over the number of binary digits, as Conway has it. Two mates 2a and 2a+1 can be left out, since each move of one of them is answered by the other; when all such pairs are gone, halving the squares gives a smaller position whose value is half of this one, and the lowest bit of the value tells how many squares are odd. The function above satisfies both rules, and they determine it.',
      zh: '按 Conway 的证法对二进制位数归纳。成对的 2a 与 2a+1 可以去掉，因为走动其中一枚，对手走动另一枚即可。去掉所有这样的对之后，各格除以 2 得到更小的局面，其值是原值的一半，而原值的最低位由奇数格的个数决定。上面的函数满足这两条，而这两条确定了它。',
    },
  }),
  examples: ['welter: 3 5 8 9', 'welter: 2 4 6', 'welter: 1 3 4'],
})
