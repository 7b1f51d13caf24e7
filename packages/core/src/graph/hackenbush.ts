import { digraphOf } from './digraph.ts'

/** The value of green Hackenbush on a graph with the ground 0, where edge i joins us[i] and vs[i]. */
export function hackenbushValue(
  nodes: number,
  us: ArrayLike<number>,
  vs: ArrayLike<number>,
): number {
  return hackenbush(nodes, us, vs)(-1)
}

/**
 * The value of green Hackenbush after one edge is cut; of the whole for −1. What does not hang on
 * the ground counts nothing. The ends of an edge that lies on a cycle can be fused, which makes it a
 * loop, worth 1 (the fusion principle); a bridge with a graph of value g above it is worth g + 1
 * (the colon principle); what hangs on one vertex is added by xor. One walk in depth finds bridges
 * and values together, without recursion (R. E. Tarjan, A note on finding the bridges of a graph,
 * 1974), in time O(V + E).
 */
export function hackenbush(
  nodes: number,
  us: ArrayLike<number>,
  vs: ArrayLike<number>,
): (without: number) => number {
  const edges = us.length
  const ends = new Uint32Array(2 * edges)
  const numbers = new Uint32Array(2 * edges)
  for (let i = 0; i < edges; i++) {
    ends[2 * i] = us[i] as number
    ends[2 * i + 1] = vs[i] as number
    numbers[2 * i] = 2 * i
    numbers[2 * i + 1] = 2 * i + 1
  }
  // the half-edges of each vertex: half-edge h leads from ends[h] to ends[h ^ 1]
  const { offsets, targets: halves } = digraphOf(nodes, ends, numbers)
  return (without) => valueWithout(nodes, ends, offsets, halves, without)
}

function valueWithout(
  nodes: number,
  ends: Uint32Array,
  offsets: Uint32Array,
  halves: Uint32Array,
  without: number,
): number {
  const place = offsets.slice(0, nodes)
  const values = new Int32Array(nodes)
  const met = new Int32Array(nodes).fill(-1)
  const low = new Int32Array(nodes)
  const cameBy = new Int32Array(nodes).fill(-1)
  let clock = 0
  let v = 0
  met[0] = low[0] = clock++
  for (;;) {
    const at = place[v] as number
    if (at < (offsets[v + 1] as number)) {
      place[v] = at + 1
      const half = halves[at] as number
      if (half >> 1 === without) continue
      const to = ends[half ^ 1] as number
      if (half === ((cameBy[v] as number) ^ 1) && cameBy[v] !== -1) continue
      if (met[to] === -1) {
        met[to] = low[to] = clock++
        cameBy[to] = half
        v = to
      } else if ((met[to] as number) < (met[v] as number)) {
        values[v] = (values[v] as number) ^ 1
        low[v] = Math.min(low[v] as number, met[to] as number)
      } else if (to === v && half % 2 === 0) values[v] = (values[v] as number) ^ 1
      continue
    }
    if (v === 0) return values[0] as number
    const below = ends[cameBy[v] as number] as number
    const bridge = (low[v] as number) === (met[v] as number)
    const worth = bridge ? (values[v] as number) + 1 : (values[v] as number) ^ 1
    values[below] = (values[below] as number) ^ worth
    low[below] = Math.min(low[below] as number, low[v] as number)
    v = below
  }
}
