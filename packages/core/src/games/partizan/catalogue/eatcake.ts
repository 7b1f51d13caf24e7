import { ZERO } from '../../../arith/dyadic.ts'
import {
  type Cake,
  type Change,
  cakeRules,
  lookOfCake,
  type Sides,
  tellSides,
  withSide,
} from '../cake.ts'
import { definePartizan } from '../define.ts'

/** How many lines may be eaten along a side, of which a piece is the same from both of its ends. */
const linesOf = (length: bigint) => (length + 1n) / 2n

/** A line of a piece is eaten, and what is left on either side falls apart. */
function* bites(sides: Sides, side: 0 | 1): Generator<Change> {
  const length = sides[side]
  const last = linesOf(length)
  for (let line = 1n; line <= last; line++)
    yield {
      to: [
        { sides: withSide(sides, side, line - 1n), count: 1n },
        { sides: withSide(sides, side, length - line), count: 1n },
      ],
      words: () =>
        side === 1
          ? {
              en: `eat column ${line} of ${tellSides(sides)}`,
              zh: `吃掉 ${tellSides(sides)} 的第 ${line} 列`,
            }
          : {
              en: `eat row ${line} of ${tellSides(sides)}`,
              zh: `吃掉 ${tellSides(sides)} 的第 ${line} 行`,
            },
    }
}

/** Whether the theorem speaks of a piece: both sides are odd, or one is 1. */
function isKnown([rows, columns]: Sides): boolean {
  return (rows % 2n === 1n && columns % 2n === 1n) || rows === 1n || columns === 1n
}

/** How many pieces there are of a kind. */
function countOf(cake: Cake, isOne: (sides: Sides) => boolean): bigint {
  return cake.reduce((sum, { sides, count }) => (isOne(sides) ? sum + count : sum), 0n)
}

/** How many ↑ the single columns and the single rows of even length are worth together. */
function upsOf(cake: Cake): bigint {
  const ups = countOf(cake, ([rows, columns]) => columns === 1n && rows % 2n === 0n)
  return ups - countOf(cake, ([rows, columns]) => rows === 1n && columns % 2n === 0n)
}

export const game = definePartizan({
  slug: 'eatcake',
  names: { en: 'Eatcake', zh: '吃蛋糕' },
  aliases: ['吃蛋糕游戏'],
  about: {
    en: 'Rectangular cakes of rows and columns. Left eats a whole column of a piece, Right a whole row; the parts left on its two sides become separate pieces. Whoever cannot eat loses.',
    zh: '若干块由行和列构成的矩形蛋糕。左方每次吃掉一块中的一整列，右方吃掉一整行；两侧剩下的各成一块。不能吃者负。',
  },
  position: {
    en: 'the pieces AxB: A rows and B columns, + between them',
    zh: '各块 AxB：A 行 B 列，用 + 连接',
  },
  examples: ['eatcake: 4x4', 'eatcake: 3x4', 'eatcake: 1x1+2x3'],
  rules: () => cakeRules(1, bites, linesOf),
  look: (cake) => lookOfCake(cake, 1),
  theorem: () => ({
    name: { en: 'Cakes with odd sides, and single lines', zh: '两边皆奇数的蛋糕与单行单列' },
    reference: {
      en: 'proved here; the game: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (Eatcake)',
      zh: '证明见此；游戏：E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways（Eatcake）',
    },
    statement: {
      en: 'A piece with an odd number of rows and an odd number of columns is worth ∗. A single row of an even number of columns is worth ↓, a single column of an even number of rows ↑. For other pieces no closed form is used: their values are worked out.',
      zh: '行数与列数都是奇数的一块值 ∗。只有一行、列数为偶数的一块值 ↓，只有一列、行数为偶数的一块值 ↑。其余的块没有可用的公式，逐个求值。',
    },
    proof: {
      en: 'By induction, together with: odd rows and even columns make at most 0. There Left leaves a piece of odd sides, ∗, and perhaps one of odd rows and even columns; Right takes ∗ to 0, and what is left is at most 0. In a piece of odd sides Left eats the second column, or the only one, and leaves ∗ + ∗ = 0 or nothing; any other move of Left leaves 0, or two pieces of odd rows and even columns, at most 0 and so not at least ∗. Such an option adds nothing to {0|0}; Right’s likewise, with the signs changed: the value is ∗. In a single row Right eats everything. If its columns are even, Left leaves ∗, or ∗ + ↓, which is less: {∗|0} = ↓.',
      zh: '用归纳法，并同时证明：行数为奇、列数为偶的一块至多为 0。在这样的一块上，左方走后留下一块两边皆奇的，值 ∗，可能还有一块行奇列偶的；右方把 ∗ 走成 0，剩下的至多为 0。在两边皆奇的一块上，左方吃第二列（或唯一的一列），留下 ∗ + ∗ = 0 或什么也不留；左方的其他走法留下 0，或留下行奇列偶的块，至多为 0，因而不会 ≥ ∗。这样的选项对 {0|0} 不起作用；右方同理，正负互换：值为 ∗。只有一行时，右方一口吃完；列数为偶时左方留下 ∗，或更小的 ∗ + ↓：{∗|0} = ↓。',
    },
    applied(cake) {
      const stars = countOf(cake, (sides) => sides.every((side) => side % 2n === 1n))
      const downs = countOf(cake, ([rows, columns]) => rows === 1n && columns % 2n === 0n)
      const ups = upsOf(cake) + downs
      const kinds = [
        { count: stars, sign: '∗' },
        { count: ups, sign: '↑' },
        { count: downs, sign: '↓' },
      ]
      const list = kinds.flatMap(({ count, sign }) => (count > 0n ? [`${count}·${sign}`] : []))
      const sum = list.join(' + ') || '0'
      return {
        en: `The pieces make ${sum}, where ∗ + ∗ = 0.`,
        zh: `各块合计 ${sum}，其中 ∗ + ∗ = 0。`,
      }
    },
    covers: (cake) =>
      cake.every(({ sides }) => isKnown(sides)) && upsOf(cake) ** 2n < BigInt(2 ** 53),
    value: (cake) => ({
      value: ZERO,
      ups: Number(upsOf(cake)),
      nim: Number(countOf(cake, (sides) => sides.every((side) => side % 2n === 1n)) % 2n),
    }),
  }),
})
