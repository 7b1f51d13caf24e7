import {
  addDyadic,
  compareDyadic,
  type Dyadic,
  negateDyadic,
  printDyadic,
  roundedDyadic,
  subtractDyadic,
  ZERO,
} from '../arith/dyadic.ts'
import { BeyondBudget } from '../model/errors.ts'
import type { Mover } from '../model/outcome.ts'
import type { Simple } from '../model/simple.ts'
import type { Form, Forms, PartizanOutcome, Relation } from './forms.ts'
import { nimSum } from './simple.ts'
import { Gains, type Switch, together } from './switches.ts'
import { thermographOf } from './thermograph.ts'

/** Steps that a decision may take where nothing else is said. */
const USUAL_STEPS = 1_000_000
/** Moves that are looked ahead: twice as many would exhaust the machine’s stack. */
const DEEPEST = 600

/** Who wins a sum of forms, which is not added up; throws BeyondBudget past so many steps. */
export function decideSum(
  forms: Forms,
  list: Iterable<Form>,
  steps = USUAL_STEPS,
): PartizanOutcome {
  return new SumDecider(forms, steps).outcome(list)
}

/**
 * Decides sums without adding them up. Numbers, ups and nim-heaps are added, forms cancel with their
 * negatives, switches between numbers with those of the same temperature; then the mean decides most
 * questions, since the left stop of a sum is at least its mean and at most its mean and the greatest
 * temperature of a summand; switches alone are played in the order of their temperatures; summands that
 * are all above 0 have a sum above it; what is left is searched, the hottest summand first.
 */
export class SumDecider {
  private readonly forms: Forms
  private readonly steps: number
  private readonly heats = new Map<Form, Heat>()
  private readonly relations = new Map<Form, Relation>()
  private readonly answers = new Map<string, boolean>()
  /** Steps that all decisions took so far. */
  taken = 0
  /** Steps that the one may take that is being made, and where it has to end. */
  private most = 0
  private end = 0

  constructor(forms: Forms, steps = USUAL_STEPS) {
    this.forms = forms
    this.steps = steps
  }

  /** Who wins the sum, its mean, and of switches alone where play stops; throws BeyondBudget. */
  measure(list: Iterable<Form>): Measures {
    const sum = this.collected(list)
    return { outcome: this.outcomeOf(sum), mean: this.mean(sum), stops: stopsOf(sum) }
  }

  /** Who wins the sum; throws BeyondBudget. */
  outcome(list: Iterable<Form>): PartizanOutcome {
    return this.outcomeOf(this.collected(list))
  }

  /** Whether the player who begins wins the sum; throws BeyondBudget. */
  wins(list: Iterable<Form>, mover: Mover, steps = this.steps): boolean {
    const sum = this.collected(list)
    return this.decided(mover === 'left' ? sum : this.negated(sum), steps)
  }

  private outcomeOf(sum: Sum): PartizanOutcome {
    const left = this.decided(sum)
    const right = this.decided(this.negated(sum))
    return left ? (right ? 'N' : 'L') : right ? 'R' : 'P'
  }

  /** Whether Left, who begins, wins. */
  private decided(sum: Sum, steps = this.steps): boolean {
    this.most = Math.floor(steps)
    this.end = this.taken + this.most
    return this.leftWins(sum, 0)
  }

  /**
   * A sum with all that is simple added up, switches taken together, and forms and their negatives
   * gone.
   */
  private collected(list: Iterable<Form>, simple = NOTHING, widths: readonly Dyadic[] = []): Sum {
    const { forms } = this
    let { value, ups, nim } = simple
    const switches: Switch[] = widths.map((width) => ({ mean: ZERO, width }))
    const counts = new Map<Form, number>()
    for (const form of list) {
      const own = forms.asSimple(form)
      if (own) {
        value = addDyadic(value, own.value)
        ups += own.ups
        nim = nimSum(nim, own.nim)
        continue
      }
      const between = forms.asSwitch(form)
      if (between) {
        switches.push(between)
        continue
      }
      const opposite = forms.negate(form)
      const against = counts.get(opposite) ?? 0
      if (against > 0) counts.set(opposite, against - 1)
      else counts.set(form, (counts.get(form) ?? 0) + 1)
    }
    const switched = together(switches)
    value = addDyadic(value, switched.mean)
    const others: Form[] = []
    for (const [form, count] of counts) for (let i = 0; i < count; i++) others.push(form)
    return {
      simple: { value, ups, nim },
      widths: switched.widths,
      gain: others.length === 0 ? new Gains(switched.widths).total : undefined,
      others: this.sorted(others),
    }
  }

  private negated({ simple, widths, gain, others }: Sum): Sum {
    const opposite = others.map((form) => this.forms.negate(form))
    return { simple: negative(simple), widths, gain, others: this.sorted(opposite) }
  }

  private sorted(others: Form[]): readonly Form[] {
    return others.sort((a, b) => this.hotterFirst(a, b) || a - b)
  }

  /** Whether Left, who begins, wins. */
  private leftWins(sum: Sum, depth: number): boolean {
    const quick = this.bySwitches(sum) ?? this.byMean(sum) ?? this.byOrder(sum) ?? this.bySigns(sum)
    if (quick !== undefined) return quick
    const { simple, widths, others } = sum
    const { value, ups, nim } = simple
    const key = `${printDyadic(value)} ${ups} ${nim} ${widths.map(printDyadic)} ${others}`
    const known = this.answers.get(key)
    if (known !== undefined) return known
    this.taken += 1 + ((widths.length + others.length) >> 4)
    if (this.taken > this.end || depth > DEEPEST) throw tooManySteps(this.most)
    const answer = this.hasWinningMove(sum, depth)
    this.answers.set(key, answer)
    return answer
  }

  /** The mean of a sum. */
  private mean({ simple, others }: Sum): Dyadic {
    return others.reduce((total, g) => addDyadic(total, this.heatOf(g).mean), simple.value)
  }

  /** What the mean decides. */
  private byMean(sum: Sum): boolean | undefined {
    const mean = this.mean(sum)
    if (compareDyadic(mean, ZERO) > 0) return true
    const hottest = sum.others[0]
    const temperatures = [sum.widths.at(-1), hottest && this.heatOf(hottest).temperature]
    return temperatures.some((one) => one && compareDyadic(addDyadic(mean, one), ZERO) >= 0)
      ? undefined
      : false
  }

  /** Numbers, ups, nim-heaps and switches between numbers, exactly: at a stop of 0 the ups decide. */
  private bySwitches({ simple, widths, gain }: Sum): boolean | undefined {
    if (gain === undefined) return undefined
    const sign = compareDyadic(addDyadic(simple.value, gain), ZERO)
    if (sign !== 0) return sign > 0
    const { forms } = this
    const rest = forms.simple(ZERO, simple.ups, simple.nim)
    return widths.length % 2 === 0
      ? !forms.atMost(rest, forms.zero)
      : forms.atMost(forms.zero, rest)
  }

  /** A form beside something simple, beside a switch or beside another form. */
  private byOrder({ simple, widths, others }: Sum): boolean | undefined {
    const { forms } = this
    const [g, h] = others as readonly [Form, Form | undefined]
    const [width] = widths
    if (others.length + widths.length > 2) return undefined
    const { value, ups, nim } = negative(simple)
    if (h === undefined && width === undefined)
      return !forms.atMost(g, forms.simple(value, ups, nim))
    if (ups !== 0 || nim !== 0) return undefined
    if (width) {
      const [more, less] = [addDyadic(value, width), subtractDyadic(value, width)]
      return !forms.atMost(g, forms.make([forms.number(more)], [forms.number(less)]))
    }
    return h !== undefined && isZero(value) ? !forms.atMost(g, forms.negate(h)) : undefined
  }

  /** Summands none of which is below 0, or none above it; those that are 0 are gone. */
  private bySigns({ simple, widths, others }: Sum): boolean | undefined {
    if (widths.length > 0) return undefined
    const { forms } = this
    const { value, ups, nim } = simple
    const rest = forms.simple(value, ups, nim)
    const first = this.relationOf(others[0] ?? rest)
    if (first === '||' || (rest !== forms.zero && this.relationOf(rest) !== first)) return undefined
    return others.every((form) => this.relationOf(form) === first) ? first === '>' : undefined
  }

  /** How a form compares with 0. */
  private relationOf(form: Form): Relation {
    let known = this.relations.get(form)
    if (known === undefined) {
      known = this.forms.compare(form, this.forms.zero)
      this.relations.set(form, known)
    }
    return known
  }

  /** Whether a move of Left leaves a sum that Right, who begins then, does not win. */
  private hasWinningMove({ simple, widths, others }: Sum, depth: number): boolean {
    const { forms } = this
    // of two switches, the move in the wider is the better one
    const widest = widths.at(-1)
    if (widest) {
      const value = addDyadic(simple.value, widest)
      if (this.holds(others, { ...simple, value }, widths.slice(0, -1), depth)) return true
    }
    let before: Form | undefined
    for (const [i, form] of others.entries()) {
      if (form === before) continue
      before = form
      for (const option of forms.left(form))
        if (this.holds(others.with(i, option), simple, widths, depth)) return true
    }
    const { value, ups, nim } = simple
    if (ups === 0 && nim === 0) return false
    // nobody needs to move in the number
    for (const option of forms.left(forms.simple(ZERO, ups, nim)))
      if (this.holds([...others, option], { value, ups: 0, nim: 0 }, widths, depth)) return true
    return false
  }

  /** Whether Left wins a sum in which Right begins. */
  private holds(
    list: readonly Form[],
    simple: Simple,
    widths: readonly Dyadic[],
    depth: number,
  ): boolean {
    return !this.leftWins(this.negated(this.collected(list, simple, widths)), depth + 1)
  }

  private heatOf(form: Form): Heat {
    let heat = this.heats.get(form)
    if (heat === undefined) {
      const { mean, temperature } = thermographOf(this.forms, form)
      heat = { mean, temperature, rounded: roundedDyadic(temperature) }
      this.heats.set(form, heat)
    }
    return heat
  }

  private hotterFirst(a: Form, b: Form): number {
    const [p, q] = [this.heatOf(a), this.heatOf(b)]
    return q.rounded - p.rounded || compareDyadic(q.temperature, p.temperature)
  }
}

/** What is simple in a sum, the widths of ±w in rising order, and the other summands, the hottest first. */
interface Sum {
  readonly simple: Simple
  readonly widths: readonly Dyadic[]
  /** What Left gains by the widths when Left begins, where there is nothing else. */
  readonly gain: Dyadic | undefined
  readonly others: readonly Form[]
}

interface Measures {
  readonly outcome: PartizanOutcome
  readonly mean: Dyadic
  readonly stops: SwitchStops | undefined
}

interface SwitchStops {
  readonly left: Dyadic
  readonly right: Dyadic
  readonly temperature: Dyadic
}

/**
 * The stops and the temperature of a sum of switches and of what is simple, at least one of which
 * does not cancel: it is as hot as its hottest switch, whose options have a colder sum each. Undefined
 * for other sums.
 */
function stopsOf({ simple: { value }, widths, gain }: Sum): SwitchStops | undefined {
  const temperature = widths.at(-1)
  if (!temperature || !gain) return undefined
  return { left: addDyadic(value, gain), right: subtractDyadic(value, gain), temperature }
}

interface Heat {
  readonly mean: Dyadic
  readonly temperature: Dyadic
  /** The temperature as a double: where two are equal they tell nothing. */
  readonly rounded: number
}

const NOTHING: Simple = { value: ZERO, ups: 0, nim: 0 }

function negative({ value, ups, nim }: Simple): Simple {
  return { value: negateDyadic(value), ups: 0 - ups, nim }
}

function isZero({ numerator }: Dyadic): boolean {
  return numerator === 0n
}

function tooManySteps(steps: number): BeyondBudget {
  return new BeyondBudget({
    en: `Deciding this sum takes more than ${steps} steps, or looks more than ${DEEPEST} moves ahead.`,
    zh: `判定这个和需要超过 ${steps} 步，或须向前看超过 ${DEEPEST} 步走法。`,
  })
}
