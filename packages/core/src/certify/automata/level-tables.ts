import type { Work } from '../../automata/work.ts'
import type { CounterRule } from '../../rules/rule.ts'
import { allows, eachOption, type SmallMove, smallMoves } from './small-moves.ts'

/** 1 for the positions of a value with all counters below `side`, the last counter fastest. */
export interface LevelTable {
  readonly side: number
  readonly levels: readonly Uint8Array[]
}

/**
 * The positions of value 0, …, `last` in a box, or in misère play the losing ones. Throws where a
 * rule has positions with infinitely many moves.
 */
export function levelTable(
  rule: CounterRule,
  misere: boolean,
  side: number,
  last: number,
  work: Work,
): LevelTable {
  const moves = smallMoves(rule)
  const box = new Box(rule.names.length, side)
  const levels = moves.every(({ takes }) => takes)
    ? marked(moves, misere, box, last, work)
    : searched(moves, misere, box, last, work)
  return { side, levels }
}

class Box {
  readonly side: number
  readonly strides: readonly number[]
  readonly size: number

  constructor(dimensions: number, side: number) {
    this.side = side
    this.strides = Array.from({ length: dimensions }, (_, i) => side ** (dimensions - 1 - i))
    this.size = side ** dimensions
  }

  position(index: number, into: Float64Array): Float64Array {
    let rest = index
    for (let i = 0; i < this.strides.length; i++) {
      const stride = this.strides[i] as number
      into[i] = Math.floor(rest / stride)
      rest %= stride
    }
    return into
  }
}

/** Where counters only fall: every position found marks those that lead to it. */
function marked(
  moves: readonly SmallMove[],
  misere: boolean,
  box: Box,
  last: number,
  work: Work,
): Uint8Array[] {
  const { strides, size, side } = box
  const settled = new Uint8Array(size)
  const levels: Uint8Array[] = []
  const position = new Float64Array(strides.length)
  const source = new Float64Array(strides.length)
  for (let value = 0; value <= last; value++) {
    const level = new Uint8Array(size)
    const reached = new Uint8Array(size)
    for (let index = 0; index < size; index++) {
      if (settled[index] || reached[index]) continue
      if ((index & 1023) === 0) work.time()
      box.position(index, position)
      // without a move a position is won in misère play
      if (misere && !eachOption(moves, position, () => true)) continue
      level[index] = 1
      settled[index] = 1
      for (const move of moves) mark(move, reached)
    }
    levels.push(level)
  }
  return levels

  /** Marks the positions from which a move leads to `position`. */
  function mark(move: SmallMove, reached: Uint8Array): void {
    const ks = move.allowed?.(side)
    for (let i = 0; ; i++) {
      const k = ks ? ks[i] : i + 1
      if (k === undefined) return
      let at = 0
      for (let j = 0; j < strides.length; j++) {
        const { constant, slope } = move.to[j] as SmallMove['to'][number]
        const before = (position[j] as number) - constant - slope * k
        if (before >= side) return
        source[j] = before
        at += before * (strides[j] as number)
      }
      if (!reached[at] && allows(move, source, k)) reached[at] = 1
      if (!move.free) return
    }
  }
}

/** Other rules: from each position to all that it leads to, each looked at once. */
function searched(
  moves: readonly SmallMove[],
  misere: boolean,
  box: Box,
  last: number,
  work: Work,
): Uint8Array[] {
  const { strides, size, side } = box
  const inside = new Int16Array(size).fill(-1)
  const outside = new Map<number, number>()
  const wide = 2 ** Math.floor(50 / strides.length)
  let looked = 0
  const value = (counters: Float64Array): number => {
    let [index, key, isInside] = [0, 0, true]
    for (let i = 0; i < strides.length; i++) {
      const c = counters[i] as number
      if (c >= side) isInside = false
      index += c * (strides[i] as number)
      key = key * wide + c
    }
    const known = isInside ? (inside[index] as number) : (outside.get(key) ?? -1)
    if (known >= 0) return known
    if ((++looked & 255) === 0) work.time()
    work.states(outside.size >> 2, 8)
    const own = counters.slice()
    const seen = new Uint8Array(last + 2)
    let some = false
    eachOption(moves, own, (left) => {
      some = true
      const of = value(left)
      if (of <= last) seen[of] = 1
      return last === 0 && seen[0] === 1
    })
    let least = 0
    while (least <= last && seen[least]) least++
    const result = misere && !some ? 1 : least
    if (isInside) inside[index] = result
    else outside.set(key, result)
    return result
  }
  const levels = Array.from({ length: last + 1 }, () => new Uint8Array(size))
  const position = new Float64Array(strides.length)
  for (let index = 0; index < size; index++) {
    const found = value(box.position(index, position))
    const level = levels[found]
    if (level) level[index] = 1
  }
  return levels
}
