import { lookOfCake, shapeOfCake } from '../cake.ts'
import { cutcakeRules, cutcakeTheorem } from '../cutcake.ts'
import { definePartizan } from '../define.ts'

export const game = definePartizan({
  slug: 'cutcake',
  names: { en: 'Cutcake', zh: '切蛋糕' },
  aliases: ['切蛋糕游戏'],
  about: {
    en: 'Rectangular cakes of rows and columns. Left cuts a piece in two between columns, Right between rows. Whoever cannot cut loses.',
    zh: '若干块由行和列构成的矩形蛋糕。左方每次在两列之间把一块切成两块，右方在两行之间切。不能切者负。',
  },
  position: {
    en: 'the pieces AxB: A rows and B columns, + between them',
    zh: '各块 AxB：A 行 B 列，用 + 连接',
  },
  examples: ['cutcake: 5x10', 'cutcake: 2x7+3x1', 'cutcake: 13x9'],
  rules: () => cutcakeRules(1),
  shape: shapeOfCake(['A', 'B']),
  look: (cake) => lookOfCake(cake, 1),
  theorem: () => cutcakeTheorem(1, 'B', 'A'),
})
