// Where things stand in the memory of a check. The values G(0), G(1), … come last and grow.

/** Heaps that are handled at once: the lanes of a vector of bytes. */
export const LANES: u32 = 16
/** No value of a heap: it stands where there is none, before heap 1 and where none is known yet. */
export const NONE: u8 = 255
/** How many parts there may be, of which so many are not rare. */
export const MOST_PARTS: u32 = 65536
export const MOST_CHOSEN: u32 = 512
/** Heaps below this can be chosen as parts. */
export const CREDITED: u32 = 65536

/** Bytes from the marks of one heap to those of the next, so that they share no cache sets. */
export const ROW: u32 = 320
/** Byte v of a heap's row says that it reaches v. */
export const MARKS: usize = memory.data(16 * 320, 64)
/** Bit v of a heap's word says the same; plane k has byte k of all words. */
export const PLANES: usize = memory.data(8 * 16, 64)
/** Bit v of row d: the value v is common where the parity term is d. */
export const COMMON: usize = memory.data(2 * 32, 64)
/** Rare values that are looked for among all pairs. */
export const MISSING: usize = memory.data(256, 64)
/** Heaps whose pairs are marked, in rising order, and their values. */
export const PARTS: usize = memory.data(4 * 65537, 64)
export const PART_VALUES: usize = memory.data(65537, 64)
/** How often a heap was part of a pair that was looked for, since parts were last chosen. */
export const CREDIT: usize = memory.data(2 * 65536, 64)
/** Amounts that may be all of a heap; that leave one heap; that leave two; none is above 4096. */
export const ALL: usize = memory.data(4 * 4097, 64)
export const ONE: usize = memory.data(4 * 4097, 64)
export const TWO: usize = memory.data(4 * 4097, 64)

/** The address of G(0): a page after all that is fixed, as a vector may begin before it. */
export const CELLS: usize = ((__heap_base + 0xffff) & ~0xffff) + 0x10000

export function cellAt(n: u32): u32 {
  return load<u8>(CELLS + n) as u32
}

/** One of the parts, and its value. */
export function partAt(index: u32): u32 {
  return load<u32>(PARTS + (index << 2))
}

export function partValue(index: u32): u32 {
  return load<u8>(PART_VALUES + index) as u32
}
