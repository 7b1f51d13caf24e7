import { nimSum } from '../../arith/nim-sum.ts'
import { xorLine } from '../../formula/xor-line.ts'
import { acyclicValues } from '../../graph/acyclic.ts'
import { type Digraph, digraphOf, followersOf } from '../../graph/digraph.ts'
import { subsets } from '../../model/enumerate.ts'
import { TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { parseNumber, tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import type { Look } from '../game.ts'

/** Tokens on the vertices of a graph; positions of one graph share it. */
export interface Tokens {
  readonly graph: Digraph
  readonly at: readonly number[]
}

/** The largest number of a vertex in a text. */
const LAST_VERTEX = 100_000n

const valuesOfGraph = new WeakMap<Digraph, Int32Array | 'cyclic'>()

/** The value of each vertex, worked out once for a graph; undefined where it has a cycle. */
function valuesOf(graph: Digraph): Int32Array | undefined {
  const known = valuesOfGraph.get(graph) ?? acyclicValues(graph) ?? 'cyclic'
  valuesOfGraph.set(graph, known)
  return known === 'cyclic' ? undefined : known
}

const at = ({ graph, at: places }: Tokens): bigint[] =>
  places.map((v) => BigInt(valuesOf(graph)?.[v] as number))

/** Takes a token along an edge. */
function slide({ graph, at: places }: Tokens, token: number, to: number): Move<Tokens> {
  const from = places[token]
  return {
    text: {
      en: `token ${token + 1} goes from ${from} to ${to}`,
      zh: `第 ${token + 1} 枚从 ${from} 走到 ${to}`,
    },
    touches: [`${places[token]}`, `${to}`],
    to: { graph, at: places.with(token, to) },
  }
}

/** The moves of a position, each vertex that a token can go to once. */
function* slides(position: Tokens, wanted: (token: number, to: number) => boolean) {
  for (const [token, v] of position.at.entries())
    for (const to of new Set(followersOf(position.graph, v)))
      if (wanted(token, to)) yield slide(position, token, to)
}

function readTokens(text: string): Tokens {
  const [sources, targets, places]: [number[], number[], number[]] = [[], [], []]
  const vertex = (word: string, offset: number) => {
    const number = parseNumber(text, word, offset)
    if (number <= LAST_VERTEX) return Number(number)
    throw new TextError(text, offset, {
      en: `Expected a vertex from 0 to ${LAST_VERTEX}.`,
      zh: `顶点应在 0 到 ${LAST_VERTEX} 之间。`,
    })
  }
  let isPlace = false
  for (const { text: word, offset } of tokens(text)) {
    const arrow = word.indexOf('>')
    if (word === 'at' || word === '在') isPlace = true
    else if (isPlace) places.push(vertex(word, offset))
    else if (arrow > 0) {
      sources.push(vertex(word.slice(0, arrow), offset))
      targets.push(vertex(word.slice(arrow + 1), offset + arrow + 1))
    } else
      throw new TextError(text, offset, {
        en: 'Expected an edge u>v, or at and the vertices of the tokens, as in 0>1 0>2 2>3 at 0 2.',
        zh: '这里应是边 u>v，或“在”与各棋子所在的顶点，例如 0>1 0>2 2>3 在 0 2。',
      })
  }
  if (!isPlace)
    throw new TextError(text, text.length, {
      en: 'Expected at and the vertices of the tokens, as in 0>1 1>2 at 0.',
      zh: '缺少“在”与各棋子所在的顶点，例如 0>1 1>2 在 0。',
    })
  const last = [...sources, ...targets, ...places].reduce((a, b) => Math.max(a, b), -1)
  const graph = digraphOf(last + 1, sources, targets)
  if (!valuesOf(graph))
    throw new TextError(text, 0, {
      en: 'The graph has a cycle: expected one on which every walk ends (nimber graph solves others).',
      zh: '图中有环：这里应是每条路都会走完的图（有环的图用 nimber graph 求解）。',
    })
  return { graph, at: places }
}

const rules: Rules<Tokens> = {
  parse: readTokens,
  words: { at: '在' },
  print: ({ graph, at: places }) => {
    const edges: string[] = []
    for (let v = 0; v < graph.nodes; v++)
      for (const to of followersOf(graph, v)) edges.push(`${v}>${to}`)
    return [...edges, 'at', ...places].join(' ')
  },
  moves: (position) => slides(position, () => true),
  *upTo(size) {
    const count = size > 8 ? 4 : 3
    const pairs = Array.from({ length: count }, (_, u) =>
      Array.from({ length: count - 1 - u }, (_, i) => [u, u + 1 + i] as const),
    ).flat()
    for (const edges of subsets(pairs)) {
      const graph = digraphOf(
        count,
        edges.map(([u]) => u),
        edges.map(([, v]) => v),
      )
      yield { graph, at: [0] }
      yield { graph, at: [0, 1] }
    }
  },
  axes: undefined,
}

const CHOOSE: Words = {
  en: 'Click a vertex with a token and then where the token goes.',
  zh: '先点有棋子的顶点，再点它要去的顶点。',
}
const GO: Words = { en: 'Click where the token goes.', zh: '点棋子要去的顶点。' }

/** Graphs of more vertices are told by their text. */
const DRAWN = 100

function look(position: Tokens): Look {
  const { graph, at: places } = position
  if (graph.nodes > DRAWN) return { kind: 'text', text: rules.print(position) }
  const all = Array.from({ length: graph.nodes }, (_, v) => v)
  return {
    kind: 'network',
    layout: 'free',
    invite: new Set(places).size > 1 ? CHOOSE : GO,
    vertices: all.map((v) => ({
      name: `${v}`,
      tokens: places.filter((place) => place === v).length,
    })),
    edges: all.flatMap((u) =>
      [...new Set(followersOf(graph, u))].map((v) => ({
        name: `${u}>${v}`,
        ends: [`${u}`, `${v}`] as const,
        arrow: true,
      })),
    ),
  }
}

export const game = defineOwnGame({
  slug: 'tokens',
  names: { en: 'Tokens on a graph without cycles', zh: '有向无环图上的棋子' },
  about: {
    en: 'Tokens stand on the vertices of a directed graph without cycles; several may share a vertex. A move takes one token along an edge. Whoever cannot move loses.',
    zh: '若干棋子放在有向无环图的顶点上，一个顶点上可以有多枚。每次把一枚棋子沿一条边移动。不能走者负。',
  },
  position: {
    en: 'the edges u>v of vertices 0, 1, 2, …, then at and where the tokens stand: 0>1 0>2 2>3 at 0 2',
    zh: '顶点 0、1、2……间的边 u>v，然后是“在”与各棋子所在的顶点：0>1 0>2 2>3 在 0 2',
  },
  shape: OWN,
  look,
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Sprague–Grundy theorem', zh: 'Sprague–Grundy 定理' },
    reference:
      'R. P. Sprague, Über mathematische Kampfspiele (1935); P. M. Grundy, Mathematics and games (1939)',
    statement: {
      en: 'The value of a vertex is the least number that no vertex behind one of its edges has; the value of the position is the xor over its tokens.',
      zh: '一个顶点的值是它沿边所到各顶点的值中没有出现的最小非负整数；局面的 SG 值是各棋子的异或。',
    },
    value: (position) => nimSum(at(position)),
    applied: (position) => {
      const values = at(position)
      if (values.length === 0) return { en: 'There is no token.', zh: '没有棋子。' }
      const line = xorLine(values)
      return {
        en: `The vertices of the tokens have ${values.length > 1 ? 'values' : 'value'} ${line.en}.`,
        zh: `各棋子所在顶点的值是 ${line.zh}。`,
      }
    },
    movesTo: (position, target) =>
      Moves.of(function* () {
        const values = valuesOf(position.graph) as Int32Array
        const own = at(position)
        const change = nimSum([...own, target])
        if (change === 0n) return
        yield* slides(
          position,
          (token, to) => BigInt(values[to] as number) === ((own[token] as bigint) ^ change),
        )
      }),
    proof: {
      en: 'A token on a vertex of value g can go to every value below g and to none equal to g, so it plays like a Nim heap of g; a move to a larger value can be answered by one back to g. So tokens together are Nim heaps together. Every walk ends, so the values are found from the ends backwards.',
      zh: '值为 g 的顶点上的棋子可走到每个小于 g 的值，走不到 g，所以相当于 g 颗的尼姆堆；走到更大的值时，对手可以再走回 g。于是多枚棋子就是多个尼姆堆。每条路都会走完，所以从终点往回即可求出各值。',
    },
  }),
  examples: [
    'tokens: 0>1 0>2 2>3 at 0 2',
    'tokens: 0>1 0>2 1>2 2>3 at 0',
    'tokens: 0>1 1>2 at 0 1 2',
  ],
})
