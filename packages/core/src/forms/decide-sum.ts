import {
  addDyadic,
  compareDyadic,
  type Dyadic,
  dyadic,
  negateDyadic,
  roundedDyadic,
  subtractDyadic,
  ZERO,
} from '../arith/dyadic.ts'
import { BeyondBudget } from '../model/errors.ts'
import type { Mover } from '../model/outcome.ts'
import type { Simple } from '../model/simple.ts'
import type { Form, Forms, PartizanOutcome } from './forms.ts'
import { nimSum } from './simple.ts'
import { thermographOf } from './thermograph.ts'

/** Steps that a decision may take where nothing else is said. */
const USUAL_STEPS = 1_000_000
/** Moves that are looked ahead: more would exhaust the machine’s stack. */
const DEEPEST = 1500

/** Who wins a sum of forms, which is not added up; throws BeyondBudget past so many steps. */
export function decideSum(
  forms: Forms,
  list: Iterable<Form>,
  steps = USUAL_STEPS,
): PartizanOutcome {
  return new SumDecider(forms, steps).outcome([...list])
}

/**
 * Decides sums without adding them up. Numbers, ups and nim-heaps are added, forms cancel with their
 * negatives; then the mean decides most questions, since the left stop of a sum is at least its mean
 * and at most its mean and the greatest temperature of a summand; switches between numbers are played
 * in the order of their temperatures; what is left is searched, the hottest summand first.
 */
export class SumDecider {
  private readonly forms: Forms
  private readonly steps: number
  private readonly heats = new Map<Form, Heat>()
  private readonly answers = new Map<string, boolean>()
  private taken = 0

  constructor(forms: Forms, steps = USUAL_STEPS) {
    this.forms = forms
    this.steps = steps
  }

  /** Who wins the sum; throws BeyondBudget. */
  outcome(list: readonly Form[]): PartizanOutcome {
    const left = this.wins(list, 'left')
    const right = this.wins(list, 'right')
    return left ? (right ? 'N' : 'L') : right ? 'R' : 'P'
  }

  /** Whether the player who begins wins the sum; throws BeyondBudget. */
  wins(list: Iterable<Form>, mover: Mover): boolean {
    const { forms } = this
    this.taken = 0
    const own = mover === 'left' ? [...list] : Array.from(list, (form) => forms.negate(form))
    return this.leftWins(this.collected(own), 0)
  }

  /** The summands with all that is simple added up and forms and their negatives gone. */
  private collected(list: readonly Form[]): Sum {
    const { forms } = this
    let [value, ups, nim]: [Dyadic, number, number] = [ZERO, 0, 0]
    const counts = new Map<Form, number>()
    for (const form of list) {
      const simple = forms.asSimple(form)
      if (simple === undefined) {
        const opposite = forms.negate(form)
        const against = counts.get(opposite) ?? 0
        if (against > 0) counts.set(opposite, against - 1)
        else counts.set(form, (counts.get(form) ?? 0) + 1)
        continue
      }
      value = addDyadic(value, simple.value)
      ups += simple.ups
      nim = nimSum(nim, simple.nim)
    }
    const others: Form[] = []
    for (const [form, count] of counts) for (let i = 0; i < count; i++) others.push(form)
    others.sort((a, b) => this.hotterFirst(a, b) || a - b)
    return { simple: { value, ups, nim }, others }
  }

  /** Whether Left, who begins, wins. */
  private leftWins(sum: Sum, depth: number): boolean {
    const { simple, others } = sum
    const quick = this.byMean(sum) ?? this.bySwitches(sum)
    if (quick !== undefined) return quick
    const [g, h] = others as readonly [Form, Form | undefined]
    if (h === undefined) return !this.forms.atMost(g, this.negative(simple))
    if (others.length === 2 && isZero(simple)) return !this.forms.atMost(g, this.forms.negate(h))
    const key = `${simple.value.numerator}/${simple.value.exponent} ${simple.ups} ${simple.nim} ${others}`
    const known = this.answers.get(key)
    if (known !== undefined) return known
    this.taken += 1 + (others.length >> 4)
    if (this.taken > this.steps || depth > DEEPEST) throw tooManySteps(this.steps)
    const answer = this.hasWinningMove(sum, depth)
    this.answers.set(key, answer)
    return answer
  }

  /** What the mean decides. */
  private byMean({ simple, others }: Sum): boolean | undefined {
    const [hottest] = others
    if (hottest === undefined) {
      const sign = compareDyadic(simple.value, ZERO)
      return sign === 0 ? !this.forms.atMost(this.infinitesimal(simple), this.forms.zero) : sign > 0
    }
    const mean = others.reduce((total, g) => addDyadic(total, this.heatOf(g).mean), simple.value)
    if (compareDyadic(mean, ZERO) > 0) return true
    const most = addDyadic(mean, this.heatOf(hottest).temperature)
    return compareDyadic(most, ZERO) < 0 ? false : undefined
  }

  /**
   * Switches {a|b} between numbers, exactly. Two of the same temperature make a number. Those that
   * are left are played in the order of their temperatures, since whoever plays elsewhere loses a
   * number by it; then the number decides, and if that is 0, the ups and the nim-heap.
   */
  private bySwitches(sum: Sum): boolean | undefined {
    const played = this.played(sum)
    if (!played) return undefined
    const sign = compareDyadic(played.stop, ZERO)
    if (sign !== 0) return sign > 0
    const { forms } = this
    const rest = this.infinitesimal(sum.simple)
    return played.moves % 2 === 0 ? !forms.atMost(rest, forms.zero) : forms.atMost(forms.zero, rest)
  }

  /** How a sum of switches is played when Left begins; undefined for other sums. */
  private played({ simple, others }: Sum): Played | undefined {
    let stop = simple.value
    const open: Dyadic[] = []
    for (const form of others) {
      const { mean, temperature, isSwitch } = this.heatOf(form)
      if (!isSwitch) return undefined
      stop = addDyadic(stop, mean)
      const last = open.at(-1)
      if (last && compareDyadic(last, temperature) === 0) open.pop()
      else open.push(temperature)
    }
    for (const [i, temperature] of open.entries())
      stop = i % 2 === 0 ? addDyadic(stop, temperature) : subtractDyadic(stop, temperature)
    return { stop, moves: open.length, temperature: open[0] }
  }

  /**
   * The stops and the temperature of a sum of switches and of what is simple, at least one of which
   * does not cancel: it is as hot as its hottest switch, whose options have a colder sum each. Undefined
   * for other sums.
   */
  stopsOf(list: readonly Form[]): SwitchStops | undefined {
    const left = this.played(this.collected(list))
    const right = this.played(this.collected(list.map((form) => this.forms.negate(form))))
    if (!left?.temperature || !right) return undefined
    return { left: left.stop, right: negateDyadic(right.stop), temperature: left.temperature }
  }

  /** Whether a move of Left leaves a sum that Right, who begins then, does not win. */
  private hasWinningMove({ simple, others }: Sum, depth: number): boolean {
    const { forms } = this
    let before: Form | undefined
    for (const [i, form] of others.entries()) {
      if (form === before) continue
      before = form
      const rest = [...others.slice(0, i), ...others.slice(i + 1), this.whole(simple)]
      for (const option of forms.left(form)) if (this.holds([...rest, option], depth)) return true
    }
    if (simple.ups === 0 && simple.nim === 0) return false
    // nobody needs to move in the number
    const number = forms.number(simple.value)
    for (const option of forms.left(this.infinitesimal(simple)))
      if (this.holds([...others, number, option], depth)) return true
    return false
  }

  /** Whether Left wins a sum in which Right begins. */
  private holds(list: readonly Form[], depth: number): boolean {
    const opposite = list.map((form) => this.forms.negate(form))
    return !this.leftWins(this.collected(opposite), depth + 1)
  }

  private heatOf(form: Form): Heat {
    let heat = this.heats.get(form)
    if (heat === undefined) {
      const { forms } = this
      const { mean, temperature } = thermographOf(forms, form)
      const [left, right] = [forms.left(form), forms.right(form)]
      const isSwitch =
        left.length === 1 && right.length === 1 && this.isNumber(left[0]) && this.isNumber(right[0])
      heat = { mean, temperature, isSwitch, rounded: roundedDyadic(temperature) }
      this.heats.set(form, heat)
    }
    return heat
  }

  private hotterFirst(a: Form, b: Form): number {
    const [p, q] = [this.heatOf(a), this.heatOf(b)]
    return q.rounded - p.rounded || compareDyadic(q.temperature, p.temperature)
  }

  private isNumber(form: Form | undefined): boolean {
    return form !== undefined && this.forms.asNumber(form) !== undefined
  }

  private whole({ value, ups, nim }: Simple): Form {
    return this.forms.simple(value, ups, nim)
  }

  private negative({ value, ups, nim }: Simple): Form {
    return this.forms.simple(negateDyadic(value), 0 - ups, nim)
  }

  private infinitesimal({ ups, nim }: Simple): Form {
    return this.forms.simple(dyadic(0), ups, nim)
  }
}

/** What is simple in a sum, and the other summands, the hottest first. */
interface Sum {
  readonly simple: Simple
  readonly others: readonly Form[]
}

/** Where play in a sum of switches stops, after so many moves; the first at the greatest temperature. */
interface Played {
  readonly stop: Dyadic
  readonly moves: number
  readonly temperature: Dyadic | undefined
}

interface SwitchStops {
  readonly left: Dyadic
  readonly right: Dyadic
  readonly temperature: Dyadic
}

interface Heat {
  readonly mean: Dyadic
  readonly temperature: Dyadic
  /** Whether it is {a|b} with numbers a > b. */
  readonly isSwitch: boolean
  /** The temperature as a double: where two are equal they tell nothing. */
  readonly rounded: number
}

function isZero({ value, ups, nim }: Simple): boolean {
  return value.numerator === 0n && ups === 0 && nim === 0
}

function tooManySteps(steps: number): BeyondBudget {
  return new BeyondBudget({
    en: `Deciding this sum takes more than ${steps} steps, or looks more than ${DEEPEST} moves ahead.`,
    zh: `判定这个和需要超过 ${steps} 步，或须向前看超过 ${DEEPEST} 步走法。`,
  })
}
