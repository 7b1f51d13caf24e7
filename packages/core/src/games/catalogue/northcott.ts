import { nimSum } from '../../arith/nim-sum.ts'
import { numberList, xorLine } from '../../formula/xor-line.ts'
import { TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { defineOwnGame } from '../define.ts'
import { placeName } from '../partizan/grid.ts'

/** The columns, from 0, of the two pieces of a row. */
export interface Row {
  readonly x: number
  readonly o: number
}

/** The rows from the top, how many squares each has, and whose turn it is. */
export interface Northcott {
  readonly width: number
  readonly rows: readonly Row[]
  readonly turn: 'x' | 'o'
}

/** The free squares between the two pieces of a row. */
const gapOf = ({ x, o }: Row) => Math.abs(x - o) - 1
const gapsOf = ({ rows }: Northcott) => rows.map(gapOf)
const gapsXor = (position: Northcott) => gapsOf(position).reduce((xor, gap) => xor ^ gap, 0)

/** The piece of the player to move goes to another column of a row. */
function go({ width, rows, turn }: Northcott, index: number, column: number): Move<Northcott> {
  const row = rows[index] as Row
  const name = (c: number) => placeName({ width, height: rows.length }, index * width + c)
  const [from, square] = [name(row[turn]), name(column)]
  const to = rows.with(index, { ...row, [turn]: column })
  return {
    text: { en: `go from ${from} to ${square}`, zh: `从 ${from} 走到 ${square}` },
    to: { width, rows: to, turn: turn === 'x' ? 'o' : 'x' },
  }
}

/** Where the piece of the player to move stands, which way is forward, and how far it can go. */
function reach({ width, rows, turn }: Northcott, index: number) {
  const row = rows[index] as Row
  const own = row[turn]
  const ahead = own < row[turn === 'x' ? 'o' : 'x'] ? 1 : -1
  return { own, ahead, forward: gapOf(row), back: ahead > 0 ? own : width - 1 - own }
}

/** All moves, those towards the other piece first. */
function* movesOf(position: Northcott): Generator<Move<Northcott>> {
  for (const forward of [true, false])
    for (const index of position.rows.keys()) {
      const { own, ahead, ...most } = reach(position, index)
      for (let far = 1; far <= (forward ? most.forward : most.back); far++)
        yield go(position, index, own + (forward ? ahead : -ahead) * far)
    }
}

/** The moves that leave the xor 0, at most one in a row, those towards the other piece first. */
function* winningMoves(position: Northcott): Generator<Move<Northcott>> {
  const gaps = gapsOf(position)
  const change = gapsXor(position)
  for (const forward of [true, false])
    for (const [index, gap] of gaps.entries()) {
      const far = gap - (gap ^ change) // negative for a step back
      const { own, ahead, back } = reach(position, index)
      if (far > 0 === forward && far >= -back) yield go(position, index, own + ahead * far)
    }
}

const rowText = (row: Row, width: number) =>
  Array.from({ length: width }, (_, c) => (c === row.x ? 'x' : c === row.o ? 'o' : '.')).join('')

const rules: Rules<Northcott> = {
  parse(text) {
    const [board = '', turn = 'x', more] = text.trim().toLowerCase().split(/\s+/)
    const rows = board.split('|')
    const width = rows[0]?.length ?? 0
    const start = text.length - text.trimStart().length
    const wrong = rows.findIndex(
      (row) => row.length !== width || !/^\.*(x\.*o|o\.*x)\.*$/.test(row),
    )
    if (wrong >= 0)
      throw new TextError(text, start + rows.slice(0, wrong).join('|').length, {
        en: 'Expected rows of the same length, | between them, with one x and one o in each.',
        zh: '这里应是等长的各行，行间写 |，每行恰有一个 x 和一个 o。',
      })
    if ((turn !== 'x' && turn !== 'o') || more !== undefined)
      throw new TextError(text, text.trimEnd().length, {
        en: 'Expected x or o behind the board: whose turn it is.',
        zh: '棋盘后应是 x 或 o：轮到哪一方。',
      })
    return { width, rows: rows.map((row) => ({ x: row.indexOf('x'), o: row.indexOf('o') })), turn }
  },
  print: ({ width, rows, turn }) =>
    rows.map((row) => rowText(row, width)).join('|') + (turn === 'o' ? ' o' : ''),
  moves: movesOf,
  endless: true,
  *upTo(size) {
    for (let width = 2; width <= Math.min(size, 6); width++) {
      const rows: Row[] = []
      for (let x = 0; x < width; x++)
        for (let o = 0; o < width; o++) if (x !== o) rows.push({ x, o })
      for (const row of rows) yield { width, rows: [row], turn: 'x' }
      if (width < 5)
        for (const a of rows) for (const b of rows) yield { width, rows: [a, b], turn: 'o' }
    }
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'northcott',
  names: { en: 'Northcott’s game', zh: 'Northcott 游戏' },
  about: {
    en: 'Every row of a board has one piece x and one piece o. A player moves one of their own pieces along its row, forward or back by as many squares as they like, but not onto or over the other piece. Whoever cannot move loses; x moves first.',
    zh: '棋盘每行有一枚 x 和一枚 o。每次把自己的一枚棋子沿所在的行前进或后退任意多格，不能到达或越过对方的棋子。不能走者负；x 先走。',
  },
  position: {
    en: 'the rows with one x and one o each, | between them: x...o|.o.x.; o behind them when it is o’s turn',
    zh: '各行（每行一个 x、一个 o），行间写 |：x...o|.o.x.；轮到 o 走时后面写 o',
  },
  shape: OWN,
  look: ({ width, rows }) => ({
    kind: 'cells',
    rows: rows.map((row) => rowText(row, width)),
    invite: {
      en: 'Click a piece, then the cell where it goes.',
      zh: '先点一枚棋子，再点它要去的格子。',
    },
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Nim with steps back', zh: '可以后退的尼姆' },
    reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 3 (Northcott’s Game)',
    statement: {
      en: 'Losing exactly when the numbers of free squares between the two pieces of each row xor to 0. Play could go in circles, but nobody is helped by a step back.',
      zh: '各行两子之间空格数的异或为 0 时必败。走法可以来回，但后退帮不了任何人。',
    },
    outcome: (position) => (gapsXor(position) === 0 ? 'P' : 'N'),
    winning: (position) => Moves.of(() => winningMoves(position)),
    why: (position) => {
      const gaps = gapsOf(position).map(BigInt)
      const [list, xor] = [numberList(gaps), xorLine(gaps)]
      return nimSum(gaps) === 0n
        ? {
            en: `The gaps are ${list.en}; the value is ${xor.en}. Every step forward is answered as in Nim, and a step back by following with the other piece, which leaves the same gap.`,
            zh: `各行的间隔为 ${list.zh}；值为 ${xor.zh}。前进一步，对手照尼姆应对；后退一步，对手的棋子跟上，间隔不变。`,
          }
        : {
            en: `The gaps are ${list.en}; the value is ${xor.en}. Make it 0 by a step forward, as in Nim; follow every step back, which cannot go on past the edge of the board.`,
            zh: `各行的间隔为 ${list.zh}；值为 ${xor.zh}。照尼姆前进一步使它为 0；对手后退就跟上，而后退总会退到棋盘边。`,
          }
    },
    proof: {
      en: 'Without steps back this is Nim on the gaps: either player can make a gap smaller by any number. The winner only ever steps forward: to the xor 0 as in Nim, and after a step back of the opponent by as much with the piece that faces it, or by another step forward to xor 0. The winner’s pieces never go back, so play ends, and it ends at a position from which the opponent cannot move.',
      zh: '不后退时就是以间隔为堆的尼姆：双方都能把一个间隔减少任意多。胜方只前进：照尼姆使异或为 0；对手后退时，就用相对的棋子跟进同样多格（或用另一步前进使异或为 0）。胜方的棋子从不后退，所以对局必然结束，而且结束在对手不能走的局面。',
    },
  }),
  examples: ['northcott: x...o|.o.x.', 'northcott: .x.o...|....o.x', 'northcott: x.o|ox.|x.o o'],
})
