import { compileSmall } from '../formula/compile.ts'
import { type Game, heapFrame } from '../games/game.ts'
import type { Evidence } from '../know/evidence.ts'
import { heapValues } from '../know/heap-values.ts'
import { knowledgeOf, knownOf } from '../know/know.ts'
import type { Knowledge } from '../know/knowledge.ts'
import { periodEvidence } from '../know/proved-heaps.ts'
import { type Budget, USUAL_BUDGET } from '../model/budget.ts'
import { BeyondBudget, TextError } from '../model/errors.ts'
import {
  type Bounds,
  type Cells,
  type Computed,
  compute,
  LETTERS,
  refuseTooLarge,
} from '../values/computed.ts'
import { tableOf } from '../values/table.ts'
import { decideBy } from './decide.ts'
import { mayHaveQuotient } from './misere.ts'

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
  const { rules } = game
  if (rules.axes !== bounds.length || !rules.at) throw wrongShape(game, bounds.length)
  refuseTooLarge(bounds, budget)
  const known = knownBefore(game, bounds, budget)
  return (known && cellsBy(known, game, budget)) ?? computed(game, bounds, budget)
}

/** The position at some coordinates. */
function place({ rules }: Game<unknown>, coordinates: readonly number[]): unknown {
  return rules.at?.(coordinates.map(BigInt))
}

/** What settles all positions of a table without looking at each of them. */
function knownBefore(game: Game<unknown>, bounds: Bounds, budget: Budget): Knowledge | undefined {
  if (game.theorem?.covers) return undefined
  const known = knownOf(game)
  if (known || !heapFrame(game) || mayHaveQuotient(game)) return known
  return knowledgeOf(game, budget, place(game, bounds))
}

/** The cells that knowledge gives; undefined where they are computed as well. */
function cellsBy(known: Knowledge, game: Game<unknown>, budget: Budget): Table | undefined {
  const { evidence } = known
  const { theorem } = game
  switch (known.kind) {
    case 'heaps': {
      const rule = heapFrame(game)?.rule
      const { values } = known
      // an automaton reads one heap at a time: a table of all is computed sooner
      if (!rule || values.by === 'table' || values.by === 'automaton' || tableOf(rule).period)
        return undefined
      const all = heapValues(values, rule, theorem, budget)
      const small = values.formula && compileSmall(values.formula, {})
      return { letters: false, evidence, cell: (n = 0) => small?.(n) ?? all.at(BigInt(n)) }
    }
    case 'theorem': {
      if (known.gives === 'value' && theorem?.value) {
        const value = theorem.value.bind(theorem)
        return { letters: false, evidence, cell: (...at) => value(place(game, at)) }
      }
      // values say more than who wins
      if (game.convention === 'normal' && !game.rules.stuckDraws) return undefined
      return letters(known, game, budget)
    }
    case 'taking':
    case 'quotient':
      return letters(known, game, budget)
    default:
      return undefined
  }
}

function letters(known: Knowledge, game: Game<unknown>, budget: Budget): Table {
  const outcome = (position: unknown) => decideBy(known, game, position, budget).outcome
  const { evidence } = known
  return { letters: true, evidence, cell: (...at) => LETTERS[outcome(place(game, at))] }
}

/** The cells by the rule alone; where that is beyond the budget, by a quotient that is looked for. */
function computed(game: Game<unknown>, bounds: Bounds, budget: Budget): Table {
  try {
    const made = compute(game, bounds, budget)
    return withEvidence(made, evidenceOf(made, bounds))
  } catch (error) {
    if (!(error instanceof BeyondBudget) || !mayHaveQuotient(game)) throw error
    const known = knowledgeOf(game, budget, place(game, bounds))
    if (known.kind !== 'quotient') throw error
    return letters(known, game, budget)
  }
}

function withEvidence(made: Computed, evidence: Evidence): Table {
  const { letters, fill, cell } = made
  return {
    letters,
    evidence,
    get values() {
      return made.values
    },
    ...(fill && { fill }),
    cell,
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
      en: `${game.name} has no table: its positions are not one or two numbers. nimber solve '${game.name}: …' answers about one of them.`,
      zh: `${game.nameZh} 没有表：它的局面不是一个或两个数。可以用 nimber solve '${game.name}: …' 问单个局面。`,
    })
  const right = axes === 1 ? '--to 100' : '--to 20x20'
  return new TextError(game.name, 0, {
    en: `${game.name} has positions of ${axes} ${axes === 1 ? 'number' : 'numbers'}, not ${asked}: write ${right}.`,
    zh: `${game.nameZh} 的局面是 ${axes} 个数，不是 ${asked} 个：请写 ${right}。`,
  })
}
