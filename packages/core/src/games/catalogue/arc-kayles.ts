import { defineKaylesGame, nameOf, without } from '../theorems/kayles-graph.ts'

export const game = defineKaylesGame({
  slug: 'arc-kayles',
  names: { en: 'Arc Kayles', zh: '边凯尔斯' },
  about: {
    en: 'A move takes an edge of a graph with both of its ends, and all edges at them go too. Whoever cannot move loses.',
    zh: '每次取走图的一条边和它的两个端点，与端点相连的边也都去掉。不能走者负。',
  },
  invite: {
    en: 'Click an edge: its two ends go, with all edges there.',
    zh: '点一条边：它的两个端点和与之相连的边都被取走。',
  },
  *moves(graph) {
    for (const [u, v] of graph.edges)
      yield {
        text: { en: `take the edge ${u}-${v}`, zh: `取边 ${u}-${v}` },
        touches: [nameOf([u, v])],
        to: without(graph, new Set([u, v])),
      }
  },
  more: 0,
  taken: 2,
  proof: {
    en: 'On a path a move takes two neighbouring vertices and leaves what is on either side: that is Dawson’s Kayles with the vertices for pins. On a cycle every move leaves a path of n − 2, so the value is 1 if that has 0 and else 0.',
    zh: '在链上，每步取相邻的两个顶点，留下两侧的部分：把顶点看作木柱就是道森凯尔斯。在圈上每步都留下 n − 2 个顶点的链，所以它值 0 时圈值 1，否则值 0。',
  },
  examples: [
    'arc-kayles: 1-2 2-3 3-1 3-4 4-5 5-6',
    'arc-kayles: 1-2 2-3 3-4 4-5',
    'arc-kayles: a-b b-c c-d d-a',
  ],
})
