import type { BoardWords, KernelGame, Stride } from '@nimber/kernels'

/** A position as the kernel reads it. */
export interface Packed {
  readonly game: KernelGame
  readonly stride: Stride
  readonly words: BoardWords
  /** Whether it is worth minus what the kernel finds. */
  readonly negative: boolean
}

/** What a cell is to the kernel: bit 0 where Left's piece has it or could, bit 1 for Right's. */
export const NO_CELL = 0
export const LEFT_CELL = 1
export const RIGHT_CELL = 2
export const EMPTY_CELL = 3

/** On fewer cells a search is done before the kernel has begun. */
const FEWEST = 12

/**
 * The board as the kernel reads it, where it has neither too few cells nor too many; `cellAt` tells
 * what stands on a cell. A board that is too high is laid on its side.
 */
export function packed(
  game: KernelGame,
  height: number,
  width: number,
  cellAt: (row: number, column: number) => number,
): Packed | undefined {
  if (width * height < FEWEST) return undefined
  const high = height > width && height > 8
  const [rows, columns] = high ? [width, height] : [height, width]
  const stride = strideOf(rows, columns, game)
  if (stride === undefined) return undefined
  const words: [number, number, number, number] = [0, 0, 0, 0]
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const cell = high ? cellAt(c, r) : cellAt(r, c)
      const bit = r * stride + c
      const half = bit >> 5
      words[half] = (words[half] as number) | ((cell & 1) << bit)
      words[half + 2] = (words[half + 2] as number) | ((cell >> 1) << bit)
    }
  return { game, stride, words, negative: high && game === 'domineering' }
}

function strideOf(rows: number, columns: number, game: KernelGame): Stride | undefined {
  if (game === 'toads-and-frogs') return columns <= 64 ? 64 : undefined
  if (columns <= 8) return 8
  return columns <= 16 && rows <= 4 ? 16 : undefined
}
