import type { Tail, ValueTable, Ways } from '@nimber/kernels'
import type { PartingValues } from './parting-values.ts'
import { addTo, bitsUpTo, eachIn, type ValueBits } from './value-bits.ts'

const SLICE = 1e7
/** For more remainders than these that may be split, the values of the pairs of each are kept. */
const FEW = 2
/** Words of bits that are put together while one option is looked at. */
const AT_ONCE = 8

/** Values of any rule, option by option; `waysFor` may tell other ways for every heap, `more` what they are replaced by. */
export class OptionTable implements ValueTable {
  private readonly waysFor: (heap: number) => Ways
  private readonly more: PartingValues | undefined
  private marks: Uint32Array = new Uint32Array(1024)
  private spent = 0
  private room: Uint32Array = new Uint32Array(1024)
  private readonly pairs: ValueBits[] = []
  private pairBytes = 0
  private largest = 0
  size = 0

  constructor(waysFor: (heap: number) => Ways, more?: PartingValues) {
    this.waysFor = waysFor
    this.more = more
  }

  get values(): Uint32Array {
    return this.room.subarray(0, this.size)
  }

  get bytes(): number {
    return this.room.byteLength + this.marks.byteLength + this.pairBytes
  }

  /** Tables of this kind are not looked at for periods. */
  get tail(): Tail {
    return { next: () => 0, start: () => 0 }
  }

  advance(last: number): number {
    this.spent = 0
    while (this.size <= last && this.spent < SLICE) {
      if (this.size === this.room.length) this.room = doubled(this.room)
      const value = this.mex(this.size)
      this.room[this.size++] = value
      this.largest = Math.max(this.largest, value)
    }
    return this.spent
  }

  /** The least value that no option of a heap of n has. */
  private mex(n: number): number {
    const stamp = n + 1
    const ways = this.waysFor(n)
    // ways that depend on the heap are listed for each heap anew, divisors by trial: slow work
    this.spent += 10 * (ways.one.length + Math.floor(Math.sqrt(n)))
    if (ways.all.includes(n) && n > 0) this.mark(0, stamp)
    for (const take of ways.one) if (take < n) this.mark(this.room[n - take] as number, stamp)
    if (ways.two.length > FEW) this.markKept(n, ways, stamp)
    else for (const take of ways.two) if (take < n) this.markPairs(n - take, ways.unequal, stamp)
    for (const take of ways.three) if (take < n) this.markTriples(n - take, stamp)
    this.spent += this.more?.(n, this.room, (value) => this.mark(value, stamp)) ?? 0
    let value = 0
    while (this.marks[value] === stamp) value++
    return value
  }

  private mark(value: number, stamp: number): void {
    while (value >= this.marks.length - 1) this.marks = doubled(this.marks)
    this.marks[value] = stamp
  }

  private markPairs(left: number, unequal: boolean, stamp: number): void {
    const { room } = this
    const most = unequal ? (left - 1) >> 1 : left >> 1
    for (let a = 1; a <= most; a++)
      this.mark((room[a] as number) ^ (room[left - a] as number), stamp)
    this.spent += most
  }

  /** The same for many remainders, most of which were met with other heaps already. */
  private markKept(n: number, { two, unequal }: Ways, stamp: number): void {
    const all = bitsUpTo(this.largest)
    for (const take of two) {
      if (take >= n) continue
      const met = this.pairs[n - take] ?? this.pairsOf(n - take, unequal)
      for (let i = 0; i < met.length; i++) all[i] = (all[i] as number) | (met[i] as number)
      this.spent += 1 + Math.floor(met.length / AT_ONCE)
    }
    eachIn(all, (value) => this.mark(value, stamp))
  }

  /** The values of the pairs that a heap is split in; a rule asks for equal ones always or never. */
  private pairsOf(left: number, unequal: boolean): ValueBits {
    const { room } = this
    const found = bitsUpTo(this.largest)
    const most = unequal ? (left - 1) >> 1 : left >> 1
    for (let a = 1; a <= most; a++) addTo(found, (room[a] as number) ^ (room[left - a] as number))
    this.spent += most
    this.pairs[left] = found
    this.pairBytes += found.byteLength
    return found
  }

  private markTriples(left: number, stamp: number): void {
    const { room } = this
    for (let a = 1; 3 * a <= left; a++) {
      const first = room[a] as number
      const rest = left - a
      for (let b = a; 2 * b <= rest; b++)
        this.mark(first ^ (room[b] as number) ^ (room[rest - b] as number), stamp)
      this.spent += rest >> 1
    }
  }
}

function doubled(numbers: Uint32Array): Uint32Array {
  const wider = new Uint32Array(2 * numbers.length)
  wider.set(numbers)
  return wider
}
