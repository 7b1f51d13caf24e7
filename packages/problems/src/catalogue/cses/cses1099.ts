import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'cses1099',
  title: { en: 'CSES 1099 Stair Game', zh: 'CSES 1099 Stair Game' },
  rule: {
    en: 'Balls on the stairs 1 to n. A move moves any number of balls from a stair k > 1 to stair k − 1. Whoever makes the last move wins.',
    zh: '第 1 到 n 级台阶上有球。每次把第 k 级（k > 1）上任意多个球移到第 k − 1 级。走最后一步者胜。',
  },
  tags: ['staircase'],
  level: 2,
  envelope: 'count',
  layout: [
    number('n'),
    list('balls', the('n'), [number('p')], 'a line', {
      en: 'the numbers p of balls on the n stairs',
      zh: 'n 级台阶上的球数 p',
    }),
  ],
  bounds: {
    of: { n: between(1, 200_000), p: between(0, 10 ** 9) },
    cases: 200_000,
    total: 400_000,
  },
  games: ['staircase'],
  plays(one) {
    // stair 1 is the ground
    const steps = one.bigs('balls').slice(1)
    return [playAt('staircase', steps.length > 0 ? steps : [0n])]
  },
  asks: winner('first', 'second'),
  program: {
    why: {
      en: 'Only the stairs 2, 4, 6, … count: what is moved onto one of them is moved on by the opponent. Their balls are heaps of Nim.',
      zh: '只有第 2、4、6……级算数：移到这些级上的球，对手接着移走即可。这些级上的球就是尼姆的各堆。',
    },
    text: `
      num x = 0
      for i = 1..n {
        const num p = read()
        if (i % 2 == 0) x ^= p
      }
      print x == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '3\n3\n1 0 2\n4\n0 3 5 3\n2\n4 1\n',
    output: 'second\nsecond\nfirst\n',
  },
})
