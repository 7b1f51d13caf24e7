/** Takes that are forbidden, each once: from a heap of the first number, the second. */
export type Forbidden = readonly (readonly [heap: bigint, amount: bigint])[]

const LARGEST_64 = 2n ** 64n - 1n

/** Numbers in rising order. */
function rising(numbers: Iterable<bigint>): readonly bigint[] {
  const list = [...numbers]
  // the native sort of 64 bits is many times as fast
  if (list.length > 16 && list.every((n) => n <= LARGEST_64))
    return [...BigUint64Array.from(list).sort()]
  return list.sort((a, b) => (a < b ? -1 : 1))
}

/** The values of single heaps in Nim with forbidden takes. */
export class ExceptionalNim {
  /** A heap of which one take is forbidden, as most are, has no list. */
  private readonly amounts = new Map<bigint, bigint | bigint[]>()
  /** The exceptional heaps in rising order, and their values. */
  private readonly exceptions: bigint[] = []
  private readonly values: bigint[] = []
  /** The exceptional heaps, rounded: where two differ, so do the heaps, in the same way. */
  private readonly rounded: number[] = []
  /** The exceptional heaps that have a value. */
  private readonly having = new Map<bigint, bigint[]>()

  constructor(forbidden: Forbidden) {
    for (const [heap, amount] of forbidden) {
      const before = this.amounts.get(heap)
      if (before === undefined) this.amounts.set(heap, amount)
      else if (typeof before === 'bigint') this.amounts.set(heap, [before, amount])
      else before.push(amount)
    }
    for (const heap of rising(this.amounts.keys())) {
      const value = this.shutOff(heap)
      if (value === undefined) continue
      const same = this.having.get(value)
      if (same) same.push(heap)
      else this.having.set(value, [heap])
      this.exceptions.push(heap)
      this.rounded.push(Number(heap))
      this.values.push(value)
    }
  }

  /** The least value of which no heap can be reached from this one; undefined where there is none. */
  private shutOff(heap: bigint): bigint | undefined {
    const reached: bigint[] = []
    for (const amount of this.takesFrom(heap))
      if (amount >= 1n && amount <= heap) reached.push(this.value(heap - amount))
    const values = reached.length > 1 ? rising(reached) : reached
    for (let i = 0; i < values.length; ) {
      const value = values[i] as bigint
      const first = i
      while (values[i] === value) i++
      if (i - first > (this.having.get(value)?.length ?? 0)) return value
    }
    return undefined
  }

  /** How many exceptional heaps are below a number. */
  private below(heap: bigint): number {
    const { exceptions, rounded } = this
    const near = Number(heap)
    let [low, high] = [0, exceptions.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = rounded[middle] as number
      if (other === near ? (exceptions[middle] as bigint) < heap : other < near) low = middle + 1
      else high = middle
    }
    return low
  }

  private takesFrom(heap: bigint): readonly bigint[] {
    const amounts = this.amounts.get(heap) ?? []
    return typeof amounts === 'bigint' ? [amounts] : amounts
  }

  value(heap: bigint): bigint {
    const place = this.below(heap)
    return this.exceptions[place] === heap ? (this.values[place] as bigint) : heap - BigInt(place)
  }

  /** All heaps of a value, in rising order. */
  heapsOf(value: bigint): readonly bigint[] {
    // the heap that is not exceptional: as many more than the value as there are exceptions below it
    let [low, high] = [0, this.exceptions.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.exceptions[middle] as bigint) - BigInt(middle) <= value) low = middle + 1
      else high = middle
    }
    return rising([...(this.having.get(value) ?? []), value + BigInt(low)])
  }

  isForbidden(heap: bigint, amount: bigint): boolean {
    return this.takesFrom(heap).includes(amount)
  }
}
