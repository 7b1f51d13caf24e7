import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { lessOne, the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'hdu4764',
  title: { en: 'HDU 4764 Stone', zh: 'HDU 4764 Stone' },
  rule: {
    en: 'Numbers are written in turn: the first is 1 to k, each next one is larger than the last by 1 to k. Whoever writes a number of at least N loses.',
    zh: '轮流写数：第一个数为 1 到 k，之后每个数比前一个大 1 到 k。写出不小于 N 的数者负。',
  },
  insight: {
    en: 'The last good number is N − 1: this is Bash’s game with N − 1 stones.',
    zh: '最后一个安全的数是 N − 1，相当于 N − 1 颗石子的巴什博弈。',
  },
  tags: ['bash'],
  level: 1,
  envelope: 'zeros',
  layout: numbers('N', 'k'),
  setups: [{ game: 'bash', params: { m: the('k') }, at: [lessOne('N')] }],
  asks: winner('Tang', 'Jiang'),
  bounds: { of: { N: between(1, 10 ** 8), k: between(1, 100) } },
  sample: {
    input: '5 1\n20 4\n11 4\n2 3\n3 2\n3 1\n0 0\n',
    output: 'Jiang\nTang\nJiang\nTang\nTang\nJiang\n',
  },
})
