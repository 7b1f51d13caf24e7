// What the sparse-space method has in its memory before the values.

/** Heaps that a block handles at once: the lanes of a vector of bytes. */
export const MOST_LANES: u32 = 16

/** Values that the method of rare heaps follows; a table with larger ones is filled plainly. */
export const MOST_VALUES: u32 = 4096

/** Bytes from the marks of one lane to those of the next, so that they share no cache sets. */
export const BYTE_STRIDE: u32 = 576
export const SHORT_STRIDE: u32 = 5120

/** How many rare heaps fit; a game with more has no mask worth using. */
export const MOST_RARE: u32 = 65536
export const MOST_LEARNED: u32 = 512

export const MARKS: usize = memory.data(8 * 5120, 64)
/** The marks of sixteen heaps whose values are below 64; see planes.ts. */
export const PLANES: usize = memory.data(8 * 16, 64)
export const WORDS: usize = memory.data(16 * 8, 64)
/** Sixteen zeros and sixteen bytes 255: sixteen in a row of them have any number of zeros. */
export const EDGE: usize = memory.data<u8>([
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
  255, 255, 255, 255, 255, 255,
])
/** Bit v of row d: the value v is common where the parity term is d. */
export const COMMON: usize = memory.data(2 * 512, 64)
/** Rare values below the least free common one that no pair has excluded yet. */
export const MISSING: usize = memory.data(2 * 4096, 64)
/** Heaps, ascending, whose class is rare, and their values. */
export const RARE: usize = memory.data(4 * 65536, 64)
export const RARE_VALUE: usize = memory.data(2 * 65536, 64)
/** Common heaps that excluded rare values often. */
export const LEARNED: usize = memory.data(4 * 512, 64)
export const LEARNED_VALUE: usize = memory.data(2 * 512, 64)
/** How often a heap excluded a rare value since the list was last learned. */
export const CREDIT: usize = memory.data(2 * 65536, 64)
/** How many even and odd heaps have a value, for the choice of a mask. */
export const HISTOGRAM: usize = memory.data(2 * 4 * 4096, 64)
