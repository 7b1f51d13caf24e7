/** A directed graph on the nodes 0, 1, 2, …: the followers of a node stand side by side in `targets`. */
export interface Digraph {
  readonly nodes: number
  readonly edges: number
  /** The followers of v are targets[offsets[v]], …, targets[offsets[v + 1] − 1]. */
  readonly offsets: Uint32Array
  readonly targets: Uint32Array
}

/** The graph with an edge from sources[i] to targets[i] for each i; the order of followers is kept. */
export function digraphOf(
  nodes: number,
  sources: ArrayLike<number>,
  targets: ArrayLike<number>,
): Digraph {
  const edges = sources.length
  const offsets = new Uint32Array(nodes + 1)
  for (let i = 0; i < edges; i++) (offsets[(sources[i] as number) + 1] as number)++
  for (let v = 0; v < nodes; v++) (offsets[v + 1] as number) += offsets[v] as number
  const place = offsets.slice(0, nodes)
  const sorted = new Uint32Array(edges)
  for (let i = 0; i < edges; i++)
    sorted[(place[sources[i] as number] as number)++] = targets[i] as number
  return { nodes, edges, offsets, targets: sorted }
}

/** The graph with every edge turned around. */
export function reversed({ nodes, edges, offsets, targets }: Digraph): Digraph {
  const sources = new Uint32Array(edges)
  for (let v = 0; v < nodes; v++) sources.fill(v, offsets[v], offsets[v + 1])
  return digraphOf(nodes, targets, sources)
}

/** The followers of a node, one for each edge. */
export function followersOf({ offsets, targets }: Digraph, v: number): Uint32Array {
  return targets.subarray(offsets[v], offsets[v + 1])
}
