import { nimSum } from '../../arith/nim-sum.ts'
import { numberList, xorLine } from '../../formula/xor-line.ts'
import { TextError } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { defineOwnGame } from '../define.ts'
import { placeName } from '../partizan/grid.ts'

/** The rows of a board from the top: `e` for a piece, `.` for a free square. */
export type Rows = readonly string[]

/** As many squares, from the right, of a row may hold pieces where a table gives its value. */
const COLUMNS = 20

let values = new Uint8Array(1)
let known = 1

/** The pieces of a row as a number: its last square is the lowest bit. */
function bitsOf(row: string): number {
  let bits = 0
  for (let c = 0; c < row.length; c++) bits = 2 * bits + (row[c] === 'e' ? 1 : 0)
  return bits
}

/**
 * The value of a row. A move makes its number smaller, since the piece goes to a lower bit, so that
 * a table from below has all that is asked.
 */
function rowValue(bits: number): number {
  if (bits >= values.length) {
    const longer = new Uint8Array(2 ** (32 - Math.clz32(bits)))
    longer.set(values)
    values = longer
  }
  for (; known <= bits; known++) {
    if (known & 1) {
      values[known] = values[known >> 1] as number // a piece on the last square never moves again
      continue
    }
    let reached = 0
    let free = -1 // the highest free square below the piece
    for (let i = 0; known >> i !== 0; i++) {
      if (((known >> i) & 1) === 0) free = i
      else if (free >= 0) reached |= 1 << (values[known ^ (1 << i) ^ (1 << free)] as number)
    }
    values[known] = 31 - Math.clz32(~reached & (reached + 1))
  }
  return values[bits] as number
}

const rowValues = (rows: Rows) => rows.map((row) => BigInt(rowValue(bitsOf(row))))

/** The moves of a row: the columns of a piece and of the square it goes to. */
function* jumps(row: string): Generator<readonly [number, number]> {
  for (let from = 0; from < row.length; from++) {
    const to = row.indexOf('.', from)
    if (row[from] === 'e' && to >= 0) yield [from, to]
  }
}

function* moves(rows: Rows): Generator<Move<Rows>> {
  const [width, height] = [rows[0]?.length ?? 0, rows.length]
  for (const [r, row] of rows.entries())
    for (const [from, to] of jumps(row)) {
      const name = (c: number) => placeName({ width, height }, r * width + c)
      const text = {
        en: `go from ${name(from)} to ${name(to)}`,
        zh: `从 ${name(from)} 走到 ${name(to)}`,
      }
      const after = [...row]
      after[from] = '.'
      after[to] = 'e'
      yield { text, to: rows.with(r, after.join('')) }
    }
}

const rules: Rules<Rows> = {
  parse(text) {
    const rows = text.trim().toLowerCase().replaceAll('x', 'e').split('|')
    const width = rows[0]?.length ?? 0
    const start = text.length - text.trimStart().length
    const wrong = rows.findIndex((row) => row.length !== width || !/^[.e]+$/.test(row))
    if (wrong >= 0)
      throw new TextError(text, start + rows.slice(0, wrong).join('|').length, {
        en: 'Expected rows of the same length, | between them: e for a piece, . for a free square.',
        zh: '这里应是等长的各行，行间写 |：棋子写 e，空格写 .。',
      })
    return rows
  },
  print: (rows) => rows.join('|'),
  moves,
  parts: (rows) => (rows.length > 1 ? rows.map((row) => [row]) : [rows]),
  *upTo(size) {
    const all = (width: number) =>
      Array.from({ length: 2 ** width }, (_, bits) =>
        bits.toString(2).padStart(width, '0').replaceAll('0', '.').replaceAll('1', 'e'),
      )
    for (let width = 1; width <= Math.min(size, 8); width++)
      for (const row of all(width)) yield [row]
    for (const a of all(4)) for (const b of all(4)) yield [a, b]
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'jumping',
  names: { en: 'Jumping pieces', zh: '跳棋子' },
  about: {
    en: 'Rows of squares with pieces. A move takes one piece to the right: to the next square if that is free, otherwise over the pieces in front of it to the first free square of its row. Whoever cannot move loses.',
    zh: '若干行格子，上面有棋子。每次把一枚棋子向右移动：右边一格是空的就移一格，否则跳过紧挨着的一串棋子到本行第一个空格。不能走者负。',
  },
  position: {
    en: 'the rows, | between them: e for a piece, . for a free square',
    zh: '各行，行间写 |：棋子写 e，空格写 .',
  },
  shape: OWN,
  look: (rows) => ({
    kind: 'cells',
    rows,
    invite: {
      en: 'Click a piece, then the cell where it goes.',
      zh: '先点一枚棋子，再点它要去的格子。',
    },
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Sprague–Grundy theorem, row by row', zh: '逐行的 Sprague–Grundy 定理' },
    reference: {
      en: 'R. Sprague (1935); P. M. Grundy (1939); HDU 5724',
      zh: 'R. Sprague (1935)；P. M. Grundy (1939)；HDU 5724',
    },
    statement: {
      en: 'The value is the xor of the values of the rows. That of a row is the least number that none of its moves reaches; all rows with pieces on the last 20 squares have theirs in one table.',
      zh: 'SG 值是各行之值的异或。一行的值是它的走法都到不了的最小数；棋子都在最后 20 格内的所有行由一张表给出。',
    },
    covers: (rows) => !rows.some((row) => row.slice(0, -COLUMNS).includes('e')),
    value: (rows) => nimSum(rowValues(rows)),
    applied: (rows) => {
      const of = rowValues(rows)
      const [list, xor] = [numberList(of), xorLine(of)]
      return {
        en: `The rows have the values ${list.en}: the value is ${xor.en}.`,
        zh: `各行的值为 ${list.zh}：SG 值是 ${xor.zh}。`,
      }
    },
    proof: {
      en: 'A move changes one row, so the rows are a sum. Read a row as a binary number with its last square as the lowest digit: every move makes it smaller, and the table from 0 upwards has the values of all moves before it needs them.',
      zh: '每步只改变一行，所以整盘是各行之和。把一行读作二进制数，最右一格为最低位：每步都使它变小，所以从 0 起逐个填表时，所有走法的值都已在表中。',
    },
  }),
  examples: ['jumping: ee.e.|e..e.', 'jumping: e..|..e', 'jumping: ..e.e'],
})
