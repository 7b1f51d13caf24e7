/** A board with known mines; cells are never changed. */
export interface Minefield {
  readonly columns: number
  readonly rows: number
  /** COVERED, MINE or OPENED, row by row. */
  readonly cells: Uint8Array
}

/** What a cell is. */
export const COVERED = 0
export const MINE = 1
export const OPENED = 2

/** What a board is worth, and what a click does. */
export interface Reading {
  /** Whether no covered number touches two blank regions that can be opened. */
  readonly clear: boolean
  readonly value: number
  /** How many regions have an even and an odd number of covered numbers around them. */
  readonly even: number
  readonly odd: number
  /** How many covered numbers touch no region. */
  readonly single: number
  /** The value after a click on a covered cell. */
  after(cell: number): number
  /** The cells that a click opens. */
  opens(cell: number): Iterable<number>
}

const readings = new WeakMap<Minefield, Reading>()

/** The reading of a board, made once. */
export function reading(field: Minefield): Reading {
  const known = readings.get(field) ?? read(field)
  readings.set(field, known)
  return known
}

function read(field: Minefield): Reading {
  const { columns, rows, cells } = field
  // a frame of one cell round the board saves all questions about its border
  const width = columns + 2
  const placeOf = (cell: number) => cell + width + 1 + 2 * Math.floor(cell / columns)
  const near = new Uint8Array(width * (rows + 2)) // whether the place or one beside it has a mine
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
  for (let cell = cells.indexOf(MINE); cell >= 0; cell = cells.indexOf(MINE, cell + 1)) {
    const at = placeOf(cell)
    near[at] = 1
    for (let i = 0; i < 8; i++) near[at + (around[i] as number)] = 1
  }
  // the frame ends every row of blank cells
  for (let r = 1; r <= rows; r++) near[(r + 1) * width - 1] = 1
  // blank cells in rows of neighbours, joined with those of the row before that they touch
  const regionAt = new Int32Array(near.length) // the number of the row of neighbours, 0 for none
  const [starts, ends, joined]: [number[], number[], number[]] = [[0], [0], [0]]
  const rootOf = (region: number) => {
    let root = region
    while (joined[root] !== root) root = joined[root] = joined[joined[root] as number] as number
    return root
  }
  let [before, here] = [1, 1]
  for (let r = 1; r <= rows; r++) {
    const last = (r + 1) * width - 1
    here = starts.length
    let above = before
    for (let at = r * width + 1; at < last; at++) {
      at = near.indexOf(0, at)
      if (at < 0 || at >= last) break
      const start = at
      at = near.indexOf(1, at)
      const region = starts.length
      starts.push(start)
      ends.push(at)
      joined.push(region)
      regionAt.fill(region, start, at)
      while (above < here && (ends[above] as number) + width < start) above++
      for (let other = above; other < here; other++) {
        if ((starts[other] as number) + width > at) break
        joined[rootOf(other)] = rootOf(region)
      }
    }
    before = here
  }
  return sumUp(field, { near, regionAt, count: starts.length, rootOf, around, width, placeOf })
}

interface Regions {
  readonly near: Uint8Array
  readonly regionAt: Int32Array
  readonly count: number
  readonly around: readonly number[]
  readonly width: number
  rootOf(region: number): number
  placeOf(cell: number): number
}

function sumUp(field: Minefield, regions: Regions): Reading {
  const { columns, rows, cells } = field
  const { near, regionAt, count, rootOf, around, width, placeOf } = regions
  /** The cell at a place; −1 on the frame. */
  const cellOf = (place: number) => {
    const [row, column] = [Math.floor(place / width) - 1, (place % width) - 1]
    const isCell = row >= 0 && row < rows && column >= 0 && column < columns
    return isCell ? row * columns + column : -1
  }
  const root = Int32Array.from({ length: count }, (_, region) => rootOf(region))
  const isOpen = new Uint8Array(count) // whether a cell of the region can still be clicked
  const border = new Int32Array(count)
  if (!cells.includes(OPENED)) isOpen.fill(1, 1)
  else
    for (let cell = cells.indexOf(COVERED); cell >= 0; cell = cells.indexOf(COVERED, cell + 1)) {
      const at = placeOf(cell)
      if (!near[at]) isOpen[root[regionAt[at] as number] as number] = 1
    }
  let single = 0
  let clear = true
  /** The region that a number touches, 0 for none. */
  const touched = (at: number) => {
    let found = 0
    for (let i = 0; i < 8; i++) {
      const region = root[regionAt[at + (around[i] as number)] as number] as number
      if (region === found || !isOpen[region]) continue
      if (found > 0) clear = false
      found = region
    }
    return found
  }
  for (let at = near.indexOf(1, width); at >= 0; at = near.indexOf(1, at + 1)) {
    const cell = cellOf(at)
    if (cell < 0 || cells[cell] !== COVERED) continue
    const region = touched(at)
    if (region > 0) (border[region] as number)++
    else single++
  }
  let [even, odd] = [0, 0]
  for (let region = 1; region < count; region++) {
    if (root[region] !== region || !isOpen[region]) continue
    if ((border[region] as number) % 2 === 0) even++
    else odd++
  }
  const value = ((even + single) % 2) + 2 * (odd % 2)
  const worth = (numbers: number) => (numbers % 2 === 0 ? 1 : 2)
  return {
    clear,
    value,
    even,
    odd,
    single,
    after(cell) {
      const at = placeOf(cell)
      if (!near[at]) return value ^ worth(border[root[regionAt[at] as number] as number] as number)
      const region = touched(at)
      if (region === 0) return value ^ 1
      const numbers = border[region] as number
      return value ^ worth(numbers) ^ worth(numbers - 1)
    },
    *opens(cell) {
      const at = placeOf(cell)
      if (near[at]) return yield cell
      const reached = new Set([at])
      for (const place of reached) {
        yield cellOf(place)
        if (near[place]) continue
        for (const step of around) {
          const other = cellOf(place + step)
          if (other >= 0 && cells[other] !== MINE) reached.add(place + step)
        }
      }
    },
  }
}
