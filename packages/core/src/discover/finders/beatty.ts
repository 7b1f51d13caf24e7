import { isqrt } from '../../arith/integers.ts'
import {
  and,
  atLeast,
  atMost,
  div,
  equal,
  type Formula,
  less,
  max,
  min,
  minus,
  mod,
  plus,
  times,
} from '../../formula/tree.ts'
import type { Finder } from '../finder.ts'
import type { Grid } from '../grid.ts'

export const finder: Finder = {
  shown: 'grid',
  about: 'losing',
  order: 2,
  words: {
    en: 'losing pairs (⌊kα⌋ + c, ⌊kα⌋ + tk + d) with α = (u + √v)/w',
    zh: '必败对 (⌊kα⌋ + c, ⌊kα⌋ + tk + d)，α = (u + √v)/w',
  },
  find: findBeatty,
}

/** α = (u + √v) / w, irrational. */
interface Surd {
  readonly u: number
  readonly v: number
  readonly w: number
}

/** ⌊kα⌋, in integers. */
function floorOf(k: number, { u, v, w }: Surd): number {
  const root = isqrt(BigInt(v) * BigInt(k) * BigInt(k))
  const sum = BigInt(u) * BigInt(k) + root
  const quotient = sum / BigInt(w)
  return Number(sum < 0n && quotient * BigInt(w) !== sum ? quotient - 1n : quotient)
}

/** Small irrational numbers of degree two, the simplest first. */
function* surds(): Generator<Surd> {
  for (let size = 3; size <= 40; size++)
    for (let w = 1; w <= 4; w++)
      for (let u = -6; u <= 6; u++) {
        const v = size - w - Math.abs(u)
        if (v >= 2 && Math.round(Math.sqrt(v)) ** 2 !== v) yield { u, v, w }
      }
}

/**
 * The condition that a position is one of the pairs (A, A + tk + d) with A = ⌊kα⌋ + c, in either
 * order, fitted to the first third of a grid; undefined where the losing positions are no such.
 */
export function findBeatty(grid: Grid): Formula | undefined {
  const { side } = grid
  const pairs: (readonly [number, number])[] = []
  for (let a = 0; a <= side; a++)
    for (let b = 0; b <= side; b++) {
      if ((grid.at(a, b) === 0) !== (grid.at(b, a) === 0)) return undefined
      if (a <= b && grid.at(a, b) === 0) pairs.push([a, b])
    }
  const fitted = pairs.filter(([, b]) => b <= side / 3)
  const [zeroth, first] = pairs
  if (!zeroth || !first || fitted.length < 5) return undefined
  const [c, d] = [zeroth[0], zeroth[1] - zeroth[0]]
  const t = first[1] - first[0] - d
  if (t < 1 || !fitted.every(([a, b], k) => b - a === t * k + d)) return undefined
  for (const surd of surds()) {
    if (!fitted.every(([a], k) => floorOf(k, surd) + c === a)) continue
    // the unseen pairs: those that the formula has within the grid and no others
    let k = 0
    const pair = () => [floorOf(k, surd) + c, floorOf(k, surd) + c + t * k + d] as const
    while (pair()[1] <= side && pair()[0] === pairs[k]?.[0] && pair()[1] === pairs[k]?.[1]) k++
    if (k === pairs.length && pair()[1] > side) return pairCondition(grid, surd, { c, d, t })
  }
  return undefined
}

/** A = ⌊kα⌋ + c says that x = w(A − c) − uk is at least 0 and x² ≤ vk² < (x + w)². */
function pairCondition(
  { names: [first, second] }: Grid,
  { u, v, w }: Surd,
  { c, d, t }: { c: number; d: number; t: number },
): Formula {
  const [low, high] = [min(first, second), max(first, second)]
  const gap = d === 0 ? minus(high, low) : minus(minus(high, low), d)
  const k = t === 1 ? gap : div(gap, t)
  const scaled = (factor: number, f: Formula) => (factor === 1 ? f : times(factor, f))
  const from = scaled(w, c === 0 ? low : minus(low, c))
  const x = u === 0 ? from : u > 0 ? minus(from, scaled(u, k)) : plus(from, scaled(-u, k))
  const square = (f: Formula) => times(f, f)
  const bound = scaled(v, square(k))
  const within = and(atMost(square(x), bound), less(bound, square(plus(x, w))))
  const whole = t === 1 ? within : and(equal(mod(gap, t), 0), within)
  return u === 0 && c === 0 ? whole : and(atLeast(x, 0), whole)
}
