import type { Formula } from '../formula/tree.ts'
import type { Game } from '../games/game.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import { compute } from '../values/computed.ts'
import { numberAt, type Point } from './exact.ts'
import { cellValue } from './growing.ts'

/** The values of all positions (a, b) with 0 ≤ a, b ≤ side. */
export interface Grid {
  readonly side: number
  /** What the two counters are called. */
  readonly names: readonly [string, string]
  /** Whether only outcomes are known: 0 for a losing position, 1 for others. */
  readonly letters: boolean
  /** What the search through all positions took, as a budget counts it, where one found them. */
  readonly searched?: number | undefined
  at(a: number, b: number): number
}

/** The grid of a game; undefined where it is beyond the budget. */
export function gridOf(game: Game<unknown>, side: number, budget: Budget): Grid | undefined {
  const { rule } = game
  const [first = 'a', second = 'b'] = rule?.kind === 'counters' ? rule.names : []
  try {
    const table = compute(game, [side, side], budget)
    const width = side + 1
    const values = Float64Array.from({ length: width * width }, (_, i) =>
      cellValue(table.cell(Math.floor(i / width), i % width)),
    )
    return {
      side,
      names: [first, second],
      letters: table.letters,
      searched: table.searched,
      at: (a, b) => values[a * width + b] as number,
    }
  } catch (error) {
    if (error instanceof BeyondBudget) return undefined
    throw error
  }
}

/** The grid of the same game with a wider side, where its losing positions are told. */
export function toldGrid(
  { names, searched }: Grid,
  side: number,
  losing: (a: number, b: number) => boolean,
): Grid {
  const width = side + 1
  const cells = Uint8Array.from({ length: width * width }, (_, i) =>
    losing(Math.floor(i / width), i % width) ? 0 : 1,
  )
  const at = (a: number, b: number) => cells[a * width + b] as number
  // asked for again at every wider side, as a searched one
  return { side, names, letters: true, searched, at }
}

/** 1 for the losing positions of a grid, 0 for others. */
export function losingIn(grid: Grid): (a: number, b: number) => number {
  return (a, b) => (grid.at(a, b) === 0 ? 1 : 0)
}

/** A position that formulas are fitted to. */
export interface Place {
  readonly a: number
  readonly b: number
  readonly point: Point
}

/** Fitted positions have counters of at most this. */
const LARGEST_FITTED = 24

/** The positions within the first third of the sides, which formulas are fitted to. */
export function fittedPlaces({ side, names: [x, y] }: Grid): Place[] {
  const size = Math.min(LARGEST_FITTED, Math.floor(side / 3)) + 1
  return Array.from({ length: size * size }, (_, i) => {
    const [a, b] = [Math.floor(i / size), i % size]
    return { a, b, point: { [x]: a, [y]: b } }
  })
}

/** Whether a formula has the wanted number at every position of the grid. */
export function holdsIn(
  { side, names: [x, y] }: Grid,
  form: Formula,
  wanted: (a: number, b: number) => number,
): boolean {
  for (let a = 0; a <= side; a++)
    for (let b = 0; b <= side; b++)
      if (numberAt(form, { [x]: a, [y]: b }) !== wanted(a, b)) return false
  return true
}
