import { scanHex } from './generated/scan.ts'
import { bytesOf } from './hex.ts'

/** The compiled kernels with a memory of their own; an address is a byte index into it. */
export interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer }
  scan32(at: number, limit: number, into: number, capacity: number): number
  scan64(at: number, limit: number, into: number, capacity: number): number
  position(): number
  xor32(from: number, count: number): number
  max32(from: number, count: number): number
  xor64(from: number, count: number): bigint
  max64(from: number, count: number): bigint
  moves(heaps: number, count: number, nimSum: number, a: number, b: number): number
  print(a: number, b: number, count: number, out: number, limit: number): number
  number(
    values: number,
    count: number,
    from: number,
    comma: number,
    out: number,
    limit: number,
  ): number
  printed(): number
}

/** How many numbers a kernel reads or prints at once: few enough to stay in the first cache. */
export const BLOCK = 4096

/** The address of the arrays of numbers, 16 bytes per number of a block. */
export const NUMBERS = 0x10000

/** The address of the text that is read or written, and how many bytes of it there are. */
export const TEXT = 0x20000
export const TEXT_SIZE = 0x80000

let compiled: WebAssembly.Module | undefined

/** Instances that were given back. */
const free: Kernel[] = []
const MOST_FREE = 4

/** An instance of the kernels that nobody else uses, compiled once and without waiting. */
export function takeKernel(): Kernel {
  compiled ??= new WebAssembly.Module(bytesOf(scanHex))
  return free.pop() ?? (new WebAssembly.Instance(compiled).exports as unknown as Kernel)
}

/** Gives an instance back: a new memory takes longer to make, and to free, than a short text to read. */
export function giveBack(kernel: Kernel): void {
  if (free.length < MOST_FREE) free.push(kernel)
}
