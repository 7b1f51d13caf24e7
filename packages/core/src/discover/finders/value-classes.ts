import { findClasses } from '../class-table.ts'
import type { Finder } from '../finder.ts'

export const finder: Finder = {
  shown: 'grid',
  about: 'value',
  order: 5,
  words: {
    en: 'values that depend on remainders of the counters',
    zh: '值只看计数器的余数',
  },
  find: (grid) => findClasses(grid, grid.at),
}
