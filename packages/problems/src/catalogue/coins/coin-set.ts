import { defineProblem, winner } from '../../define.ts'
import { between, bounds } from '../../shape.ts'

export const problem = defineProblem({
  id: 'coin-set',
  title: { en: 'A set of amounts', zh: '硬币游戏' },
  rule: {
    en: 'One heap of x coins; a move takes one of the k given amounts. Whoever cannot move loses.',
    zh: '一堆 x 枚硬币，每次取给定的 k 个数目之一。不能走者负。',
  },
  envelope: 'end',
  shape: { kind: 'set' },
  setups: [{ game: 'subtraction' }],
  asks: winner('Alice', 'Bob'),
  bounds: bounds(
    { heap: between(0, 10_000), count: between(1, 100), amount: between(1, 10_000) },
    { cases: 100 },
  ),
  sample: { input: '9 2 1 4\n10 2 1 4\n', output: 'Alice\nBob\n' },
})
