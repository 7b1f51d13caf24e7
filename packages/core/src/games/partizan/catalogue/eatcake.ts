import { type Change, cakeRules, lookOfCake, printSides, type Sides, withSide } from '../cake.ts'
import { definePartizan } from '../define.ts'

/** A line of a piece is eaten, and what is left on either side falls apart. */
function* bites(sides: Sides, side: 0 | 1): Generator<Change> {
  const length = sides[side]
  for (let line = 1n; 2n * line <= length + 1n; line++)
    yield {
      to: [
        { sides: withSide(sides, side, line - 1n), count: 1n },
        { sides: withSide(sides, side, length - line), count: 1n },
      ],
      words: () =>
        side === 1
          ? {
              en: `eat column ${line} of ${printSides(sides)}`,
              zh: `吃掉 ${printSides(sides)} 的第 ${line} 列`,
            }
          : {
              en: `eat row ${line} of ${printSides(sides)}`,
              zh: `吃掉 ${printSides(sides)} 的第 ${line} 行`,
            },
    }
}

export const game = definePartizan({
  slug: 'eatcake',
  names: { en: 'Eatcake', zh: '吃蛋糕' },
  aliases: ['吃蛋糕游戏'],
  about: {
    en: 'Rectangular cakes of rows and columns. Left eats a whole column of a piece, Right a whole row; what is left on its two sides are pieces of their own. Whoever cannot eat loses.',
    zh: '若干块由行和列构成的矩形蛋糕。左方每次吃掉一块中的一整列，右方吃掉一整行；两侧剩下的各成一块。不能吃者负。',
  },
  position: {
    en: 'the pieces AxB: A rows and B columns, + between them',
    zh: '各块 AxB：A 行 B 列，用 + 连接',
  },
  examples: ['eatcake: 3x4', 'eatcake: 4x4', 'eatcake: 1x1+2x3'],
  reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (Eatcake)',
  rules: () => cakeRules(1, bites),
  look: (cake) => lookOfCake(cake, 1),
})
