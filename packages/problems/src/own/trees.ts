/**
 * The parent of every vertex but the root 0, in the order of their numbers, for a tree on the
 * vertices 0..count−1 that is given by its edges, two ends each, numbered from `first` on.
 */
export function parentsOf(
  count: number,
  edges: ArrayLike<number>,
  first: 0 | 1,
  stride = 2,
): number[] {
  const { from, next, end } = neighbours(count, edges, first, stride)
  const parents = new Int32Array(count).fill(-1)
  const queue = new Int32Array(count)
  let filled = 1
  for (let at = 0; at < filled; at++) {
    const v = queue[at] as number
    for (let e = from[v] as number; e >= 0; e = next[e] as number) {
      const other = end[e] as number
      if (other === 0 || (parents[other] as number) >= 0) continue
      parents[other] = v
      queue[filled++] = other
    }
  }
  return Array.from(parents.subarray(1))
}

/** The number on the edge from every vertex but the root to its parent; the third of each group. */
export function weightsOf(
  parents: readonly number[],
  edges: readonly bigint[],
  first: 0 | 1,
): bigint[] {
  const weights = new Array<bigint>(parents.length).fill(0n)
  for (let i = 0; i < edges.length; i += 3) {
    const [u, v] = [Number(edges[i]) - first, Number(edges[i + 1]) - first]
    const child = v > 0 && parents[v - 1] === u ? v : u
    weights[child - 1] = edges[i + 2] as bigint
  }
  return weights
}

/** The neighbours of each vertex as linked lists: e = from[v], next[e], … lead to end[e]. */
function neighbours(count: number, edges: ArrayLike<number>, first: number, stride: number) {
  const from = new Int32Array(count).fill(-1)
  const total = edges.length / stride
  const next = new Int32Array(2 * total)
  const end = new Int32Array(2 * total)
  for (let i = 0; i < total; i++) {
    const u = (edges[i * stride] as number) - first
    const v = (edges[i * stride + 1] as number) - first
    end[2 * i] = v
    next[2 * i] = from[u] as number
    from[u] = 2 * i
    end[2 * i + 1] = u
    next[2 * i + 1] = from[v] as number
    from[v] = 2 * i + 1
  }
  return { from, next, end }
}
