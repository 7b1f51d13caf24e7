import {
  addDyadic,
  compareDyadic,
  type Dyadic,
  roundedDyadic,
  subtractDyadic,
  ZERO,
} from '../arith/dyadic.ts'

/** The switch mean ± width between two numbers; its width is its temperature. */
export interface Switch {
  readonly mean: Dyadic
  readonly width: Dyadic
}

/**
 * Switches as a number and what is left of their widths, in rising order: ±w is its own negative, so
 * two of the same width cancel.
 */
export function together(switches: readonly Switch[]): {
  readonly mean: Dyadic
  readonly widths: readonly Dyadic[]
} {
  const mean = switches.reduce((sum, one) => addDyadic(sum, one.mean), ZERO)
  const order = switches.map(({ width }) => ({ width, rounded: roundedDyadic(width) }))
  // the doubles tell the order where they differ
  order.sort((a, b) => a.rounded - b.rounded || compareDyadic(a.width, b.width))
  const open: Dyadic[] = []
  for (const { width } of order) {
    const last = open.at(-1)
    if (last && compareDyadic(last, width) === 0) open.pop()
    else open.push(width)
  }
  return { mean, widths: open }
}

/**
 * What Left gains over the number by playing ±w for widths in rising order, when Left begins: whoever
 * plays elsewhere than in the widest loses a number by it.
 */
export class Gains {
  readonly total: Dyadic
  private readonly widths: readonly Dyadic[]
  /** What Left gains by the first so many. */
  private readonly first: readonly Dyadic[]

  constructor(widths: readonly Dyadic[]) {
    this.widths = widths
    const first = [ZERO]
    for (const width of widths) first.push(subtractDyadic(width, first.at(-1) as Dyadic))
    this.first = first
    this.total = first.at(-1) as Dyadic
  }

  /** The same, and how many widths there are, with ±w more, which is one less where w is among them. */
  toggled(width: Dyadic): { readonly total: Dyadic; readonly count: number } {
    const { widths, first, total } = this
    let [at, end] = [0, widths.length]
    while (at < end) {
      const half = (at + end) >> 1
      if (compareDyadic(widths[half] as Dyadic, width) < 0) at = half + 1
      else end = half
    }
    const below = first[at] as Dyadic
    const found = widths[at] !== undefined && compareDyadic(widths[at] as Dyadic, width) === 0
    const before = found ? (first[at + 1] as Dyadic) : below
    const after = found ? below : subtractDyadic(width, below)
    const wider = widths.length - at - (found ? 1 : 0)
    const change = subtractDyadic(after, before)
    const sum = wider % 2 === 0 ? addDyadic(total, change) : subtractDyadic(total, change)
    return { total: sum, count: widths.length + (found ? -1 : 1) }
  }
}
