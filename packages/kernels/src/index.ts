export { LARGEST_SPLIT, LONGEST_SPLIT, SplitValues, type SplitWays } from './check/split-values.ts'
export { InputError } from './error.ts'
export type { Block } from './fold.ts'
export { NimProducts } from './nim-products.ts'
export {
  type BoardWords,
  type KernelGame,
  KernelStopped,
  PositionKernel,
  type Stride,
} from './partizan/positions.ts'
export { NumberReader } from './reader.ts'
export { CounterTable, type Direction } from './tables/counters.ts'
export { DenseTable } from './tables/dense.ts'
export { chooseMask } from './tables/mask.ts'
export { PlainTable } from './tables/plain.ts'
export { NoMask, SparseTable } from './tables/sparse.ts'
export { MOST_AMOUNTS, TakeTable } from './tables/take.ts'
export { TripleTable } from './tables/triples.ts'
export { OutOfMemory, type Tail, type ValueArray, type ValueTable } from './tables/values.ts'
export { leastAbsent, type Ways } from './tables/ways.ts'
export { TextWriter } from './writer.ts'
