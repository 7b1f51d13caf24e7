import { sparseHex } from '../generated/sparse.ts'
import { tablesHex } from '../generated/tables.ts'
import { bytesOf } from '../hex.ts'

/** Values with a memory of their own; an address is a byte index into it. */
export interface ValuesKernel {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number }
  addressOf(what: number): number
  nextPeriod8(size: number, from: number): number
  nextPeriod16(size: number, from: number): number
  nextPeriod32(size: number, from: number): number
  periodStart8(size: number, period: number): number
  periodStart16(size: number, period: number): number
  periodStart32(size: number, period: number): number
}

/** The sparse-space method. */
export interface SparseKernel extends ValuesKernel {
  configure(all: number, one: number, two: number, unequal: boolean): void
  count8(from: number, to: number): void
  count16(from: number, to: number): void
  classify8(size: number, mask: number, parity: number): void
  classify16(size: number, mask: number, parity: number): void
  run8(from: number, to: number): number
  run16(from: number, to: number): number
  stoppedBy(): number
  workDone(): number
  mostValue(): number
  histogramAddress(): number
}

/** All other methods. */
export interface TableKernel extends ValuesKernel {
  take8(from: number, to: number, all: number, one: number): number
  take16(from: number, to: number, all: number, one: number): number
  dense(
    size: number,
    amounts: number,
    stride: number,
    free: number,
    forbidden: number,
    value: number,
    most: number,
  ): number
  plain(
    from: number,
    to: number,
    alls: number,
    allCount: number,
    ones: number,
    oneCount: number,
    twos: number,
    twoCount: number,
    unequal: boolean,
    stamps: number,
    span: number,
  ): number
  threeAddress(): number
  triples(
    from: number,
    to: number,
    all: number,
    one: number,
    two: number,
    three: number,
    pairs: number,
    joined: number,
    reached: number,
    span: number,
  ): number
  raysAddress(): number
  stepsAddress(): number
  fillRow16: FillRow
  fillRow32: FillRow
}

type FillRow = (
  row: number,
  columns: number,
  rays: number,
  steps: number,
  words: number,
  scratch: number,
) => void

/** What `addressOf` is asked for. */
export const ADDRESS = { values: 0, all: 1, one: 2, two: 3 } as const

let tables: WebAssembly.Module | undefined
let sparse: WebAssembly.Module | undefined

/** A new instance of the tables, compiled once and without waiting. */
export function createTableKernel(): TableKernel {
  tables ??= new WebAssembly.Module(bytesOf(tablesHex))
  return new WebAssembly.Instance(tables).exports as unknown as TableKernel
}

/** The same of the sparse-space method, which has a memory three times as large from the beginning. */
export function createSparseKernel(): SparseKernel {
  sparse ??= new WebAssembly.Module(bytesOf(sparseHex))
  return new WebAssembly.Instance(sparse).exports as unknown as SparseKernel
}
