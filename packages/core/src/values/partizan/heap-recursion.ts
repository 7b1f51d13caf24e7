import type { Mover } from '../../model/outcome.ts'
import type { HeapOptions } from './heap-options.ts'
import { HeapOrder, type OrderPattern } from './heap-order.ts'

/** The canonical options of a heap, which are heaps: their numbers in rising order. */
type HeapForm = Readonly<Record<Mover, readonly number[]>>

/**
 * How the canonical forms of heaps go on, which is proved: `forms` has those of all heaps below
 * from + period. From `from` on, a number −d stands for the heap that is smaller by d, and the same
 * list is that of every heap larger by a multiple of the period; other numbers are heaps below `from`.
 */
export interface FormRecursion {
  readonly period: number
  readonly from: number
  readonly forms: readonly HeapForm[]
  readonly order: OrderPattern
  /** The last heap that was looked at to prove it. */
  readonly checkedTo: number
}

/** As many heaps are compared at most, and so many options are looked at for it. */
const MOST_HEAPS = 2048
const MOST_LOOKS = 2 ** 27

/** Looks for a recursion of forms among more and more heaps that are never split. */
export class RecursionSearch {
  private readonly take: number
  private readonly ways: number
  private readonly order: HeapOrder
  private readonly forms: HeapForms
  private pattern: OrderPattern | undefined

  constructor(options: Readonly<Record<Mover, HeapOptions>>, take: number) {
    const count = (mover: Mover) => [...options[mover].pieces(take + 1)].length
    this.take = take
    this.ways = count('left') + count('right')
    this.order = new HeapOrder(options)
    this.forms = new HeapForms(this.order)
  }

  /** How the forms go on, where the heaps below a size prove it. */
  at(size: number): FormRecursion | undefined {
    const { take, ways, order, forms } = this
    if (size > MOST_HEAPS || size ** 2 * ways > MOST_LOOKS) return undefined
    order.extend(size)
    this.pattern ??= order.pattern(take)
    return this.pattern && forms.recursion(this.pattern, take)
  }
}

/**
 * The canonical forms of heaps by their order alone. The options of a heap are heaps, and so are those
 * that take the place of a reversible option: no other game is ever met. Of equal heaps the smallest
 * stands for all.
 */
class HeapForms {
  private readonly order: HeapOrder
  private readonly least: number[] = []
  private readonly forms: HeapForm[] = []

  constructor(order: HeapOrder) {
    this.order = order
  }

  /**
   * How the forms go on, where the heaps that are compared suffice to prove it for moves that take at
   * most `take`. docs/certificates.md (recursion) has the theorem.
   */
  recursion(pattern: OrderPattern, take: number): FormRecursion | undefined {
    const { forms, order } = this
    while (forms.length < order.size) this.append()
    const { period } = pattern
    const size = forms.length
    if (size < 4 * period) return undefined
    // a guess: heaps far below are the same for all heaps to come
    const shapes = Array.from({ length: period }, (_, i) => {
      const n = size - period + i
      return bySide((mover) =>
        (forms[n] as HeapForm)[mover].map((m) => (2 * m < n ? m : m - n)).sort(rising),
      )
    })
    const shapeOf = (n: number) => shapes[(((n - size) % period) + period) % period] as HeapForm
    const items = shapes.flatMap(({ left, right }) => [...left, ...right])
    const most = Math.max(-1, ...items)
    let from = size
    while (from - 1 > most && this.isOf(shapeOf(from - 1), from - 1)) from--
    const back = Math.max(0, ...items.map((item) => -item))
    if (firstShown({ ...pattern, take, forms: from, most, back }) + period > size) return undefined
    const listed = Array.from({ length: from + period }, (_, n) =>
      n < from ? (forms[n] as HeapForm) : shapeOf(n),
    )
    return { period, from, forms: listed, order: pattern, checkedTo: size - 1 }
  }

  /** Whether a list in which −d stands for the heap that is smaller by d is that of a heap. */
  private isOf(shape: HeapForm, n: number): boolean {
    const isSame = (items: readonly number[], list: readonly number[]) => {
      if (items.some((item) => n + item < 0)) return false
      const heaps = new Set(items.map((item) => this.least[item < 0 ? n + item : item]))
      return heaps.size === list.length && list.every((m) => heaps.has(m))
    }
    const { left, right } = this.forms[n] as HeapForm
    return isSame(shape.left, left) && isSame(shape.right, right)
  }

  private append(): void {
    const { order, least, forms } = this
    const n = forms.length
    let m = 0
    while (!(order.atMost(m, n) && order.atMost(n, m))) m++
    least.push(m)
    forms.push(m < n ? (forms[m] as HeapForm) : bySide((mover) => this.canonical(mover, n)))
  }

  /** The options of a player from a heap, none dominated, none reversible. */
  private canonical(mover: Mover, n: number): readonly number[] {
    const { order, least, forms } = this
    const other = mover === 'left' ? 'right' : 'left'
    /** Whether a player likes one heap at least as well as another. */
    const isAsGood = (a: number, b: number) =>
      mover === 'left' ? order.atMost(b, a) : order.atMost(a, b)
    const kept = new Set<number>()
    const seen = new Set(order.options(mover, n).map((m) => least[m] as number))
    // what is added to a set while one goes through it is gone through as well
    for (const option of seen) {
      const answers = (forms[option] as HeapForm)[other]
      const through = answers.find((answer) => isAsGood(n, answer))
      if (through === undefined) kept.add(option)
      else for (const next of (forms[through] as HeapForm)[mover]) seen.add(next)
    }
    const each = [...kept]
    return each.filter((a) => !each.some((b) => b !== a && isAsGood(b, a))).sort(rising)
  }
}

/** Where the order and the forms of heaps begin to repeat, and how far back and up options reach. */
interface Extent extends OrderPattern {
  readonly take: number
  /** From where on the forms repeat. */
  readonly forms: number
  /** The largest heap that is an option of all heaps to come. */
  readonly most: number
  /** By how much the others are smaller, at most. */
  readonly back: number
}

/** A period of heaps from here on shows that the forms repeat for ever. */
function firstShown({ period, from, far, take, forms, most, back }: Extent): number {
  const apart = most + far
  return Math.max(
    2 * back + Math.max(forms, from, apart),
    back + far + period + Math.max(from + take, apart),
  )
}

function bySide<T>(of: (mover: Mover) => T): Readonly<Record<Mover, T>> {
  return { left: of('left'), right: of('right') }
}

const rising = (a: number, b: number) => a - b

/** The canonical options of a heap as heaps. */
export function optionsIn(recursion: FormRecursion, mover: Mover, heap: number): number[] {
  const { period, from, forms } = recursion
  const place = heap < from ? heap : from + ((heap - from) % period)
  const list = (forms[place] as HeapForm)[mover]
  return list.map((item) => (item < 0 ? heap + item : item))
}

/** The same for a heap of any size. */
export function largeOptionsIn(recursion: FormRecursion, mover: Mover, heap: bigint): bigint[] {
  const { period, from, forms } = recursion
  const place = heap < from ? Number(heap) : from + Number((heap - BigInt(from)) % BigInt(period))
  const list = (forms[place] as HeapForm)[mover]
  return list.map((item) => (item < 0 ? heap + BigInt(item) : BigInt(item)))
}
