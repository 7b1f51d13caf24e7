import { game } from './define.ts'

/** What the problems about the Bash game have in common. */
export const BASH = {
  games: ['bash'],
  rule: {
    en: 'One heap of n stones; a move takes 1 to m. Who takes the last stone wins.',
    zh: '一堆 n 颗石子，每次取 1 到 m 颗。取到最后一颗者胜。',
  },
  format: { en: 'n m', zh: 'n m' },
  size: 2,
  position: ([n = 0n, m = 0n]: readonly bigint[]) => [game('bash', { m }), [n]] as const,
}

/** What the problems about Fibonacci Nim have in common. */
export const FIBONACCI_NIM = {
  games: ['fibonacci-nim'],
  rule: {
    en: 'One heap; the first move may not take all, and after it a move takes at most twice what the move before took. Who takes the last stone wins.',
    zh: '一堆石子，第一步不能取完，之后每步最多取对手上一步的两倍。取到最后一颗者胜。',
  },
  format: { en: 'n', zh: 'n' },
  size: 1,
  position: (numbers: readonly bigint[]) => {
    const fibonacciNim = game('fibonacci-nim')
    return [fibonacciNim, fibonacciNim.rules.at?.(numbers)] as const
  },
}

/** A case that is a count and that many heaps. */
export const HEAPS = { en: 'n, then n heaps', zh: 'n，接着 n 个堆' }
