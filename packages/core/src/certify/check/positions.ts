import type { Table } from './table.ts'
import { Marks } from './values.ts'
import { PER_VALUE, type Work } from './work.ts'

/** Amounts t > irregular may be taken exactly when t ≡ residue (mod modulus). */
export interface RegularSet {
  readonly modulus: 1 | 2
  readonly residue: 0 | 1
  readonly irregular: number
  /** The amounts up to `irregular` that may be taken. */
  readonly near: readonly number[]
}

/** The values of the positions of one class that are out of the irregular amounts' reach. */
class OldValues {
  flags = new Uint8Array(256)
  /** The least value that is not among them. */
  least = 0

  add(value: number): void {
    if (value + 1 >= this.flags.length) {
      const wider = new Uint8Array(2 * value + 2)
      wider.set(this.flags)
      this.flags = wider
    }
    this.flags[value] = 1
    while (this.flags[this.least] === 1) this.least++
  }
}

/** The positions of a rule that takes from a set which is regular from some amount on. */
export class Positions {
  private readonly table: Table
  private readonly set: RegularSet
  private readonly work: Work
  private readonly marks = new Marks()
  private readonly classes: readonly OldValues[]
  private old = 0

  constructor(table: Table, set: RegularSet, work: Work) {
    this.table = table
    this.set = set
    this.work = work
    this.classes = Array.from({ length: set.modulus }, () => new OldValues())
  }

  /** The value of n, the next position of the table. */
  mex(n: number): number {
    const { modulus, residue, near } = this.set
    const { cells } = this.table
    const { stamps } = this.marks
    this.advance(n)
    for (const t of near) {
      if (t > n) break
      stamps[cells[n - t] as number] = n + 1
    }
    const { flags, least } = this.classes[(n + modulus - residue) % modulus] as OldValues
    let value = least
    while (flags[value] === 1 || stamps[value] === n + 1) value++
    this.work.spend(PER_VALUE + near.length + value - least)
    this.marks.fit(value)
    return value
  }

  /** The state before n, the next position: all numbers relative to the least of all classes. */
  state(n: number): { readonly least: number; readonly state: readonly number[] } {
    this.advance(n)
    const least = Math.min(...this.classes.map((c) => c.least))
    const state: number[] = []
    for (let m = n - this.set.irregular; m < n; m++)
      state.push((this.table.cells[m] as number) - least)
    for (const { flags, least: own } of this.classes) {
      state.push(own - least)
      for (let v = own; v < flags.length; v++) if (flags[v] === 1) state.push(v - least)
      state.push(-1)
    }
    return { least, state }
  }

  /** Lets positions grow old: from n, amounts beyond the irregular ones reach up to n − f − 1. */
  private advance(n: number): void {
    for (; this.old < n - this.set.irregular; this.old++) {
      const value = this.table.cells[this.old] as number
      this.classes[this.old % this.set.modulus]?.add(value)
    }
  }
}
