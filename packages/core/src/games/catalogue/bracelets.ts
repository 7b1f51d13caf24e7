import { nimSum } from '../../arith/nim-sum.ts'
import { xorLine } from '../../formula/xor-line.ts'
import { partitions } from '../../model/enumerate.ts'
import { TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { parseNumber, rowsOfTokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'

/** The weights of pearls in a row. */
type Row = readonly number[]
/** Rows of pearls, none of them empty. */
export type Bracelets = readonly Row[]

interface Known {
  readonly value: number
  /** The weights of the row, from the lightest, each with the value that choosing it leaves. */
  readonly choices: readonly (readonly [weight: number, leaves: number])[]
}

/** Room for a table of each row, one after the other: thousands of them would be a lot of memory. */
let beginnings = new Int32Array(0)

/**
 * The value of a row. To choose a weight keeps the stretches of lighter pearls. For all weights
 * together these stretches lie in each other or apart, so there are few of them: the value of one
 * is worked out from those of lighter weights inside it, whose xor is that of two beginnings.
 */
function known(row: Row): Known {
  const weights = [...new Set(row)].sort((a, b) => a - b)
  const level = new Map(weights.map((weight, i) => [weight, i]))
  const levels = Int32Array.from(row, (weight) => level.get(weight) as number)
  const [size, width] = [row.length, row.length + 1]
  // begun[t·width + i]: the xor of the stretches of pearls below level t that begin before place i
  if (beginnings.length < (weights.length + 1) * width)
    beginnings = new Int32Array((weights.length + 1) * width)
  const begun = beginnings
  const left = (t: number, start: number, end: number) =>
    (begun[t * width + end] as number) ^ (begun[t * width + start] as number)
  // the end and the value of the last stretch that began at a place: it stays while the end does
  const ends = new Int32Array(size)
  const values = new Int32Array(size)
  // the last stretch in which a level, or a value that a choice leaves, was met
  const done = new Int32Array(weights.length)
  const seen = new Int32Array(2 * size + 2)
  let turn = 0
  for (let t = 0; t <= weights.length; t++) {
    const at = t * width
    let xor = 0
    begun[at] = 0
    for (let start = 0; start < size; ) {
      let end = start
      while (end < size && (levels[end] as number) < t) end++
      if (end === start) begun[at + ++start] = xor
      else {
        if (ends[start] !== end) {
          ends[start] = end
          values[start] = stretch(start, end)
        }
        xor ^= values[start] as number
        while (start < end) begun[at + ++start] = xor
      }
    }
  }
  return {
    value: begun[weights.length * width + size] as number,
    choices: weights.map((weight, t) => [weight, left(t, 0, size)]),
  }

  function stretch(start: number, end: number): number {
    turn++
    for (let i = start; i < end; i++) {
      const t = levels[i] as number
      if (done[t] === turn) continue
      done[t] = turn
      seen[left(t, start, end)] = turn
    }
    let value = 0
    while (seen[value] === turn) value++
    return value
  }
}

const cache = new WeakMap<Row, Known>()

function knownOf(row: Row): Known {
  const found = cache.get(row) ?? known(row)
  cache.set(row, found)
  return found
}

const valuesOf = (rows: Bracelets) => rows.map((row) => BigInt(knownOf(row).value))

/** What pearls of a weight in a row are called on a board: any of them may be chosen. */
const nameOf = (index: number, weight: number) => `${index + 1}:${weight}`

/** Takes all pearls of a row that weigh at least as much as the chosen one. */
function take(rows: Bracelets, index: number, weight: number): Move<Bracelets> {
  const left: number[][] = [[]]
  for (const pearl of rows[index] as Row)
    if (pearl < weight) left.at(-1)?.push(pearl)
    else left.push([])
  const kept = left.filter((row) => row.length > 0)
  return {
    text: {
      en: `row ${index + 1}: take all pearls of weight ${weight} or more`,
      zh: `第 ${index + 1} 排：取走重量不小于 ${weight} 的`,
    },
    touches: [nameOf(index, weight)],
    to: [...rows.slice(0, index), ...kept, ...rows.slice(index + 1)],
  }
}

/** A choice of a move: the row from 0, and the weight. */
export interface BraceletChoice {
  readonly row: number
  readonly weight: number
}

/** The choices that leave positions of a value, by row and weight. */
export function* braceletChoices(rows: Bracelets, target: bigint): Generator<BraceletChoice> {
  const values = valuesOf(rows)
  const others = nimSum([...values, target])
  for (const [row, pearls] of rows.entries()) {
    const wanted = (values[row] as bigint) ^ others
    for (const [weight, leaves] of knownOf(pearls).choices)
      if (BigInt(leaves) === wanted) yield { row, weight }
  }
}

const rules: Rules<Bracelets> = {
  parse(text) {
    if (/^\s*[-–]\s*$/.test(text)) return []
    const rows = rowsOfTokens(text).map((row) =>
      row.map(({ text: word, offset }) => {
        const weight = parseNumber(text, word, offset)
        if (weight >= 1n && weight <= 10n ** 15n) return Number(weight)
        throw new TextError(text, offset, {
          en: 'Expected weights from 1 to 10^15.',
          zh: '重量应在 1 到 10^15 之间。',
        })
      }),
    )
    if (rows.every((row) => row.length > 0)) return rows
    throw new TextError(text, text.trimEnd().length, {
      en: 'Expected the weights of each row with | between rows, as in 2 1 2 | 3 1, or - for none.',
      zh: '这里应是各排的重量，排与排之间用 | 隔开，例如 2 1 2 | 3 1；没有写 -。',
    })
  },
  print: (rows) => rows.map((row) => row.join(' ')).join(' | ') || '-',
  key: (rows) =>
    rows
      .map((row) => row.join(' '))
      .sort()
      .join('|'),
  parts: (rows) => rows.map((row) => [row]),
  *moves(rows) {
    for (const [index, row] of rows.entries())
      for (const weight of [...new Set(row)].sort((a, b) => a - b)) yield take(rows, index, weight)
  },
  *upTo(size) {
    for (const lengths of partitions(Math.floor(size / 3) + 1)) {
      const total = lengths.reduce((a, b) => a + b, 0n)
      for (let number = 0; number < 3 ** Number(total); number++) {
        const pearls = Array.from(
          { length: Number(total) },
          (_, i) => 1 + (Math.floor(number / 3 ** i) % 3),
        )
        yield lengths.map((length) => pearls.splice(0, Number(length)))
      }
    }
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'bracelets',
  names: { en: 'Bracelets of pearls', zh: '珠链游戏' },
  about: {
    en: 'Rows of pearls with weights. A move chooses a row and the weight of one of its pearls: all pearls of the row with that weight or more are taken, and each stretch left between them becomes a row. Whoever cannot move loses.',
    zh: '若干排有重量的珠子。每次选一排和其中一颗珠子的重量：这一排中不轻于它的珠子全部取走，剩下的各段自成一排。不能走者负。',
  },
  position: {
    en: 'the weights of each row, | between rows: 2 1 2 | 3 1; - for none',
    zh: '各排的重量，排间用 |：2 1 2 | 3 1；没有写 -',
  },
  shape: OWN,
  look: (rows) => ({
    kind: 'tiles',
    shape: 'pearl',
    rows: rows.map((row, i) =>
      row.map((weight) => ({ name: nameOf(i, weight), text: `${weight}` })),
    ),
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Stretches of lighter pearls', zh: '较轻的各段' },
    reference: { en: 'LightOJ 1344; proof given', zh: 'LightOJ 1344；证明已给出' },
    statement: {
      en: 'The value of a row is the least number that no choice of a weight leaves as the xor of the stretches of lighter pearls; rows are added by xor.',
      zh: '一排的值是这样的最小非负整数：选任何一个重量，留下的较轻各段的异或都不等于它；各排取异或。',
    },
    value: (rows) => nimSum(valuesOf(rows)),
    applied: (rows) => {
      if (rows.length === 0) return { en: 'There is no row.', zh: '没有珠子。' }
      const line = xorLine(valuesOf(rows))
      return {
        en: `The rows have ${rows.length > 1 ? 'values' : 'value'} ${line.en}.`,
        zh: `各排的值是 ${line.zh}。`,
      }
    },
    movesTo: (rows, target) =>
      Moves.of(function* () {
        for (const { row, weight } of braceletChoices(rows, target)) yield take(rows, row, weight)
      }),
    proof: {
      en: 'Rows are moved in one at a time, and the stretches that a move leaves are rows of their own: by the Sprague–Grundy theorem values add by xor, and the value of a row is the least that none of its moves gives.',
      zh: '每步只动一排，留下的各段又自成一排：由 Sprague–Grundy 定理，各排的值取异或，一排的值是各步得不到的最小非负整数。',
    },
  }),
  examples: ['bracelets: 3 1 3 | 2 1 3 1', 'bracelets: 3 1 | 1 3', 'bracelets: 1 3 2 4 2'],
})
