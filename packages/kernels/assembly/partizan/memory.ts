// Blocks of memory, which are never given back: what outgrows one moves to another of twice the size.
import { stop, TOO_MANY_FORMS } from './host'

let end: usize = (__heap_base + 63) & ~63

/** A new block, at the beginning of a cache line. */
export function allocate(bytes: usize): usize {
  const from = end
  const to = <u64>from + bytes
  const pages = <i32>((to + 0xffff) >> 16) - memory.size()
  if (pages > 0 && (to >= 0xffff0000 || memory.grow(pages) < 0)) stop(TOO_MANY_FORMS)
  end = (from + bytes + 63) & ~63
  return from
}
