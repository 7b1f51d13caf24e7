import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'hdu2188',
  title: { en: 'HDU 2188 Choosing volunteers', zh: 'HDU 2188 选拔志愿者' },
  rule: {
    en: 'A sum begins at 0; each player in turn adds 1 to m to it. Whoever brings it to n wins; it may not go beyond n.',
    zh: '总数从 0 开始，双方轮流加 1 到 m，把它加到 n 者胜，不能超过 n。',
  },
  insight: {
    en: 'This is Bash’s game: its stones are what is still to be added.',
    zh: '这就是巴什博弈：还差的数就是石子数。',
  },
  tags: ['bash'],
  level: 1,
  envelope: 'count',
  layout: numbers('n', 'm'),
  setups: [{ game: 'bash', params: { m: the('m') }, at: [the('n')] }],
  asks: winner('Grass', 'Rabbit'),
  bounds: { of: { n: between(1, 10_000), m: between(1, 10_000) } },
  sample: { input: '4\n9 10\n12 3\n22 10\n2 2\n', output: 'Grass\nRabbit\nRabbit\nGrass\n' },
})
