import { parse, solve } from '@nimber/core'
import { describe, expect, test } from 'vitest'
import { answer, answers } from './run.ts'

/** Places where notes on these problems that go round are wrong, with the right answers. */

const fibonacci: bigint[] = [1n, 2n]
for (let i = 2; i < 400; i++) fibonacci.push((fibonacci[i - 1] ?? 0n) + (fibonacci[i - 2] ?? 0n))

/** ⌊kφ⌋ = ⌊(k + √(5k²)) / 2⌋ in whole numbers. */
function lower(k: bigint): bigint {
  return (k + root(5n * k * k)) / 2n
}

function root(n: bigint): bigint {
  let [low, high] = [0n, 1n << BigInt(Math.ceil(n.toString(2).length / 2))]
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (middle * middle <= n) low = middle
    else high = middle - 1n
  }
  return low
}

const inDoubles = (k: bigint) => BigInt(Math.floor((Number(k) * (1 + Math.sqrt(5))) / 2))

/** The sums below `limit` of Fibonacci numbers ≥ `least`, no two of them neighbours. */
function* sums(limit: bigint, least: bigint): Generator<bigint> {
  const parts = fibonacci.filter((f) => f >= least && f < limit)
  function* from(at: number, sum: bigint): Generator<bigint> {
    if (sum >= limit) return
    if (sum > 0n) yield sum
    for (let i = at; i < parts.length; i++) yield* from(i + 2, sum + (parts[i] ?? 0n))
  }
  yield* from(0, 0n)
}

describe('Wythoff in doubles', () => {
  // kφ is close to a whole number only where k is made of large Fibonacci numbers
  const wrong = [...sums(381_966_012n, 10_000n)]
    .filter((k) => lower(k) !== inDoubles(k) && lower(k) + k <= 1_000_000_000n)
    .map((k) => [lower(k), lower(k) + k] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))

  test('fails on 28 losing pairs up to 10^9, 14 in each order, and we do not', () => {
    expect(wrong.length).toBe(14)
    expect(wrong[0]).toEqual([165580140n, 267914295n])
    const input = wrong.map(([a, b]) => `${a} ${b} ${b} ${a}`).join('\n')
    expect(answers('nyoj-stones-4', input)).toEqual(new Array(28).fill('0'))
  })

  test('calls 14 winning positions lost, and we do not', () => {
    const input = wrong.map(([a, b]) => `${inDoubles(b - a)} ${inDoubles(b - a) + b - a}`)
    expect(answers('nyoj-stones-4', input.join('\n'))).toEqual(new Array(14).fill('1'))
  })

  test('fails nearly everywhere near 10^18, and we do not', () => {
    const some = Array.from({ length: 50 }, (_, i) => 10n ** 18n + BigInt(i) * 7919n)
    expect(some.filter((k) => lower(k) !== inDoubles(k)).length).toBeGreaterThan(45)
    const losing = some.map((k) => `${lower(k)} ${lower(k) + k}`)
    const winning = some.map((k) => `${lower(k)} ${lower(k) + k + 1n}`)
    expect(new Set(answers('nyoj-stones-4', losing.join('\n')))).toEqual(new Set(['0']))
    expect(new Set(answers('nyoj-stones-4', winning.join('\n')))).toEqual(new Set(['1']))
  })

  test('the list of losing pairs is exact to its end', () => {
    const pairs = answer('nyoj-wythoff', '100000').trimEnd().slice(1, -1).split(')(')
    expect(pairs.length).toBe(100_001)
    for (const [k, pair] of pairs.entries())
      if (k % 10 === 0 || k > 99_000)
        expect(pair).toBe(`${lower(BigInt(k))},${lower(BigInt(k)) + BigInt(k)}`)
  })
})

describe('tables of Fibonacci numbers that overflow', () => {
  test('1293530146158671551 is a win', () => {
    expect(answer('nyoj-stones-5', '1293530146158671551')).toBe('Yes\n')
    // the 94th Fibonacci number as 64 bits with a sign keep it is no Fibonacci number
    expect(fibonacci).not.toContain(1293530146158671551n)
  })

  test('363076002 is a win', () => {
    expect(answer('hdu2516', '363076002 0')).toBe('First win\n')
    expect(fibonacci).not.toContain(363076002n)
  })

  test('every Fibonacci number is a loss, its neighbours are wins', () => {
    const lost = fibonacci.slice(0, 300).join(' ')
    expect(new Set(answers('nyoj-stones-5', lost))).toEqual(new Set(['No']))
    expect(new Set(answers('hdu2516', lost))).toEqual(new Set(['Second win']))
    const won = fibonacci.slice(4, 300).flatMap((f) => [f - 1n, f + 1n])
    expect(new Set(answers('nyoj-stones-5', won.join(' ')))).toEqual(new Set(['Yes']))
    expect(new Set(answers('hdu2516', won.join(' ')))).toEqual(new Set(['First win']))
  })
})

describe('prose that is wrong', () => {
  test('nyoj-stones-1: the first player loses a multiple of m + 1, and only that', () => {
    expect(answers('nyoj-stones-1', '4 10 4 11 4 5 4 1000000 999999')).toEqual([
      'Lose',
      'Win',
      'Lose',
      'Lose',
    ])
  })

  test('nyoj-stones-2: (2, most 2) and (1, most 1) are a win', () => {
    expect(answer('nyoj-stones-2', '1\n2\n2 2\n1 1\n')).toBe('Win\n')
  })

  test('nyoj-stones-9: (2, 5) is a win and (2, 4, 6) a loss', () => {
    expect(answers('nyoj-stones-9', '2\n2\n2 5\n3\n2 4 6\n')).toEqual(['Yougth', 'Hrdv'])
  })

  test('hdu2897: the last taker loses', () => {
    // where the last taker won, 1 2 4 and 7 2 4 would be wins and 6 2 4 a loss
    expect(answers('hdu2897', '1 2 4 7 2 4 6 2 4')).toEqual(['LOST', 'LOST', 'WIN'])
  })

  test('nyoj-stones-8: two moves to one position are two lines', () => {
    expect(answers('nyoj-stones-8', '5 7 0 0')).toEqual(['1', '3 5', '3 5', '4 7'])
  })

  test('nyoj-stones-8: a heap may be empty', () => {
    expect(answers('nyoj-stones-8', '0 5 0 1 0 1000000 0 0')).toEqual(
      new Array(3).fill(['1', '0 0']).flat(),
    )
  })

  test('nyoj-stones-8: the smaller heap may be the larger of a losing pair', () => {
    expect(answers('nyoj-stones-8', '5 9 10 20 0 0')).toEqual(['1', '3 5', '1', '6 10'])
  })

  test('hdu5754: a knight that is stuck has drawn', () => {
    expect(answers('hdu5754', '4 3 2 3 3 3 3 3 4 4 3 5 5')).toEqual(['B', 'D', 'G', 'D'])
  })
})

describe('nyoj-stones-10: heap 4 has a pattern', () => {
  const value = (n: bigint) => 3n * (n / 6n) + (n % 3n)
  const word = (n: bigint, nim: bigint) => answer('nyoj-stones-10', `4 0 0 ${nim} ${n} 0`).trimEnd()

  test('its value by mex is 3⌊n/6⌋ + n mod 3, far past 1000', () => {
    const values: number[] = []
    for (let n = 0; n <= 2500; n++) {
      const reached = new Set<number | undefined>(n > 0 ? [values[n - 1]] : [])
      for (let amount = 2; amount <= n; amount += 2) reached.add(values[n - amount])
      let mex = 0
      while (reached.has(mex)) mex++
      values.push(mex)
      expect(BigInt(mex)).toBe(value(BigInt(n)))
    }
  })

  test('a heap of Nim of that value balances it, and no other', () => {
    for (let n = 990n; n < 1100n; n++) {
      expect(word(n, value(n)), `${n}`).toBe('Hrdv')
      for (const other of [value(n) + 1n, value(n) - 1n, 0n]) expect(word(n, other)).toBe('Yougth')
    }
    const big = 10n ** 30n
    for (let n = big; n < big + 12n; n++) expect(word(n, value(n)), `${n}`).toBe('Hrdv')
  })
})

test('HDU 3590 expects what its rule does not say, and the game is right', () => {
  // two paths of two edges at one root: every move leaves one path, or a path and an edge
  expect(answer('hdu3590', '1\n5\n1 2\n2 3\n1 4\n4 5\n')).toBe('PP\n')
  const { game, position } = parse('misere hackenbush-tree: 0 1 0 3')
  expect(solve(game, position).outcome).toBe('P')
})
