import { type Formula, formula } from '../../formula/tree.ts'
import type { Finder } from '../finder.ts'
import { fittedPlaces, type Grid, holdsIn } from '../grid.ts'
import { shortForms } from '../short-form.ts'

export const finder: Finder = {
  shown: 'grid',
  about: 'value',
  order: 4,
  words: {
    en: 'values that are short forms of +, −, ·, ⌊/⌋, mod, ⊕, min, max in the counters',
    zh: '值是计数器的短式，由 +、−、·、⌊/⌋、mod、⊕、min、max 组成',
  },
  find: findValue,
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
