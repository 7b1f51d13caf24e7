import { nimAdd, nimSum } from '../../arith/nim-sum.ts'
import { workedXor } from '../../formula/xor-line.ts'
import { Moves } from '../../model/moves.ts'
import { same } from '../../model/words.ts'
import { heapMove } from '../../rules/heaps.ts'
import { take } from '../../rules/make.ts'
import { defineGame, natural } from '../define.ts'
import {
  heapOfShare,
  SHARE_PROOF,
  SHARE_REFERENCE,
  SHARE_STATEMENT,
  shareValue,
} from '../theorems/share-value.ts'

export const game = defineGame({
  slug: 'fraction',
  names: { en: 'At most a fraction', zh: '至多取几分之一' },
  params: [natural('k', 2n)],
  about: {
    en: 'Take at least one stone and at most n/k of a heap of n. Whoever cannot move loses.',
    zh: '每次从 n 颗的一堆中至少取一颗、至多取 n/k 颗。不能走者负。',
  },
  rule: ({ k = 2n }) => take({ kind: 'share', from: 1n, divisor: k }),
  byNameOnly: true,
  theorem: ({ k = 2n }) => ({
    name: { en: 'Values of shares', zh: '按份取的值' },
    reference: SHARE_REFERENCE,
    statement: SHARE_STATEMENT,
    proof: SHARE_PROOF,
    value: (heaps) => nimSum(heaps.map((n) => shareValue(n, k))),
    movesTo: (heaps, value) =>
      Moves.of(function* () {
        const change = nimSum([...heaps.map((n) => shareValue(n, k)), value])
        if (change === 0n) return
        for (const [index, n] of heaps.entries()) {
          // the options have all values once
          const left = heapOfShare(nimAdd(shareValue(n, k), change), k, n - 1n)
          if (left !== undefined && left >= n - n / k) yield heapMove(heaps, index, [left])
        }
      }),
    applied: (heaps) =>
      workedXor(
        heaps.map((n) => ({
          working: same(`G(${n}) = ${shareValue(n, k)}`),
          value: shareValue(n, k),
        })),
      ),
  }),
  examples: ['fraction 3: 10', 'fraction 4: 9 7'],
})
