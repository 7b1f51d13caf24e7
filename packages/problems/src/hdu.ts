import { BASH, FIBONACCI_NIM } from './common.ts'
import { defineProblem, winner } from './define.ts'
import type { Problem } from './problem.ts'
import { isNumber, lessOne, the } from './setup.ts'
import { between, bounds, INT, numbers } from './shape.ts'

const PIECES = ['king-to-corner', 'rook-to-corner', 'knight-to-corner', 'queen-to-corner']

/** The problems of HDU. */
export const hdu: readonly Problem[] = [
  defineProblem({
    id: 'hdu1846',
    title: { en: 'HDU 1846', zh: 'HDU 1846' },
    ...BASH,
    envelope: 'count',
    asks: winner('first', 'second'),
    bounds: bounds({ n: between(1, 1000), m: between(1, 1000) }),
    sample: { input: '2\n23 2\n4 3\n', output: 'first\nsecond\n' },
  }),
  defineProblem({
    id: 'hdu1847',
    title: { en: 'HDU 1847', zh: 'HDU 1847' },
    rule: {
      en: 'One heap of n; a move takes 1, 2, 4, 8, … Whoever takes the last wins.',
      zh: '一堆 n 张，每次取 1、2、4、8……张。取到最后一张者胜。',
    },
    envelope: 'end',
    shape: numbers('n'),
    setups: [{ game: 'powers', params: { b: { op: 'int', value: 2n } }, at: [the('n')] }],
    asks: winner('Kiki', 'Cici'),
    bounds: bounds({ n: between(1, 1000) }),
    sample: { input: '1\n3\n', output: 'Kiki\nCici\n' },
  }),
  defineProblem({
    id: 'hdu2516',
    title: { en: 'HDU 2516', zh: 'HDU 2516' },
    ...FIBONACCI_NIM,
    envelope: 'zero',
    asks: winner('First win', 'Second win'),
    bounds: bounds({ n: between(2, INT) }),
    sample: { input: '2\n13\n10000\n0\n', output: 'Second win\nSecond win\nFirst win\n' },
  }),
  defineProblem({
    id: 'hdu2897',
    title: { en: 'HDU 2897', zh: 'HDU 2897' },
    rule: {
      en: 'One heap of n; a move takes p to q, and all of it when fewer than p are left. Whoever takes the last one loses.',
      zh: '一堆 n 枚，每次取 p 到 q 枚，不足 p 枚时必须全取。取到最后一枚者负。',
    },
    envelope: 'end',
    shape: numbers('n', 'p', 'q'),
    setups: [{ game: 'misere-bash-rest', params: { p: the('p'), q: the('q') }, at: [the('n')] }],
    asks: winner('WIN', 'LOST'),
    bounds: bounds(
      { n: between(1, 65536), p: between(1, 65536), q: between(1, 65536) },
      { cases: 100_000, rising: [['p', 'q']] },
    ),
    sample: { input: '7 2 4\n6 2 4\n1 2 4\n3 2 4\n', output: 'LOST\nWIN\nLOST\nWIN\n' },
    refuse: ([, p = 0n, q = 0n]) =>
      p < 1n || p > q ? { en: '1 ≤ p ≤ q in n p q', zh: ' n p q 且 1 ≤ p ≤ q' } : undefined,
  }),
  defineProblem({
    id: 'hdu3032',
    title: { en: 'HDU 3032', zh: 'HDU 3032' },
    rule: {
      en: 'A move takes any number of stones from one heap, or splits a heap into two non-empty heaps. Whoever takes the last stone wins.',
      zh: '每次从一堆中取任意多颗，或把一堆分成两个非空的堆。取到最后一颗者胜。',
    },
    envelope: 'count',
    shape: { kind: 'heaps' },
    setups: [{ game: 'lasker' }],
    asks: winner('Alice', 'Bob'),
    bounds: bounds({ count: between(1, 1_000_000), heap: between(1, INT) }),
    sample: { input: '2\n3\n2 2 3\n2\n3 3\n', output: 'Alice\nBob\n' },
  }),
  defineProblem({
    id: 'hdu5754',
    title: { en: 'HDU 5754', zh: 'HDU 5754' },
    rule: {
      en: 'A piece goes from (1,1) towards (n,m) on an n × m board, right and down only: 1 king, 2 rook, 3 knight, 4 queen. Whoever reaches (n,m) wins; a player who is stuck elsewhere has drawn.',
      zh: '棋子在 n × m 棋盘上从 (1,1) 走向 (n,m)，只能向右、向下：1 国王，2 车，3 马，4 皇后。走到 (n,m) 者胜；在别处走不动则平局。',
    },
    envelope: 'count',
    shape: numbers('type', 'n', 'm'),
    setups: PIECES.map((game, i) => ({
      game,
      when: isNumber('type', i + 1),
      at: [lessOne('n'), lessOne('m')],
    })),
    asks: winner('B', 'G', 'D'),
    bounds: bounds({ type: between(1, 4), n: between(2, 1000), m: between(2, 1000) }),
    sample: { input: '4\n1 5 5\n2 5 5\n3 5 5\n4 5 5\n', output: 'G\nG\nD\nB\n' },
    refuse: ([type = 0n, n = 0n, m = 0n]) =>
      type < 1n || type > 4n || n < 1n || m < 1n
        ? {
            en: 'type n m with type 1..4 and n, m ≥ 1',
            zh: ' type n m，其中 type 为 1..4，n, m ≥ 1',
          }
        : undefined,
  }),
  defineProblem({
    id: 'hdu2176',
    title: { en: 'HDU 2176', zh: 'HDU 2176' },
    rule: { en: 'Nim, with every winning first move.', zh: '尼姆博弈，并给出每一种必胜的第一步。' },
    envelope: 'zero',
    shape: { kind: 'heaps' },
    setups: [{ game: 'nim' }],
    asks: { kind: 'moves', words: ['Yes', 'No'], line: 'heap', anyOrder: false },
    bounds: bounds({ count: between(1, 200_000), heap: between(1, INT) }),
    sample: {
      input: '2\n45 45\n3\n3 6 9\n5\n5 7 8 9 10\n0\n',
      output: 'No\nYes\n9 5\nYes\n8 1\n9 0\n10 3\n',
    },
  }),
]
