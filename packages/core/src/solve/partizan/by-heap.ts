import type { PartizanOutcome } from '../../forms/forms.ts'
import type { PartizanGame } from '../../games/partizan/game.ts'
import { outcomeEvidence } from '../../know/partizan/know.ts'
import type { Budget } from '../../model/budget.ts'
import { within } from '../../model/errors.ts'
import { same } from '../../model/words.ts'
import { partizanTableOf } from '../../values/partizan/heap-table.ts'
import type { Kept } from '../../values/partizan/kept.ts'
import { otherOf } from '../../values/partizan/search.ts'
import type { PartizanDecision } from './decision.ts'

/** Where forms nest without end, those of larger heaps are told by smaller heaps and not worked out. */
const DEEPEST = 100_000n
/** So many heaps are looked at to find how the forms go on. */
const LOOKED = 4200n

/** The share of a budget for a table of values after which it is seen how far that will reach. */
const FIRST = 1 / 8

/**
 * Decides a single heap whose value is out of reach by who wins smaller heaps; undefined for other
 * positions, and where the value is within the budget or may be.
 */
export function byHeap<P>(
  game: PartizanGame<P>,
  position: P,
  { heaps, values }: Kept,
  budget: Budget,
): PartizanDecision | undefined {
  const { shape, is, rules } = game
  const heap = singleOf(shape.kind === 'heaps' ? shape.numbers(position) : [])
  if (!heaps || heap === undefined) return undefined
  if (is.kind === 'rule') {
    const table = partizanTableOf(is.rule, values.forms)
    const share = { ...budget, table: FIRST * budget.table }
    if (heap > DEEPEST) within(() => table.extend(Number(LOOKED), share))
    if (!(heap > DEEPEST && table.recursion && !table.period)) {
      const tried = within(() => values.form(game, position, share))
      // no heap costs less than those before it
      if (tried !== undefined || BigInt(table.size) > FIRST * Number(heap)) return undefined
    }
  }
  const outcome = within(() => heaps.at(heap, budget))
  if (outcome === undefined) return undefined
  return {
    outcome,
    forms: values.forms,
    evidence: outcomeEvidence(heaps, heap),
    parts: () => [{ text: same(rules.print(position)), value: undefined }],
    ledger: values.ledger,
    holds(mover, _, to, own) {
      const rest = singleOf(shape.kind === 'heaps' ? shape.numbers(to as P) : []) ?? 0n
      return !isWonBy(heaps.at(rest, own), otherOf(mover))
    },
  }
}

function singleOf(heaps: readonly bigint[]): bigint | undefined {
  return heaps.length === 1 ? heaps[0] : undefined
}

function isWonBy(outcome: PartizanOutcome, beginner: 'left' | 'right'): boolean {
  return outcome === 'N' || outcome === (beginner === 'left' ? 'L' : 'R')
}
