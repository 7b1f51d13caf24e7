import type { ValueArray } from '@nimber/kernels'
import { compileSmall } from '../formula/compile.ts'
import { periodEvidence } from '../know/heap-values.ts'
import { BeyondBudget, TextError } from '../model/errors.ts'
import type { Evidence } from '../model/evidence.ts'
import type { Budget, Game } from '../model/game.ts'
import { isHeapRule } from '../rules/rule.ts'
import { USUAL_BUDGET } from '../solve/solve.ts'
import { directionsOf, lineValues } from './lines.ts'
import { explore } from './search.ts'
import { tableOf } from './table.ts'

/** Values of all positions up to a bound; letters W, L, D where a game has no values. */
export interface Table {
  readonly letters: boolean
  readonly evidence: Evidence
  /** All values in a row, where they stand so in memory; good until the rule is computed further. */
  readonly values?: ValueArray
  /** Writes the values 0, 1, 2, … into an array, as far as it goes. */
  fill?(target: ValueArray): void
  /** The value or letter at one coordinate, or at two. */
  cell(...coordinates: number[]): number | bigint | string
}

/** Won, lost or drawn for the player to move. */
const LETTERS = { N: 'W', P: 'L', D: 'D' } as const

/** The values at 0..N, or at 0..N by 0..M; throws BeyondBudget, or TextError for a wrong shape. */
export function tabulate(
  game: Game<unknown>,
  bounds: readonly [number] | readonly [number, number],
  budget: Budget = USUAL_BUDGET,
): Table {
  const { rules, theorem } = game
  const { at } = rules
  if (rules.axes !== bounds.length || !at) throw wrongShape(game, bounds.length)
  const cells = bounds.reduce((product, bound) => product * (bound + 1), 1)
  if (cells > budget.table) throw tooLarge(cells, budget)
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
  if (ordinary && game.rule && isHeapRule(game.rule)) {
    const table = tableOf(game.rule)
    table.extend(bounds[0], budget)
    let values: ValueArray | undefined
    return {
      letters: false,
      evidence: table.period
        ? periodEvidence(table.period)
        : { kind: 'table', bound: BigInt(bounds[0]) },
      get values() {
        values ??= table.upTo(bounds[0])
        return values
      },
      fill: (target) => table.fill(target),
      cell: (n = 0) => table.at(n),
    }
  }
  const [rows, columns] = bounds
  const directions = columns === undefined ? undefined : directionsOf(game)
  if (!directions || columns === undefined) return bySearch(game, bounds, budget)
  const table = lineValues(directions, rows, columns, budget)
  return {
    letters: false,
    evidence: { kind: 'table', bound: BigInt(Math.max(rows, columns)) },
    cell: (i = 0, j = 0) => table.at(i, j),
  }
}

function bySearch(game: Game<unknown>, bounds: readonly number[], budget: Budget): Table {
  const { rules } = game
  const place = (coordinates: readonly number[]) => rules.at?.(coordinates.map(BigInt))
  const [rows = 0, columns] = bounds
  const starts = function* () {
    for (let i = 0; i <= rows; i++) {
      if (columns === undefined) yield place([i])
      else for (let j = 0; j <= columns; j++) yield place([i, j])
    }
  }
  const explored = explore(game, starts(), budget)
  const letters = explored.value(place(bounds.map(() => 0))) === undefined
  return {
    letters,
    evidence: { kind: 'search', positions: explored.positions },
    cell(...coordinates) {
      const position = place(coordinates)
      if (!letters) return explored.value(position) as bigint
      return LETTERS[explored.outcome(position)]
    },
  }
}

function tooLarge(cells: number, budget: Budget): BeyondBudget {
  const words = { en: `The table would have ${cells} cells.`, zh: `这张表会有 ${cells} 格。` }
  return new BeyondBudget(words, cells / budget.table)
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
