import { sizeOf } from '../formula/size.ts'
import { equal, type Formula, formula } from '../formula/tree.ts'
import type { Game } from '../games/game.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import { findBeatty } from './beatty.ts'
import { findClasses } from './classes.ts'
import type { Discovery, Pattern } from './discovery.ts'
import { fittedPlaces, type Grid, gridOf, holdsIn, losingIn } from './grid.ts'
import { findRelation } from './relation.ts'
import { shortForms } from './short-form.ts'
import { TRIED } from './tried.ts'

/** Sides of grids that are looked at, as long as the budget allows, until one shows a pattern. */
const SIDES = [15, 31, 63, 127, 255]

/** A pattern is looked for from this side on, and in smaller grids where they are all there are. */
const enough = (grid: Grid) => (grid.searched ? 63 : 127)

/** The shortest pattern found in the losing positions of a game of two counters, or its values. */
export function discoverCounters(game: Game<unknown>, budget: Budget): Discovery {
  let grid: Grid | undefined
  let pattern: Pattern | undefined
  for (const side of SIDES) {
    const wider = gridOf(game, side, budget)
    if (!wider) break
    grid = wider
    if (side >= enough(grid)) pattern = findPattern(grid)
    if (pattern) break
  }
  if (!grid) throw tooLittle(game)
  if (grid.side < enough(grid)) pattern = findPattern(grid)
  return {
    game,
    ...(pattern ?? { status: 'none', about: 'losing' }),
    checkedTo: grid.side,
    tried: [TRIED.relation, TRIED.classes, TRIED.beatty, TRIED.form],
  }
}

function findPattern(grid: Grid): Pattern | undefined {
  const classes = findClasses(grid, losingIn(grid))
  const losing = [findRelation(grid), findBeatty(grid), classes && equal(classes, 1)]
    .filter((f) => f !== undefined)
    .sort((a, b) => sizeOf(a) - sizeOf(b))[0]
  const value = grid.letters ? undefined : (findValue(grid) ?? findClasses(grid, grid.at))
  if (losing)
    return { status: 'verified', about: 'losing', formula: losing, ...(value && { value }) }
  return value && { status: 'verified', about: 'value', formula: value }
}

/** The shortest formula for the values. */
function findValue(grid: Grid): Formula | undefined {
  const places = fittedPlaces(grid)
  // a few places, spread by steps of the golden section, decide most formulas; the grid the rest
  const few = Array.from({ length: 56 }, (_, i) => Math.floor(i * 0.618034 * places.length))
    .map((i) => places[i % places.length])
    .filter((place) => place !== undefined)
  const forms = shortForms(
    few.map(({ point }) => point),
    few.map(({ a, b }) => grid.at(a, b)),
    { atoms: grid.names.map(formula), constants: [1, 2, 3].map(formula) },
  )
  return forms.slice(0, 20).find((form) => holdsIn(grid, form, grid.at))
}

function tooLittle(game: Game<unknown>): BeyondBudget {
  const side = SIDES[0]
  return new BeyondBudget({
    en: `Not even the positions of ${game.name} up to ${side} by ${side} can be looked at.`,
    zh: `${game.nameZh} 连 ${side}×${side} 以内的局面都看不完。`,
  })
}
