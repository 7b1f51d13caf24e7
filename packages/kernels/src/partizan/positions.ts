import { partizanHex } from '../generated/partizan.ts'
import { bytesOf } from '../hex.ts'

/** The games whose positions the kernel knows, in its numbering. */
const GAMES = ['domineering', 'clobber', 'konane', 'amazons', 'toads-and-frogs'] as const

/** A game whose positions the kernel knows. */
export type KernelGame = (typeof GAMES)[number]

/** How many bits apart the rows of a board lie: up to 8 × 8 cells, up to 4 rows of 16, a strip of 64. */
export type Stride = 8 | 16 | 64

/**
 * A board of at most 64 cells as two words of 64 bits, each given as its lower and its upper half.
 * A bit of the first word is set where Left's piece stands or could stand, one of the second likewise
 * for Right: both on an empty cell, none where there is no cell.
 */
export type BoardWords = readonly [left: number, leftHigh: number, right: number, rightHigh: number]

/** What a kernel may do for one answer, and who is told how many positions it has begun. */
export interface KernelLimits {
  readonly positions: number
  readonly options: number
  readonly steps: number
  /** Forms and options that may be stored in all. */
  readonly stored: number
  progress?(positions: number): void
}

/** Why the kernel stopped, in its numbering; `unfit` where the position is not for it at all. */
const REASONS = ['positions', 'steps', 'forms', 'unfit'] as const

/** Thrown where an answer takes more than the limits. */
export class KernelStopped extends Error {
  readonly reason: (typeof REASONS)[number]

  constructor(reason: (typeof REASONS)[number]) {
    super(`the kernel stopped: ${reason}`)
    this.name = 'KernelStopped'
    this.reason = reason
  }
}

interface Exports {
  value(
    game: number,
    stride: number,
    ...words: [...BoardWords, positions: number, options: number, steps: number, stored: number]
  ): number
  begun(): number
  starred(game: number, stride: number, ...words: [...BoardWords, most: number]): number
  isWon(game: number, stride: number, ...words: [...BoardWords, left: number, most: number]): number
  looked(): number
  kindOf(form: number): number
  numberOf(form: number): number
  upsOf(form: number): number
  nimOf(form: number): number
  leftsOf(form: number): number
  rightsOf(form: number): number
  optionOf(form: number, i: number): number
}

/** A canonical form of the kernel: a number with ups and a nim-heap, or the ids of its options. */
export type KernelForm =
  | { readonly number: number; readonly ups: number; readonly nim: number }
  | { readonly left: readonly number[]; readonly right: readonly number[] }

let compiled: WebAssembly.Module | undefined

/** Canonical forms of the positions of one game, which stay known. Ids of forms are its own. */
export class PositionKernel {
  readonly #game: number
  readonly #stride: Stride
  readonly #kernel: Exports
  #progress: KernelLimits['progress']

  constructor(game: KernelGame, stride: Stride) {
    this.#game = GAMES.indexOf(game)
    this.#stride = stride
    compiled ??= new WebAssembly.Module(bytesOf(partizanHex))
    const host = {
      stop(reason: number): never {
        throw new KernelStopped(REASONS[reason] ?? 'unfit')
      },
      progress: (positions: number) => this.#progress?.(positions),
    }
    this.#kernel = new WebAssembly.Instance(compiled, { host }).exports as unknown as Exports
  }

  /** How many positions were worked out so far, or begun. */
  get positions(): number {
    return this.#kernel.begun()
  }

  /** The id of the form of a board; throws KernelStopped, and what `progress` throws. */
  value(board: BoardWords, limits: KernelLimits): number {
    const { positions, options, steps, stored } = limits
    const begun = this.positions
    this.#progress = limits.progress && ((now) => limits.progress?.(now - begun))
    return this.#kernel.value(
      this.#game,
      this.#stride,
      ...board,
      Math.min(positions, 0x7fff_ffff),
      options,
      steps,
      stored,
    )
  }

  /** How many boards were searched for who wins them. */
  get searched(): number {
    return this.#kernel.looked()
  }

  /**
   * Whether a board is its own negative and worth ∗, the nim-heap of 1. Throws KernelStopped where more
   * than `most` boards would have to be searched.
   */
  isStar(board: BoardWords, most: number): boolean {
    return this.#kernel.starred(this.#game, this.#stride, ...board, most) !== 0
  }

  /** Whether a player who begins wins a board; throws KernelStopped likewise. */
  wins(board: BoardWords, mover: 'left' | 'right', most: number): boolean {
    const left = Number(mover === 'left')
    return this.#kernel.isWon(this.#game, this.#stride, ...board, left, most) !== 0
  }

  form(id: number): KernelForm {
    const kernel = this.#kernel
    if (kernel.kindOf(id) !== 0)
      return { number: kernel.numberOf(id), ups: kernel.upsOf(id), nim: kernel.nimOf(id) }
    const lefts = kernel.leftsOf(id)
    const option = (_: unknown, i: number) => kernel.optionOf(id, i)
    const left = Array.from({ length: lefts }, option)
    const right = Array.from({ length: kernel.rightsOf(id) }, (_, i) => option(_, lefts + i))
    return { left, right }
  }
}
