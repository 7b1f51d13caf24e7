import type { Places } from '@nimber/core'
import { treeLayout } from './tree-layout.ts'

/** The middle of a place, in pixels. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** Where places are drawn, the lines between them, and how large the whole is. */
export interface PlacesDrawing {
  readonly spots: readonly Spot[]
  readonly lines: readonly { readonly from: Spot; readonly to: Spot }[]
  /** The root of a tree, which has no pile. */
  readonly root?: Spot
  /** The circle that turns. */
  readonly circle?: Spot & { readonly r: number }
  readonly width: number
  readonly height: number
}

/** Between a place and its neighbours. */
const GAP = 8
/** How high the root is, which has no coins. */
const ROOT = 36
/** What a line needs to be seen between a vertex and the one below it. */
const DROP = 26

/** Places of this size round a circle or on a tree. */
export function placesDrawing(
  on: Exclude<Places['on'], 'row' | { readonly columns: number }>,
  count: number,
  [wide, high]: readonly [number, number],
): PlacesDrawing {
  return on === 'circle' ? onCircle(count, wide, high) : onTree(on.parents, wide, high)
}

/** The first at the top, the others clockwise, as near to each other as they can be. */
function onCircle(count: number, wide: number, high: number): PlacesDrawing {
  let r = 0
  while (!areApart(around(count, r), wide + GAP, high + GAP)) r += 4
  const spots = around(count, r)
  const [x, y] = [
    Math.max(...spots.map((spot) => Math.abs(spot.x))) + wide / 2,
    Math.max(...spots.map((spot) => Math.abs(spot.y))) + high / 2,
  ]
  return {
    spots: spots.map((spot) => ({ x: x + spot.x, y: y + spot.y })),
    lines: [],
    circle: { x, y, r },
    width: 2 * x,
    height: 2 * y,
  }
}

function around(count: number, r: number): readonly Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2
    return { x: r * Math.cos(angle), y: r * Math.sin(angle) }
  })
}

/** Whether no two places of a size overlap. */
function areApart(spots: readonly Spot[], wide: number, high: number): boolean {
  return spots.every((a, i) =>
    spots.slice(i + 1).every((b) => Math.abs(a.x - b.x) >= wide || Math.abs(a.y - b.y) >= high),
  )
}

/** The root at the top. */
function onTree(parents: readonly number[], wide: number, high: number): PlacesDrawing {
  const { places, height } = treeLayout(parents)
  const across = Math.max(0, ...places.map(({ x }) => x))
  const up = high - ROOT
  const all = places.map(({ x, y }, vertex) => ({
    x: wide / 2 + x * (wide + GAP),
    y: vertex === 0 ? ROOT / 2 : high / 2 + y * (high + DROP) - up,
  }))
  const [root = { x: 0, y: 0 }, ...spots] = all
  return {
    root,
    spots,
    lines: parents.map((parent, i) => ({ from: all[parent] ?? root, to: spots[i] ?? root })),
    width: wide + across * (wide + GAP),
    height: ROOT + (parents.length > 0 ? height : 0) * (high + DROP),
  }
}
