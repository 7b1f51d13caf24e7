import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nimAdd, nimSum } from '../src/arith/nim-sum.ts'
import { gameSum } from '../src/games/sum.ts'
import {
  addValues,
  type Game,
  gameFromMoves,
  type Match,
  outcomeOfValue,
  resultOf,
} from '../src/index.ts'
import { type Mover, outcomeOf } from '../src/model/outcome.ts'

test('the letters of an impartial game say who wins when either begins', () => {
  expect(outcomeOf({ left: 'left', right: 'right' })).toBe('N')
  expect(outcomeOf({ left: 'right', right: 'left' })).toBe('P')
  expect(outcomeOf({ left: 'nobody', right: 'nobody' })).toBe('D')
})

describe('values', () => {
  test('compare with 0 by who wins', () => {
    expect(outcomeOfValue(0n)).toBe('P')
    expect(outcomeOfValue(5n)).toBe('N')
    expect(outcomeOfValue([0n, 2n])).toBe('N')
    expect(outcomeOfValue([1n, 2n])).toBe('D')
    expect(outcomeOfValue([])).toBe('D')
  })

  test('are added by xor, whatever their order and number', () => {
    const values = fc.array(fc.bigInt({ min: 0n, max: 2n ** 80n }), { maxLength: 8 })
    fc.assert(
      fc.property(values, fc.nat(8), (list, at) => {
        const [head, tail] = [list.slice(0, at), list.slice(at)]
        expect(nimSum(list)).toBe(nimAdd(nimSum(tail), nimSum(head)))
        expect(nimSum([...list, ...list])).toBe(0n)
        expect(addValues(nimSum(head), nimSum(tail))).toBe(nimSum(list))
      }),
    )
    expect(nimSum([])).toBe(0n)
    expect(nimSum([1n, 2n, 4n])).toBe(7n)
  })

  test('a number moves what ∞ reaches, and two of ∞ reach nothing', () => {
    expect(addValues([0n, 3n], 1n)).toEqual([1n, 2n])
    expect(addValues(1n, [0n, 3n])).toEqual([1n, 2n])
    expect(addValues([0n], [0n])).toEqual([])
  })
})

/** Left takes one, Right takes two. */
function takeBy(): Game<number> {
  const plain = gameFromMoves<number>({ name: 'by player', moves: () => [], at: (n) => n })
  const moves = (n: number, mover: Mover = 'left') => {
    const to = n - (mover === 'left' ? 1 : 2)
    return to < 0 ? [] : [{ text: { en: `${to}`, zh: `${to}` }, to }]
  }
  return { ...plain, rules: { ...plain.rules, moves } }
}

describe('moves are asked for a player', () => {
  const reached = (game: Game<readonly unknown[]>, from: readonly unknown[], mover: Mover) =>
    [...game.rules.moves(from, mover)].map(({ to }) => to)

  test('a sum asks its parts for the same player', () => {
    const sum = gameSum([takeBy(), takeBy()])
    expect(reached(sum, [3, 1], 'left')).toEqual([
      [2, 1],
      [3, 0],
    ])
    expect(reached(sum, [3, 1], 'right')).toEqual([[1, 1]])
  })

  test('a match ends where the player to move has none: who began is Left', () => {
    const game = takeBy()
    const match: Match<number> = {
      game,
      start: 1,
      moves: [],
      players: ['person', 'person'],
      seed: 0,
    }
    expect(resultOf(match)).toBeUndefined()
    const [move] = game.rules.moves(2, 'left')
    if (!move) throw new TypeError('Left can take one of two')
    // one is left, which Right cannot take two of
    expect(resultOf({ ...match, start: 2, moves: [move] })).toEqual({ winner: 0 })
  })
})
