import { defineCornerGame, NEVER_STUCK } from '../theorems/corner.ts'
import { wythoffTheorem } from '../theorems/golden-pairs.ts'

export const game = defineCornerGame({
  slug: 'queen-to-corner',
  names: { en: 'Queen to the corner (HDU 5754)', zh: '皇后走到角落' },
  aliases: ['皇后到角落'],
  about: {
    en: 'A queen moves any number of squares towards the corner (0, 0) at the top left: along its row, its column or diagonally. Whoever reaches the corner wins.',
    zh: '皇后每次横、竖或斜向左上角 (0, 0) 走任意多格。走到角落者胜。',
  },
  piece: 'queen',
  moves: 'a -= k; b -= k; a -= k, b -= k',
  theorem: {
    ...wythoffTheorem,
    proof: {
      en: `${NEVER_STUCK.en} ${wythoffTheorem.proof.en}`,
      zh: `${NEVER_STUCK.zh}${wythoffTheorem.proof.zh}`,
    },
  },
  examples: ['queen-to-corner: 5 8', 'queen-to-corner: 4 7'],
})
