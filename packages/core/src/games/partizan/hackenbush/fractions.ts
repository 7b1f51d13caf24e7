/** A fraction of so many bits fits into an integer with the sum of two of them. */
const SHORT = 30

/**
 * Fractions from 0 to 1 in binary, one for each of many places, that grow at their high end. Short
 * ones are integers, so that many of them cost little; long ones are lists of bits, the highest last.
 */
export class Fractions {
  private readonly short: Int32Array
  /** How many bits a short one has; of a long one nothing. */
  private readonly lengths: Uint8Array
  private readonly long: (number[] | undefined)[]

  constructor(places: number) {
    this.short = new Int32Array(places)
    this.lengths = new Uint8Array(places)
    this.long = new Array<number[] | undefined>(places).fill(undefined)
  }

  /** Puts a bit, some times over, before the bits of a fraction: right behind the point. */
  push(place: number, bit: 0 | 1, times: number): void {
    const length = this.lengths[place] as number
    let bits = this.long[place]
    if (!bits && length + times <= SHORT) {
      if (bit === 1) (this.short[place] as number) += ((1 << times) - 1) << length
      this.lengths[place] = length + times
      return
    }
    bits ??= this.lengthened(place)
    for (let i = 0; i < times; i++) bits.push(bit)
  }

  /** Adds a fraction to that of another place and leaves 0; gives the 1 that is carried, or 0. */
  move(from: number, to: number): number {
    if (!this.long[from] && !this.long[to]) return this.moveShort(from, to)
    if (!this.long[to] && this.lengths[to] === 0) {
      this.long[to] = this.long[from]
      this.long[from] = undefined
      return 0
    }
    const [a, b] = [this.bits(from), this.bits(to)]
    const [long, short] = a.length > b.length ? [a, b] : [b, a]
    this.long[from] = undefined
    this.long[to] = long
    const shift = long.length - short.length
    let carry = 0
    for (let i = 0; i < short.length; i++) {
      const sum = (long[i + shift] as number) + (short[i] as number) + carry
      long[i + shift] = sum & 1
      carry = sum >> 1
    }
    return carry
  }

  private moveShort(from: number, to: number): number {
    const [a, b] = [this.lengths[from] as number, this.lengths[to] as number]
    const length = Math.max(a, b)
    const sum =
      ((this.short[from] as number) << (length - a)) + ((this.short[to] as number) << (length - b))
    this.lengths[to] = length
    this.short[to] = sum & ((1 << length) - 1)
    this.short[from] = 0
    this.lengths[from] = 0
    return sum >> length
  }

  /** The bits of a fraction, the highest last; a short one is long from now on. */
  bits(place: number): number[] {
    return this.long[place] ?? this.lengthened(place)
  }

  private lengthened(place: number): number[] {
    const bits: number[] = []
    const short = this.short[place] as number
    for (let i = 0; i < (this.lengths[place] as number); i++) bits.push((short >> i) & 1)
    this.short[place] = 0
    this.lengths[place] = 0
    this.long[place] = bits
    return bits
  }
}
