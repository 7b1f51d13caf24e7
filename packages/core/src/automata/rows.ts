import type { Work } from './work.ts'

/** Rows of whole numbers, one for each state, that grow as states are met. */
export class Rows {
  count = 0
  cells: Int32Array
  private readonly width: number
  private readonly work: Work
  private capacity: number

  constructor(width: number, work: Work) {
    this.width = width
    this.work = work
    this.capacity = Math.max(4, Math.floor(4096 / width))
    this.cells = new Int32Array(this.capacity * width)
  }

  /** The number of a new row. */
  add(): number {
    if (this.count === this.capacity) {
      this.capacity *= 2
      const larger = new Int32Array(this.capacity * this.width)
      larger.set(this.cells)
      this.cells = larger
    }
    this.work.states(this.count + 1, this.width)
    return this.count++
  }

  /** All rows, one behind the other. */
  all(): Int32Array {
    return this.cells.subarray(0, this.count * this.width)
  }
}

/** A list of whole numbers that grows. */
export class Numbers {
  length = 0
  at = new Int32Array(1024)

  push(value: number): void {
    if (this.length === this.at.length) this.reserve(1)
    this.at[this.length++] = value
  }

  /** Makes room for more numbers. */
  reserve(more: number): void {
    if (this.length + more <= this.at.length) return
    const larger = new Int32Array(Math.max(2 * this.at.length, this.length + more))
    larger.set(this.at)
    this.at = larger
  }
}
