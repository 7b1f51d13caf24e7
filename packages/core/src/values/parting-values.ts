import type { Parting } from '../rules/partings.ts'
import { addMoved, addTo, bitsUpTo, eachIn, type ValueBits } from './value-bits.ts'

/** Told the values that options of a heap have. */
type Mark = (value: number) => void

/**
 * Finds the values of what heaps may be replaced by: asked about 0, 1, 2, … in turn, with the values
 * of all smaller heaps; gives how much work it was.
 */
export type PartingValues = (heap: number, values: ArrayLike<number>, mark: Mark) => number

/** The values that one way to replace heaps leads to, heap after heap. */
export function partingValues(parting: Parting): PartingValues {
  switch (parting.kind) {
    case 'smaller':
      return pairsBelow()
    case 'halves': {
      const odd = parting.heaps % 2n === 1n
      return (heap, values, mark) => {
        if (heap > 0 && heap % 2 === 0) mark(odd ? (values[heap / 2] as number) : 0)
        return 1
      }
    }
    case 'parts': {
      const most = Number(parting.to ?? Number.POSITIVE_INFINITY)
      return parting.equal
        ? equalParts(Number(parting.from), most)
        : parts(Number(parting.from), most)
    }
  }
}

/** A pair of heaps below n is one below n − 1, or has the heap n − 1. */
function pairsBelow(): PartingValues {
  const seen = new Set<number>()
  return (heap, values, mark) => {
    const last = heap - 1
    if (last >= 0)
      for (let a = 0; a <= last; a++) seen.add((values[a] as number) ^ (values[last] as number))
    for (const value of seen) mark(value)
    return heap + seen.size
  }
}

function equalParts(from: number, to: number): PartingValues {
  return (heap, values, mark) => {
    for (let count = from; count <= Math.min(heap, to); count++)
      if (heap % count === 0) mark(count % 2 === 1 ? (values[heap / count] as number) : 0)
    return heap
  }
}

/** Of each size, the values that so many heaps have together: those of one heap fewer, and one more. */
function parts(from: number, to: number): PartingValues {
  const together: ValueBits[][] = [] // by the number of heaps, then by their size
  let largest = 0
  return (heap, values, mark) => {
    let work = 0
    if (heap > 0) largest = Math.max(largest, values[heap - 1] as number)
    for (let count = 2; count <= Math.min(heap, to); count++) {
      const found = bitsUpTo(largest)
      const fewer = together[count - 1] ?? []
      for (let first = 1; first <= heap - count + 1; first++) {
        const value = values[first] as number
        const rest = fewer[heap - first]
        if (rest) addMoved(found, rest, value)
        else addTo(found, value ^ (values[heap - first] as number))
        work += 2 + (rest?.length ?? 0)
      }
      const row = together[count] ?? []
      row[heap] = found
      together[count] = row
      if (count >= from) eachIn(found, mark)
    }
    return work
  }
}
