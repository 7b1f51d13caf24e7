import { addDyadic, dyadic, ZERO } from '../../arith/dyadic.ts'
import { type Form, Forms } from '../../forms/forms.ts'
import { nimSum } from '../../forms/simple.ts'
import type { Budget } from '../../model/budget.ts'
import { BeyondBudget, within } from '../../model/errors.ts'
import type { Mover } from '../../model/outcome.ts'
import type { Simple } from '../../model/simple.ts'
import { brief } from '../../model/words.ts'
import { canonical } from '../../rules/canonical.ts'
import type { Reach } from '../../rules/reach.ts'
import type { PartizanRule } from '../../rules/rule.ts'
import { HeapOptions } from './heap-options.ts'
import { type FormPeriod, repetitionOf, risingPeriod } from './heap-period.ts'
import { partizanReach } from './heap-reach.ts'
import { type FormRecursion, optionsIn, RecursionSearch } from './heap-recursion.ts'

/** What a heap, an option and a comparison cost, in the options that a budget counts. */
const PER_HEAP = 40
const PER_OPTION = 10
const PER_STEP = 10

/** A look for a period may store as many forms and options. */
const MOST_ADDED = 50_000

/** Where it is known how the forms go on, no period of the values is looked for beyond. */
const LAST_LOOK = 4096

/** Progress is told once for as many heaps. */
const OFTEN = 1024

/**
 * The forms of heaps, computed in order and kept: the table of a rule for each player. Once it is
 * proved how the forms go on, no more are computed and the table has no end.
 */
export class PartizanTable {
  readonly rule: PartizanRule
  readonly forms: Forms
  /** The reach of rules whose values may repeat by theorem; undefined for others. */
  readonly reach: Reach | undefined
  private readonly values: Form[] = []
  private readonly options: Readonly<Record<Mover, HeapOptions>>
  private readonly search: RecursionSearch | undefined
  private found: FormPeriod | undefined
  private foundForms: FormRecursion | undefined
  private spent = 0
  private nextLook = 64

  constructor(rule: PartizanRule, forms = new Forms()) {
    this.rule = rule
    this.forms = forms
    this.reach = partizanReach(rule)
    this.options = {
      left: new HeapOptions(rule.left),
      right: new HeapOptions(rule.right),
    }
    if (this.reach?.heaps === 1) this.search = new RecursionSearch(this.options, this.reach.take)
  }

  /** How far the table is computed. */
  get size(): number {
    return this.values.length
  }

  /** How the forms go on, once it is proved. */
  get period(): FormPeriod | undefined {
    return this.found
  }

  /** How the canonical forms go on by means of smaller heaps, once it is proved. */
  get recursion(): FormRecursion | undefined {
    return this.foundForms
  }

  /** Whether the rules are of a kind whose values may be proved to repeat. */
  get mayRepeat(): boolean {
    return this.reach !== undefined
  }

  /** The form of a heap that the table already reaches: of any heap once a period is proved. */
  at(heap: number | bigint): Form {
    const { found, values } = this
    if (heap < values.length) return values[Number(heap)] as Form
    if (!found) throw new RangeError(`the table does not reach ${heap}`)
    if (typeof heap === 'bigint' && heap <= Number.MAX_SAFE_INTEGER) return this.at(Number(heap))
    if (typeof heap === 'number') {
      const beyond = heap - found.from
      const turns = Math.floor(beyond / found.length)
      return this.risen(found.from + (beyond % found.length), turns, turns % 2 === 1)
    }
    const beyond = heap - BigInt(found.from)
    const turns = beyond / BigInt(found.length)
    return this.risen(found.from + Number(beyond % BigInt(found.length)), turns, turns % 2n === 1n)
  }

  /** The form of a heap of the first period, with the saltus so many times. */
  private risen(heap: number, turns: number | bigint, odd: boolean): Form {
    const { values, forms } = this
    const form = values[heap] as Form
    const { saltus } = this.found as FormPeriod
    if (saltus === forms.zero) return form
    const more = forms.asSimple(saltus) as Simple // no other saltus is looked for
    const { exponent, numerator } = more.value
    const value = numerator === 0n ? ZERO : dyadic(numerator * BigInt(turns), exponent)
    const ups = more.ups * Number(turns)
    const nim = odd ? more.nim : 0
    const own = forms.asSimple(form)
    // a long table has as many multiples of the saltus as values: they are not forms of their own
    return own
      ? forms.simple(addDyadic(own.value, value), own.ups + ups, nimSum(own.nim, nim))
      : forms.add(form, forms.simple(value, ups, nim))
  }

  /**
   * Computes the forms of all heaps up to `last`, or until it is proved how they go on. Throws
   * BeyondBudget, which tells what it would take to reach `goal`, the heap that is asked about.
   */
  extend(last: number, budget: Budget, goal = BigInt(last)): void {
    const { values, forms } = this
    const [start, before] = [values.length, this.spent]
    while (values.length <= last && !this.found) {
      const n = values.length
      if (n >= this.nextLook && !(n > LAST_LOOK && this.foundForms)) {
        this.found = this.look()
        this.nextLook = 2 * n
        if (this.found) return
        this.foundForms ??= this.search?.at(n)
      }
      const steps = forms.steps
      this.spent += PER_HEAP
      values.push(this.formOf(n))
      this.spent += PER_STEP * (forms.steps - steps)
      const share = (this.spent - before) / budget.table
      if (share > 1) throw tooLong(n, share, goal)
      if (n % OFTEN === 0) budget.progress?.(Math.max((n - start) / (last - start + 1), share))
    }
  }

  private formOf(n: number): Form {
    const { forms, values, foundForms } = this
    if (!foundForms) return forms.make(this.optionsOf('left', n), this.optionsOf('right', n))
    const options = (mover: Mover) => optionsIn(foundForms, mover, n).map((m) => values[m] as Form)
    return forms.canonical(options('left'), options('right'))
  }

  private optionsOf(mover: Mover, heap: number): Set<Form> {
    const { forms, values } = this
    return this.options[mover].of(heap, { forms, values }, (count) => {
      this.spent += PER_OPTION * count
    })
  }

  private look(): FormPeriod | undefined {
    const { values, reach, options, forms } = this
    if (!reach) return undefined
    const same = repetitionOf(values, reach)
    if (same) return { ...same, saltus: forms.zero, depth: 0 }
    // where values grow in another way, adding to them may be long work for nothing
    return within(() =>
      forms.bounded(MOST_ADDED, () => risingPeriod({ forms, values, options }, reach)),
    )
  }
}

function tooLong(reached: number, share: number, goal: bigint): BeyondBudget {
  return new BeyondBudget(
    {
      en: `The table of values reached heap ${reached}; it would have to reach ${brief(goal)}.`,
      zh: `值表算到了 ${reached}，而需要算到 ${brief(goal)}。`,
    },
    (share * Number(goal)) / Math.max(1, reached),
  )
}

const tables = new WeakMap<Forms, Map<string, PartizanTable>>()

/** The table of a rule with its forms in a store, shared by all who ask with that store. */
export function partizanTableOf(rule: PartizanRule, forms: Forms): PartizanTable {
  const own = tables.get(forms) ?? new Map<string, PartizanTable>()
  tables.set(forms, own)
  const name = canonical(rule)
  const table = own.get(name) ?? new PartizanTable(rule, forms)
  own.set(name, table)
  return table
}
