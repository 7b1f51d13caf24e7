import { describe, expect, test } from 'vitest'
import { parse, solve, USUAL_BUDGET } from '../src/index.ts'
import { explore } from '../src/values/search.ts'

/** Rules of heaps, and as many of them as are tried together up to a size. */
const TRIED = [
  ['moore 2 take any', 4, 3],
  ['moore 2 take {1,2}', 3, 5],
  ['moore 2 take squares', 3, 5],
  ['moore 3 take odd', 4, 3],
  ['moore 2 take {1,2} then may split', 2, 4],
  ['every-sg take {1,3} or even', 3, 5],
  ['anti-sg take divisors of n', 3, 5],
] as const

/** All lists of so many numbers up to a size that do not fall. */
function* lists(count: number, size: number, least = 0): Generator<readonly number[]> {
  if (count === 0) return yield []
  for (let first = least; first <= size; first++)
    for (const rest of lists(count - 1, size, first)) yield [first, ...rest]
}

describe('parts that are played together', () => {
  test.each(TRIED)('%s is solved as a search settles it', (rule, heaps, size) => {
    for (const list of lists(heaps, size)) {
      const { game, position } = parse(`${rule}: ${list.join(' ')}`)
      const wanted = explore(game, [position], USUAL_BUDGET).outcome(position)
      expect(solve(game, position).outcome, list.join(' ')).toBe(wanted)
    }
  })

  test('Moore’s theorem is used where it holds and nowhere else', () => {
    const covered = (text: string) => {
      const { game, position } = parse(text)
      return game.theorem?.covers?.(position)
    }
    expect(covered('moore 2 take any: 4 1 1 2 2 2')).toBe(true)
    expect(covered('moore 2 take {1,2}: 4 1 2')).toBe(true)
    expect(covered('moore 2 take {1,2}: 4 1 1 2 2 2')).toBe(false)
    expect(covered('moore 2 octal 0.77: 5 5')).toBe(false)
    // the columns of the values 1 1 1 2 2 2 are all 0 modulo 3, and the player to move wins
    const { game, position } = parse('moore 2 take {1,2}: 4 1 1 2 2 2')
    expect(solve(game, position).outcome).toBe('N')
  })
})
