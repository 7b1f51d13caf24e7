import type { Cases } from '../cases.ts'
import type { Bounds } from '../problem.ts'
import { type Dice, Random } from '../random.ts'
import type { Range } from '../range.ts'
import type { Fields } from './fields.ts'
import { fitsOwn } from './fits.ts'
import { makeCase, type Scale } from './make.ts'
import { lengthOf, printFields, sizeOf } from './print.ts'
import type { OwnStatement } from './problem.ts'
import { smallerFields } from './smaller.ts'

/** Sizes of the small cases, and how many of each are tried. */
const SIZES = [0, 1, 2, 3, 4, 5, 6, 8, 10, 14, 20]
const OF_EACH_SIZE = 150
/** Counts of random cases go so far: the largest ones are a stage of their own. */
const MOST_ITEMS = 100n

/** What can be done with the cases of a problem that has cases of its own. */
export function ownCases(
  problem: OwnStatement,
  bounds: Pick<Bounds, 'cases' | 'total'>,
): Cases<Fields> {
  const made = (random: Dice, scale: Scale) => {
    const one = makeCase(problem, random, scale)
    return one && fitsOwn(problem, one) ? one : undefined
  }
  return {
    print: (one) => printFields(problem.layout, one),
    length: lengthOf,
    size: sizeOf,
    words: (one) => namedWords(one),
    *small() {
      const random = new Random(`small ${problem.id}`)
      const seen = new Set<string>()
      for (const size of SIZES) {
        const found: Fields[] = []
        for (let i = 0; i < OF_EACH_SIZE; i++) {
          const one = made(random, upTo(random, BigInt(size)))
          const text = one && printFields(problem.layout, one)
          if (!one || text === undefined || seen.has(text)) continue
          seen.add(text)
          found.push(one)
        }
        found.sort((a, b) => (sizeOf(a) < sizeOf(b) ? -1 : 1))
        yield* found
      }
    },
    *notable(random, limit) {
      let left = limit
      for (let tries = 2 * limit; tries > 0 && left > 0; tries--) {
        const one = made(random, mixed(random))
        if (!one) continue
        left--
        yield one
      }
    },
    *random(random) {
      for (let misses = 0; misses < 10_000; ) {
        const one = made(random, anySize(random))
        misses = one ? 0 : misses + 1
        if (one) yield one
      }
    },
    *largest(random) {
      const { cases, total } = bounds
      for (const scale of [nearTop(random), top]) {
        const one = made(random, scale)
        if (one) yield [one]
      }
      if (cases === 1) return
      // as many cases as there may be, of a size that has room for all
      const input: Fields[] = []
      let left = total
      for (let tries = 2 * cases; tries > 0 && input.length < cases; tries--) {
        const room = BigInt(Math.max(1, Math.floor(left / (cases - input.length) / 4)))
        const one = made(random, {
          number: nearTop(random).number,
          count: upTo(random, room).count,
        })
        if (!one || lengthOf(one) > left) continue
        left -= lengthOf(one)
        input.push(one)
      }
      if (input.length > 0) yield input
    },
    *smaller(one) {
      for (const less of smallerFields(problem.layout, one)) if (fitsOwn(problem, less)) yield less
    },
  }
}

/** The numbers of a case with their names, where it has nothing else. */
function namedWords(one: Fields): string | undefined {
  const values = Object.entries(one.values)
  if (values.some(([, value]) => typeof value === 'object')) return undefined
  return values.map(([name, value]) => `${name} = ${value as bigint | string}`).join(', ')
}

const least = (a: bigint, b: bigint) => (a < b ? a : b)

function upTo(random: Dice, above: bigint): Scale {
  const pick = ({ least: from, most }: Range) =>
    random.within({ least: from, most: least(most, from + above) })
  return { number: pick, count: pick }
}

function anySize(random: Dice): Scale {
  const any = random.index(3) === 0
  return {
    number: (range) => (any ? random.within(range) : random.ofAnySize(range)),
    count: ({ least: from, most }) =>
      random.ofAnySize({ least: from, most: least(most, from + MOST_ITEMS) }),
  }
}

const top: Scale = { number: ({ most }) => most, count: ({ most }) => most }

function nearTop(random: Dice): Scale {
  const upper = ({ least: from, most }: Range) => ({ least: from + (most - from) / 2n, most })
  return { number: (range) => random.within(upper(range)), count: ({ most }) => most }
}

/** Few items with numbers at their ends, next to them, or of any size. */
function mixed(random: Dice): Scale {
  const { count } = anySize(random)
  const few = random.index(2) === 0
  return {
    number(range) {
      const near = random.within({ least: 0n, most: least(2n, range.most - range.least) })
      const kind = random.index(4)
      if (kind === 0) return range.least + near
      return kind === 1 ? range.most - near : random.ofAnySize(range)
    },
    count: (range) => (few ? upTo(random, 4n).count(range) : count(range)),
  }
}
