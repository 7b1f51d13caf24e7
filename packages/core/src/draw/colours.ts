import type { ColouredEdge, ColoursLook } from '../games/game.ts'

/** Where a vertex is drawn, in steps: across, and up from the ground. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/**
 * The places of all vertices: a short path in a line, others on a circle, or for a bush as far above
 * the ground as edges lead.
 */
export function coloursLayout(look: ColoursLook): readonly Spot[] {
  if (look.grounded) return bushLayout(look)
  return pathLayout(look) ?? circleLayout(look.states.length)
}

/** What is longer would be small where the page is narrow. */
const LONGEST_PATH = 6

/** The vertices of a path from its end that comes first; undefined for other graphs. */
function pathLayout({ states, edges }: ColoursLook): readonly Spot[] | undefined {
  const count = states.length
  if (count > LONGEST_PATH || count < 2 || edges.length !== count - 1) return undefined
  const near = Array.from({ length: count }, (): number[] => [])
  for (const { ends } of edges)
    for (const [i, end] of ends.entries()) near[end]?.push(ends[1 - i] as number)
  if (near.some((others) => others.length > 2)) return undefined
  const way = new Set<number>()
  const go = (vertex: number) => {
    if (way.has(vertex)) return
    way.add(vertex)
    for (const other of near[vertex] as number[]) go(other)
  }
  // in a ring no vertex is an end
  const end = near.findIndex(({ length }) => length === 1)
  if (end >= 0) go(end)
  if (way.size < count) return undefined
  const order = [...way]
  // in the middle of the height that a drawing has at least
  return near.map((_, vertex) => ({ x: order.indexOf(vertex), y: 0.5 }))
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
  // a single stalk stands in the middle of the ground, which is a step wide at least
  return next > 1 ? spots : spots.map(({ y }) => ({ x: 0.5, y }))
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
