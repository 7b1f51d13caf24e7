import { describe, expect, test } from 'vitest'
import { BeyondBudget, parse, solve } from '../src/index.ts'

const verdict = (text: string) => {
  const { game, position } = parse(text)
  return solve(game, position)
}

describe('the free number of a move over counters', () => {
  test('a k that changes nothing only has to exist, and makes one move', () => {
    expect(verdict('counters a; a -= 3 where k > 2 and k <= 6: 5').winning.count).toBe(1n)
    expect(verdict('counters a; a -= 1 where k >= 1: 3').outcome).toBe('N')
    expect(verdict('counters a; a -= 1 where k != 1 and k != 2: 4').outcome).toBe('P')
    expect(verdict('counters a; a -= 1 where k < 1: 3').outcome).toBe('P')
  })

  test('two ways to the same counters are one move', () => {
    expect(verdict('counters a; a -= k; a -= k: 7').winning.count).toBe(1n)
  })

  test('a k without a largest value that changes something is refused', () => {
    expect(() => verdict('counters a; a += k: 3')).toThrow(BeyondBudget)
  })
})
