import { equal, maxOf, mod } from '../../formula/tree.ts'
import { numberList } from '../../formula/xor-line.ts'
import { partitions } from '../../model/enumerate.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps } from '../look.ts'

type Heaps = readonly bigint[]

/** One stone goes from each of the heaps at some places. */
function taken(heaps: Heaps, places: readonly number[]): Move<Heaps> {
  const to = [...heaps]
  for (const i of places) to[i] = (to[i] as bigint) - 1n
  const numbers = numberList(places.map((i) => BigInt(i + 1)))
  return {
    text: { en: `one from heap ${numbers.en}`, zh: `第 ${numbers.zh} 堆各取一颗` },
    to,
  }
}

const odd = (heaps: Heaps) => [...heaps.keys()].filter((i) => (heaps[i] as bigint) % 2n === 1n)

const rules: Rules<Heaps> = {
  parse: (text) => parseNumbers(text, { least: 1 }),
  print: (heaps) => heaps.join(' '),
  *moves(heaps) {
    const filled = [...heaps.keys()].filter((i) => heaps[i] !== 0n)
    for (let set = 1n; set < 1n << BigInt(filled.length); set++)
      yield taken(
        heaps,
        filled.filter((_, i) => (set >> BigInt(i)) & 1n),
      )
  },
  *upTo(size) {
    for (const heaps of partitions(Math.min(size, 8))) yield heaps.length > 0 ? heaps : [0n]
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'one-from-each',
  names: { en: 'One from each chosen heap', zh: '选堆各取一颗' },
  aliases: ['各堆一枚', '各堆一颗', 'One from any heaps'],
  about: {
    en: 'A move chooses one or more non-empty heaps and takes one stone from each of them. Whoever takes the last stone wins.',
    zh: '每次任选若干个非空堆（至少一个），从选中的每堆各取一颗。取到最后一颗者胜。',
  },
  position: { en: 'the heaps, one number each', zh: '各堆的石子数' },
  shape: HEAPS,
  look: (heaps) => lookOfHeaps(heaps),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'All heaps even', zh: '全为偶数' },
    reference: { en: 'CSES 2208; proof given', zh: 'CSES 2208；证明已给出' },
    formula: equal(maxOf(mod('n', 2)), 0),
    statement: {
      en: 'Losing exactly when every heap is even.',
      zh: '各堆都是偶数时必败，否则必胜。',
    },
    outcome: (heaps) => (heaps.every((heap) => heap % 2n === 0n) ? 'P' : 'N'),
    winning: (heaps) => Moves.of(() => [taken(heaps, odd(heaps))]),
    applied: (heaps) => {
      const [all, count] = [numberList(heaps), odd(heaps).length]
      return {
        en: `Of the heaps ${all.en} ${count === 0 ? 'none is odd: 0 = 0' : `some are odd: ${count} > 0`}.`,
        zh: `各堆 ${all.zh} 中${count === 0 ? '没有奇数：0 = 0' : `有奇数：${count} > 0`}。`,
      }
    },
    proof: {
      en: 'From even heaps every move leaves the chosen ones odd. From other positions take one from each odd heap: then all are even. No stones at all is even as well.',
      zh: '全为偶数时，任何一步都会使选中的堆变成奇数。否则从每个奇数堆各取一颗，就全变成偶数。没有石子也是全偶。',
    },
  }),
  examples: ['one-from-each: 2 2 5', 'one-from-each: 4 2', 'one-from-each: 1 3 4'],
})
