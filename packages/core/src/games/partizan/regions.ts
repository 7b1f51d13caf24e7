import { ABSENT, type Board, MOST_CELLS } from './board.ts'
import { gridOf } from './grid.ts'

/** What divides a board into regions that have nothing to do with each other. */
export interface Division {
  /** The places that touch a place. */
  touching(board: Board): readonly (readonly number[])[]
  /** Whether what stands there belongs to a region; the rest lies between them. */
  readonly belongs: readonly boolean[]
  /** What stands on the places between. */
  readonly between: number
  /** Whether a region is worth keeping: bit c of `present` says that some cell is c. */
  worth(present: number): boolean
}

const seen = new Uint8Array(MOST_CELLS)
const places: number[] = []

/** The regions of a board, each moved to the top left of a board as small as can be. */
export function regions(board: Board, division: Division): readonly Board[] {
  const { grid, cells } = board
  const { belongs, between } = division
  const touching = division.touching(board)
  const found: Board[] = []
  seen.fill(0, 0, grid.size)
  for (let start = 0; start < grid.size; start++) {
    if (seen[start] === 1 || !belongs[cells[start] as number]) continue
    let present = 0
    let count = 1
    places[0] = start
    seen[start] = 1
    for (let at = 0; at < count; at++) {
      const place = places[at] as number
      present |= 1 << (cells[place] as number)
      const near = touching[place] as readonly number[]
      for (let k = 0; k < near.length; k++) {
        const next = near[k] as number
        if (seen[next] === 1 || !belongs[cells[next] as number]) continue
        seen[next] = 1
        places[count++] = next
      }
    }
    if (division.worth(present)) found.push(cutOut(board, places, count, between))
  }
  return found
}

/** The first `count` of the places on a board of their own, `between` on the others. */
export function cutOut(
  { grid, cells }: Board,
  list: readonly number[],
  count: number,
  between = ABSENT,
): Board {
  if (count === grid.size) return { grid, cells }
  const { width } = grid
  let top = grid.height
  let bottom = 0
  let left = width
  let right = 0
  for (let i = 0; i < count; i++) {
    const place = list[i] as number
    const row = (place / width) | 0
    const column = place - row * width
    if (row < top) top = row
    if (row > bottom) bottom = row
    if (column < left) left = column
    if (column > right) right = column
  }
  const small = gridOf(right - left + 1, bottom - top + 1)
  const own = new Array<number>(small.size).fill(between)
  for (let i = 0; i < count; i++) {
    const place = list[i] as number
    const row = (place / width) | 0
    own[(row - top) * small.width + place - row * width - left] = cells[place] as number
  }
  return { grid: small, cells: own }
}

/**
 * The places that a list of groups joins, `size` places to a group, each set of them on a board of
 * its own; places in no group are left out.
 */
export function joined(board: Board, groups: readonly number[], size: number): readonly Board[] {
  return joinedPlaces(board.grid.size, groups, size).map((list) => cutOut(board, list, list.length))
}

/** The sets of places, below `count`, that a list of groups joins, `size` places to a group. */
export function joinedPlaces(count: number, groups: readonly number[], size: number): number[][] {
  const above = new Array<number>(count).fill(-1)
  for (let i = 0; i < groups.length; i += size) {
    const first = root(above, groups[i] as number)
    for (let k = 1; k < size; k++) above[root(above, groups[i + k] as number)] = first
  }
  const sets: number[][] = []
  const setOf = new Array<number>(count).fill(-1)
  for (let place = 0; place < count; place++) {
    if (above[place] === -1) continue
    const top = root(above, place)
    if (setOf[top] === -1) setOf[top] = sets.push([]) - 1
    sets[setOf[top] as number]?.push(place)
  }
  return sets
}

/** The place that stands for all that are joined with a place. */
function root(above: number[], place: number): number {
  let at = place
  while (above[at] !== at && above[at] !== -1) at = above[at] as number
  above[at] = at
  return at
}
