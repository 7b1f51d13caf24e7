import { partitions } from '../src/model/enumerate.ts'
import { optionsOf } from '../src/rules/heaps.ts'
import { isHeapRule } from '../src/rules/rule.ts'
import { rule } from '../src/rules/syntax.ts'

/** A rule about heaps by its text. */
export function heapRule(text: string) {
  const data = rule(text)
  if (!isHeapRule(data)) throw new TypeError(text)
  return data
}

/** Sums of heaps with some heaps of Nim added, and what is computed of them by the definition. */
class Plain<T> {
  private readonly rule: ReturnType<typeof heapRule>
  private readonly settle: (options: readonly T[]) => T
  private readonly known = new Map<string, T>()

  constructor(text: string, settle: (options: readonly T[]) => T) {
    this.rule = heapRule(text)
    this.settle = settle
  }

  at(heaps: readonly bigint[], nim: readonly number[] = []): T {
    const [own, added] = [heaps.filter((h) => h > 0n), nim.filter((h) => h > 0)]
    const key = `${own.map(Number).sort((a, b) => a - b)};${added.sort((a, b) => a - b)}`
    const known = this.known.get(key)
    if (known !== undefined) return known
    const options: T[] = []
    for (const [i, heap] of own.entries())
      for (const parts of optionsOf(this.rule, heap))
        options.push(this.at([...own.slice(0, i), ...own.slice(i + 1), ...parts], added))
    for (const [i, heap] of added.entries())
      for (let left = 0; left < heap; left++) options.push(this.at(own, added.with(i, left)))
    const found = this.settle(options)
    this.known.set(key, found)
    return found
  }
}

/** Tells whether a sum is losing in misère play: it has moves, and none to such a sum. */
export function plainLosing(text: string): (heaps: readonly bigint[]) => boolean {
  const plain = new Plain<boolean>(text, (o) => o.length > 0 && !o.includes(true))
  return (heaps) => plain.at(heaps)
}

/** All sums of up to `total` stones in heaps of at most `largest`. */
export function sumsUpTo(total: number, largest = total): readonly (readonly bigint[])[] {
  return [...partitions(total)].filter((heaps) => heaps.every((heap) => heap <= largest))
}
