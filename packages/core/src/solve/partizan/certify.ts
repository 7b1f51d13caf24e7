import type { PositionCertificate } from '../../certify/certificate.ts'
import {
  certifyEquality,
  certifyOutcome,
  isCertifiable,
  type Summed,
} from '../../certify/prove-position.ts'
import type { Loses } from '../../certify/strategy.ts'
import type { Form } from '../../forms/forms.ts'
import { isImpartial, type PartizanGame } from '../../games/partizan/game.ts'
import { type Budget, USUAL_BUDGET } from '../../model/budget.ts'
import { within } from '../../model/errors.ts'
import { keptOf } from '../../values/partizan/kept.ts'
import { decidePartizan } from './decide.ts'
import { formOf, type Summand, summandsOf } from './summands.ts'
import type { PartizanVerdict } from './verdict.ts'

/** A certificate has one answer at most for so many positions that a search may look at. */
const PER_ANSWER = 20

/**
 * The certificate of a verdict: of the value where it is known and the certificate is not too large,
 * else of the outcome. Undefined where the checker cannot read the game; throws BeyondBudget.
 */
export function certifyPosition<P>(
  {
    game,
    position,
    outcome,
    forms,
    value,
  }: Pick<PartizanVerdict<P>, 'game' | 'position' | 'outcome' | 'forms' | 'value'>,
  budget: Budget = USUAL_BUDGET,
): PositionCertificate | undefined {
  const summands = summandsOf(game, position)
  const summed = summands.map(summedOf)
  if (game.convention === 'misere' || !isCertifiable(summed)) return undefined
  const most = Math.floor(budget.search / PER_ANSWER)
  const { values } = keptOf(game as PartizanGame<unknown>, budget)
  const known = summands.map(() => new Map<unknown, Form>())
  const formAt = (at: unknown, i: number): Form => {
    const before = known[i]?.get(at)
    if (before !== undefined) return before
    const form = formOf((summands[i] as Summand).game, at, values, budget)
    known[i]?.set(at, form)
    return form
  }
  const formsOf = (positions: readonly unknown[]) => forms.sum(positions.map(formAt))
  const equality =
    value === undefined
      ? undefined
      : within(() => certifyEquality(summed, forms, value, formsOf, most))
  if (equality) return equality
  const isSum = game.is.kind === 'sum'
  const outcomeOf = (positions: readonly unknown[]) =>
    value === undefined
      ? decidePartizan(game, (isSum ? positions : positions[0]) as P, budget).outcome
      : forms.outcome(formsOf(positions))
  const loses: Loses = (positions, mover) => {
    const found = outcomeOf(positions)
    return found === 'P' || found === (mover === 'left' ? 'R' : 'L')
  }
  return certifyOutcome(summed, outcome, loses, most)
}

function summedOf({ game, position }: Summand): Summed {
  const { is, rules, shape } = game
  // of the catalogue, the heaps of games with different moves may have an order
  const unordered = shape.kind === 'heaps' && (isImpartial(game) || is.kind === 'rule')
  return {
    game: game.name,
    start: position,
    options: (at, mover) =>
      game.partizan
        ? game.partizan.options(at, mover)
        : Array.from(rules.moves(at), (move) => move.to),
    print: (at) => (unordered ? heapsText(rules.print(at)) : rules.print(at)),
  }
}

/** Heaps as certificates write them: the largest first, with plus signs between them. */
function heapsText(text: string): string {
  const heaps = (text.match(/\d+/g) ?? []).map(Number).filter((heap) => heap > 0)
  return heaps.sort((a, b) => b - a).join('+') || 'empty'
}
