import { ZERO } from '../../arith/dyadic.ts'
import type { PartizanGame } from '../../games/partizan/game.ts'
import type { Budget } from '../../model/budget.ts'
import { same } from '../../model/words.ts'
import type { Kept } from '../../values/partizan/kept.ts'
import { otherOf } from '../../values/partizan/search.ts'
import type { PartizanDecision } from './decision.ts'

/**
 * Decides a board that its symmetry makes its own negative and that is worth ∗, by who wins it, alone and
 * with ∗ beside it: that looks at far fewer positions than have a form below it. Undefined of other
 * positions, of 0 too, since the answers to all moves are told there.
 */
export function bySymmetry<P>(
  game: PartizanGame<P>,
  position: P,
  { values }: Kept,
  budget: Budget,
): PartizanDecision | undefined {
  // parts are told with their values
  if (!game.partizan.packed || game.partizan.parts(position).length !== 1) return undefined
  if (!values.isStar(game, position, budget)) return undefined
  const value = values.forms.simple(ZERO, 0, 1)
  return {
    outcome: 'N',
    forms: values.forms,
    value,
    evidence: { kind: 'search', positions: values.searched, star: true },
    parts: () => [{ text: same(game.rules.print(position)), value }],
    ledger: values.ledger,
    holds: (mover, _, to, own) => !values.wins(game, to as P, otherOf(mover), own),
  }
}
