import { type Formula, max, min, minus, mod, periodicAfter, plus, times } from '../formula/tree.ts'
import { type Grid, holdsIn } from './grid.ts'

type Cells = (a: number, b: number) => number

/** Remainders by more than this are not tried. */
const LARGEST_MODULUS = 12

/** Differences of the counters beyond this make no difference. */
const LARGEST_GAP = 4

/**
 * A table from which the cells of a grid are read: by the remainders of both counters, or by the
 * remainder of the smaller one and the difference where that is small.
 */
export function findClasses(grid: Grid, cells: Cells): Formula | undefined {
  return byRemainders(grid, cells) ?? byGap(grid, cells)
}

function byRemainders(grid: Grid, cells: Cells): Formula | undefined {
  const { side, names } = grid
  const p = periodAcross(side, cells)
  const q = periodAcross(side, (b, a) => cells(a, b))
  if (p === undefined || q === undefined || p * q === 1) return undefined
  const table = Array.from({ length: p * q }, (_, i) => cells(Math.floor(i / q), i % q))
  const index =
    p === 1
      ? mod(names[1], q)
      : q === 1
        ? mod(names[0], p)
        : plus(times(q, mod(names[0], p)), mod(names[1], q))
  return periodicAfter(index, [], table)
}

/** The least p with cells(i + p, j) = cells(i, j) everywhere, small against the side. */
function periodAcross(side: number, cells: Cells): number | undefined {
  for (let p = 1; p <= Math.min(LARGEST_MODULUS, side / 6); p++)
    if (repeatsAcross(side, cells, p)) return p
  return undefined
}

function repeatsAcross(side: number, cells: Cells, p: number): boolean {
  for (let i = 0; i + p <= side; i++)
    for (let j = 0; j <= side; j++) if (cells(i, j) !== cells(i + p, j)) return false
  return true
}

function byGap(grid: Grid, cells: Cells): Formula | undefined {
  const [x, y] = grid.names
  const [low, high] = [min(x, y), max(x, y)]
  for (let gap = 0; gap <= LARGEST_GAP; gap++)
    for (let p = 1; p <= Math.min(LARGEST_MODULUS, (grid.side - gap) / 6); p++) {
      if (gap === 0 && p === 1) continue
      const width = gap + 1
      const table = Array.from({ length: p * width }, (_, i) =>
        cells(Math.floor(i / width), Math.floor(i / width) + (i % width)),
      )
      const row = gap === 0 ? mod(low, p) : times(width, mod(low, p))
      const index = gap === 0 ? row : plus(row, min(minus(high, low), gap))
      const form = periodicAfter(index, [], table)
      if (holdsIn(grid, form, cells)) return form
    }
  return undefined
}
