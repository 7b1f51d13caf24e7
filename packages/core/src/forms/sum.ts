import { addDyadic, type Dyadic, middle, negateDyadic, ZERO } from '../arith/dyadic.ts'
import { FIRST_SIZE, type Form, NUMBER, OTHER } from './columns.ts'
import { tooLongSum } from './limit.ts'
import type { Maker } from './make.ts'
import { nimSum } from './simple.ts'
import type { FormStore } from './store.ts'
import { type Switch, together } from './switches.ts'

const MOST_BITS = 18
/** As many pairs of positions may be added for one sum, whatever the limit of the store. */
const LEAST_PAIRS = 20_000
const NONE = -1

/**
 * Sums of forms. Numbers, ups and nim-heaps are added as such; a number is added to the options of
 * the other summand alone, whose sum is then canonical (number translation). Pairs that are begun
 * stand on a stack of their own, their options that are finished on another.
 */
export class Adder {
  private readonly store: FormStore
  private readonly maker: Maker
  /** Sums that were made lately, the lesser id first; the table grows as it is used. */
  private bits = Math.log2(FIRST_SIZE)
  private kept = 0
  /** How many pairs of positions were begun so far. */
  begun = 0
  /** The pairs that were begun since the sum began that somebody asked for. */
  private pairs = 0
  private readonly switches = new Map<Form, Switch | null>()
  private cacheG = new Int32Array(FIRST_SIZE).fill(NONE)
  private cacheH = new Int32Array(FIRST_SIZE)
  private cached = new Int32Array(FIRST_SIZE)

  constructor(store: FormStore, maker: Maker) {
    this.store = store
    this.maker = maker
  }

  add(g: Form, h: Form): Form {
    this.pairs = 0
    return this.plus(g, h)
  }

  private plus(g: Form, h: Form): Form {
    const quick = this.quick(g, h)
    return quick === NONE ? this.search(g, h) : quick
  }

  /**
   * The sum of all; equal forms with opposite sign, switches of equal temperature and all that is
   * simple cost nothing.
   */
  sum(forms: Iterable<Form>, negate: (form: Form) => Form): Form {
    this.pairs = 0
    const { store } = this
    let [value, ups, nim]: [Dyadic, number, number] = [ZERO, 0, 0]
    const counts = new Map<Form, number>()
    const switches: Switch[] = []
    for (const form of forms) {
      if (store.kind[form] === OTHER) {
        const own = this.switchOf(form)
        if (own) switches.push(own)
        else counts.set(form, (counts.get(form) ?? 0) + 1)
        continue
      }
      value = addDyadic(value, store.numberOf(store.leftStop[form] as Form))
      ups += store.ups[form] as number
      nim = nimSum(nim, store.nim[form] as number)
    }
    const { mean, widths } = together(switches)
    value = addDyadic(value, mean)
    // of so many different switches, each of the first, second, … moves leads to as many numbers more
    if ((widths.length * widths.length) / 2 > this.most) throw tooLongSum(this.most)
    let total = store.simple(store.number(value), ups, nim)
    for (const width of widths) total = this.plus(total, this.switchBy(width))
    for (const [form, count] of counts) {
      const opposite = negate(form)
      const against = opposite === form ? count - (count % 2) : (counts.get(opposite) ?? 0)
      for (let i = against; i < count; i++) total = this.plus(total, form)
    }
    return total
  }

  /** A switch {x|y} between numbers as its mean and the width on either side of it. */
  switchOf(form: Form): Switch | undefined {
    let known = this.switches.get(form)
    if (known === undefined) {
      known = this.asSwitch(form) ?? null
      this.switches.set(form, known)
    }
    return known ?? undefined
  }

  private asSwitch(form: Form): Switch | undefined {
    const { store } = this
    // ∗ has numbers for options, too
    if (store.kind[form] !== OTHER || this.moves(form) !== 2 || store.lefts[form] !== 1)
      return undefined
    const at = store.at[form] as number
    const [left, right] = [store.pool[at] as Form, store.pool[at + 1] as Form]
    if (store.kind[left] !== NUMBER || store.kind[right] !== NUMBER) return undefined
    const [x, y] = [store.numberOf(left), store.numberOf(right)]
    return { mean: middle(x, y), width: middle(x, negateDyadic(y)) }
  }

  private switchBy(width: Dyadic): Form {
    const { store, maker } = this
    return maker.make([store.number(width)], [store.number(negateDyadic(width))])
  }

  /** As many pairs of positions may be added. */
  private get most(): number {
    return Math.max(LEAST_PAIRS, this.store.limit >> 6)
  }

  private quick(g: Form, h: Form): Form {
    const { store } = this
    if (g === store.zero) return h
    if (h === store.zero) return g
    const known = this.known(g, h)
    if (known !== NONE) return known
    if (store.kind[g] === OTHER || store.kind[h] === OTHER) return NONE
    const sum = store.addSimple(g, h)
    this.keep(g, h, sum)
    return sum
  }

  private search(g0: Form, h0: Form): Form {
    const { store } = this
    const open = [this.begin(g0, h0)]
    for (;;) {
      const pair = open[open.length - 1] as Pair
      const { g, h, left, right } = pair
      let pending = false
      while (pair.next < pair.total) {
        const i = pair.next
        // the options of g, then those of h, each list with Left's options first
        const inG = i < pair.ofG
        const mover = inG ? g : h
        const index = inG ? i : i - pair.ofG
        const option = store.pool[(store.at[mover] as number) + index] as Form
        const a = inG ? option : g
        const b = inG ? h : option
        const sum = this.quick(a, b)
        if (sum === NONE) {
          open.push(this.begin(a, b))
          pending = true
          break
        }
        if (index < (store.lefts[mover] as number)) left.push(sum)
        else right.push(sum)
        pair.next++
      }
      if (pending) continue
      const translated = store.kind[g] === NUMBER || store.kind[h] === NUMBER
      const sum = translated ? store.intern(left, right) : this.maker.make(left, right)
      this.keep(g, h, sum)
      open.pop()
      const above = open[open.length - 1]
      if (above === undefined) return sum
      const inG = above.next < above.ofG
      const mover = inG ? above.g : above.h
      const index = inG ? above.next : above.next - above.ofG
      if (index < (store.lefts[mover] as number)) above.left.push(sum)
      else above.right.push(sum)
      above.next++
    }
  }

  private begin(g: Form, h: Form): Pair {
    this.begun++
    if (++this.pairs > this.most) throw tooLongSum(this.most)
    const ofG = this.moves(g)
    return { g, h, ofG, total: ofG + this.moves(h), next: 0, left: [], right: [] }
  }

  /** How many options of a summand matter in a sum that is not a number. */
  private moves(g: Form): number {
    const { store } = this
    if (store.kind[g] === NUMBER) return 0
    store.list(g)
    return (store.lefts[g] as number) + (store.rights[g] as number)
  }

  private known(g: Form, h: Form): Form {
    const less = g < h ? g : h
    const more = g < h ? h : g
    const slot = this.slot(less, more)
    const hit = this.cacheG[slot] === less && this.cacheH[slot] === more
    return hit ? (this.cached[slot] as Form) : NONE
  }

  private keep(g: Form, h: Form, sum: Form): void {
    if (++this.kept > this.cached.length && this.bits < MOST_BITS) this.enlarge()
    const less = g < h ? g : h
    const more = g < h ? h : g
    const slot = this.slot(less, more)
    this.cacheG[slot] = less
    this.cacheH[slot] = more
    this.cached[slot] = sum
  }

  private slot(less: Form, more: Form): number {
    return (Math.imul(less, 0x9e3779b1) ^ Math.imul(more, 0x85ebca6b)) >>> (32 - this.bits)
  }

  private enlarge(): void {
    this.bits += 2
    this.kept = 0
    this.cacheG = new Int32Array(1 << this.bits).fill(NONE)
    this.cacheH = new Int32Array(1 << this.bits)
    this.cached = new Int32Array(1 << this.bits)
  }
}

/** A sum whose options are being added. */
interface Pair {
  readonly g: Form
  readonly h: Form
  readonly ofG: number
  readonly total: number
  next: number
  readonly left: Form[]
  readonly right: Form[]
}
