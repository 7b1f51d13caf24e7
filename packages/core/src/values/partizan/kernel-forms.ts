import { KernelStopped, PositionKernel } from '@nimber/kernels'
import { type Dyadic, dyadic } from '../../arith/dyadic.ts'
import type { Form, Forms } from '../../forms/forms.ts'
import { tooManyForms } from '../../forms/limit.ts'
import type { Packed } from '../../games/partizan/packed.ts'
import type { Budget } from '../../model/budget.ts'
import type { Mover } from '../../model/outcome.ts'
import { otherOf } from './search.ts'
import { type Ledger, OPTIONS, STEPS, tooIntricate, tooMany } from './work.ts'

/** Forms and options that the kernel may store: its memory ends at 4 GiB. */
const MOST_STORED = 2 ** 25

/** Steps of comparing of the kernel that take as long as one of the plain search. */
const STEPS_FOR_ONE = 2
/** What a position of the kernel takes, with all that is compared for it. */
const PER_POSITION = 5
/** What a board takes that is searched for who wins it. */
const PER_SEARCHED = 3
/** Boards that are searched before it is given up to find a value by who wins. */
const MOST_SEARCHED = 4000

/** The forms of positions that the kernel works out, brought into a store; by game and stride. */
export class KernelForms {
  private readonly forms: Forms
  private readonly ledger: Ledger
  private readonly kernels = new Map<string, Known>()
  /** Positions that were worked out by kernels whose memory was full. */
  private before = 0

  constructor(forms: Forms, ledger: Ledger) {
    this.forms = forms
    this.ledger = ledger
  }

  /** How many parts of positions were worked out so far. */
  get positions(): number {
    let total = this.before
    for (const { kernel } of this.kernels.values()) total += kernel.positions
    return total
  }

  /** How many boards were searched for who wins them. */
  get searched(): number {
    let total = 0
    for (const { kernel } of this.kernels.values()) total += kernel.searched
    return total
  }

  /** Whether a position is its own negative and worth ∗, where few boards tell so. */
  isStar(packed: Packed, { search }: Budget): boolean {
    const most = Math.min(MOST_SEARCHED, Math.ceil(search / PER_SEARCHED))
    try {
      return this.searching(packed, (kernel) => kernel.isStar(packed.words, most))
    } catch (error) {
      if (error instanceof KernelStopped) return false
      throw error
    }
  }

  /** Whether a player who begins wins a position; throws BeyondBudget. */
  wins(packed: Packed, mover: Mover, { search }: Budget): boolean {
    const most = Math.ceil(search / PER_SEARCHED)
    const player = packed.negative ? otherOf(mover) : mover
    try {
      return this.searching(packed, (kernel) => kernel.wins(packed.words, player, most))
    } catch (error) {
      throw error instanceof KernelStopped ? tooMany(most) : error
    }
  }

  private searching<T>(packed: Packed, search: (kernel: PositionKernel) => T): T {
    const { kernel } = this.knownOf(packed)
    const before = kernel.searched
    try {
      return search(kernel)
    } finally {
      this.ledger.note(PER_SEARCHED * (kernel.searched - before))
    }
  }

  private knownOf({ game, stride }: Packed): Known {
    const name = `${game} ${stride}`
    const before = this.kernels.get(name)
    if (before) return before
    const known = { kernel: new PositionKernel(game, stride), forms: new Map() }
    this.kernels.set(name, known)
    return known
  }

  /** The form of a position; undefined where it is not for the kernel; throws BeyondBudget. */
  form(packed: Packed, budget: Budget): Form | undefined {
    const { game, stride, words, negative } = packed
    const known = this.knownOf(packed)
    const before = known.kernel.positions
    const most = Math.ceil(budget.search / 3)
    const stored = Math.min(MOST_STORED, this.forms.limit)
    try {
      const id = known.kernel.value(words, {
        positions: most,
        options: OPTIONS * most,
        steps: STEPS_FOR_ONE * STEPS * budget.search,
        stored,
        progress: (begun) => budget.progress?.(begun / most),
      })
      const form = this.brought(known, id)
      return negative ? this.forms.negate(form) : form
    } catch (error) {
      if (!(error instanceof KernelStopped)) throw error
      if (error.reason === 'unfit') return undefined
      if (error.reason === 'forms') {
        this.before += known.kernel.positions
        this.kernels.delete(`${game} ${stride}`)
        throw tooManyForms(stored)
      }
      throw error.reason === 'steps' ? tooIntricate(known.kernel.positions - before) : tooMany(most)
    } finally {
      this.ledger.note(PER_POSITION * (known.kernel.positions - before))
    }
  }

  /** A form of the kernel in the store. Play on its boards is short, so that this may call itself. */
  private brought(known: Known, id: number): Form {
    const before = known.forms.get(id)
    if (before !== undefined) return before
    const { forms } = this
    const form = known.kernel.form(id)
    const made =
      'number' in form
        ? forms.simple(dyadicOf(form.number), form.ups, form.nim)
        : forms.canonical(
            form.left.map((option) => this.brought(known, option)),
            form.right.map((option) => this.brought(known, option)),
          )
    known.forms.set(id, made)
    return made
  }
}

/** A kernel, and which of its forms are in the store. */
interface Known {
  readonly kernel: PositionKernel
  readonly forms: Map<number, Form>
}

/** The number that a double is: the kernel makes none that are not exact. */
function dyadicOf(double: number): Dyadic {
  let [numerator, exponent] = [double, 0]
  while (!Number.isInteger(numerator)) {
    numerator *= 2
    exponent++
  }
  return dyadic(numerator, exponent)
}
