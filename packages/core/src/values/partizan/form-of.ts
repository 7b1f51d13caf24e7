import type { Form, Forms } from '../../forms/forms.ts'
import type { PartizanGame } from '../../games/partizan/game.ts'
import type { Budget } from '../../model/budget.ts'
import { BeyondBudget } from '../../model/errors.ts'
import type { Mover } from '../../model/outcome.ts'
import { partizanTableOf } from './heap-table.ts'
import { KernelForms } from './kernel-forms.ts'
import { Ledger, partsCost, Work } from './work.ts'

/** Marks a position whose form is being worked out. */
const OPEN = -1

/**
 * The forms of positions, in one store for all games that are asked about: by the theorem of the
 * game where it speaks of a position, else as the sum of the forms of its parts, each of which is
 * made of the forms of its options. Every part is worked out once, and once for all that are alike.
 * What was worked out stays, so that a later question about the same games finds it.
 */
export class PositionForms {
  readonly forms: Forms
  readonly ledger: Ledger
  private worked = 0
  private readonly kernels: KernelForms
  private readonly known = new Map<unknown, Map<string | number, Form>>()

  constructor(forms: Forms) {
    this.forms = forms
    this.ledger = new Ledger(forms)
    this.kernels = new KernelForms(forms, this.ledger)
  }

  /** How many parts of positions were worked out so far. */
  get positions(): number {
    return this.worked + this.kernels.positions
  }

  /** How many boards were searched for who wins them. */
  get searched(): number {
    return this.kernels.searched
  }

  /** Whether a board is found to be ∗ by who wins it: one that its symmetry makes its own negative. */
  isStar<P>({ theorem, partizan }: PartizanGame<P>, position: P, budget: Budget): boolean {
    if (theorem && (theorem.covers?.(position) ?? true)) return false
    const packed = partizan.packed?.(position)
    return packed !== undefined && this.kernels.isStar(packed, budget)
  }

  /** Whether a player who begins wins a position of normal play; throws BeyondBudget. */
  wins<P>(game: PartizanGame<P>, position: P, mover: Mover, budget: Budget): boolean {
    const packed = game.partizan.packed?.(position)
    if (packed) return this.kernels.wins(packed, mover, budget)
    const outcome = this.forms.outcome(this.form(game, position, budget))
    return outcome === 'N' || outcome === (mover === 'left' ? 'L' : 'R')
  }

  /** The form of a position of normal play; throws BeyondBudget. */
  form<P>(game: PartizanGame<P>, position: P, budget: Budget): Form {
    return (
      this.byTheorem(game, position) ??
      this.byTable(game, position, budget) ??
      this.byKernel(game, position, budget) ??
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
    this.worked += table.size - size
    const [only, more] = heaps
    return only !== undefined && more === undefined
      ? table.at(only)
      : forms.sum(heaps.map((heap) => table.at(heap)))
  }

  private byKernel<P>({ partizan }: PartizanGame<P>, position: P, budget: Budget) {
    const packed = partizan.packed?.(position)
    return packed && this.kernels.form(packed, budget)
  }

  /** Positions that are not finished stand on a stack, so that no length of play exhausts the machine's. */
  private work<P>(game: PartizanGame<P>, position: P, budget: Budget): Form {
    const { forms } = this
    const { partizan, rules } = game
    const known = this.knownOf(game)
    const work = new Work(budget, this.ledger)
    const whole = partsCost(rules.print(position).length)
    const stack: Unfinished<P>[] = [new Unfinished<P>('', false, [position], 1, whole)]
    try {
      for (;;) {
        const top = stack[stack.length - 1] as Unfinished<P>
        if (top.next === top.options.length) {
          stack.pop()
          if (stack.length === 0) return top.left[0] as Form
          const form = forms.make(top.left, top.right)
          known.set(top.key, top.negative ? forms.negate(form) : form)
          this.worked++
          ;(stack[stack.length - 1] as Unfinished<P>).add(forms, form)
          continue
        }
        top.parts ??= partizan.parts(top.options[top.next] as P)
        if (top.part === top.parts.length) {
          top.finishOption(forms)
          work.note(top.cost)
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
        const { length } = rules.print(part)
        const left = work.list(() => partizan.options(part, 'left'), length)
        const right = work.list(() => partizan.options(part, 'right'), length)
        const options = left.concat(right)
        stack.push(new Unfinished(key, negative, options, left.length, partsCost(length)))
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
  /** What it takes to look at an option. */
  readonly cost: number
  next = 0
  /** The parts of the next option, how many of them are added up, and what they make. */
  parts: readonly P[] | undefined
  part = 0
  private readonly lefts: number
  private sum: Form | undefined

  constructor(
    key: string | number,
    negative: boolean,
    options: readonly P[],
    lefts: number,
    cost: number,
  ) {
    this.key = key
    this.negative = negative
    this.options = options
    this.lefts = lefts
    this.cost = cost
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

function endless<P>({ name, nameZh }: PartizanGame<P>): BeyondBudget {
  return new BeyondBudget(
    {
      en: `In ${name} play can come back to a position: values are those of games that end.`,
      zh: `${nameZh} 可能走回原来的局面：只有必定结束的游戏才有值。`,
    },
    Number.POSITIVE_INFINITY,
  )
}
