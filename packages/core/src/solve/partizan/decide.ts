import { SumDecider } from '../../forms/decide-sum.ts'
import type { Form, Forms, PartizanOutcome } from '../../forms/forms.ts'
import { SummandReplaced } from '../../forms/replace-summand.ts'
import { isImpartial, type PartizanGame } from '../../games/partizan/game.ts'
import type { Evidence } from '../../know/evidence.ts'
import { sumEvidence } from '../../know/partizan/know.ts'
import type { Budget } from '../../model/budget.ts'
import { within } from '../../model/errors.ts'
import type { Mover } from '../../model/outcome.ts'
import { same } from '../../model/words.ts'
import { type Kept, keptOf } from '../../values/partizan/kept.ts'
import type { Piece } from '../../values/partizan/outcome.ts'
import { otherOf } from '../../values/partizan/search.ts'
import { byHeap } from './by-heap.ts'
import { bySymmetry } from './by-symmetry.ts'
import type { PartizanDecision } from './decision.ts'
import { evidenceOf, formOf, formsOf, type Summand, summandsOf } from './summands.ts'
import type { PartizanPart } from './verdict.ts'

/** Decides a position by values, or where those are too much work by search; throws BeyondBudget. */
export function decidePartizan<P>(
  game: PartizanGame<P>,
  position: P,
  budget: Budget,
): PartizanDecision {
  const kept = keptOf(game as PartizanGame<unknown>, budget)
  const heap = byHeap(game, position, kept, budget)
  if (heap) return heap
  if (game.convention === 'misere') return bySearch(position, kept, budget)
  const board = bySymmetry(game, position, kept, budget)
  if (board) return board
  const summands = summandsOf(game, position)
  const found = formsOf(summands, kept.values, budget)
  const forms = found.filter((form) => form !== undefined)
  return forms.length === found.length
    ? byForms(summands, forms, kept, budget)
    : byOutcomes(summands, found, kept, budget)
}

/** Misère play: of the whole position, by its moves alone. */
function bySearch(position: unknown, { values, search }: Kept, budget: Budget): PartizanDecision {
  const rest = values.ledger.share(budget)
  const outcome = outcomeBy((mover) => search.wins(position, mover, rest()))
  return {
    outcome,
    forms: values.forms,
    evidence: { kind: 'search', positions: search.positions },
    parts: () => [],
    ledger: values.ledger,
    holds: (mover, _, to, own) => !search.wins(to, otherOf(mover), own),
  }
}

/** By the forms of all summands: added up where that is within the budget. */
function byForms(
  summands: readonly Summand[],
  list: readonly Form[],
  { values }: Kept,
  budget: Budget,
): PartizanDecision {
  const { forms } = values
  const sumOf = (some: readonly Form[]) =>
    within(() => forms.bounded(budget.search / 3, () => forms.sum(some)))
  const value = sumOf(list)
  const sums = new SumDecider(forms, budget.search)
  const replaced = new SummandReplaced(forms, sums, list)
  // what is left beside equal summands is equal
  const rests = new Map<Form, Form | undefined>()
  const restOf = (index: number) => {
    const form = list[index] as Form
    if (!rests.has(form)) rests.set(form, restBeside(forms, value, list, index, sumOf))
    return rests.get(form)
  }
  return {
    outcome: value === undefined ? sums.outcome(list) : forms.outcome(value),
    forms,
    value,
    evidence: evidenceOfAll(summands, (summand) => evidenceOf(summand, values, budget)),
    parts: () => partsOf(summands, list, values, budget),
    ledger: values.ledger,
    restOf,
    holds(mover, index, to, own) {
      const form = formOf((summands[index] as Summand).game, to, values, own)
      const rest = value === undefined ? undefined : restOf(index)
      if (rest === undefined) return !replaced.wins(index, form, otherOf(mover))
      const against = forms.negate(rest)
      return forms.bounded(own.search, () =>
        mover === 'left' ? forms.atMost(against, form) : forms.atMost(form, against),
      )
    },
  }
}

/** Summands that are added up again without one of them. */
const FEW = 20

/** The sum of all forms but one: of many, the whole less that one. */
function restBeside(
  forms: Forms,
  value: Form | undefined,
  list: readonly Form[],
  index: number,
  sumOf: (some: readonly Form[]) => Form | undefined,
): Form | undefined {
  if (list.length <= FEW) return sumOf(list.toSpliced(index, 1))
  return value === undefined ? undefined : sumOf([value, forms.negate(list[index] as Form)])
}

/** By a search in which summands without a form are positions. */
function byOutcomes(
  summands: readonly Summand[],
  found: readonly (Form | undefined)[],
  { values, outcomes }: Kept,
  budget: Budget,
): PartizanDecision {
  const wins = (mover: Mover, changed: number, to: unknown, own: Budget) => {
    const pieces: Piece[] = []
    const forms: Form[] = []
    for (const [i, { game, position }] of summands.entries()) {
      const form = found[i]
      const now = i === changed ? to : position
      if (form === undefined && !isImpartial(game))
        pieces.push({ game, position: now, negative: false })
      else if (form !== undefined) forms.push(i === changed ? formOf(game, to, values, own) : form)
    }
    return outcomes.wins(pieces, forms, mover, own)
  }
  const rest = values.ledger.share(budget)
  const outcome = outcomeBy((mover) => wins(mover, -1, undefined, rest()))
  const searched: Evidence = { kind: 'search', positions: outcomes.positions }
  return {
    outcome,
    forms: values.forms,
    evidence: evidenceOfAll(summands, (summand, i) =>
      found[i] === undefined ? searched : evidenceOf(summand, values, budget),
    ),
    parts: () => summands.map(({ text }, i) => ({ text, value: found[i] })),
    ledger: values.ledger,
    holds: (mover, index, to, own) => !wins(otherOf(mover), index, to, own),
  }
}

function outcomeBy(wins: (mover: Mover) => boolean): PartizanOutcome {
  const [left, right] = [wins('left'), wins('right')]
  return left ? (right ? 'N' : 'L') : right ? 'R' : 'P'
}

function evidenceOfAll(
  summands: readonly Summand[],
  of: (summand: Summand, i: number) => Evidence,
): Evidence {
  return sumEvidence(summands.map(of))
}

/** The summands of a sum; of another position, what it falls apart into. */
function partsOf(
  summands: readonly Summand[],
  list: readonly Form[],
  values: Kept['values'],
  budget: Budget,
): readonly PartizanPart[] {
  const whole = summands.map(({ text }, i) => ({ text, value: list[i] }))
  const [only, more] = summands
  if (!only || more || isImpartial(only.game)) return whole
  const { game, position } = only
  if (evidenceOf(only, values, budget).kind === 'theorem') return whole
  const parts = game.partizan.parts(position)
  if (parts.length < 2) return whole
  return parts.map((part) => ({
    text: same(game.rules.print(part)),
    value: values.form(game, part, budget),
  }))
}
