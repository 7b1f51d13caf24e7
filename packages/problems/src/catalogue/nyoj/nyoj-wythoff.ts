import { between } from '../../bounds.ts'
import { defineProblem } from '../../define.ts'
import { the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'nyoj-wythoff',
  after: 'nyoj-stones-7',
  title: { en: 'NYOJ Wythoff Game', zh: 'NYOJ Wythoff Game' },
  rule: {
    en: 'Two heaps; a move takes any number from one of them, or the same number from both. Whoever takes the last stone wins. List the losing positions in order.',
    zh: '两堆石子，每次从一堆中取任意多颗，或从两堆中取同样多颗。取到最后一颗者胜。从小到大列出必败局面。',
  },
  tags: ['wythoff'],
  level: 2,
  envelope: 'end',
  layout: numbers('n'),
  // the last pair of the list
  setups: [
    {
      game: 'wythoff',
      at: [
        { op: 'floorPhi', of: [the('n')] },
        { op: '+', of: [{ op: 'floorPhi', of: [the('n')] }, the('n')] },
      ],
    },
  ],
  asks: { kind: 'golden pairs' },
  bounds: { of: { n: between(0, 100_000) }, cases: 10 },
  sample: {
    input: '3\n7\n',
    output: '(0,0)(1,2)(3,5)(4,7)\n(0,0)(1,2)(3,5)(4,7)(6,10)(8,13)(9,15)(11,18)\n',
  },
})
