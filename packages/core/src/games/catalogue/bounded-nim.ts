import { mod, plus } from '../../formula/tree.ts'
import { range, take } from '../../rules/make.ts'
import { defineGame, natural } from '../define.ts'

export const game = defineGame({
  slug: 'bounded-nim',
  names: { en: 'Nim with at most r stones a move', zh: '限取尼姆' },
  params: [natural('r')],
  byNameOnly: true,
  about: {
    en: 'Nim with several heaps, where a move takes at most r stones from one of them. Whoever takes the last stone wins.',
    zh: '多堆尼姆，但每次至多从一堆中取 r 颗。取到最后一颗者胜。',
  },
  rule: ({ r = 1n }) => take(range(1n, r)),
  theorem: () => ({
    name: { en: 'Nim with bounded takes', zh: '限取尼姆定理' },
    reference: {
      en: 'R. Sprague (1935) and P. M. Grundy (1939), applied to Bachet’s game',
      zh: 'Sprague（1935）与 Grundy（1939）的定理，用于巴什博弈',
    },
    formula: mod('n', plus('r', 1)),
    proof: {
      en: 'One heap is the Bash game with m = r, so its value is n mod (r+1); the heaps are independent, so their values xor.',
      zh: '单独一堆就是 m = r 的巴什博弈，SG 值为 n mod (r+1)；各堆互不影响，SG 值相异或。',
    },
  }),
  examples: ['bounded-nim 3: 5 6 8', 'bounded-nim 2: 3 6 9'],
})
