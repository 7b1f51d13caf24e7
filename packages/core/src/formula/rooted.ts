/** A rooted tree on the vertices 0, 1, 2, …: entry i is the parent of vertex i + 1; 0 is the root. */
export type Parents = readonly number[]

/** The vertices in an order in which parents come before children; undefined for a cycle. */
export function topDown(parents: Parents): number[] | undefined {
  const children: number[][] = Array.from({ length: parents.length + 1 }, () => [])
  for (const [i, parent] of parents.entries()) children[parent]?.push(i + 1)
  const order = [0]
  for (const v of order) for (const child of children[v] as number[]) order.push(child)
  return order.length === parents.length + 1 ? order : undefined
}
