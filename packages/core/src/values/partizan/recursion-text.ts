import type { Form } from '../../forms/forms.ts'
import { formText } from '../../forms/text/write.ts'
import type { Mover } from '../../model/outcome.ts'
import { type FormRecursion, largeOptionsIn, optionsIn } from './heap-recursion.ts'
import type { PartizanTable } from './heap-table.ts'

/** The names of values that are options are no longer; longer ones are told as heaps. */
const LONGEST = 24

/**
 * The canonical form of a heap by means of smaller ones, `{G(99)|0}`, where it is proved how forms go on
 * and the heap is one of those; undefined elsewhere.
 */
export function recursionText(table: PartizanTable, heap: bigint): string | undefined {
  const { recursion } = table
  if (!recursion || heap < recursion.from) return undefined
  const side = (mover: Mover) =>
    largeOptionsIn(recursion, mover, heap)
      .map((m) => (m < recursion.from ? nameOf(table, Number(m)) : `G(${m})`))
      .join(',')
  return `{${side('left')}|${side('right')}}`
}

/** The forms of a period for all heaps of it: `{G(n-1)|0}`, in the order of the heaps from its begin. */
export function recursionTexts(table: PartizanTable, recursion: FormRecursion): readonly string[] {
  return recursion.forms.slice(recursion.from).map(({ left, right }) => {
    const side = (items: readonly number[]) =>
      items.map((item) => (item < 0 ? `G(n-${-item})` : nameOf(table, item))).join(',')
    return `{${side(left)}|${side(right)}}`
  })
}

/** The value of a small heap, or where its name is long the heap. */
function nameOf(table: PartizanTable, heap: number): string {
  const text = formText(table.forms, table.at(heap))
  return text === '' || text.length > LONGEST ? `G(${heap})` : text
}

const MOST_KEPT = 100_000

/**
 * The texts of the values of heaps, asked for in rising order: a text that would be longer than
 * `longest` is that of the recursion, where there is one.
 */
export class HeapTexts {
  private readonly table: PartizanTable
  private readonly longest: number
  private long = new Set<number>()

  constructor(table: PartizanTable, longest: number) {
    this.table = table
    this.longest = longest
  }

  /** The text of a heap whose form is known. */
  at(heap: number, form: Form): string {
    const { table, long } = this
    const { recursion, forms } = table
    if (!recursion || heap < recursion.from || forms.asSimple(form)) return formText(forms, form)
    const options = [...optionsIn(recursion, 'left', heap), ...optionsIn(recursion, 'right', heap)]
    const text = options.some((m) => long.has(m)) ? '' : formText(forms, form)
    if (text !== '' && text.length <= this.longest) return text
    long.add(heap)
    if (long.size > MOST_KEPT) this.forget(heap, recursion)
    return recursionText(table, BigInt(heap)) ?? text
  }

  /** Keeps the heaps that are options of larger ones than a heap: those at its end, and those that stay. */
  private forget(heap: number, { from, period, forms }: FormRecursion): void {
    const back = Math.max(...forms.flatMap(({ left, right }) => [...left, ...right].map((d) => -d)))
    this.long = new Set([...this.long].filter((m) => m < from + period || m >= heap - back))
  }
}
