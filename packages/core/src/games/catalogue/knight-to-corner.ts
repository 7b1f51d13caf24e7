import { and, equal, mod } from '../../formula/tree.ts'
import { defineCornerGame, dividedBy } from '../theorems/corner.ts'

export const game = defineCornerGame({
  slug: 'knight-to-corner',
  names: { en: 'Knight to the corner (HDU 5754)', zh: '马走到角落' },
  aliases: ['马到角落'],
  about: {
    en: 'A knight moves one square one way and two the other, towards the corner (0, 0) at the top left. Whoever reaches the corner wins; a player who is stuck elsewhere has drawn.',
    zh: '马每次向左上角 (0, 0) 走“日”字：一个方向一格，另一个方向两格。走到角落者胜；在别处走不动则平局。',
  },
  piece: 'knight',
  moves: 'a -= 1, b -= 2; a -= 2, b -= 1',
  theorem: {
    name: { en: 'The knight’s diagonal', zh: '马的对角线' },
    reference: { en: 'HDU 5754; proof given', zh: 'HDU 5754；证明已给出' },
    formula: and(equal('a', 'b'), equal(mod('a', 3), 0)),
    statement: {
      en: 'Losing at (3i, 3i), winning at (3i+1, 3i+2) and (3i+2, 3i+1), a draw everywhere else.',
      zh: '(3i, 3i) 必败，(3i+1, 3i+2) 与 (3i+2, 3i+1) 必胜，其余都是平局。',
    },
    applied: (distances) => dividedBy(3n, distances),
    outcome: ([a = 0n, b = 0n]) => {
      if (a === b) return a % 3n === 0n ? 'P' : 'D'
      const [low, high] = a < b ? [a, b] : [b, a]
      return high - low === 1n && low % 3n === 1n ? 'N' : 'D'
    },
    proof: {
      en: 'By induction on a + b. From (3i, 3i), i > 0, both moves lead to the winning squares next to it; those step to the losing square below. Only they can step to a losing square, so nothing else wins. Nothing else loses either: to lose, all moves must lead to winning squares, whose difference is 1; the two moves change a − b by +1 and −1, so both lead there only from a = b, and then a is a multiple of 3; where just one move exists it leads to the edge, which has no winning square. What remains is drawn.',
      zh: '对 a + b 归纳。从 (3i, 3i)（i > 0）的两种走法都到相邻的必胜格，必胜格又走到下一个必败格。只有它们能走到必败格，所以别处不必胜。别处也不必败：必败要求所有走法都到必胜格，而必胜格两距离相差 1；两种走法使 a − b 加 1 和减 1，只有 a = b 时才可能都到，此时 a 是 3 的倍数；若只有一种走法，它走到边上，边上没有必胜格。剩下的都是平局。',
    },
  },
  examples: ['knight-to-corner: 4 5', 'knight-to-corner: 4 4', 'knight-to-corner: 6 6'],
})
