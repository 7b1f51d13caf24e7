import type { Keeps } from './fields.ts'

/** The groups of a row of numbers. */
function groups(numbers: readonly bigint[], size: number): bigint[][] {
  return Array.from({ length: numbers.length / size }, (_, i) =>
    numbers.slice(i * size, (i + 1) * size),
  )
}

const upwards = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)

/** No number is below the one before it. */
export const notFalling: Keeps = {
  make: (numbers) => [...numbers].sort(upwards),
  holds: (numbers) => numbers.every((n, i) => i === 0 || n >= (numbers[i - 1] as bigint)),
}

/** Every number is above the one before it. */
export const rising: Keeps = {
  make: (numbers) => apart(numbers).sort(upwards),
  holds: (numbers) => numbers.every((n, i) => i === 0 || n > (numbers[i - 1] as bigint)),
}

/** No number is there twice. */
export const distinct: Keeps = {
  make: (numbers) => apart(numbers),
  holds: (numbers) => new Set(numbers).size === numbers.length,
}

/** No number is there twice, where all are at most `most`: what is there already goes on from 1. */
export function distinctUpTo(most: bigint): Keeps {
  return {
    make: (numbers) => (BigInt(numbers.length) > most ? numbers : apart(numbers, most)),
    holds: distinct.holds,
  }
}

/** Every number is above the one before it and at most `most`. */
export function risingUpTo(most: bigint): Keeps {
  const { make } = distinctUpTo(most)
  return { make: (...given) => make(...given).sort(upwards), holds: rising.holds }
}

/** No group is there twice. */
export const distinctGroups: Keeps = {
  make: (numbers) => numbers,
  holds: (numbers, size) => {
    const all = groups(numbers, size).map((group) => group.join(' '))
    return new Set(all).size === all.length
  },
}

/**
 * The numbers, those that are there already replaced by the next ones that are not; behind the
 * largest one, where there is one, comes 1.
 */
export function apart(numbers: readonly bigint[], most?: bigint): bigint[] {
  /** A number that may be free, for those that are not. */
  const behind = new Map<bigint, bigint>()
  return numbers.map((wanted) => {
    let n = wanted
    for (let next = behind.get(n); next !== undefined; next = behind.get(n)) n = next
    const next = n === most ? 1n : n + 1n
    behind.set(n, next)
    if (n !== wanted) behind.set(wanted, next)
    return n
  })
}

/**
 * The first two numbers of the groups are the edges of a tree whose vertices are numbered from
 * `first` on; whatever else a group has stays.
 */
export function tree(first: 0 | 1): Keeps {
  return {
    make(numbers, size, pick) {
      const stretched = pick(3) === 0
      const made = [...numbers]
      for (let i = 0; i * size < made.length; i++) {
        const parent = BigInt((stretched ? i - pick(Math.min(2, i + 1)) : pick(i + 1)) + first)
        const own = BigInt(i + 1 + first)
        const isReversed = pick(2) === 0
        made[i * size] = isReversed ? own : parent
        made[i * size + 1] = isReversed ? parent : own
      }
      return made
    },
    holds(numbers, size) {
      const count = numbers.length / size
      const root = Array.from({ length: count + 1 }, (_, i) => i)
      const find = (at: number): number => {
        let top = at
        while (root[top] !== top) top = root[top] ?? top
        root[at] = top
        return top
      }
      for (let i = 0; i < numbers.length; i += size) {
        const a = Number(numbers[i]) - first
        const b = Number(numbers[i + 1]) - first
        if (a < 0 || b < 0 || a > count || b > count) return false
        const [p, q] = [find(a), find(b)]
        if (p === q) return false
        root[p] = q
      }
      return true
    },
  }
}
