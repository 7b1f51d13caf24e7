/** A fraction of so many bits fits into an integer with the sum of two of them. */
const SHORT = 30
/** What stands for the number of bits of a fraction that is a list. */
const LISTED = 255

/**
 * Fractions from 0 to 1 in binary, one for each of many places, that grow at their high end. Short
 * ones are integers, so that many of them cost little; long ones are lists of bits, the highest last.
 */
export class Fractions {
  /** The bits of a short one; of a long one, which of the lists it is. */
  private readonly short: Int32Array
  /** How many bits a short one has, or that it is a list. */
  private readonly lengths: Uint8Array
  private readonly lists: number[][] = []
  /** Lists that are no fraction's any more. */
  private readonly free: number[] = []

  constructor(places: number) {
    this.short = new Int32Array(places)
    this.lengths = new Uint8Array(places)
  }

  /** Puts a bit, some times over, before the bits of a fraction: right behind the point. */
  push(place: number, bit: 0 | 1, times: number): void {
    const length = this.lengths[place] as number
    if (length + times <= SHORT) {
      if (bit === 1) (this.short[place] as number) += ((1 << times) - 1) << length
      this.lengths[place] = length + times
      return
    }
    const bits = this.bits(place)
    for (let i = 0; i < times; i++) bits.push(bit)
  }

  /** Adds a fraction to that of another place and leaves 0; gives the 1 that is carried, or 0. */
  move(from: number, to: number): number {
    if (this.lengths[from] !== LISTED)
      return this.lengths[to] === LISTED ? this.addShort(from, to) : this.moveShort(from, to)
    if (this.lengths[to] === LISTED) return this.moveList(from, to)
    const [short, length] = [this.short[to] as number, this.lengths[to] as number]
    this.short[to] = this.short[from] as number
    this.lengths[to] = LISTED
    this.short[from] = short
    this.lengths[from] = length
    return this.addShort(from, to)
  }

  /** Adds a list to a list. */
  private moveList(from: number, to: number): number {
    const [own, other] = [this.bits(from), this.bits(to)]
    const [long, short] = own.length > other.length ? [own, other] : [other, own]
    this.lists[this.short[to] as number] = long
    this.free.push(this.short[from] as number)
    this.clear(from)
    const shift = long.length - short.length
    let carry = 0
    for (let i = 0; i < short.length; i++) {
      const sum = (long[i + shift] as number) + (short[i] as number) + carry
      long[i + shift] = sum & 1
      carry = sum >> 1
    }
    return carry
  }

  /** Adds a short fraction to a list, which has more bits. */
  private addShort(from: number, to: number): number {
    const list = this.bits(to)
    const length = this.lengths[from] as number
    const shift = list.length - length
    let sum = this.short[from] as number
    this.clear(from)
    // the bits that are still to be added, and what is carried, in one number
    for (let i = 0; i < length; i++) {
      sum += list[i + shift] as number
      list[i + shift] = sum & 1
      sum >>= 1
    }
    return sum
  }

  private moveShort(from: number, to: number): number {
    const [a, b] = [this.lengths[from] as number, this.lengths[to] as number]
    const length = Math.max(a, b)
    const sum =
      ((this.short[from] as number) << (length - a)) + ((this.short[to] as number) << (length - b))
    this.lengths[to] = length
    this.short[to] = sum & ((1 << length) - 1)
    this.clear(from)
    return sum >> length
  }

  /** The bits of a fraction, the highest last; a short one is a list from now on. */
  bits(place: number): number[] {
    const length = this.lengths[place] as number
    const short = this.short[place] as number
    if (length === LISTED) return this.lists[short] as number[]
    const bits: number[] = []
    for (let i = 0; i < length; i++) bits.push((short >> i) & 1)
    const own = this.free.pop() ?? this.lists.length
    this.lists[own] = bits
    this.short[place] = own
    this.lengths[place] = LISTED
    return bits
  }

  private clear(place: number): void {
    this.short[place] = 0
    this.lengths[place] = 0
  }
}
