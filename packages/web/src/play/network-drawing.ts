import type { NetworkLook } from '@nimber/core'
import { networkLayout } from './network-layout.ts'

type Edge = NetworkLook['edges'][number]

/** Between neighbours in a row, and round everything. */
const STEP = 76
const ROOM = 36
/** Between levels where edges stand upright: the numbers on them need room. */
const HIGH = 96
/** From the middle of a vertex to the point of an arrow, and from there to the ends of its head. */
const POINT = 20
const HEAD = 10
/** How far edges that lead to and fro are drawn aside. */
const ASIDE = 15

interface Point {
  readonly x: number
  readonly y: number
}

/** Where the vertices and edges of a network are drawn, and those that were there at first. */
export function drawingOf(board: NetworkLook, first: NetworkLook | undefined) {
  const { layout: kind } = board
  const standing = kind === 'standing'
  // vertices that are numbered anew after a move are placed anew; others stay where they were
  const whole = first && !standing && kind !== 'hanging' ? first : board
  const layout = networkLayout(whole)
  // the room that the first position takes: what is smaller stands on the same ground
  const room = first && first !== whole ? networkLayout(first) : layout
  const above = standing ? Math.max(0, room.height - layout.height) : 0
  const high = standing || board.edges.some(({ says }) => says !== undefined) ? HIGH : STEP
  const root = board.vertices[0]?.name
  const height = 2 * ROOM + high * Math.max(room.height, layout.height)
  const here = new Set(board.vertices.map(({ name }) => name))
  const present = new Set(board.edges.map(({ name }) => name))
  const radius = (0.5 * STEP) / Math.sin(Math.PI / Math.max(2, board.vertices.length))

  const at = (name: string) => {
    const { x, y } = layout.places.get(name) ?? { x: 0, y: 0 }
    return { x: ROOM + STEP * x, y: ROOM + high * (above + y) }
  }
  const line = ({ ends: [u, v], arrow }: Edge) => {
    const [from, to] = board.edges.some(({ ends }) => ends[0] === v && ends[1] === u)
      ? aside(at(u), at(v))
      : [at(u), at(v)]
    // on the ground an edge stands where its other end is
    const x1 = standing && u === root ? to.x : from.x
    const [y1, x2, y2] = [from.y, to.x, to.y]
    const head = arrow ? headOf(x1, y1, x2, y2) : ''
    return { x1, y1, x2, y2, head, x: (x1 + x2) / 2, y: (y1 + y2) / 2 }
  }
  return {
    width: 2 * ROOM + STEP * Math.max(room.width, layout.width),
    height,
    ground: height - ROOM,
    /** The circle round which the vertices stand. */
    orbit: { y: ROOM + radius, r: radius },
    gone: {
      vertices: whole.vertices.filter(({ name }) => !here.has(name)),
      edges: kind === 'free' ? whole.edges.filter(({ name }) => !present.has(name)) : [],
    },
    at,
    line,
  }
}

/** A line to one side of the straight one, whose other side has the edge that leads back. */
function aside(from: Point, to: Point): [Point, Point] {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = [(ASIDE * (from.y - to.y)) / long, (ASIDE * (to.x - from.x)) / long]
  return [
    { x: from.x + dx, y: from.y + dy },
    { x: to.x + dx, y: to.y + dy },
  ]
}

/** The head of an arrow, before the vertex that it points to. */
function headOf(x1: number, y1: number, x2: number, y2: number): string {
  const long = Math.hypot(x2 - x1, y2 - y1) || 1
  const [dx, dy] = [(x2 - x1) / long, (y2 - y1) / long]
  const [tx, ty] = [x2 - POINT * dx, y2 - POINT * dy]
  const [bx, by] = [tx - HEAD * dx, ty - HEAD * dy]
  return `M${bx - 5 * dy} ${by + 5 * dx}L${tx} ${ty}L${bx + 5 * dy} ${by - 5 * dx}`
}
