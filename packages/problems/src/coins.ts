import { gameOfRule, setOf, solve, take } from '@nimber/core'
import { HEAPS } from './common.ts'
import { defineHeapProblem, type Problem, winner } from './define.ts'

/** Two problems about coins. */
export const coins: readonly Problem[] = [
  defineHeapProblem({
    id: 'coin-heaps',
    title: { en: 'Heaps of coins', zh: '取硬币游戏' },
    games: ['nim'],
    rule: {
      en: 'Nim with coins: a move takes any number from one heap. Who cannot move loses.',
      zh: '硬币的尼姆博弈：每次从一堆中取任意多枚。无币可取者负。',
    },
    envelope: 'count',
    format: HEAPS,
    ...winner('yoyo', 'zhazhahui'),
    limits: { en: 'numbers ≤ 1000', zh: '各数 ≤ 1000' },
    sample: { input: '2\n3\n2 3 4\n4\n2 3 4 5\n', output: 'yoyo\nzhazhahui\n' },
  }),
  {
    id: 'coin-set',
    title: { en: 'A set of amounts', zh: '硬币游戏' },
    games: ['subtraction'],
    rule: {
      en: 'One heap of x coins; a move takes one of the k given amounts. Who cannot move loses.',
      zh: '一堆 x 枚硬币，每次取给定的 k 个数目之一。不能走者负。',
    },
    envelope: 'end',
    format: { en: 'x k a1 … ak', zh: 'x k a1 … ak' },
    output: winner('Alice', 'Bob').output,
    limits: { en: 'x ≤ 10000, and past it', zh: 'x ≤ 10000，更大也可' },
    sample: { input: '9 2 1 4\n10 2 1 4\n', output: 'Alice\nBob\n' },
    answer(x, input, out) {
      const amounts = Array.from(input.list(input.require()), BigInt)
      if (amounts.includes(0n)) input.refuse({ en: 'amounts of at least 1', zh: '至少为 1 的数目' })
      const game = gameOfRule(take(setOf(amounts)), 'normal')
      out.line(solve(game, [x]).outcome === 'N' ? 'Alice' : 'Bob')
      return undefined
    },
  },
]
