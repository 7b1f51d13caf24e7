import { isqrt } from '../../arith/integers.ts'
import { nimSum } from '../../arith/nim-sum.ts'
import { TextError } from '../../model/errors.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { join, same } from '../../model/words.ts'
import { parseNumber, tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps } from '../look.ts'

/** A heap and the amounts that were taken from it, in rising order. */
export interface Spent {
  readonly size: bigint
  readonly used: readonly bigint[]
}
type Heaps = readonly Spent[]

const heapText = ({ size, used }: Spent) => [size, ...used].join('~')

/** Only amounts that could still be taken matter. */
const heapKey = ({ size, used }: Spent) =>
  heapText({ size, used: used.filter((amount) => amount <= size) })

const rising = (a: bigint, b: bigint) => (a < b ? -1 : 1)

const rules: Rules<Heaps> = {
  parse(text) {
    const heaps = tokens(text).map(({ text: token, offset }): Spent => {
      let at = offset
      const [size = 0n, ...used] = token.split('~').map((part) => {
        const number = parseNumber(text, part, at)
        at += part.length + 1
        return number
      })
      return { size, used: [...new Set(used)].sort(rising) }
    })
    if (heaps.length === 0)
      throw new TextError(text, 0, {
        en: 'Expected heaps: 6, or 4~2 for a heap of 4 from which 2 was taken.',
        zh: '这里应是各堆：如 6；从中取过 2 颗、还剩 4 颗的写 4~2。',
      })
    return heaps
  },
  print: (heaps) => heaps.map(heapText).join(' '),
  key: (heaps) => heaps.map(heapKey).sort().join(' '),
  *moves(heaps) {
    for (const [index, { size, used }] of heaps.entries())
      for (let take = 1n; take <= size; take++) {
        if (used.includes(take)) continue
        const change = `${size} → ${size - take}`
        const spent = [...used, take].sort(rising)
        yield {
          text: { en: `heap ${index + 1}: ${change}`, zh: `第 ${index + 1} 堆：${change}` },
          to: heaps.with(index, { size: size - take, used: spent }),
        }
      }
  },
  parts: (heaps) => heaps.map((heap) => [heap]),
  *upTo(size) {
    for (let n = 0n; n <= size; n++) yield [{ size: n, used: [] }]
    for (let a = 0n; a <= 5n; a++)
      for (let b = a; b <= 5n; b++)
        yield [
          { size: a, used: [] },
          { size: b, used: [] },
        ]
  },
  axes: 1,
  at: ([n = 0n]) => [{ size: n, used: [] }],
}

/** Heaps up to here were looked at one by one. */
const CHECKED = 60n

/** For each heap up to there the largest t with t(t + 1)/2 ≤ n. */
const STEPS = Array.from(
  { length: Number(CHECKED) + 1 },
  (_, n) => (isqrt(8n * BigInt(n) + 1n) - 1n) / 2n,
)
const largestStep = (n: bigint) => STEPS[Number(n)] as bigint

const known = new Map<string, bigint>()

/** The value of a heap up to 60: by the theorem, or where amounts are used up, by its moves. */
function heapValue({ size, used }: Spent): bigint {
  const spent = used.length === 0 ? used : used.filter((amount) => amount <= size)
  if (spent.length === 0) return largestStep(size)
  const key = heapText({ size, used: spent })
  const found = known.get(key)
  if (found !== undefined) return found
  const reached = new Set<bigint>()
  for (let take = 1n; take <= size; take++)
    if (!spent.includes(take))
      reached.add(heapValue({ size: size - take, used: [...spent, take].sort(rising) }))
  let value = 0n
  while (reached.has(value)) value++
  known.set(key, value)
  return value
}

export const game = defineOwnGame({
  slug: 'distinct-takes',
  names: { en: 'No amount twice', zh: '不重复取数' },
  about: {
    en: 'Take any number of stones from one heap, but no number that either player has already taken from that heap. Whoever cannot move loses.',
    zh: '每次从一堆中取任意多颗，但同一堆中任何一方取过的数目不得再取。不能走者负。',
  },
  position: {
    en: 'the heaps; behind ~ the amounts taken from a heap: 6 4~2',
    zh: '各堆的石子数；~ 后是从这堆取过的数目：6 4~2',
  },
  shape: OWN,
  look: (heaps) => ({
    ...lookOfHeaps([]),
    piles: heaps.map(({ size, used }, i) => ({
      label: `${i + 1}`,
      size,
      note: { en: `taken: ${used.join(', ') || 'none'}`, zh: `取过：${used.join('、') || '无'}` },
    })),
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Triangular steps', zh: '三角形数的台阶' },
    reference: { en: 'Codeforces 768E', zh: 'Codeforces 768E' },
    statement: {
      en: 'A heap of n ≤ 60 from which nothing was taken has the value t, the largest number with t(t + 1)/2 ≤ n; the values of other heaps follow from their moves. A position is losing when the values xor to 0.',
      zh: '没有取过的 n ≤ 60 颗的堆，SG 值是满足 t(t + 1)/2 ≤ n 的最大的 t；其余的堆由走法得出。各堆的值异或为 0 时必败。',
    },
    covers: (heaps) => heaps.every(({ size }) => size <= CHECKED),
    value: (heaps) => nimSum(heaps.map(heapValue)),
    applied: (heaps) => {
      const few = heaps.slice(0, 12)
      const each = few.map((heap) => same(`g(${heap.size}) = ${heapValue(heap)}`))
      const shown = join(each, ', ', '，')
      const total = `${few.map(heapValue).join(' xor ')} = ${nimSum(heaps.map(heapValue))}`
      return {
        en: `Here ${shown.en}; ${total}.`,
        zh: `这里 ${shown.zh}；${total.replaceAll('xor', '异或')}。`,
      }
    },
    proof: {
      en: 'No more than t different amounts can be taken, since t + 1 of them sum to more than n; so the value is at most t. That it is t was found by exhaustion: the values of all positions below every heap up to 60 were computed. For larger heaps nothing is claimed.',
      zh: '至多能取 t 次，因为 t + 1 个不同的数目之和大于 n；所以值至多为 t。恰为 t 是穷举得到的：算出了直到 60 颗的每一堆之下所有局面的值。对更大的堆不作断言。',
    },
  }),
  examples: ['distinct-takes: 2 3 5', 'distinct-takes: 2 3 6', 'distinct-takes: 4~2 1'],
})
