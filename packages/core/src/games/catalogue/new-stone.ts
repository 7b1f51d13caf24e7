import { min } from '../../arith/integers.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { equal, unpairedOf } from '../../formula/tree.ts'
import { numberList } from '../../formula/xor-line.ts'
import { partitions } from '../../model/enumerate.ts'
import { Meter } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { heapsKey } from '../../rules/heaps.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps, MOVE } from '../look.ts'
import { pairedSizes } from '../theorems/paired-sizes.ts'

type Heaps = readonly bigint[]

const sum = (numbers: Heaps) => numbers.reduce((total, n) => total + n, 0n)

/** Stones are taken from the heap at `index`; the others end as given, no smaller than before. */
function play(heaps: Heaps, index: number, to: Heaps): Move<Heaps> {
  const [from, left] = [heaps[index] as bigint, to[index] as bigint]
  const raised = to.flatMap((h, i) =>
    i === index || h === heaps[i] ? [] : [{ number: i + 1, by: h - (heaps[i] as bigint) }],
  )
  const away = from - left - sum(raised.map(({ by }) => by))
  return {
    text: {
      en: `take ${away} from heap ${index + 1}${raised.map((r) => `, move ${r.by} to heap ${r.number}`).join('')}, leave ${left}`,
      zh: `从第 ${index + 1} 堆取 ${away} 颗${raised.map((r) => `，${r.by} 颗移到第 ${r.number} 堆`).join('')}，剩 ${left} 颗`,
    },
    to,
  }
}

/** All ways to put at most `supply` stones onto the non-empty heaps other than `index`. */
function* spread(heaps: Heaps, index: number, supply: bigint, done: Heaps = []): Generator<Heaps> {
  const i = done.length
  const heap = heaps[i]
  if (heap === undefined) return yield done
  const most = i === index || heap === 0n ? 0n : supply
  for (let add = 0n; add <= most; add++)
    yield* spread(heaps, index, supply - add, [...done, heap + add])
}

/**
 * All ways to leave pairs by moving stones away from the heap at `index`. The other heaps get
 * their sizes one by one, the largest first; a branch ends when the sizes that lack a partner are
 * more than the heaps left to be one, or need more stones than there are.
 */
function* pairings(heaps: Heaps, index: number, meter: Meter): Generator<Move<Heaps>> {
  const others = [...heaps.keys()]
    .filter((i) => i !== index && (heaps[i] as bigint) > 0n)
    .sort((i, j) => Number((heaps[j] as bigint) - (heaps[i] as bigint)))
  const to = [...heaps]
  yield* place(0, (heaps[index] as bigint) - 1n, [])

  function* place(at: number, supply: bigint, lonely: readonly bigint[]): Generator<Move<Heaps>> {
    const i = others[at]
    if (i === undefined) {
      const left = lonely[0] ?? 0n
      if (left <= supply) yield play(heaps, index, to.with(index, left))
      return
    }
    const own = heaps[i] as bigint
    const matches = lonely.filter((size) => size >= own && size - own <= supply)
    for (const size of matches) {
      to[i] = size
      yield* place(
        at + 1,
        supply - (size - own),
        lonely.filter((s) => s !== size),
      )
    }
    if (lonely.length >= others.length - at) return
    // the partners are at best the largest heaps left, or the heap of `index` raised from 0
    const partners = sum(
      others.slice(at + 1, at + 2 + lonely.length).map((j) => heaps[j] as bigint),
    )
    const most = min(own + supply, (supply + own + partners - sum(lonely)) / 2n)
    for (let size = own; size <= most; size++) {
      meter.tick()
      if (lonely.includes(size)) continue
      to[i] = size
      yield* place(at + 1, supply - (size - own), [...lonely, size])
    }
    to[i] = own
  }
}

/** How many pairings there are; undefined where that is not known without listing them. */
function pairingCount(heaps: Heaps, index: number): bigint | undefined {
  const others = heaps.filter((heap, i) => i !== index && heap > 0n)
  // for an even number of other heaps this one has to go, for an odd number a part of it stays
  const bounds = others.length % 2 === 0 ? others : [...others, 1n]
  return pairedSizes(bounds, (heaps[index] as bigint) - 1n + sum(others))
}

/** The i-th of a list that is made one by one: quick for those who ask in order. */
function inTurn<T>(list: () => Iterator<T>): (i: bigint) => T {
  let made = list()
  let next = 0n
  return (i) => {
    if (i < next) [made, next] = [list(), 0n]
    for (; ; next++) {
      const { value } = made.next()
      if (next === i) {
        next++
        return value as T
      }
    }
  }
}

const rules: Rules<Heaps> = {
  parse: (text) => parseNumbers(text, { least: 1 }),
  print: (heaps) => heaps.join(' '),
  key: heapsKey,
  *moves(heaps) {
    for (const [index, heap] of heaps.entries())
      for (let left = 0n; left < heap; left++)
        for (const to of spread(heaps, index, heap - left - 1n))
          yield play(heaps, index, to.with(index, left))
  },
  *upTo(size) {
    for (const heaps of partitions(size)) yield heaps.length > 0 ? heaps : [0n]
  },
  axes: undefined,
}

/** Which heaps make pairs, or which sizes are left without a partner. */
function pairsOf(heaps: Heaps): Words {
  const times = new Map<bigint, number>()
  for (const heap of heaps) if (heap > 0n) times.set(heap, (times.get(heap) ?? 0) + 1)
  const sizes = [...times.keys()].sort((a, b) => (a < b ? -1 : 1))
  const alone = sizes.filter((size) => (times.get(size) ?? 0) % 2 === 1)
  if (sizes.length === 0) return { en: 'All heaps are empty.', zh: '各堆都已空。' }
  const [single, all] = [numberList(alone), numberList(sizes)]
  return alone.length > 0
    ? {
        en: `The number of heaps is odd for the sizes ${single.en}, so these lack a partner.`,
        zh: `大小为 ${single.zh} 的堆各有奇数个，不能配成对。`,
      }
    : {
        en: `The number of heaps is even for each of the sizes ${all.en}: they are paired.`,
        zh: `大小为 ${all.zh} 的堆各有偶数个：正好配成对。`,
      }
}

const losing = equal(unpairedOf('n'), 0)

export const game = defineOwnGame({
  slug: 'new-stone',
  names: { en: 'A new stone game', zh: '新石子游戏' },
  aliases: ['A new stone game (POJ 1740)', 'POJ 1740'],
  about: {
    en: 'Choose a heap, discard at least one stone of it, then move any of its other stones onto other non-empty heaps. Whoever discards the last stone wins.',
    zh: '选一堆，至少扔掉一颗，再把这堆剩下的任意多颗移到其他非空的堆上。扔掉最后一颗者胜。',
  },
  position: { en: 'the heaps, one number each', zh: '各堆的石子数' },
  shape: HEAPS,
  look: (heaps) => ({
    ...lookOfHeaps(heaps),
    invite: {
      en: 'Click a stone: it and all that follow leave the heap; then choose how many of them go onto other heaps.',
      zh: '点一颗石子：它和它后面的都离开这堆；再选其中几颗移到别的堆上。',
    },
    verb: MOVE,
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Pairs of equal heaps', zh: '成对的堆' },
    reference: {
      en: 'POJ 1740 (Lou Tiancheng, 2004); proof given',
      zh: 'POJ 1740（楼天城，2004）；证明已给出',
    },
    formula: losing,
    statement: {
      en: 'Losing exactly when the heaps can be put into pairs of equal size.',
      zh: '各堆能两两配成相等的对时必败。',
    },
    outcome: (heaps) => (evaluate(losing, { vars: {}, heaps }) === 1n ? 'P' : 'N'),
    applied: pairsOf,
    winning: (heaps, budget) =>
      new Moves(function* () {
        for (const [index, heap] of heaps.entries()) {
          if (heap === 0n) continue
          const list = () => pairings(heaps, index, new Meter(budget.search))
          const count = pairingCount(heaps, index)
          if (count === undefined) yield* Moves.of(list).runs()
          else if (count > 0n) yield { count, at: inTurn(list) }
        }
      }),
    proof: {
      en: 'In a paired position answer a move on one heap of a pair by the same move on the other (if the heap was emptied onto its partner, take the partner away). Otherwise sort the heaps x1 ≥ x2 ≥ …. If their number is odd, the largest is large enough to raise x3 to x2, x5 to x4, …: these differences add up to less than x1. If it is even, do the same for x2, x3, …, and lower x1 to the smallest heap: the differences add up to at most x2 − xn, and something is left to discard, or the heaps would be paired.',
      zh: '成对时，对手动一对中的一堆，你在另一堆照样走（若该堆已全部移空到它的搭档上，就把搭档取光）。不成对时把各堆排成 x1 ≥ x2 ≥ ……。堆数为奇数：最大的一堆足够把 x3 补到 x2、x5 补到 x4……，这些差之和小于 x1。堆数为偶数：同样补齐 x2、x3……，并把 x1 降到最小的堆：差之和不超过 x2 − xn，还有剩余可扔，否则各堆本已成对。',
    },
  }),
  examples: ['new-stone: 2 3', 'new-stone: 2 1 2 1', 'new-stone: 1 2 3'],
})
