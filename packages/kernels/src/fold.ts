import type { Kernel } from './kernel.ts'

/** Numbers as the reader decodes them: in the memory of its kernel, or one above 64 bits alone. */
export type Block = Uint32Array | BigUint64Array | readonly [bigint]

/** The xor and the greatest of all numbers added so far, both 0 when there are none. */
export class Fold {
  readonly #kernel: Kernel
  #narrowXor = 0
  #narrowMax = 0
  #xor = 0n
  #max = 0n

  constructor(kernel: Kernel) {
    this.#kernel = kernel
  }

  add(block: Block): void {
    const { xor32, max32, xor64, max64 } = this.#kernel
    if (block instanceof Uint32Array) {
      this.#narrowXor ^= xor32(block.byteOffset, block.length)
      this.#narrowMax = Math.max(this.#narrowMax, max32(block.byteOffset, block.length) >>> 0)
    } else if (block instanceof BigUint64Array) {
      this.#xor ^= BigInt.asUintN(64, xor64(block.byteOffset, block.length))
      this.#raise(BigInt.asUintN(64, max64(block.byteOffset, block.length)))
    } else {
      this.#xor ^= block[0]
      this.#raise(block[0])
    }
  }

  get xor(): bigint {
    return this.#xor ^ BigInt(this.#narrowXor >>> 0)
  }

  get max(): bigint {
    return this.#max > this.#narrowMax ? this.#max : BigInt(this.#narrowMax)
  }

  #raise(number: bigint): void {
    if (number > this.#max) this.#max = number
  }
}
