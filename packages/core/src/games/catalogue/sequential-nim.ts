import { numberList } from '../../formula/xor-line.ts'
import { tuples } from '../../model/enumerate.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import { heapMove } from '../../rules/heaps.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfRow } from '../look.ts'

type Heaps = readonly bigint[]

/** The value of a heap before a rest of a value: the sizes below that value lose one by it. */
function before(heap: bigint, rest: bigint): bigint {
  if (heap === 0n) return rest
  return heap <= rest ? heap - 1n : heap
}

function valueFrom(heaps: Heaps, start = 0): bigint {
  let value = 0n
  for (let i = heaps.length - 1; i >= start; i--) value = before(heaps[i] as bigint, value)
  return value
}

/** The first heap with stones. */
const firstOf = (heaps: Heaps) => heaps.findIndex((heap) => heap > 0n)

const rules: Rules<Heaps> = {
  parse: (text) => parseNumbers(text, { least: 1 }),
  print: (heaps) => heaps.join(' '),
  *moves(heaps): Generator<Move<Heaps>> {
    const first = firstOf(heaps)
    for (let left = 0n; left < (heaps[first] ?? 0n); left++) yield heapMove(heaps, first, [left])
  },
  *upTo(size) {
    for (let length = 1; length <= 4; length++) yield* tuples(length, Math.min(size, 8))
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'sequential-nim',
  names: { en: 'Sequential Nim', zh: '顺序尼姆' },
  about: {
    en: 'Heaps in order. A move takes any number of stones from the first heap that has some. Whoever cannot move loses.',
    zh: '石子堆排成一列。每次只能从第一个非空堆中取任意多颗。不能走者负。',
  },
  position: { en: 'the heaps in order', zh: '按顺序各堆的石子数' },
  shape: HEAPS,
  look: lookOfRow,
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Values from the last heap', zh: '从最后一堆起的值' },
    reference: {
      en: 'W. Stromquist, D. Ullman, Sequential compounds of combinatorial games, Theoret. Comput. Sci. 119 (1993); Codeforces 1382B',
      zh: 'W. Stromquist, D. Ullman, Sequential compounds of combinatorial games, Theoret. Comput. Sci. 119 (1993)；Codeforces 1382B',
    },
    statement: {
      en: 'Go from the last heap to the first, beginning with v = 0: a heap of n > 0 makes v into n − 1 if n ≤ v, and into n otherwise. The last v is the value. So a row is lost exactly when an odd number of heaps of 1 stand before the first larger heap, or when all heaps are 1 and their number is even.',
      zh: '从最后一堆到第一堆，起初 v = 0：遇到 n > 0 颗的堆，n ≤ v 时 v 变为 n − 1，否则变为 n。最后的 v 就是 SG 值。所以第一个大于 1 的堆之前有奇数个 1，或全是 1 且个数为偶数时必败。',
    },
    value: (heaps) => valueFrom(heaps),
    applied: (heaps) => {
      const list = numberList(heaps)
      const first = firstOf(heaps)
      const rest = first < 0 ? 0n : valueFrom(heaps, first + 1)
      const [heap, value] = [heaps[first] ?? 0n, valueFrom(heaps)]
      const sign = heap <= rest ? '≤' : '>'
      return {
        en: `Of ${list.en} the heaps behind the first have the value ${rest}; ${heap} ${sign} ${rest}, so the value is ${value}.`,
        zh: `各堆为 ${list.zh}，第一堆之后的值为 ${rest}；${heap} ${sign} ${rest}，所以 SG 值是 ${value}。`,
      }
    },
    movesTo: (heaps, value) =>
      Moves.of(function* () {
        const first = firstOf(heaps)
        if (first < 0) return
        const rest = valueFrom(heaps, first + 1)
        // a heap of n has the value n − 1 or n, and an empty one that of the rest
        for (const left of value === rest ? [0n] : [value, value + 1n])
          if (left < (heaps[first] as bigint) && before(left, rest) === value)
            yield heapMove(heaps, first, [left])
      }),
    proof: {
      en: 'Let the heaps behind the first have the value v. A heap of n before them can become one of 0, 1, …, n − 1, and one of 0 is v. So the values of n = 1, 2, 3, … are the least numbers not yet used: 0, 1, …, leaving out v, which is n − 1 as long as n − 1 < v and n from then on.',
      zh: '设第一堆之后的值为 v。前面 n 颗的堆可以变成 0、1、……、n − 1 颗，其中 0 颗的值是 v。所以 n = 1、2、3……的值依次是尚未出现的最小数，即跳过 v 的 0、1、……：当 n − 1 < v 时为 n − 1，之后为 n。',
    },
  }),
  examples: [
    'sequential-nim: 3 2 4 1',
    'sequential-nim: 1 1 3 2',
    'sequential-nim: 1 2 1',
    'sequential-nim: 2 4 3',
  ],
})
