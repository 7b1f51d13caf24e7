import { digraphOf } from '../../../graph/digraph.ts'
import { standingInTrees, standingTrees, type Trees, treesOf } from './trees.ts'

/** Edges that hang on the ground, vertex 0, in the order in which they are written. */
export interface Bush {
  /** Edge i joins the vertices ends[2i] ≤ ends[2i + 1]. */
  readonly ends: Int32Array
  /** Whose each edge is: BLUE Left's, RED Right's, GREEN both players'. */
  readonly colours: Uint8Array
}

/** The bush without an edge. */
export const NOTHING: Bush = { ends: new Int32Array(0), colours: new Uint8Array(0) }

export const BLUE = 0
export const RED = 1
export const GREEN = 2
/** The letters of the colours, by their numbers. */
export const LETTERS = 'brg'
/** Of bushes of so many edges what takes long to make is kept, since many ask for it. */
export const LARGE = 1000

/** A bush as a graph, whatever the names of its vertices. */
export interface Graph {
  /** The ends of the edges, all below `vertices`: numbered anew where there are large gaps. */
  readonly ends: Int32Array
  readonly vertices: number
  /** Where every part is a tree but for its loops, and no edge hangs on nothing: the edges of the trees. */
  readonly trees: Trees | undefined
}

const graphs = new WeakMap<Bush, Graph>()

/** The graph of a bush; that of a large one is kept. */
export function graphOf(bush: Bush): Graph {
  const before = graphs.get(bush)
  if (before) return before
  const { ends, vertices } = numbered(bush)
  const graph = { ends, vertices, trees: treesOf(ends, vertices) }
  if (bush.colours.length >= LARGE) graphs.set(bush, graph)
  return graph
}

function numbered({ ends }: Bush): { readonly ends: Int32Array; readonly vertices: number } {
  let last = 0
  for (let half = 0; half < ends.length; half++) {
    const v = ends[half] as number
    if (v > last) last = v
  }
  if (last <= 2 * ends.length + 64) return { ends, vertices: last + 1 }
  const numbers = new Map([[0, 0]])
  const anew = ends.map((v) => {
    const known = numbers.get(v) ?? numbers.size
    numbers.set(v, known)
    return known
  })
  return { ends: anew, vertices: numbers.size }
}

/** Which vertices hang together: a forest of vertices, all of one tree having the same root. */
class Joined {
  private readonly above: Int32Array

  constructor(vertices: number) {
    this.above = new Int32Array(vertices)
    for (let v = 0; v < vertices; v++) this.above[v] = v
  }

  root(vertex: number): number {
    const { above } = this
    let v = vertex
    for (let up = above[v] as number; up !== v; up = above[v] as number) {
      above[v] = above[up] as number
      v = above[v] as number
    }
    return v
  }

  join(u: number, v: number): void {
    this.above[this.root(v)] = this.root(u)
  }
}

/** Whether each edge hangs on the ground when one of them is cut; 1 for yes. */
export function standing(bush: Bush, cut = -1): Uint8Array {
  const graph = graphOf(bush)
  if (graph.trees) return standingInTrees(graph.ends, graph.trees, graph.vertices, cut)
  const { ends, vertices } = graph
  const joined = new Joined(vertices)
  const edges = bush.colours.length
  for (let i = 0; i < edges; i++)
    if (i !== cut) joined.join(ends[2 * i] as number, ends[2 * i + 1] as number)
  const ground = joined.root(0)
  const stands = new Uint8Array(edges)
  for (let i = 0; i < edges; i++)
    stands[i] = i !== cut && joined.root(ends[2 * i] as number) === ground ? 1 : 0
  return stands
}

/** Whether all edges hang on the ground. */
export function hangs(bush: Bush): boolean {
  return !standing(bush).includes(0)
}

/** The bush after an edge is cut: what no longer hangs on the ground falls away. */
export function cutEdge(bush: Bush, cut: number): Bush {
  const stands = standing(bush, cut)
  const rest = chosen(bush, stands, 1)
  const { ends, vertices, trees } = graphOf(bush)
  // what is left of large trees needs no look at the whole again
  if (trees && ends === bush.ends && rest.colours.length >= Math.max(LARGE, stands.length / 2))
    graphs.set(rest, { ends: rest.ends, vertices, trees: standingTrees(trees, stands) })
  return rest
}

/** The edges of a bush that are marked in a way. */
export function chosen({ ends, colours }: Bush, marks: ArrayLike<number>, wanted: number): Bush {
  let count = 0
  for (let i = 0; i < colours.length; i++) if (marks[i] === wanted) count++
  const own = { ends: new Int32Array(2 * count), colours: new Uint8Array(count) }
  for (let i = 0, k = 0; k < count; i++) {
    if (marks[i] !== wanted) continue
    own.ends[2 * k] = ends[2 * i] as number
    own.ends[2 * k + 1] = ends[2 * i + 1] as number
    own.colours[k++] = colours[i] as number
  }
  return own
}

/** The parts of a bush that have nothing but the ground in common. */
export interface Parts {
  /** Of which part each edge is. */
  readonly part: Int32Array
  readonly parts: number
}

export function partsOf(bush: Bush): Parts {
  const graph = graphOf(bush)
  const { ends, vertices } = graph
  const edges = bush.colours.length
  const roots = rootsOf(graph)
  const numbers = new Int32Array(vertices).fill(-1)
  const part = new Int32Array(edges)
  let parts = 0
  for (let i = 0; i < edges; i++) {
    const v = ends[2 * i + 1] as number
    if (v === 0) {
      part[i] = parts++ // a loop on the ground
      continue
    }
    const root = roots[v] as number
    if (numbers[root] === -1) numbers[root] = parts++
    part[i] = numbers[root] as number
  }
  return { part, parts }
}

/** A vertex of its part for each vertex above the ground. */
function rootsOf({ ends, vertices, trees }: Graph): Int32Array {
  const roots = new Int32Array(vertices)
  if (trees) {
    const { from, to } = trees
    for (let k = to.length - 1; k >= 0; k--) {
      const [u, v] = [from[k] as number, to[k] as number]
      roots[v] = u === 0 ? v : (roots[u] as number)
    }
    return roots
  }
  const joined = new Joined(vertices)
  for (let half = 0; half < ends.length; half += 2)
    if (ends[half] !== 0) joined.join(ends[half] as number, ends[half + 1] as number)
  for (let v = 1; v < vertices; v++) roots[v] = joined.root(v)
  return roots
}

/** The parts of a bush as bushes of their own. */
export function splitBush(bush: Bush): Bush[] {
  const { part, parts } = partsOf(bush)
  if (parts === 1) return [bush]
  const all = new Int32Array(bush.colours.length)
  for (let i = 0; i < all.length; i++) all[i] = i
  const { offsets, targets } = digraphOf(parts, part, all)
  return Array.from({ length: parts }, (_, p) => {
    const from = offsets[p] as number
    const count = (offsets[p + 1] as number) - from
    const own = { ends: new Int32Array(2 * count), colours: new Uint8Array(count) }
    for (let k = 0; k < count; k++) {
      const i = targets[from + k] as number
      own.ends[2 * k] = bush.ends[2 * i] as number
      own.ends[2 * k + 1] = bush.ends[2 * i + 1] as number
      own.colours[k] = bush.colours[i] as number
    }
    return own
  })
}
