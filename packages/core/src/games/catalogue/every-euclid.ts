import { Meter } from '../../model/errors.ts'
import { Moves } from '../../model/moves.ts'
import { join, same } from '../../model/words.ts'
import { defineOwnGame } from '../define.ts'
import { type EveryPart, everyMoves, everyWinning } from '../theorems/every.ts'
import { lookOfPairs, type Pair, type Pairs, pairRules, pairShape } from '../theorems/pairs.ts'

function* to([a, b]: Pair): Generator<Pair> {
  const [large, small] = a >= b ? [a, b] : [b, a]
  if (small === 0n) return
  for (let left = large - small; left >= 0n; left -= small)
    yield a >= b ? [left, small] : [small, left]
}

/** What a move takes from the larger number. */
const taken = (from: Pair, next: Pair) => from[0] + from[1] - next[0] - next[1]

const parts: EveryPart<Pair> = {
  options: to,
  tell: (index, from, next) => ({
    en: `take ${taken(from, next)} in pair ${index}, leave ${next.join('/')}`,
    zh: `第 ${index} 对减去 ${taken(from, next)}，剩 ${next.join('/')}`,
  }),
}

/**
 * The steps that a pair lasts when its winner delays and its loser hurries: even where the player to
 * move loses it. With large = q·small + r and s steps of (small, r): q = 1 is one move, s + 1; with
 * q ≥ 2 the player wins, by going to (small, r) if that is lost, which lasts s + 1, and else by
 * leaving the opponent (small + r, small) with its one move, which lasts s + 2.
 */
function stepsAt([a, b]: Pair): bigint {
  if (a < SMALL && b < SMALL) return BigInt(smallSteps(Number(a), Number(b)))
  const quotients: bigint[] = []
  for (
    let [large, small] = a >= b ? [a, b] : [b, a];
    small > 0n;
    [large, small] = [small, large % small]
  )
    quotients.push(large / small)
  let steps = 0n
  for (const q of quotients.reverse()) steps += q === 1n || steps % 2n === 0n ? 1n : 2n
  return steps
}

const SMALL = 2n ** 53n

/** The same for numbers of which a judge has hundreds of thousands. */
function smallSteps(a: number, b: number): number {
  const [large, small] = a >= b ? [a, b] : [b, a]
  if (small === 0) return 0
  const steps = smallSteps(small, large % small)
  return steps + (large < 2 * small || steps % 2 === 0 ? 1 : 2)
}

const longest = (pairs: Pairs) => pairs.map(stepsAt).reduce((a, b) => (a > b ? a : b), 0n)

const plain = pairRules({ to, written: { en: 'a/b', zh: 'a/b' }, example: '6/9' })

export const game = defineOwnGame({
  slug: 'every-euclid',
  names: { en: 'Every-SG Euclid', zh: 'Every-SG-Euclid 游戏' },
  aliases: ['全动欧几里得游戏'],
  about: {
    en: 'Several games of Euclid at once: in every pair without a 0 one must take a positive multiple of the smaller number from the larger. Whoever cannot move in any pair loses.',
    zh: '同时进行若干局欧几里得游戏：每一对不含 0 的数，都必须从较大的数中减去较小数的正整数倍。一对都不能走者负。',
  },
  position: { en: 'a/b for each pair: 4/7 5/5', zh: '每对写成 a/b：4/7 5/5' },
  shape: pairShape('a', 'b'),
  look: (pairs) => ({
    ...lookOfPairs(pairs),
    invite: {
      en: 'Every pair without a 0 must be moved. Click a larger number, then choose a move in all pairs.',
      zh: '每一对不含 0 的数都要走：点一对中较大的数，再选各对的走法。',
    },
  }),
  rules: () => {
    // no move is in one pair alone, so that values do not add up
    const { parts: _, ...rules } = plain
    // one pair alone is Euclid, which has a table
    return { ...rules, moves: (pairs) => everyMoves(pairs, parts), axes: undefined }
  },
  theorem: () => ({
    name: { en: 'Every-SG theorem', zh: 'Every-SG 定理' },
    reference:
      'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 9 (suspense numbers of continued joins)',
    statement: {
      en: 'Let large = q·small + r, and let (small, r) last s steps. A pair with a 0 lasts 0 steps; for q = 1 or s even the pair lasts s + 1, else s + 2. The player to move wins exactly when the pair that lasts longest lasts an odd number of steps.',
      zh: '设 large = q·small + r，(small, r) 的步数为 s。含 0 的一对步数为 0；q = 1 或 s 为偶数时步数为 s + 1，否则为 s + 2。步数最大的一对步数为奇数时先手必胜，否则必败。',
    },
    outcome: (pairs) => (longest(pairs) % 2n === 1n ? 'N' : 'P'),
    winning: (pairs, budget) =>
      Moves.of(() => everyWinning(pairs, parts, stepsAt, new Meter(budget.search))),
    applied: (pairs) => {
      const each = pairs
        .slice(0, 12)
        .map((pair) => same(`s(${pair[0]}, ${pair[1]}) = ${stepsAt(pair)}`))
      const more = pairs.length > 12 ? [{ en: '…', zh: '……' }] : []
      const shown = join([...each, ...more], ', ', '，')
      return {
        en: `Here the steps are ${shown.en}; the longest pair has ${longest(pairs)}.`,
        zh: `这里各对的步数 ${shown.zh}；最大的是 ${longest(pairs)}。`,
      }
    },
    proof: {
      en: 'A part has an even number of steps exactly when it is lost alone. If the greatest number s is odd, each part can be moved to one less than its number, and then the greatest is s − 1, even. If it is even and not 0, each option of a part with that number is odd and at least s − 1, while parts with odd numbers below s have even options of at most s − 2; so the greatest after the move is odd. For Euclid with q ≥ 2 the player may leave (small, r), or (small + r, small) whose only option that is: of the two one is lost. If (small, r) is lost, the other is won and all else too, and the winner goes there: s + 1. If it is won, he leaves (small + r, small), which lasts s + 1: s + 2 in all.',
      zh: '一部分的步数为偶数，当且仅当单独玩时必败。若最大步数 s 为奇数，每部分都可走到步数恰少 1 的后继，此后最大步数是偶数 s − 1。若 s 为偶数且不为 0，步数为 s 的部分的后继都是奇数且至少为 s − 1，而步数为奇数（小于 s）的部分，其偶数后继至多为 s − 2；所以走后的最大步数是奇数。欧几里得游戏中 q ≥ 2 时可以留下 (small, r)，或留下只能走到它的 (small + r, small)：两者必有一个必败。(small, r) 必败时，其余都必胜，胜者走到它：共 s + 1 步。它必胜时，留下 (small + r, small)，它的步数是 s + 1：共 s + 2 步。',
    },
  }),
  examples: ['every-euclid: 4/13 5/17', 'every-euclid: 3/8 8/13', 'every-euclid: 6/9'],
})
