import { floorPhi } from '../../arith/golden.ts'
import { remembered } from '../../arith/remembered.ts'
import { equal, max, min, minus, floorPhi as phi } from '../../formula/tree.ts'
import { Moves } from '../../model/moves.ts'
import type { Outcome } from '../../model/outcome.ts'
import { brief, type Words } from '../../model/words.ts'
import { counterMove } from '../../rules/counters.ts'
import type { StatedTheorem } from '../define.ts'

type Pair = readonly bigint[]

/** Wythoff's theorem, for the games whose moves are those of two heaps of his. */
export const wythoffTheorem: StatedTheorem<Pair> = {
  name: { en: 'Wythoff’s theorem', zh: '威佐夫定理' },
  reference: 'W. A. Wythoff, A modification of the game of Nim, Nieuw Arch. Wisk. 7 (1907)',
  formula: equal(min('a', 'b'), phi(minus(max('a', 'b'), min('a', 'b')))),
  statement: {
    en: 'The losing positions are the pairs (⌊kφ⌋, ⌊kφ⌋ + k), k = 0, 1, 2, …, where φ = (1 + √5)/2.',
    zh: '必败局面是 (⌊kφ⌋, ⌊kφ⌋ + k)，k = 0、1、2……，其中 φ = (1 + √5)/2。',
  },
  outcome: goldenOutcome,
  winning: goldenMoves,
  why: goldenWhy,
  proof: {
    en: 'Since 1/φ + 1/φ² = 1, every positive integer is exactly one of ⌊kφ⌋ and ⌊kφ²⌋ = ⌊kφ⌋ + k (Beatty). So each number is in one pair and each difference is that of one pair: no move goes from pair to pair. From (a, b), a ≤ b, not a pair: if a’s partner is less than b (always so when a is the larger of its pair), take from b down to it. Otherwise b − a is less than the difference of a’s pair, so the pair with difference b − a lies below: take equally from both.',
    zh: '因为 1/φ + 1/φ² = 1，每个正整数恰好是某个 ⌊kφ⌋ 或 ⌊kφ²⌋ = ⌊kφ⌋ + k 之一（Beatty 定理）。所以每个数只在一对中，每个差只属于一对：一步不能从一对走到另一对。设 (a, b)（a ≤ b）不是这样的对：若 a 的搭档小于 b，把 b 取到搭档即可（a 是所在对中较大的数时，搭档小于 a ≤ b，也属此类）；否则 b − a 小于 a 所在对的差，差为 b − a 的那一对在它下面，从两堆取同样多颗即到。',
  },
}

const order = ([a = 0n, b = 0n]: Pair): [bigint, bigint] => (a <= b ? [a, b] : [b, a])

/** P for the pairs (⌊kφ⌋, ⌊kφ⌋ + k), N for all others. */
function goldenOutcome(pair: Pair): Outcome {
  const [a, b] = order(pair)
  return least(b - a) === a ? 'P' : 'N'
}

/** The other number of the one golden pair that contains `n`. */
const partner = remembered((n) => {
  if (n === 0n) return 0n
  const floor = floorPhi(n)
  const lower = floor - n + 1n // ⌈n/φ⌉: the k with ⌊kφ⌋ = n, if there is one
  if (floorPhi(lower) === n) return n + lower
  return n - (2n * n - floor) // n = ⌊kφ⌋ + k with k = ⌈n/φ²⌉, and 1/φ² = 2 − φ
})

/** ⌊kφ⌋ for the difference k of two numbers. */
const least = remembered(floorPhi)

/** All moves of Wythoff's game to golden pairs: at most three. */
function goldenMoves([a = 0n, b = 0n]: Pair): Moves<Pair> {
  return Moves.of(function* () {
    const go = (to: Pair) => counterMove({ names: ['a', 'b'] }, [a, b], to)
    const [low, high] = order([a, b])
    if (partner(b) < a) yield go([partner(b), b])
    if (partner(a) < b) yield go([a, partner(a)])
    const equalTake = low - least(high - low)
    if (equalTake > 0n) yield go([a - equalTake, b - equalTake])
  })
}

/** Why a pair is losing, or the pair to reach. */
function goldenWhy(pair: Pair): Words {
  const [a, b] = order(pair)
  const k = brief(b - a)
  const own = least(b - a)
  if (own === a) {
    const [low, high] = [brief(a), brief(b)]
    return {
      en: `${low} and ${high} differ by k = ${k}, and ⌊kφ⌋ = ${low}: this is the golden pair (⌊kφ⌋, ⌊kφ⌋ + k). Every number and every difference belongs to exactly one such pair, so no move leads to another.`,
      zh: `${low} 与 ${high} 相差 k = ${k}，而 ⌊kφ⌋ = ${low}：这正是黄金对 (⌊kφ⌋, ⌊kφ⌋ + k)。每个数、每个差都只属于一个这样的对，所以一步到不了另一对。`,
    }
  }
  const [x, y] = order(goldenMoves(pair).first?.to ?? [0n, 0n])
  const [low, high, difference] = [brief(x), brief(y), brief(y - x)]
  const golden = `(${brief(own)}, ${brief(own + b - a)})`
  return {
    en: `${brief(a)} and ${brief(b)} differ by ${k}, and the golden pair with that difference is ${golden}. Reach the golden pair (${low}, ${high}): k = ${difference}, ⌊kφ⌋ = ${low}.`,
    zh: `${brief(a)} 与 ${brief(b)} 相差 ${k}，而差为 ${k} 的黄金对是 ${golden}。走到黄金对 (${low}, ${high})：k = ${difference}，⌊kφ⌋ = ${low}。`,
  }
}
