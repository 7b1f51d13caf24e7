import { numberList } from '../../formula/xor-line.ts'
import { tuples } from '../../model/enumerate.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import { heapMove } from '../../rules/heaps.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfRow } from '../look.ts'

type Piles = readonly bigint[]

/** The time grows with the square of their number. */
const MOST_PILES = 20_000

/** The places of the first and of the last pile with stones, and all such places. */
const filled = (piles: Piles) => [...piles.keys()].filter((i) => piles[i] !== 0n)

/**
 * What the first pile, and what the last, would have to be for the row to be lost, given all the
 * others: the one end pile that loses. For rows of at least two piles.
 */
function losingEnds(row: Piles): { first: bigint; last: bigint } {
  const { sizes, back } = compressed(row)
  const n = sizes.length
  // of the rows of a length that begin at each place: the pile before and the one behind that lose
  const before = Int32Array.from(sizes)
  const behind = Int32Array.from(sizes)
  for (let length = 2; length < n; length++)
    for (let i = 0; i + length <= n; i++) {
      const [l, r] = [before[i] as number, behind[i] as number]
      const [nextL, nextR] = [before[i + 1] as number, behind[i + 1] as number]
      before[i] = losing(sizes[i + length - 1] as number, r, l)
      behind[i] = losing(sizes[i] as number, nextL, nextR)
    }
  return { first: back(before[1] as number), last: back(behind[0] as number) }
}

/**
 * The end pile that loses against another end of x stones: `same` is the pile on the side of x that
 * would lose alone, `other` the one on this side.
 */
function losing(x: number, same: number, other: number): number {
  if (x === same) return 0
  if ((x < same && x < other) || (x > same && x > other)) return x
  return same < other ? x - 1 : x + 1
}

/**
 * The piles as small numbers in the same order, with the same differences below 3: only which is
 * larger, and numbers one more or one less, are asked of them.
 */
function compressed(row: Piles): { sizes: Int32Array; back: (small: number) => bigint } {
  const small = new Map<bigint, number>()
  const large = new Map<number, bigint>([[0, 0n]])
  let [last, number] = [0n, 0]
  for (const size of [...new Set(row)].sort((a, b) => (a < b ? -1 : 1))) {
    number += size - last < 3n ? Number(size - last) : 3
    last = size
    small.set(size, number)
    for (const d of [-1, 0, 1]) large.set(number + d, size + BigInt(d))
  }
  large.set(0, 0n)
  const sizes = Int32Array.from(row, (size) => small.get(size) as number)
  return { sizes, back: (n) => large.get(n) as bigint }
}

/** The row without empty piles, and the end piles that would lose with the rest. */
function endsOf(piles: Piles) {
  const places = filled(piles)
  const row = places.map((i) => piles[i] as bigint)
  const { first, last } = row.length > 1 ? losingEnds(row) : { first: 0n, last: 0n }
  return { places, row, first, last }
}

/** A move in a pile at an end, and what it leaves there. */
const leave = (piles: Piles, place: number, left: bigint): Move<Piles> =>
  heapMove(piles, place, [left])

const rules: Rules<Piles> = {
  parse: (text) => parseNumbers(text, { least: 1 }),
  print: (piles) => piles.join(' '),
  *moves(piles) {
    const places = filled(piles)
    for (const place of new Set([...places.slice(0, 1), ...places.slice(-1)]))
      for (let left = 0n; left < (piles[place] as bigint); left++) yield leave(piles, place, left)
  },
  *upTo(size) {
    for (let length = 1; length <= 4; length++) yield* tuples(length, Math.min(size, 8))
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'end-piles',
  names: { en: 'End piles', zh: '两端石子' },
  about: {
    en: 'Piles in a row. A move takes any number of stones from the first or from the last pile that has some. Whoever takes the last stone wins.',
    zh: '一排石子堆。每次从最左或最右的非空堆中取任意多颗。取到最后一颗者胜。',
  },
  position: { en: 'the piles from left to right', zh: '从左到右各堆的石子数' },
  shape: HEAPS,
  look: lookOfRow,
  rules: () => rules,
  onHeaps: (names) =>
    names.flatMap((name, i) => {
      const ends = [names.slice(0, i), names.slice(i + 1)]
      const open = ends.some((others) => others.length === 0) ? [[]] : ends
      return open.map((others) =>
        [`${name} -= k`, others.map((other) => `${other} = 0`).join(' and ')]
          .filter((part) => part !== '')
          .join(' where '),
      )
    }),
  theorem: () => ({
    name: { en: 'The end pile that loses', zh: '必败的端堆' },
    reference: {
      en: 'ZJOI 2009, Stones (Luogu P2599); proof given',
      zh: 'ZJOI 2009 取石子游戏（洛谷 P2599）；证明已给出',
    },
    statement: {
      en: 'For every row there is exactly one size of a further first pile, and one of a further last pile, with which it is lost; 0 where it is lost without. Add a last pile of x stones to a row for which these are l and r: the first pile that loses is then 0 if x = r; x if x is smaller than both or larger than both; otherwise x − 1 if r < l, else x + 1. Likewise from the other side.',
      zh: '每一排都恰有一个大小，使得在最左再添这样一堆后必败；最右也是（不添已必败时为 0）。设一排的这两个数是 l 和 r，在右端添 x 颗的一堆后，新的左端数是：x = r 时为 0；x 小于两者或大于两者时为 x；否则 r < l 时为 x − 1，r > l 时为 x + 1。另一侧同理。',
    },
    covers: (piles) => piles.length <= MOST_PILES,
    outcome: (piles) => {
      const { row, first } = endsOf(piles)
      return row.length === 0 || (row.length > 1 && row[0] === first) ? 'P' : 'N'
    },
    winning: (piles) =>
      Moves.of(function* () {
        const { places, row, first, last } = endsOf(piles)
        const [left, right] = [places[0] as number, places.at(-1) as number]
        if (first < (row[0] as bigint)) yield leave(piles, left, first)
        if (left !== right && last < (row.at(-1) as bigint)) yield leave(piles, right, last)
      }),
    applied: (piles) => {
      const { row, first } = endsOf(piles)
      const list = numberList(piles)
      if (row.length < 2)
        return {
          en: `Of the piles ${list.en} at most one has stones: Take all ${row[0] ?? 0n}.`,
          zh: `${list.zh} 中至多一堆有石子：${row[0] ?? 0n} 颗全部取走。`,
        }
      const sign = row[0] === first ? '=' : '≠'
      return {
        en: `With the piles ${list.en}, the first pile that loses is ${first}: ${row[0]} ${sign} ${first}.`,
        zh: `各堆为 ${list.zh}，使之必败的左端堆是 ${first}：${row[0]} ${sign} ${first}。`,
      }
    },
    proof: {
      en: 'Two sizes of a first pile cannot both lose, as one could be made into the other; and one loses, as each smaller one that wins does so by a move at the other end, and there are no more of these than stones. Which one it is follows by induction. Say r < l for the row before the pile x: with first pile y and x below r or above l, whoever faces equal ends y = x loses, because the opponent keeps them equal and passes each of r and l in the same step; between r and l the ends are kept one apart, x − 1 and x, until the last pile comes down to r, where the row is lost without a first pile, or the first one comes to 0. The other cases are mirrored.',
      zh: '两个不同大小的左端堆不会都必败，因为大的可以取成小的；又必有一个必败，因为每个必胜的左端堆都靠在右端的一步获胜，而右端的走法有限。其值由归纳得出。设添 x 之前 r < l：x 小于 r 或大于 l 时，两端相等者必败，对手总使两端保持相等并同时越过 r 与 l；x 在 r 与 l 之间时，两端保持相差 1（x − 1 与 x），直到右端降到 r（这时没有左端堆已必败）或左端为 0。其余情形对称。',
    },
  }),
  examples: ['end-piles: 3 1 4 2', 'end-piles: 2 1 2', 'end-piles: 5 5'],
})
