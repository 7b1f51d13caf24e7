/** The edges of red-blue Hackenbush, as its game has them: blue ones (0) are Left's, red ones (1) Right's. */
export interface Edges {
  readonly ends: Int32Array
  readonly colours: Uint8Array
}

/** Strings that stand on the ground, each a letter for every edge from the ground up; `blue` is Left's. */
export function stringsOf(strings: readonly string[], blue: string): Edges {
  const size = strings.reduce((all, { length }) => all + length, 0)
  const colours = new Uint8Array(size)
  const ends = new Int32Array(2 * size)
  const left = blue.charCodeAt(0)
  let edge = 0
  for (const string of strings)
    for (let height = 0; height < string.length; height++, edge++) {
      colours[edge] = string.charCodeAt(height) === left ? 0 : 1
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
