import { expect, test } from 'vitest'
import { laskerSplits } from '../src/games/theorems/lasker-splits.ts'

/** The value of a heap of Lasker's Nim, as its theorem states it. */
function valueOfHeap(n: bigint): bigint {
  if (n === 0n) return 0n
  return n % 4n === 0n ? n - 1n : n % 4n === 3n ? n + 1n : n
}

test('the splits with a value are those found by trying all of them', () => {
  for (let heap = 0n; heap <= 130n; heap++) {
    const plain = new Map<bigint, bigint[]>()
    for (let a = 1n; 2n * a <= heap; a++) {
      const value = valueOfHeap(a) ^ valueOfHeap(heap - a)
      plain.set(value, [...(plain.get(value) ?? []), a])
    }
    for (let target = 0n; target < 256n; target++) {
      const found: bigint[] = []
      for (const { count, at } of laskerSplits(heap, target))
        for (let i = 0n; i < count; i++) found.push(at(i))
      found.sort((a, b) => (a < b ? -1 : 1))
      expect(found, `${heap} to ${target}`).toEqual(plain.get(target) ?? [])
    }
  }
})
