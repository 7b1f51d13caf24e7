import {
  addDyadic,
  compareDyadic,
  type Dyadic,
  dyadic,
  middle,
  roundedDyadic,
  ZERO,
} from '../arith/dyadic.ts'
import { bitLength } from '../arith/integers.ts'
import { Columns, type Form, NUMBER, OTHER, SIMPLE } from './columns.ts'
import { tooLarge, tooManyForms } from './limit.ts'
import { recognised } from './recognise.ts'
import { nimSum, optionsOfInfinitesimal } from './simple.ts'

const MOST_BITS = 1_000_000

/**
 * Canonical forms, one id for each. Numbers, and numbers with ups and a nim-heap, are known by
 * these three and get their options when somebody asks, so that 10^9 is one form and not 10^9 of
 * them; all others are known by their options.
 */
export class FormStore extends Columns {
  readonly zero: Form
  /** A form that is being made: its options are not canonical yet. */
  readonly draft: Form
  /** Whether some number is not its double: then equal doubles of stops tell nothing. */
  rounded = false
  /** As many options the draft has room for. */
  private room = 0
  private readonly values = new Map<Form, Dyadic>()
  private readonly numbers = new Map<number, Map<bigint, Form>>()

  constructor(limit: number) {
    super(limit)
    this.zero = this.number(ZERO)
    this.draft = this.fresh(OTHER, this.zero, this.zero)
  }

  number(value: Dyadic): Form {
    const { numerator, exponent } = value
    let same = this.numbers.get(exponent)
    if (same === undefined) {
      same = new Map()
      this.numbers.set(exponent, same)
    }
    const known = same.get(numerator)
    if (known !== undefined) return known
    const short = exponent <= 1000 && Number.isSafeInteger(Number(numerator))
    if (!short) {
      const bits = bitLength(numerator < 0n ? -numerator : numerator)
      if (bits > MOST_BITS || exponent > MOST_BITS) throw tooLarge()
      this.rounded = true
    }
    const form = this.fresh(NUMBER, this.count, this.count)
    const double = roundedDyadic(value)
    this.leftBound[form] = double
    this.rightBound[form] = double
    this.values.set(form, value)
    same.set(numerator, form)
    return form
  }

  /** The number that a form is; undefined where it is none. */
  asNumber(form: Form): Dyadic | undefined {
    return this.values.get(form)
  }

  /** The number of a form that is one. */
  numberOf(form: Form): Dyadic {
    return this.values.get(form) as Dyadic
  }

  /** Whether a number of the store is less than another. */
  less(a: Form, b: Form): boolean {
    const p = this.leftBound[a] as number
    const q = this.leftBound[b] as number
    if (p !== q || a === b || !this.rounded) return p < q
    return compareDyadic(this.numberOf(a), this.numberOf(b)) < 0
  }

  /** A number of the store with ups and a nim-heap. */
  simple(number: Form, ups: number, nim: number): Form {
    if (ups === 0 && nim === 0) return number
    if (!Number.isSafeInteger(ups) || !Number.isSafeInteger(nim) || nim < 0) throw tooLarge()
    const hash = mixed(mixed(mixed(0x2545f491, number), ups | 0), nim | 0)
    for (let e = this.first(hash); e >= 0; e = this.next[e] as number)
      if (
        this.kind[e] === SIMPLE &&
        this.leftStop[e] === number &&
        this.ups[e] === ups &&
        this.nim[e] === nim
      )
        return e
    const form = this.fresh(SIMPLE, number, number)
    this.ups[form] = ups
    this.nim[form] = nim
    this.enter(form, hash)
    return form
  }

  /** The sum of two forms that are simple. */
  addSimple(g: Form, h: Form): Form {
    const { leftStop, ups, nim } = this
    const x = leftStop[g] as Form
    const y = leftStop[h] as Form
    const number =
      x === this.zero
        ? y
        : y === this.zero
          ? x
          : this.number(addDyadic(this.numberOf(x), this.numberOf(y)))
    const heap = nimSum(nim[g] as number, nim[h] as number)
    return this.simple(number, (ups[g] as number) + (ups[h] as number), heap)
  }

  /**
   * The form with these options, which must be canonical: none dominated, none reversible, no
   * option twice. Neither list needs an order, and both are put into one.
   */
  intern(left: Form[], right: Form[]): Form {
    if (left.length === 0 || right.length === 0) return this.integer(left[0], right[0])
    const simple = recognised(this, left, right)
    if (simple !== undefined) return this.simple(simple.number, simple.ups, simple.nim)
    if (left.length > 1) left.sort(rising)
    if (right.length > 1) right.sort(rising)
    const hash = hashOfOptions(left, right)
    for (let e = this.first(hash); e >= 0; e = this.next[e] as number)
      if (this.hashes[e] === hash && this.hasOptions(e, left, right)) return e
    const low = this.highest(left)
    const high = this.lowest(right)
    // two numbers in order have a number between them
    if (this.kind[left[0] as Form] === NUMBER && this.less(low, high))
      return this.number(middle(this.numberOf(low), this.numberOf(high)))
    this.charge(left.length + right.length + 1)
    const form = this.fresh(OTHER, low, high)
    this.setOptions(form, left, right)
    this.enter(form, hash)
    return form
  }

  /** The greatest right stop of some options of Left, at least one. */
  highest(left: readonly Form[]): Form {
    let stop = this.rightStop[left[0] as Form] as Form
    for (let i = 1; i < left.length; i++) {
      const other = this.rightStop[left[i] as Form] as Form
      if (this.less(stop, other)) stop = other
    }
    return stop
  }

  /** The least left stop of some options of Right, at least one. */
  lowest(right: readonly Form[]): Form {
    let stop = this.leftStop[right[0] as Form] as Form
    for (let i = 1; i < right.length; i++) {
      const other = this.leftStop[right[i] as Form] as Form
      if (this.less(other, stop)) stop = other
    }
    return stop
  }

  /** Makes the draft a game with these options and stops. */
  writeDraft(left: readonly Form[], right: readonly Form[], low: Form, high: Form): void {
    const total = left.length + right.length
    if (total > this.room) {
      this.at[this.draft] = this.reserve(2 * total)
      this.room = 2 * total
    }
    this.setStops(this.draft, low, high)
    this.fill(this.draft, left, right)
  }

  /** Sees to it that the options of a form are in the pool. */
  list(form: Form): void {
    if ((this.at[form] as number) >= 0) return
    const [left, right] =
      this.kind[form] === NUMBER ? this.aroundNumber(form) : this.aroundSimple(form)
    this.setOptions(form, left, right)
  }

  left(form: Form): Form[] {
    this.list(form)
    return this.listed(this.at[form] as number, this.lefts[form] as number)
  }

  right(form: Form): Form[] {
    this.list(form)
    const from = (this.at[form] as number) + (this.lefts[form] as number)
    return this.listed(from, this.rights[form] as number)
  }

  private listed(from: number, count: number): Form[] {
    const { pool } = this
    const forms: Form[] = []
    for (let i = from; i < from + count; i++) forms.push(pool[i] as Form)
    return forms
  }

  private integer(left: Form | undefined, right: Form | undefined): Form {
    const only = left ?? right
    if (only === undefined) return this.zero
    const step = left === undefined ? -1n : 1n
    return this.number(dyadic(this.numberOf(only).numerator + step))
  }

  private aroundNumber(form: Form): [Form[], Form[]] {
    const { numerator, exponent } = this.numberOf(form)
    const below = () => this.number(dyadic(numerator - 1n, exponent))
    const above = () => this.number(dyadic(numerator + 1n, exponent))
    if (exponent > 0) return [[below()], [above()]]
    if (numerator === 0n) return [[], []]
    return numerator > 0n ? [[below()], []] : [[], [above()]]
  }

  private aroundSimple(form: Form): [Form[], Form[]] {
    const number = this.leftStop[form] as Form
    const [ups, nim] = [this.ups[form] as number, this.nim[form] as number]
    if (ups === 0 && 2 * nim > this.limit) throw tooManyForms(this.limit)
    const [left, right] = optionsOfInfinitesimal(ups, nim)
    const make = ([u, n]: readonly [number, number]) => this.simple(number, u, n)
    return [left.map(make), right.map(make)]
  }

  protected override isEntered(form: Form): boolean {
    return this.kind[form] !== NUMBER && form !== this.draft
  }

  private hasOptions(form: Form, left: readonly Form[], right: readonly Form[]): boolean {
    if (this.kind[form] !== OTHER) return false
    if (this.lefts[form] !== left.length || this.rights[form] !== right.length) return false
    const { pool } = this
    let from = this.at[form] as number
    for (let i = 0; i < left.length; i++) if (pool[from++] !== left[i]) return false
    for (let i = 0; i < right.length; i++) if (pool[from++] !== right[i]) return false
    return true
  }
}

function hashOfOptions(left: readonly Form[], right: readonly Form[]): number {
  let hash = left.length + 1
  for (let i = 0; i < left.length; i++) hash = mixed(hash, left[i] as Form)
  for (let i = 0; i < right.length; i++) hash = mixed(hash, right[i] as Form)
  return hash
}

function mixed(hash: number, next: number): number {
  const h = Math.imul(hash ^ next, 0x9e3779b1)
  return h ^ (h >>> 15)
}

const rising = (a: number, b: number) => a - b
