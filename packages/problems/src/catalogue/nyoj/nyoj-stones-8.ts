import { defineProblem } from '../../define.ts'
import { WYTHOFF } from '../../families.ts'
import { between, bounds } from '../../shape.ts'

export const problem = defineProblem({
  id: 'nyoj-stones-8',
  title: { en: 'NYOJ stones 8 (HDU 2177)', zh: 'NYOJ 取石子（八）（HDU 2177）' },
  rule: {
    en: 'Wythoff’s game, with every winning first move.',
    zh: '威佐夫博弈，并给出每一种必胜的第一步。',
  },
  envelope: 'two zeros',
  ...WYTHOFF,
  asks: { kind: 'moves', words: ['1', '0'], line: 'pair', anyOrder: false },
  bounds: bounds(
    { a: between(0, 1_000_000), b: between(0, 1_000_000) },
    { cases: 100, rising: [['a', 'b']] },
  ),
  sample: { input: '1 2\n5 8\n4 7\n2 2\n0 0\n', output: '0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n' },
})
