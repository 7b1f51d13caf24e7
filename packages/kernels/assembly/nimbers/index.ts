import { putLine } from '../print'
import { prepareProducts, product64 } from './product'

/**
 * Writes a line with the nim product of each of `count` pairs of numbers of 64 bits that stand one
 * behind the other at `pairs`, and returns the address after the text.
 */
export function products(pairs: usize, count: usize, out: usize): usize {
  prepareProducts()
  for (const end = pairs + count * 16; pairs < end; pairs += 16)
    out = putLine(out, product64(load<u64>(pairs), load<u64>(pairs, 8)))
  return out
}
