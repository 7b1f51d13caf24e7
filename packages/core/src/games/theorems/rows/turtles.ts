import { nimAdd } from '../../../arith/nim-sum.ts'
import { formula } from '../../../formula/tree.ts'
import { type CoinRow, oneTurn } from './row.ts'

/** Turning Turtles: one coin, or two. */
export const turtles: CoinRow = {
  slug: 'turtles',
  names: { en: 'Turning Turtles', zh: '翻硬币' },
  value: (place) => place,
  formula,
  *before(x) {
    yield []
    for (let y = 1n; y < x; y++) yield [y]
  },
  *changes(x) {
    for (let y = 0n; y < x; y++) yield nimAdd(x, y)
  },
  *turns(x, change) {
    const y = nimAdd(x, change)
    if (y < x) yield oneTurn(() => (y === 0n ? [x] : [y, x]))
  },
}
