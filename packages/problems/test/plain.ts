/** N: the player to move wins, P: loses, D: neither can force a win. */
export type Result = 'N' | 'P' | 'D'

/** What a player who cannot move has got. */
type Stuck = (position: readonly number[]) => Result

type Moves = (position: readonly number[]) => Iterable<readonly number[]>

/** Who wins a position, by looking at every line of play. The rule must come to an end. */
export function search(moves: Moves, stuck: Stuck = () => 'P'): (p: readonly number[]) => Result {
  const known = new Map<string, Result>()
  const look = (position: readonly number[]): Result => {
    const key = position.join(' ')
    const before = known.get(key)
    if (before) return before
    const results = new Set<Result>()
    for (const next of moves(position)) results.add(look(next))
    const result =
      results.size === 0 ? stuck(position) : results.has('P') ? 'N' : results.has('D') ? 'D' : 'P'
    known.set(key, result)
    return result
  }
  return look
}

/** The position with one heap replaced. */
export function put(position: readonly number[], at: number, heap: number): number[] {
  return position.map((old, i) => (i === at ? heap : old))
}

/** The moves that take from heap i any amount a of 1..heap that the rule allows. */
export function taking(allowed: (amount: number, i: number, heap: number) => boolean): Moves {
  return function* (position) {
    for (const [i, heap] of position.entries())
      for (let amount = 1; amount <= heap; amount++)
        if (allowed(amount, i, heap)) yield put(position, i, heap - amount)
  }
}

/** The heaps in order and without empty ones, for games that do not tell heaps apart. */
export function sorted(position: readonly number[]): number[] {
  return position.filter((heap) => heap > 0).sort((a, b) => a - b)
}

/** All lists of `length` numbers 0..most. */
export function* lists(length: number, most: number): Generator<number[]> {
  if (length === 0) yield []
  else
    for (const front of lists(length - 1, most))
      for (let last = 0; last <= most; last++) yield [...front, last]
}

/** Numbers that look random and are the same in every run. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export function isPowerOfTwo(n: number): boolean {
  return n > 0 && (n & (n - 1)) === 0
}

export function isFibonacci(n: number): boolean {
  let [a, b] = [1, 2]
  while (a < n) [a, b] = [b, a + b]
  return a === n
}
