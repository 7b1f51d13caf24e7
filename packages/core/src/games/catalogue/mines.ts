import { TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { defineOwnGame } from '../define.ts'
import { COVERED, MINE, type Minefield, OPENED, reading } from '../theorems/minefield.ts'

const LETTERS = '.*#'

const rowsOf = ({ columns, rows, cells }: Minefield): string[] =>
  Array.from({ length: rows }, (_, r) =>
    Array.from(cells.subarray(r * columns, (r + 1) * columns), (cell) => LETTERS[cell]).join(''),
  )

/** The name of a cell, a1 at the bottom left. */
function nameOf({ columns, rows }: Minefield, cell: number): string {
  const column = cell % columns
  const letter = String.fromCharCode(97 + (column % 26))
  return letter.repeat(1 + Math.floor(column / 26)) + (rows - Math.floor(cell / columns))
}

/** Opens a cell, and where no mine is near, its blank region with the numbers around it. */
function click(field: Minefield, cell: number): Move<Minefield> {
  const name = nameOf(field, cell)
  const cells = field.cells.slice()
  for (const opened of reading(field).opens(cell)) cells[opened] = OPENED
  return {
    text: { en: `click ${name}`, zh: `点开 ${name}` },
    to: { ...field, cells },
    touches: [name],
  }
}

/** Of a larger board a text has no use. */
const MOST = 10_000

const rules: Rules<Minefield> = {
  parse(text) {
    const whole = text.trim()
    const start = text.length - text.trimStart().length
    const rows = whole.split('|')
    const columns = rows[0]?.length ?? 0
    let offset = start
    for (const row of rows) {
      const bad = [...row].findIndex((letter) => !LETTERS.includes(letter))
      if (bad >= 0 || row.length !== columns || columns === 0 || whole.length > MOST)
        throw new TextError(text, offset + Math.max(0, bad), {
          en: 'Expected rows of . (covered), * (mine) and # (opened), all as long, with | between them.',
          zh: '这里应是由 .（未点开）、*（雷）和 #（已点开）组成的各行，长度相同，行间用 |。',
        })
      offset += row.length + 1
    }
    const cells = Uint8Array.from(rows.join(''), (letter) => LETTERS.indexOf(letter))
    return { columns, rows: rows.length, cells }
  },
  print: (field) => rowsOf(field).join('|'),
  *moves(field) {
    for (const [cell, state] of field.cells.entries())
      if (state === COVERED) yield click(field, cell)
  },
  *upTo(size) {
    const shapes =
      size > 8
        ? [
            [4, 1],
            [3, 2],
            [3, 3],
          ]
        : [
            [4, 1],
            [3, 2],
          ]
    for (const [columns = 1, rows = 1] of shapes)
      for (let mines = 0; mines < 2 ** (columns * rows); mines += rows)
        yield {
          columns,
          rows,
          cells: Uint8Array.from({ length: columns * rows }, (_, i) =>
            (mines >> i) & 1 ? MINE : COVERED,
          ),
        }
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'mines',
  names: { en: 'Minesweeper with known mines', zh: '明雷扫雷' },
  about: {
    en: 'All mines are known. A move clicks a covered cell that is no mine. A cell with a mine among the eight around it opens alone; one without opens its whole blank region and the numbers around it. Whoever has no cell left to click loses.',
    zh: '所有的雷都已知道。每次点一个没有雷的未点开的格子。周围有雷的格子只打开自己；周围没有雷的格子打开整片空白区域和四周的数字。没有格子可点者负。',
  },
  position: {
    en: 'the rows with | between them: . covered, * a mine, # opened: ...|.*.|...',
    zh: '各行，行间用 |：. 未点开，* 雷，# 已点开：...|.*.|...',
  },
  shape: OWN,
  look: (field) => ({ kind: 'cells', rows: rowsOf(field), style: 'mines' }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Blank regions and single numbers', zh: '空白区域与单独的数字' },
    reference: { en: 'HDU 4678; proof given', zh: 'HDU 4678；证明已给出' },
    statement: {
      en: 'Where no number touches two blank regions: a region with c covered numbers around it is worth 1 for even c and 2 for odd c, every other number 1; all are added by xor.',
      zh: '没有数字同时邻接两片空白区域时：四周有 c 个未点开数字的区域，c 为偶数时值 1，为奇数时值 2；其他每个数字值 1；全部取异或。',
    },
    covers: (field) => reading(field).clear,
    value: (field) => BigInt(reading(field).value),
    applied: (field) => {
      const { even, odd, single, value } = reading(field)
      return {
        en: `Regions with an even border: ${even}, with an odd one: ${odd}; other numbers: ${single}. The value is ${value}.`,
        zh: `四周数字个数为偶数的区域 ${even} 片，为奇数的 ${odd} 片；其他数字 ${single} 个。SG 值是 ${value}。`,
      }
    },
    movesTo: (field, target) =>
      Moves.of(function* () {
        const { after } = reading(field)
        for (const [cell, state] of field.cells.entries())
          if (state === COVERED && BigInt(after(cell)) === target) yield click(field, cell)
      }),
    proof: {
      en: 'A number that touches no region can only be clicked: a heap of 1. A region with c numbers around it can be opened as a whole, which leaves 0, or lose one of its numbers. With c = 0 that is value 1; with c = 1 it leaves 0 and 1, so 2; with c = 2 it leaves 0 and 2, so 1; and so on in turn.',
      zh: '不邻接空白区域的数字只能点开自己，相当于一颗。四周有 c 个数字的区域，可以整片打开，得 0，或者少一个数字。c = 0 时值为 1；c = 1 时得 0 和 1，值为 2；c = 2 时得 0 和 2，值为 1；如此交替。',
    },
  }),
  examples: ['mines: *..|...|...', 'mines: ...|...', 'mines: *...*|.....|....*'],
})
