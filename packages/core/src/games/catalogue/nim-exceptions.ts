import { nimSum } from '../../arith/nim-sum.ts'
import { xorLine } from '../../formula/xor-line.ts'
import { partitions, subsets } from '../../model/enumerate.ts'
import { TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { parseNumber, tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps } from '../look.ts'
import { ExceptionalNim, type Forbidden } from '../theorems/exceptional-nim.ts'
import { exceptionalSum } from '../theorems/exceptional-sum.ts'

/** Heaps, and the takes that are forbidden; positions of one game share these. */
export interface NimExceptions {
  readonly heaps: readonly bigint[]
  readonly forbidden: Forbidden
}

const known = new WeakMap<Forbidden, ExceptionalNim>()

function nimOf(forbidden: Forbidden): ExceptionalNim {
  const found = known.get(forbidden) ?? new ExceptionalNim(forbidden)
  known.set(forbidden, found)
  return found
}

const valuesOf = ({ heaps, forbidden }: NimExceptions) => {
  const nim = nimOf(forbidden)
  return heaps.map((heap) => nim.value(heap))
}

/** Longer positions are added up by words. */
const LONG = 1000

const sumOf = (position: NimExceptions) => {
  const { heaps, forbidden } = position
  const quickly =
    heaps.length + forbidden.length > LONG ? exceptionalSum(heaps, forbidden) : undefined
  return quickly ?? nimSum(valuesOf(position))
}

function lower(
  { heaps, forbidden }: NimExceptions,
  index: number,
  left: bigint,
): Move<NimExceptions> {
  const change = `${heaps[index]} → ${left}`
  return {
    text: { en: `heap ${index + 1}: ${change}`, zh: `第 ${index + 1} 堆：${change}` },
    to: { heaps: heaps.with(index, left), forbidden },
  }
}

const rules: Rules<NimExceptions> = {
  parse(text) {
    const heaps: bigint[] = []
    const forbidden: [bigint, bigint][] = []
    let isHeap = true
    for (const { text: word, offset } of tokens(text)) {
      if (word === 'not' || word === '除') {
        isHeap = false
        continue
      }
      if (isHeap) {
        heaps.push(parseNumber(text, word, offset))
        continue
      }
      const dash = word.search(/[-–]/)
      if (dash < 1)
        throw new TextError(text, offset, {
          en: 'Expected a forbidden take heap-amount, as in 5-2: not 2 from a heap of 5.',
          zh: '这里应是禁止的取法 堆-数目，例如 5-2：5 颗的堆不能取 2 颗。',
        })
      const heap = parseNumber(text, word.slice(0, dash), offset)
      const amount = parseNumber(text, word.slice(dash + 1), offset + dash + 1)
      if (!forbidden.some(([h, a]) => h === heap && a === amount)) forbidden.push([heap, amount])
    }
    if (heaps.length > 0) return { heaps, forbidden }
    throw new TextError(text, text.trimEnd().length, {
      en: 'Expected the heaps, then not and the forbidden takes: 3 4 not 3-1 4-4.',
      zh: '这里应是各堆，然后是“除”与禁止的取法：3 4 除 3-1 4-4。',
    })
  },
  words: { not: '除' },
  print: ({ heaps, forbidden }) =>
    [...heaps, ...(forbidden.length > 0 ? ['not'] : []), ...forbidden.map((f) => f.join('-'))].join(
      ' ',
    ),
  *moves(position) {
    const nim = nimOf(position.forbidden)
    for (const [index, heap] of position.heaps.entries())
      for (let left = 0n; left < heap; left++)
        if (!nim.isForbidden(heap, heap - left)) yield lower(position, index, left)
  },
  *upTo(size) {
    const takes = [3n, 4n, 5n].flatMap((heap) =>
      [1n, 2n, heap].map((amount): [bigint, bigint] => [heap, amount]),
    )
    let turn = 0
    for (const forbidden of subsets(takes))
      for (const heaps of partitions(size, 5))
        if (heaps.length > 0 && heaps.length <= 2 && ++turn % 16 === 0) yield { heaps, forbidden }
  },
  axes: undefined,
}

/** What may not be taken from heaps of the sizes that are still to come. */
function bans({ heaps, forbidden }: NimExceptions): Words[] {
  const largest = heaps.reduce((a, b) => (a > b ? a : b), 0n)
  const sizes = [...new Set(forbidden.map(([size]) => size))]
    .filter((size) => size < largest && !heaps.includes(size))
    .sort((a, b) => (a < b ? -1 : 1))
    .slice(0, 20)
  return sizes.map((size) => {
    const amounts = forbidden.flatMap(([heap, amount]) => (heap === size ? [amount] : []))
    return {
      en: `Heaps of ${size}: may not take ${amounts.join(', ')}.`,
      zh: `恰有 ${size} 颗的堆：不能取 ${amounts.join('、')} 颗。`,
    }
  })
}

export const game = defineOwnGame({
  slug: 'nim-exceptions',
  names: { en: 'Nim with forbidden takes', zh: '有禁手的尼姆' },
  about: {
    en: 'Take any number of stones, at least one, from one heap; but each forbidden pair names a size of heap and an amount that may not be taken from it. Whoever cannot move loses.',
    zh: '每次从一堆中取任意多颗，至少一颗；但有若干禁手：某个颗数的堆不能取某个数目。不能走者负。',
  },
  position: {
    en: 'the heaps, then not and the forbidden takes heap-amount: 3 4 not 3-1 3-2 4-4',
    zh: '各堆，然后是“除”与禁止的取法 堆-数目：3 4 除 3-1 3-2 4-4',
  },
  shape: OWN,
  look: ({ heaps, forbidden }) => ({
    ...lookOfHeaps(heaps),
    piles: heaps.map((size, i) => {
      const amounts = forbidden.filter(([heap]) => heap === size).map(([, amount]) => amount)
      const note = { en: `may not take ${amounts.join(', ')}`, zh: `不能取 ${amounts.join('、')}` }
      return { label: `${i + 1}`, size, ...(amounts.length > 0 && { note }) }
    }),
    notes: bans({ heaps, forbidden }),
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Values with exceptions', zh: '有例外的 SG 值' },
    reference: { en: 'AtCoder ABC 255 G; proof given', zh: 'AtCoder ABC 255 G；证明已给出' },
    statement: {
      en: 'Call a heap exceptional if the forbidden takes shut it off from all smaller heaps of some value: it then has the least such value. Another heap of n has n less the number of exceptional heaps below it. Heaps are added by xor.',
      zh: '若禁手使某个值的所有更小的堆都取不到，称这一堆为例外，它的值是这样的值中最小的。其他 n 颗的堆的值是 n 减去比它小的例外堆的个数。各堆取异或。',
    },
    value: sumOf,
    applied: (position) => {
      const { heaps } = position
      const line = xorLine(valuesOf(position))
      const few = heaps.slice(0, 12).join(', ')
      return {
        en: `Heaps of ${few}${heaps.length > 12 ? ', …' : ''} have ${heaps.length > 1 ? 'values' : 'value'} ${line.en}.`,
        zh: `${few.replaceAll(', ', '、')}${heaps.length > 12 ? '……' : ''} 颗的堆的值是 ${line.zh}。`,
      }
    },
    movesTo: (position, target) =>
      Moves.of(function* () {
        const nim = nimOf(position.forbidden)
        const values = valuesOf(position)
        const change = nimSum([...values, target])
        if (change === 0n) return
        for (const [index, heap] of position.heaps.entries())
          for (const left of nim.heapsOf((values[index] as bigint) ^ change))
            if (left < heap && !nim.isForbidden(heap, heap - left))
              yield lower(position, index, left)
      }),
    proof: {
      en: 'By induction the heaps below n have the values 0, 1, …, m − 1, where m is n less the exceptional ones, each of them once at a heap that is not exceptional. The value of n is the least that it cannot reach: one of these values if every heap that has it is forbidden, which can be so only where a take from n is forbidden, and else m.',
      zh: '由归纳，比 n 小的堆的值恰是 0、1、…、m − 1，其中 m 是 n 减去例外堆的个数，每个值恰由一个非例外堆取得。n 的值是取不到的最小值：若某个值的所有堆都被禁止（这只有在 n 有禁手时才可能），就是这样的值中最小的，否则是 m。',
    },
  }),
  examples: [
    'nim-exceptions: 3 4 not 3-1 3-2 4-4',
    'nim-exceptions: 5 not 5-2',
    'nim-exceptions: 3 5 6',
  ],
})
