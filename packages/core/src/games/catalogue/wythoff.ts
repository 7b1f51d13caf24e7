import { counters } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'
import { wythoffTheorem } from '../theorems/golden-pairs.ts'

export const game = defineGame({
  slug: 'wythoff',
  names: { en: 'Wythoff’s game', zh: '威佐夫博弈' },
  aliases: ['威佐夫'],
  about: {
    en: 'Two heaps: take any number from one of them, or the same number from both. Whoever takes the last stone wins.',
    zh: '两堆石子：从一堆中取任意多颗，或从两堆中取同样多颗。取到最后一颗者胜。',
  },
  position: { en: 'two heaps a b', zh: '两堆 a b' },
  piece: 'queen',
  rule: () => ({ ...counters('counters a, b; a -= k; b -= k; a -= k, b -= k'), of: 'heaps' }),
  theorem: () => wythoffTheorem,
  examples: ['wythoff: 9 14', 'wythoff: 4 7', 'wythoff: 165580140 267914295'],
})
