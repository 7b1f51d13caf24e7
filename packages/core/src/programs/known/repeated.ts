import { atMost, cases, type Formula, minus, mod, plus } from '../../formula/tree.ts'

/** The place of heap n in a table of the heaps 0..last, which repeat from a heap on. */
export function repeatedPlace(from: bigint, last: bigint): Formula {
  return cases([[atMost('n', last), 'n']], plus(from, mod(minus('n', from), last + 1n - from)))
}
