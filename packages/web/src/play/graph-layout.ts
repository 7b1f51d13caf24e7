/** The vertices of a bipartite graph in two columns, in the order in which they are met. */
export function graphLayout(
  edges: readonly (readonly [string, string])[],
  start: string,
): ReadonlyMap<string, { readonly x: 0 | 1; readonly y: number }> {
  const neighbours = new Map<string, string[]>()
  const join = (u: string, v: string) => neighbours.set(u, [...(neighbours.get(u) ?? []), v])
  for (const [u, v] of edges) {
    join(u, v)
    join(v, u)
  }
  const sides = new Map<string, 0 | 1>()
  const visit = (first: string) => {
    const queue = [first]
    if (!sides.has(first)) sides.set(first, 0)
    for (let v = queue.shift(); v !== undefined; v = queue.shift())
      for (const other of neighbours.get(v) ?? []) {
        if (sides.has(other)) continue
        sides.set(other, sides.get(v) === 0 ? 1 : 0)
        queue.push(other)
      }
  }
  visit(start)
  for (const v of neighbours.keys()) if (!sides.has(v)) visit(v)
  const counts = [0, 0]
  return new Map(
    [...sides].map(([v, x]) => {
      const y = counts[x] ?? 0
      counts[x] = y + 1
      return [v, { x, y }] as const
    }),
  )
}
