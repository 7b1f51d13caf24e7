import fc from 'fast-check'
import { expect } from 'vitest'
import { fibonacci, floorPhi } from '../src/arith/golden.ts'
import { type Game, solve } from '../src/index.ts'

export type Numbers = readonly bigint[]

/** How a game is tried: its positions, which of its moves are legal, and some moves to try. */
export interface Trial {
  readonly game: string
  readonly positions: fc.Arbitrary<Numbers>
  readonly legal: (from: Numbers, to: Numbers) => boolean
  /** A legal move made from a random number; undefined where that number makes none. */
  readonly move: (from: Numbers, random: bigint) => Numbers | undefined
}

export const huge = fc.oneof(
  fc.bigInt({ min: 0n, max: 40n }),
  fc.bigInt({ min: 0n, max: 10n ** 9n }),
  fc.bigInt({ min: 0n, max: 10n ** 30n }),
  fc.bigInt({ min: 10n ** 59n, max: 10n ** 60n }),
)
export const heaps = fc.array(huge, { minLength: 1, maxLength: 5 })
/** Heaps of which the last makes the xor 0, and those with one stone more. */
export const balanced = fc.tuple(heaps, fc.boolean()).map(([list, off]) => {
  const xor = list.reduce((x, h) => x ^ h, 0n)
  return [...list, off ? xor + 1n : xor]
})
export const pairs = fc.tuple(huge, huge)
export const single = huge.map((n) => [n])

/** The one place where two lists differ, or −1. */
function changed(from: Numbers, to: Numbers): number {
  if (from.length !== to.length) return -1
  const places = from.flatMap((n, i) => (n === to[i] ? [] : [i]))
  return places.length === 1 ? (places[0] as number) : -1
}

/** A game of heaps with allowed amounts. */
export function taking(
  game: string,
  allowed: (take: bigint, heap: bigint) => boolean,
  pick: (random: bigint, heap: bigint) => bigint,
  positions: fc.Arbitrary<Numbers> = fc.oneof(heaps, balanced),
): Trial {
  return {
    game,
    positions,
    legal: (from, to) => {
      const i = changed(from, to)
      const [heap = 0n, left = 0n] = [from[i], to[i]]
      return i >= 0 && left >= 0n && left < heap && allowed(heap - left, heap)
    },
    move: (from, random) => {
      const i = Number(random % BigInt(from.length))
      const heap = from[i] as bigint
      const take = pick(random / 7n, heap)
      return take >= 1n && take <= heap && allowed(take, heap)
        ? from.with(i, heap - take)
        : undefined
    },
  }
}

export const between = (lo: bigint, hi: bigint) => (random: bigint) =>
  lo + (random % (hi - lo + 1n))
export const inRange = (lo: bigint, hi: bigint) => (t: bigint) => t >= lo && t <= hi
export const rest = (p: bigint, q: bigint) => (t: bigint, heap: bigint) =>
  heap < p ? t === heap : t >= p && t <= q
export const orRest = (p: bigint, q: bigint) => (random: bigint, heap: bigint) =>
  heap < p ? heap : between(p, q)(random)
export const anyTake = (random: bigint, heap: bigint) => 1n + (heap > 0n ? random % heap : 0n)
export const isPower = (base: bigint) => (t: bigint) => {
  let n = t
  while (n % base === 0n) n /= base
  return n === 1n
}
export const power = (base: bigint) => (random: bigint) => base ** (random % 60n)

/** A chess piece: which steps (a, b) it can make, and one of them for a random number. */
export interface Piece {
  readonly able: (a: bigint, b: bigint) => boolean
  readonly step: (random: bigint) => readonly [bigint, bigint]
}

const straight = (a: bigint, b: bigint) => a >= 0n && b >= 0n && a + b > 0n && a * b === 0n
const far = (random: bigint) => 1n + (random % 10n ** (random % 40n))

export const KING: Piece = {
  able: (a, b) => a >= 0n && b >= 0n && a + b > 0n && a <= 1n && b <= 1n,
  step: (random) => (random % 3n === 0n ? [1n, 1n] : random % 3n === 1n ? [1n, 0n] : [0n, 1n]),
}
export const KNIGHT: Piece = {
  able: (a, b) => (a === 1n && b === 2n) || (a === 2n && b === 1n),
  step: (random) => (random % 2n === 0n ? [1n, 2n] : [2n, 1n]),
}
export const ROOK: Piece = {
  able: straight,
  step: (random) => (random % 2n === 0n ? [far(random), 0n] : [0n, far(random)]),
}
export const QUEEN: Piece = {
  able: (a, b) => straight(a, b) || (a === b && a > 0n),
  step: (random) => (random % 3n === 0n ? [far(random), far(random)] : ROOK.step(random / 3n)),
}

/** A piece that goes towards a corner; the positions are its distances. */
export function cornerGame(game: string, { able, step }: Piece): Trial {
  return {
    game,
    positions: fc.oneof(
      pairs,
      huge.map((n) => [n, n]),
      huge.map((k) => [floorPhi(k) + k, floorPhi(k)]),
      fc.tuple(huge, fc.bigInt({ min: 0n, max: 3n })).map(([n, d]) => [n + d, n]),
    ),
    legal: ([a = 0n, b = 0n], [c = 0n, d = 0n]) => c >= 0n && d >= 0n && able(a - c, b - d),
    move: ([a = 0n, b = 0n], random) => {
      const [x, y] = step(random)
      return x <= a && y <= b ? [a - x, b - y] : undefined
    },
  }
}

export const limited = (k: bigint, game: string): Trial => ({
  game,
  positions: fc.oneof(
    huge.map((n) => [n, n > 0n ? n - 1n : 0n]),
    fc.tuple(huge, huge),
    fc.integer({ min: 3, max: 250 }).map((i) => [fibonacci(i), fibonacci(i) - 1n]),
  ),
  legal: ([n = 0n, limit = 0n], [m = 0n, next = 0n]) =>
    m >= 0n && m < n && n - m <= limit && next === k * (n - m),
  move: ([n = 0n, limit = 0n], random) => {
    const most = n < limit ? n : limit
    if (most === 0n) return undefined
    const take = 1n + (random % most)
    return [n - take, k * take]
  },
})
/** A game in which a heap may fall into two: `allowed` says what may be left and taken. */
export function splitting(
  game: string,
  allowed: (left: Numbers, taken: bigint) => boolean,
  takes: Numbers,
): Trial {
  const small = fc.bigInt({ min: 0n, max: 300n })
  return {
    game,
    positions: fc.oneof(
      heaps,
      fc.array(small, { minLength: 1, maxLength: 3 }),
      fc.tuple(huge, small).map(([n, m]) => [n, n, m, m]),
    ),
    legal: (from, to) =>
      from.some((heap, i) => {
        const end = to.length - (from.length - i - 1)
        const left = to.slice(i, end)
        const same = [...to.slice(0, i), heap, ...to.slice(end)].join() === from.join()
        const taken = left.reduce((rest, part) => rest - part, heap)
        const whole = left.length === 1 || (left.length === 2 && left.every((part) => part > 0n))
        return same && whole && taken >= 0n && allowed(left, taken)
      }),
    move: (from, random) => {
      const i = Number(random % BigInt(from.length))
      const heap = from[i] as bigint
      const left = heap - (takes[Number((random / 5n) % BigInt(takes.length))] as bigint)
      if (left < 2n) return undefined
      const part = 1n + ((random / 7n) % (left - 1n))
      return [...from.slice(0, i), part, left - part, ...from.slice(i + 1)]
    },
  }
}

/** N has winning moves, all to P; P has only moves to N: both directions of the theorem. */
export function holds(game: Game<unknown>, trial: Trial, position: Numbers, random: bigint): void {
  const verdict = solve(game, position)
  if (verdict.outcome === 'N') {
    let seen = 0
    for (const { to } of verdict.winning) {
      expect(trial.legal(position, to as Numbers), `to ${String(to)}`).toBe(true)
      expect(solve(game, to).outcome, `to ${String(to)}`).toBe('P')
      if (++seen === 20) break
    }
    if (seen < 20) expect(verdict.winning.count).toBe(BigInt(seen))
    const over = game.convention === 'misere' && [...first(game.rules.moves(position))].length === 0
    expect(seen > 0 || over).toBe(true)
  } else {
    expect(verdict.winning.first).toBeUndefined()
    for (let i = 1n; i <= 8n; i++) {
      const to = trial.move(position, random / i + i)
      if (!to) continue
      expect(trial.legal(position, to)).toBe(true)
      const outcomes = verdict.outcome === 'P' ? ['N'] : ['N', 'D']
      expect(outcomes, `to ${to.join(' ')}`).toContain(solve(game, to).outcome)
    }
  }
}

function* first<T>(list: Iterable<T>): Generator<T> {
  for (const item of list) return yield item
}
