import { numberList, xorLine } from '../../formula/xor-line.ts'
import { tuples } from '../../model/enumerate.ts'
import { TextError } from '../../model/errors.ts'
import { Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import { heapMove } from '../../rules/heaps.ts'
import { parseNumbers, tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfRow } from '../look.ts'
import { carriesTo, counting, differences, STEPS, stairsValue } from '../theorems/stairs.ts'

type Rising = readonly bigint[]

/** The place of the first heap that is smaller than the one before it. */
const falling = (heaps: Rising) => heaps.findIndex((n, i) => n < (heaps[i - 1] ?? 0n))

const rules: Rules<Rising> = {
  parse(text) {
    const heaps = parseNumbers(text, { least: 1 })
    const wrong = falling(heaps)
    if (wrong >= 0)
      throw new TextError(text, tokens(text)[wrong]?.offset ?? 0, {
        en: 'No heap may be smaller than the one before it.',
        zh: '每堆都不能少于它左边的一堆。',
      })
    return heaps
  },
  print: (heaps) => heaps.join(' '),
  *moves(heaps) {
    for (const [i, heap] of heaps.entries())
      for (let left = heap - 1n; left >= (heaps[i - 1] ?? 0n); left--)
        yield heapMove(heaps, i, [left])
  },
  *upTo(size) {
    for (let length = 1; length <= 4; length++)
      for (const steps of tuples(length, Math.min(size, 6))) {
        let sum = 0n
        yield steps.map((step) => {
          sum += step
          return sum
        })
      }
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'sorted-heaps',
  names: { en: 'Heaps that stay sorted', zh: '有序堆游戏' },
  aliases: ['pebbles'],
  about: {
    en: 'Heaps in a row, none smaller than the one to its left. A move takes any number of stones from one heap, and the row must stay sorted. Whoever cannot move loses.',
    zh: '一排石子堆，每堆都不少于左边一堆。每次从一堆中取任意多颗，取后仍须保持这一顺序。不能走者负。',
  },
  position: {
    en: 'the heaps from left to right, none smaller than the one before',
    zh: '从左到右各堆的石子数，不减',
  },
  shape: HEAPS,
  look: lookOfRow,
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Differences as a staircase', zh: '差即阶梯' },
    reference: {
      en: 'POI 2009, Pebbles (KAM); staircase Nim as in T. S. Ferguson, Game Theory, Part I, 2.6',
      zh: 'POI 2009 Pebbles（KAM）；阶梯尼姆见 T. S. Ferguson, Game Theory, Part I, 2.6',
    },
    statement: {
      en: 'The value is the xor of the differences between the last heap and the one before it, the third last and the one before it, and so on; before the first heap stands 0.',
      zh: 'SG 值是最后一堆与前一堆之差、倒数第三堆与其前一堆之差……的异或；第一堆之前算作 0。',
    },
    value: (heaps) => stairsValue(differences(heaps), STEPS),
    applied: (heaps) => {
      const counted = counting(differences(heaps), STEPS)
      const [all, list, xor] = [numberList(heaps), numberList(counted), xorLine(counted)]
      return {
        en: `Of the heaps ${all.en} the differences ${list.en}, from the right, count: the value is ${xor.en}.`,
        zh: `各堆为 ${all.zh}，从右起算数的差是 ${list.zh}：SG 值是 ${xor.zh}。`,
      }
    },
    movesTo: (heaps, value) =>
      Moves.of(function* () {
        for (const { from, count } of carriesTo(differences(heaps), STEPS, value)) {
          const index = heaps.length - 1 - from
          yield heapMove(heaps, index, [(heaps[index] as bigint) - count])
        }
      }),
    proof: {
      en: 'Let d be the differences of neighbours, counted from the right. Taking k from a heap makes its difference to the left k smaller and the one to its right k larger: k coins go one step down a staircase, from the first step to the ground. The row stays sorted exactly when no step is asked for more coins than it has.',
      zh: '从右起数相邻两堆之差。从一堆取 k 颗，它与左邻之差减 k，右邻与它之差加 k：相当于 k 枚硬币在阶梯上下移一级，第一级的移到地面。保持有序恰好是说每级移出的硬币不多于它所有的。',
    },
  }),
  examples: ['sorted-heaps: 2 4 4 9', 'sorted-heaps: 0 2 3 5', 'sorted-heaps: 1 1 3'],
})
