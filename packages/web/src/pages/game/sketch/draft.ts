import { type ColouredEdge, type ColoursLook, coloursLayout, type Spot } from '@nimber/core'
import type { Board } from '../../../worker/board.ts'

/** Rows of letters; a strip has one. */
export interface CellsDraft {
  readonly kind: 'cells'
  readonly rows: readonly string[]
  readonly strip: boolean
}

/** A graph in colours, and where its vertices stand. */
export interface ColoursDraft {
  readonly kind: 'colours'
  readonly look: ColoursLook
  readonly spots: readonly Spot[]
}

/** Pieces of cake by their sides, in the order in which they are written. */
export interface CakesDraft {
  readonly kind: 'cakes'
  readonly sides: readonly (readonly [number, number])[]
  readonly columnsFirst: boolean
}

/** A position that is being drawn, which need not be one of the game yet. */
export type Draft = CellsDraft | ColoursDraft | CakesDraft

/** The board as something to draw on; undefined where it is none of these. */
export function draftOf(board: Board): Draft | undefined {
  switch (board.kind) {
    case 'cells':
      // rows of letters are not how such a position is written
      if (board.first !== undefined) return undefined
      return { kind: 'cells', rows: board.rows, strip: board.places === 'numbered' }
    case 'colours':
      return { kind: 'colours', look: board, spots: coloursLayout(board) }
    case 'cakes': {
      const { pieces, columnsFirst } = board
      const sides = pieces.map(({ columns, rows }) =>
        columnsFirst ? ([columns, rows] as const) : ([rows, columns] as const),
      )
      return { kind: 'cakes', sides, columnsFirst }
    }
    default:
      return undefined
  }
}

/** The position as it is written. */
export function textOf(draft: Draft): string {
  switch (draft.kind) {
    case 'cells':
      return draft.rows.join('|') || 'empty'
    case 'colours': {
      const { states, grounded, edges } = draft.look
      const list = edges.map(({ ends, colour = '' }) => `${ends.join('-')}${colour}`)
      return (grounded ? list : [states, ...list]).join(' ').trim() || 'empty'
    }
    case 'cakes':
      return draft.sides.map((sides) => sides.join('x')).join('+') || 'empty'
  }
}

/** The letter behind another one, the first behind the last. */
export function nextLetter(letters: string, letter: string): string {
  return letters[(letters.indexOf(letter) + 1) % letters.length] ?? letter
}

/** The text with another letter at a place. */
export function withLetter(text: string, place: number, letter: string): string {
  return text.slice(0, place) + letter + text.slice(place + 1)
}

/** The rows with one more or one less at the bottom; the first has one cell. */
export function withHeight(rows: readonly string[], more: 1 | -1, letter: string): string[] {
  return more === 1 ? [...rows, letter.repeat(rows[0]?.length || 1)] : rows.slice(0, -1)
}

/** The rows with one more or one less cell at the right; without cells there are no rows. */
export function withWidth(rows: readonly string[], more: 1 | -1, letter: string): string[] {
  if (more === 1) return (rows.length > 0 ? rows : ['']).map((row) => row + letter)
  return rows.map((row) => row.slice(0, -1)).filter((row) => row !== '')
}

const COLOURS = ['b', 'r', 'g'] as const
export type Colour = (typeof COLOURS)[number]

/** The edges with one of the next colour; behind the last colour, or without colours, it is gone. */
export function withNextColour(edges: readonly ColouredEdge[], edge: number): ColouredEdge[] {
  return edges.flatMap((other, i): ColouredEdge[] => {
    if (i !== edge) return [other]
    const colour = other.colour && COLOURS[COLOURS.indexOf(other.colour) + 1]
    return colour ? [{ ends: other.ends, colour }] : []
  })
}

/** The drawing with one more edge; an end that is no vertex yet becomes one, there. */
export function withEdge(
  draft: ColoursDraft,
  from: number,
  to: number | Spot,
  colour: Colour,
): ColoursDraft {
  const {
    look,
    spots,
    vertex: end,
  } = typeof to === 'number' ? { ...draft, vertex: to } : withVertex(draft, to)
  const ends = from < end ? ([from, end] as const) : ([end, from] as const)
  const edge = look.grounded ? { ends, colour } : { ends }
  return { kind: 'colours', look: { ...look, edges: [...look.edges, edge] }, spots }
}

/** The drawing with one more vertex, the first number that no vertex has. */
export function withVertex(
  { look, spots }: ColoursDraft,
  at: Spot,
): ColoursDraft & { readonly vertex: number } {
  const used = verticesOf(look)
  const free = look.states.split('').findIndex((_, v) => !used.includes(v))
  const vertex = free < 0 ? look.states.length : free
  const states = vertex === look.states.length ? `${look.states}.` : look.states
  const places = [...spots]
  places[vertex] = at
  return { kind: 'colours', look: { ...look, states }, spots: places, vertex }
}

/** The drawing without its last vertex and the edges to it. */
export function withoutLast({ look, spots }: ColoursDraft): ColoursDraft {
  const last = look.states.length - 1
  const edges = look.edges.filter(({ ends }) => !ends.includes(last))
  return {
    kind: 'colours',
    look: { ...look, states: look.states.slice(0, -1), edges },
    spots: spots.slice(0, -1),
  }
}

/** The vertices that there are: the ground and the ends of edges, or all that have states. */
export function verticesOf({ states, grounded, edges }: ColoursLook): readonly number[] {
  if (!grounded) return [...states].map((_, v) => v)
  return [...new Set([0, ...edges.flatMap(({ ends }) => ends)])].sort((a, b) => a - b)
}

/** A free place for a vertex that is joined to another one: above it, or beside that. */
export function placeBeside({ look, spots }: ColoursDraft, from: number): Spot {
  const { x, y } = spots[from] ?? { x: 0, y: 0 }
  const taken = verticesOf(look).flatMap((v) => spots[v] ?? [])
  const isFree = (spot: Spot) =>
    taken.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > 0.7)
  // the ground is everywhere
  const start = look.grounded && from === 0 ? 0 : x
  for (let i = 0; i <= 80; i++) {
    const aside = (i % 2 === 1 ? 1 : -1) * Math.ceil(i / 2)
    const spot = { x: start + aside, y: y + 1 }
    if (isFree(spot)) return spot
  }
  return { x: start, y: y + 1 }
}
