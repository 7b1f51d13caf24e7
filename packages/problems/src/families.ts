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

/** The input and the position of problems about a count and as many heaps of a game. */
export function heapsOf(game: string) {
  return {
    layout: heaps('n'),
    setups: [{ game, at: allOf('heap') }],
  } satisfies Partial<Statement>
}
