import { subsets } from '../../model/enumerate.ts'
import { Meter, TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { type Bridge, joinsAsSecond } from '../theorems/bridges.ts'

/** The board of a size, and the crossings that either player has built on, in any order. */
export interface BridgIt {
  readonly size: number
  /** Crossings from 0 on a square of 2·size − 1 rows, row by row from the bottom. */
  readonly built: readonly [readonly number[], readonly number[]]
}

const widthOf = ({ size }: BridgIt) => 2 * size - 1

/** The points that a bridge of the first player joins; 0 and 1 are the left and the right side. */
function bridgeAt(board: BridgIt, crossing: number): Bridge {
  const { size } = board
  const [row, column] = [Math.floor(crossing / widthOf(board)), crossing % widthOf(board)]
  const point = (r: number, c: number) => (c === 0 ? 0 : c === size ? 1 : 2 + r * size + c)
  return row % 2 === 0
    ? [point(row / 2, column / 2), point(row / 2, column / 2 + 1)]
    : [point((row - 1) / 2, (column + 1) / 2), point((row + 1) / 2, (column + 1) / 2)]
}

/** The crossings on which nothing is built: row and column have the same parity, and rows are odd. */
function free(board: BridgIt): number[] {
  const taken = new Set(board.built.flat())
  const width = widthOf(board)
  return Array.from({ length: width * width }, (_, crossing) => crossing).filter(
    (crossing) => !taken.has(crossing) && crossing % 2 === 0,
  )
}

/** The points as they are once some bridges are built: the least of those that hang together. */
function joinedBy(board: BridgIt, crossings: readonly number[]): (point: number) => number {
  const least = new Map<number, number>()
  const find = (point: number): number => {
    let at = point
    while (least.get(at) !== undefined) at = least.get(at) as number
    return at
  }
  for (const crossing of crossings) {
    const [u, v] = bridgeAt(board, crossing).map(find) as [number, number]
    if (u !== v) least.set(Math.max(u, v), Math.min(u, v))
  }
  return find
}

/** Whether the first player has joined the sides, or can do so no more. */
function isOver(board: BridgIt): boolean {
  const [own] = board.built
  if (joinedBy(board, own)(1) === 0) return true
  return joinedBy(board, [...own, ...free(board)])(1) !== 0
}

const firstMoves = ({ built: [own, other] }: BridgIt) => own.length === other.length

/** Whether the first player wins with the second to move. */
function firstWinsAsSecond(board: BridgIt): boolean {
  const find = joinedBy(board, board.built[0])
  const bridges = free(board).map((crossing): Bridge => {
    const [u, v] = bridgeAt(board, crossing)
    return [find(u), find(v)]
  })
  return joinsAsSecond(bridges, find(0), find(1))
}

function nameOf(board: BridgIt, crossing: number): string {
  const width = widthOf(board)
  let name = ''
  for (let column = crossing % width; column >= 0; column = Math.floor(column / 26) - 1)
    name = String.fromCharCode(97 + (column % 26)) + name
  return `${name}${1 + Math.floor(crossing / width)}`
}

function build(board: BridgIt, crossing: number): Move<BridgIt> {
  const { size, built } = board
  const [own, other] = built
  const sorted = (list: readonly number[]) => [...list, crossing].sort((a, b) => a - b)
  const name = nameOf(board, crossing)
  return {
    text: { en: `build on ${name}`, zh: `在 ${name} 架桥` },
    to: { size, built: firstMoves(board) ? [sorted(own), other] : [own, sorted(other)] },
  }
}

const EXPECTED: Words = {
  en: 'Expected the size of the board and what is built, as in 3 x a1 c3 o b2: x began, so it has as many as o or one more, and the game went on until now.',
  zh: '这里应是棋盘的大小和已架的桥，例如 3 x a1 c3 o b2：x 先走，与 o 一样多或多一座，且游戏进行到现在。',
}

const LARGEST = 1_000_000

const rules: Rules<BridgIt> = {
  parse(text) {
    const words = tokens(text)
    const size = Number(/^[1-9]\d{0,6}$/.exec(words[0]?.text ?? '')?.[0] ?? 0)
    if (size < 1 || size > LARGEST) throw new TextError(text, words[0]?.offset ?? 0, EXPECTED)
    const built: [number[], number[]] = [[], []]
    const width = 2 * size - 1
    let side = 0
    for (const { text: word, offset } of words.slice(1)) {
      if (word === 'x' || word === 'o') {
        side = word === 'x' ? 0 : 1
        continue
      }
      const parts = /^([a-z]{1,4})([1-9]\d{0,6})$/.exec(word)
      let column = 0
      for (const letter of parts?.[1] ?? '') column = 26 * column + letter.charCodeAt(0) - 96
      const row = Number(parts?.[2] ?? 0)
      const crossing = (row - 1) * width + column - 1
      const isFree = !built.flat().includes(crossing) && (row + column) % 2 === 0
      if (!parts || row > width || column > width || !isFree)
        throw new TextError(text, offset, EXPECTED)
      built[side]?.push(crossing)
    }
    const [own, other] = built.map((list) => list.sort((a, b) => a - b)) as [number[], number[]]
    const board: BridgIt = { size, built: [own, other] }
    const more = own.length - other.length
    // whoever moved last did so in a game that was not over
    const wasOver =
      own.length > 0 &&
      (more === 0
        ? joinedBy(board, own)(1) === 0
        : joinedBy(board, [...own, ...free(board)])(1) !== 0)
    if (more < 0 || more > 1 || wasOver) throw new TextError(text, 0, EXPECTED)
    return board
  },
  print: (board) => {
    const names = (list: readonly number[], sign: string) =>
      list.length > 0 ? [sign, ...list.map((crossing) => nameOf(board, crossing))] : []
    const [own, other] = board.built
    return [board.size, ...names(own, 'x'), ...names(other, 'o')].join(' ')
  },
  *moves(board) {
    if (!isOver(board)) for (const crossing of free(board)) yield build(board, crossing)
  },
  *upTo() {
    for (const size of [1, 2]) {
      const empty: BridgIt = { size, built: [[], []] }
      for (const own of subsets(free(empty)))
        for (const other of subsets(free({ size, built: [own, []] }))) {
          const text = rules.print({ size, built: [own, other] })
          try {
            yield rules.parse(text)
          } catch (error) {
            if (!(error instanceof TextError)) throw error
          }
        }
    }
  },
  axes: undefined,
}

/** On larger boards only the beginning is decided. */
const MOST_SOLVED = 6

const isEmpty = ({ built: [own] }: BridgIt) => own.length === 0

function isWon(board: BridgIt): boolean {
  if (isEmpty(board)) return true
  if (isOver(board)) return false
  if (!firstMoves(board)) return !firstWinsAsSecond(board)
  return free(board).some((crossing) => {
    const { to } = build(board, crossing)
    return isOver(to) || firstWinsAsSecond(to)
  })
}

function rowsOf(board: BridgIt): string[] {
  const width = widthOf(board)
  const letters = new Array<string>(width * width).fill('#')
  for (const crossing of free(board)) letters[crossing] = '.'
  for (const [side, list] of board.built.entries())
    for (const crossing of list) letters[crossing] = 'xo'[side] as string
  return Array.from({ length: width }, (_, r) =>
    letters.slice((width - 1 - r) * width, (width - r) * width).join(''),
  )
}

export const game = defineOwnGame({
  slug: 'bridg-it',
  names: { en: 'Bridg-it', zh: '搭桥棋' },
  aliases: ['Gale', '盖尔棋'],
  about: {
    en: 'The players in turn build a bridge between two neighbouring points of their own colour, or from a point to a side of its colour; bridges may not cross. The first player (blue) joins left and right, the second (red) bottom and top: whoever has joined their sides wins. A bridge is named by the place where it would cross one of the other player: x marks those of the first player, o those of the second.',
    zh: '双方轮流架桥：连接自己颜色的两个相邻的点，或连接一个点与同色的边；桥不能相交。先手（蓝）连接左右两边，后手（红）连接上下两边，先连通者胜。每座桥以它与对方的桥会相交的位置为名：x 表示先手的桥，o 表示后手的桥。',
  },
  position: {
    en: 'the size of the board, then x and the crossings of the first player, o and those of the second: 3 x a1 c3 o b2',
    zh: '棋盘的大小，然后是 x 与先手占据的交叉处、o 与后手占据的：3 x a1 c3 o b2',
  },
  shape: OWN,
  look: (board) =>
    board.size <= 10
      ? { kind: 'cells', rows: rowsOf(board), style: 'bridges' }
      : { kind: 'text', text: rules.print(board) },
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Gross’s pairing and Lehman’s theorem', zh: '格罗斯配对与莱曼定理' },
    reference:
      'M. Gardner, New Mathematical Diversions (1966), ch. 18 (Bridg-it); A. Lehman, A solution of the Shannon switching game (1964)',
    statement: {
      en: 'The first player wins on every empty board. In general, with the second player to move the first wins exactly when the two sides lie in a part of the first player’s graph, built bridges being contracted and cut ones gone, that two trees without a common edge both span; with the first to move, when some bridge makes that so.',
      zh: '空棋盘上先手必胜。一般地，轮到后手走时，先手的图（已架的桥缩成点，被截断的去掉）中有包含左右两边的一部分，被两棵没有公共边的树都张成，则先手胜，否则后手胜；轮到先手走时，有一座桥能造成这样的局面则先手胜。',
    },
    covers: (board) => isEmpty(board) || board.size <= MOST_SOLVED,
    outcome: (board) => (isWon(board) ? 'N' : 'P'),
    winning: (board, budget) =>
      Moves.of(function* () {
        const meter = new Meter(budget.search)
        if (isOver(board)) return
        for (const crossing of free(board)) {
          meter.tick(board.size ** 5)
          const move = build(board, crossing)
          const wins = firstMoves(board)
            ? isOver(move.to) || firstWinsAsSecond(move.to)
            : isOver(move.to) || !isWon(move.to)
          if (wins) yield move
        }
      }),
    why: (board) => {
      const { size } = board
      if (isEmpty(board))
        return {
          en: `The board of size ${size} is empty: the first player wins. Gross pairs the crossings that are left after a first bridge so that whoever answers in the pair each time is never cut off.`,
          zh: `棋盘大小为 ${size}，尚无桥：先手必胜。格罗斯把第一座桥之后余下的交叉处两两配对，每次在同一对中应对，就不会被截断。`,
        }
      const left = free(board).length
      return isWon(board)
        ? {
            en: `On the board of size ${size} with ${left} crossings free a move leaves what is lost for the opponent.`,
            zh: `棋盘大小为 ${size}，还有 ${left} 个交叉处空着，有一步使对手必败。`,
          }
        : {
            en: `On the board of size ${size} with ${left} crossings free every move leaves what is won for the opponent.`,
            zh: `棋盘大小为 ${size}，还有 ${left} 个交叉处空着，每一步都使对手必胜。`,
          }
    },
    proof: {
      en: 'On a full board exactly one player has joined the sides, so somebody wins; a bridge more never harms, so if the second player could win, the first would play an idle bridge and then the second player’s strategy: hence the first player wins. If two trees without a common edge span a part with both sides, the first player answers each cut in one tree by a bridge that mends it from the other, which keeps two such trees until all is joined. That the second player wins otherwise is the theorem of the reference.',
      zh: '棋盘填满时恰有一方连通，所以总有人胜；多一座桥从无坏处，所以若后手能胜，先手可先随意架一座桥，再用后手的策略，矛盾：先手必胜。若两棵没有公共边的树都张成包含两边的一部分，则每当一棵树被截断一条边，先手就从另一棵树中架一座桥补上，始终保持两棵这样的树，直到全部连通。否则后手必胜，这是文献中的定理。',
    },
  }),
  examples: ['bridg-it: 3', 'bridg-it: 2 x a1 o b2', 'bridg-it: 3 x a1 o c3 x c1'],
})
