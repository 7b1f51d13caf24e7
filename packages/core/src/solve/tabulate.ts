import { compileSmall } from '../formula/compile.ts'
import type { Game } from '../games/game.ts'
import type { Evidence } from '../know/evidence.ts'
import { periodEvidence } from '../know/heap-values.ts'
import type { Budget } from '../model/budget.ts'
import { USUAL_BUDGET } from '../model/budget.ts'
import { TextError } from '../model/errors.ts'
import {
  type Bounds,
  type Cells,
  type Computed,
  compute,
  LETTERS,
  refuseTooLarge,
} from '../values/computed.ts'

/** Values of all positions up to a bound, and how they are known. */
export interface Table extends Cells {
  readonly evidence: Evidence
}

/** The values at 0..N, or at 0..N by 0..M; throws BeyondBudget, or TextError for a wrong shape. */
export function tabulate(
  game: Game<unknown>,
  bounds: Bounds,
  budget: Budget = USUAL_BUDGET,
): Table {
  const { rules, theorem } = game
  const { at } = rules
  if (rules.axes !== bounds.length || !at) throw wrongShape(game, bounds.length)
  refuseTooLarge(bounds, budget)
  const ordinary = game.convention === 'normal' && !rules.stuckDraws
  if (ordinary && theorem && !theorem.covers) {
    const evidence: Evidence = { kind: 'theorem', name: theorem.name, reference: theorem.reference }
    const { heaps, value } = theorem
    if (heaps) {
      const small = theorem.formula && compileSmall(theorem.formula, {})
      return { letters: false, evidence, cell: (n = 0) => small?.(n) ?? heaps.at(BigInt(n)) }
    }
    if (value) {
      const cell = (...place: number[]) => value.call(theorem, at.call(rules, place.map(BigInt)))
      return { letters: false, evidence, cell }
    }
  }
  if (!ordinary && theorem?.outcome && !theorem.covers) {
    const outcome = theorem.outcome.bind(theorem)
    return {
      letters: true,
      evidence: { kind: 'theorem', name: theorem.name, reference: theorem.reference },
      cell: (...place) => LETTERS[outcome(at.call(rules, place.map(BigInt)))],
    }
  }
  const computed = compute(game, bounds, budget)
  const { letters, fill } = computed
  return {
    letters,
    evidence: evidenceOf(computed, bounds),
    get values() {
      return computed.values
    },
    ...(fill && { fill }),
    cell: computed.cell,
  }
}

/** How computed values are known. */
function evidenceOf({ period, searched }: Computed, bounds: Bounds): Evidence {
  if (searched !== undefined) return { kind: 'search', positions: searched }
  return period ? periodEvidence(period) : { kind: 'table', bound: BigInt(Math.max(...bounds)) }
}

function wrongShape(game: Game<unknown>, asked: number): TextError {
  const { axes } = game.rules
  if (axes === undefined)
    return new TextError(game.name, 0, {
      en: `${game.name} has no table: its positions are not one or two numbers.`,
      zh: `${game.nameZh} 没有表：它的局面不是一个或两个数。`,
    })
  const right = axes === 1 ? '--to 100' : '--to 20x20'
  return new TextError(game.name, 0, {
    en: `${game.name} has positions of ${axes} ${axes === 1 ? 'number' : 'numbers'}, not ${asked}: write ${right}.`,
    zh: `${game.nameZh} 的局面是 ${axes} 个数，不是 ${asked} 个：请写 ${right}。`,
  })
}
