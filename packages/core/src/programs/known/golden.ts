import {
  and,
  formula as asFormula,
  atMost,
  cases,
  equal,
  type Formula,
  floorPhi,
  less,
  minus,
  plus,
  unequal,
} from '../../formula/tree.ts'
import type { Answer, Defined } from './task.ts'

/** ⌊n/φ⌋, which is ⌊nφ⌋ − n. */
const lower = minus(floorPhi('n'), 'n')

/**
 * The other number of the golden pair (⌊kφ⌋, ⌊kφ⌋ + k) that contains n. If n = ⌊kφ⌋ then k is
 * ⌊n/φ⌋ + 1, and the other number is n + k; else n = ⌊kφ⌋ + k and the other number is ⌊n/φ⌋.
 */
const partner: Defined = {
  name: 'partner',
  param: 'n',
  comment: {
    en: 'The other number of the one golden pair that contains n.',
    zh: 'n 所在的唯一黄金对中的另一个数。',
  },
  formula: cases([[equal(floorPhi(plus(lower, 1)), 'n'), plus(plus('n', lower), 1)]], lower),
}

/**
 * The winning moves of Wythoff's game from a ≤ b, each as the pair that it leaves: first the one
 * that takes the same from both, then those that take from one heap, by the smaller number left.
 */
export function goldenMoves(
  losing: Formula,
  words: readonly [string, string],
): Answer & { kind: 'moves' } {
  const [a, b, k, x, p, q] = ['a', 'b', 'k', 'x', 'p', 'q'].map(asFormula) as [
    Formula,
    Formula,
    Formula,
    Formula,
    Formula,
    Formula,
  ]
  return {
    kind: 'moves',
    losing,
    words,
    lets: [
      ['k', minus(b, a)],
      ['x', floorPhi(k)],
      ['p', a, partner],
      ['q', b, partner],
    ],
    lines: [
      { when: less(x, a), show: [x, plus(x, k)] },
      { when: less(p, a), show: [p, a] },
      { when: and(less(q, a), unequal(a, b)), show: [q, b] },
      { when: and(atMost(a, p), less(p, b)), show: [a, p] },
    ],
  }
}

/** The golden pairs with the differences 0, 1, …, up to a number that is read. */
export function goldenPairs(to: string): Answer & { kind: 'pairs' } {
  const a = asFormula('a')
  return { kind: 'pairs', index: 'k', to, lets: [['a', floorPhi('k')]], show: [a, plus(a, 'k')] }
}
