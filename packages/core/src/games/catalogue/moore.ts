import { bitLength, modulo, popcount } from '../../arith/integers.ts'
import { columnSums } from '../../formula/column-sums.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { columnsOf, equal, plus } from '../../formula/tree.ts'
import { numberList } from '../../formula/xor-line.ts'
import { partitions } from '../../model/enumerate.ts'
import { Meter } from '../../model/errors.ts'
import { type Move, Moves, type Run, untold } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { heapsKey } from '../../rules/heaps.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame, natural } from '../define.ts'
import { lookOfHeaps } from '../look.ts'

type Heaps = readonly bigint[]

/** The position after the chosen heaps have become smaller. */
function lowered(heaps: Heaps, chosen: readonly number[], sizes: readonly bigint[]): Move<Heaps> {
  const to = [...heaps]
  for (const [i, index] of chosen.entries()) to[index] = sizes[i] as bigint
  return untold(to, () => {
    const changes = chosen.map((index, i) => ({
      number: index + 1,
      change: `${heaps[index]} → ${sizes[i]}`,
    }))
    return {
      en: changes.map(({ number, change }) => `heap ${number}: ${change}`).join(', '),
      zh: changes.map(({ number, change }) => `第 ${number} 堆：${change}`).join('，'),
    }
  })
}

/** The letters that a rule over counters has for numbers that are chosen. */
const AMOUNTS = ['k', 'l', 'm']

/** All ways to choose 1 to `most` non-empty heaps, as lists of indices. */
function* choices(
  heaps: Heaps,
  most: bigint,
  from = 0,
  chosen: readonly number[] = [],
): Generator<readonly number[]> {
  if (chosen.length > 0) yield chosen
  if (BigInt(chosen.length) === most) return
  for (let i = from; i < heaps.length; i++)
    if ((heaps[i] as bigint) > 0n) yield* choices(heaps, most, i + 1, [...chosen, i])
}

function* smaller(
  sizes: readonly bigint[],
  done: readonly bigint[] = [],
): Generator<readonly bigint[]> {
  const size = sizes[done.length]
  if (size === undefined) return yield done
  for (let s = 0n; s < size; s++) yield* smaller(sizes, [...done, s])
}

const rules = (k: bigint): Rules<Heaps> => ({
  parse: (text) => parseNumbers(text, { least: 1 }),
  print: (heaps) => heaps.join(' '),
  key: heapsKey,
  *moves(heaps) {
    for (const chosen of choices(heaps, k))
      for (const sizes of smaller(chosen.map((i) => heaps[i] as bigint)))
        yield lowered(heaps, chosen, sizes)
  },
  *upTo(size) {
    for (const heaps of partitions(size)) yield heaps.length > 0 ? heaps : [0n]
  },
  axes: undefined,
})

const losing = equal(columnsOf('n', plus('k', 1)), 0)

/** In a binary column: which of the chosen heaps have a one, and how many of them need one. */
interface Column {
  readonly had: number
  readonly needed: number
}

/** The binary columns, from the highest; the ones that are needed make their sum 0 modulo k + 1. */
function columnsFor(heaps: Heaps, chosen: readonly number[], k: bigint): Column[] {
  const rows = heaps.map((heap) => heap.toString(2))
  const width = Math.max(0, ...heaps.map(bitLength))
  return Array.from({ length: width }, (_, column) => {
    let [had, others] = [0, 0n]
    for (const [i, row] of rows.entries()) {
      if (row[column - width + row.length] !== '1') continue
      const place = chosen.indexOf(i)
      if (place < 0) others++
      else had |= 1 << place
    }
    return { had, needed: Number(modulo(-others, k + 1n)) }
  })
}

/**
 * The ways to lower all chosen heaps so that every column sums to 0 modulo k + 1: in each column
 * the number of ones among them is fixed, and only which of them have the ones is free. Counted
 * from the last column; the state is the set of heaps that are already smaller than they were.
 */
function ways(heaps: Heaps, chosen: readonly number[], k: bigint, meter: Meter): Run<Heaps> {
  const columns = columnsFor(heaps, chosen, k)
  const width = columns.length
  const states = Array.from({ length: 1 << chosen.length }, (_, set) => set)
  const sizes = states.map((set) => popcount(BigInt(set)))
  const all = states.length - 1
  // the counts have up to one binary digit for each column and further heap
  meter.tick(states.length * width * (1 + ((chosen.length - 1) * width) / 64))
  const options = ({ had, needed }: Column, lower: number) =>
    states
      .filter((ones) => sizes[ones] === needed && (ones & ~had & ~lower) === 0)
      .map((ones) => ({ ones, lower: lower | (had & ~ones) }))
  /** For each column and state: in how many ways the columns from there on can be filled. */
  const counts: bigint[][] = [states.map((lower) => (lower === all ? 1n : 0n))]
  for (const column of columns.toReversed()) {
    const after = counts.at(-1) ?? []
    counts.push(
      states.map((lower) =>
        options(column, lower).reduce((sum, o) => sum + (after[o.lower] as bigint), 0n),
      ),
    )
  }
  counts.reverse()
  return {
    count: counts[0]?.[0] as bigint,
    at(index) {
      let rest = index
      let lower = 0
      const digits = chosen.map(() => '0b')
      for (const [i, column] of columns.entries()) {
        for (const option of options(column, lower)) {
          const size = counts[i + 1]?.[option.lower] as bigint
          if (rest >= size) {
            rest -= size
            continue
          }
          for (const j of digits.keys()) digits[j] += `${(option.ones >> j) & 1}`
          lower = option.lower
          break
        }
      }
      return lowered(
        heaps,
        chosen,
        digits.map((text) => BigInt(text)),
      )
    },
  }
}

export const game = defineOwnGame({
  slug: 'moore',
  names: { en: 'Moore’s Nim', zh: '摩尔尼姆' },
  params: [natural('k')],
  about: {
    en: 'Choose 1 to k heaps and take any number of stones, at least one, from each of them. Whoever takes the last stone wins. With k = 1 it is Nim.',
    zh: '每次选 1 到 k 堆，从选中的每堆中取任意多颗，至少一颗。取到最后一颗者胜。k = 1 即尼姆。',
  },
  position: { en: 'the heaps, one number each', zh: '各堆的石子数' },
  shape: HEAPS,
  look: (heaps) => lookOfHeaps(heaps),
  rules: ({ k = 1n }) => rules(k),
  onHeaps: (names, { k = 1n }) => {
    const most = k < BigInt(names.length) ? Number(k) : names.length
    if (most > AMOUNTS.length) return undefined
    const some = [
      ...choices(
        names.map(() => 1n),
        BigInt(most),
      ),
    ]
    return some.map((chosen) =>
      chosen.map((place, i) => `${names[place]} -= ${AMOUNTS[i]}`).join(', '),
    )
  },
  theorem: ({ k = 1n }) => ({
    name: { en: 'Moore’s theorem', zh: '摩尔定理' },
    reference: 'E. H. Moore, A generalization of the game called Nim, Ann. of Math. 11 (1910)',
    formula: losing,
    statement: {
      en: 'Losing exactly when, with the heaps written in binary, the number of ones in every column is a multiple of k + 1.',
      zh: '把各堆写成二进制，每一列 1 的个数都是 k + 1 的倍数时必败。',
    },
    outcome: (heaps) => (evaluate(losing, { vars: { k }, heaps }) === 1n ? 'P' : 'N'),
    winning: (heaps, budget) =>
      new Moves(function* () {
        const meter = new Meter(10 * budget.search)
        for (const chosen of choices(heaps, k < BigInt(heaps.length) ? k : BigInt(heaps.length))) {
          const run = ways(heaps, chosen, k, meter)
          if (run.count > 0n) yield run
        }
      }),
    why: (heaps) => {
      const sums = columnSums(heaps, k + 1n)
      const text = sums.length > 60 ? '…' : sums.join(' ')
      const all = sums.every((sum) => sum === 0n)
      const some = k === 1n ? '1 heap' : `at most ${k} heaps`
      const counted: Words = {
        en: `Ones in the binary columns, modulo ${k + 1n}: ${text || 0}. ${all ? `All are 0, and a move in ${some} cannot keep them so.` : `They are not all 0, and a move in ${some} can make them so.`}`,
        zh: `二进制各列 1 的个数模 ${k + 1n}：${text || 0}。${all ? `全为 0，动至多 ${k} 堆无法保持。` : `不全为 0，动至多 ${k} 堆可使其全为 0。`}`,
      }
      const rows = heaps.map((heap) => heap.toString(2))
      const few = heaps.length <= 16 && rows.every((row) => row.length <= 40)
      const written = numberList(heaps)
      return few
        ? {
            en: `In binary ${written.en}: ${rows.join(', ')}. ${counted.en}`,
            zh: `${written.zh} 的二进制：${rows.join('、')}。${counted.zh}`,
          }
        : counted
    },
    proof: {
      en: 'In the highest column that a move changes, all changes are from one to zero, 1 to k of them, so that sum does not stay 0 modulo k+1. Conversely go through the columns from the highest: a heap already made smaller can have any digit, and when the free heaps do not suffice to make the sum 0, further heaps with a one there are chosen and made smaller; with c heaps free and a remainder s ≤ k − c among the others, s new ones do, so at most k are ever needed.',
      zh: '一步所改变的最高列中，变化都是 1 变 0，共 1 到 k 个，所以该列不能仍是 k+1 的倍数。反之从最高列往下：已经变小的堆该位可任取，若不足以使这一列为 k+1 的倍数，就再选该位为 1 的堆使之变小；已有 c 堆可任取而其余的余数 s ≤ k − c 时，再选 s 堆即可，总共不超过 k 堆。',
    },
  }),
  examples: ['moore 2: 1 4 6 7', 'moore 2: 3 3 3', 'moore 1: 3 5 7'],
})
