import { describe, expect, test } from 'vitest'
import { lists, put, type Result, randomNumbers, search, sorted } from './plain.ts'
import { answer, answers } from './run.ts'

describe('nyoj-stones-3: discard some, move some of the rest onto other heaps', () => {
  /** All ways to hand at most `stones` out to the heaps from `at` on. */
  function* handOut(heaps: readonly number[], at: number, stones: number): Generator<number[]> {
    if (at === heaps.length) yield [...heaps]
    else
      for (let given = 0; given <= stones; given++)
        yield* handOut(put(heaps, at, (heaps[at] ?? 0) + given), at + 1, stones - given)
  }
  const result = search(function* (position) {
    for (const [i, heap] of position.entries()) {
      const others = position.filter((_, j) => j !== i)
      for (let rest = 0; rest < heap; rest++)
        for (const after of handOut(others, 0, rest)) {
          const moved = after.reduce((sum, h, j) => sum + h - (others[j] ?? 0), 0)
          yield sorted([...after, rest - moved])
        }
    }
  })

  test('all positions of up to 11 stones in up to 4 heaps', () => {
    const cases = [1, 2, 3, 4]
      .flatMap((n) => [...lists(n, 9)])
      .filter((heaps) => heaps.reduce((a, b) => a + b) <= 11)
    const input = cases.map((heaps) => `${heaps.length} ${heaps.join(' ')}`).join('\n')
    const words = answers('nyoj-stones-3', `${input}\n0`)
    expect(words.length).toBe(cases.length)
    for (const [i, heaps] of cases.entries())
      expect(words[i], heaps.join(' ')).toBe(result(sorted(heaps)) === 'N' ? 'Win' : 'Lose')
  })
})

describe('Wythoff', () => {
  const size = 90
  const result = search(function* ([a = 0, b = 0]) {
    for (let k = 1; k <= a; k++) yield [a - k, b]
    for (let k = 1; k <= b; k++) yield [a, b - k]
    for (let k = 1; k <= Math.min(a, b); k++) yield [a - k, b - k]
  })
  for (let a = 0; a <= size; a++) for (let b = 0; b <= size; b++) result([a, b])

  test('nyoj-stones-4', () => {
    const cases = [...lists(2, size)]
    const words = answers('nyoj-stones-4', cases.map((c) => c.join(' ')).join('\n'))
    for (const [i, position] of cases.entries())
      expect(words[i], position.join(' ')).toBe(result(position) === 'N' ? '1' : '0')
  })

  test('nyoj-stones-8: both heaps first, then one heap by the smaller heap left', () => {
    let [input, output] = ['', '']
    for (let a = 0; a <= size; a++)
      for (let b = Math.max(a, 1); b <= size; b++) {
        input += `${a} ${b}\n`
        output += result([a, b]) === 'N' ? '1\n' : '0\n'
        for (let k = 1; k <= a; k++)
          if (result([a - k, b - k]) === 'P') output += `${a - k} ${b - k}\n`
        const one: [number, number][] = []
        for (let x = 0; x < a; x++) if (result([x, b]) === 'P') one.push([x, b])
        // from two equal heaps the same move in the other heap is not a second one
        for (let y = 0; y < b && a !== b; y++)
          if (result([a, y]) === 'P') one.push([Math.min(a, y), Math.max(a, y)])
        for (const [x, y] of one.sort((p, q) => p[0] - q[0])) output += `${x} ${y}\n`
      }
    expect(answer('nyoj-stones-8', `${input}0 0\n`)).toBe(output)
  })

  test('nyoj-wythoff', () => {
    const pairs = [...lists(2, size)].filter(([a = 0, b = 0]) => a <= b && result([a, b]) === 'P')
    expect(pairs.length).toBe(35)
    for (const last of [0, 1, 2, 34])
      expect(answer('nyoj-wythoff', `${last}`)).toBe(
        `${pairs
          .slice(0, last + 1)
          .map(([a, b]) => `(${a},${b})`)
          .join('')}\n`,
      )
  })
})

describe('nyoj-stones-7', () => {
  test('a ring of n stones, take one or two neighbours', () => {
    // a ring is a bit for each place, a place that is empty stays empty
    const ring = (n: number) =>
      search(function* (places) {
        for (let i = 0; i < n; i++) {
          if (!places[i]) continue
          const without = put(places, i, 0)
          yield without
          const next = (i + 1) % n
          if (places[next] && next !== i) yield put(without, next, 0)
        }
      })(new Array<number>(n).fill(1))
    const sizes = Array.from({ length: 13 }, (_, n) => n)
    const expected = sizes.map((n) => (ring(n) === 'N' ? 'Hrdv' : 'Yougth'))
    expect(answers('nyoj-stones-7', sizes.join(' '))).toEqual(expected)
  })
})

describe('hdu5754: a piece goes to the corner', () => {
  const along = (distance: number) => Array.from({ length: distance }, (_, i) => i + 1)
  const steps: Record<string, (a: number, b: number) => [number, number][]> = {
    king: () => [
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    rook: (a, b) => [
      ...along(a).map((k): [number, number] => [k, 0]),
      ...along(b).map((k): [number, number] => [0, k]),
    ],
    knight: () => [
      [1, 2],
      [2, 1],
    ],
    queen: (a, b) => [
      ...along(a).map((k): [number, number] => [k, 0]),
      ...along(b).map((k): [number, number] => [0, k]),
      ...along(Math.min(a, b)).map((k): [number, number] => [k, k]),
    ],
  }

  /** The results by the distances to the corner, filled from the corner. */
  function board(piece: string, size: number): Result[][] {
    const rows: Result[][] = []
    for (let a = 0; a < size; a++) {
      const row: Result[] = []
      rows.push(row)
      for (let b = 0; b < size; b++) {
        const next = (steps[piece]?.(a, b) ?? []).filter(([x, y]) => x <= a && y <= b)
        const results = new Set(next.map(([x, y]) => rows[a - x]?.[b - y]))
        if (next.length === 0) row.push(a === 0 && b === 0 ? 'P' : 'D')
        else row.push(results.has('P') ? 'N' : results.has('D') ? 'D' : 'P')
      }
    }
    return rows
  }

  test.each([
    ['king', 1, 500],
    ['rook', 2, 70],
    ['knight', 3, 1000],
    ['queen', 4, 90],
  ] as const)('%s', (piece, type, size) => {
    const results = board(piece, size)
    const random = randomNumbers(type)
    const cases = [
      ...lists(2, 39),
      ...Array.from({ length: 8000 }, () => [random(size), random(size)]),
    ]
    const input = cases.map(([a = 0, b = 0]) => `${type} ${a + 1} ${b + 1}`).join('\n')
    const words = answers('hdu5754', `${cases.length}\n${input}`)
    for (const [i, [a = 0, b = 0]] of cases.entries())
      expect(words[i], `${piece} ${a + 1} ${b + 1}`).toBe(
        { N: 'B', P: 'G', D: 'D' }[results[a]?.[b] ?? 'D'],
      )
  })
})
