import { decimal } from '../../arith/decimal.ts'
import { TextError } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import type { Words } from '../../model/words.ts'
import { counterMove } from '../../rules/counters.ts'
import { parseNumber, tokens } from '../../rules/numbers.ts'
import type { Look } from '../game.ts'

/** A heap and the most that the next move may take. */
export type Limited = readonly bigint[]

/**
 * Positions of a game in which the first move may not take all and later ones are limited by the
 * move before: `20` at the start, `17 limit 6` in play.
 */
export function limitedRules(plain: Rules<Limited>): Rules<Limited> {
  const start = (n: bigint): Limited => [n, n > 0n ? n - 1n : 0n]
  return {
    ...plain,
    parse(text) {
      const words = tokens(text)
      const [n, second, third, extra] = words
      if (
        !n ||
        extra ||
        (third && second?.text.toLowerCase() !== 'limit' && second?.text !== '上限') ||
        (second && !third)
      )
        throw new TextError(text, (extra ?? second)?.offset ?? text.length, {
          en: 'Expected n, or n limit t for a game in play: 20, or 17 limit 6.',
          zh: '这里应是 n，或进行中的“n 上限 t”：如 20，或 17 上限 6。',
        })
      const heap = parseNumber(text, n.text, n.offset)
      return third ? [heap, parseNumber(text, third.text, third.offset)] : start(heap)
    },
    print: ([n = 0n, limit = 0n]) =>
      limit === start(n)[1] ? decimal(n) : `${decimal(n)} limit ${decimal(limit)}`,
    words: { limit: '上限' },
    axes: 1,
    at: ([n = 0n]) => start(n),
  }
}

/** What is said of the most that may be taken. */
export function atMost(limit: bigint): Words {
  return { en: `At most ${limit} may be taken now.`, zh: `现在最多取 ${limit} 颗。` }
}

/** The heap, with the limit beside it. */
export function lookOfLimited([n = 0n, limit = 0n]: Limited): Look {
  return {
    kind: 'piles',
    piles: [{ label: 'n', size: n }],
    board: 'heaps',
    notes: [atMost(limit)],
    limit,
  }
}

/** The move that takes `take` of the heap and leaves `factor` times that as the limit. */
export function limitedMove(position: Limited, take: bigint, factor: bigint): Move<Limited> {
  const [n = 0n] = position
  return counterMove({ names: ['n', 'limit'], set: ['limit'] }, position, [n - take, factor * take])
}
