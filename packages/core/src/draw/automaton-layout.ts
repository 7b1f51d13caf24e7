import { type Automaton, lettersOf } from '../automata/automaton.ts'

/** A state and where it stands. */
interface StatePlace {
  readonly x: number
  readonly y: number
  readonly accepts: boolean
}

/** An arrow for all letters that lead from a state to another. */
interface Arrow {
  readonly from: number
  readonly to: number
  readonly letters: readonly number[]
  /** The path of the arrow, and of its head. */
  readonly line: string
  readonly head: string
  /** Where its label stands. */
  readonly at: { readonly x: number; readonly y: number }
}

export interface AutomatonLayout {
  readonly states: readonly StatePlace[]
  readonly arrows: readonly Arrow[]
  readonly width: number
  readonly height: number
}

export const STATE_RADIUS = 15
const ACROSS = 118
const DOWN = 120
const MARGIN = 46
const SWEEPS = 6
/** How far a label is from its line. */
const BESIDE = 9
/** The room above and below the states and labels. */
const EDGE = 30
/** Where along its arrow a label may stand, the best place first. */
const ALONG = [0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.75]

interface Point {
  readonly x: number
  readonly y: number
}

/** The states in columns by the number of letters that it takes to reach them, and arrows between them. */
export function layoutOf(automaton: Automaton): AutomatonLayout {
  const arrows = arrowsOf(automaton)
  const columns = columnsOf(automaton.size, arrows)
  settle(columns, arrows)
  const there = new Set(arrows.map(({ from, to }) => `${from} ${to}`))
  /** All of it, with the first column, and the middle of all, at some place. */
  const placed = (left: number, middle: number) => {
    const states: StatePlace[] = []
    for (const [rank, column] of columns.entries())
      for (const [row, q] of column.entries())
        states[q] = {
          x: left + rank * ACROSS,
          // neighbours in a column that has one state less stand between those of the larger
          y: middle + (row - (column.length - 1) / 2) * DOWN,
          accepts: automaton.accepts[q] === 1,
        }
    const labels: Point[] = []
    const lines = arrows.map(({ from, to, letters }) => {
      const twoWays = from !== to && there.has(`${to} ${from}`)
      const line = drawn(states[from] as Point, states[to] as Point, twoWays, states, labels)
      labels.push(line.at)
      return { from, to, letters, ...line }
    })
    return { states, arrows: lines }
  }
  // arrows that are bent pass beside the states: what they reach decides how large it is
  const first = placed(0, 0)
  const labels = first.arrows.map(({ at }) => at)
  const across = [...first.states, ...labels].map(({ x }) => x)
  const heights = [...first.states, ...labels].map(({ y }) => y)
  const [left, right] = [Math.min(0, ...across) - MARGIN, Math.max(0, ...across) + MARGIN]
  const [top, bottom] = [Math.min(0, ...heights) - EDGE, Math.max(0, ...heights) + EDGE]
  return { ...placed(-left, -top), width: right - left, height: bottom - top }
}

function arrowsOf(automaton: Automaton): { from: number; to: number; letters: number[] }[] {
  const { size, next } = automaton
  const count = lettersOf(automaton)
  const arrows: { from: number; to: number; letters: number[] }[] = []
  for (let from = 0; from < size; from++) {
    const byTarget = new Map<number, number[]>()
    for (let letter = 0; letter < count; letter++) {
      const to = next[from * count + letter] as number
      if (to < 0) continue
      const list = byTarget.get(to)
      if (list) list.push(letter)
      else byTarget.set(to, [letter])
    }
    for (const [to, letters] of byTarget) arrows.push({ from, to, letters })
  }
  return arrows
}

/** The states by their distance from the first. */
function columnsOf(size: number, arrows: readonly { from: number; to: number }[]): number[][] {
  const columns: number[][] = size > 0 ? [[0]] : []
  const seen = new Set([0])
  for (let column = columns[0]; column && column.length > 0; column = columns.at(-1)) {
    const next: number[] = []
    for (const q of column)
      for (const { from, to } of arrows)
        if (from === q && !seen.has(to)) {
          seen.add(to)
          next.push(to)
        }
    if (next.length === 0) break
    columns.push(next)
  }
  return columns
}

/** Puts each state near the middle of those that it is joined to (K. Sugiyama and others, 1981). */
function settle(columns: number[][], arrows: readonly { from: number; to: number }[]): void {
  const height = new Map<number, number>()
  const note = (column: readonly number[]) => {
    for (const [row, q] of column.entries()) height.set(q, row - (column.length - 1) / 2)
  }
  for (const column of columns) note(column)
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const column of sweep % 2 === 0 ? columns : [...columns].reverse()) {
      const wanted = new Map(
        column.map((q) => {
          const joined = arrows
            .filter(({ from, to }) => (from === q) !== (to === q))
            .map(({ from, to }) => height.get(from === q ? to : from) as number)
          const sum = joined.reduce((a, b) => a + b, 0)
          return [q, joined.length > 0 ? sum / joined.length : 0]
        }),
      )
      column.sort((p, q) => (wanted.get(p) as number) - (wanted.get(q) as number) || p - q)
      note(column)
    }
}

/** An arrow from border to border; those that go back, or past other columns, are bent. */
function drawn(
  from: Point,
  to: Point,
  twoWays: boolean,
  states: readonly Point[],
  labels: readonly Point[],
): Pick<Arrow, 'line' | 'head' | 'at'> {
  if (from === to) {
    const [x, y] = [from.x, from.y - STATE_RADIUS]
    const end = { x: x + 6, y: y + 1.5 }
    return {
      line: `M${point({ x: x - 6, y: y + 1.5 })}C${point({ x: x - 22, y: y - 34 })} ${point({ x: x + 22, y: y - 34 })} ${point(end)}`,
      head: headOf(end, { x: x + 14, y: y - 18 }),
      at: { x, y: y - 34 },
    }
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const steps = Math.abs(dx) / ACROSS
  const bend =
    steps < 0.5 ? 0.28 * length : dx < 0 || steps > 1.5 ? 26 + 15 * steps : twoWays ? 16 : 7
  const control = {
    x: (from.x + to.x) / 2 + (dy / length) * bend * 2,
    y: (from.y + to.y) / 2 - (dx / length) * bend * 2,
  }
  const start = towards(from, control, STATE_RADIUS)
  const end = towards(to, control, STATE_RADIUS + 1)
  // beside the line, on the side to which it is bent
  const beside = (t: number): Point => {
    const [s, c, e] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return {
      x: s * start.x + c * control.x + e * end.x + (dy / length) * BESIDE,
      y: s * start.y + c * control.y + e * end.y - (dx / length) * BESIDE,
    }
  }
  const isFree = ({ x, y }: Point) =>
    states.every((q) => Math.hypot(q.x - x, q.y - y) > STATE_RADIUS + 12) &&
    labels.every((other) => Math.abs(other.x - x) > 30 || Math.abs(other.y - y) > 14)
  const places = ALONG.map(beside)
  return {
    line: `M${point(start)}Q${point(control)} ${point(end)}`,
    head: headOf(end, control),
    at: places.find(isFree) ?? (places[0] as Point),
  }
}

/** The head of an arrow that comes from a place. */
function headOf(end: Point, from: Point): string {
  const back = towards(end, from, 8)
  const [ux, uy] = [(end.y - back.y) / 2, (back.x - end.x) / 2]
  const [left, right] = [
    { x: back.x + ux, y: back.y + uy },
    { x: back.x - ux, y: back.y - uy },
  ]
  return `M${point(left)}L${point(end)}L${point(right)}`
}

/** The place at a distance from one place in the direction of another. */
function towards(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y))
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function point({ x, y }: Point): string {
  return `${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10}`
}
