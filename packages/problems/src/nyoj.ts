import { BASH, FIBONACCI_NIM } from './common.ts'
import { defineProblem, winner } from './define.ts'
import type { Problem } from './problem.ts'
import { the } from './setup.ts'
import { between, bounds, INT, LONG, numbers } from './shape.ts'

const WYTHOFF = [{ game: 'wythoff', at: [the('a'), the('b')] }]

/** The problems of NYOJ: ten called “stones”, and the list of Wythoff's losing positions. */
export const nyoj: readonly Problem[] = [
  defineProblem({
    id: 'nyoj-stones-1',
    title: { en: 'NYOJ stones 1', zh: 'NYOJ 取石子（一）' },
    ...BASH,
    envelope: 'count',
    asks: winner('Win', 'Lose'),
    bounds: bounds({ n: between(1, 1_000_000), m: between(1, 1_000_000) }, { cases: 10_000 }),
    sample: { input: '4\n1000 1\n1 100\n10 4\n9 4\n', output: 'Lose\nWin\nLose\nWin\n' },
  }),
  defineProblem({
    id: 'nyoj-stones-2',
    title: { en: 'NYOJ stones 2', zh: 'NYOJ 取石子（二）' },
    rule: {
      en: 'N heaps; from a heap with bound b a move takes 1 to b stones. Whoever takes the last stone wins.',
      zh: 'N 堆石子，每堆各有上限 b，每次从一堆中取 1 到 b 颗。取到最后一颗者胜。',
    },
    envelope: 'count',
    shape: { kind: 'pairs' },
    setups: [{ game: 'bash-heaps' }],
    asks: winner('Win', 'Lose'),
    bounds: bounds({ count: between(1, 1000), size: between(1, INT), most: between(1, INT) }),
    sample: { input: '3\n1\n1000 1\n2\n1 100\n1 1\n2\n2 2\n1 1\n', output: 'Lose\nLose\nWin\n' },
  }),
  defineProblem({
    id: 'nyoj-stones-3',
    title: { en: 'NYOJ stones 3 (POJ 1740)', zh: 'NYOJ 取石子（三）（POJ 1740）' },
    rule: {
      en: 'From one heap discard at least one stone, then move any of the stones left in it onto other non-empty heaps. Whoever takes the last stone wins.',
      zh: '选一堆，至少扔掉一颗，再把这堆剩下的任意多颗移到其他非空的堆上。取到最后一颗者胜。',
    },
    envelope: 'zero',
    shape: { kind: 'heaps' },
    setups: [{ game: 'new-stone' }],
    asks: winner('Win', 'Lose'),
    bounds: bounds({ count: between(1, 10), heap: between(1, 100) }),
    sample: {
      input: '1\n1\n2\n1 1\n2\n2 3\n3\n1 2 3\n4\n2 1 2 1\n0\n',
      output: 'Win\nLose\nWin\nWin\nLose\n',
    },
  }),
  defineProblem({
    id: 'nyoj-stones-4',
    title: { en: 'NYOJ stones 4 (POJ 1067)', zh: 'NYOJ 取石子（四）（POJ 1067）' },
    rule: {
      en: 'Two heaps; a move takes any number from one of them, or the same number from both. Whoever takes the last stone wins.',
      zh: '两堆石子，每次从一堆中取任意多颗，或从两堆中取同样多颗。取到最后一颗者胜。',
    },
    envelope: 'end',
    shape: numbers('a', 'b'),
    setups: WYTHOFF,
    asks: winner('1', '0'),
    bounds: bounds({ a: between(0, 10 ** 9), b: between(0, 10 ** 9) }),
    sample: { input: '2 1\n8 4\n4 7\n3 5\n0 0\n', output: '0\n1\n0\n0\n0\n' },
  }),
  defineProblem({
    id: 'nyoj-stones-5',
    title: { en: 'NYOJ stones 5', zh: 'NYOJ 取石子（五）' },
    ...FIBONACCI_NIM,
    envelope: 'end',
    asks: winner('Yes', 'No'),
    bounds: bounds({ n: between(2, LONG) }),
    sample: {
      input: '2\n3\n4\n5\n6\n7\n8\n13\n20\n',
      output: 'No\nNo\nYes\nNo\nYes\nYes\nNo\nNo\nYes\n',
    },
  }),
  defineProblem({
    id: 'nyoj-stones-6',
    title: { en: 'NYOJ stones 6', zh: 'NYOJ 取石子（六）' },
    rule: {
      en: 'Nim: a move takes any number of stones from one heap. Whoever takes the last stone wins.',
      zh: '尼姆博弈：每次从一堆中取任意多颗。取到最后一颗者胜。',
    },
    envelope: 'count',
    shape: { kind: 'heaps' },
    setups: [{ game: 'nim' }],
    asks: winner('PIAOYI', 'HRDV'),
    bounds: bounds({ count: between(1, 1_000_000), heap: between(1, INT) }),
    sample: { input: '3\n3\n1 1 1\n3\n1 2 3\n5\n5 7 8 9 10\n', output: 'PIAOYI\nHRDV\nPIAOYI\n' },
  }),
  defineProblem({
    id: 'nyoj-stones-7',
    title: { en: 'NYOJ stones 7', zh: 'NYOJ 取石子（七）' },
    rule: {
      en: 'n stones in a ring; a move takes one stone or two neighbours, and the gap stays. Whoever takes the last stone wins.',
      zh: 'n 颗石子围成一圈，每次取一颗或相邻的两颗，空位保留。取到最后一颗者胜。',
    },
    envelope: 'end',
    shape: numbers('n'),
    setups: [
      {
        game: 'ring',
        params: { from: { op: 'int', value: 1n }, to: { op: 'int', value: 2n } },
        at: [the('n')],
      },
    ],
    asks: winner('Hrdv', 'Yougth'),
    bounds: bounds({ n: between(1, INT) }),
    sample: { input: '1\n2\n3\n4\n5\n6\n', output: 'Hrdv\nHrdv\nYougth\nYougth\nYougth\nYougth\n' },
  }),
  defineProblem({
    id: 'nyoj-wythoff',
    title: { en: 'NYOJ Wythoff Game', zh: 'NYOJ Wythoff Game' },
    rule: {
      en: 'The losing positions of Wythoff’s game in order.',
      zh: '依次列出威佐夫博弈的必败局面。',
    },
    envelope: 'end',
    shape: numbers('n'),
    // the last pair of the list
    setups: [
      {
        game: 'wythoff',
        at: [
          { op: 'floorPhi', of: [the('n')] },
          { op: '+', of: [{ op: 'floorPhi', of: [the('n')] }, the('n')] },
        ],
      },
    ],
    asks: { kind: 'golden pairs' },
    bounds: bounds({ n: between(0, 100_000) }, { cases: 10 }),
    sample: {
      input: '3\n7\n',
      output: '(0,0)(1,2)(3,5)(4,7)\n(0,0)(1,2)(3,5)(4,7)(6,10)(8,13)(9,15)(11,18)\n',
    },
  }),
  defineProblem({
    id: 'nyoj-stones-8',
    title: { en: 'NYOJ stones 8 (HDU 2177)', zh: 'NYOJ 取石子（八）（HDU 2177）' },
    rule: {
      en: 'Wythoff’s game, with every winning first move.',
      zh: '威佐夫博弈，并给出每一种必胜的第一步。',
    },
    envelope: 'two zeros',
    shape: numbers('a', 'b'),
    setups: WYTHOFF,
    asks: { kind: 'moves', words: ['1', '0'], line: 'pair', anyOrder: false },
    bounds: bounds(
      { a: between(0, 1_000_000), b: between(0, 1_000_000) },
      { cases: 100, rising: [['a', 'b']] },
    ),
    sample: { input: '1 2\n5 8\n4 7\n2 2\n0 0\n', output: '0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n' },
  }),
  defineProblem({
    id: 'nyoj-stones-9',
    title: { en: 'NYOJ stones 9', zh: 'NYOJ 取石子（九）' },
    rule: {
      en: 'Misère Nim: a move takes any number of stones from one heap. Whoever takes the last stone loses.',
      zh: '反常规尼姆博弈：每次从一堆中取任意多颗。取到最后一颗者负。',
    },
    envelope: 'count',
    shape: { kind: 'heaps' },
    setups: [{ game: 'misere-nim' }],
    asks: winner('Yougth', 'Hrdv'),
    bounds: bounds({ count: between(1, 1000), heap: between(1, INT) }),
    sample: {
      input: '5\n3\n3 5 1\n1\n1\n2\n1 1\n2\n2 5\n2\n2 2\n',
      output: 'Yougth\nHrdv\nYougth\nYougth\nHrdv\n',
    },
  }),
  defineProblem({
    id: 'nyoj-stones-10',
    title: { en: 'NYOJ stones 10', zh: 'NYOJ 取石子（十）' },
    rule: {
      en: 'A move takes 2^k stones from heap 1, a Fibonacci number from heap 2, any number from heap 3, one or an even number from heap 4, an odd number from heap 5, or 1 to i stones from heap i ≥ 6. Whoever takes the last stone wins.',
      zh: '第 1 堆每次取 2^k 颗，第 2 堆取斐波那契数颗，第 3 堆任意，第 4 堆取 1 颗或偶数颗，第 5 堆取奇数颗，第 i ≥ 6 堆取 1 到 i 颗。取到最后一颗者胜。',
    },
    envelope: 'zero',
    shape: { kind: 'heaps' },
    setups: [{ game: 'mixed' }],
    asks: winner('Yougth', 'Hrdv'),
    bounds: bounds({ count: between(1, 999), heap: between(1, 999) }),
    sample: { input: '6\n2 4 2 3 6 7\n1\n3\n2\n1 1\n0\n', output: 'Hrdv\nHrdv\nHrdv\n' },
  }),
]
