import { optionsOf } from '../rules/heaps.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'

/** Heaps of a sum, none of them empty. */
export type Heaps = readonly number[]

/** What one heap may become, each as the heaps that are left; the empty list where none is. */
export function heapOptions(rule: HeapRule | CodeRule, heap: number): readonly Heaps[] {
  const found: Heaps[] = []
  for (const parts of optionsOf(rule, BigInt(heap)))
    found.push(parts.filter((part) => part > 0n).map(Number))
  return found
}

/** The sums that one move in a sum leads to. */
export function* sumOptions(
  heaps: Heaps,
  optionsOfHeap: (heap: number) => readonly Heaps[],
): Generator<Heaps> {
  for (const [i, heap] of heaps.entries()) {
    const others = heaps.filter((_, at) => at !== i)
    for (const parts of optionsOfHeap(heap)) yield [...others, ...parts]
  }
}
