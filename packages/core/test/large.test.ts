import fc from 'fast-check'
import { describe, test } from 'vitest'
import { parse } from '../src/index.ts'
import {
  anyTake,
  balanced,
  between,
  cornerGame,
  heaps,
  holds,
  huge,
  inRange,
  isPower,
  KING,
  KNIGHT,
  limited,
  orRest,
  pairs,
  power,
  QUEEN,
  ROOK,
  rest,
  single,
  splitting,
  type Trial,
  taking,
} from './trials.ts'

const M = 10n ** 25n + 3n
const among =
  (...amounts: bigint[]) =>
  (random: bigint) =>
    amounts[Number(random % BigInt(amounts.length))] as bigint

const TAKING: Trial[] = [
  taking('nim', () => true, anyTake),
  taking('misere-nim', () => true, anyTake),
  taking('bash 4', inRange(1n, 4n), between(1n, 4n)),
  taking(`bash ${M}`, inRange(1n, M), between(1n, M)),
  taking(`bounded-nim ${M}`, inRange(1n, M), between(1n, M)),
  taking('bash-range 3 7', inRange(3n, 7n), between(3n, 7n)),
  taking(`bash-range 1000 ${M}`, inRange(1000n, M), between(1000n, M)),
  taking('bash-rest 3 8', rest(3n, 8n), orRest(3n, 8n)),
  taking(`bash-rest 1000 ${M}`, rest(1000n, M), orRest(1000n, M)),
  taking('misere-bash-rest 3 8', rest(3n, 8n), orRest(3n, 8n), single),
  taking(`misere-bash-rest 1000 ${M}`, rest(1000n, M), orRest(1000n, M), single),
  taking('powers 2', isPower(2n), power(2n)),
  taking('powers 10', isPower(10n), power(10n)),
  taking('odd', (t) => t % 2n === 1n, anyTake),
  taking('even', (t) => t % 2n === 0n, anyTake),
  taking('one-or-even', (t) => t === 1n || t % 2n === 0n, anyTake),
  taking(
    'halving',
    (t, heap) => 2n * t <= heap,
    (r, heap) => anyTake(r, heap / 2n),
  ),
  taking('subtraction {1,4,9}', (t) => [1n, 4n, 9n].includes(t), among(1n, 4n, 9n)),
  taking('misere take {2,5,7}', (t) => [2n, 5n, 7n].includes(t), among(2n, 5n, 7n)),
  taking(`misere take 1..${M}`, inRange(1n, M), between(1n, M)),
]

const SPLITTING: Trial[] = [
  splitting('splitting', (left) => left.length === 2, [0n]),
  splitting('lasker', (left, taken) => (left.length === 2 ? taken === 0n : taken > 0n), [0n]),
  splitting('kayles', (_, taken) => taken === 1n || taken === 2n, [1n, 2n]),
  splitting('dawson-kayles', (_, taken) => taken === 2n, [2n]),
  splitting(
    'dawson-chess',
    ([first, second], taken) =>
      (taken === 1n && first === 0n && second === undefined) ||
      (taken === 2n && second === undefined) ||
      taken === 3n,
    [3n],
  ),
  splitting(
    'octal 0.45',
    ([first, second], taken) =>
      (taken === 1n && second !== undefined) ||
      (taken === 2n && (second !== undefined || first === 0n)),
    [1n, 2n],
  ),
  splitting(
    'take {1,2} or split',
    (left, taken) => (taken === 0n ? left.length === 2 : taken <= 2n && left.length === 1),
    [0n],
  ),
]

const COUNTERS: Trial[] = [
  cornerGame('wythoff', QUEEN),
  cornerGame('queen', QUEEN),
  cornerGame('queen-to-corner', QUEEN),
  cornerGame('rook', ROOK),
  cornerGame('rook-to-corner', ROOK),
  cornerGame('king', KING),
  cornerGame('king-to-corner', KING),
  cornerGame('knight', KNIGHT),
  cornerGame('knight-to-corner', KNIGHT),
  limited(2n, 'fibonacci-nim'),
  limited(2n, 'k-fold 2'),
  limited(3n, 'k-fold 3'),
  limited(20n, 'k-fold 20'),
]

const euclid: Trial = {
  game: 'euclid',
  positions: fc.oneof(
    pairs,
    pairs.map(([a, b]) => [a + b, b]),
  ),
  legal: ([a = 0n, b = 0n], [c = 0n, d = 0n]) => {
    const [large, small, taken] = a >= b ? [a, b, a - c] : [b, a, b - d]
    return small > 0n && taken > 0n && taken <= large && taken % small === 0n
  },
  move: ([a = 0n, b = 0n], random) => {
    const [large, small] = a >= b ? [a, b] : [b, a]
    if (small === 0n) return undefined
    const times = 1n + (random % (large / small))
    return a >= b ? [a - times * b, b] : [a, b - times * a]
  },
}

const staircase: Trial = {
  game: 'staircase',
  positions: fc.oneof(
    heaps,
    balanced.map((list) => list.flatMap((coins, i) => [coins, BigInt(i)])),
  ),
  legal: (from, to) => {
    const moved = from.flatMap((n, i) => (n === to[i] ? [] : [i]))
    const top = moved.at(-1) ?? 0
    const count = (from[top] ?? 0n) - (to[top] ?? 0n)
    if (count <= 0n || (to[top] ?? 0n) < 0n) return false
    const gained = (to[top - 1] ?? 0n) - (from[top - 1] ?? 0n)
    return top === 0 ? moved.length === 1 : moved.length === 2 && gained === count
  },
  move: (from, random) => {
    const i = Number(random % BigInt(from.length))
    const coins = from[i] as bigint
    if (coins === 0n) return undefined
    const count = 1n + ((random / 7n) % coins)
    const to = from.with(i, coins - count)
    return i === 0 ? to : to.with(i - 1, (to[i - 1] as bigint) + count)
  },
}

const moore: Trial = {
  game: 'moore 2',
  positions: fc.oneof(
    fc.array(huge, { minLength: 1, maxLength: 4 }),
    huge.map((n) => [n, n, n]),
    pairs.map(([n, m]) => [n, m, n, m, n, m]),
  ),
  legal: (from, to) => {
    const lower = from.flatMap((n, i) => (n === to[i] ? [] : [n > (to[i] as bigint)]))
    return lower.length >= 1 && lower.length <= 2 && lower.every((l) => l)
  },
  move: (from, random) => {
    const i = Number(random % BigInt(from.length))
    const j = Number((random / 7n) % BigInt(from.length))
    if (from[i] === 0n || from[j] === 0n) return undefined
    const to = from.with(i, (random / 11n) % (from[i] as bigint))
    return to.with(j, (random / 13n) % (from[j] as bigint))
  },
}

describe('where search cannot follow', () => {
  const trials = [...TAKING, ...SPLITTING, ...COUNTERS, euclid, staircase, moore]
  test.each(trials.map((trial) => [trial.game, trial] as const))('%s', (_, trial) => {
    const { game } = parse(trial.game)
    fc.assert(
      fc.property(trial.positions, fc.bigInt({ min: 0n, max: 10n ** 70n }), (position, random) =>
        holds(game, trial, position, random),
      ),
      { numRuns: 100 },
    )
  })
})
