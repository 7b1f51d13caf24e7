import type { Game } from '../games/game.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import type { Words } from '../model/words.ts'
import { type Grid, gridOf, toldGrid } from './grid.ts'
import { lookAtGrid } from './look.ts'
import type { Pattern } from './pattern.ts'

/** Sides of grids that are looked at, as long as the budget allows, until one shows a pattern. */
const SIDES = [15, 31, 63, 127, 255]

/** Wider grids are not searched where something else tells the losing positions. */
const LARGEST_SEARCHED = 63

/** A pattern is looked for from this side on, and in smaller grids where they are all there are. */
const enough = (grid: Grid) => (grid.searched === undefined ? 127 : 63)

/** Whether the position (a, b) is lost, as something other than a search tells. */
export type Losing = (a: number, b: number) => boolean

/**
 * The shortest pattern found in the losing positions of a game of two counters, or its values, and
 * the side of the grid looked at; `tried` gets the words of what was looked for. Where all positions
 * have to be searched, `losing` is asked for those of wide grids.
 */
export function lookAtCounters(
  game: Game<unknown>,
  budget: Budget,
  tried: Set<Words>,
  losing: () => Losing | undefined,
): { readonly pattern: Pattern | undefined; readonly checkedTo: number } {
  let grid: Grid | undefined
  let pattern: Pattern | undefined
  let took = 0
  for (const side of SIDES) {
    const lost = side > LARGEST_SEARCHED && grid?.searched !== undefined ? losing() : undefined
    if (!lost && isTooMuch(took, grid?.searched, budget)) break
    const wider = lost && grid ? toldGrid(grid, side, lost) : gridOf(game, side, budget)
    if (!wider) break
    took = grid?.searched ?? 0
    grid = wider
    if (side >= enough(grid)) pattern = lookAtGrid(grid, tried)
    if (pattern) break
  }
  if (!grid) throw tooLittle(game)
  if (grid.side < enough(grid)) pattern = lookAtGrid(grid, tried)
  return { pattern, checkedTo: grid.side }
}

/** Whether the next search would be beyond the budget if it took as much more as the last one did. */
function isTooMuch(before: number, last: number | undefined, { search }: Budget): boolean {
  return last !== undefined && before > 0 && (last / before) * last > search
}

function tooLittle(game: Game<unknown>): BeyondBudget {
  const side = SIDES[0]
  return new BeyondBudget({
    en: `Not even the positions of ${game.name} up to ${side} by ${side} can be looked at.`,
    zh: `${game.nameZh} 连 ${side}×${side} 以内的局面都看不完。`,
  })
}
