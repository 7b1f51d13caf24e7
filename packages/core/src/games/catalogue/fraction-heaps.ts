import { nimAdd, nimSum } from '../../arith/nim-sum.ts'
import { workedXor } from '../../formula/xor-line.ts'
import { Moves } from '../../model/moves.ts'
import { same } from '../../model/words.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps } from '../look.ts'
import { type Pair, pairMove, pairRules, pairShape } from '../theorems/pairs.ts'
import {
  heapOfShare,
  SHARE_PROOF,
  SHARE_REFERENCE,
  SHARE_STATEMENT,
  shareValue,
} from '../theorems/share-value.ts'

function* to([n, k]: Pair): Generator<Pair> {
  for (let take = 1n; take <= n / k; take++) yield [n - take, k]
}

const pairValue = ([n, k]: Pair) => shareValue(n, k)

export const game = defineOwnGame({
  slug: 'fraction-heaps',
  names: { en: 'Heaps with fractions of their own', zh: '各堆按份取石子' },
  about: {
    en: 'Every heap has a number k of its own: take at least one and at most n/k of its n stones. Whoever cannot move loses.',
    zh: '每堆各有一个数 k：每次从一堆的 n 颗中至少取一颗、至多取 n/k 颗。不能走者负。',
  },
  position: { en: 'stones/k for each heap: 7/2 9/4', zh: '每堆写成 石子数/k：7/2 9/4' },
  shape: pairShape('n', 'k'),
  look: (pairs) => ({
    ...lookOfHeaps([]),
    piles: pairs.map(([size, k], i) => ({
      label: `${i + 1}`,
      size,
      note: { en: `at most 1/${k} of it`, zh: `至多取它的 1/${k}` },
    })),
  }),
  rules: () =>
    pairRules({
      to,
      wrong: ([, k]) =>
        k < 1n ? { en: 'Expected k to be at least 1.', zh: 'k 至少是 1。' } : undefined,
      written: { en: 'stones/k', zh: '石子数/k' },
      example: '7/2',
    }),
  theorem: () => ({
    name: { en: 'Values of shares', zh: '按份取的值' },
    reference: SHARE_REFERENCE,
    statement: SHARE_STATEMENT,
    proof: SHARE_PROOF,
    value: (pairs) => nimSum(pairs.map(pairValue)),
    movesTo: (pairs, value) =>
      Moves.of(function* () {
        const change = nimSum([...pairs.map(pairValue), value])
        if (change === 0n) return
        for (const [index, [n, k]] of pairs.entries()) {
          const target = nimAdd(shareValue(n, k), change)
          // the options have all values once
          const left = k === 1n ? target : heapOfShare(target, k, n - 1n)
          if (left !== undefined && left < n && left >= n - n / k)
            yield pairMove(pairs, index, [left, k])
        }
      }),
    applied: (pairs) =>
      workedXor(
        pairs.map((pair) => ({
          working: same(`G(${pair.join('/')}) = ${pairValue(pair)}`),
          value: pairValue(pair),
        })),
      ),
  }),
  examples: ['fraction-heaps: 7/2 9/4', 'fraction-heaps: 10/3'],
})
