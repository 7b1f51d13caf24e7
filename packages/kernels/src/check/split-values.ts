import { checkHex } from '../generated/check.ts'
import { bytesOf } from '../hex.ts'

interface CheckKernel {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number }
  addressOf(what: number): number
  begin(all: number, one: number, two: number, mask: number, parity: number): void
  run(from: number, to: number, steps: number): number
  hasStopped(): number
  stepsDone(): number
  lastRare(): number
  widestPart(): number
}

/** The amounts that may be all of a heap, those that may leave one heap, and those that may leave two. */
export interface SplitWays {
  readonly all: readonly number[]
  readonly one: readonly number[]
  readonly two: readonly number[]
}

/** No amount may be larger, and no value. */
export const LONGEST_SPLIT = 4096
export const LARGEST_SPLIT = 253

const PAGE = 65_536
/** Space behind the last value: a block is always computed as a whole. */
const MARGIN = 64
/** Memory grows by a part of itself, so that it is seldom moved. */
const AHEAD = 1 / 8

let compiled: WebAssembly.Module | undefined

/**
 * The values of heaps that moves may split in two, for the check of certificates: a kernel of its own,
 * which shares nothing with the tables of the solver. `mask` and `parity` decide how long it takes,
 * not what it finds.
 */
export class SplitValues {
  /** The values of heaps 0 … size − 1 are known. */
  size = 1
  readonly #kernel: CheckKernel
  readonly #address: number

  constructor({ all, one, two }: SplitWays, mask: number, parity: number) {
    compiled ??= new WebAssembly.Module(bytesOf(checkHex))
    const kernel = new WebAssembly.Instance(compiled).exports as unknown as CheckKernel
    this.#kernel = kernel
    this.#address = kernel.addressOf(0)
    for (const [i, amounts] of [all, one, two].entries())
      new Uint32Array(kernel.memory.buffer, kernel.addressOf(i + 1), amounts.length).set(amounts)
    kernel.begin(all.length, one.length, two.length, mask, parity)
  }

  /** Computes values up to `to` and perhaps a few more; fewer where it would take more than some steps. */
  advance(to: number, steps: number): void {
    this.#reserve(to)
    const kernel = this.#kernel
    this.size = kernel.run(this.size, to, kernel.stepsDone() + steps) >>> 0
  }

  /** The known values, until more are computed. */
  get cells(): Uint8Array {
    return new Uint8Array(this.#kernel.memory.buffer, this.#address, this.size)
  }

  /** Whether no more are computed: a value is too large, or too many heaps are rare. */
  get stopped(): boolean {
    return this.#kernel.hasStopped() !== 0
  }

  /** The steps taken so far, of about two nanoseconds each. */
  get steps(): number {
    return this.#kernel.stepsDone()
  }

  /** The largest heap that is rare under the mask. */
  get lastRare(): number {
    return this.#kernel.lastRare() >>> 0
  }

  /**
   * A heap such that every value which was found to be an option's since the last question is that of
   * a move without a split, or of a pair with a heap up to this one.
   */
  takeWidest(): number {
    return this.#kernel.widestPart() >>> 0
  }

  #reserve(count: number): void {
    const { memory } = this.#kernel
    const bytes = this.#address + count + MARGIN
    const has = memory.buffer.byteLength
    if (bytes > has) memory.grow(Math.ceil((bytes - has + AHEAD * has) / PAGE))
  }
}
