import { nimAdd, nimSum } from '../../arith/nim-sum.ts'
import { workedXor } from '../../formula/xor-line.ts'
import { subsets } from '../../model/enumerate.ts'
import { Meter, TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { same } from '../../model/words.ts'
import { defineOwnGame } from '../define.ts'
import { BombValues, MOST_SQUARES } from '../theorems/bomb-values.ts'

/** The row and the column of a bomb, from 1. */
export type Square = readonly [row: number, column: number]
/** The bombs, no two on one square, row by row. */
export type Bombs = readonly Square[]

const textOf = ([i, j]: Square) => `${i},${j}`
const values = new BombValues()

/** The bombs that are left where two on one square destroy each other. */
export function bombsOn(squares: Iterable<Square>): Bombs {
  const bombs = new Map<string, Square>()
  for (const square of squares) {
    const text = textOf(square)
    if (!bombs.delete(text)) bombs.set(text, square)
  }
  return [...bombs.values()].sort(([a, b], [c, d]) => a - c || b - d)
}

/** A bomb explodes and leaves others. */
function explode(bombs: Bombs, bomb: Square, left: readonly Square[]): Move<Bombs> {
  const squares = left.map(textOf)
  return {
    text: {
      en: `explode ${textOf(bomb)}, leaving ${squares.join(' and ')}`,
      zh: `引爆 ${textOf(bomb)}，留下 ${squares.join(' 和 ')}`,
    },
    to: bombsOn([...bombs, bomb, ...left]),
    touches: [bomb, ...left].map(textOf),
  }
}

/** What a bomb may leave behind: one in its column and one in its row, or only one at the edge. */
function* leftBy([i, j]: Square): Generator<readonly Square[]> {
  if (i === 1) for (let v = 1; v < j; v++) yield [[1, v]]
  else if (j === 1) for (let u = 1; u < i; u++) yield [[u, 1]]
  else
    for (let u = 1; u < i; u++)
      for (let v = 1; v < j; v++)
        yield [
          [u, j],
          [i, v],
        ]
}

const valueOfBomb = ([i, j]: Square) => BigInt(values.at(i, j))
const xorAll = (bombs: Bombs) => nimSum(bombs.map(valueOfBomb))

const MOST_NUMBER = 1_000_000_000

const rules: Rules<Bombs> = {
  parse(text) {
    if (/^\s*[-–]\s*$/.test(text)) return []
    const squares = [...text.matchAll(/[^\s()（）]+/g)].map(({ 0: word, index }): Square => {
      const parts = /^(\d{1,9})[,，](\d{1,9})$/.exec(word)
      const [i, j] = [Number(parts?.[1]), Number(parts?.[2])]
      if (i >= 1 && j >= 1) return [i, j]
      throw new TextError(text, index, {
        en: `Expected row,column of a bomb, both from 1 to ${MOST_NUMBER - 1}, as in 2,3.`,
        zh: `这里应是炸弹的 行,列，都在 1 到 ${MOST_NUMBER - 1} 之间，例如 2,3。`,
      })
    })
    if (squares.length > 0) return bombsOn(new Map(squares.map((s) => [textOf(s), s])).values())
    throw new TextError(text, text.trimEnd().length, {
      en: 'Expected the bombs, as in 2,3 1,2, or - for none.',
      zh: '这里应是各个炸弹，例如 2,3 1,2；没有炸弹写 -。',
    })
  },
  print: (bombs) => bombs.map(textOf).join(' ') || '-',
  *moves(bombs) {
    for (const bomb of bombs) for (const left of leftBy(bomb)) yield explode(bombs, bomb, left)
  },
  upTo: (size) =>
    subsets(
      [1, 2, 3].flatMap((i) => [1, 2, 3].map((j): Square => [i, j])).slice(0, Math.min(9, size)),
    ),
  axes: undefined,
}

export const game = defineOwnGame<Bombs>({
  slug: 'bombs',
  names: { en: 'Bombs', zh: '炸弹游戏' },
  about: {
    en: 'Bombs lie on a board. A move explodes one: it is gone, and two new ones appear, one anywhere above it in its column and one anywhere to its left in its row. In the first row or column there is only one new bomb, and the one at 1,1 does not explode. Two bombs on one square destroy each other. Whoever cannot move loses.',
    zh: '棋盘上放着炸弹。每次引爆一个：它消失，并在同列上方任意一格、同行左方任意一格各出现一个新炸弹；在第一行或第一列只出现一个，而 1,1 处的不能引爆。同一格的两个炸弹相互抵消。不能走者负。',
  },
  position: {
    en: 'row,column of each bomb, from 1: 2,3 1,2; - for none',
    zh: '每个炸弹的 行,列（从 1 数起）：2,3 1,2；没有炸弹写 -',
  },
  shape: OWN,
  look: (bombs) => ({
    kind: 'squares',
    thing: 'bomb',
    from: 1,
    sign: ',',
    size: [0, 1].map((i) => bombs.reduce((most, at) => Math.max(most, at[i] as number), 3)),
    at: bombs,
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Values of single bombs', zh: '单个炸弹的值' },
    reference: {
      en: 'R. Sprague (1935) and P. M. Grundy (1939), applied to a bomb at each square',
      zh: 'Sprague（1935）与 Grundy（1939）的定理，用于每一格上的一个炸弹',
    },
    statement: {
      en: 'A bomb in the first row or column has as its value its distance to 1,1. Elsewhere g(i, j) is the least number that is no g(u, j) xor g(i, v) with u < i and v < j. The value of the board is the xor of its bombs.',
      zh: '第一行或第一列的炸弹，值是到 1,1 的距离。其余的 g(i, j) 是 u < i、v < j 时各个 g(u, j) 异或 g(i, v) 中最小的缺失值。整个棋盘的 SG 值是各炸弹的值的异或。',
    },
    covers: (bombs) =>
      bombs.every(([i, j]) => i === 1 || j === 1 || Math.max(i, j) ** 2 <= MOST_SQUARES),
    value: xorAll,
    applied: (bombs) =>
      workedXor(
        bombs.map((bomb) => ({
          working: same(`g(${bomb.join(', ')}) = ${valueOfBomb(bomb)}`),
          value: valueOfBomb(bomb),
        })),
      ),
    movesTo: (bombs, value, budget) =>
      Moves.of(function* () {
        const meter = new Meter(budget.search)
        const change = nimAdd(xorAll(bombs), value)
        if (change === 0n) return
        for (const bomb of bombs) {
          const wanted = nimAdd(valueOfBomb(bomb), change)
          for (const left of leftBy(bomb)) {
            meter.tick()
            if (xorAll(left) === wanted) yield explode(bombs, bomb, left)
          }
        }
      }),
    proof: {
      en: 'Bombs do not disturb each other, so that a board is the sum of its bombs; two on one square have the value 0 together, so that it makes no difference whether they destroy each other. In the first row a bomb is a Nim heap of its distance to the corner, and so in the first column. Elsewhere the options of a bomb at (i, j) are the sums of one at (u, j) and one at (i, v), whose values are their xors.',
      zh: '炸弹互不影响，所以棋盘是各炸弹的和；同一格的两个合起来值为 0，抵消与否没有区别。第一行的炸弹相当于以到角的距离为大小的尼姆堆，第一列同理。其余位置 (i, j) 的后继，是 (u, j) 与 (i, v) 两个炸弹的和，值是二者的异或。',
    },
  }),
  examples: ['bombs: 2,3 3,3', 'bombs: 1,3', 'bombs: 1,2 2,1 3,2'],
})
