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
