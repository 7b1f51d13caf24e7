import { and, equal, mod } from '../../formula/tree.ts'
import { defineCornerGame, dividedBy, NEVER_STUCK } from '../theorems/corner.ts'

export const game = defineCornerGame({
  slug: 'king-to-corner',
  names: { en: 'King to the corner (HDU 5754)', zh: '国王走到角落' },
  aliases: ['国王到角落'],
  about: {
    en: 'A king moves one square towards the corner (0, 0) at the top left: along its row, its column or diagonally. Whoever reaches the corner wins.',
    zh: '国王每次向左上角 (0, 0) 走一格：横、竖或斜。走到角落者胜。',
  },
  piece: 'king',
  moves: 'a -= 1; b -= 1; a -= 1, b -= 1',
  theorem: {
    name: { en: 'Parity of the distances', zh: '距离的奇偶' },
    reference: { en: 'HDU 5754; proof given', zh: 'HDU 5754；证明已给出' },
    formula: and(equal(mod('a', 2), 0), equal(mod('b', 2), 0)),
    statement: {
      en: 'Losing exactly when both distances are even.',
      zh: '两个距离都是偶数时必败。',
    },
    applied: (distances) => dividedBy(2n, distances),
    outcome: ([a = 0n, b = 0n]) => (a % 2n === 0n && b % 2n === 0n ? 'P' : 'N'),
    proof: {
      en: `${NEVER_STUCK.en} From two even distances every move makes one odd; otherwise one move makes all odd ones even.`,
      zh: `${NEVER_STUCK.zh}两个距离都是偶数时，任何一步都会使某个变奇；否则一步可把奇数的都变成偶数。`,
    },
  },
  examples: ['king-to-corner: 4 7', 'king-to-corner: 4 4'],
})
