import { createTableKernel, type TableKernel } from './kernel.ts'
import { align, Values } from './values.ts'

/** A move over two counters: by (p, q), or by any positive multiple of it. */
export interface Direction {
  readonly p: number
  readonly q: number
  readonly any: boolean
}

/** The values of a game over two counters that moves along lines, computed row by row. */
export class CounterTable {
  readonly #values: Values<TableKernel>
  readonly #columns: number
  readonly #rays: number
  readonly #steps: number
  readonly #words: number
  readonly #scratch: number
  #rows = 0

  constructor(rows: number, columns: number, directions: readonly Direction[]) {
    const rays = directions.filter((d) => d.any)
    const steps = directions.filter((d) => !d.any)
    this.#columns = columns
    this.#rays = rays.length
    this.#steps = steps.length
    // no cell has more options than this, so no value is larger
    const most = rays.length * Math.max(rows, columns) + steps.length
    this.#words = Math.ceil((most + 1) / 64) + 1
    this.#values = new Values(most < 65_536 ? 2 : 4, createTableKernel())
    const line = 8 * (this.#words + 1)
    // a line begins in the first p rows or the first q columns
    const lines = rays.map(({ p, q }) => p * columns + q * rows)
    const total = lines.reduce((sum, count) => sum + count, 0)
    this.#scratch = this.#values.reserve(rows * columns, line * (total + 1) + 128)
    const { kernel } = this.#values
    let address = align(this.#scratch + line)
    for (const [i, { p, q }] of rays.entries()) {
      this.#values.write((kernel.raysAddress() >>> 0) + 16 * i, [p, q, address])
      address += line * (lines[i] as number)
    }
    this.#values.write(
      kernel.stepsAddress(),
      steps.flatMap(({ p, q }) => [p, q]),
    )
  }

  /** How many rows are known. */
  get rows(): number {
    return this.#rows
  }

  get bytes(): number {
    return this.#values.bytes
  }

  /** The known values, row after row, until more are computed. */
  get values(): ArrayLike<number> {
    return this.#values.view(this.#rows * this.#columns)
  }

  /** Computes one more row; returns how much work that was. */
  advance(): number {
    const { kernel, width } = this.#values
    const fill = width === 2 ? kernel.fillRow16 : kernel.fillRow32
    fill(this.#rows, this.#columns, this.#rays, this.#steps, this.#words, this.#scratch)
    this.#rows++
    return this.#columns * (4 * this.#rays + this.#steps + 4)
  }
}
