import { defineCornerGame, NEVER_STUCK } from '../theorems/corner.ts'
import { wythoffClaim } from '../theorems/golden-pairs.ts'

export const game = defineCornerGame({
  slug: 'queen-to-corner',
  names: { en: 'Queen to the corner (HDU 5754)', zh: '皇后到角落' },
  about: {
    en: 'A queen moves any number of squares across, down or diagonally, towards the corner. Whoever reaches the corner wins.',
    zh: '皇后每次横、竖或斜向角落走任意多格。走到角落者胜。',
  },
  moves: 'a -= k; b -= k; a -= k, b -= k',
  theorem: {
    ...wythoffClaim,
    proof: {
      en: `${NEVER_STUCK.en} ${wythoffClaim.proof.en}`,
      zh: `${NEVER_STUCK.zh}${wythoffClaim.proof.zh}`,
    },
  },
  examples: ['queen-to-corner: 4 4', 'queen-to-corner: 4 7'],
})
