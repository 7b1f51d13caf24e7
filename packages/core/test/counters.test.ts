import { describe, expect, test } from 'vitest'
import { BeyondBudget, parse, solve, tabulate } from '../src/index.ts'

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

describe('the two parts of a counter', () => {
  test('have names of their own', () => {
    const parts =
      'counters w, h; leaves (w1, h) and (w2, h); leaves (w, h1) and (w, h2) where h1 > 1'
    const plain =
      'counters w, h; leaves (k, h) and (w - k, h) where k < w; leaves (w, k) and (w, h - k) where k < h and k > 1'
    expect(parse(`${parts}: 3 4`).game.name).toBe(parse(`${plain}: 3 4`).game.name)
    expect(parse('计数 w; 留下 (w1) 和 (w2): 5').game.name).toBe(
      parse('counters w; leaves (k) and (w - k) where k < w: 5').game.name,
    )
  })

  test('are at least 1, and cut a sheet as the game of cutting paper does', () => {
    const sheets = 'counters w, h; leaves (w1, h) and (w2, h); leaves (w, h1) and (w, h2)'
    // without an end at a single square both sides only have to be cut
    expect(verdict(`${sheets}: 1 1`).outcome).toBe('P')
    expect([...verdict(`${sheets}: 1 2`).winning].map(({ to }) => `${to}`)).toEqual(['1,1,1,1'])
    // the parts of one counter may become the two counters: the game E&D
    const pairs = 'counters a, b; leaves (a1, a2); leaves (b1, b2)'
    const twoPower = (n: number) => 31 - Math.clz32(n & -n)
    for (let a = 1; a <= 8; a++)
      for (let b = 1; b <= 8; b++) {
        const zeros = twoPower(~((a - 1) | (b - 1)))
        expect(verdict(`${pairs}: ${a} ${b}`).value, `${a} ${b}`).toBe(BigInt(zeros))
      }
  })

  test('are read where a counter has such a name itself', () => {
    expect(parse('counters b, b1; leaves (b, b1 - k): 3 4').game.name).toBe(
      'counters b, b1; leaves (b, b1 - k)',
    )
  })
})

describe('further free numbers of a move', () => {
  const both = 'counters a, b; a -= k, b -= l'
  const reached = (text: string) => {
    const { game, position } = parse(text)
    return [...game.rules.moves(position)].map(({ to }) => game.rules.print(to))
  }

  test('stand for any positive integers of their own', () => {
    expect(reached(`${both}: 2 3`).sort()).toEqual(['0 0', '0 1', '0 2', '1 0', '1 1', '1 2'])
    expect(reached(`${both} where k + l = 3: 2 3`).sort()).toEqual(['0 2', '1 1'])
    expect(reached('counters a; a -= k + l: 4').sort()).toEqual(['0', '1', '2'])
    expect(reached('counters a, b, c; a -= k, b -= l, c -= m: 1 1 2')).toEqual(['0 0 1', '0 0 0'])
    expect(reached('counters n, l; n -= k + m where m <= l: 4 1').sort()).toEqual([
      '0 1',
      '1 1',
      '2 1',
    ])
    expect(reached(`counters a, b; a -= k, b -= l where k in {2}: 3 1`)).toEqual(['1 0'])
  })

  test('are printed as they are read, and k comes first', () => {
    const printed = (text: string) => parse(text).game.name
    expect(printed(both)).toBe(both)
    expect(printed('counters a, b; a -= l, b -= m')).toBe('counters a, b; a -= k, b -= m')
    expect(printed('counters a; a -= 2*l where l >= 2')).toBe('counters a; a -= 2*k where k >= 2')
    expect(parse(parse(both).game.nameZh).game.name).toBe(both)
  })

  test('are tabulated', () => {
    const { cell } = tabulate(parse(both).game, [6, 6])
    for (let a = 0; a <= 6; a++)
      for (let b = 0; b <= 6; b++) expect(Number(cell(a, b))).toBe(Math.min(a, b))
  })

  test('without a largest value are refused, and so are their products', () => {
    expect(() => reached('counters a, b; a -= k, b += l: 3 3')).toThrow(BeyondBudget)
    expect(() => parse('counters a, b; a -= k*l')).toThrow(/multiplied by a number only/)
    expect(() => parse('counters a, b; l -= 1')).toThrow(/Unknown counter l/)
  })

  test('Moore’s Nim with two heaps at once is lost where each column has a multiple of three ones', () => {
    const moore = 'a -= k; b -= k; c -= k; a -= k, b -= l; a -= k, c -= l; b -= k, c -= l'
    for (const [position, outcome] of [
      ['5 5 5', 'P'],
      ['0 0 0', 'P'],
      ['1 2 3', 'N'],
      ['4 4 5', 'N'],
    ])
      expect(verdict(`counters a, b, c; ${moore}: ${position}`).outcome).toBe(outcome)
  })
})

describe('a move over counters is told as a player tells it', () => {
  const wythoff = 'a -= k; b -= k; a -= k, b -= k'
  test.each([
    ['wythoff: 9 14', '8 13', 'take 1 from both', '两堆各取 1 颗'],
    ['wythoff: 9 14', '9 11', 'take 3 from heap b', '从 b 堆取 3 颗'],
    [`counters a, b; ${wythoff}: 9 14`, '8 13', 'take 1 from both', 'a、b 各取 1'],
    [`counters a, b; ${wythoff}: 9 14`, '6 14', 'take 3 from a', '从 a 取 3'],
    ['queen: 9 14', '8 13', 'go 1 square diagonally', '斜走 1 格'],
    ['queen-to-corner: 9 14', '4 14', 'go 5 squares up', '向上走 5 格'],
    [
      'fibonacci-nim: 20',
      '18 limit 4',
      'take 2 from n, limit becomes 4',
      '从 n 取 2，limit 变为 4',
    ],
    ['counters a, b; a -= 1, b += 2: 3 3', '2 5', 'take 1 from a, add 2 to b', '从 a 取 1，b 加 2'],
    ['counters a, b, c; a -= 1, c -= 1: 3 3 3', '2 3 2', 'take 1 from each of a, c', 'a、c 各取 1'],
    [
      'counters a, b; a -= 1, b -= 2: 3 3',
      '2 1',
      'take 1 from a, 2 from b',
      '从 a 取 1，从 b 取 2',
    ],
    ['counters a; a += 0: 3', '3', 'no change', '不变'],
  ])('%s to %s', (text, to, en, zh) => {
    const { game, position } = parse(text)
    const move = [...game.rules.moves(position)].find((m) => game.rules.print(m.to) === to)
    expect(move?.text).toEqual({ en, zh })
  })

  test('a theorem of the catalogue tells its moves by the names of the rule', () => {
    const text = 'counters x, y; x -= k; y -= k; x -= k, y -= k: 6 7'
    expect([...verdict(text).winning].map((move) => move.text.zh)).toEqual([
      '从 x 取 2',
      'x、y 各取 5',
    ])
    expect(verdict('counters x, y; x -= k; y -= k: 6 7').winning.first?.text.en).toBe(
      'take 1 from y',
    )
  })
})

/** The values of Wythoff's game for 0..long by 0..short, each by looking at all its options. */
function plainWythoff(long: number, short: number): number[][] {
  const values: number[][] = []
  for (let a = 0; a <= long; a++) {
    const row: number[] = []
    values.push(row)
    for (let b = 0; b <= short; b++) {
      const reached = new Set<number | undefined>()
      for (let k = 1; k <= a; k++) reached.add(values[a - k]?.[b])
      for (let k = 1; k <= b; k++) reached.add(row[b - k]).add(values[a - k]?.[b - k])
      let value = 0
      while (reached.has(value)) value++
      row.push(value)
    }
  }
  return values
}

describe('a large heap and a small one', () => {
  const COUNTERS = 'counters x, y; x -= k; y -= k; x -= k, y -= k'

  test.each([
    'wythoff: 99997 2',
    'wythoff: 2 99997',
    'queen: 50000 7',
    'queen: 1 999999',
    'wythoff: 999999 1000',
    'wythoff: 1000000000000 0',
    `${COUNTERS}: 300000 3`,
    `${COUNTERS}: 49999 60`,
  ])('%s is settled by the theorem, whatever its value costs', (text) => {
    const { outcome, value, winning, evidence } = verdict(text)
    expect([outcome, evidence.kind]).toEqual(['N', 'theorem'])
    expect(value).not.toBe(0n)
    expect(winning.count).toBeGreaterThan(0n)
  })

  test('a long and narrow table has the values of all options', () => {
    const plain = plainWythoff(1500, 4)
    for (const [bounds, at] of [
      [[1500, 4], (a: number, b: number) => [a, b]],
      [[4, 1500], (a: number, b: number) => [b, a]],
    ] as const) {
      const table = tabulate(parse(COUNTERS).game, bounds)
      for (const [a, row] of plain.entries())
        for (const [b, value] of row.entries()) expect(table.cell(...at(a, b))).toBe(value)
    }
    expect(verdict('wythoff: 1500 4').value).toBe(BigInt(plain[1500]?.[4] ?? -1))
  })

  test('its table is as long as the values, not as long as their square', () => {
    const table = tabulate(parse('wythoff').game, [300_000, 2])
    expect(table.cell(300_000, 0)).toBe(300_000)
  })
})
