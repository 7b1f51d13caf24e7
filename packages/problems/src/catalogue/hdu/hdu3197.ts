import type { Words } from '@nimber/core'
import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { lessOne, the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { Fields, list, number, signed } from '../../own/fields.ts'

const FOREST: Words = {
  en: 'parents that lead every vertex to a root (-1)',
  zh: '使每个顶点都通到某个根（-1）的父结点',
}

/**
 * The forest as one tree on the ground, which stands for all roots: the parents of the vertices
 * that are no roots. Undefined where some vertices go in a circle.
 */
function grounded(parents: readonly number[]): readonly number[] | undefined {
  const numbers = new Map<number, number>()
  for (const [v, parent] of parents.entries()) if (parent >= 0) numbers.set(v, numbers.size + 1)
  const state = new Uint8Array(parents.length) // 1 on the way, 2 leads to a root
  for (const start of parents.keys()) {
    const way: number[] = []
    let v = start
    while (v >= 0 && !state[v]) {
      state[v] = 1
      way.push(v)
      v = parents[v] ?? -1
    }
    if (v >= 0 && state[v] === 1) return undefined
    for (const passed of way) state[passed] = 2
  }
  return [...numbers.keys()].map((v) => numbers.get(parents[v] ?? -1) ?? 0)
}

const parentsIn = (one: Fields) => one.bigs('parents').map(Number)

export const problem = defineOwnProblem({
  id: 'hdu3197',
  title: { en: 'HDU 3197 Game', zh: 'HDU 3197 Game（森林删边）' },
  rule: {
    en: 'A forest of rooted trees. A move cuts an edge, and everything cut off from its root disappears. Whoever cannot move loses.',
    zh: '若干棵有根树。每次剪断一条边，不再与根相连的部分随之消失。不能走者负。',
  },
  tags: ['tree'],
  level: 3,
  envelope: 'end',
  layout: [
    number('n'),
    list('parents', the('n'), [signed('p')], 'a line', {
      en: 'n numbers p: the parent of vertex 0, 1, …, n − 1, or `-1` for a root',
      zh: 'n 个数 p：顶点 0、1、…、n − 1 的父结点，根为 `-1`',
    }),
  ],
  bounds: { of: { n: between(1, 1000), p: { least: -1n, most: lessOne('n') } } },
  refuse: (one) => (grounded(parentsIn(one)) ? undefined : FOREST),
  mend(one, random) {
    const names = parentsIn(one).map((_, v) => v)
    for (let i = names.length - 1; i > 0; i--) {
      const j = random.index(i + 1)
      const [a, b] = [names[i] as number, names[j] as number]
      names[i] = b
      names[j] = a
    }
    // each vertex of a random order hangs on one before it, or is a root
    const parents = new Array<bigint>(names.length).fill(-1n)
    for (const [i, v] of names.entries())
      if (i > 0 && random.index(4) > 0) parents[v] = BigInt(names[random.index(i)] as number)
    return new Fields({ ...one.values, parents })
  },
  games: ['hackenbush-tree'],
  plays: (one) => [playAt('hackenbush-tree', grounded(parentsIn(one)))],
  asks: winner('YES', 'NO'),
  program: {
    why: {
      en: 'The value of a vertex is the xor of value + 1 over its children (the colon principle). Leaves are taken off one after the other; the values of the roots are added by xor.',
      zh: '顶点的 SG 值是各子结点的值加 1 之异或（冒号原理）。逐个摘去叶子；各个根的值取异或。',
    },
    text: `
      read p[n <= 1000]
      ints kids[n <= 1000]
      ints x[n <= 1000]
      for v = 0..n - 1 { if (p[v] >= 0) kids[p[v]] += 1 }
      int total = 0
      for leaf = 0..n - 1 {
        int v = leaf
        while (v >= 0 && kids[v] == 0) {
          const int up = int(p[v])
          kids[v] = -1
          if (up < 0) total ^= x[v]
          else {
            x[up] ^= x[v] + 1
            kids[up] -= 1
          }
          v = up
        }
      }
      print total == 0 ? LOSES : WINS`,
  },
  sample: { input: '3\n-1 0 1\n4\n-1 -1 0 1\n1\n-1\n', output: 'YES\nNO\nNO\n' },
})
