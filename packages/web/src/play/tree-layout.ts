/** Where the vertices of trees stand: x across and y above the ground, in steps. */
export interface TreeLayout {
  readonly places: readonly { readonly x: number; readonly y: number }[]
  readonly width: number
  readonly height: number
}

/** Leaves side by side, every other vertex above the middle of the ground that its branches take. */
export function treeLayout(parents: readonly number[]): TreeLayout {
  const children = Array.from({ length: parents.length + 1 }, (): number[] => [])
  for (const [i, parent] of parents.entries()) children[parent]?.push(i + 1)
  const places = Array.from({ length: parents.length + 1 }, () => ({ x: 0, y: 0 }))
  let leaves = 0
  let height = 0
  const place = (vertex: number, y: number): number => {
    height = Math.max(height, y)
    const below = (children[vertex] ?? []).map((child) => place(child, y + 1))
    const [first = leaves, last = first] = [below[0], below.at(-1)]
    if (below.length === 0) leaves++
    const x = (first + last) / 2
    places[vertex] = { x, y }
    return x
  }
  place(0, 0)
  return { places, width: Math.max(1, leaves - 1), height: Math.max(1, height) }
}
