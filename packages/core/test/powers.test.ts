import { describe, expect, test } from 'vitest'
import { parse } from '../src/games/parse.ts'

const printed = (text: string, position?: string) => {
  const { game, position: found } = parse(text, position)
  return game.rules.print(found)
}

describe('a number of a position', () => {
  test('may be a power', () => {
    const large = `1${'0'.repeat(30)}`
    expect(printed('nim', '10^30 1e30 3')).toBe(`${large} ${large} 3`)
    expect(printed('nim: 10^30 5')).toBe(`${large} 5`)
    expect(printed('wythoff: 2^64 12E3')).toBe(`${2n ** 64n} 12000`)
    expect(printed('take {1,3,4}: 1e30')).toBe(large)
    expect(printed('nim', '0^5 1^999999999 0e3')).toBe('0 1 0')
  })

  test('may not be a power that nobody could write out, nor half of one', () => {
    expect(() => parse('nim', '3 10^1000000')).toThrow(/more than 100000 digits/)
    expect(() => parse('nim', '1e99999999999999999999')).toThrow(/more than 100000 digits/)
    expect(() => parse('nim', '10^')).toThrow(/Expected a number/)
    expect(() => parse('nim', '1e')).toThrow(/Expected a number/)
    expect(() => parse('nim', '1.5e3')).toThrow(/Expected a number/)
  })
})
