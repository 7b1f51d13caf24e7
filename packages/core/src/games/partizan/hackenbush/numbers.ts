import { type Dyadic, dyadic } from '../../../arith/dyadic.ts'

/** A fraction of at most so many bits stands in one word, with its length above them. */
const SHORT = 26
const BITS = 2 ** SHORT - 1
/** What stands for the length of a fraction that is a list; which one it is stands below it. */
const LISTED = 63

/** The bits of a long fraction, the highest last. */
interface List {
  bits: Uint8Array
  length: number
}

/**
 * Numbers at many places, each a whole number and the bits of a fraction that is not negative. A sign
 * before the sign expansion of a number changes the whole number or puts bits before those of the
 * fraction, and a sum runs over the bits of the shorter fraction. Short fractions stand beside their
 * whole numbers, so that many numbers cost little; long ones are lists.
 */
export class Numbers {
  /** Two words for each place: the whole number, and the fraction. */
  private readonly words: Int32Array
  private readonly lists: List[] = []
  /** Lists that are no fraction's any more. */
  private readonly free: number[] = []

  constructor(places: number) {
    this.words = new Int32Array(2 * places)
  }

  /** Adds a whole number to the number at a place. */
  add(place: number, whole: number): void {
    ;(this.words[2 * place] as number) += whole
  }

  /** Puts a plus before the sign expansion of a number. */
  plus(place: number): void {
    const whole = this.words[2 * place] as number
    if (whole < 0) {
      // what is below 0 becomes 1 and more, which moves behind the point: 0…01
      this.push(place, 1, 1)
      this.push(place, 0, -whole - 1)
    }
    this.words[2 * place] = whole < 0 ? 0 : whole + 1
  }

  /** Puts a minus before the sign expansion of a number. */
  minus(place: number): void {
    const whole = this.words[2 * place] as number
    if (whole >= 0) {
      // what is not below 0 becomes −2 and more, in binary …1110
      this.push(place, 0, 1)
      this.push(place, 1, whole)
    }
    this.words[2 * place] = whole < 0 ? whole - 1 : -1
  }

  /** Adds a number to that of another place and leaves 0. */
  move(from: number, to: number): void {
    const { words } = this
    const own = words[2 * from + 1] as number
    const whole = words[2 * from] as number
    words[2 * from] = 0
    words[2 * from + 1] = 0
    ;(words[2 * to] as number) += own === 0 ? whole : whole + this.addFraction(own, 2 * to + 1)
  }

  /** The number at a place. */
  at(place: number): Dyadic {
    const whole = BigInt(this.words[2 * place] as number)
    const { bits, length } = this.list(2 * place + 1)
    // digits of four bits, the highest of which are the whole number's
    const digits = new Uint8Array(Math.ceil(length / 4))
    for (let i = 0; i < length; i++)
      (digits[digits.length - 1 - (i >> 2)] as number) += (bits[i] as number) << (i & 3)
    for (let i = 0; i < digits.length; i++) {
      const digit = digits[i] as number
      digits[i] = digit < 10 ? 48 + digit : 87 + digit
    }
    const fraction = BigInt(`0x0${new TextDecoder().decode(digits)}`)
    return dyadic((whole << BigInt(length)) + fraction, length)
  }

  /** Puts a bit, some times over, before the bits of a fraction: right behind the point. */
  private push(place: number, bit: 0 | 1, times: number): void {
    const word = this.words[2 * place + 1] as number
    const length = word >>> SHORT
    if (length + times <= SHORT) {
      const more = bit === 0 ? 0 : ((1 << times) - 1) << length
      this.words[2 * place + 1] = word + more + (times << SHORT)
      return
    }
    const list = this.list(2 * place + 1)
    const end = list.length + times
    if (end > list.bits.length) {
      const { bits } = list
      list.bits = new Uint8Array(2 * end)
      list.bits.set(bits)
    }
    list.bits.fill(bit, list.length, end)
    list.length = end
  }

  /** Adds a fraction to that of a word, and gives the 1 that is carried, or 0. */
  private addFraction(own: number, at: number): number {
    const other = this.words[at] as number
    const [a, b] = [own >>> SHORT, other >>> SHORT]
    if (a === LISTED) {
      if (b === LISTED) return this.addLists(own & BITS, other & BITS)
      this.words[at] = own
      return addShort(other & BITS, b, this.lists[own & BITS] as List)
    }
    if (b === LISTED) return addShort(own & BITS, a, this.lists[other & BITS] as List)
    const length = Math.max(a, b)
    const sum = ((own & BITS) << (length - a)) + ((other & BITS) << (length - b))
    this.words[at] = (length << SHORT) + (sum & ((1 << length) - 1))
    return sum >> length
  }

  /** Adds a list to another, which it leaves free. */
  private addLists(from: number, to: number): number {
    const [own, other] = [this.lists[from] as List, this.lists[to] as List]
    const [long, short] = own.length > other.length ? [own, other] : [other, own]
    this.lists[to] = long
    this.free.push(from)
    const shift = long.length - short.length
    let carry = 0
    for (let i = 0; i < short.length; i++) {
      const sum = (long.bits[i + shift] as number) + (short.bits[i] as number) + carry
      long.bits[i + shift] = sum & 1
      carry = sum >> 1
    }
    return carry
  }

  /** The fraction of a word as a list, which it is from now on. */
  private list(at: number): List {
    const word = this.words[at] as number
    if (word >>> SHORT === LISTED) return this.lists[word & BITS] as List
    const length = word >>> SHORT
    const list = { bits: new Uint8Array(2 * SHORT), length }
    for (let i = 0; i < length; i++) list.bits[i] = (word >> i) & 1
    const own = this.free.pop() ?? this.lists.length
    this.lists[own] = list
    this.words[at] = (LISTED << SHORT) + own
    return list
  }
}

/** Adds a short fraction to a list, which has more bits, and gives the 1 that is carried, or 0. */
function addShort(short: number, length: number, { bits, length: all }: List): number {
  // the bits that are still to be added, and what is carried, in one number
  let sum = short
  for (let i = all - length; i < all; i++) {
    sum += bits[i] as number
    bits[i] = sum & 1
    sum >>= 1
  }
  return sum
}
