import { Meter, TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { join, type Words } from '../../model/words.ts'
import { parseNumber, rowsOfTokens } from '../../rules/numbers.ts'
import { defineOwnGame, natural } from '../define.ts'
import type { Args } from '../game.ts'

/** A matrix of numbers, row by row. */
export interface Matrix {
  readonly columns: number
  readonly cells: readonly bigint[]
}

/** What becomes of a cell. */
type Change = readonly [cell: number, to: bigint]

/** Changes some cells of a matrix. */
function change({ columns, cells }: Matrix, changes: readonly Change[]): Move<Matrix> {
  const changed = [...cells]
  const told = changes.map(([cell, to]) => {
    changed[cell] = to
    const place = `${1 + Math.floor(cell / columns)}/${1 + (cell % columns)}`
    return { en: `${place} becomes ${to}`, zh: `${place} 变为 ${to}` }
  })
  return {
    text: join(told, ', ', '，'),
    to: { columns, cells: changed },
  }
}

/** The cells to the right of a cell and below it, itself excepted. */
function* behind({ columns, cells }: Matrix, cell: number): Generator<number> {
  for (let other = cell + 1; other < cells.length; other++)
    if (other % columns >= cell % columns) yield other
}

/** All ways to change cells that lie one behind the other on a path to the right and down. */
function* paths(matrix: Matrix, from: number, limit: bigint): Generator<readonly Change[]> {
  yield []
  for (const cell of behind(matrix, from))
    for (let to = 0n; to < limit; to++)
      if (to !== matrix.cells[cell])
        for (const rest of paths(matrix, cell, limit)) yield [[cell, to], ...rest]
}

const diagonalOf = ({ columns }: Matrix, cell: number) =>
  Math.floor(cell / columns) + (cell % columns)

/** The xor of each line of cells with the same sum of row and column. */
function diagonals(matrix: Matrix): bigint[] {
  const { columns, cells } = matrix
  const xors = new Array<bigint>(columns + cells.length / columns - 1).fill(0n)
  // small numbers are added as such
  if (cells.every((n) => n < 2n ** 31n)) {
    const small = new Int32Array(xors.length)
    for (let cell = 0; cell < cells.length; cell++)
      small[diagonalOf(matrix, cell)] =
        (small[diagonalOf(matrix, cell)] as number) ^ Number(cells[cell])
    return Array.from(small, BigInt)
  }
  for (const [cell, n] of cells.entries()) {
    const line = diagonalOf(matrix, cell)
    xors[line] = (xors[line] as bigint) ^ n
  }
  return xors
}

const rules = ({ b = 1n }: Args): Rules<Matrix> => {
  const limit = 2n ** b
  return {
    parse: (text) => readMatrix(text, b),
    print: ({ columns, cells }) => {
      const rows = Array.from({ length: cells.length / columns }, (_, r) =>
        cells.slice(r * columns, (r + 1) * columns).join(' '),
      )
      return rows.join(' | ')
    },
    *moves(matrix) {
      for (const [cell, n] of matrix.cells.entries())
        for (let to = 0n; to < n; to++)
          for (const rest of paths(matrix, cell, limit)) yield change(matrix, [[cell, to], ...rest])
    },
    *upTo(size) {
      const most = Number(limit)
      const shapes: readonly (readonly [number, number])[] =
        most <= 2
          ? [[1, 1], [1, 3], [2, 2], ...(size > 8 ? [[3, 2] as const] : [])]
          : [
              [1, 1],
              [1, 2],
              [2, 1],
            ]
      for (const [columns, rows] of shapes)
        for (let number = 0; number < most ** (columns * rows); number++)
          yield {
            columns,
            cells: Array.from({ length: columns * rows }, (_, i) =>
              BigInt(Math.floor(number / most ** i) % most),
            ),
          }
    },
    axes: undefined,
  }
}

function readMatrix(text: string, b: bigint): Matrix {
  const rows = rowsOfTokens(text).map((row) =>
    row.map(({ text: word, offset }) => {
      const n = parseNumber(text, word, offset)
      if (n >> b === 0n) return n
      throw new TextError(text, offset, {
        en: `Expected numbers of at most ${b} binary digits.`,
        zh: `各数至多 ${b} 个二进制位。`,
      })
    }),
  )
  const columns = rows[0]?.length ?? 0
  if (columns > 0 && rows.every((row) => row.length === columns))
    return { columns, cells: rows.flat() }
  throw new TextError(text, text.trimEnd().length, {
    en: 'Expected rows of as many numbers each with | between them, as in 1 3 | 3 1.',
    zh: '这里应是各行的数，每行一样多，行间用 |，例如 1 3 | 3 1。',
  })
}

/** The winning moves: a cell of the first line whose xor is not 0, then one of each such line. */
function* winning(matrix: Matrix, meter: Meter): Generator<Move<Matrix>> {
  const xors = diagonals(matrix)
  const wrong = xors.flatMap((xor, line) => (xor === 0n ? [] : [line]))
  const [first] = wrong
  if (first === undefined) return
  for (const [cell, n] of matrix.cells.entries()) {
    const to = n ^ (xors[first] as bigint)
    if (diagonalOf(matrix, cell) !== first || to > n) continue
    for (const rest of corrected(cell, 1)) yield change(matrix, [[cell, to], ...rest])
  }

  function* corrected(from: number, place: number): Generator<readonly Change[]> {
    const line = wrong[place]
    if (line === undefined) return yield []
    for (const cell of behind(matrix, from)) {
      meter.tick()
      if (diagonalOf(matrix, cell) !== line) continue
      const to = (matrix.cells[cell] as bigint) ^ (xors[line] as bigint)
      for (const rest of corrected(cell, place + 1)) yield [[cell, to], ...rest]
    }
  }
}

/** As many lines are written out. */
const SHOWN = 8

export const game = defineOwnGame<Matrix>({
  slug: 'anti-diagonals',
  names: { en: 'Numbers along a path', zh: '斜线尼姆' },
  params: [natural('b')],
  about: {
    en: 'A matrix of numbers of at most b binary digits. A move lowers one number and may then change other numbers, up or down, that lie with it on one path to the right and down from it. Whoever finds only zeros loses.',
    zh: '一个矩阵，各数至多 b 个二进制位。每次减小一个数，并可任意改变从它出发向右或向下的一条路上的其他数。全为 0 而不能走者负。',
  },
  position: {
    en: 'the rows of numbers with | between them: 1 3 | 3 1',
    zh: '各行的数，行间用 |：1 3 | 3 1',
  },
  shape: OWN,
  look: ({ columns, cells }) => ({
    kind: 'piles',
    board: 'numbers',
    notes: [],
    invite: {
      en: 'Click a number, then choose a move that changes it; 1/2 means row 1, column 2.',
      zh: '点一个数，再选改变它的走法；1/2 表示第 1 行第 2 列。',
    },
    columns,
    piles: cells.map((size, i) => ({
      label: `${1 + Math.floor(i / columns)}/${1 + (i % columns)}`,
      size,
    })),
  }),
  rules,
  theorem: () => ({
    name: { en: 'Nim on every anti-diagonal', zh: '每条斜线上的尼姆' },
    reference: { en: 'Codeforces 1451F; proof given', zh: 'Codeforces 1451F；证明已给出' },
    statement: {
      en: 'Losing exactly when on every anti-diagonal (row + column constant) the xor of the numbers is 0.',
      zh: '每条斜线（行号加列号不变）上各数的异或都为 0 时必败。',
    },
    outcome: (matrix) => (diagonals(matrix).some((xor) => xor !== 0n) ? 'N' : 'P'),
    winning: (matrix, budget) => Moves.of(() => winning(matrix, new Meter(budget.search))),
    applied: (matrix) => {
      const xors = diagonals(matrix)
      const lines = xors.slice(0, SHOWN).map((xor, line): Words => {
        const numbers = matrix.cells.filter((_, cell) => diagonalOf(matrix, cell) === line)
        const shown = numbers.slice(0, SHOWN)
        const more = numbers.length > SHOWN ? ' …' : ''
        return {
          en: `${shown.join(' xor ')}${more} = ${xor}`,
          zh: `${shown.join(' 异或 ')}${more} = ${xor}`,
        }
      })
      const all = join(lines, '; ', '；')
      const rest = xors.length > SHOWN ? '; …' : ''
      return { en: `Anti-diagonals: ${all.en}${rest}.`, zh: `各条斜线：${all.zh}${rest}。` }
    },
    proof: {
      en: 'A path has one cell on each anti-diagonal from its start on. If all xors are 0, the start of the path is the only cell of its anti-diagonal that changes, so that xor is no longer 0. If not, take the first anti-diagonal whose xor X is not 0 and a cell on it that becomes smaller when xored with X; lower it so, go on along any path to the last anti-diagonal, and on each set the cell to what makes its xor 0. Play ends, since the numbers on the first anti-diagonal that changes get smaller together, and nothing before it changes.',
      zh: '一条路从起点起在每条斜线上恰有一格。若异或全为 0，则起点是所在斜线上唯一改变的格子，该异或不再为 0。否则取第一条异或 X 不为 0 的斜线，其上有一格与 X 异或后变小；把它这样减小，再沿任意一条路走到最后一条斜线，每条上都把路过的格子改成使异或为 0 的数。游戏必定结束，因为改变的第一条斜线上各数之和变小，而在它之前的都不变。',
    },
  }),
  examples: [
    'anti-diagonals 2: 1 3 | 3 1',
    'anti-diagonals 1: 1 0 1 | 0 1 1',
    'anti-diagonals 2: 2 1',
  ],
})
