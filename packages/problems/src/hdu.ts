import { BASH, FIBONACCI_NIM, HEAPS } from './common.ts'
import { defineHeapProblem, definePositionProblem, game, type Problem, winner } from './define.ts'

const PIECES = ['king-to-corner', 'rook-to-corner', 'knight-to-corner', 'queen-to-corner']
let spare: Uint32Array | undefined

/** The problems of HDU. */
export const hdu: readonly Problem[] = [
  definePositionProblem({
    id: 'hdu1846',
    title: { en: 'HDU 1846', zh: 'HDU 1846' },
    ...BASH,
    envelope: 'count',
    ...winner('first', 'second'),
    limits: { en: 'numbers ≤ 1000', zh: '各数 ≤ 1000' },
    sample: { input: '2\n23 2\n4 3\n', output: 'first\nsecond\n' },
  }),
  definePositionProblem({
    id: 'hdu1847',
    title: { en: 'HDU 1847', zh: 'HDU 1847' },
    games: ['powers'],
    rule: {
      en: 'One heap of n; a move takes 1, 2, 4, 8, … Who takes the last wins.',
      zh: '一堆 n 张，每次取 1、2、4、8……张。取到最后一张者胜。',
    },
    envelope: 'end',
    format: { en: 'n', zh: 'n' },
    ...winner('Kiki', 'Cici'),
    limits: { en: 'n ≤ 1000', zh: 'n ≤ 1000' },
    sample: { input: '1\n3\n', output: 'Kiki\nCici\n' },
    size: 1,
    position: (numbers) => [game('powers', { b: 2n }), numbers],
  }),
  definePositionProblem({
    id: 'hdu2516',
    title: { en: 'HDU 2516', zh: 'HDU 2516' },
    ...FIBONACCI_NIM,
    envelope: 'zero',
    ...winner('First win', 'Second win'),
    limits: { en: '2 ≤ n < 2^31', zh: '2 ≤ n < 2^31' },
    sample: { input: '2\n13\n10000\n0\n', output: 'Second win\nSecond win\nFirst win\n' },
  }),
  definePositionProblem({
    id: 'hdu2897',
    title: { en: 'HDU 2897', zh: 'HDU 2897' },
    games: ['misere-bash-rest'],
    rule: {
      en: 'One heap of n; a move takes p to q, and all of it when fewer than p are left. Who takes the last one loses.',
      zh: '一堆 n 枚，每次取 p 到 q 枚，不足 p 枚时必须全取。取到最后一枚者负。',
    },
    envelope: 'end',
    format: { en: 'n p q', zh: 'n p q' },
    ...winner('WIN', 'LOST'),
    limits: { en: 'numbers ≤ 65536, 10^5 cases', zh: '各数 ≤ 65536，10^5 组' },
    sample: { input: '7 2 4\n6 2 4\n1 2 4\n3 2 4\n', output: 'LOST\nWIN\nLOST\nWIN\n' },
    size: 3,
    position: ([n = 0n, p = 0n, q = 0n], input) => {
      if (p < 1n || p > q) input.refuse({ en: '1 ≤ p ≤ q in n p q', zh: ' n p q 且 1 ≤ p ≤ q' })
      return [game('misere-bash-rest', { p, q }), [n]]
    },
  }),
  defineHeapProblem({
    id: 'hdu3032',
    title: { en: 'HDU 3032', zh: 'HDU 3032' },
    games: ['lasker'],
    rule: {
      en: 'A move takes any number of stones from one heap, or splits a heap into two non-empty heaps. Who takes the last stone wins.',
      zh: '每次从一堆中取任意多颗，或把一堆分成两个非空的堆。取到最后一颗者胜。',
    },
    envelope: 'count',
    format: HEAPS,
    ...winner('Alice', 'Bob'),
    limits: { en: 'n ≤ 10^6, heaps < 2^31', zh: 'n ≤ 10^6，每堆 < 2^31' },
    sample: { input: '2\n3\n2 2 3\n2\n3 3\n', output: 'Alice\nBob\n' },
  }),
  definePositionProblem({
    id: 'hdu5754',
    title: { en: 'HDU 5754', zh: 'HDU 5754' },
    games: PIECES,
    rule: {
      en: 'A piece goes from (1,1) towards (n,m) on an n × m board, right and down only: 1 king, 2 rook, 3 knight, 4 queen. Who reaches (n,m) wins; a player who is stuck elsewhere has drawn.',
      zh: '棋子在 n × m 棋盘上从 (1,1) 走向 (n,m)，只能向右、向下：1 国王，2 车，3 马，4 皇后。走到 (n,m) 者胜；在别处走不动则平局。',
    },
    envelope: 'count',
    format: { en: 'type n m', zh: 'type n m' },
    words: ['B', 'G', 'D'],
    output: {
      en: 'B if the first player wins, G if the second does, D for a draw',
      zh: '先手胜输出 B，后手胜输出 G，平局输出 D',
    },
    limits: { en: '2 ≤ n, m ≤ 1000', zh: '2 ≤ n, m ≤ 1000' },
    sample: { input: '4\n1 5 5\n2 5 5\n3 5 5\n4 5 5\n', output: 'G\nG\nD\nB\n' },
    size: 3,
    position: ([type = 0n, n = 0n, m = 0n], input) => {
      const piece = type <= 4n ? PIECES[Number(type) - 1] : undefined
      if (!piece || n < 1n || m < 1n)
        return input.refuse({
          en: 'type n m with type 1..4 and n, m ≥ 1',
          zh: ' type n m，其中 type 为 1..4，n, m ≥ 1',
        })
      return [game(piece), [n - 1n, m - 1n]]
    },
  }),
  {
    id: 'hdu2176',
    title: { en: 'HDU 2176', zh: 'HDU 2176' },
    games: ['nim'],
    rule: { en: 'Nim, with every winning first move.', zh: '尼姆博弈，并给出每一种必胜的第一步。' },
    envelope: 'zero',
    format: HEAPS,
    output: {
      en: 'No if the first player loses; else Yes and a line a b for every heap a that can be left at b, in input order',
      zh: '先手负输出 No；否则输出 Yes，并按输入顺序对每个可由 a 颗取到 b 颗的堆输出一行 a b',
    },
    limits: { en: 'n ≤ 200000', zh: 'n ≤ 200000' },
    sample: {
      input: '2\n45 45\n3\n3 6 9\n5\n5 7 8 9 10\n0\n',
      output: 'No\nYes\n9 5\nYes\n8 1\n9 0\n10 3\n',
    },
    // the theorem of nim inside the kernels: the list of moves is longer than the input
    answer(count, input, out) {
      const { numbers, xor } = input.listAndFold(count, spare)
      out.line(xor === 0n ? 'No' : 'Yes')
      if (numbers instanceof Uint32Array) {
        spare = numbers
        if (xor !== 0n) out.nimMoves(numbers, Number(xor))
      } else for (const heap of numbers) if ((heap ^ xor) < heap) out.line(`${heap} ${heap ^ xor}`)
      return undefined
    },
  },
]
