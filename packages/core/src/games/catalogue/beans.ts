import { nimAdd, nimSum } from '../../arith/nim-sum.ts'
import { workedXor } from '../../formula/xor-line.ts'
import { tuples } from '../../model/enumerate.ts'
import { Meter } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import { same } from '../../model/words.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps } from '../look.ts'
import { mockTurtles } from '../theorems/rows/mock-turtles.ts'

/** The beans in the bottles, in their order. */
export type Bottles = readonly bigint[]

/** The value of a bean in the bottle at an index. */
const valueAt = ({ length }: Bottles, index: number) =>
  index === length - 1 ? 0n : mockTurtles.value(BigInt(length - 1 - index))

/** The value of a position: beans in the same bottle cancel in pairs. */
const valueOfBottles = (bottles: Bottles) =>
  nimSum(bottles.map((beans, i) => (beans % 2n === 0n ? 0n : valueAt(bottles, i))))

/** A bean of a bottle becomes one in each of two later bottles, which may be the same. */
function split(bottles: Bottles, i: number, j: number, k: number): Move<Bottles> {
  const to = [...bottles]
  for (const [index, by] of [
    [i, -1n],
    [j, 1n],
    [k, 1n],
  ] as const)
    to[index] = (to[index] as bigint) + by
  return {
    text: {
      en: `bottle ${i + 1}: to ${j + 1} and ${k + 1}`,
      zh: `第 ${i + 1} 瓶：到第 ${j + 1} 与第 ${k + 1} 瓶`,
    },
    to,
  }
}

/** All moves, in the order of the three bottles. */
function* splits(bottles: Bottles): Generator<readonly [i: number, j: number, k: number]> {
  for (const [i, beans] of bottles.entries())
    if (beans > 0n)
      for (let j = i + 1; j < bottles.length; j++)
        for (let k = j; k < bottles.length; k++) yield [i, j, k]
}

const rules: Rules<Bottles> = {
  parse: (text) => parseNumbers(text, { least: 1 }),
  print: (bottles) => bottles.join(' '),
  // the last bottle is never touched, and how many beans it has makes no difference
  key: (bottles) => `${bottles.slice(0, -1).join(' ')} _`,
  *moves(bottles) {
    for (const [i, j, k] of splits(bottles)) yield split(bottles, i, j, k)
  },
  *upTo(size) {
    for (let bottles = 1; bottles <= 4; bottles++)
      yield* tuples(bottles, Math.floor(size / bottles))
  },
  axes: undefined,
}

export const game = defineOwnGame<Bottles>({
  slug: 'beans',
  names: { en: 'Splitting beans', zh: '分豆游戏' },
  about: {
    en: 'Beans in a row of bottles. A move takes a bean out of a bottle and puts one bean each into two later bottles, or two into one. When all beans are in the last bottle no move is left; whoever cannot move loses.',
    zh: '一排瓶子里装着豆子。每次从一个瓶中取出一颗，在后面的两个瓶中各放入一颗，或在后面的一个瓶中放入两颗。豆子全在最后一瓶时不能走，不能走者负。',
  },
  position: { en: 'the beans in each bottle, in order', zh: '依次写出各瓶的豆子数' },
  shape: HEAPS,
  look: (bottles) => ({
    ...lookOfHeaps(bottles, 'places'),
    noun: { en: 'Bottle', zh: '个瓶子' },
    places: { on: 'row', title: { en: 'Bottle', zh: '瓶' } },
    invite: { en: 'Click a bean that goes out of its bottle.', zh: '点要取出的一颗豆子。' },
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'A bean is a mock turtle', zh: '豆子即假海龟' },
    reference: {
      en: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 14 (Mock Turtles)',
      zh: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, 第 14 章（Mock Turtles）',
    },
    statement: {
      en: 'A bean with r > 0 bottles behind its own has as its value the r-th number with an odd number of binary ones: 1, 2, 4, 7, 8, 11, …; one in the last bottle has 0. The value of the position is the xor of all beans.',
      zh: '后面还有 r > 0 个瓶子的豆子，值是第 r 个二进制中有奇数个 1 的数：1、2、4、7、8、11……；最后一瓶的豆子值为 0。整个局面的 SG 值是所有豆子的异或。',
    },
    value: valueOfBottles,
    applied: (bottles) =>
      workedXor(
        bottles.map((beans, i) => {
          const own = valueAt(bottles, i)
          const value = beans % 2n === 0n ? 0n : own
          return { working: same(`(${beans} mod 2)·${own} = ${value}`), value }
        }),
      ),
    movesTo: (bottles, value, budget) =>
      Moves.of(function* () {
        const meter = new Meter(budget.search)
        const change = nimAdd(valueOfBottles(bottles), value)
        if (change === 0n) return
        const values = bottles.map((_, i) => valueAt(bottles, i))
        for (const [i, j, k] of splits(bottles)) {
          meter.tick()
          const by = nimSum([i, j, k].map((index) => values[index] as bigint))
          if (by === change) yield split(bottles, i, j, k)
        }
      }),
    proof: {
      en: 'Beans do not disturb each other, so that a position is the sum of its beans. The options of a bean with r bottles behind it are the sums of two beans with fewer behind them: one in the last bottle is worth nothing, so these are, as in Mock Turtles with a coin at place r, nothing, one coin before it, or two coins before it; two beans in one bottle cancel and are nothing. So a bean has the value of that coin.',
      zh: '豆子互不影响，所以局面是各颗豆子的和。后面有 r 个瓶子的豆子，后继是后面瓶子更少的两颗豆子的和：最后一瓶的豆子值为 0，所以这就像假海龟翻硬币中第 r 位的硬币，留下零枚、前面的一枚或前面的两枚；同一瓶的两颗相互抵消，等于没有。所以豆子的值就是那枚硬币的值。',
    },
  }),
  examples: ['beans: 1 2 1 0', 'beans: 1 1 2', 'beans: 1 1 0 0', 'beans: 0 2 1'],
})
