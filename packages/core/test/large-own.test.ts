import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fibonacciSum } from '../src/arith/golden.ts'
import { BeyondBudget, type Game, parse, solve } from '../src/index.ts'
import { cpuTime, expectInTime } from './cpu.ts'
import { huge } from './trials.ts'

/** The first winning moves of N lead to P; P has none. */
function winsToLosing(game: Game<unknown>, position: unknown): void {
  const verdict = solve(game, position)
  const moves = []
  for (const move of verdict.winning) if (moves.push(move) === 20) break
  expect(moves.length > 0).toBe(verdict.outcome === 'N')
  for (const { to } of moves) expect(solve(game, to).outcome).toBe('P')
}

function check<T>(
  name: string,
  positions: fc.Arbitrary<T>,
  moves: (position: T, random: bigint) => T | undefined,
): void {
  const { game } = parse(name)
  fc.assert(
    fc.property(positions, fc.bigInt({ min: 0n, max: 10n ** 70n }), (position, random) => {
      winsToLosing(game, position)
      if (solve(game, position).outcome === 'N') return
      for (let i = 1n; i < 8n; i++) {
        const to = moves(position, random / i)
        if (to) expect(solve(game, to).outcome).toBe('N')
      }
    }),
    { numRuns: 100 },
  )
}

describe('games with moves of their own, where search cannot follow', () => {
  test('bash-heaps', () => {
    const heap = fc.record({ size: huge, most: huge })
    const heaps = fc.oneof(
      fc.array(heap, { minLength: 1, maxLength: 4 }),
      heap.map((h) => [h, h]),
    )
    check('bash-heaps', heaps, (position, random) => {
      const i = Number(random % BigInt(position.length))
      const { size, most } = position[i] as { size: bigint; most: bigint }
      const take = 1n + (random % 1000n)
      return take <= size && take <= most
        ? position.with(i, { size: size - take, most })
        : undefined
    })
  })

  test('consecutive-nim', () => {
    const spans = fc.oneof(
      huge.map((n) => [{ lo: 1n, hi: n + 1n }]),
      huge.map((n) => [{ lo: 4n * n + 4n, hi: 4n * n + 7n }]),
      fc.tuple(huge, huge).map(([lo, more]) => [{ lo, hi: lo + more }]),
    )
    check('consecutive-nim', spans, ([span], random) => {
      const { lo, hi } = span as { lo: bigint; hi: bigint }
      if (hi === 0n) return undefined
      const to = random % hi // the largest heap becomes smaller
      return [
        { lo, hi: hi - 1n },
        { lo: to, hi: to },
      ].filter((s) => s.lo <= s.hi)
    })
  })

  test('turtles', () => {
    const coin = huge.map((n) => n + 1n)
    const rows = fc.oneof(
      fc.uniqueArray(coin, { minLength: 1, maxLength: 6 }),
      fc
        .uniqueArray(coin, { minLength: 2, maxLength: 5 })
        .map((list) => [...list, list.reduce((x, n) => x ^ n, 0n)])
        .filter((list) => new Set(list).size === list.length && !list.includes(0n)),
    )
    check('turtles', rows, (heads, random) => {
      const x = heads[Number(random % BigInt(heads.length))] as bigint
      const y = random % x // 0: only x is turned
      const rest = heads.filter((h) => h !== x && h !== y)
      return y === 0n || heads.includes(y) ? rest : [...rest, y]
    })
  })

  test('hackenbush-tree with up to 100,000 vertices', () => {
    const { game } = parse('hackenbush-tree')
    for (const [size, shape] of [
      [10_000, (i: number) => Math.floor(i / 2)],
      [100_000, (i: number) => Math.floor(i / 3)],
      [20_000, (i: number) => i], // one long stalk
      [100_000, () => 0],
      [50_000, (i: number) => (i * 7919) % (i + 1)],
    ] as const) {
      const tree = Array.from({ length: size }, (_, i) => shape(i))
      const verdict = solve(game, tree)
      expect(verdict.outcome).toBe(verdict.value === 0n ? 'P' : 'N')
      const { first } = verdict.winning
      expect(first === undefined).toBe(verdict.outcome === 'P')
      if (first) {
        expect(solve(game, first.to).outcome).toBe('P')
        expect((first.to as number[]).length).toBeLessThan(size)
      }
      // the tree twice is lost, and any cut of it wins
      const twice = [...tree, ...tree.map((parent) => (parent > 0 ? parent + size : 0))]
      expect(solve(game, twice).outcome).toBe('P')
      expect(solve(game, twice.slice(0, -1)).outcome).toBe('N')
    }
    expect(
      solve(
        game,
        Array.from({ length: 20_000 }, (_, i) => i),
      ).value,
    ).toBe(20_000n)
  })

  test('sums with parts of very different size', () => {
    const texts = [
      'hackenbush-tree: 0 1 1 0 + nim: 99999999999999999999999999999999',
      'kayles: 1000000000000000000000 + nim: 12345678901234567890',
      'euclid: 1000000000000000000000 7 + bash 9: 77777777777777777777',
      'turtles: 3 5 + staircase: 1000000000000000000000000 5 1',
      'rook: 10000000000 3 + king: 100000000001 5 + one-or-even: 1000000000000000',
      'nim: 7 + nim: 7',
      'bash-heaps: 100/7 + consecutive-nim: 1000000000000',
    ]
    for (const text of texts) {
      const { game, position } = parse(text)
      winsToLosing(game, position)
    }
  })
})

describe('numbers of 100,000 digits', () => {
  const n = (10n ** 100_000n - 1n) / 7n
  const m = (10n ** 99_999n - 1n) / 13n
  test.each([
    ['nim', [n, m, n - 5n]],
    ['nim', [n, m, n ^ m]],
    ['bash 4', [n]],
    ['bash 1000000007', [n, m]],
    ['wythoff', [m, n]],
    ['wythoff', [n, n + 12345n]],
    ['fibonacci-nim', [n, n - 1n]],
    ['fibonacci-nim', [n, m]],
    ['take 2^k', [n, m]],
    ['take 10^k', [n, n + 1n, m]],
    ['take 1..n/2', [n, m]],
    ['kayles', [n, m]],
  ])('%s', (name, position) => {
    const { game } = parse(name)
    const start = cpuTime()
    const verdict = solve(game, position)
    const { outcome, winning } = verdict
    const { first, count } = winning
    expect(outcome === 'N').toBe(count > 0n)
    expect(first === undefined).toBe(count === 0n)
    expect(verdict.value === undefined || (verdict.value === 0n) === (outcome === 'P')).toBe(true)
    // a second or two on a machine of its own; others may be at work here
    expectInTime(cpuTime() - start, 6000)
    if (first) expect(solve(game, first.to).outcome).toBe('P')
  })
})

test('a winning take that is the sum of very many Zeckendorf parts', () => {
  // the gaps between the parts are 2, so that twice a sum of some is too much, but for the last
  const low = Array.from({ length: 150_000 }, (_, i) => 300_003 - 2 * i)
  const { game } = parse('fibonacci-nim')
  const n = fibonacciSum([300_010, ...low])
  const { winning } = solve(game, [n, n - 1n])
  expect([...winning].map(({ to }) => n - ((to as bigint[])[0] ?? 0n))).toEqual([
    5n,
    fibonacciSum(low),
  ])
  for (const { to } of winning) expect(solve(game, to).outcome).toBe('P')
})

test.each([
  ['k-fold 1000000000000: 100000000000000000000000000000', false],
  // the odd part is a product of two long primes, and all its divisors count
  [`divisors: ${4n * (2n ** 89n - 1n) * (2n ** 107n - 1n)} 1`, true],
  ['take any then may split: 100000', false],
])('what would take too long says so: %s', (text, decided) => {
  const { game, position } = parse(text)
  if (decided) expect(solve(game, position).outcome).toBe('N')
  expect(() => solve(game, position).winning.count).toThrow(BeyondBudget)
})

test('every-euclid tells who wins where a pair has more moves than memory holds', () => {
  const { game, position } = parse(`every-euclid: 4/13 5/${10n ** 30n + 2n}`)
  const verdict = solve(game, position)
  expect(['N', 'P']).toContain(verdict.outcome)
  expect(() => verdict.winning.count).toThrow(BeyondBudget)
  const [first] = game.rules.moves(position)
  expect(game.rules.print(first?.to)).toBe('4/9 5/999999999999999999999999999997')
})
