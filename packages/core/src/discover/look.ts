import { sizeOf } from '../formula/size.ts'
import type { Formula } from '../formula/tree.ts'
import type { Words } from '../model/words.ts'
import type { Finder, GridFinder, LineFinder } from './finder.ts'
import { finders } from './generated/finders.ts'
import type { Grid } from './grid.ts'
import type { Line } from './line.ts'
import type { Pattern } from './pattern.ts'

const inOrder = [...finders].sort((a, b) => a.order - b.order)
const isOfLines = (finder: Finder): finder is LineFinder => finder.shown === 'line'
const isOfGrids = (finder: Finder): finder is GridFinder => finder.shown === 'grid'

/**
 * The first pattern of a kind that a finder sees in values; `tried` gets the words of those asked.
 * Where only outcomes are known there are no values to look for.
 */
export function lookAtLine(
  line: Line,
  about: Pattern['about'],
  tried: Set<Words>,
): Pattern | undefined {
  if (about === 'value' && line.letters) return undefined
  for (const finder of inOrder.filter(isOfLines)) {
    if (finder.about !== about || line.reach + 1 < finder.least) continue
    tried.add(finder.words)
    const found = finder.find(line)
    if (found) return { about, ...('op' in found ? { formula: found } : { law: found }) }
  }
  return undefined
}

/**
 * The shortest condition for the losing positions of a grid that a finder sees, and the first
 * formula for its values; `tried` gets the words of the finders asked.
 */
export function lookAtGrid(grid: Grid, tried: Set<Words>): Pattern | undefined {
  const of = (about: Pattern['about']) =>
    inOrder.filter(isOfGrids).filter((finder) => finder.about === about)
  const ask = (finder: GridFinder) => {
    tried.add(finder.words)
    return finder.find(grid)
  }
  const losing = of('losing')
    .map(ask)
    .filter((f) => f !== undefined)
    .sort((a, b) => sizeOf(a) - sizeOf(b))[0]
  let value: Formula | undefined
  for (const finder of grid.letters ? [] : of('value')) value ??= ask(finder)
  if (losing) return { about: 'losing', formula: losing, ...(value && { value }) }
  return value && { about: 'value', formula: value }
}
