import { addDyadic, type Dyadic, dyadic, roundedDyadic, ZERO } from '../arith/dyadic.ts'
import { bitLength } from '../arith/integers.ts'
import { tooLarge, tooManyForms } from './limit.ts'
import { nimSum, optionsOfInfinitesimal } from './simple.ts'

/** A canonical form: its id in one store. Equal games have equal ids. */
export type Form = number

/** What a form is: a number; a number with ups or a nim-heap; anything else. */
export const OTHER = 0
export const NUMBER = 1
export const SIMPLE = 2

const MOST_BITS = 1_000_000

/**
 * Canonical forms in typed arrays, one id for each. The options of a form stand in one pool, those
 * of Left first. Numbers, and numbers with ups and a nim-heap, are known by these three and get
 * their options when somebody asks, so that 10^9 is one form and not 10^9 of them.
 */
export class FormStore {
  readonly zero: Form
  /** A form that is being made: its options are not canonical yet. */
  readonly draft: Form
  /** As many forms and options may be stored. */
  limit: number
  /** Whether some number is not its double: then equal doubles of stops tell nothing. */
  rounded = false

  kind = new Uint8Array(256)
  /** Where the options begin in the pool; -1 where they are not listed yet. */
  at = new Int32Array(256)
  lefts = new Int32Array(256)
  rights = new Int32Array(256)
  pool = new Int32Array(1024)
  /** The stops, as numbers of the store and as their doubles. */
  leftStop = new Int32Array(256)
  rightStop = new Int32Array(256)
  leftBound = new Float64Array(256)
  rightBound = new Float64Array(256)
  /** The parts of a simple form besides its number, which is its stop. */
  ups = new Float64Array(256)
  nim = new Float64Array(256)
  private next = new Int32Array(256)
  private heads = new Int32Array(256).fill(-1)
  private count = 0
  private top = 0
  private room = 0
  private readonly values = new Map<Form, Dyadic>()
  private readonly numbers = new Map<number, Map<bigint, Form>>()

  constructor(limit: number) {
    this.limit = limit
    this.zero = this.number(ZERO)
    this.draft = this.fresh(OTHER, this.zero, this.zero)
  }

  /** How many forms there are. */
  get size(): number {
    return this.count
  }

  /** How many forms and options are stored. */
  get used(): number {
    return this.count + this.top
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
    const bits = bitLength(numerator < 0n ? -numerator : numerator)
    if (bits > MOST_BITS || exponent > MOST_BITS) throw tooLarge()
    const form = this.fresh(NUMBER, this.count, this.count)
    const double = roundedDyadic(value)
    this.leftBound[form] = double
    this.rightBound[form] = double
    if (bits > 53 || exponent > 1000) this.rounded = true
    this.values.set(form, value)
    same.set(numerator, form)
    return form
  }

  /** The number that a form is; undefined where it is none. */
  asNumber(form: Form): Dyadic | undefined {
    return this.values.get(form)
  }

  /** The number of a form that is one. */
  valueOf(form: Form): Dyadic {
    return this.values.get(form) as Dyadic
  }

  /** Whether a number of the store is less than another. */
  less(a: Form, b: Form): boolean {
    const [p, q] = [this.leftBound[a] as number, this.leftBound[b] as number]
    if (p !== q || a === b || !this.rounded) return p < q
    const [x, y] = [this.valueOf(a), this.valueOf(b)]
    const difference = addDyadic(x, { numerator: -y.numerator, exponent: y.exponent })
    return difference.numerator < 0n
  }

  /** A number of the store with ups and a nim-heap. */
  simple(number: Form, ups: number, nim: number): Form {
    if (ups === 0 && nim === 0) return number
    if (!Number.isSafeInteger(ups) || !Number.isSafeInteger(nim) || nim < 0) throw tooLarge()
    const hash = hashOfSimple(number, ups, nim)
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

  /**
   * The form with these options, which must be canonical: none dominated, none reversible, no
   * option twice. Neither list needs an order.
   */
  intern(left: Form[], right: Form[]): Form {
    const simple = this.recognised(left, right)
    if (simple !== undefined) return simple
    left.sort(rising)
    right.sort(rising)
    const hash = hashOfOptions(left, right)
    for (let e = this.first(hash); e >= 0; e = this.next[e] as number)
      if (this.hasOptions(e, left, right)) return e
    let [low, high] = [left[0] as Form, right[0] as Form]
    low = this.rightStop[low] as Form
    high = this.leftStop[high] as Form
    for (const l of left)
      if (this.less(low, this.rightStop[l] as Form)) low = this.rightStop[l] as Form
    for (const r of right)
      if (this.less(this.leftStop[r] as Form, high)) high = this.leftStop[r] as Form
    this.charge(left.length + right.length + 1)
    const form = this.fresh(OTHER, low, high)
    this.setOptions(form, left, right)
    this.enter(form, hash)
    return form
  }

  /** Makes the draft a game with these options and stops. */
  writeDraft(left: readonly Form[], right: readonly Form[], low: Form, high: Form): void {
    const { draft } = this
    this.leftStop[draft] = low
    this.rightStop[draft] = high
    this.leftBound[draft] = this.leftBound[low] as number
    this.rightBound[draft] = this.leftBound[high] as number
    const total = left.length + right.length
    if (total > this.room) {
      this.room = 2 * total
      this.at[draft] = this.reserve(this.room)
    }
    this.fill(draft, left, right)
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
    const from = this.at[form] as number
    return Array.from(this.pool.subarray(from, from + (this.lefts[form] as number)))
  }

  right(form: Form): Form[] {
    this.list(form)
    const from = (this.at[form] as number) + (this.lefts[form] as number)
    return Array.from(this.pool.subarray(from, from + (this.rights[form] as number)))
  }

  private aroundNumber(form: Form): [Form[], Form[]] {
    const { numerator, exponent } = this.valueOf(form)
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

  /** The number or simple form with these canonical options, if it is one. */
  private recognised(left: readonly Form[], right: readonly Form[]): Form | undefined {
    const [l, r] = [left[0], right[0]]
    const { kind, leftStop, ups, nim } = this
    if (l === undefined || r === undefined) {
      const only = l ?? r
      if (only === undefined) return this.zero
      const step = l === undefined ? -1n : 1n
      return this.number(dyadic(this.valueOf(only).numerator + step))
    }
    if (kind[l] === OTHER || kind[r] === OTHER) return undefined
    const x = leftStop[l] as Form
    if (leftStop[r] !== x) {
      if (left.length > 1 || right.length > 1 || kind[l] !== NUMBER || kind[r] !== NUMBER)
        return undefined
      if (!this.less(l, r)) return undefined
      const { numerator, exponent } = addDyadic(this.valueOf(l), this.valueOf(r))
      return this.number(dyadic(numerator, exponent + 1))
    }
    if (left.length === 1 && right.length === 1) {
      if (l === r) return l === x ? this.simple(x, 0, 1) : undefined
      const [u, n] = [ups[l] as number, nim[l] as number]
      const [v, m] = [ups[r] as number, nim[r] as number]
      if (l === x && v >= 0) return this.simple(x, v + 1, nimSum(m, 1))
      if (r === x && u <= 0) return this.simple(x, u - 1, nimSum(n, 1))
      return undefined
    }
    if (left.length === right.length) return this.recognisedNim(x, left, right)
    if (left.length === 2 && right.length === 1 && r === x)
      return this.isWithStar(x, left) ? this.simple(x, 1, 1) : undefined
    if (left.length === 1 && right.length === 2 && l === x)
      return this.isWithStar(x, right) ? this.simple(x, -1, 1) : undefined
    return undefined
  }

  /** Whether two options are a number and that number with a star. */
  private isWithStar(x: Form, [a, b]: readonly Form[]): boolean {
    const star = this.simple(x, 0, 1)
    return (a === x && b === star) || (b === x && a === star)
  }

  private recognisedNim(x: Form, left: readonly Form[], right: readonly Form[]): Form | undefined {
    const heaps = (options: readonly Form[]) => {
      const seen = new Set<number>()
      for (const form of options) {
        const heap = this.nim[form] as number
        if (this.kind[form] === OTHER || this.leftStop[form] !== x) return false
        if (this.ups[form] !== 0 || heap >= options.length) return false
        seen.add(heap)
      }
      return seen.size === options.length
    }
    return heaps(left) && heaps(right) ? this.simple(x, 0, left.length) : undefined
  }

  private fresh(kind: number, leftStop: Form, rightStop: Form): Form {
    const form = this.count
    this.charge(1)
    if (form === this.kind.length) this.grow()
    this.count++
    this.kind[form] = kind
    this.at[form] = -1
    this.leftStop[form] = leftStop
    this.rightStop[form] = rightStop
    this.leftBound[form] = this.leftBound[leftStop] as number
    this.rightBound[form] = this.leftBound[rightStop] as number
    return form
  }

  private charge(more: number): void {
    if (this.used + more > this.limit) throw tooManyForms(this.limit)
  }

  private grow(): void {
    const size = 2 * this.kind.length
    this.kind = resized(this.kind, new Uint8Array(size))
    this.at = resized(this.at, new Int32Array(size))
    this.lefts = resized(this.lefts, new Int32Array(size))
    this.rights = resized(this.rights, new Int32Array(size))
    this.leftStop = resized(this.leftStop, new Int32Array(size))
    this.rightStop = resized(this.rightStop, new Int32Array(size))
    this.leftBound = resized(this.leftBound, new Float64Array(size))
    this.rightBound = resized(this.rightBound, new Float64Array(size))
    this.ups = resized(this.ups, new Float64Array(size))
    this.nim = resized(this.nim, new Float64Array(size))
    this.next = new Int32Array(size)
    this.heads = new Int32Array(size).fill(-1)
    for (let form = 0; form < this.count; form++) {
      if (this.kind[form] === NUMBER || form === this.draft) continue
      this.enter(form, this.hashOf(form))
    }
  }

  private first(hash: number): number {
    return this.heads[hash & (this.heads.length - 1)] as number
  }

  private enter(form: Form, hash: number): void {
    const slot = hash & (this.heads.length - 1)
    this.next[form] = this.heads[slot] as number
    this.heads[slot] = form
  }

  private hashOf(form: Form): number {
    return this.kind[form] === SIMPLE
      ? hashOfSimple(
          this.leftStop[form] as Form,
          this.ups[form] as number,
          this.nim[form] as number,
        )
      : hashOfOptions(this.left(form), this.right(form))
  }

  private reserve(length: number): number {
    this.charge(length)
    const from = this.top
    while (from + length > this.pool.length)
      this.pool = resized(this.pool, new Int32Array(2 * this.pool.length))
    this.top += length
    return from
  }

  private setOptions(form: Form, left: readonly Form[], right: readonly Form[]): void {
    this.at[form] = this.reserve(left.length + right.length)
    this.fill(form, left, right)
  }

  private fill(form: Form, left: readonly Form[], right: readonly Form[]): void {
    this.lefts[form] = left.length
    this.rights[form] = right.length
    let to = this.at[form] as number
    for (const l of left) this.pool[to++] = l
    for (const r of right) this.pool[to++] = r
  }

  private hasOptions(form: Form, left: readonly Form[], right: readonly Form[]): boolean {
    if (this.kind[form] !== OTHER) return false
    if (this.lefts[form] !== left.length || this.rights[form] !== right.length) return false
    let from = this.at[form] as number
    for (const l of left) if (this.pool[from++] !== l) return false
    for (const r of right) if (this.pool[from++] !== r) return false
    return true
  }
}

function hashOfSimple(number: Form, ups: number, nim: number): number {
  return mixed(mixed(mixed(0x2545f491, number), ups | 0), nim | 0)
}

function hashOfOptions(left: readonly Form[], right: readonly Form[]): number {
  let hash = left.length + 1
  for (const l of left) hash = mixed(hash, l)
  for (const r of right) hash = mixed(hash, r)
  return hash
}

function mixed(hash: number, next: number): number {
  const h = Math.imul(hash ^ next, 0x9e3779b1)
  return h ^ (h >>> 15)
}

const rising = (a: number, b: number) => a - b

function resized<T extends Uint8Array | Int32Array | Float64Array>(old: T, larger: T): T {
  larger.set(old)
  return larger
}
