import { equal } from '../../formula/tree.ts'
import { findClasses } from '../class-table.ts'
import type { Finder } from '../finder.ts'
import { losingIn } from '../grid.ts'

export const finder: Finder = {
  shown: 'grid',
  about: 'losing',
  order: 3,
  words: {
    en: 'losing positions that depend on remainders of the counters',
    zh: '必败与否只看计数器的余数',
  },
  find(grid) {
    const classes = findClasses(grid, losingIn(grid))
    return classes && equal(classes, 1)
  },
}
