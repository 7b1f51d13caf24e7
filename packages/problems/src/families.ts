import { always, lessOne, the } from './formulas.ts'
import { heaps, numbers } from './layout.ts'
import type { Statement } from './problem.ts'
import { allOf } from './setup.ts'

/** What the problems about the Bash game have in common. */
export const BASH = {
  rule: {
    en: 'One heap of n stones; a move takes 1 to m. Whoever takes the last stone wins.',
    zh: '一堆 n 颗石子，每次取 1 到 m 颗。取到最后一颗者胜。',
  },
  layout: numbers('n', 'm'),
  setups: [{ game: 'bash', params: { m: the('m') }, at: [the('n')] }],
} satisfies Partial<Statement>

/** What the problems about Fibonacci Nim have in common: at the start all but one may be taken. */
export const FIBONACCI_NIM = {
  rule: {
    en: 'One heap; the first move may not take all, and after it a move takes at most twice what the move before took. Whoever takes the last stone wins.',
    zh: '一堆石子，第一步不能取完，之后每步最多取对手上一步的两倍。取到最后一颗者胜。',
  },
  layout: numbers('n'),
  setups: [
    {
      game: 'fibonacci-nim',
      at: [the('n'), { op: 'max', of: [lessOne('n'), always(0)] }],
    },
  ],
} satisfies Partial<Statement>

/** What the problems about Wythoff's game have in common. */
export const WYTHOFF = {
  layout: numbers('a', 'b'),
  setups: [{ game: 'wythoff', at: [the('a'), the('b')] }],
} satisfies Partial<Statement>

/** What the problems called A Multiplication Game have in common. */
export const MULTIPLICATION = {
  rule: {
    en: 'A number p begins at 1. A move multiplies it by one of 2, …, 9. Stan begins; whoever makes p at least n wins.',
    zh: '一个数 p，起初为 1。每次乘以 2、……、9 中的一个。Stan 先走，使 p 不小于 n 者胜。',
  },
  tags: ['numbers'],
  level: 2,
  envelope: 'end',
  layout: numbers('n'),
  setups: [
    { game: 'multiplication', params: { a: always(2), b: always(9) }, at: [always(1), the('n')] },
  ],
  asks: { kind: 'winner', words: ['Stan wins.', 'Ollie wins.'] },
  sample: {
    input: '9\n10\n18\n19\n162\n163\n',
    output: 'Stan wins.\nOllie wins.\nOllie wins.\nStan wins.\nStan wins.\nOllie wins.\n',
  },
} satisfies Partial<Statement>

/** The input and the position of problems about a count and as many heaps of a game. */
export function heapsOf(game: string) {
  return {
    layout: heaps('n'),
    setups: [{ game, at: allOf('heap') }],
  } satisfies Partial<Statement>
}
