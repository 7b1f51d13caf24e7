import type { Words } from '@nimber/core'
import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { Fields, list, number } from '../../own/fields.ts'
import type { Dice } from '../../random.ts'

type Edge = readonly [number, number]

const edgesOf = (graph: Fields): Edge[] => {
  const numbers = graph.numbers('edges')
  return Array.from(
    { length: numbers.length / 2 },
    (_, i): Edge => [numbers[2 * i] as number, numbers[2 * i + 1] as number],
  )
}

/** The neighbours of each vertex, once for every edge. */
function neighbours(count: number, edges: readonly Edge[]): readonly number[][] {
  const near: number[][] = Array.from({ length: count + 1 }, () => [])
  for (const [u, v] of edges) {
    near[u]?.push(v)
    near[v]?.push(u)
  }
  return near
}

/** Whether a graph, its edges one behind the other, has no loops and is one piece. */
function hangs(count: number, ends: ArrayLike<number>): boolean {
  const above = Int32Array.from({ length: count + 1 }, (_, v) => v)
  const topOf = (vertex: number) => {
    let v = vertex
    while (above[v] !== v) {
      above[v] = above[above[v] as number] as number
      v = above[v] as number
    }
    return v
  }
  let pieces = count
  for (let i = 0; i < ends.length; i += 2) {
    const [u, v] = [ends[i] as number, ends[i + 1] as number]
    if (u === v || u < 1 || v < 1 || u > count || v > count) return false
    const [one, other] = [topOf(u), topOf(v)]
    if (one !== other) pieces--
    above[one] = other
  }
  return pieces === 1
}

/** Whether a graph that hangs on 1 is a tree with polygons hung on it, each by one vertex. */
function isHung(count: number, edges: readonly Edge[]): boolean {
  const near = neighbours(count, edges)
  // each circle that is there must be a polygon: from a vertex over such with two edges back to it
  let circles = 0
  for (let start = 1; start <= count; start++) {
    if (start > 1 && near[start]?.length === 2) continue
    for (const first of near[start] ?? []) {
      let [before, at] = [start, first]
      while (at !== start && at > 1 && near[at]?.length === 2) {
        const [a = 0, b = 0] = near[at] ?? []
        const next = a === before ? b : a
        before = at
        at = next
      }
      if (at === start) circles++
    }
  }
  // each of them was gone round in both directions
  return circles / 2 === edges.length - count + 1
}

/** A tree on 1 with polygons hung on it. */
function hung(count: number, random: Dice): Edge[] {
  const edges: Edge[] = []
  const trunk = [1]
  for (let next = 2; next <= count; ) {
    const from = trunk[random.index(trunk.length)] as number
    const size = Math.min(1 + random.index(5), count - next + 1)
    if (random.index(3) > 0 || edges.length > 300) {
      edges.push([from, next])
      trunk.push(next++)
      continue
    }
    for (let i = 0; i < size; i++) edges.push([i === 0 ? from : next + i - 1, next + i])
    edges.push([next + size - 1, from])
    next += size
  }
  return edges
}

const HANGING: Words = {
  en: 'graphs without loops whose vertices all hang on vertex 1',
  zh: '没有自环、所有顶点都与 1 相连的图',
}

export const problem = defineOwnProblem({
  id: 'poj3710',
  title: { en: 'POJ 3710 Christmas Game', zh: 'POJ 3710 Christmas Game（圣诞游戏）' },
  rule: {
    en: 'Several trees with root 1, on which polygons may hang by one vertex each. A move cuts an edge, and everything cut off from a root disappears. Whoever cannot move loses; Sally moves first.',
    zh: '若干棵以 1 为根的树，树上可以挂着多边形，每个多边形只有一个顶点属于树。每次剪断一条边，不再与根相连的部分随之消失。不能走者负；Sally 先手。',
  },
  tags: ['graph', 'tree'],
  level: 4,
  envelope: 'end',
  layout: [
    number('N'),
    list(
      'graphs',
      the('N'),
      [
        number('m'),
        number('k'),
        list('edges', the('k'), [number('a'), number('b')], 'lines', {
          en: 'k edges a b',
          zh: 'k 条边 a b',
        }),
      ],
      'lines',
      {
        en: 'N graphs on vertices 1 to m, each m k, then k lines a b: an edge',
        zh: 'N 个图，顶点编号 1 到 m，每个先是 m k，再是 k 行 a b：一条边',
      },
    ),
  ],
  bounds: {
    of: {
      N: between(1, 99),
      m: between(1, 99),
      k: between(0, 499),
      a: { least: 1n, most: the('m') },
      b: { least: 1n, most: the('m') },
    },
  },
  refuse: (one) =>
    one.groups('graphs').every((graph) => hangs(graph.number('m'), graph.numbers('edges')))
      ? undefined
      : HANGING,
  gives: (one) => one.groups('graphs').every((graph) => isHung(graph.number('m'), edgesOf(graph))),
  mend(one, random) {
    const graphs = one.groups('graphs').map((graph) => {
      const edges = hung(graph.number('m'), random)
      return new Fields({
        m: graph.big('m'),
        k: BigInt(edges.length),
        edges: edges.flat().map(BigInt),
      })
    })
    return new Fields({ ...one.values, graphs })
  },
  games: ['hackenbush-graph'],
  plays(one) {
    const edges: Edge[] = []
    let before = 0
    for (const graph of one.groups('graphs')) {
      const name = (v: number) => (v === 1 ? 0 : v - 1 + before)
      const ends = graph.numbers('edges')
      for (let i = 0; i < ends.length; i += 2)
        edges.push([name(ends[i] as number), name(ends[i + 1] as number)])
      before += graph.number('m')
    }
    return [playAt('hackenbush-graph', edges)]
  },
  asks: winner('Sally', 'Harry'),
  program: {
    why: {
      en: 'The vertices of a circle may be fused without changing the value (Winning Ways, ch. 7): each of its edges then counts 1, while an edge on no circle counts one more than the value of what hangs on it. visit(v, edge) finds the highest vertex that v and what is below it reach without the edge to v.',
      zh: '环上的顶点可以合并而不改变值（Winning Ways 第 7 章）：环上的每条边值 1，不在环上的边的值是它所挂部分的值加 1。visit(v, edge) 求出 v 及其下方不经过通向 v 的边所能到达的最高的顶点。',
    },
    text: `
      global ints first[101]
      global ints after[1000]
      global ints to[1000]
      global ints depth[101]
      global ints low[101]
      global ints x[101]
      int visit(int v, int edge) {
        low[v] = depth[v]
        int e = first[v]
        while (e >= 0) {
          const int u = to[e]
          if (e / 2 != edge) {
            if (depth[u] == 0) {
              depth[u] = depth[v] + 1
              const int back = visit(u, e / 2)
              x[v] ^= back > depth[v] ? x[u] + 1 : x[u] ^ 1
              low[v] = min(low[v], back)
            } else if (depth[u] < depth[v]) {
              x[v] ^= 1
              low[v] = min(low[v], depth[u])
            }
          }
          e = after[e]
        }
        return low[v]
      }
      int total = 0
      for graph = 1..n {
        const int m = int(read())
        const int k = int(read())
        for v = 1..m {
          first[v] = -1
          depth[v] = 0
          x[v] = 0
        }
        for e = 0..k - 1 {
          const int a = int(read())
          const int b = int(read())
          to[2 * e] = b
          after[2 * e] = first[a]
          first[a] = 2 * e
          to[2 * e + 1] = a
          after[2 * e + 1] = first[b]
          first[b] = 2 * e + 1
        }
        depth[1] = 1
        if (visit(1, -1) == 1) total ^= x[1]
      }
      print total == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '1\n4 4\n1 2\n2 3\n3 4\n4 2\n2\n3 2\n1 2\n1 3\n2 2\n1 2\n1 2\n',
    output: 'Sally\nHarry\n',
  },
})
