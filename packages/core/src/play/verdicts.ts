import type { Game } from '../games/game.ts'
import { type Budget, USUAL_BUDGET } from '../model/budget.ts'
import { within } from '../model/errors.ts'
import type { Outcome } from '../model/outcome.ts'
import { solve } from '../solve/solve.ts'
import type { Verdict } from '../solve/verdict.ts'
import { type Explored, explore } from '../values/search.ts'

/** Verdicts that are kept; a longer match asks for old ones anew. */
const KEPT = 10_000
/** The search that is worth its time for any position that could come up. */
const QUICK = 20_000

/**
 * The verdicts of the positions of a match, each worked out once. A search settles all positions
 * below the one it was made for, and what is met later is looked up there; what else settles a game
 * is kept by who knows it.
 */
export class Verdicts<P> {
  readonly game: Game<P>
  /** What one verdict may cost. */
  readonly budget: Budget
  private readonly known = new Map<string, Verdict<P>>()
  private search: Explored<P> | undefined
  private patience: number

  /** Throws BeyondBudget where the start itself has no verdict. */
  constructor(game: Game<P>, start: P, budget: Budget = USUAL_BUDGET) {
    this.game = game
    this.budget = budget
    this.patience = budget.search
    const verdict = this.keep(solve(game, start, budget))
    if (mayCircle(verdict)) this.of(start)
  }

  /** The verdict of a position; undefined where it is beyond the budget. */
  of(position: P): Verdict<P> | undefined {
    const { game, budget } = this
    const quick = this.quick(position)
    if (quick && (!mayCircle(quick) || this.searched(position))) return quick
    const turns = game.is.kind === 'turns'
    const whole = game.components || turns ? within(() => solve(game, position, budget)) : undefined
    if (whole) this.keep(whole)
    if (turns || (whole && !mayCircle(whole))) return whole
    // searched once for all that follows, and to know the way out of circles
    const found = within(() => explore(game, [position], { ...budget, search: this.patience }))
    if (found) this.search = found
    else this.patience = Math.min(this.patience, QUICK) // what follows is mostly beyond it too
    return this.quick(position)
  }

  /** The outcome of a position; undefined where it is beyond the budget. */
  outcome(position: P): Outcome | undefined {
    return this.of(position)?.outcome
  }

  /** The verdict of a position where it takes little time; else undefined. */
  quick(position: P): Verdict<P> | undefined {
    const { game, budget } = this
    const searched = this.searched(position)
    if (searched) return verdictIn(searched, game, position)
    const search = Math.min(QUICK, budget.search)
    return (
      this.known.get(game.rules.print(position)) ??
      within(() => this.keep(solve(game, position, { ...budget, search })))
    )
  }

  /** The search in which a position was met, if it was. */
  searched(position: P): Explored<P> | undefined {
    return this.search?.has(position) ? this.search : undefined
  }

  private keep(verdict: Verdict<P>): Verdict<P> {
    if (this.known.size >= KEPT) this.known.clear()
    this.known.set(this.game.rules.print(verdict.position), verdict)
    return verdict
  }
}

/** Whether more is to be known than a winning move, since not every one comes to an end. */
function mayCircle({ game, evidence, parts }: Verdict): boolean {
  if (game.is.kind === 'turns') return false
  // the parts of a sum have no values where one of them can go on for ever
  return evidence.kind === 'search' || (evidence.kind === 'sum' && parts.length === 0)
}

/** The verdict of a position that was met in a search. */
function verdictIn<P>(searched: Explored<P>, game: Game<P>, position: P): Verdict<P> {
  return {
    game,
    position,
    outcome: searched.outcome(position),
    value: undefined,
    winning: searched.movesWhere(position, (to) => searched.outcome(to) === 'P'),
    evidence: { kind: 'search', positions: searched.positions },
    parts: [],
  }
}
