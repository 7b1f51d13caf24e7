import type { Words } from '@nimber/core'

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
  // a vertex with one edge left knows its neighbour: the xor of all neighbours not yet taken off
  const open = new Int32Array(count)
  const near = new Int32Array(count)
  for (let i = 0; i < edges.length; i += stride) {
    const u = (edges[i] as number) - first
    const v = (edges[i + 1] as number) - first
    open[u] = (open[u] as number) + 1
    open[v] = (open[v] as number) + 1
    near[u] = (near[u] as number) ^ v
    near[v] = (near[v] as number) ^ u
  }
  const parents = new Array<number>(count - 1).fill(-1)
  for (let leaf = 1; leaf < count; leaf++)
    for (let v = leaf; v > 0 && open[v] === 1; ) {
      const parent = near[v] as number
      parents[v - 1] = parent
      open[v] = 0
      open[parent] = (open[parent] as number) - 1
      near[parent] = (near[parent] as number) ^ v
      v = parent
    }
  return parents
}

/**
 * The value of a tree with root 1 where a move cuts an edge, of its edges alone: leaves are taken off
 * as above, and each adds its value and 1 to that of its parent.
 */
export function cutTreeValue(count: number, edges: ArrayLike<number>): number {
  // open, near and value of a vertex stand side by side, so that one look at memory finds all
  const at = new Int32Array(4 * (count + 1))
  for (let i = 0; i < edges.length; i += 2) {
    const [u, v] = [edges[i] as number, edges[i + 1] as number]
    at[4 * u] = (at[4 * u] as number) + 1
    at[4 * v] = (at[4 * v] as number) + 1
    at[4 * u + 1] = (at[4 * u + 1] as number) ^ v
    at[4 * v + 1] = (at[4 * v + 1] as number) ^ u
  }
  for (let leaf = 2; leaf <= count; leaf++)
    for (let v = leaf; v > 1 && at[4 * v] === 1; ) {
      const parent = at[4 * v + 1] as number
      at[4 * v] = 0
      at[4 * parent] = (at[4 * parent] as number) - 1
      at[4 * parent + 1] = (at[4 * parent + 1] as number) ^ v
      at[4 * parent + 2] = (at[4 * parent + 2] as number) ^ ((at[4 * v + 2] as number) + 1)
      v = parent
    }
  return at[4 + 2] as number
}

/** The number on the edge from every vertex but the root to its parent; the third of each group. */
export function weightsOf<N extends bigint | number>(
  parents: readonly number[],
  edges: ArrayLike<N>,
  first: 0 | 1,
): N[] {
  const weights = new Array<N>(parents.length)
  for (let i = 0; i < edges.length; i += 3) {
    const [u, v] = [Number(edges[i]) - first, Number(edges[i + 1]) - first]
    const child = v > 0 && parents[v - 1] === u ? v : u
    weights[child - 1] = edges[i + 2] as N
  }
  return weights
}

/**
 * The part of a program that reads the edges of a tree with the root 1, whose vertices are counted by
 * a name, and finds in `x` the value of each vertex where a move cuts an edge.
 */
export function readCutTree(count: string, most: number): string {
  return `
ints degree[${count} + 1 <= ${most + 1}]
ints near[${count} + 1 <= ${most + 1}]
ints x[${count} + 1 <= ${most + 1}]
for i = 2..${count} {
  const int u = int(read())
  const int v = int(read())
  degree[u] += 1
  degree[v] += 1
  near[u] ^= v
  near[v] ^= u
}
for leaf = 2..${count} {
  int v = leaf
  while (v > 1 && degree[v] == 1) {
    const int up = near[v]
    x[up] ^= x[v] + 1
    degree[v] = 0
    degree[up] -= 1
    near[up] ^= v
    v = up
  }
}
`
}

/** Why that is right. */
export const CUT_TREE: Words = {
  en: 'The value of a vertex is the xor of value + 1 over its children (the colon principle). Leaves are taken off one after the other; of the neighbours of a vertex that are left the xor is known, so the last one is its parent.',
  zh: '顶点的 SG 值是各子结点的值加 1 之异或（冒号原理）。逐个摘去叶子；每个顶点记下尚存的邻居的异或，剩最后一个时就是父结点。',
}
