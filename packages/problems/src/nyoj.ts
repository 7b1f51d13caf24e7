import { solve } from '@nimber/core'
import { BASH, FIBONACCI_NIM, HEAPS } from './common.ts'
import { defineHeapProblem, definePositionProblem, game, type Problem, winner } from './define.ts'
import { GoldenPairs } from './golden.ts'
import { decideBoundedHeaps } from './heaps.ts'

const pairs = new GoldenPairs()

/** The problems of NYOJ: ten called “stones”, and the list of Wythoff's losing positions. */
export const nyoj: readonly Problem[] = [
  definePositionProblem({
    id: 'nyoj-stones-1',
    title: { en: 'NYOJ stones 1', zh: 'NYOJ 取石子（一）' },
    ...BASH,
    envelope: 'count',
    ...winner('Win', 'Lose'),
    limits: { en: 'n, m ≤ 10^6', zh: 'n, m ≤ 10^6' },
    sample: { input: '4\n1000 1\n1 100\n10 4\n9 4\n', output: 'Lose\nWin\nLose\nWin\n' },
  }),
  {
    id: 'nyoj-stones-2',
    title: { en: 'NYOJ stones 2', zh: 'NYOJ 取石子（二）' },
    games: ['bash-heaps'],
    rule: {
      en: 'N heaps; from a heap with bound b a move takes 1 to b stones. Who takes the last stone wins.',
      zh: 'N 堆石子，每堆各有上限 b，每次从一堆中取 1 到 b 颗。取到最后一颗者胜。',
    },
    envelope: 'count',
    format: {
      en: 'N, then N times a b: the stones of a heap and the most per move',
      zh: 'N，接着 N 组 a b：一堆的石子数与每次的上限',
    },
    output: winner('Win', 'Lose').output,
    limits: { en: '32-bit numbers', zh: '32 位整数' },
    sample: { input: '3\n1\n1000 1\n2\n1 100\n1 1\n2\n2 2\n1 1\n', output: 'Lose\nLose\nWin\n' },
    answer(count, input, out) {
      out.line(decideBoundedHeaps(count, input) === 'N' ? 'Win' : 'Lose')
      return undefined
    },
  },
  defineHeapProblem({
    id: 'nyoj-stones-3',
    title: { en: 'NYOJ stones 3 (POJ 1740)', zh: 'NYOJ 取石子（三）（POJ 1740）' },
    games: ['new-stone'],
    rule: {
      en: 'From one heap discard at least one stone, then move any of the stones left in it onto other non-empty heaps. Who takes the last stone wins.',
      zh: '选一堆，至少扔掉一颗，再把这堆剩下的任意多颗移到其他非空的堆上。取到最后一颗者胜。',
    },
    envelope: 'zero',
    format: HEAPS,
    ...winner('Win', 'Lose'),
    limits: { en: 'n ≤ 10, heaps ≤ 100', zh: 'n ≤ 10，每堆 ≤ 100' },
    sample: {
      input: '1\n1\n2\n1 1\n2\n2 3\n3\n1 2 3\n4\n2 1 2 1\n0\n',
      output: 'Win\nLose\nWin\nWin\nLose\n',
    },
  }),
  definePositionProblem({
    id: 'nyoj-stones-4',
    title: { en: 'NYOJ stones 4 (POJ 1067)', zh: 'NYOJ 取石子（四）（POJ 1067）' },
    games: ['wythoff'],
    rule: {
      en: 'Two heaps; a move takes any number from one of them, or the same number from both. Who takes the last stone wins.',
      zh: '两堆石子，每次从一堆中取任意多颗，或从两堆中取同样多颗。取到最后一颗者胜。',
    },
    envelope: 'end',
    format: { en: 'a b', zh: 'a b' },
    ...winner('1', '0'),
    limits: { en: '0 ≤ a, b ≤ 10^9', zh: '0 ≤ a, b ≤ 10^9' },
    sample: { input: '2 1\n8 4\n4 7\n3 5\n0 0\n', output: '0\n1\n0\n0\n0\n' },
    size: 2,
    position: (numbers) => [game('wythoff'), numbers],
  }),
  definePositionProblem({
    id: 'nyoj-stones-5',
    title: { en: 'NYOJ stones 5', zh: 'NYOJ 取石子（五）' },
    ...FIBONACCI_NIM,
    envelope: 'end',
    ...winner('Yes', 'No'),
    limits: { en: '64-bit numbers', zh: '64 位整数' },
    sample: {
      input: '2\n3\n4\n5\n6\n7\n8\n13\n20\n',
      output: 'No\nNo\nYes\nNo\nYes\nYes\nNo\nNo\nYes\n',
    },
  }),
  defineHeapProblem({
    id: 'nyoj-stones-6',
    title: { en: 'NYOJ stones 6', zh: 'NYOJ 取石子（六）' },
    games: ['nim'],
    rule: {
      en: 'Nim: a move takes any number of stones from one heap. Who takes the last stone wins.',
      zh: '尼姆博弈：每次从一堆中取任意多颗。取到最后一颗者胜。',
    },
    envelope: 'count',
    format: HEAPS,
    ...winner('PIAOYI', 'HRDV'),
    limits: { en: '32-bit numbers, large inputs', zh: '32 位整数，输入很大' },
    sample: { input: '3\n3\n1 1 1\n3\n1 2 3\n5\n5 7 8 9 10\n', output: 'PIAOYI\nHRDV\nPIAOYI\n' },
  }),
  definePositionProblem({
    id: 'nyoj-stones-7',
    title: { en: 'NYOJ stones 7', zh: 'NYOJ 取石子（七）' },
    games: ['ring'],
    rule: {
      en: 'n stones in a ring; a move takes one stone or two neighbours, and the gap stays. Who takes the last stone wins.',
      zh: 'n 颗石子围成一圈，每次取一颗或相邻的两颗，空位保留。取到最后一颗者胜。',
    },
    envelope: 'end',
    format: { en: 'n', zh: 'n' },
    ...winner('Hrdv', 'Yougth'),
    limits: { en: 'n ≥ 1', zh: 'n ≥ 1' },
    sample: { input: '1\n2\n3\n4\n5\n6\n', output: 'Hrdv\nHrdv\nYougth\nYougth\nYougth\nYougth\n' },
    size: 1,
    position: (numbers) => {
      const ring = game('ring', { from: 1n, to: 2n })
      return [ring, ring.rules.at?.(numbers)]
    },
  }),
  {
    id: 'nyoj-wythoff',
    title: { en: 'NYOJ Wythoff Game', zh: 'NYOJ Wythoff Game' },
    games: ['wythoff'],
    rule: {
      en: 'The losing positions of Wythoff’s game in order.',
      zh: '依次列出威佐夫博弈的必败局面。',
    },
    envelope: 'end',
    format: { en: 'n', zh: 'n' },
    output: {
      en: '(a,b) for k = 0..n on one line, nothing between them',
      zh: '一行内依次输出 k = 0..n 的 (a,b)，中间没有分隔',
    },
    limits: { en: 'n ≤ 100000', zh: 'n ≤ 100000' },
    sample: {
      input: '3\n7\n',
      output: '(0,0)(1,2)(3,5)(4,7)\n(0,0)(1,2)(3,5)(4,7)(6,10)(8,13)(9,15)(11,18)\n',
    },
    answer(n, _, out) {
      pairs.write(n, out)
      return undefined
    },
  },
  {
    id: 'nyoj-stones-8',
    title: { en: 'NYOJ stones 8 (HDU 2177)', zh: 'NYOJ 取石子（八）（HDU 2177）' },
    games: ['wythoff'],
    rule: {
      en: 'Wythoff’s game, with every winning first move.',
      zh: '威佐夫博弈，并给出每一种必胜的第一步。',
    },
    envelope: 'two zeros',
    format: { en: 'a b', zh: 'a b' },
    output: {
      en: '0 if the first player loses; else 1 and a line x y (x ≤ y) for each winning move: first the one that takes the same from both heaps, then the others by increasing x',
      zh: '先手负输出 0；否则输出 1，并对每种必胜走法输出一行 x y（x ≤ y）：先是从两堆取同样多的，再是其余的，按 x 递增',
    },
    limits: { en: '0 ≤ a ≤ b ≤ 10^6', zh: '0 ≤ a ≤ b ≤ 10^6' },
    sample: { input: '1 2\n5 8\n4 7\n2 2\n0 0\n', output: '0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n' },
    answer(a, input, out) {
      const b = input.require()
      if (a === 0n && b === 0n) return 'end'
      const { outcome, winning } = solve(game('wythoff'), [a, b])
      if (outcome === 'P') {
        out.line('0')
        return undefined
      }
      const reached = [...winning].map((move) => {
        const [x = 0n, y = 0n] = move.to as readonly bigint[]
        return { low: x < y ? x : y, high: x < y ? y : x, both: x < a && y < b, first: x < a }
      })
      // from two equal heaps a move in one and the same move in the other are not told apart
      const lines = reached.filter((r) => r.both || a !== b || r.first)
      lines.sort((p, q) => Number(q.both) - Number(p.both) || (p.low < q.low ? -1 : 1))
      out.line('1')
      for (const { low, high } of lines) out.line(`${low} ${high}`)
      return undefined
    },
  },
  defineHeapProblem({
    id: 'nyoj-stones-9',
    title: { en: 'NYOJ stones 9', zh: 'NYOJ 取石子（九）' },
    games: ['misere-nim'],
    rule: {
      en: 'Misère Nim: a move takes any number of stones from one heap. Who takes the last stone loses.',
      zh: '反尼姆博弈：每次从一堆中取任意多颗。取到最后一颗者负。',
    },
    envelope: 'count',
    format: HEAPS,
    ...winner('Yougth', 'Hrdv'),
    limits: { en: '32-bit numbers', zh: '32 位整数' },
    sample: {
      input: '5\n3\n3 5 1\n1\n1\n2\n1 1\n2\n2 5\n2\n2 2\n',
      output: 'Yougth\nHrdv\nYougth\nYougth\nHrdv\n',
    },
  }),
  defineHeapProblem({
    id: 'nyoj-stones-10',
    title: { en: 'NYOJ stones 10', zh: 'NYOJ 取石子（十）' },
    games: ['mixed'],
    rule: {
      en: 'A move takes 2^k stones from heap 1, from heap 2 a Fibonacci number, heap 3 any number, heap 4 one or an even number, heap 5 an odd number, heap i ≥ 6 from 1 to i. Who takes the last stone wins.',
      zh: '第 1 堆每次取 2^k 颗，第 2 堆取斐波那契数颗，第 3 堆任意，第 4 堆取 1 颗或偶数颗，第 5 堆取奇数颗，第 i ≥ 6 堆取 1 到 i 颗。取到最后一颗者胜。',
    },
    envelope: 'zero',
    format: HEAPS,
    ...winner('Yougth', 'Hrdv'),
    limits: { en: 'numbers below 1000', zh: '各数小于 1000' },
    sample: { input: '6\n2 4 2 3 6 7\n1\n3\n2\n1 1\n0\n', output: 'Hrdv\nHrdv\nHrdv\n' },
  }),
]
