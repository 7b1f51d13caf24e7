import { neighbours } from '../../formula/matching.ts'
import { defineKaylesGame, without } from '../theorems/kayles-graph.ts'

export const game = defineKaylesGame({
  slug: 'node-kayles',
  names: { en: 'Node Kayles', zh: '点凯尔斯' },
  about: {
    en: 'A move takes a vertex of a graph together with all its neighbours. Whoever cannot move loses.',
    zh: '每次取走图的一个顶点和它的所有相邻顶点。不能走者负。',
  },
  invite: {
    en: 'Click a vertex: it goes with its neighbours.',
    zh: '点一个顶点：它和相邻的顶点一起被取走。',
  },
  *moves(graph) {
    const near = neighbours(graph.edges)
    for (const v of graph.vertices)
      yield {
        text: { en: `take ${v} and its neighbours`, zh: `取 ${v} 和相邻的顶点` },
        touches: [v],
        to: without(graph, new Set([v, ...(near.get(v) ?? [])])),
      }
  },
  more: 1,
  taken: 3,
  proof: {
    en: 'On a path a move takes a vertex with its one or two neighbours and leaves what is on either side. Draw a pin between any two neighbours and one at either end, n + 1 pins: the vertex and its neighbours are gone exactly if the two pins beside the vertex are, and the pins on either side are those of the paths that are left. On a cycle every move leaves a path of n − 3, so the value is 1 if that has 0 and else 0.',
    zh: '在链上，每步取一个顶点及其一两个相邻顶点，留下两侧的部分。在每两个相邻顶点之间和两端各画一根木柱，共 n + 1 根：取一个顶点及其相邻顶点，相当于击倒它旁边的两根木柱，两侧的木柱正是留下的链的木柱。在圈上每步都留下 n − 3 个顶点的链，所以它值 0 时圈值 1，否则值 0。',
  },
  examples: [
    'node-kayles: 1-2 2-3 3-1 3-4 4-5 5-6',
    'node-kayles: 1-2 2-3 3-4 4-5',
    'node-kayles: a-b b-c c-d d-a e',
  ],
})
