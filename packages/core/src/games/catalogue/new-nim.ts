import { nimSum } from '../../arith/nim-sum.ts'
import { xorLine } from '../../formula/xor-line.ts'
import { partitions, subsets } from '../../model/enumerate.ts'
import { Meter, TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps } from '../look.ts'

/** The round: whole heaps are taken by the first player, then by the second, then it is Nim. */
type Round = 'first' | 'second' | 'nim'

/** Heaps in one of the rounds. */
export interface NewNim {
  readonly round: Round
  readonly heaps: readonly bigint[]
}

/** Numbers that are independent over the field of two elements, each with its own highest bit. */
class XorBasis {
  private readonly kept: bigint[] = []

  /** Adds a number if it is not the xor of some that were added. */
  add(number: bigint): boolean {
    let rest = number
    for (const base of this.kept) if ((rest ^ base) < rest) rest ^= base
    if (rest === 0n) return false
    this.kept.push(rest)
    this.kept.sort((a, b) => (a > b ? -1 : 1))
    return true
  }
}

/** Whether no heaps xor to 0. */
function independent(heaps: readonly bigint[]): boolean {
  const basis = new XorBasis()
  return heaps.every((heap) => basis.add(heap))
}

/**
 * The heaps, by their places, that the first player leaves in order to win with the fewest stones
 * taken: from the largest on, each that is no xor of those kept (the greedy choice of a matroid).
 */
export function leftAtBest(heaps: readonly bigint[]): readonly number[] {
  const basis = new XorBasis()
  return [...heaps.keys()]
    .sort((i, j) => ((heaps[i] as bigint) < (heaps[j] as bigint) ? 1 : -1))
    .filter((i) => basis.add(heaps[i] as bigint))
    .sort((i, j) => i - j)
}

const WHOLE = {
  first: {
    en: 'First round: take whole heaps, as many as you like or none, but not all.',
    zh: '第一轮：取走任意多整堆，可以不取，但不能全取。',
  },
  second: {
    en: 'Second round: take whole heaps, as many as you like or none, but not all.',
    zh: '第二轮：取走任意多整堆，可以不取，但不能全取。',
  },
}

const NEXT: Readonly<Record<Round, Round>> = { first: 'second', second: 'nim', nim: 'nim' }

/** Takes all heaps but those at some places. */
function leave({ round, heaps }: NewNim, kept: readonly number[]): Move<NewNim> {
  const taken = [...heaps.keys()].filter((i) => !kept.includes(i)).map((i) => i + 1)
  return {
    text:
      taken.length === 0
        ? { en: 'take no heap', zh: '不取' }
        : { en: `take heap ${taken.join(', ')}`, zh: `取第 ${taken.join('、')} 堆` },
    touches: taken.map(String),
    to: { round: NEXT[round], heaps: kept.map((i) => heaps[i] as bigint) },
  }
}

function lower({ heaps }: NewNim, index: number, left: bigint): Move<NewNim> {
  const change = `${heaps[index]} → ${left}`
  return {
    text: { en: `heap ${index + 1}: ${change}`, zh: `第 ${index + 1} 堆：${change}` },
    to: { round: 'nim', heaps: heaps.with(index, left) },
  }
}

const WORDS: Readonly<Record<string, Round>> = {
  first: 'first',
  先手: 'first',
  second: 'second',
  后手: 'second',
}

const rules: Rules<NewNim> = {
  parse(text) {
    const word = /^\s*([a-z]+|先手|后手)/i.exec(text)
    const round = word ? WORDS[(word[1] as string).toLowerCase()] : 'nim'
    if (!round)
      throw new TextError(text, 0, {
        en: 'Expected first or second and the heaps, or the heaps alone once it is Nim.',
        zh: '这里应是“先手”或“后手”与各堆，进入尼姆后只写各堆。',
      })
    const numbers = ' '.repeat(word?.[0].length ?? 0) + text.slice(word?.[0].length ?? 0)
    const heaps = parseNumbers(numbers, { least: 1 })
    if (round === 'nim' || heaps.every((heap) => heap > 0n)) return { round, heaps }
    throw new TextError(text, text.trimEnd().length, {
      en: 'Expected heaps of at least one stone in the first two rounds.',
      zh: '前两轮中每堆至少有一颗。',
    })
  },
  words: { first: '先手', second: '后手' },
  print: ({ round, heaps }) => (round === 'nim' ? heaps.join(' ') : `${round} ${heaps.join(' ')}`),
  *moves(position) {
    const { round, heaps } = position
    if (round === 'nim') {
      for (const [index, heap] of heaps.entries())
        for (let left = 0n; left < heap; left++) yield lower(position, index, left)
      return
    }
    for (const kept of subsets([...heaps.keys()])) if (kept.length > 0) yield leave(position, kept)
  },
  *upTo(size) {
    for (const heaps of partitions(Math.min(size, 8)))
      if (heaps.length > 0)
        for (const round of ['first', 'second', 'nim'] as const) yield { round, heaps }
  },
  axes: undefined,
}

/** The sets of places whose heaps are independent, but one, not empty. */
function* independentSets(
  heaps: readonly bigint[],
  except: readonly number[],
  meter: Meter,
  from = 0,
  chosen: readonly number[] = [],
): Generator<readonly number[]> {
  meter.tick(heaps.length)
  if (chosen.length > 0 && chosen.join() !== except.join()) yield chosen
  for (let i = from; i < heaps.length; i++) {
    const more = [...chosen, i]
    if (independent(more.map((at) => heaps[at] as bigint)))
      yield* independentSets(heaps, except, meter, i + 1, more)
  }
}

export const game = defineOwnGame({
  slug: 'new-nim',
  names: { en: 'New Nim', zh: '新尼姆' },
  aliases: ['新Nim游戏'],
  about: {
    en: 'Nim after two opening rounds, in which first one player and then the other may take any number of whole heaps: none is allowed, all are not. Then it is Nim, and the first player begins. Whoever takes the last stone wins.',
    zh: '尼姆之前加两轮：先由先手、再由后手取走任意多整堆，可以不取，但不能全取。此后是尼姆，由先手开始。取到最后一颗者胜。',
  },
  position: {
    en: 'first or second and the heaps, or the heaps alone once it is Nim: first 4 4 6 2 3',
    zh: '“先手”或“后手”与各堆；进入尼姆后只写各堆：先手 4 4 6 2 3',
  },
  shape: OWN,
  look: ({ round, heaps }) => ({
    ...lookOfHeaps(heaps),
    notes: round === 'nim' ? [] : [WHOLE[round]],
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Independent heaps', zh: '线性无关的堆' },
    reference: {
      en: 'CQOI 2013 (Luogu P4301); proof given',
      zh: 'CQOI 2013（洛谷 P4301）；证明已给出',
    },
    statement: {
      en: 'In the second round a position is losing exactly when no heaps of it xor to 0. In the first round the player always wins, by leaving such heaps; the fewest stones are taken by keeping heaps from the largest on, each that is not the xor of some already kept.',
      zh: '第二轮中，没有若干堆异或为 0 时必败。第一轮必胜：留下这样的一些堆即可；从最大的堆起，凡不能由已留下的堆异或得到的就留下，取走的石子最少。',
    },
    outcome: ({ round, heaps }) => {
      if (round === 'first') return 'N'
      if (round === 'second') return independent(heaps) ? 'P' : 'N'
      return nimSum(heaps) === 0n ? 'P' : 'N'
    },
    winning: (position, budget) =>
      Moves.of(function* () {
        const { round, heaps } = position
        const meter = new Meter(budget.search)
        if (round === 'first') {
          const best = leftAtBest(heaps)
          yield leave(position, best)
          for (const kept of independentSets(heaps, best, meter)) yield leave(position, kept)
        } else if (round === 'second') {
          for (const kept of subsets([...heaps.keys()])) {
            meter.tick(heaps.length)
            const left = kept.map((i) => heaps[i] as bigint)
            if (kept.length > 0 && nimSum(left) === 0n) yield leave(position, kept)
          }
        } else {
          const xor = nimSum(heaps)
          for (const [i, heap] of heaps.entries())
            if ((heap ^ xor) < heap) yield lower(position, i, heap ^ xor)
        }
      }),
    why: ({ round, heaps }) => {
      if (round === 'nim') {
        const line = xorLine(heaps)
        return heaps.length > 1
          ? { en: `It is Nim: ${line.en}.`, zh: `这是尼姆：${line.zh}。` }
          : {
              en: `It is Nim with a heap of size ${line.en}.`,
              zh: `这是一堆的尼姆，大小为 ${line.zh}。`,
            }
      }
      const kept = leftAtBest(heaps).map((i) => heaps[i] as bigint)
      const [all, left] = [heaps, kept].map((list) => list.reduce((a, b) => a + b, 0n)) as [
        bigint,
        bigint,
      ]
      if (round === 'first')
        return {
          en: `Leave heaps of sizes ${kept.slice(0, 20).join(', ')}, of which none xor to 0: that takes ${all} − ${left} = ${all - left} stones, and less does not do.`,
          zh: `留下大小为 ${kept.slice(0, 20).join('、')} 的堆，其中没有若干堆异或为 0：取走 ${all} − ${left} = ${all - left} 颗，再少不行。`,
        }
      return kept.length === heaps.length
        ? {
            en: `No heaps among sizes ${kept.slice(0, 20).join(', ')} xor to 0, so what is left is won by the opponent in Nim.`,
            zh: `大小为 ${kept.slice(0, 20).join('、')} 的堆中没有若干堆异或为 0，所以剩下的尼姆对手必胜。`,
          }
        : {
            en: `Only ${kept.length} < ${heaps.length} heaps are independent, so some heaps xor to 0: leave those.`,
            zh: `只有 ${kept.length} < ${heaps.length} 堆线性无关，所以有若干堆异或为 0：留下它们。`,
          }
    },
    proof: {
      en: 'After the second round the first player is to move in Nim and loses exactly when the xor is 0. So the second player wins exactly when some heaps, not none, xor to 0: those are left. The first player leaves heaps of which none do, for instance one heap. Sets of numbers of which none xor to 0 are the independent sets of a matroid, so the greedy choice keeps the most stones.',
      zh: '第二轮后轮到先手走尼姆，异或为 0 时先手负。所以只要有若干堆（非空）异或为 0，后手留下它们即胜。先手就要留下没有这种情形的堆，例如只留一堆。没有若干个数异或为 0 的数集是拟阵的独立集，所以贪心能留下最多的石子。',
    },
  }),
  examples: ['new-nim: first 4 4 6 2 3', 'new-nim: second 1 2 3', 'new-nim: 3 5 7'],
})
