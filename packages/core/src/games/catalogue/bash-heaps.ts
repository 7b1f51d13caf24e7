import { nimAdd, nimSum } from '../../arith/nim-sum.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { mod, plus, xorOf } from '../../formula/tree.ts'
import { workedXor } from '../../formula/xor-line.ts'
import { tuples } from '../../model/enumerate.ts'
import { TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { same } from '../../model/words.ts'
import { heapMoveText } from '../../rules/heaps.ts'
import { parseNumber, tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps } from '../look.ts'

/** A heap and the most that a move may take from it. */
type Bounded = Readonly<Record<'size' | 'most', bigint>>
type Heaps = readonly Bounded[]

const ofHeap = mod('size', plus('most', 1))
const valueOfHeap = (heap: Bounded) => evaluate(ofHeap, { vars: heap })
const xorAll = (heaps: Heaps) => nimSum(heaps.map(valueOfHeap))

function leave(heaps: Heaps, index: number, left: bigint): Move<Heaps> {
  const heap = heaps[index] as Bounded
  return {
    text: heapMoveText(index, heap.size, [left]),
    to: heaps.with(index, { ...heap, size: left }),
  }
}

const rules: Rules<Heaps> = {
  parse(text) {
    const heaps = tokens(text).map(({ text: token, offset }) => {
      const [size, most, more] = token.split('/')
      if (most === undefined || more !== undefined)
        throw new TextError(text, offset, {
          en: 'Expected stones/most for each heap, as in 7/3.',
          zh: '每堆应写成 石子数/上限，如 7/3。',
        })
      return {
        size: parseNumber(text, size ?? '', offset),
        most: parseNumber(text, most, offset + (size ?? '').length + 1),
      }
    })
    if (heaps.length === 0)
      throw new TextError(text, 0, {
        en: 'Expected heaps as stones/most: 2/2 1/1.',
        zh: '这里应是各堆的 石子数/上限：如 2/2 1/1。',
      })
    return heaps
  },
  print: (heaps) => heaps.map(({ size, most }) => `${size}/${most}`).join(' '),
  *moves(heaps) {
    for (const [index, { size, most }] of heaps.entries())
      for (let take = 1n; take <= most && take <= size; take++)
        yield leave(heaps, index, size - take)
  },
  *upTo(size) {
    for (const [a = 0n, b = 0n, c = 0n, d = 0n] of tuples(4, size))
      yield [
        { size: a, most: b },
        { size: c, most: d },
      ]
  },
  axes: 2,
  at: ([size = 0n, most = 0n]) => [{ size, most }],
}

export const game = defineOwnGame({
  slug: 'bash-heaps',
  names: { en: 'Bash heaps with their own bounds', zh: '多堆巴什博弈' },
  about: {
    en: 'Several heaps, each with its own bound: take 1 up to that many stones from one heap. Whoever takes the last stone wins.',
    zh: '若干堆石子，每堆各有上限：每次从一堆中至少取一颗，至多取到该堆的上限。取到最后一颗者胜。',
  },
  position: { en: 'stones/most for each heap: 2/2 1/1', zh: '每堆写成 石子数/上限：2/2 1/1' },
  shape: {
    kind: 'records',
    names: ['size', 'most'],
    records: (heaps) => heaps,
    fromRecords: (records) => records.map(({ size = 0n, most = 0n }) => ({ size, most })),
  },
  look: (heaps) => ({
    ...lookOfHeaps([]),
    piles: heaps.map(({ size, most }, i) => ({
      label: `${i + 1}`,
      size,
      note: { en: `take at most ${most}`, zh: `每次至多取 ${most}` },
    })),
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Sum of Bash games', zh: '巴什博弈的和' },
    reference: {
      en: 'R. Sprague (1935) and P. M. Grundy (1939), applied to Bachet’s game',
      zh: 'Sprague（1935）与 Grundy（1939）的定理，用于巴什博弈',
    },
    formula: xorOf(ofHeap),
    statement: {
      en: 'The value of a heap a with bound b is a mod (b+1); the value of the position is the xor of these.',
      zh: '石子 a、上限 b 的堆 SG 值为 a mod (b+1)；各堆的值相异或。',
    },
    value: xorAll,
    applied: (heaps) =>
      workedXor(
        heaps.map((heap) => {
          const value = valueOfHeap(heap)
          return { working: same(`${heap.size} mod ${heap.most + 1n} = ${value}`), value }
        }),
      ),
    movesTo: (heaps, value) =>
      Moves.of(function* () {
        const change = nimAdd(xorAll(heaps), value)
        if (change === 0n) return
        for (const [index, heap] of heaps.entries()) {
          const target = nimAdd(valueOfHeap(heap), change)
          const take = (valueOfHeap(heap) - target + heap.most + 1n) % (heap.most + 1n)
          if (target <= heap.most && take <= heap.size) yield leave(heaps, index, heap.size - take)
        }
      }),
    proof: {
      en: 'Each heap is a Bash game with its own m, of value a mod (m+1); a sum has the xor of the values. Reducing each heap to win or lose (1 or 0) is not enough: 2/2 1/1 has value 2 xor 1 = 3 and is won.',
      zh: '每堆是自己上限的巴什博弈，SG 值为 a mod (m+1)；和的值是异或。只把每堆化成胜（1）或负（0）是不够的：2/2 1/1 的值是 2 异或 1 = 3，先手必胜。',
    },
  }),
  examples: ['bash-heaps: 10/3 8/4 5/2', 'bash-heaps: 2/2 1/1', 'bash-heaps: 1/100 5/2'],
})
