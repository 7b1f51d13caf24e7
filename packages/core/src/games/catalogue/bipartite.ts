import { evaluate } from '../../formula/evaluate.ts'
import { alwaysCovered, maximumMatching, neighbours, sides } from '../../formula/matching.ts'
import { equal, matching } from '../../formula/tree.ts'
import { subsets } from '../../model/enumerate.ts'
import { TextError } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'

/** The edges not yet cut off, and where the token stands. */
interface Token {
  readonly edges: readonly (readonly [string, string])[]
  readonly at: string
}

/** Moves the token; the vertex it leaves may not be entered again, so its edges go. */
function go({ edges, at }: Token, to: string): Move<Token> {
  return {
    text: { en: `go from ${at} to ${to}`, zh: `从 ${at} 走到 ${to}` },
    to: { edges: edges.filter(([u, v]) => u !== at && v !== at), at: to },
  }
}

const losing = equal(matching(), matching('start'))

/** Whether every matching of greatest size covers the vertex of the token. */
function covered({ edges, at }: Token): boolean {
  const numbers = new Map([...new Set([at, ...edges.flat()])].map((v, i) => [v, i]))
  const number = (v: string) => numbers.get(v) as number
  const scope = {
    vars: { start: BigInt(number(at)) },
    edges: edges.map(([u, v]) => [number(u), number(v)] as const),
  }
  return evaluate(losing, scope) === 0n
}

/** The vertices from which the player to move wins, in the order of the edges. */
export function winningStarts(edges: Token['edges']): readonly string[] {
  return [...alwaysCovered(edges)]
}

/** As many winning starts are named. */
const NAMED = 20

/** Which starts win on a graph, in words. */
function startWords(edges: Token['edges']): Words {
  const starts = winningStarts(edges)
  if (starts.length === 0) return { en: 'No start wins.', zh: '没有必胜的起点。' }
  const more = starts.length > NAMED
  const named = starts.slice(0, NAMED)
  return {
    en: `Starts that win: ${named.join(', ')}${more ? ', …' : ''}.`,
    zh: `必胜的起点：${named.join('、')}${more ? '……' : ''}。`,
  }
}

const edgeCount = (count: number) => (count === 1 ? '1 edge' : `${count} edges`)

const rules: Rules<Token> = {
  parse(text) {
    const edges: [string, string][] = []
    let at: string | undefined
    const words = tokens(text)
    for (let i = 0; i < words.length; i++) {
      const { text: word, offset } = words[i] as { text: string; offset: number }
      if (word === 'start' || word === '起点') {
        at = words[++i]?.text
        continue
      }
      const [u, v, more] = word.split('-')
      if (!u || !v || more !== undefined || u === v)
        throw new TextError(text, offset, {
          en: 'Expected an edge u-v or start u, as in 1-4 1-5 start 1.',
          zh: '这里应是边 u-v 或“起点 u”，例如 1-4 1-5 起点 1。',
        })
      edges.push([u, v])
    }
    if (at === undefined)
      throw new TextError(text, text.length, {
        en: 'Expected start u: where the token stands.',
        zh: '缺少“起点 u”：棋子所在的顶点。',
      })
    const token = { edges, at }
    if (!sides(edges))
      throw new TextError(text, 0, {
        en: 'The graph has an odd cycle, so it is not bipartite.',
        zh: '图中有奇圈，不是二分图。',
      })
    return token
  },
  words: { start: '起点' },
  print: ({ edges, at }) => [...edges.map(([u, v]) => `${u}-${v}`), `start ${at}`].join(' '),
  *moves(token) {
    for (const to of new Set(neighbours(token.edges).get(token.at))) yield go(token, to)
  },
  *upTo(size) {
    const all = Array.from({ length: size * size }, (_, i): [string, string] => [
      `${1 + Math.floor(i / size)}`,
      `${1 + size + (i % size)}`,
    ])
    for (const edges of subsets(all))
      for (let v = 1; v <= 2 * size; v++) yield { edges, at: `${v}` }
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'bipartite',
  names: { en: 'Token on a bipartite graph', zh: '二分图博弈' },
  about: {
    en: 'A token stands on a vertex of a bipartite graph. A move takes it along an edge to a vertex where it has not been. Whoever cannot move loses.',
    zh: '棋子放在二分图的一个顶点上。每次沿边移到一个没到过的顶点。不能走者负。',
  },
  position: {
    en: 'edges u-v and start u: 1-3 1-4 2-3 start 1',
    zh: '边 u-v 与“起点 u”：1-3 1-4 2-3 起点 1',
  },
  shape: OWN,
  look: ({ edges, at }) => ({ kind: 'graph', edges, at }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Matching theorem', zh: '最大匹配定理' },
    reference: 'C. Berge, Graphs and Hypergraphs (1973); undirected vertex geography',
    formula: losing,
    statement: {
      en: 'Winning exactly when every maximum matching covers the vertex of the token.',
      zh: '每个最大匹配都覆盖棋子所在的顶点时必胜，否则必败。',
    },
    outcome: (token) => (covered(token) ? 'N' : 'P'),
    why: (token) => {
      const { edges, at } = token
      const largest = maximumMatching(edges)
      const mate = largest.get(at)
      const starts = startWords(edges)
      const [all, without] = [largest.size / 2, maximumMatching(edges, new Set([at])).size / 2]
      return covered(token)
        ? {
            en: `A largest matching has ${edgeCount(all)}, and without ${at} only ${without}: every one covers ${at}. Go along the edges of one: ${at} is matched with ${mate}. ${starts.en}`,
            zh: `最大匹配有 ${all} 条边，去掉 ${at} 后只有 ${without} 条：每个最大匹配都覆盖 ${at}。沿着一个最大匹配的边走：${at} 与 ${mate} 匹配。${starts.zh}`,
          }
        : {
            en: `A largest matching has ${edgeCount(all)}, and without ${at} as many, ${without}: one of them leaves ${at} free. Wherever the token goes, the opponent takes it along an edge of that matching. ${starts.en}`,
            zh: `最大匹配有 ${all} 条边，去掉 ${at} 后同样有 ${without} 条：有一个最大匹配不含 ${at}。棋子无论走到哪里，对手都沿着这个匹配的边走。${starts.zh}`,
          }
    },
    proof: {
      en: 'If every maximum matching covers the vertex, go along the matching edge each time: the opponent can never reach an unmatched vertex, or shifting the matching along the path played would give a maximum matching without the start. If some maximum matching misses the vertex, the opponent plays that way: every vertex you can enter is matched, else the path played would make the matching larger.',
      zh: '若每个最大匹配都覆盖起点，就每次沿匹配边走：对手到不了未匹配的顶点，否则把匹配沿走过的路平移，就得到不含起点的最大匹配。若某个最大匹配不含起点，则对手这样走：先手能走到的顶点都已匹配，否则沿走过的路可使匹配扩大。',
    },
  }),
  examples: ['bipartite: 1-4 1-5 2-4 2-6 3-5 start 1', 'bipartite: a-b b-c start a'],
})
