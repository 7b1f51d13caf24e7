import type { Dyadic } from '../arith/dyadic.ts'
import type { Simple } from '../model/simple.ts'
import { type Form, OTHER } from './columns.ts'
import { Maker } from './make.ts'
import { birthday, followersOf, nodes } from './measure.ts'
import { Order } from './order.ts'
import { FormStore } from './store.ts'
import { Adder } from './sum.ts'
import type { Switch } from './switches.ts'

export type { Form } from './columns.ts'

/** Who wins: Left, Right, whoever begins (N) or whoever comes second (P). */
export type PartizanOutcome = 'L' | 'R' | 'N' | 'P'

/** How two games compare; `||` is confused. */
export type Relation = '<' | '>' | '=' | '||'

const USUAL_LIMIT = 1 << 24

/**
 * A store of canonical forms of short games: equal games have equal ids. `limit` bounds how many
 * forms and options are stored; what needs more throws BeyondBudget.
 */
export class Forms {
  readonly zero: Form
  private readonly store: FormStore
  private readonly order: Order
  private readonly maker: Maker
  private readonly adder: Adder
  private readonly negatives = new Map<Form, Form>()

  constructor(limit = USUAL_LIMIT) {
    this.store = new FormStore(limit)
    this.order = new Order(this.store)
    this.maker = new Maker(this.store, this.order)
    this.adder = new Adder(this.store, this.maker)
    this.zero = this.store.zero
  }

  /** How many forms are stored. */
  get size(): number {
    return this.store.size
  }

  /** How many forms and options may be stored. */
  get limit(): number {
    return this.store.limit
  }

  /** What work gives that may store only so many more forms and options; throws BeyondBudget. */
  bounded<T>(more: number, work: () => T): T {
    const { store } = this
    const { limit } = store
    store.limit = Math.min(limit, store.used + more)
    try {
      return work()
    } finally {
      store.limit = limit
    }
  }

  /** How many comparisons took a look at options so far: what the work of the store is told by. */
  get steps(): number {
    return this.order.steps
  }

  /** How many pairs of positions were added so far. */
  get pairs(): number {
    return this.adder.begun
  }

  number(value: Dyadic): Form {
    return this.store.number(value)
  }

  /** A number with a multiple of ↑ and a nim-heap. */
  simple(value: Dyadic, ups: number, nim: number): Form {
    return this.store.simple(this.store.number(value), ups, nim)
  }

  /** The canonical form of {left|right}. */
  make(left: Iterable<Form>, right: Iterable<Form>): Form {
    this.order.begin()
    return this.maker.make(listed(left), listed(right))
  }

  /** The form with these options, which are the canonical ones: of a form that another store has. */
  canonical(left: readonly Form[], right: readonly Form[]): Form {
    return this.store.intern([...left], [...right])
  }

  /** Left's options in the canonical form. */
  left(form: Form): readonly Form[] {
    return this.store.left(form)
  }

  /** Right's options in the canonical form. */
  right(form: Form): readonly Form[] {
    return this.store.right(form)
  }

  negate(form: Form): Form {
    const known = this.negatives.get(form)
    if (known !== undefined) return known
    const { store } = this
    for (const g of followersOf(store, form, (g) => this.negatives.has(g))) {
      if (this.negatives.has(g)) continue
      const opposite =
        store.kind[g] === OTHER
          ? store.intern(this.opposites(store.right(g)), this.opposites(store.left(g)))
          : this.negateSimple(g)
      this.negatives.set(g, opposite)
      this.negatives.set(opposite, g)
    }
    return this.negatives.get(form) as Form
  }

  private opposites(forms: readonly Form[]): Form[] {
    return forms.map((g) => this.negatives.get(g) as Form)
  }

  private negateSimple(form: Form): Form {
    const { store } = this
    const { numerator, exponent } = store.numberOf(store.leftStop[form] as Form)
    const number = store.number({ numerator: -numerator, exponent })
    return store.simple(number, 0 - (store.ups[form] as number), store.nim[form] as number)
  }

  add(g: Form, h: Form): Form {
    this.order.begin()
    return this.adder.add(g, h)
  }

  subtract(g: Form, h: Form): Form {
    return g === h ? this.zero : this.add(g, this.negate(h))
  }

  /** The sum of all. */
  sum(forms: Iterable<Form>): Form {
    this.order.begin()
    return this.adder.sum(forms, (form) => this.negate(form))
  }

  /** Whether g ≤ h: Left, moving second, does not lose h − g. */
  atMost(g: Form, h: Form): boolean {
    this.order.begin()
    return this.order.atMost(g, h)
  }

  compare(g: Form, h: Form): Relation {
    if (g === h) return '='
    return this.atMost(g, h) ? '<' : this.atMost(h, g) ? '>' : '||'
  }

  outcome(form: Form): PartizanOutcome {
    const relation = this.compare(form, this.zero)
    return relation === '>' ? 'L' : relation === '<' ? 'R' : relation === '=' ? 'P' : 'N'
  }

  /** The number that the form is; undefined where it is none. */
  asNumber(form: Form): Dyadic | undefined {
    return this.store.asNumber(form)
  }

  /** The form as a number with ups and a nim-heap; undefined where it is not one. */
  asSimple(form: Form): Simple | undefined {
    const { store } = this
    if (store.kind[form] === OTHER) return undefined
    const value = store.numberOf(store.leftStop[form] as Form)
    return { value, ups: store.ups[form] as number, nim: store.nim[form] as number }
  }

  /** The form as a switch between two numbers; undefined where it is not one. */
  asSwitch(form: Form): Switch | undefined {
    return this.adder.switchOf(form)
  }

  /** The number that play reaches when Left begins and both stop at a number. */
  leftStop(form: Form): Dyadic {
    return this.store.numberOf(this.store.leftStop[form] as Form)
  }

  /** The number that play reaches when Right begins and both stop at a number. */
  rightStop(form: Form): Dyadic {
    return this.store.numberOf(this.store.rightStop[form] as Form)
  }

  /** The length of the longest play of the canonical form. */
  birthday(form: Form): bigint {
    return birthday(this.store, form)
  }

  /** How many different positions the canonical form has, itself among them. */
  nodes(form: Form): bigint {
    return nodes(this.store, form)
  }

  /**
   * The forms that moves reach, the form itself among them, options before what they are options
   * of; those for which `asSimple` is defined end the walk.
   */
  followers(form: Form): readonly Form[] {
    return followersOf(this.store, form)
  }
}

function listed(forms: Iterable<Form>): readonly Form[] {
  return Array.isArray(forms) ? forms : [...forms]
}
