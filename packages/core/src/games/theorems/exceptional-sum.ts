import type { Forbidden } from './exceptional-nim.ts'

const WORD = 2 ** 32
const LARGEST = 2n ** 64n - 1n

/**
 * The xor of the values of heaps in Nim with forbidden takes, by words of 32 bits, which take a
 * fraction of the time that long lists of bigints do; undefined where a number has more than 64 bits.
 */
export function exceptionalSum(heaps: readonly bigint[], forbidden: Forbidden): bigint | undefined {
  const froms = wordsOf(forbidden, ([heap]) => heap)
  const amounts = wordsOf(forbidden, ([, amount]) => amount)
  const asked = wordsOf(heaps, (heap) => heap)
  if (!froms || !amounts || !asked) return undefined
  const nim = new WordNim(froms, amounts)
  let [high, low] = [0, 0]
  for (let i = 0; i < asked.length; i += 2) {
    nim.find(asked[i + 1] as number, asked[i] as number)
    high ^= nim.high
    low ^= nim.low
  }
  return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0)
}

/** Numbers of up to 64 bits as pairs of words, the lower one first. */
function wordsOf<T>(list: readonly T[], of: (member: T) => bigint): Uint32Array | undefined {
  const longs = new BigUint64Array(list.length)
  for (let i = 0; i < list.length; i++) {
    const number = of(list[i] as T)
    if (number > LARGEST) return undefined
    longs[i] = number
  }
  return new Uint32Array(longs.buffer)
}

class WordNim {
  /** The word of the last value that was found. */
  high = 0
  low = 0
  private count = 0
  /** The exceptional heaps in rising order, and their values. */
  private readonly heapHigh: Uint32Array
  private readonly heapLow: Uint32Array
  private readonly valueHigh: Uint32Array
  private readonly valueLow: Uint32Array
  /** The places of the exceptional values by their hash, how often each occurs, and 0 where none is. */
  private readonly slots: Uint32Array
  private readonly times: Uint32Array

  constructor(froms: Uint32Array, amounts: Uint32Array) {
    const size = froms.length / 2
    this.heapHigh = new Uint32Array(size)
    this.heapLow = new Uint32Array(size)
    this.valueHigh = new Uint32Array(size)
    this.valueLow = new Uint32Array(size)
    const room = 2 ** (33 - Math.clz32(Math.max(1, size)))
    this.slots = new Uint32Array(room)
    this.times = new Uint32Array(room)
    const order = inOrder(froms)
    for (let i = 0; i < size; ) {
      const first = i
      const low = froms[2 * (order[i] as number)] as number
      const high = froms[2 * (order[i] as number) + 1] as number
      do i++
      while (i < size && isAt(froms, order[i] as number, high, low))
      if (i === first + 1) this.settleOne(high, low, amounts, order[first] as number)
      else this.settle(high, low, amounts, order.subarray(first, i))
    }
  }

  /** Finds whether a heap, of which one take is forbidden, is exceptional. */
  private settleOne(high: number, low: number, amounts: Uint32Array, take: number): void {
    if (!this.leave(high, low, amounts, take)) return
    const slot = this.slotOf(this.high, this.low)
    if (this.times[slot] === 0) this.except(high, low, slot)
  }

  /** Finds whether a heap, of which these takes are forbidden, is exceptional. */
  private settle(high: number, low: number, amounts: Uint32Array, takes: Uint32Array): void {
    const reached: [high: number, low: number][] = []
    for (const take of takes)
      if (this.leave(high, low, amounts, take)) reached.push([this.high, this.low])
    reached.sort((a, b) => a[0] - b[0] || a[1] - b[1])
    for (let i = 0; i < reached.length; ) {
      const first = i
      ;[this.high, this.low] = reached[i] as [number, number]
      while (reached[i]?.[0] === this.high && reached[i]?.[1] === this.low) i++
      const slot = this.slotOf(this.high, this.low)
      if (i - first <= (this.times[slot] as number)) continue
      this.except(high, low, slot)
      return
    }
  }

  /** Finds the value of what a take leaves of a heap; false where nothing or too much is taken. */
  private leave(high: number, low: number, amounts: Uint32Array, take: number): boolean {
    const takenLow = amounts[2 * take] as number
    const takenHigh = amounts[2 * take + 1] as number
    const borrow = low < takenLow ? 1 : 0
    if (high - takenHigh - borrow < 0 || (takenLow === 0 && takenHigh === 0)) return false
    this.find(high - takenHigh - borrow, low - takenLow + borrow * WORD)
    return true
  }

  /** Gives a heap the value found last, which has a slot. */
  private except(high: number, low: number, slot: number): void {
    this.heapHigh[this.count] = high
    this.heapLow[this.count] = low
    this.valueHigh[this.count] = this.high
    this.valueLow[this.count] = this.low
    if (this.times[slot] === 0) this.slots[slot] = this.count
    this.times[slot] = (this.times[slot] as number) + 1
    this.count++
  }

  /** The slot of an exceptional value, or the free one where it belongs. */
  private slotOf(high: number, low: number): number {
    const mask = this.slots.length - 1
    let slot = (Math.imul(high, 0x9e3779b1) ^ Math.imul(low, 0x85ebca6b)) >>> 0
    slot = (slot ^ (slot >>> 15)) & mask
    while (this.times[slot] !== 0) {
      const place = this.slots[slot] as number
      if (this.valueLow[place] === low && this.valueHigh[place] === high) break
      slot = (slot + 1) & mask
    }
    return slot
  }

  /** Finds the value of a heap: its own where it is exceptional, else less by the exceptions below it. */
  find(high: number, low: number): void {
    const { heapHigh, heapLow } = this
    let [from, to] = [0, this.count]
    while (from < to) {
      const middle = (from + to) >> 1
      const other = heapHigh[middle] as number
      if (other === high ? (heapLow[middle] as number) < low : other < high) from = middle + 1
      else to = middle
    }
    if (from < this.count && heapHigh[from] === high && heapLow[from] === low) {
      this.high = this.valueHigh[from] as number
      this.low = this.valueLow[from] as number
      return
    }
    const borrow = low < from ? 1 : 0
    this.high = high - borrow
    this.low = low - from + borrow * WORD
  }
}

function isAt(words: Uint32Array, place: number, high: number, low: number): boolean {
  return words[2 * place] === low && words[2 * place + 1] === high
}

/** The places of numbers in the order of their size: sixteen bits after the other, the lowest first. */
function inOrder(words: Uint32Array): Uint32Array {
  let order = new Uint32Array(words.length / 2)
  for (let i = 0; i < order.length; i++) order[i] = i
  let next = new Uint32Array(order.length)
  for (let digit = 0; digit < 4; digit++) {
    const [word, shift] = [digit >> 1, 16 * (digit & 1)]
    const ends = new Uint32Array(65_537)
    for (let i = word; i < words.length; i += 2) {
      const key = (((words[i] as number) >>> shift) & 0xffff) + 1
      ends[key] = (ends[key] as number) + 1
    }
    for (let key = 1; key < ends.length; key++)
      ends[key] = (ends[key] as number) + (ends[key - 1] as number)
    for (let i = 0; i < order.length; i++) {
      const place = order[i] as number
      const key = ((words[2 * place + word] as number) >>> shift) & 0xffff
      next[ends[key] as number] = place
      ends[key] = (ends[key] as number) + 1
    }
    ;[order, next] = [next, order]
  }
  return order
}
