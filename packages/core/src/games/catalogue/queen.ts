import { defineGame } from '../define.ts'
import { onBoard } from '../theorems/corner.ts'
import { wythoffTheorem } from '../theorems/golden-pairs.ts'

export const game = defineGame({
  slug: 'queen',
  names: { en: 'Queen to the corner, last mover wins', zh: '皇后游戏' },
  about: {
    en: 'A queen moves any number of squares towards the corner: along its row, its column or diagonally. Whoever cannot move loses. It is Wythoff’s game on a board.',
    zh: '皇后每次横、竖或斜向角落走任意多格。不能走者负。这就是棋盘上的威佐夫博弈。',
  },
  position: { en: 'the distances a b to the corner', zh: '到角落的距离 a b' },
  piece: 'queen',
  rule: () => onBoard('a -= k; b -= k; a -= k, b -= k'),
  byNameOnly: true,
  theorem: () => wythoffTheorem,
  examples: ['queen: 9 14', 'queen: 4 7'],
})
