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
  make: apart,
  holds: (numbers) => new Set(numbers).size === numbers.length,
}

/** No number is there twice, where all are at most `most`: what is there already goes on from 1. */
export function distinctUpTo(most: bigint): Keeps {
  return {
    make(numbers) {
      const seen = new Set<bigint>()
      return numbers.map((wanted) => {
        let n = wanted
        while (seen.has(n) && BigInt(seen.size) < most) n = (n % most) + 1n
        seen.add(n)
        return n
      })
    },
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

/** The numbers, those that are there already replaced by the next ones that are not. */
function apart(numbers: readonly bigint[]): bigint[] {
  const seen = new Set<bigint>()
  return numbers.map((wanted) => {
    let n = wanted
    while (seen.has(n)) n++
    seen.add(n)
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
      return groups(numbers, size).flatMap((group, i) => {
        const parent = stretched ? i - pick(Math.min(2, i + 1)) : pick(i + 1)
        const ends = [BigInt(parent + first), BigInt(i + 1 + first)]
        if (pick(2) === 0) ends.reverse()
        return [...ends, ...group.slice(2)]
      })
    },
    holds(numbers, size) {
      const edges = groups(numbers, size)
      const root = Array.from({ length: edges.length + 1 }, (_, i) => i)
      const find = (at: number): number => {
        let top = at
        while (root[top] !== top) top = root[top] ?? top
        root[at] = top
        return top
      }
      return edges.every(([u = 0n, v = 0n]) => {
        const [a, b] = [Number(u) - first, Number(v) - first]
        if (a < 0 || b < 0 || a > edges.length || b > edges.length) return false
        const [p, q] = [find(a), find(b)]
        root[p] = q
        return p !== q
      })
    },
  }
}
