import { tooManyForms } from './limit.ts'

/** A canonical form: its id in one store. Equal games have equal ids. */
export type Form = number

/** What a form is: a number; a number with ups or a nim-heap; anything else. */
export const OTHER = 0
export const NUMBER = 1
export const SIMPLE = 2

/** Small, so that the first growth comes before the engine takes the columns for constants. */
export const FIRST_SIZE = 16

/**
 * The table of forms: a column for each thing that is known of a form, a pool of options, and the
 * lists of forms with equal hashes. Everything grows as it is needed, up to the limit.
 */
export class Columns {
  /** As many forms and options may be stored. */
  limit: number
  kind = new Uint8Array(FIRST_SIZE)
  /** Where the options begin in the pool, Left's first; -1 where they are not listed yet. */
  at = new Int32Array(FIRST_SIZE)
  lefts = new Int32Array(FIRST_SIZE)
  rights = new Int32Array(FIRST_SIZE)
  pool = new Int32Array(4 * FIRST_SIZE)
  /** The stops, as numbers of the store and as their doubles. */
  leftStop = new Int32Array(FIRST_SIZE)
  rightStop = new Int32Array(FIRST_SIZE)
  leftBound = new Float64Array(FIRST_SIZE)
  rightBound = new Float64Array(FIRST_SIZE)
  /** The parts of a simple form besides its number, which is its stop. */
  ups = new Float64Array(FIRST_SIZE)
  nim = new Float64Array(FIRST_SIZE)
  protected hashes = new Int32Array(FIRST_SIZE)
  protected next = new Int32Array(FIRST_SIZE)
  private heads = new Int32Array(FIRST_SIZE).fill(-1)
  protected count = 0
  private top = 0

  constructor(limit: number) {
    this.limit = limit
  }

  /** How many forms there are. */
  get size(): number {
    return this.count
  }

  /** How many forms and options are stored. */
  get used(): number {
    return this.count + this.top
  }

  /** A new form without options; its stops are numbers of the store. */
  protected fresh(kind: number, leftStop: Form, rightStop: Form): Form {
    const form = this.count
    this.charge(1)
    if (form === this.kind.length) this.grow()
    this.count++
    this.kind[form] = kind
    this.at[form] = -1
    this.setStops(form, leftStop, rightStop)
    return form
  }

  protected setStops(form: Form, leftStop: Form, rightStop: Form): void {
    this.leftStop[form] = leftStop
    this.rightStop[form] = rightStop
    this.leftBound[form] = this.leftBound[leftStop] as number
    this.rightBound[form] = this.leftBound[rightStop] as number
  }

  /** Throws where so many more forms and options are too many. */
  protected charge(more: number): void {
    if (this.used + more > this.limit) throw tooManyForms(this.limit)
  }

  /** The first of the forms whose hashes share a slot with this one, or -1. */
  protected first(hash: number): number {
    return this.heads[hash & (this.heads.length - 1)] as number
  }

  protected enter(form: Form, hash: number): void {
    const slot = hash & (this.heads.length - 1)
    this.hashes[form] = hash
    this.next[form] = this.heads[slot] as number
    this.heads[slot] = form
  }

  /** Whether a form is in the lists of forms with equal hashes. */
  protected isEntered(form: Form): boolean {
    return this.kind[form] !== NUMBER
  }

  protected reserve(length: number): number {
    this.charge(length)
    const from = this.top
    while (from + length > this.pool.length)
      this.pool = resized(this.pool, new Int32Array(2 * this.pool.length))
    this.top += length
    return from
  }

  protected setOptions(form: Form, left: readonly Form[], right: readonly Form[]): void {
    this.at[form] = this.reserve(left.length + right.length)
    this.fill(form, left, right)
  }

  protected fill(form: Form, left: readonly Form[], right: readonly Form[]): void {
    this.lefts[form] = left.length
    this.rights[form] = right.length
    const { pool } = this
    let to = this.at[form] as number
    for (let i = 0; i < left.length; i++) pool[to++] = left[i] as Form
    for (let i = 0; i < right.length; i++) pool[to++] = right[i] as Form
  }

  private grow(): void {
    const size = 2 * this.kind.length
    this.kind = resized(this.kind, new Uint8Array(size))
    this.at = resized(this.at, new Int32Array(size))
    this.lefts = resized(this.lefts, new Int32Array(size))
    this.rights = resized(this.rights, new Int32Array(size))
    this.leftStop = resized(this.leftStop, new Int32Array(size))
    this.rightStop = resized(this.rightStop, new Int32Array(size))
    this.leftBound = resized(this.leftBound, new Float64Array(size))
    this.rightBound = resized(this.rightBound, new Float64Array(size))
    this.ups = resized(this.ups, new Float64Array(size))
    this.nim = resized(this.nim, new Float64Array(size))
    this.hashes = resized(this.hashes, new Int32Array(size))
    this.next = new Int32Array(size)
    this.heads = new Int32Array(size).fill(-1)
    for (let form = 0; form < this.count; form++)
      if (this.isEntered(form)) this.enter(form, this.hashes[form] as number)
  }
}

function resized<T extends Uint8Array | Int32Array | Float64Array>(old: T, larger: T): T {
  larger.set(old)
  return larger
}
