import type { Move } from '../../../model/moves.ts'
import type { Mover } from '../../../model/outcome.ts'
import { definePartizan, type PartizanRules } from '../define.ts'
import {
  type FreeCells,
  freeLikeness,
  freeRegions,
  freeUpTo,
  lookOfFree,
  printFree,
  readFree,
} from '../free-cells.ts'
import { gridOf, placeName } from '../grid.ts'
import { LEFT_CELL, NO_CELL, packed } from '../packed.ts'

/** Lists the dominoes of a player: the upper or left cell, and the board then. */
function each(
  { width, rows }: FreeCells,
  mover: Mover,
  visit: (row: number, column: number, after: FreeCells) => void,
): void {
  for (let row = 0; row < rows.length; row++) {
    const here = rows[row] as number
    const below = (rows[row + 1] ?? 0) as number
    const first = mover === 'left' ? here & below : here & (here >> 1)
    for (let rest = first; rest !== 0; rest &= rest - 1) {
      const cell = rest & -rest
      const after = rows.slice()
      if (mover === 'left') {
        after[row] = here ^ cell
        after[row + 1] = below ^ cell
      } else after[row] = here ^ (cell * 3)
      visit(row, 31 - Math.clz32(cell), { width, rows: after })
    }
  }
}

const rules: PartizanRules<FreeCells> = {
  parse: readFree,
  print: printFree,
  moves(board, mover) {
    const grid = gridOf(board.width, board.rows.length)
    const found: Move<FreeCells>[] = []
    each(board, mover, (row, column, to) => {
      const place = row * board.width + column
      const a = placeName(grid, place)
      const b = placeName(grid, place + (mover === 'left' ? board.width : 1))
      found.push({ text: { en: `cover ${a} and ${b}`, zh: `盖住 ${a} 和 ${b}` }, to })
    })
    return found
  },
  options(board, mover) {
    const found: FreeCells[] = []
    each(board, mover, (_row, _column, to) => found.push(to))
    return found
  },
  parts: freeRegions,
  likeness: freeLikeness,
  upTo: freeUpTo,
  packed: ({ width, rows }) =>
    packed('domineering', rows.length, width, (row, column) =>
      ((rows[row] as number) >> column) & 1 ? LEFT_CELL : NO_CELL,
    ),
}

export const game = definePartizan({
  slug: 'domineering',
  names: { en: 'Domineering', zh: '纵横骨牌' },
  aliases: ['crosscram', 'stop-gate', 'Domineering 游戏'],
  about: {
    en: 'The players put dominoes on free cells of a board: Left covers two cells one above the other, Right two side by side. Whoever cannot move loses.',
    zh: '双方轮流在棋盘的空格上放骨牌：左方每次竖着盖住上下相邻的两格，右方每次横着盖住左右相邻的两格。不能走者负。',
  },
  position: {
    en: 'the rows of the board from the top, | between them: . a free cell, # a taken one',
    zh: '从上到下写出棋盘各行，行间用 | 隔开：. 为空格，# 为已占的格子',
  },
  examples: ['domineering: ...|...|...', 'domineering: ....|.##.|....|..#.'],
  reference:
    'G. Andersson; J. H. Conway, On Numbers and Games (1976), ch. 10; E. R. Berlekamp, Blockbusting and Domineering, J. Combin. Theory Ser. A 49 (1988)',
  rules: () => rules,
  look: (position) => ({
    ...lookOfFree(position),
    invite: {
      en: 'Click both cells of the domino.',
      zh: '依次点骨牌盖住的两格。',
    },
  }),
})
