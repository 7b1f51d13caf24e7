import { compileSmall } from '../formula/compile.ts'
import { gameOfRule } from '../games/catalogue.ts'
import { type Game, heapFrame } from '../games/game.ts'
import { knownOf } from '../know/know.ts'
import { type Budget, USUAL_BUDGET } from '../model/budget.ts'
import type { Outcome } from '../model/outcome.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import { tableOf } from '../values/table.ts'

/**
 * The outcome that `outcomeOf` gives for heaps below 2^32, whose values are added as plain numbers,
 * since a judge has a million of them; undefined where values are no formula of the heap and no
 * short table. Throws BeyondBudget.
 */
export function outcomeOfHeaps(
  game: Game<unknown>,
  heaps: Uint32Array,
  budget: Budget = USUAL_BUDGET,
): Outcome | undefined {
  const { convention, rules, theorem, ruleOfHeap } = game
  if (convention !== 'normal' || rules.stuckDraws || theorem?.outcome || theorem?.covers)
    return undefined
  const rule = heapFrame(game)?.rule
  const same = rule && valuesOf(rule)
  const ofPlace = ruleOfHeap && valuesByPlace(game)
  let xor = 0
  for (let i = 0; i < heaps.length; i++) {
    const heap = heaps[i] as number
    let values = same ?? ofPlace?.[i]
    if (!values) {
      if (!ruleOfHeap || !ofPlace) return undefined
      values = valuesOf(ruleOfHeap(i))
      ofPlace[i] = values
    }
    if (heap >= values.size && !values.grow(heap, budget)) return undefined
    const value = values.at(heap)
    if (value >= 2 ** 32) return undefined
    xor ^= value
  }
  return xor === 0 ? 'P' : 'N'
}

/** The values of the heaps of a rule, as plain numbers. */
interface SmallValues {
  /** All heaps below this have one that is known. */
  readonly size: number
  /** Finds out the values up to a heap; false where that takes more than a short table. */
  grow(heap: number, budget: Budget): boolean
  at(heap: number): number
}

const byRule = new WeakMap<HeapRule | CodeRule, SmallValues>()

function valuesOf(rule: HeapRule | CodeRule): SmallValues {
  const values = byRule.get(rule) ?? byFormula(rule) ?? new FromTable(rule)
  byRule.set(rule, values)
  return values
}

const byPlace = new WeakMap<Game<unknown>, SmallValues[]>()

/** What was asked for before of a game in which each heap has a rule of its own. */
function valuesByPlace(game: Game<unknown>): SmallValues[] {
  const values = byPlace.get(game) ?? []
  byPlace.set(game, values)
  return values
}

function byFormula(rule: HeapRule | CodeRule): SmallValues | undefined {
  const known = knownOf(gameOfRule(rule, 'normal'))
  const formula =
    known?.kind === 'heaps' && known.values.by === 'formula' ? known.values.formula : undefined
  const at = formula && compileSmall(formula, {})
  return at && { size: 2 ** 32, grow: () => true, at }
}

/** Farther than this something else than a table may be known of a heap, at less cost. */
const FAR = 100_000

class FromTable implements SmallValues {
  private readonly table
  size = 0

  constructor(rule: HeapRule | CodeRule) {
    this.table = tableOf(rule)
  }

  grow(heap: number, budget: Budget): boolean {
    if (heap > FAR) return false
    this.table.extend(heap, budget)
    this.size = this.table.period ? FAR + 1 : heap + 1
    return true
  }

  at(heap: number): number {
    return this.table.at(heap)
  }
}
