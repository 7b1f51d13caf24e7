import type { Tail, ValueTable } from '@nimber/kernels'
import type { PeriodicSet } from '../rules/periodic-set.ts'

const SLICE = 1e7

/** The values that the older heaps of one residue class have. */
class UsedValues {
  private has = new Uint8Array(1024)
  /** The least value that none of them has. */
  least = 0

  add(value: number): void {
    while (value >= this.has.length) {
      const wider = new Uint8Array(2 * this.has.length)
      wider.set(this.has)
      this.has = wider
    }
    this.has[value] = 1
    while (this.has[this.least]) this.least++
  }

  includes(value: number): boolean {
    return this.has[value] === 1
  }

  get bytes(): number {
    return this.has.byteLength
  }
}

/**
 * Values of a rule that takes amounts which are periodic from some point on. Older heaps matter
 * only by the values that each residue class of them has, so a heap costs no more than the
 * irregular amounts.
 */
export class PeriodicSetTable implements ValueTable {
  private readonly set: PeriodicSet
  private readonly irregular: readonly number[]
  private readonly used: readonly UsedValues[]
  private marks = new Uint32Array(1024)
  private room: Uint32Array = new Uint32Array(1024)
  size = 0

  /** `irregular`: the amounts up to `set.last`. */
  constructor(set: PeriodicSet, irregular: readonly number[]) {
    this.set = set
    this.irregular = irregular
    this.used = Array.from({ length: set.modulus }, () => new UsedValues())
  }

  get values(): Uint32Array {
    return this.room.subarray(0, this.size)
  }

  get bytes(): number {
    const used = this.used.reduce((sum, { bytes }) => sum + bytes, 0)
    return this.room.byteLength + this.marks.byteLength + used
  }

  /** Values of such rules may grow for ever: no plain period is looked for. */
  get tail(): Tail {
    return { next: () => 0, start: () => 0 }
  }

  advance(last: number): number {
    const cost = this.irregular.length + 4 * this.set.residues.size + 4
    const from = this.size
    const to = Math.min(last + 1, from + Math.ceil(SLICE / cost))
    if (to > this.room.length) {
      const wider = new Uint32Array(Math.max(to, 2 * this.room.length))
      wider.set(this.room)
      this.room = wider
    }
    for (let n = from; n < to; n++) {
      this.room[n] = this.mex(n)
      this.size = n + 1
    }
    return (to - from) * cost
  }

  private mex(n: number): number {
    const { modulus, residues, last } = this.set
    const older = n - last - 1
    if (older >= 0) this.used[older % modulus]?.add(this.room[older] as number)
    const stamp = n + 1
    for (const take of this.irregular) {
      if (take > n) break
      const value = this.room[n - take] as number
      if (value < this.marks.length) this.marks[value] = stamp
      else this.growMarks(value, stamp)
    }
    const classes: UsedValues[] = []
    for (const r of residues) {
      const used = this.used[(((n - r) % modulus) + modulus) % modulus]
      if (used) classes.push(used)
    }
    let value = 0
    for (const { least } of classes) if (least > value) value = least
    while (this.marks[value] === stamp || classes.some((used) => used.includes(value))) value++
    return value
  }

  private growMarks(value: number, stamp: number): void {
    const wider = new Uint32Array(2 * value)
    wider.set(this.marks)
    this.marks = wider
    this.marks[value] = stamp
  }
}
