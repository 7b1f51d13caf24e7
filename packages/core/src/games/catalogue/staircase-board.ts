import { xorLine } from '../../formula/xor-line.ts'
import { tuples } from '../../model/enumerate.ts'
import { inside, TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { CLICK_COIN, lookOfHeaps } from '../look.ts'
import {
  allCarries,
  type Carried,
  type Coins,
  carried,
  carriesTo,
  counting,
  exactly,
  type Stairs,
  stairsValue,
  totalOf,
} from '../theorems/stairs.ts'

/** Coins on the cells of a board, row by row from the top. */
export interface CoinBoard {
  readonly width: number
  readonly coins: Coins
}

/** The board as stairs: cells at an odd distance from the corner at the bottom right count. */
function stairsOf({ width, coins }: CoinBoard): Stairs {
  const height = coins.length / width
  const row = (place: number) => Math.floor(place / width)
  return {
    odd: (place) => (width + height + row(place) + (place % width)) % 2 === 1,
    ways: (place) => [
      ...(place % width < width - 1 ? [place + 1] : []),
      ...(row(place) < height - 1 ? [place + width] : []),
    ],
  }
}

const cell = ({ width }: CoinBoard, place: number) =>
  `${Math.floor(place / width) + 1},${(place % width) + 1}`

function carry(board: CoinBoard, carry: Carried): Move<CoinBoard> {
  const { from, to, count } = carry
  const [a, b] = [cell(board, from), cell(board, to)]
  return {
    text: { en: `${a}: ${count} to ${b}`, zh: `${a}：${count} 枚移到 ${b}` },
    to: { width: board.width, coins: carried(board.coins, carry) },
  }
}

const rules: Rules<CoinBoard> = {
  parse(text) {
    let offset = 0
    let width = 0
    const coins = text.split('|').flatMap((row) => {
      const start = offset
      offset += row.length + 1
      const numbers = inside(text, start, () => parseNumbers(row, { least: 1 }))
      width ||= numbers.length
      if (numbers.length !== width)
        throw new TextError(text, start, {
          en: `Expected ${width} numbers in every row.`,
          zh: `每行应有 ${width} 个数。`,
        })
      return numbers
    })
    return { width, coins }
  },
  print: ({ width, coins }) =>
    Array.from({ length: coins.length / width }, (_, r) =>
      coins.slice(r * width, (r + 1) * width).join(' '),
    ).join('|'),
  *moves(board) {
    for (const one of allCarries(board.coins, stairsOf(board))) yield carry(board, one)
  },
  *upTo(size) {
    for (const [height, width] of [
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
      [1, 3],
      [2, 3],
    ] as const)
      for (const coins of tuples(height * width, Math.min(size, height * width > 4 ? 2 : 4)))
        yield { width, coins }
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'staircase-board',
  names: { en: 'Staircase Nim on a board', zh: '棋盘阶梯尼姆' },
  about: {
    en: 'Coins lie on the cells of a board. A move takes any number of coins from one cell to the next cell on its right or below it. Whoever cannot move, because all coins lie in the corner at the bottom right, loses.',
    zh: '棋盘的各格上放着硬币。每次把一格上任意多枚硬币移到它右边或下边相邻的一格。全部硬币都到右下角时不能再走，不能走者负。',
  },
  position: {
    en: 'the coins row by row from the top, | between rows: 0 2|3 1',
    zh: '从上到下各行的硬币数，行间写 |：0 2|3 1',
  },
  shape: OWN,
  look: (board) => ({
    ...lookOfHeaps([], 'places'),
    noun: { en: 'Cell', zh: '格' },
    invite: CLICK_COIN,
    places: { on: { columns: board.width } },
    piles: exactly(board.coins).map((size, place) => ({
      label: cell(board, place),
      size,
    })),
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Staircase Nim on a board', zh: '棋盘阶梯尼姆定理' },
    reference: {
      en: 'LightOJ 1393; staircase Nim as in T. S. Ferguson, Game Theory, Part I, 2.6',
      zh: 'LightOJ 1393；阶梯尼姆见 T. S. Ferguson, Game Theory, Part I, 2.6',
    },
    statement: {
      en: 'The value is the xor of the coins on the cells that are an odd number of steps away from the corner at the bottom right.',
      zh: 'SG 值是离右下角步数为奇数的各格上硬币数的异或。',
    },
    value: (board) => stairsValue(board.coins, stairsOf(board)),
    applied: (board) => {
      const xor = xorLine(counting(board.coins, stairsOf(board)))
      const total = totalOf(board.coins)
      const most = exactly(board.coins).reduce((a, b) => (a > b ? a : b), 0n)
      return {
        en: `Of ${total} coins, at most ${most} on a cell, those an odd number of steps from the corner count: the value is ${xor.en}.`,
        zh: `共 ${total} 枚硬币（一格至多 ${most} 枚），只算离右下角奇数步的：SG 值是 ${xor.zh}。`,
      }
    },
    movesTo: (board, value) =>
      Moves.of(function* () {
        for (const one of carriesTo(board.coins, stairsOf(board), value)) yield carry(board, one)
      }),
    proof: {
      en: 'Each step takes coins one nearer to the corner, so cells of odd and of even distance alternate and only the corner has no way on. What leaves a cell of odd distance is out of play as in Nim; what comes to one the opponent sends on.',
      zh: '每步使硬币离右下角近一步，奇数格与偶数格交替，只有右下角没有去处。离开奇数格的硬币如同尼姆中被取走；移到奇数格的硬币由对手接着移走。',
    },
  }),
  examples: [
    'staircase-board: 2 1 3|0 2 1|1 3 0',
    'staircase-board: 0 2|3 1',
    'staircase-board: 1 1 0',
    'staircase-board: 2 1|0 3|1 0',
  ],
})
