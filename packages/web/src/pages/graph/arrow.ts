import type { Place } from './layout.ts'

/** Half the height of a node, and half the width of the narrowest. */
export const RADIUS = 20

/** A node on the canvas, in pixels: a circle, drawn out where its value is long. */
export interface Shape extends Place {
  /** Half its width. */
  readonly half: number
}

/** Half the width that a value needs. */
export function halfWidth(value: string): number {
  return Math.max(RADIUS, 4.3 * [...value].length + 8)
}

/** Whether a place is on a node. */
export function covers({ x, y, half }: Shape, at: Place, margin = 4): boolean {
  const beyond = Math.max(0, Math.abs(at.x - x) - (half - RADIUS))
  return Math.hypot(beyond, at.y - y) <= RADIUS + margin
}

/** Where a name stands beside its node, and which part of it is there. */
export interface NamePlace extends Place {
  readonly anchor: 'start' | 'middle' | 'end'
}

/** Names with more letters stand above or below. */
const NARROW = 3

/** How far the arrows to others turn away from a side of a node. */
function roomAt({ x, y }: Place, side: Place, others: readonly Place[]): number {
  const turn = (to: Place) => Math.atan2(to.y - y, to.x - x)
  return Math.min(
    Math.PI,
    ...others.map((other) => Math.abs(Math.sin((turn(other) - turn(side)) / 2)) * Math.PI),
  )
}

/** The corner of a node that is farthest from all its arrows, for its tokens; above where it can be. */
export function tokenPlace(node: Shape, others: readonly Place[]): Place {
  const [dx, dy] = [node.half - 3, RADIUS - 3]
  const corners = [-dy, dy].flatMap((v) => [-dx, dx].map((h) => ({ x: node.x + h, y: node.y + v })))
  const rooms = corners.map((corner) => roomAt(node, corner, others))
  const freest = Math.max(...rooms)
  return corners[rooms.findIndex((room) => room > freest - 0.01)] ?? node
}

/** The side of a node that is farthest from all its arrows, for its name; below where it can be. */
export function namePlace(node: Shape, others: readonly Place[], length: number): NamePlace {
  const { x, y, half } = node
  const sides = [
    { x, y: y + RADIUS + 11, anchor: 'middle' },
    { x, y: y - RADIUS - 11, anchor: 'middle' },
    ...(length > NARROW
      ? []
      : ([
          { x: x + half + 7, y, anchor: 'start' },
          { x: x - half - 7, y, anchor: 'end' },
        ] as const)),
  ] as const
  const room = (side: Place) => roomAt(node, side, others)
  const freest = Math.max(...sides.map(room))
  return sides.find((side) => room(side) > Math.min(freest - 0.01, 1.6)) ?? sides[0]
}

/** The line of an arrow and its head, for the `d` of two paths. */
export interface Arrow {
  readonly line: string
  readonly head: string
}

/** An arrow from border to border; bent where another one leads back, a loop where it is its own. */
export function arrowBetween(from: Shape, to: Shape, bent: boolean): Arrow {
  if (from.x === to.x && from.y === to.y) return loop(from)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const bend = bent ? Math.min(26, length / 5) : 0
  const control = {
    x: (from.x + to.x) / 2 - (dy / length) * bend,
    y: (from.y + to.y) / 2 + (dx / length) * bend,
  }
  const start = border(from, control, 1)
  const end = border(to, control, 3)
  return {
    line: `M${point(start)}Q${point(control)} ${point(end)}`,
    head: headAt(end, control),
  }
}

/** An arrow to a place where nothing is yet. */
export function arrowTowards(from: Shape, to: Place): Arrow {
  const start = border(from, to, 1)
  return { line: `M${point(start)}L${point(to)}`, head: headAt(to, from) }
}

function loop({ x, y, half }: Shape): Arrow {
  const side = half - RADIUS
  const start = { x: x + side + 6, y: y - RADIUS + 1 }
  const end = { x: x + side + RADIUS - 1, y: y - 7 }
  const [out, back] = [
    { x: x + side + 12, y: y - RADIUS - 30 },
    { x: x + side + RADIUS + 30, y: y - RADIUS - 6 },
  ]
  return {
    line: `M${point(start)}C${point(out)} ${point(back)} ${point(end)}`,
    head: headAt(end, back),
  }
}

/** The head of an arrow that comes to its end from a place. */
function headAt(end: Place, from: Place): string {
  const far = Math.max(1, Math.hypot(from.x - end.x, from.y - end.y))
  const [ux, uy] = [(from.x - end.x) / far, (from.y - end.y) / far]
  const [bx, by] = [end.x + 9 * ux, end.y + 9 * uy]
  const [left, right] = [
    { x: bx - 4.5 * uy, y: by + 4.5 * ux },
    { x: bx + 4.5 * uy, y: by - 4.5 * ux },
  ]
  return `M${point(left)}L${point(end)}L${point(right)}Z`
}

/** The place on the border of a node in the direction of another place, and a little outside. */
function border({ x, y, half }: Shape, towards: Place, outside: number): Place {
  const far = Math.max(1, Math.hypot(towards.x - x, towards.y - y))
  const [ux, uy] = [(towards.x - x) / far, (towards.y - y) / far]
  const side = half - RADIUS
  let length = RADIUS / Math.max(1e-9, Math.abs(uy))
  if (Math.abs(length * ux) > side) {
    // the round end: where the ray leaves the circle about (±side, 0)
    const along = Math.abs(ux) * side
    length = along + Math.sqrt(Math.max(0, along ** 2 - side ** 2 + RADIUS ** 2))
  }
  const reach = Math.min(length + outside, far)
  return { x: x + ux * reach, y: y + uy * reach }
}

function point({ x, y }: Place): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
