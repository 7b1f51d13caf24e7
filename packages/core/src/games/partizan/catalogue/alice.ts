import { lookOfCake, shapeOfCake } from '../cake.ts'
import { cutcakeRules, cutcakeTheorem } from '../cutcake.ts'
import { definePartizan } from '../define.ts'

export const game = definePartizan({
  slug: 'alice',
  names: { en: 'Alice’s Game', zh: '爱丽丝的游戏' },
  aliases: ['alices-game', '爱丽丝游戏'],
  about: {
    en: 'Rectangular pieces of X × Y. Alice (Left) splits a piece along X, into A × Y and B × Y with A + B = X; Bob (Right) splits along Y. Whoever cannot split loses. This is Cutcake with X columns and Y rows.',
    zh: '若干块 X × Y 的矩形。爱丽丝（左方）沿 X 把一块分成 A × Y 和 B × Y，A + B = X；鲍勃（右方）沿 Y 分。不能分者负。这就是 X 列 Y 行的切蛋糕游戏。',
  },
  position: {
    en: 'the pieces XxY: Alice splits X, Bob Y; + between them',
    zh: '各块 XxY：爱丽丝分 X，鲍勃分 Y，用 + 连接',
  },
  examples: ['alice: 4x2', 'alice: 1x3+3x1', 'alice: 1x2+5x2'],
  rules: () => cutcakeRules(0),
  shape: shapeOfCake(['X', 'Y']),
  look: (cake) => lookOfCake(cake, 0),
  theorem: () => cutcakeTheorem(0, 'X', 'Y'),
})
