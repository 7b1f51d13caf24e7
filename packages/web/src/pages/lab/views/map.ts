import type { Values } from '../../../worker/tasks/table.ts'
import { mixed, type Palette } from './palette.ts'

/** A table of two counters: the first goes down, the second across. */
export interface Grid {
  readonly rows: number
  readonly columns: number
  readonly values: Values
  readonly outcomes: boolean
  readonly most: number
}

/** Which part of a map is shown: pixels to a cell, and the cell at the upper left corner. */
export interface Lens {
  readonly scale: number
  readonly left: number
  readonly top: number
}

/** A row and a column. */
export type Place = readonly [number, number]

/** A map and the pixels that there are for it. */
export interface Room {
  readonly grid: Grid
  readonly width: number
  readonly height: number
}

/** What the numbers at the edges take. */
export const EDGE = { left: 46, top: 26 }

const SHADES = 64
/** Cells do not grow larger. */
const LARGEST = 48

/** The height that a map of a width needs, within what a screen shows. */
export function heightOf({ rows, columns }: Grid, width: number): number {
  const scale = Math.min((width - EDGE.left) / (columns + 1), LARGEST)
  return Math.round(Math.max(120, Math.min(620, EDGE.top + scale * (rows + 1))))
}

/** The lens that shows the whole of a map. */
export function wholeOf({ grid, width, height }: Room): Lens {
  const across = (width - EDGE.left) / (grid.columns + 1)
  const down = (height - EDGE.top) / (grid.rows + 1)
  return { scale: Math.min(across, down, LARGEST), left: 0, top: 0 }
}

/** The lens nearest to the one asked that shows as much of the map as there is room for. */
export function within(asked: Lens, room: Room): Lens {
  const { grid } = room
  const whole = wholeOf(room)
  const scale = Math.min(Math.max(asked.scale, whole.scale), Math.max(LARGEST, whole.scale))
  const { across, down } = cellsIn(room, scale)
  const bounded = (at: number, most: number) => Math.max(0, Math.min(at, most))
  return {
    scale,
    left: bounded(asked.left, grid.columns + 1 - across),
    top: bounded(asked.top, grid.rows + 1 - down),
  }
}

/** How many cells there is room for. */
function cellsIn({ width, height }: Room, scale: number): { across: number; down: number } {
  return { across: (width - EDGE.left) / scale, down: (height - EDGE.top) / scale }
}

/** The place on the canvas of a cell, or the middle of the canvas. */
export function centreOf(
  { scale, left, top }: Lens,
  { width, height }: Room,
  cell: Place | undefined,
): { x: number; y: number } {
  if (!cell) return { x: (width + EDGE.left) / 2, y: (height + EDGE.top) / 2 }
  const [row, column] = cell
  return {
    x: EDGE.left + (column + 0.5 - left) * scale,
    y: EDGE.top + (row + 0.5 - top) * scale,
  }
}

/** The lens that enlarges `factor` times as much; what is at a place of the canvas stays there. */
export function zoomed(lens: Lens, room: Room, factor: number, at: { x: number; y: number }): Lens {
  const { scale } = within({ ...lens, scale: lens.scale * factor }, room)
  const shift = 1 / lens.scale - 1 / scale
  const left = lens.left + (at.x - EDGE.left) * shift
  const top = lens.top + (at.y - EDGE.top) * shift
  return within({ scale, left, top }, room)
}

/** The lens moved as little as shows a cell. */
export function inSight(lens: Lens, room: Room, [row, column]: Place): Lens {
  const { across, down } = cellsIn(room, lens.scale)
  const start = (at: number, first: number, size: number) =>
    Math.max(Math.min(first, at), at + 1 - size)
  return within(
    {
      scale: lens.scale,
      left: start(column, lens.left, across),
      top: start(row, lens.top, down),
    },
    room,
  )
}

/** The cell under a place of the canvas; undefined beside the map. */
export function cellAt(
  { scale, left, top }: Lens,
  { rows, columns }: Grid,
  x: number,
  y: number,
): Place | undefined {
  const row = Math.floor(top + (y - EDGE.top) / scale)
  const column = Math.floor(left + (x - EDGE.left) / scale)
  const inside = x >= EDGE.left && y >= EDGE.top && row <= rows && column <= columns
  return inside && row >= 0 && column >= 0 ? [row, column] : undefined
}

/**
 * The colours of a map, one pixel to a block of `block` × `block` cells: losing cells in their own
 * colour, the others deeper the larger their values; a block with both is a mixture.
 */
export function pixelsOf(
  grid: Grid,
  block: number,
  palette: Pick<Palette, 'win' | 'winSoft' | 'lose' | 'draw' | 'panel'>,
): { readonly width: number; readonly height: number; readonly pixels: Uint32Array<ArrayBuffer> } {
  const width = Math.ceil((grid.columns + 1) / block)
  const height = Math.ceil((grid.rows + 1) / block)
  const pixels = new Uint32Array(width * height)
  const shades = Array.from({ length: SHADES + 1 }, (_, k) =>
    mixed(palette.winSoft, palette.win, (0.9 * k) / SHADES),
  )
  const lost = mixed(palette.lose, palette.lose, 0)
  const drawn = mixed(palette.draw, palette.panel, 0.4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const { losing, draws, sum, cells } = contentOf(grid, y * block, x * block, block)
      const shade = grid.outcomes ? 0 : Math.round((SHADES * sum) / (cells * grid.most || 1))
      const rest = 2 * draws > cells ? drawn : (shades[shade] as number)
      pixels[y * width + x] =
        losing === 0
          ? rest
          : losing === cells
            ? lost
            : blend(rest, lost, 0.6 + (0.4 * losing) / cells)
    }
  return { width, height, pixels }
}

function contentOf(
  { values, columns, rows, outcomes }: Grid,
  top: number,
  left: number,
  block: number,
) {
  let [losing, draws, sum, cells] = [0, 0, 0, 0]
  const bottom = Math.min(rows + 1, top + block)
  const right = Math.min(columns + 1, left + block)
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const value = values[row * (columns + 1) + column] as number
      cells++
      sum += value
      if (value === 0) losing++
      else if (outcomes && value === 2) draws++
    }
  return { losing, draws, sum, cells }
}

function blend(a: number, b: number, share: number): number {
  const byte = (shift: number) => {
    const [from, to] = [(a >>> shift) & 255, (b >>> shift) & 255]
    return Math.round(from * (1 - share) + to * share) << shift
  }
  return ((255 << 24) | byte(16) | byte(8) | byte(0)) >>> 0
}
