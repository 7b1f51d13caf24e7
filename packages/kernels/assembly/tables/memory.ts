// Where things stand in the memory of a table. The values G(0), G(1), … come last and grow.

/** How many ways of one kind (amounts that leave one heap, say) a table may have. */
export const MOST_WAYS: u32 = 16384

/** Amounts that may be all of a heap; that leave one heap; that leave two. */
export const ALL: usize = memory.data(4 * 16384, 64)
export const ONE: usize = memory.data(4 * 16384, 64)
export const TWO: usize = memory.data(4 * 16384, 64)

/** The address of G(0): the first page after all that is fixed. */
export const VALUES: usize = (__heap_base + 0xffff) & ~0xffff

/** The addresses that the caller fills or reads. */
export function addressOf(what: u32): usize {
  switch (what) {
    case 0:
      return VALUES
    case 1:
      return ALL
    case 2:
      return ONE
    default:
      return TWO
  }
}
