import { mod } from '../../formula/tree.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'odd',
  names: { en: 'Odd takes', zh: '奇数博弈' },
  about: {
    en: 'Take an odd number of stones from one heap. Whoever takes the last stone wins.',
    zh: '每次从一堆中取奇数颗。取到最后一颗者胜。',
  },
  rule: () => rule('take odd'),
  theorem: () => ({
    name: { en: 'Parity', zh: '奇偶性' },
    reference: { en: 'folklore; proof given', zh: '民间结论；证明已给出' },
    formula: mod('n', 2),
    proof: {
      en: 'Every move changes the parity of the heap, and 0 is even: odd heaps have a move to 0, even heaps only moves to odd ones.',
      zh: '每步都改变这堆的奇偶，而 0 是偶数：奇数堆能一步到 0，偶数堆只能到奇数堆。',
    },
  }),
  examples: ['odd: 3 4 6', 'odd: 7'],
})
