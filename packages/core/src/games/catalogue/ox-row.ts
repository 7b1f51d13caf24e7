import { nimSum } from '../../arith/nim-sum.ts'
import { xorLine } from '../../formula/xor-line.ts'
import { TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { join, type Words } from '../../model/words.ts'
import { defineOwnGame } from '../define.ts'
import { printStrip, readStrip, strips, withCells } from '../partizan/strip.ts'

/** A stretch of free cells with the marks on its sides; the empty text is the border. */
interface Stretch {
  readonly from: number
  readonly size: number
  readonly sides: readonly [string, string]
}

/** The stretches of free cells of a row. */
function stretches(row: string): Stretch[] {
  return [...row.matchAll(/\.+/g)].map(({ 0: { length }, index }) => ({
    from: index,
    size: length,
    sides: [row[index - 1] ?? '', row[index + length] ?? ''],
  }))
}

/** The value of so many free cells between two marks or borders. */
function between(size: number, [left, right]: readonly [string, string]): number {
  if (size === 0) return 0
  if (left === '' && right === '') return size % 2
  if (left === '' || right === '') return size
  return left === right ? 1 : 0
}

const rowValue = (row: string) =>
  nimSum(stretches(row).map(({ size, sides }) => BigInt(between(size, sides))))

const mark = (row: string, at: number, sign: string): Move<string> => ({
  text: { en: `${sign}${at + 1}`, zh: `${sign}${at + 1}` },
  touches: [`${at + 1}`],
  to: withCells(row, at, sign),
})

/** Whether two neighbours have the same mark. */
const clashes = (row: string) => /oo|xx/.test(row)

/** The moves of a row with a property. */
function* marks(row: string, wanted: (to: string) => boolean): Generator<Move<string>> {
  for (let at = 0; at < row.length; at++) {
    if (row[at] !== '.') continue
    for (const sign of 'ox') {
      if (row[at - 1] === sign || row[at + 1] === sign) continue
      const move = mark(row, at, sign)
      if (wanted(move.to)) yield move
    }
  }
}

const rules: Rules<string> = {
  parse(text) {
    const row = readStrip(text, '.ox', { en: '., o or x', zh: '.、o 或 x' })
    if (clashes(row))
      throw new TextError(text, text.toLowerCase().search(/oo|xx/), {
        en: 'No two neighbours may have the same mark.',
        zh: '相邻两格不能是同样的符号。',
      })
    return row
  },
  print: printStrip,
  moves: (row) => marks(row, () => true),
  *upTo(size) {
    for (const row of strips('.ox', Math.floor(size / 2) + 1)) if (!clashes(row)) yield row
  },
  axes: undefined,
}

/** What a stretch is worth, in words. */
function said({ size, sides: [left, right] }: Stretch): Words {
  const value = between(size, [left, right])
  if (left === '' && right === '')
    return {
      en: `${size} free cells on an empty row: value ${size} mod 2 = ${value}`,
      zh: `空行 ${size} 格：值为 ${size} mod 2 = ${value}`,
    }
  const en =
    left === '' || right === ''
      ? 'at the border'
      : left === right
        ? 'between equal marks'
        : 'between different marks'
  const zh =
    left === '' || right === '' ? '一侧是边界' : left === right ? '两侧符号相同' : '两侧符号不同'
  return { en: `${size} free ${en}: value ${value}`, zh: `${size} 格，${zh}：值为 ${value}` }
}

export const game = defineOwnGame({
  slug: 'ox-row',
  names: { en: 'Noughts and crosses in a row', zh: '一行圈叉' },
  about: {
    en: 'A row of cells. A move writes o or x into a free cell, but not beside the same mark. Whoever cannot move loses.',
    zh: '一行格子。每次在一个空格中写 o 或 x，但不能与相邻格的符号相同。不能走者负。',
  },
  position: {
    en: 'the cells, . for a free one: o..x; empty for none',
    zh: '各格，空格写 .：o..x；没有格子写 empty',
  },
  shape: OWN,
  look: (row) => ({ kind: 'cells', rows: [row], places: 'numbered' }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Stretches between marks', zh: '符号之间的空段' },
    reference: { en: 'LightOJ 1401; proof given', zh: 'LightOJ 1401；证明已给出' },
    statement: {
      en: 'A stretch of n free cells is worth 1 between equal marks, 0 between different ones, n with a mark on one side only, and n mod 2 on an empty row; the stretches are added by xor.',
      zh: 'n 个空格的一段：两侧符号相同时值 1，不同时值 0，只有一侧有符号时值 n，整行皆空时值 n mod 2；各段取异或。',
    },
    value: rowValue,
    applied: (row) => {
      const all = stretches(row)
      if (all.length === 0) return { en: 'No cell is free.', zh: '没有空格。' }
      const words = join(all.slice(0, 8).map(said), '; ', '；')
      const line = xorLine(all.map(({ size, sides }) => BigInt(between(size, sides))))
      return {
        en: `${words.en}${all.length > 8 ? '; …' : ''}. The value is ${line.en}.`,
        zh: `${words.zh}${all.length > 8 ? '；……' : ''}。SG 值是 ${line.zh}。`,
      }
    },
    movesTo: (row, value) => Moves.of(() => marks(row, (to) => rowValue(to) === value)),
    proof: {
      en: 'By induction on n. Between equal marks the other mark leaves two stretches between different marks, 0 xor 0, and the same mark two between equal ones, 1 xor 1: all moves give 0, so the value is 1. Between different marks every move leaves one stretch of each kind, 1: the value is 0. With one free side a mark leaves i cells at the border, i = 0, …, n − 1, and behind them 0 or, for i ≤ n − 2, also 1: that gives all values below n, and i xor 1 = n for none of these i. On an empty row a mark leaves i xor (n − 1 − i): odd for even n, so the value is 0; for odd n even, and 0 in the middle, so the value is 1.',
      zh: '对 n 归纳。两侧符号相同时，写另一种符号留下两个异号段，0 异或 0；写同一种符号留下两个同号段，1 异或 1：每步都得 0，所以值为 1。两侧符号不同时，每步留下同号段和异号段各一个，得 1，所以值为 0。只有一侧有符号时，写一个符号在边界旁留下 i 格（i = 0、…、n − 1），其后是 0，当 i ≤ n − 2 时也可以是 1：得到小于 n 的每个值，而这些 i 都不满足 i 异或 1 = n。整行皆空时写一个符号得 i 异或 (n − 1 − i)：n 为偶数时总是奇数，所以值为 0；n 为奇数时总是偶数，正中得 0，所以值为 1。',
    },
  }),
  examples: ['ox-row: .o...x...', 'ox-row: ....', 'ox-row: ..o...x..'],
})
