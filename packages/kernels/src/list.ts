import type { Block } from './fold.ts'

const NARROW = 0x1_0000_0000n

/** The capacity a list starts with; it doubles as long as numbers arrive. */
const FIRST_CAPACITY = 1n << 18n

/** The same numbers as a Uint32Array when all are below 2^32, else as an array of bigints. */
export function narrowed(block: Block): Uint32Array | bigint[] {
  if (block instanceof Uint32Array) return block
  const isNarrow = block.every((number) => number < NARROW)
  return isNarrow ? Uint32Array.from(block, Number) : Array.from(block)
}

/** A list of `count` numbers whose memory follows the numbers that arrive, not the count. */
export class NumberList {
  readonly #count: bigint
  #narrow: Uint32Array
  #length = 0
  #wide: bigint[] | undefined

  /** The list may overwrite `spare` and use its memory, which is faster than new memory. */
  constructor(count: bigint, spare: Uint32Array = new Uint32Array(0)) {
    this.#count = count
    const enough = count < FIRST_CAPACITY ? count : FIRST_CAPACITY
    this.#narrow = spare.length >= enough ? spare : this.#sized(FIRST_CAPACITY)
  }

  add(block: Block): void {
    const numbers = this.#wide ? block : narrowed(block)
    if (this.#wide || !(numbers instanceof Uint32Array)) {
      this.#addWide(numbers)
      return
    }
    if (this.#length + numbers.length > this.#narrow.length) {
      const grown = this.#sized(BigInt(this.#narrow.length) * 2n)
      grown.set(this.#narrow)
      this.#narrow = grown
    }
    this.#narrow.set(numbers, this.#length)
    this.#length += numbers.length
  }

  /** The numbers added, as a Uint32Array when all are below 2^32. */
  get numbers(): Uint32Array | bigint[] {
    return this.#wide ?? this.#narrow.subarray(0, this.#length)
  }

  #addWide(numbers: Block | readonly bigint[]): void {
    this.#wide ??= Array.from(this.#narrow.subarray(0, this.#length), BigInt)
    // an iterator takes several times as long
    for (let i = 0; i < numbers.length; i++) this.#wide.push(BigInt(numbers[i] as number | bigint))
  }

  #sized(most: bigint): Uint32Array {
    return new Uint32Array(Number(this.#count < most ? this.#count : most))
  }
}
