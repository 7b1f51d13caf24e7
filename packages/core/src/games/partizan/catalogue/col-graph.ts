import { COL } from '../colouring.ts'
import { COLOURED_GRAPH, colouringOnGraph, lookOfGraph } from '../colouring-graph.ts'
import { definePartizan } from '../define.ts'

export const game = definePartizan({
  slug: 'col-graph',
  names: { en: 'Col on a graph', zh: '图上同色不邻' },
  aliases: ['Col-graph 游戏'],
  about: {
    en: 'The players colour vertices of a graph, one a move, Left blue (x) and Right red (o). Nobody may colour a vertex that an edge joins to one of the same colour. Whoever cannot move loses.',
    zh: '双方轮流给图的一个顶点涂上自己的颜色（左方蓝 x，右方红 o），有边相连的两个顶点不能同色。不能走者负。',
  },
  position: COLOURED_GRAPH,
  examples: [
    'col-graph: ....... 0-1 1-2 2-0 2-3 3-4 4-5 5-3 5-6',
    'col-graph: .x..o 0-1 1-2 2-3 3-4 4-0',
  ],
  reference: {
    en: 'C. Vout; J. H. Conway, On Numbers and Games (1976): every position is worth a number, or a number and ∗',
    zh: 'C. Vout；J. H. Conway, On Numbers and Games (1976)：每个局面值一个数，或一个数加 ∗',
  },
  rules: () => colouringOnGraph(COL),
  look: lookOfGraph,
})
