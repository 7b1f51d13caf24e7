import { equal } from '../../formula/tree.ts'
import { Moves } from '../../model/moves.ts'
import { counterMove } from '../../rules/counters.ts'
import { BOARD, defineCornerGame, NEVER_STUCK } from '../theorems/corner.ts'

export const game = defineCornerGame({
  slug: 'rook-to-corner',
  names: { en: 'Rook to the corner (HDU 5754)', zh: '车走到角落' },
  aliases: ['车到角落'],
  about: {
    en: 'A rook moves any number of squares towards the corner (0, 0) at the top left, along its row or its column. Whoever reaches the corner wins.',
    zh: '车每次横或竖向左上角 (0, 0) 走任意多格。走到角落者胜。',
  },
  piece: 'rook',
  moves: 'a -= k; b -= k',
  theorem: {
    name: { en: 'Equal distances', zh: '距离相等' },
    reference: 'HDU 5754; C. L. Bouton, Ann. of Math. 3 (1901)',
    formula: equal('a', 'b'),
    statement: { en: 'Losing exactly when the distances are equal.', zh: '两个距离相等时必败。' },
    applied: ([a = 0n, b = 0n]) => {
      const compared = `${a} ${a === b ? '=' : '≠'} ${b}`
      return { en: `Here ${compared}.`, zh: `这里 ${compared}。` }
    },
    outcome: ([a = 0n, b = 0n]) => (a === b ? 'P' : 'N'),
    winning: ([a = 0n, b = 0n]) =>
      Moves.of(() => [counterMove(BOARD, [a, b], a > b ? [b, b] : [a, a])]),
    proof: {
      en: `${NEVER_STUCK.en} With equal distances every move makes them different, and the opponent makes them equal again.`,
      zh: `${NEVER_STUCK.zh}距离相等时任何一步都使其不等，对手再使其相等。`,
    },
  },
  examples: ['rook-to-corner: 3 7', 'rook-to-corner: 4 4'],
})
