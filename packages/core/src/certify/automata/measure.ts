import { plusTimes, type Term } from '../../automata/sentence.ts'
import type { CounterMove, CounterRule } from '../../rules/rule.ts'
import { changedTerm } from './moves.ts'

/**
 * Weights of the counters whose sum goes down with every move, as the signs of its change tell:
 * counters are at least 0 and k is at least 1. Undefined where no small weights do.
 */
export function measureOf({ names, moves }: CounterRule): readonly number[] | undefined {
  for (const weights of weightings(names.length))
    if (moves.every((move) => lowers(move, names, weights))) return weights
  return undefined
}

function lowers(
  { changes }: CounterMove,
  names: readonly string[],
  weights: readonly number[],
): boolean {
  let change: Term = { constant: 0, of: {} }
  for (const each of changes) {
    const weight = weights[names.indexOf(each.counter)] as number
    change = plusTimes(change, weight, changedTerm(each))
    change = plusTimes(change, -weight, { constant: 0, of: { [each.counter]: 1 } })
  }
  let most = change.constant
  for (const [name, factor] of Object.entries(change.of)) {
    if (factor > 0) return false
    if (!names.includes(name)) most += factor
  }
  return most < 0
}

/** Small weights of so many counters: all alike, one alone, rising, falling, then all others. */
function* weightings(size: number): Generator<readonly number[]> {
  const places = Array.from({ length: size }, (_, i) => i)
  yield places.map(() => 1)
  for (const one of places) yield places.map((i) => (i === one ? 1 : 0))
  yield places.map((i) => i + 1)
  yield places.map((i) => size - i)
  const most = size <= 3 ? 5 : 3
  for (let code = 1; code < most ** size; code++)
    yield places.map((i) => Math.floor(code / most ** i) % most)
}
