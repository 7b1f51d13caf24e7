import { ZERO } from '../../../arith/dyadic.ts'
import { nimAdd } from '../../../arith/nim-sum.ts'
import { BeyondBudget } from '../../../model/errors.ts'
import type { Move } from '../../../model/moves.ts'
import type { Mover } from '../../../model/outcome.ts'
import { HEAPS } from '../../../model/shape.ts'
import type { Simple } from '../../../model/simple.ts'
import { brief } from '../../../model/words.ts'
import { heapMoveText } from '../../../rules/heaps.ts'
import { parseNumbers } from '../../../rules/numbers.ts'
import { lookOfRow } from '../../look.ts'
import { definePartizan, type PartizanRules } from '../define.ts'

type Heaps = readonly bigint[]

/** A position whose options have more heaps all together has more of them than can be looked at one by one. */
const MOST_HEAPS = 1_000_000

/** The heap that a player takes from: the first, the last. */
function own(heaps: Heaps, mover: Mover): number {
  return mover === 'left' ? 0 : heaps.length - 1
}

/** The heaps after one of them was made smaller; an empty one is gone. */
function after(heaps: Heaps, index: number, left: bigint): Heaps {
  if (left > 0n) return heaps.with(index, left)
  return heaps.toSpliced(index, 1)
}

const rules: PartizanRules<Heaps> = {
  parse(text) {
    if (/^\s*(empty|空)\s*$/i.test(text)) return []
    return parseNumbers(text, { least: 1 }).filter((heap) => heap > 0n)
  },
  print: (heaps) => heaps.join(' ') || 'empty',
  *moves(heaps, mover): Generator<Move<Heaps>> {
    const index = own(heaps, mover)
    const heap = heaps[index] ?? 0n
    for (let left = heap - 1n; left >= 0n; left--)
      yield {
        text: heapMoveText(index, heap, [left]),
        to: after(heaps, index, left),
        // beside an equal heap the numbers do not tell which one is gone
        ...(left === 0n && { touches: [`${index + 1}`] }),
      }
  },
  options(heaps, mover) {
    const index = own(heaps, mover)
    const heap = heaps[index] ?? 0n
    const largest = BigInt(Math.floor(MOST_HEAPS / Math.max(1, heaps.length)))
    if (heap > largest)
      throw new BeyondBudget({
        en: `A heap of ${brief(heap)} at the end of ${heaps.length} heaps has too many options to look at one by one; at most ${largest}.`,
        zh: `共 ${heaps.length} 堆而一端的堆有 ${brief(heap)} 颗，后继太多，无法逐一查看；至多 ${largest} 颗。`,
      })
    return Array.from({ length: Number(heap) }, (_, left) => after(heaps, index, BigInt(left)))
  },
  likeness(heaps) {
    const [key, other] = [heaps.join(' '), heaps.toReversed().join(' ')]
    return other < key ? { key: other, negative: true } : { key, negative: false }
  },
  *upTo(size) {
    yield []
    let last: Heaps[] = [[]]
    for (let length = 1; length <= Math.min(size, 4); length++) {
      const longest = BigInt(Math.max(1, size - length))
      last = last.flatMap((heaps) =>
        Array.from({ length: Number(longest) }, (_, i) => [...heaps, BigInt(i + 1)]),
      )
      yield* last
    }
  },
}

function isBalanced(heaps: Heaps): boolean {
  const { length } = heaps
  return length % 2 === 0 && heaps.every((heap, i) => heap === heaps[length - 1 - i])
}

/** What the theorem says of heaps; undefined where it says nothing. */
function worthOf(heaps: Heaps): Simple | undefined {
  if (isBalanced(heaps)) return NOTHING
  const [first = 0n, last = 0n] = heaps
  const [large, one] = first > last ? [first, last] : [last, first]
  if (heaps.length > 2 || one > 1n || large > BigInt(Number.MAX_SAFE_INTEGER - 1)) return undefined
  if (one === 0n) return { ...NOTHING, nim: Number(large) }
  return { value: ZERO, ups: first > last ? 1 : -1, nim: Number(nimAdd(large, 1n)) }
}

const NOTHING: Simple = { value: ZERO, ups: 0, nim: 0 }

function total(heaps: Heaps): bigint {
  return heaps.reduce((sum, heap) => sum + heap, 0n)
}

export const game = definePartizan({
  slug: 'end-nim',
  names: { en: 'End-Nim', zh: '两端尼姆' },
  aliases: ['partizan-end-nim', '端点尼姆'],
  about: {
    en: 'Heaps stand in a row. Left takes any number of stones from the first heap, Right from the last; when a heap is empty, its neighbour becomes the end. Whoever cannot move loses.',
    zh: '若干堆石子排成一行。左方从第一堆取任意多颗，右方从最后一堆取任意多颗；取空的堆移走，露出下一堆。不能走者负。',
  },
  position: { en: 'the heaps from left to right', zh: '从左到右各堆的颗数' },
  examples: ['end-nim: 2 4 1 3', 'end-nim: 2 4 4 2', 'end-nim: 2 1'],
  alike: 'end-piles',
  rules: () => rules,
  shape: HEAPS,
  look: lookOfRow,
  theorem: () => ({
    name: {
      en: 'Rows that read alike from both ends, and a heap beside 1',
      zh: '两端对称的排，以及旁边是 1 的堆',
    },
    reference: {
      en: 'proved here; the game is from A. Duffy, G. Kolpin, D. Wolfe, Ordinal partizan End Nim, Games of No Chance 3 (2009), after M. H. Albert, R. J. Nowakowski, The game of End-Nim, Electronic J. Combinatorics 8(2) (2001), R1',
      zh: '证明见此；游戏出自 A. Duffy, G. Kolpin, D. Wolfe, Ordinal partizan End Nim, Games of No Chance 3 (2009)，源于 M. H. Albert, R. J. Nowakowski, The game of End-Nim, Electronic J. Combinatorics 8(2) (2001), R1',
    },
    statement: {
      en: 'An even number of heaps that read the same from both ends is worth 0, a single heap of n is ∗n, and the heaps n 1 with n > 1 are worth ↑ + ∗(n xor 1), so that 1 n is worth ↓ + ∗(n xor 1). For other rows no closed form is used: their values are worked out.',
      zh: '偶数堆且从两端读来相同的排值 0，单独一堆 n 颗值 ∗n，两堆 n 1（n > 1）值 ↑ + ∗(n 异或 1)，于是 1 n 值 ↓ + ∗(n 异或 1)。其余的排没有可用的公式，逐个求值。',
    },
    proof: {
      en: 'In a row that reads the same from both ends, take as many from the other end as the opponent did: with an even number of heaps these are two heaps, and the row is alike again. A single heap is one of Nim. From n 1 Right leaves ∗n alone, Left leaves ∗, 0 (the row 1 1) or k 1 with 1 < k < n, by induction ↑ + ∗(k xor 1). And ↑ + ∗(n xor 1) = {0 | ∗n}; the other options of Left change nothing, since ∗ is less than it and ↑ + ∗(k xor 1) is confused with it.',
      zh: '在两端读来相同的排中，对手在一端取多少，就在另一端取多少：堆数为偶数时这是两个不同的堆，取后仍然对称。单独一堆就是尼姆博弈的一堆。在 n 1 中，右方只能留下 ∗n；左方可以留下 ∗、0（即 1 1）或 k 1（1 < k < n），由归纳法后者值 ↑ + ∗(k 异或 1)。而 ↑ + ∗(n 异或 1) = {0 | ∗n}；左方的其他选项不改变它，因为 ∗ 小于它，↑ + ∗(k 异或 1) 与它不可比较。',
    },
    applied(heaps) {
      if (isBalanced(heaps))
        return {
          en: 'These heaps read the same from both ends: 0.',
          zh: '这些堆从两端读来相同：0。',
        }
      const { ups, nim } = worthOf(heaps) ?? NOTHING
      if (ups === 0) return { en: `A heap of ${nim}: ∗${nim}.`, zh: `${nim} 颗的一堆：∗${nim}。` }
      const large = heaps[ups > 0 ? 0 : 1]
      const value = `${ups > 0 ? '↑' : '↓'} + ∗${nim}`
      return {
        en: `${large} xor 1 = ${nim}: ${value}.`,
        zh: `${large} 异或 1 = ${nim}：${value}。`,
      }
    },
    covers: (heaps) => worthOf(heaps) !== undefined,
    value: (heaps) => worthOf(heaps) ?? NOTHING,
    answer(heaps, to) {
      if (!isBalanced(heaps)) return undefined
      const left = (heaps[0] ?? 0n) - (total(heaps) - total(to))
      const inner = heaps.slice(1, -1)
      return left > 0n ? [left, ...inner, left] : inner
    },
  }),
})
