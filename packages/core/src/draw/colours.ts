import type { ColouredEdge, ColoursLook } from '../games/game.ts'

/** Where a vertex is drawn, in steps: across, and up from the ground. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** The places of all vertices: on a circle, or for a bush as far above the ground as edges lead. */
export function coloursLayout(look: ColoursLook): readonly Spot[] {
  return look.grounded ? bushLayout(look) : circleLayout(look.states.length)
}

function circleLayout(count: number): readonly Spot[] {
  const radius = Math.max(1, count / 5)
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / Math.max(1, count) - Math.PI / 2
    return { x: radius * (1 + Math.cos(angle)), y: radius * (1 - Math.sin(angle)) }
  })
}

/** Branches side by side, each vertex over the middle of what it carries. */
function bushLayout({ states, edges }: ColoursLook): readonly Spot[] {
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

/** An edge as it is drawn. */
export interface EdgeCurve {
  /** What moves call it. */
  readonly name: string
  readonly colour: ColouredEdge['colour']
  readonly path: string
  /** The middle of the curve, where its letter stands. */
  readonly at: readonly [x: number, y: number]
}

/** The edges as curves between the places of their ends; those with the same ends lie side by side. */
export function edgeCurves(
  { edges, grounded }: ColoursLook,
  place: (vertex: number) => readonly [x: number, y: number],
): readonly EdgeCurve[] {
  const met = new Map<string, number>()
  return edges.map(({ ends: [u, v], colour }) => {
    const key = u < v ? `${u} ${v}` : `${v} ${u}`
    const nth = met.get(key) ?? 0
    met.set(key, nth + 1)
    const bend = (nth % 2 === 0 ? 1 : -1) * Math.ceil(nth / 2) * 28
    const name = `${u}-${v}${colour ?? ''}`
    const [[x, y1], [xx, y2]] = [place(u), place(v)]
    // an edge on the ground stands where its other end is
    const x1 = grounded && u === 0 && v !== 0 ? xx : x
    const x2 = grounded && v === 0 && u !== 0 ? x : xx
    if (u === v) {
      const r = 14 + 6 * nth
      const path = `M${x1} ${y1}a${r} ${r} 0 1 1 0.1 0`
      return { name, colour, path, at: [x1, y1 - 2 * r] }
    }
    const long = Math.hypot(x2 - x1, y2 - y1) || 1
    const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
    const [dx, dy] = [(-(y2 - y1) / long) * bend, ((x2 - x1) / long) * bend]
    const path = `M${x1} ${y1}Q${mx + 2 * dx} ${my + 2 * dy} ${x2} ${y2}`
    return { name, colour, path, at: [mx + dx, my + dy] }
  })
}
