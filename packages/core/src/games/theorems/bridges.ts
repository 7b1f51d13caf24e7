/** A bridge that can still be built: it joins two points. */
export type Bridge = readonly [number, number]

/**
 * Whether the player who joins `from` and `to` wins though the other begins: that is so exactly if
 * the ends lie in a part of the graph that two trees without a common edge both span (A. Lehman, A
 * solution of the Shannon switching game, 1964). Two forests with as many edges as possible are
 * made; the ends lie in such a part exactly if one more edge between them does not fit (J. Edmonds).
 */
export function joinsAsSecond(bridges: readonly Bridge[], from: number, to: number): boolean {
  if (from === to) return true
  const forests = new TwoForests([...bridges, [from, to]])
  for (let i = 0; i < bridges.length; i++) forests.insert(i)
  return !forests.insert(bridges.length)
}

/** Two forests without a common edge among the edges of a graph. */
class TwoForests {
  private readonly edges: readonly Bridge[]
  /** The forest of each edge, −1 for none. */
  private readonly forest: Int8Array

  constructor(edges: readonly Bridge[]) {
    this.edges = edges
    this.forest = new Int8Array(edges.length).fill(-1)
  }

  /** Takes an edge in, others changing their forest for it; false where that is impossible. */
  insert(edge: number): boolean {
    const wants = new Int32Array(this.edges.length).fill(-1) // the edge that wants the place of this
    const queue = [edge]
    const met = new Set(queue)
    for (const now of queue)
      for (const forest of [0, 1]) {
        if (this.forest[now] === forest) continue
        const circle = this.pathBetween(this.edges[now] as Bridge, forest)
        if (!circle) {
          this.moveAlong(now, forest, wants)
          return true
        }
        for (const other of circle) {
          if (met.has(other)) continue
          met.add(other)
          wants[other] = now
          queue.push(other)
        }
      }
    return false
  }

  /** Puts an edge into a forest, and into its old place the edge that wants it, and so on. */
  private moveAlong(edge: number, forest: number, wants: Int32Array): void {
    let [now, into] = [edge, forest]
    while (now >= 0) {
      const old = this.forest[now] as number
      this.forest[now] = into
      now = wants[now] as number
      into = old
    }
  }

  /** The edges of a forest between two points; undefined where it does not join them. */
  private pathBetween([from, to]: Bridge, forest: number): readonly number[] | undefined {
    if (from === to) return []
    const cameBy = new Map<number, number>([[from, -1]])
    const queue = [from]
    for (const point of queue)
      for (let edge = 0; edge < this.edges.length; edge++) {
        if (this.forest[edge] !== forest) continue
        const [u, v] = this.edges[edge] as Bridge
        const next = u === point ? v : v === point ? u : undefined
        if (next === undefined || cameBy.has(next)) continue
        cameBy.set(next, edge)
        queue.push(next)
      }
    if (!cameBy.has(to)) return undefined
    const path: number[] = []
    for (let point = to; point !== from; ) {
      const edge = cameBy.get(point) as number
      path.push(edge)
      const [u, v] = this.edges[edge] as Bridge
      point = u === point ? v : u
    }
    return path
  }
}
