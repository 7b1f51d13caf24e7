import type { Move } from '../../../model/moves.ts'
import type { Mover } from '../../../model/outcome.ts'
import {
  type Board,
  EMPTY,
  LEFTS,
  lookOf,
  MOST_CELLS,
  PIECES,
  PIECES_ON_BOARD,
  packedBoard,
  piecesOf,
  RIGHTS,
} from '../board.ts'
import { definePartizan, type PartizanRules } from '../define.ts'
import { type Grid, placeName } from '../grid.ts'
import { joined } from '../regions.ts'

const known = new WeakMap<Grid, Int16Array>()

/** The jumps a board has room for: from where, over what, where to and which way, one after the other. */
function leapsOf(grid: Grid): Int16Array {
  const before = known.get(grid)
  if (before) return before
  const found: number[] = []
  for (let way = 0; way < 4; way++) {
    const step = grid.steps[way] as readonly number[]
    for (const [from, over] of step.entries()) {
      const to = step[over] ?? -1
      if (to >= 0) found.push(from, over, to, way)
    }
  }
  const leaps = Int16Array.from(found)
  known.set(grid, leaps)
  return leaps
}

/** Lists the moves of a player: from where, to where, and the board then. */
function each(
  { grid, cells }: Board,
  mover: Mover,
  visit: (from: number, to: number, after: Board) => void,
): void {
  const [own, other] = piecesOf(mover)
  const leaps = leapsOf(grid)
  for (let i = 0; i < leaps.length; i += 4) {
    const from = leaps[i] as number
    if (cells[from] !== own) continue
    const step = grid.steps[leaps[i + 3] as number] as readonly number[]
    let at = from
    let over = leaps[i + 1] as number
    let to = leaps[i + 2] as number
    let last = cells
    while (to >= 0 && cells[over] === other && cells[to] === EMPTY) {
      const after = last.slice()
      after[at] = EMPTY
      after[over] = EMPTY
      after[to] = own
      visit(from, to, { grid, cells: after })
      last = after
      at = to
      over = step[at] as number
      to = over < 0 ? -1 : (step[over] as number)
    }
  }
}

/** What may ever stand on a place: x 1, o 2, nothing 4. */
const NOTHING = 4
const CAN: readonly number[] = [NOTHING, LEFTS, RIGHTS, 0]
/** Whose pieces jump over what may stand on a place. */
const JUMPERS: readonly number[] = [0, 2, 1, 3, 0, 2, 1, 3]
const can = new Uint8Array(MOST_CELLS)

/** On a board of so many places parts are too few to be worth looking for. */
const SMALL = 30

/**
 * Parts that never meet. What may ever stand on a place is overestimated: a jump that its three
 * places allow, each on its own, may put the piece on the last and leave the others empty, until
 * nothing new comes. Every jump of the game is among these, so that places which no chain of such
 * jumps joins have nothing to do with each other, and places in no such jump with nothing at all.
 */
function parts(board: Board): readonly Board[] {
  const { grid, cells } = board
  if (grid.size <= SMALL) return [board]
  const leaps = leapsOf(grid)
  for (let i = 0; i < grid.size; i++) can[i] = CAN[cells[i] as number] as number
  // forwards and backwards by turns: one way alone goes a single jump further each time
  for (let more = true, back = false; more; back = !back) {
    more = false
    for (let k = 0; k < leaps.length; k += 4) {
      const i = back ? leaps.length - 4 - k : k
      const to = leaps[i + 2] as number
      const last = can[to] as number
      if ((last & NOTHING) === 0) continue
      const from = leaps[i] as number
      const over = leaps[i + 1] as number
      const jumper = (can[from] as number) & (JUMPERS[can[over] as number] as number)
      if (jumper === 0) continue
      if (
        ((can[from] as number) & (can[over] as number) & NOTHING) !== 0 &&
        (last & jumper) === jumper
      )
        continue
      can[from] = (can[from] as number) | NOTHING
      can[over] = (can[over] as number) | NOTHING
      can[to] = last | jumper
      more = true
    }
  }
  const jumps: number[] = []
  for (let i = 0; i < leaps.length; i += 4) {
    const from = leaps[i] as number
    const over = leaps[i + 1] as number
    const to = leaps[i + 2] as number
    const jumper = (can[from] as number) & (JUMPERS[can[over] as number] as number)
    if (jumper !== 0 && (can[to] as number) & NOTHING) jumps.push(from, over, to)
  }
  return joined(board, jumps, 3)
}

const rules: PartizanRules<Board> = {
  ...PIECES,
  moves(board, mover) {
    const found: Move<Board>[] = []
    each(board, mover, (from, to, after) => {
      const [a, b] = [placeName(board.grid, from), placeName(board.grid, to)]
      found.push({ text: { en: `${a} jumps to ${b}`, zh: `${a} 跳到 ${b}` }, to: after })
    })
    return found
  },
  options(board, mover) {
    const found: Board[] = []
    each(board, mover, (_from, _to, after) => found.push(after))
    return found
  },
  parts,
  packed: (board) => packedBoard('konane', board),
}

export const game = definePartizan({
  slug: 'konane',
  names: { en: 'Konane', zh: '夏威夷跳棋' },
  aliases: ['hawaiian-checkers', 'Konane 游戏'],
  about: {
    en: 'Pieces of Left (x, blue) and of Right (o, red) stand on a board. A piece jumps over an enemy piece directly beside it into the empty cell behind and removes it; it may go on jumping in the same direction. Whoever cannot move loses.',
    zh: '棋盘上有左方（x，蓝）和右方（o，红）的棋子。每步用自己的一枚棋子跳过上下左右相邻的一枚对方棋子，落到其后的空格，被跳过的棋子拿掉；同一步可以沿同一方向继续跳。不能走者负。',
  },
  position: PIECES_ON_BOARD,
  examples: ['konane: xoxo|oxox|xo.o|ox.x', 'konane: xo.ox.'],
  reference:
    'M. D. Ernst, Playing Konane mathematically, UMAP Journal 16 (1995); W. C. Chan, A. Tsai, 1 × n Konane: a summary of results, More Games of No Chance (2002)',
  rules: () => rules,
  look: (position) => ({
    ...lookOf(position),
    invite: {
      en: 'Click a piece, then the cell where it lands.',
      zh: '先点一枚棋子，再点它跳到的格子。',
    },
  }),
})
