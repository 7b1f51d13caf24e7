/** The places of a board from the top left to the bottom right, and how they lie to each other. */
export interface Grid {
  readonly width: number
  readonly height: number
  readonly size: number
  /** The place one step away, -1 outside: right, left, down, up, then the diagonals. */
  readonly steps: readonly (readonly number[])[]
  /** The places beside a place: above, below, left and right of it. */
  readonly beside: readonly (readonly number[])[]
  /** The places around a place, the diagonal ones too. */
  readonly around: readonly (readonly number[])[]
  /**
   * The board turned over and around in all ways that leave it at least as wide as high: the
   * places of this grid in the order in which they are then seen.
   */
  readonly views: readonly (readonly number[])[]
}

/** How far a step goes down and to the right. */
const DIRECTIONS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

const grids = new Map<number, Grid>()

/** The grid of a size; always the same object. */
export function gridOf(width: number, height: number): Grid {
  const key = width * 4096 + height
  const known = grids.get(key)
  if (known) return known
  const grid = makeGrid(width, height)
  grids.set(key, grid)
  return grid
}

function makeGrid(width: number, height: number): Grid {
  const size = width * height
  const places = Array.from({ length: size }, (_, i) => i)
  const steps = DIRECTIONS.map(([down, right]) =>
    places.map((i) => {
      const row = Math.floor(i / width) + down
      const column = (i % width) + right
      const inside = row >= 0 && row < height && column >= 0 && column < width
      return inside ? row * width + column : -1
    }),
  )
  const near = (ways: readonly (readonly number[])[]) =>
    places.map((i) => ways.map((step) => step[i] as number).filter((j) => j >= 0))
  return {
    width,
    height,
    size,
    steps,
    beside: near(steps.slice(0, 4)),
    around: near(steps),
    views: viewsOf(width, height),
  }
}

function viewsOf(width: number, height: number): readonly (readonly number[])[] {
  const views: number[][] = []
  for (const across of [false, true]) {
    if (across ? width > height : height > width) continue
    const [rows, columns] = across ? [width, height] : [height, width]
    for (const [upsideDown, mirrored] of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ]) {
      const view: number[] = []
      for (let r = 0; r < rows; r++)
        for (let c = 0; c < columns; c++) {
          const row = upsideDown ? rows - 1 - r : r
          const column = mirrored ? columns - 1 - c : c
          view.push(across ? column * width + row : row * width + column)
        }
      views.push(view)
    }
  }
  return views
}

/** What players call a place: a letter for its column and a number for its row, a1 at the bottom left. */
export function placeName(
  { width, height }: Pick<Grid, 'width' | 'height'>,
  place: number,
): string {
  return columnName(place % width) + (height - Math.floor(place / width))
}

/** a to z, then aa, ab and so on. */
function columnName(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}
