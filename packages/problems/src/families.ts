import { always, lessOne, the } from './formulas.ts'
import { type HeapWords, heaps, numbers } from './layout.ts'
import type { ProgramText, Statement } from './problem.ts'
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
    en: 'One heap of n stones; the first move may not take all, and after it a move takes at most twice what the move before took. Whoever takes the last stone wins.',
    zh: '一堆 n 颗石子，第一步不能取完，之后每步最多取对手上一步的两倍。取到最后一颗者胜。',
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
    zh: '一个数 p，起初为 1。每次乘以 2 到 9 中的一个数。Stan 先走，使 p 不小于 n 者胜。',
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
  program: {
    why: {
      en: 'Stan wins for n from 2 to 9, Ollie from 10 to 18, Stan from 19 to 162, and so on: whoever wants to win multiplies by 9, the other by 2.',
      zh: 'n 为 2 到 9 时 Stan 胜，10 到 18 时 Ollie 胜，19 到 162 时 Stan 胜，如此交替：想赢的一方乘 9，另一方乘 2。',
    },
    most: 40000000000n,
    text: `
      num p = 1
      int moves = 0
      while (p < n) {
        p = p * (moves % 2 == 0 ? 9 : 2)
        moves += 1
      }
      print moves % 2 == 1 ? WINS : LOSES`,
  },
} satisfies Partial<Statement>

/** The input and the position of problems about a count and as many heaps of a game. */
export function heapsOf(game: string, said?: HeapWords) {
  return {
    layout: heaps('n', said),
    setups: [{ game, at: allOf('heap') }],
  } satisfies Partial<Statement>
}

/** The number of winning moves in up to 1000 heaps of Nim. */
export const WINNING_MOVES_OF_NIM: ProgramText = {
  why: {
    en: 'A move in a heap h wins exactly if it leaves h xor x, where x is the xor of all heaps; it is a move if that is less than h.',
    zh: '设各堆异或为 x，在大小为 h 的一堆中，恰有留下 h 异或 x 的一步必胜；它小于 h 时才是合法的一步。',
  },
  text: `
    read a[n <= 1000]
    num x = 0
    for h of a x ^= h
    int moves = 0
    for h of a { if ((h ^ x) < h) moves += 1 }
    print moves`,
}

/** The least first take that wins where a move takes at most k times what the move before took. */
export const LEAST_TAKE_OF_K_FOLD: ProgramText = {
  why: {
    en: 'The piles that lose are a_0 = 1 and a_(i+1) = a_i + a_m, where a_m is the least of them with k·a_m ≥ a_i. Every n is a sum of such numbers, each more than k times the next (take the largest again and again); the least of them is the least take that wins, since the opponent cannot take the next larger part. While m stays the same the numbers are a_m apart: only the beginnings of such runs are kept, since there may be a million numbers.',
    zh: '必败的石子数是 a_0 = 1 和 a_(i+1) = a_i + a_m，其中 a_m 是满足 k·a_m ≥ a_i 的最小一项。每个 n 可写成这样的数之和，每项大于下一项的 k 倍（每次取最大的一项）；最小的一项就是必胜的最少取数，因为对手取不完较大的下一项。m 不变时，相邻两项都相差 a_m：这样的数可能有上百万个，所以只记每一段的开头。',
  },
  most: 10000000000000n,
  text: `
    global ints first[20001]
    global ints step[20001]
    int last = -1
    int run = 0
    int a = 1
    int top = 1
    while (top < n) {
      last += 1
      first[last] = top
      step[last] = a
      top += int(k * a - top) / a * a + a
      if (run < last && a == first[run + 1]) run += 1
      a += step[run]
    }
    int rest = int(n)
    int part = 0
    while (rest > 0) {
      if (first[last] <= rest) {
        part = rest - (rest - first[last]) % step[last]
        rest -= part
      }
      last -= 1
    }
    if (part == n) print "lose"
    else print part`,
}
