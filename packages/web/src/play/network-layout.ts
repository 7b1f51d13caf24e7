import type { NetworkLook } from '@nimber/core'
import { treeLayout } from './tree-layout.ts'

/** Where a vertex is drawn: across and down, in steps. */
interface Place {
  readonly x: number
  readonly y: number
}

interface Layout {
  readonly places: ReadonlyMap<string, Place>
  readonly width: number
  readonly height: number
}

/** The places of all vertices, by their names. */
export function networkLayout(look: NetworkLook): Layout {
  const { layout, vertices } = look
  const names = vertices.map(({ name }) => name)
  if (layout === 'circle') return framed(names, circle(names.length))
  if (layout === 'free') return framed(names, packed(look))
  const { places, height } = treeLayout(parentsOf(look))
  const down = layout === 'hanging'
  return framed(
    names,
    places.map(({ x, y }) => ({ x, y: down ? y : height - y })),
  )
}

/** The parent of each vertex but the first, as a place in the list. */
function parentsOf({ vertices, edges }: NetworkLook): readonly number[] {
  const places = new Map(vertices.map(({ name }, i) => [name, i]))
  return edges.map(({ ends: [parent] }) => places.get(parent) ?? 0)
}

function framed(names: readonly string[], places: readonly Place[]): Layout {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    places: new Map(places.map(({ x, y }, i) => [names[i] as string, { x: x - left, y: y - top }])),
    width: places.length > 0 ? Math.max(...xs) - left : 0,
    height: places.length > 0 ? Math.max(...ys) - top : 0,
  }
}

/** Neighbours a step apart, the first at the top. */
function circle(count: number): readonly Place[] {
  const radius = count < 2 ? 0 : 0.5 / Math.sin(Math.PI / count)
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
}

/** What is wider goes on below. */
const WIDEST = 5

/** The connected parts side by side, each as its edges pull. */
function packed({ vertices, edges }: NetworkLook): readonly Place[] {
  const index = new Map(vertices.map(({ name }, i) => [name, i]))
  const near = vertices.map((): number[] => [])
  for (const { ends } of edges) {
    const [u = 0, v = 0] = ends.map((name) => index.get(name))
    near[u]?.push(v)
    near[v]?.push(u)
  }
  const places = vertices.map((): Place => ({ x: 0, y: 0 }))
  const done = new Set<number>()
  let [left, top, bottom] = [0, 0, 0]
  for (const start of vertices.keys()) {
    if (done.has(start)) continue
    const part = walkFrom(start, near)
    for (const v of part) done.add(v)
    const { drawn, width, height } = straight(part, near) ?? pulled(part, near)
    if (left > 0 && left + width > WIDEST) [left, top] = [0, bottom]
    for (const [i, v] of part.entries()) {
      const { x, y } = drawn[i] as Place
      places[v] = { x: left + x, y: top + y }
    }
    left += width + 1
    bottom = Math.max(bottom, top + height + 1)
  }
  return places
}

/** The vertices that hang together with one, along edges as far as each walk goes. */
function walkFrom(start: number, near: readonly (readonly number[])[]): readonly number[] {
  const met = new Set<number>()
  const go = (v: number) => {
    if (met.has(v)) return
    met.add(v)
    for (const u of near[v] ?? []) go(u)
  }
  go(start)
  return [...met]
}

/** How many edges away each vertex is that can be reached, the nearest first. */
function stepsFrom(
  start: number,
  near: readonly (readonly number[])[],
): ReadonlyMap<number, number> {
  const steps = new Map([[start, 0]])
  for (const [v, far] of steps)
    for (const u of near[v] ?? []) if (!steps.has(u)) steps.set(u, far + 1)
  return steps
}

/** A part that is a path in a line, from its end that comes first; undefined for other parts. */
function straight(part: readonly number[], near: readonly (readonly number[])[]) {
  const degrees = part.map((v) => new Set(near[v]).size)
  const ends = degrees.filter((degree) => degree === 1)
  if (ends.length !== 2 || degrees.some((degree) => degree > 2)) return undefined
  const [start = 0] = part.filter((_, i) => degrees[i] === 1).toSorted((a, b) => a - b)
  const way = walkFrom(start, near)
  const drawn = part.map((v): Place => ({ x: way.indexOf(v), y: 0 }))
  return { drawn, width: part.length - 1, height: 0 }
}

const ROUNDS = 120
const STARTS = 10

/** A part as its edges pull: of the drawings from several beginnings, the one with the least strain. */
function pulled(part: readonly number[], near: readonly (readonly number[])[]) {
  const far = part.map((v) => {
    const steps = stepsFrom(v, near)
    return part.map((u) => steps.get(u) ?? 1)
  })
  let best: { readonly at: readonly Place[]; readonly strain: number } | undefined
  for (let start = 0; start < STARTS; start++) {
    const found = settled(begun(part.length, start), far)
    // the first of those that are nearly alike, as a path stands best in its own order
    if (!best || found.strain < 0.98 * best.strain - 1e-6) best = found
  }
  const at = best?.at ?? []
  const drawn = lying(at)
  const [xs, ys] = [drawn.map(({ x }) => x), drawn.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    drawn: drawn.map(({ x, y }) => ({ x: x - left, y: y - top })),
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
  }
}

/** Places round a circle, in another order for each beginning. */
function begun(count: number, start: number): { x: number; y: number }[] {
  const left = [...circle(count)]
  let seed = start
  return Array.from({ length: count }, () => {
    seed = (seed * 1103515245) % 2147483648 // 0 stays 0: the first beginning keeps the order
    return { ...(left.splice(seed % left.length, 1)[0] as Place) }
  })
}

/**
 * Places whose distances are near the wanted ones: each goes to the mean of where the others want
 * it (stress majorization: E. Gansner, Y. Koren, S. North, 2004).
 */
function settled(at: { x: number; y: number }[], far: readonly (readonly number[])[]) {
  let strain = 0
  for (let round = 0; round < ROUNDS; round++) {
    strain = 0
    for (const [i, own] of at.entries()) {
      let [x, y, weights] = [0, 0, 0]
      for (const [j, other] of at.entries()) {
        if (i === j) continue
        const wanted = far[i]?.[j] as number
        const long = Math.hypot(own.x - other.x, own.y - other.y) || 1e-9
        const weight = 1 / wanted ** 2
        strain += weight * (long - wanted) ** 2
        x += weight * (other.x + (wanted * (own.x - other.x)) / long)
        y += weight * (other.y + (wanted * (own.y - other.y)) / long)
        weights += weight
      }
      if (weights > 0) Object.assign(own, { x: x / weights, y: y / weights })
    }
  }
  return { at, strain }
}

/** Turned so that the longest direction lies across, with the first vertex on the left; if there is one. */
function lying(places: readonly Place[]): readonly Place[] {
  const mean = (of: (place: Place) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)]
  const xx = mean(({ x }) => (x - mx) ** 2)
  const yy = mean(({ y }) => (y - my) ** 2)
  const xy = mean(({ x, y }) => (x - mx) * (y - my))
  if (Math.hypot(2 * xy, xx - yy) < 0.1 * (xx + yy)) return places
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = places.map(({ x, y }) => ({
    x: cos * (x - mx) + sin * (y - my),
    y: cos * (y - my) - sin * (x - mx),
  }))
  const flip = (turned[0]?.x ?? 0) > 0 ? -1 : 1
  return turned.map(({ x, y }) => ({ x: flip * x, y }))
}
