import { parse, TextError } from '@nimber/core'
import { answersOf, gameProblem, parseFormat, stagesOf } from '@nimber/problems'
import { describe, expect, test } from 'vitest'

describe('a format', () => {
  test.each([
    ['T; n', 'count', ['n']],
    ['t;n', 'count', ['n']],
    ['n', 'end', ['n']],
    ['n; 0', 'zero', ['n']],
    ['a b; 0 0', 'two zeros', ['a', 'b']],
    ['T；a b c', 'count', ['a', 'b', 'c']],
  ] as const)('%s', (text, envelope, names) => {
    const format = parseFormat(text)
    expect(format.envelope).toBe(envelope)
    expect(format.shape).toEqual({ kind: 'numbers', names })
    for (const name of names) expect(format.of[name]).toEqual({ least: 1n, most: 1000n })
  })

  test.each([
    ['k heaps', [1n, 10n], [1n, 100n]],
    ['T; k heaps', [1n, 10n], [1n, 100n]],
    ['k 堆; 0', [1n, 10n], [1n, 100n]],
    ['T; k 2..3 heaps 0..10^9', [2n, 3n], [0n, 10n ** 9n]],
  ] as const)('%s', (text, [fewest, most], [least, largest]) => {
    const { shape, of } = parseFormat(text)
    expect(shape).toEqual({ kind: 'heaps' })
    expect(of.count).toEqual({ least: fewest, most })
    expect(of.heap).toEqual({ least, most: largest })
  })

  test('has ranges', () => {
    expect(parseFormat('T; a 0..5 b c 2 .. 2^63').of).toEqual({
      a: { least: 0n, most: 5n },
      b: { least: 1n, most: 1000n },
      c: { least: 2n, most: 2n ** 63n },
    })
  })

  test.each([
    ['', 0],
    ['T', 0],
    [';', 1],
    ['T; n; 0', 4],
    ['n; 1', 2],
    ['n; 0 0 0', 2],
    ['n; 0 0', 2],
    ['k heaps; 0 0', 8],
    ['T; 3', 2],
    ['n n', 1],
    ['n, m', 1],
    ['T; n 1..x', 4],
    ['T; n 5..2', 2],
    ['k heaps n', 1],
  ])('%j is refused, and the place is named', (text, offset) => {
    let error: unknown
    try {
      parseFormat(text)
    } catch (thrown) {
      error = thrown
    }
    if (!(error instanceof TextError)) throw new Error(`${text} was not refused`)
    expect(error.offset).toBe(offset)
    expect(error.words.en).toMatch(/Expected a format|is empty/)
    expect(error.words.zh).toMatch(/[\u4e00-\u9fff]/)
  })
})

describe('the problem of a game', () => {
  const make = (game: string, format: string, words = ['W', 'L'] as [string, string, string?]) =>
    gameProblem(parse(game).game, parseFormat(format), words, format)

  test('answers its cases', () => {
    const take = make('take {1,3,4}', 'T; n')
    expect(answersOf(take, '5\n1\n2\n3\n7\n9\n').join('')).toBe('W\nL\nW\nL\nL\n')
    const nim = make('nim', 'k heaps; 0')
    expect(answersOf(nim, '2\n3 3\n3\n1 2 4\n0\n').join('')).toBe('L\nW\n')
    const wythoff = make('wythoff', 'a b; 0 0')
    expect(answersOf(wythoff, '1 2\n0 5\n3 6\n0 0\n').join('')).toBe('L\nW\nW\n')
    const knight = make('knight-to-corner', 'a b', ['W', 'L', 'D'])
    expect(answersOf(knight, '3 3\n4 4\n1 2\n').join('')).toBe('L\nD\nW\n')
    expect(answersOf(make('ring 1..2', 'n'), '1 2 3').join('')).toBe('W\nW\nL\n')
  })

  test('has stages within its ranges', () => {
    const nim = make('nim', 'T; k 1..3 heaps 0..6')
    for (const { inputs } of stagesOf(nim, { seed: '1', cases: 50 }))
      for (const cases of inputs())
        for (const [count = 0n, ...heaps] of cases) {
          expect(count >= 1n && count <= 3n && heaps.every((h) => h <= 6n)).toBe(true)
          expect(heaps.length).toBe(Number(count))
        }
  })

  test('has no cases that are no positions of the game', () => {
    const limited = make('anti-sg {1,2}', 'T; n 0..10^18') // knows heaps up to 10^6
    for (const { inputs } of stagesOf(limited, { seed: '1', cases: 50 }))
      for (const cases of inputs())
        for (const [n = 0n] of cases) expect(n).toBeLessThanOrEqual(1_000_000n)
  })

  test('has stages although a position has more winning moves than can be listed', () => {
    const heaps = make('consecutive-nim', 'T; n 0..10^18')
    for (const { inputs } of stagesOf(heaps, { seed: '1', cases: 50 }))
      for (const cases of inputs()) expect(cases.length).toBeGreaterThan(0)
  })

  test('has adversarial cases whatever the names of its rule are', () => {
    const rule = 'counters x, y; x -= k; y -= k; x -= k, y -= k'
    const pairs = make(rule, 'T; p 0..10^9 q 0..10^9')
    const notable = stagesOf(pairs, { seed: '1' }).find((stage) => stage.name === 'notable')
    const texts = [...(notable?.inputs() ?? [])].flat().map(String)
    expect(texts).toContain('165580140,267914295')
  })

  test('refuses positions that take too long', () => {
    expect(() => make('grundy', 'T; n 0..10^18')).toThrow(/smaller ranges/)
    expect(() => make('nim', 'k 1..10^7 heaps')).toThrow(/at most 1000000 heaps/)
  })

  test('wants positions that the game has, and a word for draws', () => {
    expect(() => make('wythoff', 'T; n')).toThrow(/no position of wythoff/)
    expect(() => make('nim + bash 3', 'a b')).toThrow(TextError)
    expect(() => answersOf(make('knight-to-corner', 'a b'), '4 4')).toThrow(/draws/)
  })
})
