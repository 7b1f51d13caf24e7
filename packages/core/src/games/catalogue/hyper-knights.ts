import { defineStepGame } from '../theorems/stepping.ts'

export const game = defineStepGame({
  slug: 'hyper-knights',
  names: { en: 'Hyper-knights', zh: '超级马' },
  about: {
    en: 'Knights stand on the squares of a quarter of the plane, (x, y) being row x and column y; several may share a square. A move shifts one of them by (+1, −2), (−1, −3), (−1, −2), (−2, −1), (−3, −1) or (−2, +1), but not out of the quarter. Whoever cannot move loses.',
    zh: '若干匹马站在四分之一平面的格子 (x, y) 上（第 x 行第 y 列），一格可以有多匹。每次把一匹移动 (+1, −2)、(−1, −3)、(−1, −2)、(−2, −1)、(−3, −1) 或 (−2, +1)，不能走出去。不能走者负。',
  },
  reference: { en: 'LightOJ 1315; proof given', zh: 'LightOJ 1315；证明已给出' },
  steps: [
    [1, -2],
    [-1, -3],
    [-1, -2],
    [-2, -1],
    [-3, -1],
    [-2, 1],
  ],
  examples: ['hyper-knights: 3/2', 'hyper-knights: 4/4 2/3', 'hyper-knights: 7/5'],
})
