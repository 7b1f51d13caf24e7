import { and, atLeast, atMost, mod, plus } from '../../formula/tree.ts'
import { Moves } from '../../model/moves.ts'
import { amountsFrom } from '../../rules/amounts.ts'
import { heapMove } from '../../rules/heaps.ts'
import { rangeOrRest, take } from '../../rules/make.ts'
import { takesInto } from '../../rules/progressions.ts'
import { defineGame, rising } from '../define.ts'
import { restParams } from '../theorems/rest.ts'

export const game = defineGame({
  slug: 'misere-bash-rest',
  names: {
    en: 'Misère Bash, small remainders taken whole',
    zh: '剩余全取的反常规巴什博弈',
  },
  aliases: [
    '余数全取的反巴什博弈',
    '余数全取的反常规巴什博弈',
    '剩余全取的反巴什博弈',
    'Bash where a small rest goes at once and the last taker loses',
  ],
  params: rising('p', 'q'),
  convention: 'misere',
  about: {
    en: 'Take p to q stones from one heap; when fewer than p are left, they must all be taken. Whoever takes the last stone loses.',
    zh: '每次从一堆中取 p 到 q 颗；不足 p 颗时必须全部取走。取到最后一颗者负。',
  },
  rule: ({ p = 1n, q = 1n }) => take(rangeOrRest(p, q)),
  recognise: restParams,
  theorem: ({ p = 1n, q = 1n }) => {
    const residue = (n: bigint) => n % (p + q)
    return {
      name: { en: 'Misère Bash, small remainders taken whole', zh: '剩余全取的反常规巴什博弈定理' },
      reference: { en: 'HDU 2897; proof given', zh: 'HDU 2897；证明已给出' },
      formula: and(atLeast(mod('n', plus('p', 'q')), 1), atMost(mod('n', plus('p', 'q')), 'p')),
      statement: {
        en: 'One heap of n is losing exactly when 1 ≤ n mod (p+q) ≤ p.',
        zh: '一堆 n 颗，当且仅当 1 ≤ n mod (p+q) ≤ p 时必败。',
      },
      covers: (heaps) => heaps.filter((h) => h > 0n).length <= 1,
      applied: (heaps) => {
        const n = heaps.reduce((sum, h) => sum + h, 0n)
        const r = residue(n)
        const place = r === 0n ? '0 < 1' : r <= p ? `1 ≤ ${r} ≤ ${p}` : `${r} > ${p}`
        return {
          en: `Here ${n} mod ${p + q} = ${r}, and ${place}.`,
          zh: `这里 ${n} mod ${p + q} = ${r}，${place}。`,
        }
      },
      outcome: (heaps) => {
        const r = residue(heaps.reduce((sum, h) => sum + h, 0n))
        return r >= 1n && r <= p ? 'P' : 'N'
      },
      winning: (heaps) =>
        new Moves(function* () {
          for (const [index, heap] of heaps.entries())
            for (const takes of amountsFrom(rangeOrRest(p, q), heap))
              for (const found of takesInto(heap, takes, { lo: 1n, hi: p, period: p + q }))
                yield {
                  count: found.count,
                  at: (i) => heapMove(heaps, index, [heap - found.at(i)]),
                }
        }),
      proof: {
        en: 'With 1..p stones left the player must take them all and loses. From n = i(p+q) + r with 1 ≤ r ≤ p, answer each take t with p+q−t: the opponent meets r again, at last with i = 0. Any other n can be brought into 1..p modulo p+q: take an allowed number between r−p and r−1 when r > p, and q when r = 0 (an empty heap is already won).',
        zh: '剩 1..p 颗时只能全取，于是输。若 n = i(p+q) + r 且 1 ≤ r ≤ p，对手取 t 你就取 p+q−t，他总面对同样的 r，直到 i = 0。其余的 n 都能一步变到模 p+q 余 1..p：余数 r > p 时取 r−p 与 r−1 之间某个允许的数，r = 0 时取 q 颗（空堆已胜）。',
      },
    }
  },
  examples: ['misere-bash-rest 2 4: 12', 'misere-bash-rest 2 4: 7'],
})
