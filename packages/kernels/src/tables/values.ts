import { ADDRESS, type ValuesKernel } from './kernel.ts'

/** Values of heaps 0, 1, 2, …, as wide as they need to be. */
export type ValueArray = Uint8Array | Uint16Array | Uint32Array

/** Bytes of one value. */
type Width = 1 | 2 | 4

/** A table of values that is computed a slice at a time. */
export interface ValueTable {
  /** The values of heaps 0 … size − 1 are known. */
  readonly size: number
  /** The known values, until more are computed. */
  readonly values: ValueArray
  /** Bytes of memory in use. */
  readonly bytes: number
  /** How the end of the table repeats. */
  readonly tail: Tail
  /** Computes more values, none past `last`; returns how many options were looked at. */
  advance(last: number): number
}

/** How the last values of a table repeat. */
export interface Tail {
  /** The least period, `from` or more, with which the last values repeat; 0 for none. */
  next(from: number): number
  /** The first heap from which on the table has a period. */
  start(period: number): number
}

/** A table needs more memory than there is. */
export class OutOfMemory extends Error {
  readonly bytes: number

  constructor(bytes: number) {
    super(`a table of ${bytes} bytes does not fit in memory`)
    this.name = 'OutOfMemory'
    this.bytes = bytes
  }
}

const PAGE = 65_536
const MOST_BYTES = 65_535 * PAGE

/**
 * A large memory grows by more than is needed now: each time the garbage collector is told of all of
 * it and goes through everything else.
 */
const LARGE = 2 ** 26
const AHEAD = 2 ** 24

/** Space that vectors may read behind the last value. */
const MARGIN = 64

/** The memory of one kernel, with the values of a table in it. */
export class Values<K extends ValuesKernel> {
  readonly kernel: K
  readonly address: number
  width: Width
  size = 0

  constructor(width: Width, kernel: K) {
    this.width = width
    this.kernel = kernel
    this.address = kernel.addressOf(ADDRESS.values) >>> 0
  }

  get bytes(): number {
    return this.kernel.memory.buffer.byteLength
  }

  /** Makes room for `count` values and `more` bytes behind them; returns where these begin. */
  reserve(count: number, more = 0): number {
    const end = align(this.address + count * this.width + MARGIN)
    const bytes = end + more + MARGIN
    if (bytes > MOST_BYTES) throw new OutOfMemory(bytes)
    const lacking = bytes - this.bytes
    if (lacking <= 0) return end
    const ahead = bytes > LARGE ? Math.min(AHEAD, MOST_BYTES - bytes) : 0
    if (!this.#grow(lacking + ahead) && !this.#grow(lacking)) throw new OutOfMemory(bytes)
    return end
  }

  #grow(bytes: number): boolean {
    try {
      this.kernel.memory.grow(Math.ceil(bytes / PAGE))
      return true
    } catch {
      return false
    }
  }

  /** `count` values, known ones or room for them. */
  view(count = this.size): ValueArray {
    const { buffer } = this.kernel.memory
    if (this.width === 1) return new Uint8Array(buffer, this.address, count)
    if (this.width === 2) return new Uint16Array(buffer, this.address, count)
    return new Uint32Array(buffer, this.address, count)
  }

  /** Puts numbers of 32 bits at an address. */
  write(address: number, numbers: ArrayLike<number>): void {
    new Uint32Array(this.kernel.memory.buffer, address >>> 0, numbers.length).set(numbers)
  }

  /** Gives every value twice the bytes, in place. */
  widen(): void {
    const wider: Width = this.width === 1 ? 2 : 4
    this.reserve(this.size * 2)
    const narrow = this.view()
    this.width = wider
    const wide = this.view()
    for (let n = this.size - 1; n >= 0; n--) wide[n] = narrow[n] as number
  }

  get tail(): Tail {
    const { kernel, size, width } = this
    const next = { 1: kernel.nextPeriod8, 2: kernel.nextPeriod16, 4: kernel.nextPeriod32 }[width]
    const start = { 1: kernel.periodStart8, 2: kernel.periodStart16, 4: kernel.periodStart32 }[
      width
    ]
    return {
      next: (from) => (size < 128 ? 0 : next(size, from) >>> 0),
      start: (period) => start(size, period) >>> 0,
    }
  }
}

/** The next multiple of 64. */
export function align(address: number): number {
  return Math.ceil(address / 64) * 64
}
