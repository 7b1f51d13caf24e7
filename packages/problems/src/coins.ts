import { defineProblem, winner } from './define.ts'
import type { Problem } from './problem.ts'
import { between, bounds } from './shape.ts'

/** Two problems about coins. */
export const coins: readonly Problem[] = [
  defineProblem({
    id: 'coin-heaps',
    title: { en: 'Heaps of coins', zh: '取硬币游戏' },
    rule: {
      en: 'Nim with coins: a move takes any number from one heap. Whoever cannot move loses.',
      zh: '硬币的尼姆博弈：每次从一堆中取任意多枚。无币可取者负。',
    },
    envelope: 'count',
    shape: { kind: 'heaps' },
    setups: [{ game: 'nim' }],
    asks: winner('yoyo', 'zhazhahui'),
    bounds: bounds({ count: between(1, 1000), heap: between(1, 1000) }),
    sample: { input: '2\n3\n2 3 4\n4\n2 3 4 5\n', output: 'yoyo\nzhazhahui\n' },
  }),
  defineProblem({
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
  }),
]
