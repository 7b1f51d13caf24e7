import type { Form, Forms } from '../../forms/forms.ts'
import type { PartizanGame } from '../../games/partizan/game.ts'
import type { Budget } from '../../model/budget.ts'
import { BeyondBudget } from '../../model/errors.ts'
import { partizanTableOf } from './heap-table.ts'

/** Marks a position whose form is being worked out. */
const OPEN = -1
/** Options that may be looked at for each position that may be worked out. */
const OPTIONS = 30
/** Steps of comparing forms that may be taken for each option that a search may look at. */
export const STEPS = 2

/**
 * The forms of positions, in one store for all games that are asked about: by the theorem of the
 * game where it speaks of a position, else as the sum of the forms of its parts, each of which is
 * made of the forms of its options. Every part is worked out once, and once for all that are alike.
 * What was worked out stays, so that a later question about the same games finds it.
 */
export class PositionForms {
  readonly forms: Forms
  /** How many parts of positions were worked out so far. */
  positions = 0
  private readonly known = new Map<unknown, Map<string | number, Form>>()

  constructor(forms: Forms) {
    this.forms = forms
  }

  /** The form of a position of normal play; throws BeyondBudget. */
  form<P>(game: PartizanGame<P>, position: P, budget: Budget): Form {
    return (
      this.byTheorem(game, position) ??
      this.byTable(game, position, budget) ??
      this.work(game, position, budget)
    )
  }

  private byTheorem<P>({ theorem }: PartizanGame<P>, position: P): Form | undefined {
    if (!theorem || (theorem.covers && !theorem.covers(position))) return undefined
    const { value, ups, nim } = theorem.value(position)
    return this.forms.simple(value, ups, nim)
  }

  /** Heaps of a rule for each player have a table, whose periods reach heaps of any size. */
  private byTable<P>(
    { is, shape }: PartizanGame<P>,
    position: P,
    budget: Budget,
  ): Form | undefined {
    if (is.kind !== 'rule' || shape.kind !== 'heaps') return undefined
    const { forms } = this
    const table = partizanTableOf(is.rule, forms)
    const { size } = table
    const heaps = shape.numbers(position)
    const largest = heaps.reduce((most, heap) => (heap > most ? heap : most), 0n)
    table.extend(Number(largest), budget, largest)
    this.positions += table.size - size
    return forms.sum(heaps.map((heap) => table.at(heap)))
  }

  /** Positions that are not finished stand on a stack, so that no length of play exhausts the machine's. */
  private work<P>(game: PartizanGame<P>, position: P, budget: Budget): Form {
    const { forms } = this
    const { partizan } = game
    const known = this.knownOf(game)
    const work = new Work(budget, forms)
    const stack: Unfinished<P>[] = [new Unfinished<P>('', false, [position], 1)]
    try {
      for (;;) {
        const top = stack[stack.length - 1] as Unfinished<P>
        if (top.next === top.options.length) {
          stack.pop()
          if (stack.length === 0) return top.left[0] as Form
          const form = forms.make(top.left, top.right)
          known.set(top.key, top.negative ? forms.negate(form) : form)
          this.positions++
          ;(stack[stack.length - 1] as Unfinished<P>).add(forms, form)
          continue
        }
        top.parts ??= partizan.parts(top.options[top.next] as P)
        if (top.part === top.parts.length) {
          top.finishOption(forms)
          work.look()
          continue
        }
        const part = top.parts[top.part] as P
        const proved = game.theorem && this.byTheorem(game, part)
        if (proved !== undefined) {
          top.add(forms, proved)
          continue
        }
        const { key, negative } = partizan.likeness(part)
        const form = known.get(key)
        if (form === OPEN) throw endless(game)
        if (form !== undefined) {
          top.add(forms, negative ? forms.negate(form) : form)
          continue
        }
        work.begin()
        known.set(key, OPEN)
        const left = partizan.options(part, 'left')
        const options = left.concat(partizan.options(part, 'right'))
        stack.push(new Unfinished(key, negative, options, left.length))
      }
    } finally {
      for (const { key } of stack) if (known.get(key) === OPEN) known.delete(key)
    }
  }

  private knownOf<P>(game: PartizanGame<P>): Map<string | number, Form> {
    const same = identityOf(game)
    let known = this.known.get(same)
    if (known === undefined) {
      known = new Map()
      this.known.set(same, known)
    }
    return known
  }
}

/** The same for games that are the same in normal play: those of the catalogue and rules have names. */
export function identityOf<P>({ is, name, partizan }: PartizanGame<P>): unknown {
  return is.kind === 'entry' || is.kind === 'rule' ? name : partizan
}

/** A part of a position some of whose options have their forms. */
class Unfinished<P> {
  readonly key: string | number
  readonly negative: boolean
  /** Left's options, and behind them Right's. */
  readonly options: readonly P[]
  readonly left: Form[] = []
  readonly right: Form[] = []
  next = 0
  /** The parts of the next option, how many of them are added up, and what they make. */
  parts: readonly P[] | undefined
  part = 0
  private readonly lefts: number
  private sum: Form | undefined

  constructor(key: string | number, negative: boolean, options: readonly P[], lefts: number) {
    this.key = key
    this.negative = negative
    this.options = options
    this.lefts = lefts
  }

  /** Adds the form of the next part. */
  add(forms: Forms, form: Form): void {
    this.sum = this.sum === undefined ? form : forms.add(this.sum, form)
    this.part++
  }

  finishOption({ zero }: Forms): void {
    const side = this.next < this.lefts ? this.left : this.right
    side.push(this.sum ?? zero)
    this.next++
    this.parts = undefined
    this.part = 0
    this.sum = undefined
  }
}

/** Counts what is done, tells how far it has come and ends it past the budget. */
class Work {
  private readonly budget: Budget
  private readonly forms: Forms
  private readonly most: number
  private readonly lastStep: number
  private begun = 0
  private looked = 0

  constructor(budget: Budget, forms: Forms) {
    this.budget = budget
    this.forms = forms
    this.most = Math.ceil(budget.search / 3)
    this.lastStep = forms.steps + STEPS * budget.search
  }

  begin(): void {
    if (++this.begun > this.most) throw tooMany(this.most)
    if (this.forms.steps > this.lastStep) throw tooIntricate(this.begun)
    if ((this.begun & 1023) === 0) this.budget.progress?.(this.begun / this.most)
  }

  look(): void {
    if (++this.looked > OPTIONS * this.most) throw tooMany(this.most)
  }
}

function tooIntricate(positions: number): BeyondBudget {
  return new BeyondBudget({
    en: `The values of the ${positions} positions met so far are too intricate to go on.`,
    zh: `目前遇到的 ${positions} 个局面的值过于复杂，无法继续。`,
  })
}

function tooMany(most: number): BeyondBudget {
  return new BeyondBudget({
    en: `The value of this position takes the values of more than ${most} others.`,
    zh: `求这个局面的值要先求出超过 ${most} 个其他局面的值。`,
  })
}

function endless<P>({ name, nameZh }: PartizanGame<P>): BeyondBudget {
  return new BeyondBudget(
    {
      en: `In ${name} play can come back to a position: values are those of games that end.`,
      zh: `${nameZh} 可能走回原来的局面：只有必定结束的游戏才有值。`,
    },
    Number.POSITIVE_INFINITY,
  )
}
