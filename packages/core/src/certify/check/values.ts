import type { Cells, Table } from './table.ts'

/** What taking `take` stones may leave: nothing, or one, two or three heaps, none of them empty. */
export interface Way {
  readonly take: number
  readonly none: boolean
  readonly one: boolean
  readonly two: boolean
  readonly three: boolean
}

/** The values that options have: a value is marked for a heap when it bears the heap's stamp. */
export class Marks {
  stamps = new Uint32Array(512)

  /** The least value that is not marked, from a value on. */
  least(stamp: number, from = 0): number {
    const { stamps } = this
    let value = from
    while (stamps[value] === stamp) value++
    return value
  }

  /** Makes room for nim-sums of values up to `most`, and for values beyond them all. */
  fit(most: number): void {
    let size = this.stamps.length
    while (size <= 4 * most) size *= 2
    if (size === this.stamps.length) return
    const wider = new Uint32Array(size)
    wider.set(this.stamps)
    this.stamps = wider
  }
}

/** A function that gives the next value of a table whose moves take one of the amounts. */
export function takeMex(table: Table, amounts: readonly number[]): (n: number) => number {
  const marks = new Marks()
  return (n) => {
    const { cells } = table
    const { stamps } = marks
    for (const t of amounts) {
      if (t > n) break
      stamps[cells[n - t] as number] = n + 1
    }
    const value = marks.least(n + 1)
    marks.fit(value)
    return value
  }
}

/** A function that gives the next value of a table by marking the values of all options. */
export function plainMex(table: Table, ways: readonly Way[]): (n: number) => number {
  const marks = new Marks()
  return (n) => {
    const { cells } = table
    const { stamps } = marks
    markTakes(cells, n, ways, stamps)
    for (const { take, two, three } of ways) {
      if (two) markPairs(cells, n - take, stamps, n + 1)
      if (three) markTriples(cells, n - take, stamps, n + 1)
    }
    const value = marks.least(n + 1)
    marks.fit(value)
    return value
  }
}

/** Marks the values of the options that leave one heap or nothing. */
export function markTakes(
  cells: Cells,
  n: number,
  ways: readonly Way[],
  stamps: Uint32Array,
): void {
  for (const { take, none, one } of ways) {
    if (take > n) break
    if (take === n ? none : one) stamps[cells[n - take] as number] = n + 1
  }
}

function markPairs(cells: Cells, left: number, stamps: Uint32Array, stamp: number): void {
  for (let a = 1; 2 * a <= left; a++)
    stamps[(cells[a] as number) ^ (cells[left - a] as number)] = stamp
}

function markTriples(cells: Cells, left: number, stamps: Uint32Array, stamp: number): void {
  for (let a = 1; 3 * a <= left; a++) {
    const first = cells[a] as number
    const rest = left - a
    for (let b = a; 2 * b <= rest; b++)
      stamps[first ^ (cells[b] as number) ^ (cells[rest - b] as number)] = stamp
  }
}
