/** A rooted tree on the vertices 0, 1, 2, …: entry i is the parent of vertex i + 1; 0 is the root. */
export type Parents = readonly number[]

/** The vertices in an order in which parents come before children; undefined for a cycle. */
export function topDown(parents: Parents): Int32Array | undefined {
  const count = parents.length + 1
  // the children of v stand at places first[v] to first[v + 1] − 1 of one list
  const first = new Int32Array(count + 2)
  for (const parent of parents) (first[parent + 2] as number)++
  for (let v = 0; v < count; v++) first[v + 2] = (first[v + 2] as number) + (first[v + 1] as number)
  const children = new Int32Array(parents.length)
  for (let v = 1; v < count; v++) {
    const place = (parents[v - 1] as number) + 1
    children[first[place] as number] = v
    first[place] = (first[place] as number) + 1
  }
  const order = new Int32Array(count)
  let end = 1
  for (let i = 0; i < end; i++) {
    const v = order[i] as number
    for (let c = first[v] as number; c < (first[v + 1] as number); c++)
      order[end++] = children[c] as number
  }
  return end === count ? order : undefined
}

/**
 * The parents of the vertices of a tree that is given by its edges, from us[i] to vs[i], with the
 * root 0; undefined where the edges are no tree on the vertices 0, 1, …, us.length.
 */
export function rootedTree(us: ArrayLike<number>, vs: ArrayLike<number>): Parents | undefined {
  const count = us.length + 1
  // a vertex with one edge left knows its neighbour: the xor of all neighbours not yet taken off
  const open = new Int32Array(count)
  const near = new Int32Array(count)
  for (let i = 0; i < us.length; i++) {
    const [u, v] = [us[i] as number, vs[i] as number]
    if (!(u >= 0 && v >= 0 && u < count && v < count)) return undefined
    open[u] = (open[u] as number) + 1
    open[v] = (open[v] as number) + 1
    near[u] = (near[u] as number) ^ v
    near[v] = (near[v] as number) ^ u
  }
  const parents = new Array<number>(count - 1).fill(-1)
  let taken = 0
  for (let leaf = 1; leaf < count; leaf++)
    for (let v = leaf; v > 0 && open[v] === 1; ) {
      const parent = near[v] as number
      parents[v - 1] = parent
      open[v] = 0
      open[parent] = (open[parent] as number) - 1
      near[parent] = (near[parent] as number) ^ v
      taken++
      v = parent
    }
  return taken === count - 1 ? parents : undefined
}
