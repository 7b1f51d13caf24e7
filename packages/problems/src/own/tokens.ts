import type { Digraph, Words } from '@nimber/core'
import { between } from '../bounds.ts'
import { winner } from '../define.ts'
import { lessOne, the } from '../formulas.ts'
import { playAt } from './define.ts'
import { Fields, list, number } from './fields.ts'
import type { OwnStatement } from './problem.ts'

const graphs = new WeakMap<Fields, Digraph>()

/** The graph of a case: the successors of vertex 0, 1, 2, …. */
function graphOf(one: Fields): Digraph {
  const found = graphs.get(one) ?? makeGraph(one)
  graphs.set(one, found)
  return found
}

function makeGraph(one: Fields): Digraph {
  const followers = one.groups('vertices').map((own) => own.numbers('successors'))
  const offsets = new Uint32Array(followers.length + 1)
  for (const [u, { length }] of followers.entries())
    offsets[u + 1] = (offsets[u] as number) + length
  const edges = offsets[followers.length] as number
  const targets = new Uint32Array(edges)
  for (const [u, own] of followers.entries()) targets.set(own, offsets[u])
  return { nodes: followers.length, edges, offsets, targets }
}

/** Whether every walk on a graph comes to an end. */
function isAcyclic({ nodes, offsets, targets }: Digraph): boolean {
  const coming = new Int32Array(nodes)
  for (const v of targets) if (v < nodes) (coming[v] as number)++
  const queue = [...coming.keys()].filter((v) => coming[v] === 0)
  for (const v of queue)
    for (let i = offsets[v] as number; i < (offsets[v + 1] as number); i++)
      if (--(coming[targets[i] as number] as number) === 0) queue.push(targets[i] as number)
  return queue.length === nodes
}

const ACYCLIC: Words = { en: 'a graph without cycles', zh: '没有环的图' }

/** What the two places of this problem have in common. */
export const TOKENS = {
  rule: {
    en: 'Tokens stand on the vertices of a directed graph without cycles; several may share a vertex. A move takes one token along an edge. Whoever cannot move loses.',
    zh: '若干棋子放在有向无环图的顶点上，一个顶点上可以有多枚。每次把一枚棋子沿一条边移动。不能走者负。',
  },
  tags: ['graph', 'table'],
  level: 2,
  envelope: 'end',
  layout: [
    number('N'),
    list(
      'vertices',
      the('N'),
      [
        number('x'),
        list('successors', the('x'), [number('v')], 'same line', {
          en: 'x successors',
          zh: 'x 个后继',
        }),
      ],
      'lines',
      {
        en: 'for each vertex 0, …, N − 1: x, then its x successors v',
        zh: '对每个顶点 0、1、…、N − 1：先是 x，再是 x 个后继 v',
      },
    ),
    {
      ...list(
        'questions',
        '0',
        [
          number('m'),
          list('tokens', the('m'), [number('p')], 'same line', {
            en: 'm vertices of tokens',
            zh: 'm 枚棋子所在的顶点',
          }),
        ],
        'lines',
        {
          en: 'questions: m and the m vertices p of the tokens, up to m = 0',
          zh: '若干询问：先是 m，再是 m 枚棋子所在的顶点 p，m = 0 结束',
        },
      ),
      size: { en: 'number of questions', zh: '询问数' },
    },
  ],
  bounds: {
    of: {
      N: between(1, 1000),
      x: { least: 0n, most: lessOne('N') },
      v: { least: 0n, most: lessOne('N') },
      questions: between(1, 100),
      m: between(1, 10),
      p: { least: 0n, most: lessOne('N') },
    },
  },
  refuse: (one) => (isAcyclic(graphOf(one)) ? undefined : ACYCLIC),
  mend(one, random) {
    const count = one.number('N')
    const turned = random.index(2) === 0
    const name = (v: number) => (turned ? count - 1 - v : v)
    // in the order of these names every edge goes upwards
    const vertices = one.groups('vertices').map((own, i) => {
      const u = name(i)
      const up = new Set<bigint>()
      for (const v of own.numbers('successors'))
        if (u < count - 1) up.add(BigInt(name(u + 1 + (v % (count - 1 - u)))))
      return new Fields({ x: BigInt(up.size), successors: [...up] })
    })
    return new Fields({ ...one.values, vertices })
  },
  games: ['tokens'],
  *plays(one) {
    const graph = graphOf(one)
    for (const question of one.groups('questions'))
      yield playAt('tokens', { graph, at: [...question.numbers('tokens')] })
  },
  asks: { ...winner('WIN', 'LOSE'), each: { en: 'question', zh: '询问' } },
  sample: {
    input: '4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n1 1\n0\n3\n1 1\n1 2\n0\n2 0 1\n3 0 1 2\n0\n',
    output: 'WIN\nWIN\nLOSE\nWIN\nWIN\n',
  },
  program: {
    why: {
      en: 'The value of a vertex is the least number that is no value of a successor, found from the ends backwards; tokens are added by xor.',
      zh: '顶点的 SG 值是各后继的值中没有出现的最小自然数，从终点倒推；各枚棋子的值取异或。',
    },
    text: `
      global ints to[1000000]
      ints first[n + 1 <= 1001]
      ints coming[n <= 1000]
      int edges = 0
      for v = 0..n - 1 {
        const int x = int(read())
        for j = 1..x {
          to[edges] = int(read())
          coming[to[edges]] += 1
          edges += 1
        }
        first[v + 1] = edges
      }
      ints order[n <= 1000]
      int done = 0
      for v = 0..n - 1 {
        if (coming[v] == 0) {
          order[done] = v
          done += 1
        }
      }
      int head = 0
      while (head < done) {
        const int v = order[head]
        head += 1
        for e = first[v]..first[v + 1] - 1 {
          coming[to[e]] -= 1
          if (coming[to[e]] == 0) {
            order[done] = to[e]
            done += 1
          }
        }
      }
      ints sg[n <= 1000]
      ints seen[n + 1 <= 1001]
      for k = n - 1..0 by -1 {
        const int v = order[k]
        for e = first[v]..first[v + 1] - 1 seen[sg[to[e]]] = v + 1
        int g = 0
        while (seen[g] == v + 1) g += 1
        sg[v] = g
      }
      num tokens = read()
      while (tokens > 0) {
        int x = 0
        for j = 1..tokens x ^= sg[read()]
        print x == 0 ? LOSES : WINS
        tokens = read()
      }`,
  },
} satisfies Omit<OwnStatement, 'id' | 'title'>
