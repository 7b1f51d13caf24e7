import { bitLength } from '../../arith/integers.ts'
import { partitions } from '../../model/enumerate.ts'
import type { Rules } from '../../model/game.ts'
import { type Move, Moves, type Run } from '../../model/moves.ts'
import { heapsKey } from '../../rules/heaps.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame, natural } from '../define.ts'

type Heaps = readonly bigint[]

/** The position after the chosen heaps have become smaller. */
function lowered(heaps: Heaps, chosen: readonly number[], sizes: readonly bigint[]): Move<Heaps> {
  const changes = chosen.map((index, i) => ({
    number: index + 1,
    change: `${heaps[index]} → ${sizes[i]}`,
  }))
  return {
    text: {
      en: changes.map(({ number, change }) => `heap ${number}: ${change}`).join(', '),
      zh: changes.map(({ number, change }) => `第 ${number} 堆：${change}`).join('，'),
    },
    to: heaps.map((heap, index) =>
      chosen.includes(index) ? (sizes[chosen.indexOf(index)] as bigint) : heap,
    ),
  }
}

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

/** For each binary column, from the highest: the number of ones modulo k + 1. */
function columnSums(heaps: Heaps, k: bigint): bigint[] {
  const width = Math.max(0, ...heaps.map(bitLength))
  return Array.from({ length: width }, (_, i) => {
    const bit = BigInt(width - 1 - i)
    return heaps.reduce((ones, heap) => ones + ((heap >> bit) & 1n), 0n) % (k + 1n)
  })
}

/**
 * The ways to lower all chosen heaps so that every column sums to 0 modulo k + 1: in each column
 * the number of ones among them is fixed, and only which of them have the ones is free. Counted
 * column by column; the state is the set of heaps that are already smaller than they were.
 */
function ways(heaps: Heaps, chosen: readonly number[], k: bigint): Run<Heaps> {
  const own = chosen.map((i) => heaps[i] as bigint)
  const width = Math.max(0, ...heaps.map(bitLength))
  const others = heaps.map((h, i) => (chosen.includes(i) ? 0n : h))
  const needed = Array.from({ length: width }, (_, column) => {
    const bit = BigInt(width - 1 - column)
    const ones = others.reduce((sum, h) => sum + ((h >> bit) & 1n), 0n) % (k + 1n)
    return Number((k + 1n - ones) % (k + 1n))
  })
  const all = (1 << chosen.length) - 1
  const known = new Map<number, bigint>()
  const options = (column: number, lower: number) => {
    const bit = BigInt(width - 1 - column)
    const next: { ones: number; lower: number }[] = []
    for (let ones = 0; ones <= all; ones++) {
      if (ones.toString(2).replaceAll('0', '').length !== needed[column]) continue
      const had = own.reduce((mask, h, i) => mask | (Number((h >> bit) & 1n) << i), 0)
      if (ones & ~had & ~lower) continue // a heap would grow
      next.push({ ones, lower: lower | (had & ~ones) })
    }
    return next
  }
  const count = (column: number, lower: number): bigint => {
    if (column === width) return lower === all ? 1n : 0n
    const key = column * (all + 1) + lower
    let total = known.get(key)
    if (total === undefined) {
      total = options(column, lower).reduce((sum, o) => sum + count(column + 1, o.lower), 0n)
      known.set(key, total)
    }
    return total
  }
  return {
    count: count(0, 0),
    at(index) {
      let rest = index
      let lower = 0
      const sizes = own.map(() => 0n)
      for (let column = 0; column < width; column++) {
        for (const option of options(column, lower)) {
          const size = count(column + 1, option.lower)
          if (rest >= size) {
            rest -= size
            continue
          }
          for (const i of sizes.keys())
            sizes[i] = ((sizes[i] as bigint) << 1n) | BigInt((option.ones >> i) & 1)
          lower = option.lower
          break
        }
      }
      return lowered(heaps, chosen, sizes)
    },
  }
}

export const game = defineOwnGame({
  slug: 'moore',
  names: { en: 'Moore’s Nim', zh: '摩尔尼姆' },
  params: [natural('k')],
  about: {
    en: 'Choose 1 to k heaps and take any number of stones, at least one, from each of them. Who takes the last stone wins. With k = 1 it is Nim.',
    zh: '每次选 1 到 k 堆，从选中的每堆中取任意多颗，至少一颗。取到最后一颗者胜。k = 1 即尼姆。',
  },
  position: { en: 'the heaps, one number each', zh: '各堆的石子数' },
  rules: ({ k = 1n }) => rules(k),
  theorem: ({ k = 1n }) => ({
    name: { en: 'Moore’s theorem', zh: '摩尔定理' },
    reference: 'E. H. Moore, A generalization of the game called Nim, Ann. of Math. 11 (1910)',
    statement: {
      en: 'Losing exactly when, with the heaps written in binary, the number of ones in every column is a multiple of k + 1.',
      zh: '把各堆写成二进制，每一列 1 的个数都是 k + 1 的倍数时必败。',
    },
    outcome: (heaps) => (columnSums(heaps, k).every((sum) => sum === 0n) ? 'P' : 'N'),
    winning: (heaps) =>
      new Moves(function* () {
        for (const chosen of choices(heaps, k < BigInt(heaps.length) ? k : BigInt(heaps.length))) {
          const run = ways(heaps, chosen, k)
          if (run.count > 0n) yield run
        }
      }),
    why: (heaps) => {
      const sums = columnSums(heaps, k)
      const text = sums.length > 60 ? '…' : sums.join(' ')
      const losing = sums.every((sum) => sum === 0n)
      return {
        en: `Ones in the binary columns, modulo ${k + 1n}: ${text || 0}. ${losing ? `All are 0, and a move in at most ${k} heaps cannot keep them so.` : `They are not all 0, and a move in at most ${k} heaps can make them so.`}`,
        zh: `二进制各列 1 的个数模 ${k + 1n}：${text || 0}。${losing ? `全为 0，动至多 ${k} 堆无法保持。` : `不全为 0，动至多 ${k} 堆可使其全为 0。`}`,
      }
    },
    proof: {
      en: 'In the highest column that a move changes, all changes are from one to zero, 1 to k of them, so that sum does not stay 0 modulo k+1. Conversely go through the columns from the highest: a heap already made smaller can have any digit, and when the free heaps do not suffice to make the sum 0, further heaps with a one there are chosen and made smaller; with c heaps free and a remainder s ≤ k − c among the others, s new ones do, so at most k are ever needed.',
      zh: '一步所改变的最高列中，变化都是 1 变 0，共 1 到 k 个，所以该列不能仍是 k+1 的倍数。反之从最高列往下：已经变小的堆该位可任取，若不足以使这一列为 k+1 的倍数，就再选该位为 1 的堆使之变小；已有 c 堆可任取而其余的余数 s ≤ k − c 时，再选 s 堆即可，总共不超过 k 堆。',
    },
  }),
  examples: ['moore 2: 3 3 3', 'moore 2: 1 4 6 7', 'moore 1: 3 5 7'],
})
