import { hackenbush } from '../../graph/hackenbush.ts'
import { Meter, TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import type { Look } from '../game.ts'
import { hackenbushWorking } from '../theorems/hackenbush-words.ts'

type Edge = readonly [number, number]
type Edges = readonly Edge[]

/** The edges that hang on the ground, in their order. */
function grounded(edges: Edges): Edges {
  const neighbours = new Map<number, number[]>()
  const note = (u: number, v: number) => {
    const list = neighbours.get(u)
    if (list) list.push(v)
    else neighbours.set(u, [v])
  }
  for (const [u, v] of edges) {
    note(u, v)
    note(v, u)
  }
  const reached = new Set([0])
  for (const v of reached) for (const u of neighbours.get(v) ?? []) reached.add(u)
  return edges.filter(([u]) => reached.has(u))
}

/** Cuts an edge; what no longer hangs on the ground falls away. */
function cut(edges: Edges, index: number): Move<Edges> {
  const [u, v] = edges[index] as Edge
  return {
    text: { en: `cut the edge ${u}–${v}`, zh: `剪断边 ${u}–${v}` },
    to: grounded(edges.filter((_, i) => i !== index)),
  }
}

/** Vertices with larger numbers are not drawn. */
const MOST_DRAWN = 60

/** The graph as it stands on the ground, all edges green. */
function lookOf(edges: Edges): Look {
  const last = edges.reduce((most, [u, v]) => Math.max(most, u, v), 0)
  if (last > MOST_DRAWN) return { kind: 'text', text: rules.print(edges) }
  const drawn = edges.map((ends) => ({ ends, colour: 'g' }) as const)
  return { kind: 'colours', states: '.'.repeat(last + 1), grounded: true, edges: drawn }
}

/** The value after an edge is cut; of the whole graph for −1. */
function valueAfterCut(edges: Edges): (index: number) => bigint {
  const numbers = new Map([[0, 0]])
  const number = (v: number) => {
    const known = numbers.get(v) ?? numbers.size
    numbers.set(v, known)
    return known
  }
  const us = edges.map(([u]) => number(u))
  const vs = edges.map(([, v]) => number(v))
  const value = hackenbush(numbers.size, us, vs)
  return (index) => BigInt(value(index))
}

/** All lists of up to `most` edges on the ground and three vertices, all hanging on the ground. */
function* graphs(most: number, from = 0, edges: Edges = []): Generator<Edges> {
  if (grounded(edges).length === edges.length) yield edges
  if (edges.length === most) return
  for (let i = from; i < PAIRS.length; i++) yield* graphs(most, i, [...edges, PAIRS[i] as Edge])
}

const PAIRS: Edges = [0, 1, 2, 3]
  .flatMap((u) => [u, u + 1, u + 2, u + 3].map((v): Edge => [u, v]))
  .filter(([, v]) => v <= 3)

const rules: Rules<Edges> = {
  parse(text) {
    if (/^\s*[-–]\s*$/.test(text)) return []
    const words = tokens(text)
    const edges = words.map(({ text: word, offset }): Edge => {
      const parts = /^(\d{1,9})[-–](\d{1,9})$/.exec(word)
      if (parts) return [Number(parts[1]), Number(parts[2])]
      throw new TextError(text, offset, {
        en: 'Expected an edge u-v with numbers for vertices, 0 being the ground, as in 0-1 1-2 2-0.',
        zh: '这里应是边 u-v，顶点是数，0 为地面，例如 0-1 1-2 2-0。',
      })
    })
    const standing = new Set(grounded(edges))
    const loose = edges.findIndex((edge) => !standing.has(edge))
    if (loose >= 0 || edges.length === 0)
      throw new TextError(text, words[loose]?.offset ?? text.length, {
        en: 'Expected edges that hang on the ground (0), or - for none.',
        zh: '这里应是与地面（0）相连的边；没有边写 -。',
      })
    return edges
  },
  print: (edges) => edges.map(([u, v]) => `${u}-${v}`).join(' ') || '-',
  key: (edges) =>
    edges
      .map(([u, v]) => (u < v ? `${u}-${v}` : `${v}-${u}`))
      .sort()
      .join(' '),
  *moves(edges) {
    for (const index of edges.keys()) yield cut(edges, index)
  },
  upTo: (size) => graphs(Math.floor(size / 2)),
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'hackenbush-graph',
  names: { en: 'Green Hackenbush on graphs', zh: '剪图游戏' },
  about: {
    en: 'A graph stands on the ground, cycles and loops included. A move cuts an edge; all that is no longer joined to the ground falls away. Whoever cannot move loses.',
    zh: '一个图连着地面，可以有圈和自环。每次剪断一条边，与地面断开的部分全部掉落。不能走者负。',
  },
  position: {
    en: 'the edges u-v; 0 is the ground; - for none: 0-1 1-2 2-0',
    zh: '各边 u-v；0 是地面；没有边写 -：0-1 1-2 2-0',
  },
  shape: OWN,
  look: lookOf,
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Fusion principle', zh: '融合原理' },
    reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 7 (Hackenbush)',
    statement: {
      en: 'All vertices of a cycle may be fused into one, which turns its edges into loops; a loop is worth 1. A bridge is worth 1 more than what it carries. What hangs on one vertex is added by xor.',
      zh: '圈上的顶点可以融合成一个，圈上的边变成自环，每个自环值 1。桥的值是它所承载部分的值加 1。同一顶点上的各部分取异或。',
    },
    value: (edges) => valueAfterCut(edges)(-1),
    applied: (edges) => hackenbushWorking(edges, valueAfterCut(edges)(-1)),
    movesTo: (edges, target, budget) =>
      new Moves(function* () {
        const meter = new Meter(3 * budget.search)
        const value = valueAfterCut(edges)
        for (const index of edges.keys()) {
          meter.tick(edges.length)
          if (value(index) === target) yield { count: 1n, at: () => cut(edges, index) }
        }
      }),
    proof: {
      en: 'That fusing the vertices of a cycle does not change the value is the theorem of the reference, proved there by looking at a smallest graph where it would. Fusing every cycle leaves bridges and loops. A loop can only be cut, so it is a heap of 1. The bridges form a tree, and by the colon principle a bridge that carries a graph of value g is a stalk of g + 1 edges, which is a heap of g + 1.',
      zh: '融合圈上的顶点不改变 SG 值，这是文献中的定理，其证明考察一个使它不成立的最小的图。把所有的圈融合之后只剩桥和自环。自环只能被剪断，相当于一颗的尼姆堆。各桥构成一棵树，由冒号原理，承载值为 g 的图的桥相当于 g + 1 条边的直杆，即 g + 1 颗的尼姆堆。',
    },
  }),
  examples: [
    'hackenbush-graph: 0-1 1-2 2-0 0-3 3-4 4-5 5-3',
    'hackenbush-graph: 0-1 1-2 2-3 3-1 2-4',
    'hackenbush-graph: 0-1 0-1 0-2',
  ],
})
