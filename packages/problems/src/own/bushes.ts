/** The edges of red-blue Hackenbush, as its game has them: blue ones (0) are Left's, red ones (1) Right's. */
export interface Edges {
  readonly ends: Int32Array
  readonly colours: Uint8Array
}

/** Strings that stand on the ground, each the colours of its edges from the ground up. */
export function stringsOf(strings: readonly (readonly (0 | 1)[])[]): Edges {
  const colours = Uint8Array.from(strings.flat())
  const ends = new Int32Array(2 * colours.length)
  let edge = 0
  for (const string of strings)
    for (let height = 0; height < string.length; height++, edge++) {
      ends[2 * edge] = height === 0 ? 0 : edge
      ends[2 * edge + 1] = edge + 1
    }
  return { ends, colours }
}

/**
 * A tree on the ground 0: the parent of every other vertex in the order of their numbers, and the
 * colours of the edges to them.
 */
export function treeOf(parents: readonly number[], colours: ArrayLike<number>): Edges {
  const ends = new Int32Array(2 * parents.length)
  for (const [i, parent] of parents.entries()) {
    ends[2 * i] = Math.min(parent, i + 1)
    ends[2 * i + 1] = Math.max(parent, i + 1)
  }
  return { ends, colours: Uint8Array.from(colours) }
}

/** The same edges with the players exchanged. */
export function exchanged({ ends, colours }: Edges): Edges {
  return { ends, colours: colours.map((colour) => 1 - colour) }
}
