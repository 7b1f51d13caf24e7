import { BeyondBudget } from '../../../model/errors.ts'
import type { Move } from '../../../model/moves.ts'
import type { Mover } from '../../../model/outcome.ts'
import { HEAPS } from '../../../model/shape.ts'
import { heapMoveText } from '../../../rules/heaps.ts'
import { parseNumbers } from '../../../rules/numbers.ts'
import { lookOfHeaps } from '../../look.ts'
import { definePartizan, type PartizanRules } from '../define.ts'

type Heaps = readonly bigint[]

/** A larger heap has more options than can be looked at one by one. */
const LARGEST = 1_000_000n

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
      yield { text: heapMoveText(index, heap, [left]), to: after(heaps, index, left) }
  },
  options(heaps, mover) {
    const index = own(heaps, mover)
    const heap = heaps[index] ?? 0n
    if (heap > LARGEST)
      throw new BeyondBudget({
        en: `A heap of ${heap} has too many options to look at one by one; at most ${LARGEST}.`,
        zh: `${heap} 颗的堆后继太多，无法逐一查看；至多 ${LARGEST} 颗。`,
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

export const game = definePartizan({
  slug: 'end-nim',
  names: { en: 'End-Nim', zh: '两端尼姆' },
  aliases: ['partizan-end-nim', '端点尼姆'],
  about: {
    en: 'Heaps stand in a row. Left takes any number of stones from the first heap, Right from the last; a heap that is empty is gone, and the next one is at the end. Whoever cannot move loses.',
    zh: '若干堆石子排成一行。左方从第一堆取任意多颗，右方从最后一堆取任意多颗；取空的堆移走，露出下一堆。不能走者负。',
  },
  position: { en: 'the heaps from left to right', zh: '从左到右各堆的颗数' },
  examples: ['end-nim: 2 1', 'end-nim: 3 1 4 2', 'end-nim: 2 4 4 2'],
  reference:
    'M. H. Albert, R. J. Nowakowski, The game of End-Nim, Electronic J. Combinatorics 8(2) (2001), R1',
  rules: () => rules,
  shape: HEAPS,
  look: (heaps) => lookOfHeaps(heaps),
})
