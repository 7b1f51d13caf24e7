import { Forms } from '../../forms/forms.ts'
import type { PartizanGame } from '../../games/partizan/game.ts'
import type { Budget } from '../../model/budget.ts'
import { noteMemory } from '../../model/memories.ts'
import { PositionForms } from './form-of.ts'
import { HeapOutcomes } from './heap-outcomes.ts'
import { OutcomeSearch } from './outcome.ts'
import { PartizanSearch } from './search.ts'

/** Forms and options that may be stored for each option that a search may look at. */
const STORED = 6
const MOST_STORED = 2 ** 27

/** What was worked out for a game, kept as long as somebody holds the game. */
export interface Kept {
  readonly values: PositionForms
  readonly outcomes: OutcomeSearch
  readonly search: PartizanSearch<unknown>
  /** Who wins single heaps, where each player has a rule that never splits them. */
  readonly heaps: HeapOutcomes | undefined
}

let kept = new WeakMap<PartizanGame<unknown>, Kept & { readonly limit: number }>()
noteMemory(() => {
  kept = new WeakMap()
})

/** What was worked out for a game so far; anew where a budget allows to store more than before. */
export function keptOf(game: PartizanGame<unknown>, { search }: Budget): Kept {
  const limit = Math.min(MOST_STORED, Math.max(2 ** 16, STORED * search))
  const before = kept.get(game)
  if (before && before.limit >= limit) return before
  const values = new PositionForms(new Forms(limit))
  const made = {
    limit,
    values,
    outcomes: new OutcomeSearch(values),
    search: new PartizanSearch<unknown>(game, values.ledger),
    heaps: heapsOf(game),
  }
  kept.set(game, made)
  return made
}

function heapsOf({ is, convention }: PartizanGame<unknown>): HeapOutcomes | undefined {
  const of = is.kind === 'misere' ? is.of.is : is
  return of.kind === 'rule' ? HeapOutcomes.of(of.rule, convention) : undefined
}
