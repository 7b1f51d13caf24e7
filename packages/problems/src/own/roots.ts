import { parentsOf } from './trees.ts'

/** As many binary digits of the coins are looked at in one pass. */
const DIGITS = 30n

/**
 * For each vertex of a tree, which is given by its edges, two ends each from 1, whether the first player wins staircase Nim with k steps when that
 * vertex is the root: the xor of the coins at distances d with ⌊d / k⌋ odd is not 0. For all roots
 * in time n·k: the xor of the coins of each distance modulo 2k below a vertex, then beyond it.
 */
export function winningRoots(
  edges: ArrayLike<number>,
  coins: readonly bigint[],
  k: number,
): Uint8Array {
  const n = coins.length
  const { order, parents } = rooted(n, edges)
  const size = 2 * k
  const wins = new Uint8Array(n)
  const most = coins.reduce((a, b) => (a > b ? a : b), 0n)
  for (let shift = 0n; shift === 0n || most >> shift > 0n; shift += DIGITS) {
    const at = new Int32Array(n * size)
    for (let v = 0; v < n; v++)
      at[v * size] = Number(BigInt.asUintN(30, (coins[v] as bigint) >> shift))
    for (let i = n - 1; i > 0; i--) {
      const v = order[i] as number
      fold(at, v, parents[v] as number, size)
    }
    for (let i = 1; i < n; i++)
      reroot(at, order[i] as number, parents[order[i] as number] as number, size)
    for (let v = 0; v < n; v++) {
      let xor = 0
      for (let d = k; d < size; d++) xor ^= at[v * size + d] as number
      if (xor !== 0) wins[v] = 1
    }
  }
  return wins
}

/** Adds what is below a vertex to its parent, one step further away. */
function fold(at: Int32Array, v: number, parent: number, size: number): void {
  for (let d = 0; d < size; d++) {
    const there = parent * size + ((d + 1) % size)
    at[there] = (at[there] as number) ^ (at[v * size + d] as number)
  }
}

/** Makes what is below a vertex into what is all around it, by its parent's, which is that already. */
function reroot(at: Int32Array, v: number, parent: number, size: number): void {
  // seen from the vertex: its parent's without its own branch, one step further away
  const own = at.slice(v * size, (v + 1) * size)
  for (let d = 0; d < size; d++) {
    const branch = own[(d + size - 1) % size] as number
    const there = v * size + ((d + 1) % size)
    at[there] = (at[there] as number) ^ (at[parent * size + d] as number) ^ branch
  }
}

/** The tree with vertex 0 for its root: parents before children, and the parent of each. */
function rooted(n: number, edges: ArrayLike<number>): { order: Int32Array; parents: Int32Array } {
  const parents = Int32Array.from([-1, ...parentsOf(n, edges, 1)])
  const depths = new Int32Array(n).fill(-1)
  depths[0] = 0
  const order = Int32Array.from({ length: n }, (_, v) => v)
  for (let v = 0; v < n; v++) {
    const path: number[] = []
    let at = v
    for (; (depths[at] as number) < 0; at = parents[at] as number) path.push(at)
    for (let up = path.pop(); up !== undefined; up = path.pop())
      depths[up] = (depths[parents[up] as number] as number) + 1
  }
  return { order: order.sort((a, b) => (depths[a] as number) - (depths[b] as number)), parents }
}
