import { nimSum } from '../../arith/nim-sum.ts'
import { cases, equal, maxOf, more, xorOf } from '../../formula/tree.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'misere-take-and-split',
  names: { en: 'Misère take any, then may split', zh: '反常规任取后可分堆' },
  convention: 'misere',
  about: {
    en: 'Take at least one stone from a heap, and then you may split what is left of it in two. This is the same as taking neighbours out of a row. Whoever takes the last stone loses.',
    zh: '每次从一堆中至少取一颗，然后可以把剩下的分成两堆；也就是从一排中取相邻的若干颗。取到最后一颗者负。',
  },
  rule: () => rule('take any then may split'),
  theorem: () => ({
    name: { en: 'As misère Nim', zh: '与反常规尼姆相同' },
    reference: {
      en: 'the misère criterion for sums of such games, known in China as the SJ theorem (Jia Zhihao, 2009); proof given',
      zh: '贾志豪 2009 年论文中的 SJ 定理；证明已给出',
    },
    formula: cases([[more(maxOf('n'), 1), equal(xorOf('n'), 0)]], equal(xorOf('n'), 1)),
    statement: {
      en: 'A position is losing when its heaps xor to 0 and some heap is larger than 1, or when they xor to 1 and none is.',
      zh: '有大于 1 的堆时，异或为 0 必败；没有大于 1 的堆时，异或为 1（奇数个 1）必败。',
    },
    outcome: (heaps) => {
      const large = heaps.some((h) => h > 1n)
      return (nimSum(heaps) === 0n) === large ? 'P' : 'N'
    },
    applied: (heaps) => {
      const large = heaps.some((h) => h > 1n)
      const sum = `${heaps.slice(0, 12).join(' xor ')}${heaps.length > 12 ? ' xor …' : ''} = ${nimSum(heaps)}`
      return {
        en: `Here ${sum}, and ${large ? 'some heap is' : 'no heap is'} larger than 1.`,
        zh: `这里 ${sum.replaceAll('xor', '异或')}，${large ? '有' : '没有'}大于 1 的堆。`,
      }
    },
    proof: {
      en: 'With heaps of 1 only, their number decides. From xor 0 with a heap above 1 there are at least two such heaps, so one of them stays; a split into a and b has a xor b ≤ a + b < n, so the xor is not 0 afterwards. From any other position with a heap above 1 a move of misère Nim, which is allowed here too, leads to a losing one. From an odd number of ones the one move leaves an even number.',
      zh: '全是 1 时由个数决定。有大于 1 的堆且异或为 0 时，这样的堆至少有两个，走后仍有一个；拆成 a、b 时 a 异或 b ≤ a + b < n，所以走后异或不为 0。其余有大于 1 的堆的局面，用反常规尼姆的走法（这里也允许）即可到达败局。奇数个 1 时唯一的走法留下偶数个 1。',
    },
  }),
  examples: [
    'misere-take-and-split: 2 3 4',
    'misere-take-and-split: 3 3',
    'misere-take-and-split: 1 1 1',
    'misere-take-and-split: 2 5',
  ],
})
