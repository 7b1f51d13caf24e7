import { neighbours } from '../../formula/matching.ts'
import { subsets } from '../../model/enumerate.ts'
import { TextError } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { join, sentence, type Words } from '../../model/words.ts'
import { tokens } from '../../rules/numbers.ts'
import { game as dawsonKayles } from '../catalogue/dawson-kayles.ts'
import { defineOwnGame } from '../define.ts'
import type { Entry } from '../game.ts'

/** A graph without loops: its vertices by their names, and its edges. */
export interface KaylesGraph {
  readonly vertices: readonly string[]
  readonly edges: readonly (readonly [string, string])[]
}

/** The graph without some vertices. */
export function without({ vertices, edges }: KaylesGraph, gone: ReadonlySet<string>): KaylesGraph {
  return {
    vertices: vertices.filter((v) => !gone.has(v)),
    edges: edges.filter(([u, v]) => !gone.has(u) && !gone.has(v)),
  }
}

/** The connected parts of a graph. */
function partsOf(graph: KaylesGraph): KaylesGraph[] {
  const near = neighbours(graph.edges)
  const done = new Set<string>()
  const parts: KaylesGraph[] = []
  for (const start of graph.vertices) {
    if (done.has(start)) continue
    const reached = new Set([start])
    for (const v of reached) for (const u of near.get(v) ?? []) reached.add(u)
    for (const v of reached) done.add(v)
    parts.push({
      vertices: graph.vertices.filter((v) => reached.has(v)),
      edges: graph.edges.filter(([u]) => reached.has(u)),
    })
  }
  return parts
}

/** A connected graph that is a path or a cycle, with its number of vertices; else undefined. */
function lineOf({ vertices, edges }: KaylesGraph): { ring: boolean; size: number } | undefined {
  const near = neighbours(edges)
  if ([...near.values()].some((list) => list.length > 2)) return undefined
  return { ring: edges.length === vertices.length, size: vertices.length }
}

/** The text of an edge, the same for both directions. */
export const nameOf = ([u, v]: readonly [string, string]) => (u < v ? `${u}-${v}` : `${v}-${u}`)

function readGraph(text: string): KaylesGraph {
  if (/^\s*[-–]\s*$/.test(text)) return { vertices: [], edges: [] }
  const vertices = new Set<string>()
  const edges = new Map<string, [string, string]>()
  for (const { text: word, offset } of tokens(text)) {
    const [u = '', v, more] = word.split('-')
    if (!/^\w+$/.test(u) || (v !== undefined && !/^\w+$/.test(v)) || more !== undefined || u === v)
      throw new TextError(text, offset, {
        en: 'Expected an edge u-v or a vertex alone, as in 1-2 2-3 4, or - for none.',
        zh: '这里应是边 u-v 或单独的顶点，例如 1-2 2-3 4；没有写 -。',
      })
    vertices.add(u)
    if (v === undefined) continue
    vertices.add(v)
    edges.set(nameOf([u, v]), [u, v])
  }
  if (vertices.size > 0) return { vertices: [...vertices], edges: [...edges.values()] }
  throw new TextError(text, text.length, {
    en: 'Expected the edges of a graph, or - for none.',
    zh: '这里应是图的各边；没有写 -。',
  })
}

/** The edges and then the vertices that have none. */
function printGraph({ vertices, edges }: KaylesGraph): string {
  const met = new Set(edges.flat())
  const alone = vertices.filter((v) => !met.has(v))
  return [...edges.map((edge) => edge.join('-')), ...alone].join(' ') || '-'
}

/** All graphs on four vertices, a path of five and a cycle of five. */
function* graphs(): Generator<KaylesGraph> {
  const pairs = ['1-2', '1-3', '1-4', '2-3', '2-4', '3-4']
  for (const edges of subsets(pairs)) yield readGraph([...edges, '1', '2', '3', '4'].join(' '))
  for (const text of ['1-2 2-3 3-4 4-5', '1-2 2-3 3-4 4-5 5-1', '1-2 2-3 3-4 4-5 5-6 6-7'])
    yield readGraph(text)
}

interface KaylesGame {
  readonly slug: string
  readonly names: Words
  readonly aliases?: readonly string[]
  readonly about: Words
  /** What a click does on a board. */
  readonly invite: Words
  readonly moves: (graph: KaylesGraph) => Iterable<Move<KaylesGraph>>
  /** A path of n vertices is a row of n and as many more pins of Dawson’s Kayles. */
  readonly more: number
  /** How many vertices of a cycle a move takes. */
  readonly taken: number
  readonly proof: Words
  readonly examples: readonly string[]
}

/** A game on graphs in which a move takes some vertices that hang together. */
export function defineKaylesGame(own: KaylesGame): Entry {
  const { slug, names, about, examples, proof } = own
  const row = dawsonKayles.make({}).theorem?.heaps
  const path = (size: number) => (size < 1 ? 0n : (row?.at(BigInt(size + own.more)) as bigint))
  const partValue = (part: KaylesGraph): bigint => {
    const { ring, size } = lineOf(part) ?? { ring: false, size: 0 }
    return ring ? (path(size - own.taken) === 0n ? 1n : 0n) : path(size)
  }
  const rules: Rules<KaylesGraph> = {
    parse: readGraph,
    print: printGraph,
    key: ({ vertices, edges }) => [...edges.map(nameOf).sort(), ...vertices.toSorted()].join(' '),
    parts: partsOf,
    moves: own.moves,
    upTo: graphs,
    axes: undefined,
  }
  return defineOwnGame<KaylesGraph>({
    slug,
    names,
    ...(own.aliases && { aliases: own.aliases }),
    about,
    position: {
      en: 'the edges u-v, and vertices without edges: 1-2 2-3 4; - for none',
      zh: '各边 u-v，以及没有边的顶点：1-2 2-3 4；没有写 -',
    },
    shape: OWN,
    look: ({ vertices, edges }) => ({
      kind: 'network',
      layout: 'free',
      invite: own.invite,
      vertices: vertices.map((name) => ({ name })),
      edges: edges.map((ends) => ({ name: nameOf(ends), ends })),
    }),
    rules: () => rules,
    theorem: () => ({
      name: { en: 'Paths are Dawson’s Kayles', zh: '链就是道森凯尔斯' },
      reference:
        'T. J. Schaefer, On the complexity of some two-person perfect-information games (1978); R. K. Guy, C. A. B. Smith, The G-values of various games (1956)',
      statement: {
        en: `Where all connected parts are paths and cycles: a path of n vertices is worth a row of ${own.more > 0 ? `n + ${own.more}` : 'n'} pins in Dawson’s Kayles, which has period 34; a cycle of n is worth 1 if a path of n − ${own.taken} is worth 0, else 0. The parts are added by xor. For other graphs no short rule is known: who wins is PSPACE-complete for Node Kayles.`,
        zh: `各连通分支都是链和圈时：n 个顶点的链相当于道森凯尔斯中的一排 ${own.more > 0 ? `n + ${own.more}` : 'n'} 个，周期为 34；n 个顶点的圈，若 n − ${own.taken} 个顶点的链值为 0 则值 1，否则值 0。各分支取异或。其他的图没有已知的简短规律：点凯尔斯的胜负判定是 PSPACE 完全的。`,
      },
      covers: (graph) => partsOf(graph).every((part) => lineOf(part) !== undefined),
      value: (graph) => partsOf(graph).reduce((sum, part) => sum ^ partValue(part), 0n),
      applied: (graph) => {
        const parts = partsOf(graph)
        const said = parts.slice(0, 8).map((part): Words => {
          const { ring, size } = lineOf(part) ?? { ring: false, size: 0 }
          return {
            en: `a ${ring ? 'cycle' : 'path'} of size ${size} has value ${partValue(part)}`,
            zh: `大小为 ${size} 的${ring ? '圈' : '链'}值为 ${partValue(part)}`,
          }
        })
        const all = sentence(join(said, '; ', '；'))
        const total = parts.reduce((sum, part) => sum ^ partValue(part), 0n)
        return parts.length === 0
          ? { en: 'There is no vertex.', zh: '没有顶点。' }
          : { en: `${all.en} The value is ${total}.`, zh: `${all.zh}SG 值是 ${total}。` }
      },
      proof,
    }),
    examples,
  })
}
