import type { CounterMove, CounterRule } from '../../rules/rule.ts'

/** Outcomes as numbers: a move to r gives 4 − r to the player who makes it. */
export const LOSES = 1
export const WINS = 3

/** How large the counters of a position may be, by how many there are. */
const LARGEST = [0n, 5000n, 500n, 60n, 20n]

/** The largest position of a search: what each counter is at most, at the start. */
export function largestCounter({ names }: CounterRule): bigint {
  return LARGEST[names.length] ?? 5n
}

/**
 * Whether in some order of the counters the first one that a move changes always becomes smaller:
 * then no play goes on for ever.
 */
export function endsAlways({ names, moves }: CounterRule): boolean {
  const falls = (move: CounterMove, name: string) => {
    const change = move.changes.find((c) => c.counter === name)
    if (change?.by !== '-=') return false
    const { constant, terms } = change.value
    const positive = constant > 0n || terms.some(([of, by]) => !names.includes(of) && by > 0n)
    return positive && constant >= 0n && terms.every(([, by]) => by > 0n)
  }
  // counters that every open move leaves alone or lowers are put first, as long as there are some
  let open = [...moves]
  const left = new Set(names)
  while (open.length > 0) {
    const next = [...left].find(
      (name) =>
        open.some((move) => falls(move, name)) &&
        open.every((move) => falls(move, name) || !move.changes.some((c) => c.counter === name)),
    )
    if (next === undefined) return false
    left.delete(next)
    open = open.filter((move) => !falls(move, next))
  }
  return true
}
