import type { Form, Forms } from '../../forms/forms.ts'
import { breaksOf } from '../../rules/heaps.ts'
import { reachOf } from '../../rules/reach.ts'
import type { CodeRule, HeapRule } from '../../rules/rule.ts'

/** Take first, first + step, … (`count` amounts) and leave exactly this many heaps. */
interface Takes {
  readonly first: number
  readonly step: number
  readonly count: number
  readonly parts: 1 | 2 | 3
  readonly unequal: boolean
}

/** What heaps are worth, the smallest first. */
interface Heaps {
  readonly forms: Forms
  readonly values: readonly Form[]
}

/** What a player can make of heaps, where the forms of all smaller heaps are known. */
export class HeapOptions {
  private readonly rule: HeapRule | CodeRule
  /** From this heap on the moves are the same for all heaps; infinite for other rules. */
  private readonly settledFrom: number
  private settled: readonly Takes[] | undefined

  constructor(rule: HeapRule | CodeRule) {
    this.rule = rule
    this.settledFrom = (reachOf(rule)?.take ?? Number.POSITIVE_INFINITY) + 3
  }

  /** The forms of the options of a heap, each once; tells how many options were looked at. */
  of(heap: number, { forms, values }: Heaps, looked?: (options: number) => void): Set<Form> {
    const found = new Set<Form>()
    for (const { first, step, count, parts, unequal } of this.takes(heap))
      for (let i = 0; i < count; i++) {
        const left = heap - first - i * step
        if (parts === 1) {
          found.add(values[left] as Form)
          looked?.(1)
        } else if (parts === 2) {
          looked?.(left / 2)
          for (let a = 1; unequal ? 2 * a < left : 2 * a <= left; a++)
            found.add(forms.add(values[a] as Form, values[left - a] as Form))
        } else
          for (let a = 1; 3 * a <= left; a++) {
            looked?.((left - a) / 2)
            const rest = left - a
            for (let b = a; 2 * b <= rest; b++) {
              const pair = forms.add(values[b] as Form, values[rest - b] as Form)
              found.add(forms.add(values[a] as Form, pair))
            }
          }
      }
    return found
  }

  /** The heaps that a move may leave of one, each list once for every amount. */
  *pieces(heap: number): Generator<readonly number[]> {
    for (const { first, step, count, parts, unequal } of this.takes(heap))
      for (let i = 0; i < count; i++) {
        const left = heap - first - i * step
        if (parts === 1) yield left > 0 ? [left] : []
        else if (parts === 2)
          for (let a = 1; unequal ? 2 * a < left : 2 * a <= left; a++) yield [a, left - a]
        else
          for (let a = 1; 3 * a <= left; a++)
            for (let b = a; a + 2 * b <= left; b++) yield [a, b, left - a - b]
      }
  }

  private takes(heap: number): readonly Takes[] {
    if (heap < this.settledFrom) return takesAt(this.rule, heap)
    this.settled ??= takesAt(this.rule, this.settledFrom)
    return this.settled
  }
}

function takesAt(rule: HeapRule | CodeRule, heap: number): Takes[] {
  return Array.from(breaksOf(rule, BigInt(heap)), ({ takes, parts, unequal }) => ({
    first: Number(takes.first),
    step: Number(takes.step),
    count: Number(takes.count),
    parts,
    unequal,
  }))
}
