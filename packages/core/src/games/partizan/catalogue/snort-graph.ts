import { SNORT } from '../colouring.ts'
import { COLOURED_GRAPH, colouringOnGraph, lookOfGraph } from '../colouring-graph.ts'
import { definePartizan } from '../define.ts'

export const game = definePartizan({
  slug: 'snort-graph',
  names: { en: 'Snort on a graph', zh: '图上异色不邻' },
  aliases: ['Snort-graph 游戏'],
  about: {
    en: 'The players colour vertices of a graph, one a move, Left blue (x) and Right red (o). Nobody may colour a vertex that an edge joins to one of the other colour. Whoever cannot move loses.',
    zh: '双方轮流给图的一个顶点涂上自己的颜色（左方蓝 x，右方红 o），有边相连的两个顶点不能异色。不能走者负。',
  },
  position: COLOURED_GRAPH,
  examples: [
    'snort-graph: ...... 0-1 1-2 2-3 3-4 4-5 5-0 1-4',
    'snort-graph: .x..o 0-1 1-2 2-3 3-4 4-0',
    'snort-graph: .... 0-1 1-2 2-3',
  ],
  reference:
    'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 6 (Snort); T. J. Schaefer, On the complexity of some two-person perfect-information games, J. Comput. System Sci. 16 (1978)',
  rules: () => colouringOnGraph(SNORT),
  look: lookOfGraph,
})
