/**
 * A set of small numbers as bits, as many words as a power of two says: a xor with one number takes
 * words to words, so that all members are moved at once.
 */
export type ValueBits = Uint32Array<ArrayBuffer>

/** An empty set with room for all numbers that have no more binary digits than `largest`. */
export function bitsUpTo(largest: number): ValueBits {
  return new Uint32Array(2 ** Math.max(0, 32 - Math.clz32(largest) - 5))
}

export function addTo(set: ValueBits, value: number): void {
  set[value >>> 5] = (set[value >>> 5] as number) | (1 << (value & 31))
}

/** Adds each member of another set xor a number; the set has room for the number and for them. */
export function addMoved(set: ValueBits, from: ValueBits, by: number): void {
  const high = by >>> 5
  for (let i = 0; i < from.length; i++) {
    let word = from[i] as number
    if (word === 0) continue
    // bits change places with those 1, 2, 4, 8 and 16 further
    if (by & 1) word = ((word & 0x55555555) << 1) | ((word >>> 1) & 0x55555555)
    if (by & 2) word = ((word & 0x33333333) << 2) | ((word >>> 2) & 0x33333333)
    if (by & 4) word = ((word & 0x0f0f0f0f) << 4) | ((word >>> 4) & 0x0f0f0f0f)
    if (by & 8) word = ((word & 0x00ff00ff) << 8) | ((word >>> 8) & 0x00ff00ff)
    if (by & 16) word = (word << 16) | (word >>> 16)
    set[i ^ high] = (set[i ^ high] as number) | word
  }
}

/** Calls a function with each member, in rising order. */
export function eachIn(set: ValueBits, call: (value: number) => void): void {
  for (let i = 0; i < set.length; i++)
    for (let word = set[i] as number; word !== 0; word &= word - 1)
      call(32 * i + 31 - Math.clz32(word & -word))
}
