/** The edges of a graph, each as its two ends. */
export type Edges<V> = readonly (readonly [V, V])[]

/** The vertices that have edges, each with those at the other end. */
export function neighbours<V>(edges: Edges<V>): Map<V, V[]> {
  const map = new Map<V, V[]>()
  const join = (u: V, v: V) => {
    const list = map.get(u)
    if (list) list.push(v)
    else map.set(u, [v])
  }
  for (const [u, v] of edges) {
    join(u, v)
    join(v, u)
  }
  return map
}

/** The side of each vertex; undefined when an odd cycle makes that impossible. */
export function sides<V>(edges: Edges<V>): Map<V, 0 | 1> | undefined {
  const near = neighbours(edges)
  const side = new Map<V, 0 | 1>()
  for (const start of near.keys()) {
    if (side.has(start)) continue
    side.set(start, 0)
    const queue = [start]
    for (const u of queue)
      for (const v of near.get(u) ?? []) {
        if (side.get(v) === side.get(u)) return undefined
        if (side.has(v)) continue
        side.set(v, side.get(u) === 0 ? 1 : 0)
        queue.push(v)
      }
  }
  return side
}

/**
 * A matching of greatest size of a bipartite graph without some of its vertices, as a map from
 * each matched vertex to its mate (augmenting paths).
 */
export function maximumMatching<V>(
  edges: Edges<V>,
  without: ReadonlySet<V> = new Set(),
): Map<V, V> {
  const near = neighbours(edges)
  const side = sides(edges)
  if (!side) throw new RangeError('formula: the graph has an odd cycle')
  const mate = new Map<V, V>()
  for (const [root, where] of side) {
    if (where === 1 || without.has(root)) continue
    const cameFrom = new Map<V, V>() // from a vertex of side 1 back to one of side 0
    const queue = [root]
    search: for (const u of queue)
      for (const v of near.get(u) ?? []) {
        if (without.has(v) || cameFrom.has(v)) continue
        cameFrom.set(v, u)
        const next = mate.get(v)
        if (next !== undefined) {
          queue.push(next)
          continue
        }
        for (let end: V | undefined = v; end !== undefined; ) {
          const start = cameFrom.get(end) as V
          const before: V | undefined = mate.get(start)
          mate.set(start, end)
          mate.set(end, start)
          end = before
        }
        break search
      }
  }
  return mate
}

/**
 * The vertices that every matching of greatest size covers: all but those to which an alternating
 * path leads, over an even number of edges, from one that is not matched.
 */
export function alwaysCovered<V>(edges: Edges<V>): ReadonlySet<V> {
  const near = neighbours(edges)
  const mate = maximumMatching(edges)
  const free = new Set([...near.keys()].filter((v) => !mate.has(v)))
  for (const v of free)
    for (const u of near.get(v) ?? []) {
      const back = mate.get(u)
      if (back !== undefined) free.add(back)
    }
  return new Set([...near.keys()].filter((v) => !free.has(v)))
}
