import { evaluate } from '../../formula/evaluate.ts'
import { greedyTerms } from '../../formula/sequence.ts'
import { equal, less, or, partIn, takeaway } from '../../formula/tree.ts'
import { Moves } from '../../model/moves.ts'
import { brief } from '../../model/words.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame, natural } from '../define.ts'
import { limitedMove, limitedRules, lookOfLimited } from '../theorems/limited-take.ts'

/** The parts of n in the sequence, smallest first: each is more than k times the one before. */
function partsOf(k: bigint, n: bigint): bigint[] {
  return [...greedyTerms({ kind: 'takeaway', factor: k }, n)].reverse()
}

const losing = or(equal('n', 0), less('limit', partIn('n', takeaway('k'))))

export const game = defineGame({
  slug: 'k-fold',
  names: { en: 'k-fold take-away', zh: '倍数限取博弈' },
  params: [natural('k')],
  about: {
    en: 'One heap. The first move takes any number but not all; after that a move takes at most k times what the move before took. Whoever takes the last stone wins. With k = 2 it is Fibonacci Nim.',
    zh: '一堆石子。第一步可取任意多颗但不能取完；之后每步最多取对手上一步的 k 倍。取到最后一颗者胜。k = 2 即斐波那契博弈。',
  },
  position: {
    en: 'n at the start, n limit t in play',
    zh: '开局写 n，进行中写 n 上限 t（最多可取 t）',
  },
  rule: ({ k }) => rule(`counters n, limit; n -= k, limit := ${k}*k where k <= limit`),
  byNameOnly: true,
  rules: (_, plain) => limitedRules(plain),
  look: lookOfLimited,
  theorem: ({ k = 2n }) => ({
    name: { en: 'Schwenk’s theorem', zh: 'Schwenk 定理' },
    reference: 'A. J. Schwenk, Take-away games, Fibonacci Quarterly 8 (1970); HDU 2486',
    formula: losing,
    statement: {
      en: 'Let H(1) = 1 and H(i+1) = H(i) + H(j) with the least j for which k·H(j) ≥ H(i). At the start n is losing exactly when it is one of the H; in play, when the limit is less than the smallest part of n written greedily in the H.',
      zh: '令 H(1) = 1，H(i+1) = H(i) + H(j)，其中 j 是使 k·H(j) ≥ H(i) 的最小下标。开局 n 必败当且仅当 n 是某个 H；进行中，把 n 贪心地写成 H 之和，上限小于最小项时必败。',
    },
    outcome: ([n = 0n, limit = 0n]) =>
      evaluate(losing, { vars: { n, limit, k } }) === 1n ? 'P' : 'N',
    winning: (position) =>
      Moves.of(function* () {
        const [n = 0n, limit = 0n] = position
        const parts = partsOf(k, n)
        let take = 0n
        for (const [i, part] of parts.entries()) {
          take += part
          if (take > limit) return
          const next = parts[i + 1]
          if (next === undefined || k * take < next) yield limitedMove(position, take, k)
        }
      }),
    why: ([n = 0n, limit = 0n]) => {
      if (n === 0n) return { en: 'No stones are left.', zh: '石子已取完。' }
      const parts = partsOf(k, n)
      if (parts.length === 1 && limit >= n)
        return {
          en: `Take all ${brief(n)}: at most ${brief(limit)} may be taken.`,
          zh: `${brief(n)} 颗全部取走：至多可取 ${brief(limit)} 颗。`,
        }
      const sum =
        parts.length <= 20 && n < 10n ** 30n
          ? `${n} = ${[...parts].reverse().join(' + ')}`
          : brief(n)
      const smallest = brief(parts[0] ?? 0n)
      return limit < (parts[0] ?? 1n)
        ? {
            en: `${sum}: the smallest part ${smallest} is more than may be taken (${brief(limit)}).`,
            zh: `${sum}：最小项 ${smallest} 超过了可取的上限 ${brief(limit)}。`,
          }
        : {
            en: `${sum}: take the smallest part ${smallest}; every part left is more than ${k} times as large.`,
            zh: `${sum}：取走最小项 ${smallest}，剩下的每一项都大于它的 ${k} 倍。`,
          }
    },
    proof: {
      en: 'Every n is a sum of terms H each of which is more than k times the next smaller one (take the largest term again and again). As in Fibonacci Nim: whoever can take the smallest part does, and the next is out of the opponent’s reach; whoever takes less than it leaves a rest of that part whose smallest part is at most k times what was taken, by the choice of j.',
      zh: '每个 n 都能写成若干 H 之和，且每项大于较小一项的 k 倍（反复取最大的项）。与斐波那契博弈相同：能取最小项的人取走它，下一项对手取不到；若取得比最小项少，由 j 的取法，这一项剩余部分的最小项不超过所取的 k 倍，对手可以取走。',
    },
  }),
  examples: ['k-fold 3: 20', 'k-fold 1: 16', 'k-fold 3: 15 limit 4'],
})
