import type { Range } from './range.ts'

/** What random choices are made with. */
export type Dice = Pick<Random, 'below' | 'index' | 'pick' | 'within' | 'ofAnySize'>

const WORD = 2n ** 32n

/** Numbers that look random and follow from a seed alone (sfc32 of C. Doty-Humphrey). */
export class Random {
  private a: number
  private b: number
  private c: number
  private counter = 1
  private range: Range | undefined
  private span = 0n

  constructor(seed: string) {
    ;[this.a, this.b, this.c] = [hash(`a${seed}`), hash(`b${seed}`), hash(`c${seed}`)]
    for (let i = 0; i < 12; i++) this.bits32()
  }

  /** A number of 0..below−1. */
  below(below: bigint): bigint {
    if (below < WORD) return BigInt(this.index(Number(below)))
    let bits = 0n
    for (let room = below; room > 0n; room >>= 32n) bits = (bits << 32n) | BigInt(this.bits32())
    return ((bits << 32n) | BigInt(this.bits32())) % below
  }

  /** An index of a list of `length` < 2^32, or any other number of 0..length−1. */
  index(length: number): number {
    // 53 bits fit exactly into a number, which is much quicker
    return ((this.bits32() >>> 11) * 2 ** 32 + this.bits32()) % length
  }

  /** A member of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    return list[this.index(list.length)] as T
  }

  /** Any number of a range, all alike. */
  within(range: Range): bigint {
    // a list of a million numbers asks for the same range again and again
    if (range !== this.range) {
      this.range = range
      this.span = range.most - range.least + 1n
    }
    return range.least + this.below(this.span)
  }

  /** A number of a range whose size is random first: small ones are as frequent as large ones. */
  ofAnySize({ least, most }: Range): bigint {
    const bits = this.index((most - least).toString(2).length + 1)
    const top = (1n << BigInt(bits)) - 1n
    return this.within({ least, most: least + top < most ? least + top : most })
  }

  private bits32(): number {
    const sum = (this.a + this.b + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0
    return sum >>> 0
  }
}

/** 32 bits of a text (FNV-1a). */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193)
  return bits | 0
}
