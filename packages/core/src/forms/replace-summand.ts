import {
  addDyadic,
  compareDyadic,
  type Dyadic,
  negateDyadic,
  subtractDyadic,
  ZERO,
} from '../arith/dyadic.ts'
import type { Mover } from '../model/outcome.ts'
import type { SumDecider } from './decide-sum.ts'
import type { Form, Forms } from './forms.ts'
import { nimSum } from './simple.ts'
import { Gains, together } from './switches.ts'
import { thermographOf } from './thermograph.ts'

/**
 * Decides what becomes of a sum when one summand is replaced, without looking at all the others again:
 * by the mean and the greatest temperature, and a sum of switches and of what is simple exactly. What
 * neither tells is decided as a sum of its own.
 */
export class SummandReplaced {
  private readonly forms: Forms
  private readonly sums: SumDecider
  private readonly list: readonly Form[]
  private readonly answers = new Map<string, boolean>()
  private readonly mean: Dyadic
  private readonly hottest: Dyadic
  private readonly switches: Switches | undefined

  constructor(forms: Forms, sums: SumDecider, list: readonly Form[]) {
    this.forms = forms
    this.sums = sums
    this.list = list
    const heats = list.map((form) => heatOf(forms, form))
    this.mean = heats.reduce((sum, { mean }) => addDyadic(sum, mean), ZERO)
    this.hottest = heats.reduce((most, { temperature }) => greater(most, temperature), ZERO)
    this.switches = switchesOf(forms, list)
  }

  /** Whether a player who begins wins when one summand has become a form; throws BeyondBudget. */
  wins(index: number, to: Form, mover: Mover): boolean {
    const from = this.list[index] as Form
    const key = `${mover} ${from} ${to}`
    let answer = this.answers.get(key)
    if (answer === undefined) {
      answer =
        this.byMean(from, to, mover) ??
        this.bySwitches(from, to, mover) ??
        this.sums.wins(this.list.with(index, to), mover)
      this.answers.set(key, answer)
    }
    return answer
  }

  private byMean(from: Form, to: Form, mover: Mover): boolean | undefined {
    const { mean, temperature } = heatOf(this.forms, to)
    const gain = subtractDyadic(mean, heatOf(this.forms, from).mean)
    const after = own(addDyadic(this.mean, gain), mover)
    if (compareDyadic(after, ZERO) > 0) return true
    const most = addDyadic(after, greater(this.hottest, temperature))
    return compareDyadic(most, ZERO) < 0 ? false : undefined
  }

  /** A switch becomes a number, or something simple does. */
  private bySwitches(from: Form, to: Form, mover: Mover): boolean | undefined {
    const { forms, switches } = this
    const now = forms.asSimple(to)
    if (!switches || !now) return undefined
    const before = forms.asSimple(from)
    const between = forms.asSwitch(from)
    const gains = between ? switches.gains.toggled(between.width) : switches
    const number = subtractDyadic(now.value, before?.value ?? between?.mean ?? ZERO)
    const value = own(addDyadic(switches.value, number), mover)
    const sign = compareDyadic(addDyadic(value, gains.total), ZERO)
    if (sign !== 0) return sign > 0
    const ups = switches.ups - (before?.ups ?? 0) + now.ups
    const nim = nimSum(nimSum(switches.nim, before?.nim ?? 0), now.nim)
    const rest = forms.simple(ZERO, mover === 'left' ? ups : 0 - ups, nim)
    return gains.count % 2 === 0 ? !forms.atMost(rest, forms.zero) : forms.atMost(forms.zero, rest)
  }
}

/** A sum of switches and of what is simple. */
interface Switches {
  readonly value: Dyadic
  readonly ups: number
  readonly nim: number
  readonly gains: Gains
  readonly total: Dyadic
  readonly count: number
}

function switchesOf(forms: Forms, list: readonly Form[]): Switches | undefined {
  let [value, ups, nim]: [Dyadic, number, number] = [ZERO, 0, 0]
  const switches = []
  for (const form of list) {
    const simple = forms.asSimple(form)
    const between = simple ? undefined : forms.asSwitch(form)
    if (between) switches.push(between)
    if (!simple) {
      if (between) continue
      return undefined
    }
    value = addDyadic(value, simple.value)
    ups += simple.ups
    nim = nimSum(nim, simple.nim)
  }
  const { mean, widths } = together(switches)
  const gains = new Gains(widths)
  value = addDyadic(value, mean)
  return { value, ups, nim, gains, total: gains.total, count: widths.length }
}

/** The mean and the temperature of a form, or 0 for the temperature of what is not hot. */
function heatOf(forms: Forms, form: Form): { readonly mean: Dyadic; readonly temperature: Dyadic } {
  const simple = forms.asSimple(form)
  if (simple) return { mean: simple.value, temperature: ZERO }
  const between = forms.asSwitch(form)
  if (between) return { mean: between.mean, temperature: between.width }
  return thermographOf(forms, form)
}

function greater(a: Dyadic, b: Dyadic): Dyadic {
  return compareDyadic(a, b) < 0 ? b : a
}

function own(value: Dyadic, mover: Mover): Dyadic {
  return mover === 'left' ? value : negateDyadic(value)
}
