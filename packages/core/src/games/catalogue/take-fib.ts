import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'take-fib',
  names: { en: 'Taking Fibonacci numbers', zh: '斐波那契数取子' },
  about: {
    en: 'Take 1, 2, 3, 5, 8, … stones (a Fibonacci number) from one heap. Whoever takes the last stone wins. No closed form is known; values come from a table.',
    zh: '每次从一堆中取 1、2、3、5、8……（斐波那契数）颗。取到最后一颗者胜。没有已知的公式，SG 值由表得出。',
  },
  rule: () => rule('take fib'),
  examples: ['take-fib: 7', 'take-fib: 10'],
})
