import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { WYTHOFF } from '../../families.ts'

export const problem = defineProblem({
  id: 'luogu-p2252',
  title: { en: 'Luogu P2252 Wythoff’s game', zh: '洛谷 P2252 取石子游戏' },
  rule: {
    en: 'Two heaps; a move takes any number from one of them, or the same number from both. Whoever takes the last stone wins.',
    zh: '两堆石子，每次从一堆取任意多颗，或从两堆取同样多颗。取到最后一颗者胜。',
  },
  remark: {
    en: 'The judge gives one case in an input; several are answered here too.',
    zh: '原题每份输入只有一组；这里多组也会逐一回答。',
  },
  tags: ['wythoff'],
  level: 2,
  envelope: 'end',
  ...WYTHOFF,
  asks: winner('1', '0'),
  bounds: { of: { a: between(0, 10 ** 9), b: between(0, 10 ** 9) } },
  sample: { input: '6 10\n5 5\n0 1\n0 2\n', output: '0\n1\n1\n1\n' },
})
