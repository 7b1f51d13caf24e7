import type { Work } from '../../automata/work.ts'
import type { CounterRule } from '../../rules/rule.ts'
import { smallMoves } from './small-moves.ts'

/** A move that takes (a·k + c, b·k + d) for any k ≥ 1, or (c, d) where a = b = 0. */
export interface Line {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

/** The moves of a symmetric game over two counters that takes any amount from either. */
export interface Partnered {
  /** Whether any amount may be taken from both at once. */
  readonly diagonal: boolean
  /** Lines (k + c, k + d), as c − d and c. */
  readonly diagonals: readonly Line[]
  readonly steps: readonly Line[]
}

/**
 * The moves of a rule over two counters in which every number has one partner with which it is
 * losing: any amount may be taken from either counter, others from both along diagonals or by fixed
 * steps, and the counters may change places. Undefined for other rules.
 */
export function partneredMoves(rule: CounterRule): Partnered | undefined {
  if (rule.names.length !== 2) return undefined
  const lines: Line[] = []
  for (const { to, where, takes, allowed } of smallMoves(rule)) {
    const [x, y] = to
    if (!x || !y || !takes || allowed || where.length > 0) return undefined
    lines.push({ a: -x.slope, b: -y.slope, c: -x.constant, d: -y.constant })
  }
  const key = ({ a, b, c, d }: Line) => `${a} ${b} ${c} ${d}`
  const keys = new Set(lines.map(key))
  if (!lines.every(({ a, b, c, d }) => keys.has(key({ a: b, b: a, c: d, d: c })))) return undefined
  if (!keys.has('1 0 0 0')) return undefined
  const others = lines.filter((line) => !['1 0 0 0', '0 1 0 0'].includes(key(line)))
  const diagonals = others.filter(({ a, b }) => a === 1 && b === 1)
  const steps = others.filter(({ a, b }) => a === 0 && b === 0)
  if (diagonals.length + steps.length < others.length) return undefined
  if ([...diagonals, ...steps].some(({ c, d }) => c > 1000 || d > 1000)) return undefined
  return { diagonal: keys.has('1 1 0 0'), diagonals, steps }
}

/**
 * The partner of each number below `size` on one level, found greedily: the least number that no
 * smaller pair leads to and that is no partner on the levels below.
 */
export function partnersBelow(
  { diagonal, diagonals, steps }: Partnered,
  size: number,
  below: readonly Int32Array[],
  work: Work,
): Int32Array {
  const partner = new Int32Array(4 * size + 4096).fill(-1)
  // the least x of a pair with each difference y − x ≥ 0
  const first = new Int32Array(3 * size + 8192).fill(-1)
  let [least, low] = [0, 0]
  for (let x = 0; x < size; x++) {
    if ((x & 4095) === 0) work.time()
    if ((partner[x] as number) >= 0) continue
    while ((first[least] as number) >= 0) least++
    while ((partner[low] as number) >= 0) low++
    let y = Math.max(x, low, diagonal ? x + least : 0)
    while ((partner[y] as number) >= 0 || isReached(x, y)) y++
    if (y >= 3 * size + 4096) return partner.fill(-1, x)
    partner[x] = y
    partner[y] = x
    if ((first[y - x] as number) < 0) first[y - x] = x
  }
  return partner

  function isReached(x: number, y: number): boolean {
    for (const other of below) if (other[x] === y) return true
    for (const { c, d } of diagonals) {
      // a smaller pair (x', y') with y' − x' as here but for c − d, in either order
      const gap = y - x + c - d
      const from = first[Math.abs(gap)] as number
      if (from < 0) continue
      const start = gap < 0 ? from - gap : from
      if (start <= x - 1 - c) return true
    }
    for (const { c, d } of steps) if (x >= c && y >= d && partner[x - c] === y - d) return true
    return false
  }
}
