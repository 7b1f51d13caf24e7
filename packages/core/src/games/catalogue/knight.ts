import { evaluate } from '../../formula/evaluate.ts'
import { and, cases, equal, less, max, min, mod, plus } from '../../formula/tree.ts'
import { valueLine } from '../../formula/worked.ts'
import type { Words } from '../../model/words.ts'
import { defineGame } from '../define.ts'
import { onBoard } from '../theorems/corner.ts'

const [low, high] = [min('a', 'b'), max('a', 'b')]
const value = cases(
  [
    [equal(mod(low, 3), 0), 0],
    [and(equal(mod(low, 3), 1), equal(low, high)), 0],
    [equal(mod(low, 3), 1), 1],
    [less(plus(low, 1), high), 2],
  ],
  1,
)

/** The value by the smaller distance modulo 3 and, where that counts, the larger one. */
function working(a: bigint, b: bigint): Words {
  const [s, t] = a < b ? [a, b] : [b, a]
  const size = evaluate(value, { vars: { a, b } })
  const residue = `${s} mod 3 = ${s % 3n}`
  const second =
    s % 3n === 1n ? `${t} ${t === s ? '=' : '≠'} ${s}` : `${t} ${t <= s + 1n ? '≤' : '>'} ${s} + 1`
  if (s % 3n === 0n) return { en: `${size}, since ${residue}`, zh: `${size}（因为 ${residue}）` }
  return {
    en: `${size}, since ${residue} and ${second}`,
    zh: `${size}（因为 ${residue} 且 ${second}）`,
  }
}

export const game = defineGame({
  slug: 'knight',
  names: { en: 'Knight to the corner, last mover wins', zh: '马的游戏' },
  about: {
    en: 'A knight moves one square one way and two the other, towards the corner. Whoever cannot move loses.',
    zh: '马每次向角落走“日”字：一个方向一格，另一个方向两格。不能走者负。',
  },
  position: { en: 'the distances a b to the corner', zh: '到角落的距离 a b' },
  piece: 'knight',
  rule: () => onBoard('a -= 1, b -= 2; a -= 2, b -= 1'),
  theorem: () => ({
    name: { en: 'The smaller distance modulo 3', zh: '较小距离模 3' },
    reference: { en: 'folklore; proof given', zh: '民间结论；证明已给出' },
    formula: value,
    statement: {
      en: 'Let s be the smaller distance and t the larger. The value is 0 for s ≡ 0 (mod 3); for s ≡ 1 it is 0 if t = s, else 1; for s ≡ 2 it is 1 if t ≤ s + 1, else 2.',
      zh: '设较小的距离为 s，较大的为 t。s ≡ 0 (mod 3) 时 SG 值为 0；s ≡ 1 时，t = s 为 0，否则为 1；s ≡ 2 时，t ≤ s + 1 为 1，否则为 2。',
    },
    value: ([a = 0n, b = 0n]) => evaluate(value, { vars: { a, b } }),
    applied: ([a = 0n, b = 0n]) => valueLine(working(a, b)),
    proof: {
      en: 'By induction on a + b: far from the diagonal the two moves lower s by 1 and by 2, which gives 0, 1, 2 by turns; at t = s, s + 1, s + 2 the nine cases of s mod 3 are checked one by one, and they repeat when both distances fall by 3.',
      zh: '对 a + b 归纳：远离对角线时两种走法使 s 减 1 或减 2，依次得 0、1、2；t = s、s + 1、s + 2 时对 s mod 3 逐一检查这九种情形，两个距离同减 3 时结论重复。',
    },
  }),
  examples: ['knight: 4 7', 'knight: 3 9'],
})
