import type { Budget, Game } from '../model/game.ts'
import { same } from '../model/words.ts'
import { isFixed } from '../rules/amounts.ts'
import { heapValues } from './heap-values.ts'
import { heapMoves } from './heaps.ts'
import type { Decision } from './strategies.ts'

type Heaps = readonly bigint[]

/**
 * Misère play where moves only take, the same amounts from every heap: with the ordinary values,
 * a position is P when they xor to 0, except that they must xor to 1 when none is above 1
 * (T. S. Ferguson, On sums of graph games with last player losing, 1974).
 */
export function misereTakes(
  game: Game<unknown>,
  heaps: Heaps,
  budget: Budget,
): Decision<Heaps> | undefined {
  const { rule } = game
  if (rule?.kind !== 'heap' || rule.split || rule.thenSplit || !rule.take || !isFixed(rule.take))
    return undefined
  const values = game.normalTheorem?.heaps ?? heapValues(game, heaps, budget).values
  const own = heaps.map((h) => values.at(h))
  const total = own.reduce((xor, v) => xor ^ v, 0n)
  const large = own.filter((v) => v > 1n).length
  return {
    outcome: (total === 0n) === large > 0 ? 'P' : 'N',
    evidence: {
      kind: 'theorem',
      name: { en: 'Ferguson’s theorem on misère taking games', zh: '弗格森反常规取石子定理' },
      reference:
        'T. S. Ferguson, On sums of graph games with last player losing, Int. J. Game Theory 3 (1974)',
    },
    value: () => undefined,
    winning: () =>
      heapMoves(rule, heaps, values, budget, (_, value) => {
        const othersLarge = value > 1n ? large > 1 : large > 0
        return othersLarge ? value ^ total : value ^ total ^ 1n
      }),
    parts: () => heaps.map((heap, i) => ({ text: same(heap.toString()), value: own[i] as bigint })),
  }
}
