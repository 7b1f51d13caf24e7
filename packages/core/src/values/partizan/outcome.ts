import { dyadic } from '../../arith/dyadic.ts'
import { SumDecider } from '../../forms/decide-sum.ts'
import type { Form, Forms } from '../../forms/forms.ts'
import { thermographOf } from '../../forms/thermograph.ts'
import type { PartizanGame } from '../../games/partizan/game.ts'
import { type Budget, USUAL_BUDGET } from '../../model/budget.ts'
import { BeyondBudget, within } from '../../model/errors.ts'
import type { Mover } from '../../model/outcome.ts'
import { identityOf, type PositionForms } from './form-of.ts'
import { LongestRuns } from './longest-run.ts'
import { otherOf } from './search.ts'
import { type Ledger, listCost, partsCost } from './work.ts'

/** Positions that may be worked out for the form of a part, before it counts as a large one. */
const USUALLY_SMALL = 1000
/** Moves that are looked ahead: twice as many, with forms decided behind them, would exhaust the stack. */
const DEEPEST = 350
/** What looking at a sum takes besides its parts, and a step of deciding forms. */
const PER_SUM = 5
const PER_STEP = 5
/** So many steps may always be taken: sums of a few forms never need more. */
const LEAST_STEPS = 1000
/** More moves are not put into an order: counting what each leaves would take longer than it saves. */
const MOST_ORDERED = 300

/** A position as a part of a sum, or its negative. */
export interface Piece {
  readonly game: PartizanGame<unknown>
  readonly position: unknown
  readonly negative: boolean
}

/**
 * Who wins a sum in normal play of positions whose forms are too much work. What falls off them gets
 * its form; a position and its negative cancel; a position is worth at most as many moves as Left
 * can make in it one after the other, and at least minus those of Right, which decides a sum where
 * forms and these numbers do; the rest is searched.
 */
export class OutcomeSearch {
  /** How many sums were looked at. */
  positions = 0
  private readonly values: PositionForms
  private readonly forms: Forms
  private readonly small: number
  private budget = USUAL_BUDGET
  private readonly sums: SumDecider
  private readonly ledger: Ledger
  private readonly runs: LongestRuns
  private readonly answers = new Map<string, boolean>()
  private readonly large = new Set<string>()
  private readonly numbers = new Map<unknown, number>()
  /** What was done before the question that is being answered. */
  private before = 0

  constructor(values: PositionForms, small = USUALLY_SMALL) {
    this.values = values
    this.small = small
    this.forms = values.forms
    this.sums = new SumDecider(values.forms)
    this.ledger = values.ledger
    this.runs = new LongestRuns(values.ledger)
  }

  /** Whether a player who begins wins the sum of positions and forms; throws BeyondBudget. */
  wins(pieces: readonly Piece[], forms: readonly Form[], mover: Mover, budget: Budget): boolean {
    this.budget = budget
    this.before = this.ledger.spent
    return mover === 'left'
      ? this.leftWins(pieces, forms, 0)
      : this.leftWins(pieces.map(opposite), this.negated(forms), 0)
  }

  private leftWins(pieces: readonly Piece[], given: readonly Form[], depth: number): boolean {
    const { large, forms } = this.sorted(pieces, given)
    if (large.length === 0) return this.winsForms(forms)
    const key = `${large.map(({ name }) => name)} ${[...forms].sort((a, b) => a - b)}`
    const known = this.answers.get(key) ?? this.byRuns(large, forms)
    if (known !== undefined) return known
    const { search, progress } = this.budget
    this.positions++
    this.ledger.note(PER_SUM)
    if (this.spent > search || depth > DEEPEST) throw tooLong(this.positions)
    if ((this.positions & 63) === 0) progress?.(this.spent / search)
    const answer = this.hasWinningMove(large, forms, depth)
    this.answers.set(key, answer)
    return answer
  }

  /** What was done for the question that is being answered. */
  private get spent(): number {
    return this.ledger.spent - this.before
  }

  /** The parts whose forms are not found at once, in a fixed order, and the forms of all others. */
  private sorted(
    pieces: readonly Piece[],
    given: readonly Form[],
  ): { large: readonly LargePiece[]; forms: readonly Form[] } {
    const forms = [...given]
    const large = new Map<string, LargePiece>()
    for (const { game, position, negative } of pieces) {
      this.ledger.note(partsCost(game.rules.print(position).length))
      for (const part of game.partizan.parts(position)) {
        const alike = game.partizan.likeness(part)
        const name = `${this.numberOf(game)}:${alike.key}`
        const form = this.smallForm(game, part, name)
        if (form !== undefined) {
          forms.push(negative ? this.forms.negate(form) : form)
          continue
        }
        const [plus, minus] = negative === alike.negative ? ['+', '-'] : ['-', '+']
        if (large.delete(minus + name)) continue
        let copy = plus + name
        while (large.has(copy)) copy += "'"
        large.set(copy, { game, position: part, negative, name: copy })
      }
    }
    const order = [...large.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
    return { large: order, forms }
  }

  private smallForm(game: PartizanGame<unknown>, part: unknown, name: string): Form | undefined {
    if (this.large.has(name)) return undefined
    const search = this.spent > this.budget.search / 2 ? 0 : 3 * this.small
    const form = within(() => this.values.form(game, part, { table: 0, search }))
    if (form === undefined) this.large.add(name)
    return form
  }

  /** What is decided when every large part is worth the most that it can be, or the least. */
  private byRuns(large: readonly LargePiece[], forms: readonly Form[]): boolean | undefined {
    const most = this.runOf(large, 'left')
    if (most !== undefined && !this.winsForms([...forms, this.integer(most)])) return false
    const least = this.runOf(large, 'right')
    if (least !== undefined && this.winsForms([...forms, this.integer(-least)])) return true
    return undefined
  }

  /** Whether Left, who begins, wins a sum of forms alone. */
  private winsForms(forms: readonly Form[]): boolean {
    const { taken } = this.sums
    const steps = Math.max(LEAST_STEPS, (this.budget.search - this.spent) / PER_STEP)
    try {
      return this.sums.wins(forms, 'left', steps)
    } finally {
      this.ledger.note(PER_STEP * (this.sums.taken - taken))
    }
  }

  private runOf(large: readonly LargePiece[], mover: Mover): number | undefined {
    let total = 0
    for (const { game, position, negative } of large) {
      const run = this.runs.of(game, position, negative ? otherOf(mover) : mover)
      if (run === undefined) return undefined
      total += run
    }
    return total
  }

  private integer(value: number): Form {
    return this.forms.number(dyadic(value))
  }

  private hasWinningMove(
    large: readonly LargePiece[],
    forms: readonly Form[],
    depth: number,
  ): boolean {
    const order = forms
      .map((form, i) => ({ form, i, hot: this.isHot(form) }))
      .sort((a, b) => Number(b.hot) - Number(a.hot))
    const inForm = ({ form, i }: { form: Form; i: number }) =>
      this.forms.left(form).some((option) => this.holds(large, forms.with(i, option), depth))
    return (
      order.some((move) => move.hot && inForm(move)) ||
      large.some((piece, i) =>
        this.ordered(piece).some((to) => this.holds(large.with(i, to), forms, depth)),
      ) ||
      order.some((move) => !move.hot && inForm(move))
    )
  }

  /** Whether a move in a form gains more than one that is made in peace. */
  private isHot(form: Form): boolean {
    if (this.forms.asSimple(form)) return false
    const { numerator, exponent } = thermographOf(this.forms, form).temperature
    return numerator > 1n << BigInt(exponent)
  }

  /** What Left's moves make of a part, those first that leave Left more moves than Right. */
  private ordered({ game, position, negative, name }: LargePiece): readonly LargePiece[] {
    const { partizan, rules } = game
    const own: Mover = negative ? 'right' : 'left'
    const { length } = rules.print(position)
    const reached = this.ledger.list(() => partizan.options(position, own), length)
    const pieces = reached.map((to) => ({ game, position: to, negative, name }))
    if (pieces.length > MOST_ORDERED) return pieces
    return pieces
      .map((piece) => {
        const replies = partizan.options(piece.position, otherOf(own)).length
        const others = partizan.options(piece.position, own).length
        this.ledger.note(listCost(replies + others, length))
        return { lead: others - replies, piece }
      })
      .sort((a, b) => b.lead - a.lead)
      .map(({ piece }) => piece)
  }

  /** Whether Left wins a sum in which Right begins. */
  private holds(pieces: readonly Piece[], forms: readonly Form[], depth: number): boolean {
    return !this.leftWins(pieces.map(opposite), this.negated(forms), depth + 1)
  }

  private negated(forms: readonly Form[]): readonly Form[] {
    return forms.map((form) => this.forms.negate(form))
  }

  private numberOf(game: PartizanGame<unknown>): number {
    const same = identityOf(game)
    let number = this.numbers.get(same)
    if (number === undefined) {
      number = this.numbers.size
      this.numbers.set(same, number)
    }
    return number
  }
}

/** A part whose form is too much work, with its key. */
interface LargePiece extends Piece {
  readonly name: string
}

function opposite(piece: Piece): Piece {
  return { ...piece, negative: !piece.negative }
}

function tooLong(positions: number): BeyondBudget {
  return new BeyondBudget({
    en: `The search for the winner met ${positions} sums of positions and did not reach the end.`,
    zh: `求胜者的搜索遇到 ${positions} 个局面之和，仍未到底。`,
  })
}
