import { evaluate } from '../../formula/evaluate.ts'
import { cases, equal, max, min, minus, mod } from '../../formula/tree.ts'
import { valueLine, worked } from '../../formula/worked.ts'
import { defineGame } from '../define.ts'
import { onBoard } from '../theorems/corner.ts'

const value = cases(
  [[equal(mod(min('a', 'b'), 2), 0), mod(max('a', 'b'), 2)]],
  minus(3, mod(max('a', 'b'), 2)),
)

export const game = defineGame({
  slug: 'king',
  names: { en: 'King to the corner, last mover wins', zh: '国王游戏' },
  about: {
    en: 'A king moves one square towards the corner: along its row, its column or diagonally. Whoever cannot move loses.',
    zh: '国王每次向角落走一格：横、竖或斜。不能走者负。',
  },
  position: { en: 'the distances a b to the corner', zh: '到角落的距离 a b' },
  piece: 'king',
  rule: () => onBoard('a -= 1; b -= 1; a -= 1, b -= 1'),
  theorem: () => ({
    name: { en: 'Parity of the distances', zh: '距离的奇偶' },
    reference: { en: 'folklore; proof given', zh: '民间结论；证明已给出' },
    formula: value,
    statement: {
      en: 'Losing exactly when both distances are even. If the smaller distance is even the value is the parity of the larger one; if it is odd, 2 when the larger is odd and 3 when it is even.',
      zh: '两个距离都是偶数时必败。较小的距离为偶数时，SG 值是较大者除以 2 的余数；较小的为奇数时，较大者为奇则 2，为偶则 3。',
    },
    value: ([a = 0n, b = 0n]) => evaluate(value, { vars: { a, b } }),
    applied: ([a = 0n, b = 0n]) => valueLine(worked(value, { a, b })),
    proof: {
      en: 'Along the edge (0, b) only b moves, so the value is the parity of b. Inside, the three neighbours towards the corner have, by induction, the values 0, 1, 1 (equal) or 0, 1, 3 (unequal) when both are odd (so 2), 2, 3, 3 (equal) or 1, 2, 3 (unequal) when both are even (so 0), 0, 1, 2 when the smaller is odd and the larger even (so 3), and 0, 2, 3 when the smaller is even and the larger odd (so 1).',
      zh: '在边上 (0, b) 只有 b 能动，SG 值是 b mod 2。内部由归纳，三个后继的值：两者皆奇时为 0、1、1（相等）或 0、1、3（不等），值 2；皆偶时为 2、3、3（相等）或 1、2、3（不等），值 0；小奇大偶时为 0、1、2，值 3；小偶大奇时为 0、2、3，值 1。',
    },
  }),
  examples: ['king: 4 7', 'king: 4 4'],
})
