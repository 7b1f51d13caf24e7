import { between } from '../bounds.ts'
import { playAt } from './define.ts'
import { number } from './fields.ts'
import type { OwnStatement } from './problem.ts'

/** What the problems about a stone that starts in the corner of a square board have in common. */
export const CORNER_WALK = {
  rule: {
    en: 'A stone stands in a corner of a board of n × n squares. A move takes it to a square beside it where it has not been. Whoever cannot move loses.',
    zh: '石子放在 n × n 棋盘的一角。每次移到相邻的、没有到过的格子。不能走者负。',
  },
  tags: ['board', 'parity'],
  level: 1,
  envelope: 'zero',
  layout: [number('n')],
  bounds: { of: { n: between(1, 10_000) } },
  games: ['grid-walk'],
  plays(one) {
    const n = one.number('n')
    return [playAt('grid-walk', { columns: n, rows: n, path: [0] })]
  },
} satisfies Omit<OwnStatement, 'id' | 'title' | 'asks' | 'sample'>
