import { BeyondBudget } from '../../model/errors.ts'

/** The values of a castle by its soldiers and its last attack: 0 mixed or none, 1 infantry, 2 cavalry. */
export interface AttackValues {
  at(soldiers: bigint, last: number): number
  /** The smaller number of soldiers, kept in a table, that has all values of a number of them. */
  place(soldiers: bigint): number
  /** A castle's value at a place. */
  atPlace(place: number, last: number): number
  /** The values that an attack of each kind leaves at a place, by two binary digits each. */
  left(place: number): number
}

/** As many numbers of soldiers have a table before a period is given up. */
const MOST = 1 << 22
const LARGEST = BigInt(MOST)

const known = new Map<string, AttackValues>()

/** The values for attacks that kill x, y and z, computed once as far as they are asked for. */
export function attackValues(kills: readonly [bigint, bigint, bigint]): AttackValues {
  const key = kills.join(' ')
  const values = known.get(key) ?? makeValues(kills)
  known.set(key, values)
  return values
}

/**
 * Values of n soldiers depend on those of n − x, n − y and n − z: where the last max(x, y, z)
 * entries are the same as at an earlier place all later ones repeat. The earlier place moves on
 * in doubling distances (R. P. Brent, 1980).
 */
function makeValues(kills: readonly [bigint, bigint, bigint]): AttackValues {
  const most = kills.reduce((a, b) => (a > b ? a : b))
  const window = most < LARGEST ? Number(most) : MOST
  const [x, y, z] = kills.map((kill) => (kill < LARGEST ? Number(kill) : MOST)) as [
    number,
    number,
    number,
  ]
  const table: number[] = [0] // three values of two binary digits each
  let [mark, distance, period] = [0, 1, 0]
  const value = (entry: number, last: number) => (entry >> (2 * last)) & 3
  const repeats = (n: number) => {
    for (let i = 0; i < window; i++) if (table[n - i] !== table[mark - i]) return false
    return true
  }
  const extend = (to: number) => {
    while (table.length <= to && period === 0) {
      const n = table.length
      const mixed = 1 << value(table[Math.max(0, n - x)] as number, 0)
      const infantry = 1 << value(table[Math.max(0, n - y)] as number, 1)
      const cavalry = 1 << value(table[Math.max(0, n - z)] as number, 2)
      const free = mex(mixed | infantry | cavalry)
      table.push(free | (mex(mixed | cavalry) << 2) | (mex(mixed | infantry) << 4))
      if (mark >= window && repeats(n)) period = n - mark
      else if (n - mark === distance || mark < window) {
        if (mark >= window) distance *= 2
        mark = n
      }
    }
  }
  /** Where the table has the values of some soldiers, and before them those that attacks leave. */
  const place = (soldiers: bigint) => {
    if (soldiers < LARGEST) {
      const n = Number(soldiers)
      extend(n)
      if (n < table.length) return n
    } else extend(MOST)
    if (period === 0)
      throw new BeyondBudget({
        en: `The values of up to ${MOST} soldiers were computed and have no period yet.`,
        zh: `已算出不超过 ${MOST} 名士兵的 SG 值，尚无周期。`,
      })
    const beyond = (Number(soldiers % BigInt(period)) - (mark % period) + period) % period
    return mark + (beyond === 0 ? period : beyond)
  }
  return {
    place,
    atPlace: (n, last) => value(table[n] as number, last),
    at: (soldiers, last) => value(table[place(soldiers)] as number, last),
    left(n) {
      const after = (kill: number, last: number) =>
        value(table[Math.max(0, n - kill)] as number, last) << (2 * last)
      return after(x, 0) | after(y, 1) | after(z, 2)
    },
  }
}

/** The least number whose bit is not set. */
function mex(bits: number): number {
  return 31 - Math.clz32(~bits & (bits + 1))
}
