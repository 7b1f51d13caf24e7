import { same } from '@nimber/core'
import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { lessOne, the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import type { Keeps } from '../../own/fields.ts'
import { list, number } from '../../own/fields.ts'

/** The parent of vertex i is one of 0, …, i − 1. */
const earlier: Keeps = {
  make: (numbers) => numbers.map((n, i) => n % BigInt(i + 1)),
  holds: (numbers) => numbers.every((n, i) => n <= BigInt(i)),
}

export const problem = defineOwnProblem({
  id: 'hdu5996',
  title: { en: 'HDU 5996 dingyeye loves stone', zh: 'HDU 5996 dingyeye loves stone' },
  rule: {
    en: 'A tree with root 0 and stones on its vertices. A move moves any number of stones from a vertex to its parent, which has a smaller number. Whoever cannot move loses.',
    zh: '一棵以 0 为根的树，顶点上有石子。每次把一个非根顶点上任意多颗石子移到它的父结点；父结点编号小于子结点。不能走者负。',
  },
  tags: ['staircase', 'tree'],
  level: 3,
  envelope: 'count',
  layout: [
    number('n'),
    list(
      'parents',
      lessOne('n'),
      [{ ...number('f'), within: same('0 ≤ f_i < i') }],
      'a line',
      {
        en: 'the parents f_i of the vertices i = 1, …, n − 1',
        zh: '顶点 i = 1、2、…、n − 1 的父结点 f_i',
      },
      earlier,
    ),
    list('stones', the('n'), [number('a')], 'a line', {
      en: 'the numbers a of stones on the n vertices',
      zh: 'n 个顶点上的石子数 a',
    }),
  ],
  bounds: {
    cases: 100,
    of: {
      n: between(1, 100_000),
      f: { least: 0n, most: { op: 'max', of: [lessOne('n'), { op: 'int', value: 0n }] } },
      a: between(0, 134_217_727),
    },
  },
  games: ['staircase-tree'],
  plays: (one) => [
    playAt(
      'staircase-tree',
      { parents: Array.from(one.numbers('parents')), coins: one.row('stones').slice(1) },
      { k: 1n },
    ),
  ],
  asks: winner('win', 'lose'),
  program: {
    why: {
      en: 'Staircase Nim on a tree: only the stones at an odd distance from the root count, as heaps of Nim.',
      zh: '树上的阶梯尼姆：只有到根的距离为奇数的顶点上的石子算数，就是尼姆的各堆。',
    },
    text: `
      ints odd[n <= 100000]
      for v = 1..n - 1 odd[v] = 1 - odd[read()]
      int x = 0
      for v = 0..n - 1 {
        const int stones = int(read())
        if (odd[v] == 1) x ^= stones
      }
      print x == 0 ? LOSES : WINS`,
  },
  sample: { input: '2\n3\n0 1\n5 2 2\n4\n0 0 1\n1 3 3 2\n', output: 'win\nlose\n' },
})
