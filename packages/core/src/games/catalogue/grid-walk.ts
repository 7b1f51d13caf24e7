import { maximumMatching } from '../../formula/matching.ts'
import { TextError } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'

/** A board, and the squares where the stone has been, the last one where it stands. */
export interface GridWalk {
  readonly columns: number
  readonly rows: number
  /** Squares from 0, row by row from the bottom left. */
  readonly path: readonly number[]
}

/** The name of a square, a1 at the bottom left. */
function nameOf({ columns }: GridWalk, square: number): string {
  let name = ''
  for (let column = square % columns; column >= 0; column = Math.floor(column / 26) - 1)
    name = String.fromCharCode(97 + (column % 26)) + name
  return `${name}${1 + Math.floor(square / columns)}`
}

/** The square of a name; −1 where the board has none of that name. */
function squareOf(columns: number, rows: number, name: string): number {
  const parts = /^([a-z]{1,3})([1-9]\d{0,4})$/.exec(name)
  if (!parts) return -1
  let column = 0
  for (const letter of parts[1] as string) column = 26 * column + letter.charCodeAt(0) - 96
  const row = Number(parts[2])
  return column <= columns && row <= rows ? (row - 1) * columns + column - 1 : -1
}

/** The squares beside one. */
function beside({ columns, rows }: GridWalk, square: number): number[] {
  const column = square % columns
  const found: number[] = []
  if (column > 0) found.push(square - 1)
  if (column < columns - 1) found.push(square + 1)
  if (square >= columns) found.push(square - columns)
  if (square < columns * (rows - 1)) found.push(square + columns)
  return found
}

const standsAt = ({ path }: GridWalk) => path.at(-1) as number

function go(walk: GridWalk, to: number): Move<GridWalk> {
  const name = nameOf(walk, to)
  return {
    text: { en: `go to ${name}`, zh: `走到 ${name}` },
    to: { ...walk, path: [...walk.path, to] },
  }
}

/** Whether row and column of a square have the same parity, as the corner has. */
const isCornerColour = ({ columns }: GridWalk, square: number) =>
  (Math.floor(square / columns) + (square % columns)) % 2 === 0

/** Sizes of a largest matching of the squares that are left, with the stone’s square and without. */
function matchings(walk: GridWalk): { all: number; without: number } {
  const gone = new Set(walk.path.slice(0, -1))
  const edges: [number, number][] = []
  for (let square = 0; square < walk.columns * walk.rows; square++)
    for (const other of beside(walk, square))
      if (other > square && !gone.has(square) && !gone.has(other)) edges.push([square, other])
  const size = (without: ReadonlySet<number>) => maximumMatching(edges, without).size / 2
  return { all: size(new Set()), without: size(new Set([standsAt(walk)])) }
}

function isWon(walk: GridWalk): boolean {
  const { columns, rows, path } = walk
  if (path.length === 1) return (columns * rows) % 2 === 0 || !isCornerColour(walk, standsAt(walk))
  const { all, without } = matchings(walk)
  return all > without
}

const EXPECTED: Words = {
  en: 'Expected the size of the board and the squares where the stone has been, each beside the one before, as in 4x4 a1 a2.',
  zh: '这里应是棋盘的大小和石子到过的格子，每格与前一格相邻，例如 4x4 a1 a2。',
}

const rules: Rules<GridWalk> = {
  parse(text) {
    const [size, ...squares] = tokens(text)
    const parts = /^([1-9]\d{0,4})x([1-9]\d{0,4})$/.exec(size?.text ?? '')
    const [columns, rows] = [Number(parts?.[1] ?? 0), Number(parts?.[2] ?? 0)]
    if (!parts || squares.length === 0)
      throw new TextError(text, size?.offset ?? text.length, EXPECTED)
    const path: number[] = []
    for (const { text: word, offset } of squares) {
      const square = squareOf(columns, rows, word.toLowerCase())
      const last = path.at(-1)
      const fits = last === undefined || beside({ columns, rows, path }, last).includes(square)
      if (square < 0 || path.includes(square) || !fits) throw new TextError(text, offset, EXPECTED)
      path.push(square)
    }
    return { columns, rows, path }
  },
  print: (walk) =>
    [`${walk.columns}x${walk.rows}`, ...walk.path.map((square) => nameOf(walk, square))].join(' '),
  *moves(walk) {
    for (const to of beside(walk, standsAt(walk))) if (!walk.path.includes(to)) yield go(walk, to)
  },
  *upTo(size) {
    const most = size > 8 ? 4 : 3
    for (let columns = 1; columns <= most; columns++)
      for (let rows = 1; rows <= 3; rows++)
        for (let square = 0; square < columns * rows; square++)
          yield { columns, rows, path: [square] }
  },
  axes: undefined,
}

/** A larger board is told by its text. */
const DRAWN = 400

function rowsOf({ columns, rows, path }: GridWalk): string[] {
  const letters = new Array<string>(columns * rows).fill('.')
  for (const square of path) letters[square] = '#'
  letters[path.at(-1) as number] = 'e'
  return Array.from({ length: rows }, (_, r) =>
    letters.slice((rows - 1 - r) * columns, (rows - r) * columns).join(''),
  )
}

export const game = defineOwnGame({
  slug: 'grid-walk',
  names: { en: 'Stone on a board, no square twice', zh: '棋盘走石子' },
  about: {
    en: 'A stone stands on a square of a board. A move takes it to a square beside it where it has not been. Whoever cannot move loses.',
    zh: '石子放在棋盘的一格上。每次移到相邻的、没有到过的格子。不能走者负。',
  },
  position: {
    en: 'the size of the board and the squares where the stone has been, from its start: 4x4 a1',
    zh: '棋盘的大小和石子从起点起到过的格子：4x4 a1',
  },
  shape: OWN,
  look: (walk) =>
    walk.columns * walk.rows <= DRAWN
      ? { kind: 'cells', rows: rowsOf(walk) }
      : { kind: 'text', text: rules.print(walk) },
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Dominoes on the board', zh: '多米诺覆盖' },
    reference: {
      en: 'HDU 1564; undirected vertex geography (C. Berge, Graphs and Hypergraphs, 1973); proof given',
      zh: 'HDU 1564；无向顶点地理游戏（C. Berge, Graphs and Hypergraphs, 1973）；证明已给出',
    },
    statement: {
      en: 'From the start: winning on every square of a board with an even number of squares; on an odd board exactly on the squares that have not the colour of the corners. Later: winning exactly when every largest matching of the squares that are left covers the stone’s square.',
      zh: '开始时：格数为偶数的棋盘上从每一格开始都必胜；格数为奇数时，恰是与角异色的格子必胜。之后：余下格子的每个最大匹配都覆盖石子所在的格子时必胜。',
    },
    outcome: (walk) => (isWon(walk) ? 'N' : 'P'),
    why: (walk) => {
      const { columns, rows, path } = walk
      const at = nameOf(walk, standsAt(walk))
      if (path.length > 1) {
        const { all, without } = matchings(walk)
        return {
          en: `A largest matching has ${all} pairs of squares, and without ${at} it has ${without}: ${all > without ? `every one covers ${at}` : `one of them leaves ${at} free`}.`,
          zh: `最大匹配有 ${all} 对格子，去掉 ${at} 后有 ${without} 对：${all > without ? `每个最大匹配都覆盖 ${at}` : `有一个最大匹配不含 ${at}`}。`,
        }
      }
      const area = columns * rows
      const parity = `${columns} × ${rows} = ${area}`
      if (area % 2 === 0)
        return {
          en: `${parity} is even: dominoes cover the board. Go to the other half of the stone’s domino each time; every square wins.`,
          zh: `${parity} 为偶数：棋盘可用多米诺骨牌盖满。每次走到石子所在骨牌的另一半；从每一格开始都必胜。`,
        }
      return isWon(walk)
        ? {
            en: `${parity} is odd, and ${at} has not the colour of the corners: all but one square of that other colour are covered by dominoes, ${at} always among them. The squares of this colour win.`,
            zh: `${parity} 为奇数，${at} 与角异色：骨牌盖住除一个与角同色的格子外的全部，${at} 总在其中。这种颜色的格子必胜。`,
          }
        : {
            en: `${parity} is odd, and ${at} has the colour of the corners: dominoes cover all squares but ${at}, and the opponent goes to the other half each time. Only squares of the other colour win.`,
            zh: `${parity} 为奇数，${at} 与角同色：骨牌盖住除 ${at} 外的全部，对手每次走到骨牌的另一半。只有与角异色的格子必胜。`,
          }
    },
    proof: {
      en: 'If dominoes cover the board, go to the other half of the domino on which the stone stands; the opponent always enters a new domino. On an odd board there is one square more of the corners’ colour, and for each square of that colour dominoes cover all others: from it the opponent plays that way. A square of the other colour is covered by every such tiling, and by the matching theorem wins.',
      zh: '若骨牌能盖满棋盘，就走到石子所在骨牌的另一半，对手总进入新的骨牌。格数为奇数时，与角同色的格子多一个，对其中每一格，骨牌都能盖住其余全部：从它开始时对手这样走。异色的格子在每个这样的覆盖中都被盖住，由匹配定理必胜。',
    },
  }),
  examples: ['grid-walk: 4x3 b2', 'grid-walk: 3x3 a1', 'grid-walk: 3x3 a1 b1 b2'],
})
