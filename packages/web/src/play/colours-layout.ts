import type { Board } from '../worker/board.ts'

type Colours = Extract<Board, { kind: 'colours' }>

/** Where a vertex is drawn, in steps: across, and up from the ground. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** The places of all vertices: on a circle, or for a bush as far above the ground as edges lead. */
export function coloursLayout(board: Colours): readonly Spot[] {
  return board.grounded ? bushLayout(board) : circleLayout(board.states.length)
}

function circleLayout(count: number): readonly Spot[] {
  const radius = Math.max(1, count / 5)
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / Math.max(1, count) - Math.PI / 2
    return { x: radius * (1 + Math.cos(angle)), y: radius * (1 - Math.sin(angle)) }
  })
}

/** Branches side by side, each vertex over the middle of what it carries. */
function bushLayout({ states, edges }: Colours): readonly Spot[] {
  const spots = Array.from(states, (): Spot => ({ x: 0, y: 0 }))
  const seen = new Set([0])
  let next = 0
  const grow = (vertex: number, height: number): number => {
    const above: number[] = []
    for (const { ends } of edges) {
      if (!ends.includes(vertex)) continue
      const other = ends[0] === vertex ? ends[1] : ends[0]
      if (seen.has(other)) continue
      seen.add(other)
      above.push(other)
    }
    const places = above.map((other) => grow(other, height + 1))
    const [first, last] = [places[0], places.at(-1)]
    const x = first === undefined || last === undefined ? next++ : (first + last) / 2
    spots[vertex] = { x, y: height }
    return x
  }
  grow(0, 0)
  return spots
}
