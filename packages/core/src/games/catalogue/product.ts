import { nimProduct, xorOf } from '../../formula/tree.ts'
import { workedXor } from '../../formula/xor-line.ts'
import type { Shape } from '../../model/shape.ts'
import { same } from '../../model/words.ts'
import { defineOwnGame } from '../define.ts'
import type { Args } from '../game.ts'
import {
  type Lights,
  lightMovesTo,
  lightRules,
  lightsTurned,
  valueOfLights,
  valueOfPoint,
} from '../theorems/lights.ts'
import type { CoinRow } from '../theorems/rows/row.ts'
import { COIN_ROWS } from '../theorems/rows.ts'

const NAMES = ['x', 'y', 'z', 'w']

/** The games that are multiplied. */
function rowsOf(args: Args): CoinRow[] {
  return Object.values(args).map((number) => COIN_ROWS[Number(number) - 1] as CoinRow)
}

function shapeOf(names: readonly string[]): Shape<Lights> {
  return {
    kind: 'records',
    names,
    records: (lights) =>
      lights.map((point) => Object.fromEntries(point.map((n, i) => [names[i] as string, n]))),
    // as in a sum, two heads at one place cancel
    fromRecords: (records) =>
      lightsTurned(records.map((record) => names.map((name) => record[name] ?? 0n))),
  }
}

export const game = defineOwnGame<Lights>({
  slug: 'product',
  names: { en: 'Products of coin games', zh: '乘积游戏' },
  aliases: ['tartan', '尼姆积游戏'],
  params: [
    {
      kind: 'choices',
      name: 'row',
      of: COIN_ROWS.map(({ slug, names }) => ({ en: slug, zh: names.zh })),
      least: 2,
      most: NAMES.length,
    },
  ],
  about: {
    en: 'Coins on a board, or in a box, with a game of a row of coins for each direction (turtles, mock-turtles or ruler). A move picks a head and, for each direction, the places that a move of that game would turn from there; it turns every coin where such places meet. Turtles with turtles turns the corners of a rectangle whose last corner is a head; the rectangle may shrink to a line or to a single coin. Whoever cannot move loses.',
    zh: '硬币摆成方阵或长方体，每个方向各有一种一排硬币的游戏（翻硬币、假海龟翻硬币或标尺游戏）。每次选一枚正面，再在每个方向上选出那种游戏从这里走一步所翻的位置，翻转这些位置交汇处的全部硬币。两个方向都是翻硬币时，翻的是一个矩形的四角，最后一角须为正面；矩形可以缩成一条线或一枚硬币。不能走者负。',
  },
  position: {
    en: 'the places of the heads, with as many numbers from 1 as there are rows: 3,1 2,2; - for no head',
    zh: '各正面的位置，有几个方向就写几个数（从 1 数起）：3,1 2,2；没有正面写 -',
  },
  shape: (args) => shapeOf(NAMES.slice(0, Object.keys(args).length)),
  look: (lights) => ({
    kind: 'squares',
    thing: 'coin',
    from: 1,
    sign: ',',
    size: (lights[0] ?? [1n, 1n]).map((_, i) =>
      lights.reduce((most, point) => Math.max(most, Number(point[i])), 1),
    ),
    at: lights.map((point) => point.map(Number)),
  }),
  rules: (args) => lightRules(rowsOf(args)),
  theorem: (args) => {
    const rows = rowsOf(args)
    const values = rows.map((row, i) => row.formula(NAMES[i] as string))
    return {
      name: { en: 'Tartan theorem', zh: '格子定理' },
      reference:
        'J. H. Conway, On Numbers and Games (1976), ch. 11; E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 14 (The Tartan Theorem)',
      formula: xorOf(values.reduce(nimProduct)),
      statement: {
        en: 'The value of a head is the nim product of the values that its numbers have as places in their rows; the value of the board is the xor of these.',
        zh: '每枚正面的值，是它的各个坐标在各自一排中的值的尼姆积；整个局面的 SG 值是它们的异或。',
      },
      value: (lights) => valueOfLights(rows, lights),
      applied: (lights) =>
        workedXor(
          lights.map((point) => {
            const value = valueOfPoint(rows, point)
            const factors = rows.map((row, i) => row.value(point[i] as bigint)).join(' ⊗ ')
            return { working: same(`${factors} = ${value}`), value }
          }),
        ),
      movesTo: (lights, value, budget) => lightMovesTo(rows, lights, value, budget),
      proof: {
        en: 'Two heads at one place cancel, so a board is the sum of its heads, and it is enough to look at one head, at (x, y), of values a and b by induction. A move of the first row changes a to a′, where a xor a′ is the xor of the values of all coins that it turns, and one of the second b to b′; by induction and distributivity the product of both leaves a⊗b xor (a xor a′)⊗(b xor b′) = a′⊗b xor a⊗b′ xor a′⊗b′. The a′ are all numbers below a and others but not a, the b′ likewise. By the definition of the nim product every number below a⊗b is among these; and a⊗b is not, since (a xor a′)⊗(b xor b′) is not 0 in a field. More rows are multiplied one after the other.',
        zh: '同一处的两枚正面抵消，所以局面是各枚正面的和，只需看一枚正面 (x, y)；归纳假设其两个坐标的值为 a、b。第一排的一步把 a 变成 a′，a 异或 a′ 是这一步所翻硬币的值的异或，第二排的一步把 b 变成 b′；由归纳假设和分配律，两者之积留下 a⊗b 异或 (a 异或 a′)⊗(b 异或 b′) = a′⊗b 异或 a⊗b′ 异或 a′⊗b′。a′ 取遍小于 a 的数，也可能取其他数，但不等于 a；b′ 同理。由尼姆积的定义，小于 a⊗b 的数都在其中；而 a⊗b 不在其中，因为域中 (a 异或 a′)⊗(b 异或 b′) 不为 0。更多的排依次相乘即可。',
      },
    }
  },
  examples: [
    'product turtles turtles: 3,1 2,2 1,2',
    'product mock-turtles ruler: 2,3 3,2',
    'product turtles turtles turtles: 1,2,2 2,1,1',
  ],
})
