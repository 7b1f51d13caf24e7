import { lowestBit } from '../../arith/integers.ts'
import { nimAdd, nimSum } from '../../arith/nim-sum.ts'
import { workedXor } from '../../formula/xor-line.ts'
import { Meter } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import { same } from '../../model/words.ts'
import { defineOwnGame } from '../define.ts'
import { placeName } from '../partizan/grid.ts'
import { type Coins, coinsLook, coinsPosition, coinsRules } from '../theorems/coin-board.ts'

/** A row and a column, both from 0. */
type Square = readonly [row: number, column: number]

const key = ([row, column]: Square) => `${row},${column}`

/** All connected blocks with a square of which no other square is below it or to its right. */
function* blocksTo(last: Square): Generator<readonly Square[]> {
  const near = ([row, column]: Square): Square[] =>
    (
      [
        [row - 1, column],
        [row, column - 1],
        [row + 1, column],
        [row, column + 1],
      ] as const
    ).filter(([r, c]) => r >= 0 && c >= 0 && r <= last[0] && c <= last[1])
  // a square at the edge of a block is added to it, or stays out of all that grow from here
  function* grow(block: Square[], edge: Square[], seen: Set<string>): Generator<Square[]> {
    yield block
    for (const [i, square] of edge.entries()) {
      const next = near(square).filter((other) => !seen.has(key(other)))
      const more = new Set([...seen, ...next.map(key)])
      yield* grow([...block, square], [...edge.slice(i + 1), ...next], more)
    }
  }
  const edge = near(last)
  yield* grow([last], edge, new Set([last, ...edge].map(key)))
}

function turn(coins: Coins, block: readonly Square[]): Move<Coins> {
  const size = { width: coins[0]?.length ?? 0, height: coins.length }
  const rows = coins.map((row) => [...row])
  for (const [row, column] of block) {
    const own = rows[row] as string[]
    own[column] = own[column] === '1' ? '0' : '1'
  }
  const names = block.map(([row, column]) => placeName(size, row * size.width + column))
  return {
    text: { en: `turn ${names.join(', ')}`, zh: `翻转 ${names.join('、')}` },
    to: rows.map((row) => row.join('')),
  }
}

/** The squares with a coin that lies heads up. */
function headsOf(coins: Coins): readonly Square[] {
  return coins.flatMap((row, i) =>
    [...row].flatMap((c, j): Square[] => (c === '1' ? [[i, j]] : [])),
  )
}

/** The value of a board with a single head: those of edges are as in the ruler game. */
function valueAt([row, column]: Square): bigint {
  return row === 0 || column === 0
    ? lowestBit(BigInt(row + column + 1))
    : 2n ** BigInt(row + column)
}

/** A row of so many coins is told in a reason. */
const SHOWN = 20

const boardValue = (coins: Coins) => nimSum(headsOf(coins).map(valueAt))

const rules: Rules<Coins> = coinsRules(function* (coins) {
  for (const head of headsOf(coins)) for (const block of blocksTo(head)) yield turn(coins, block)
})

export const game = defineOwnGame<Coins>({
  slug: 'coin-blocks',
  names: { en: 'Blocks of coins', zh: '翻连通块' },
  aliases: ['染色游戏'],
  about: {
    en: 'Coins on a board. A move turns all coins of a connected block; one of them has to go from heads to tails and no other coin of the block may be below it or to its right. Whoever cannot move loses.',
    zh: '棋盘上摆满硬币。每次翻转一个连通块中的全部硬币；其中须有一枚由正面变成反面，且块中没有别的硬币在它的下方或右方。不能走者负。',
  },
  position: coinsPosition,
  shape: OWN,
  look: (coins) => ({
    ...coinsLook(coins),
    invite: { en: 'Click all coins of the block to turn.', zh: '依次点要翻转的一块中的每枚硬币。' },
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Values of single coins', zh: '单枚硬币的值' },
    reference: {
      en: 'ZJOI 2009 (Luogu P2594); proof given',
      zh: 'ZJOI 2009（洛谷 P2594）；证明已给出',
    },
    statement: {
      en: 'With rows counted from the top and columns from the left, from 1, a head in the first row or column has as its value the largest power of 2 that divides its distance from the corner plus 1; one at row i and column j elsewhere has 2^(i+j−2). The value of a board is the xor of its heads.',
      zh: '行从上、列从左，都从 1 数起，第一行或第一列的正面，值是能整除它到角的距离加 1 的最大的 2 的幂；其余位于第 i 行第 j 列的是 2^(i+j−2)。整个棋盘的值是各枚正面的异或。',
    },
    value: boardValue,
    applied: (coins) =>
      workedXor(
        headsOf(coins).map((square) => {
          const [i, j] = square
          const row = coins[i] ?? ''
          const value = valueAt(square)
          const said = `g(${i + 1}, ${j + 1}) = ${value}`
          // the first head of a row is told with its row
          if (row.length > SHOWN || row.indexOf('1') < j) return { working: same(said), value }
          return {
            working: {
              en: `${said} (row ${i + 1} is ${row})`,
              zh: `${said}（第 ${i + 1} 行是 ${row}）`,
            },
            value,
          }
        }),
      ),
    movesTo: (coins, value, budget) =>
      Moves.of(function* () {
        const meter = new Meter(budget.search)
        const change = nimAdd(boardValue(coins), value)
        if (change === 0n) return
        for (const head of headsOf(coins)) {
          const [row, column] = head
          // inside the board the last coin of a block has the largest value of all
          if (row > 0 && column > 0 && change >> BigInt(row + column) !== 1n) continue
          for (const block of blocksTo(head)) {
            meter.tick()
            if (nimSum(block.map(valueAt)) === change) yield turn(coins, block)
          }
        }
      }),
    proof: {
      en: 'Two heads at one place cancel, so a board is the sum of its heads. In the first row a block is a run of coins, which is the ruler game; so in the first column. Elsewhere put n = i + j − 2. All other squares of a block to (i, j) have as values powers of 2 below 2^n, so no option has the value 2^n; it remains to find every x < 2^n among the xors of the others. For (2, 2) the blocks give 0, 2, 3, 0 and 1. Else let j ≥ 3; the square (i, j−1) has 2^(n−1). If x ≥ 2^(n−1), take it with a block to it that by induction gives the rest. If x < 2^(n−1) and i ≥ 3, take (i−1, j), which has 2^(n−1) as well, and (i, j−1) with a block to it that gives x. If i = 2, leave (2, j−1) out and go along the first row from (1, j) to some (1, a). With a = 1 every set of the squares (2, 1), …, (2, j−2), of values 2, 4, 8, …, may hang on it: this gives all x < 2^(n−1) with the last binary digit of the run. With a = 2 that digit is the other one; if (2, 2) is taken, (2, 1) may be taken or not and changes the digit before it, and if not, a = 3 changes that digit. For j = 3 the runs give 2, 0 with (2, 1), 3 and 1.',
      zh: '同一格的两枚正面抵消，所以棋盘是各枚正面的和。第一行的连通块是一段连续的硬币，就是尺子游戏；第一列同理。其余位置令 n = i + j − 2。到 (i, j) 的块中其他各格的值都是小于 2^n 的 2 的幂，所以没有后继的值是 2^n；只须证每个 x < 2^n 都是其他各格的异或。(2, 2) 的块给出 0、2、3、0、1。否则设 j ≥ 3；(i, j−1) 的值是 2^(n−1)。若 x ≥ 2^(n−1)，取它和到它的一个块，由归纳给出其余部分。若 x < 2^(n−1) 且 i ≥ 3，取值同为 2^(n−1) 的 (i−1, j)，以及 (i, j−1) 和到它的给出 x 的块。若 i = 2，不取 (2, j−1)，从 (1, j) 沿第一行走到某个 (1, a)。a = 1 时，(2, 1)、…、(2, j−2)（值为 2、4、8、…）的任意子集都可挂在下面：得到末位二进制数字与这一段相同的所有 x < 2^(n−1)。a = 2 时末位不同；取 (2, 2) 时 (2, 1) 可取可不取，改变倒数第二位，不取 (2, 2) 时改用 a = 3 改变这一位。j = 3 时各段给出 2、带 (2, 1) 的 0、3 和 1。',
    },
  }),
  examples: ['coin-blocks: 101 110', 'coin-blocks: 000 011', 'coin-blocks: 01'],
})
