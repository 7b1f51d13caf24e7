import { parse, TextError } from '@nimber/core'
import {
  answersOf,
  fits,
  gameProblem,
  joinedLimits,
  openEntry,
  parseFormat,
  printInput,
  problems,
  stagesOf,
} from '@nimber/problems'
import { describe, expect, test } from 'vitest'
import { type Asked, askedProblem } from '../src/asked/problem.ts'
import { heaps } from '../src/layout.ts'

describe('a format', () => {
  test.each([
    ['T; n', 'count', ['n']],
    ['t;n', 'count', ['n']],
    ['n', 'end', ['n']],
    ['n; 0', 'zero', ['n']],
    ['a b; 0 0', 'zeros', ['a', 'b']],
    ['a b c; 0 0 0', 'zeros', ['a', 'b', 'c']],
    ['T；a b c', 'count', ['a', 'b', 'c']],
  ] as const)('%s', (text, envelope, names) => {
    const format = parseFormat(text)
    expect(format.envelope).toBe(envelope)
    expect(format.layout).toEqual(names)
    for (const name of names) expect(format.of[name]).toEqual({ least: 1n, most: 1000n })
  })

  test.each([
    ['k heaps', [1n, 10n], [1n, 100n]],
    ['T; k heaps', [1n, 10n], [1n, 100n]],
    ['k 堆; 0', [1n, 10n], [1n, 100n]],
    ['T; k 2..3 heaps 0..10^9', [2n, 3n], [0n, 10n ** 9n]],
  ] as const)('%s', (text, [fewest, most], [least, largest]) => {
    const { layout, of } = parseFormat(text)
    expect(layout).toEqual(heaps('k'))
    expect(of.k).toEqual({ least: fewest, most })
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
    ['a b c; 0 0', 6],
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
  const make = (game: string, text: string, words = ['W', 'L'] as [string, string, string?]) => {
    const format = parseFormat(text)
    return gameProblem(openEntry(game, format) ?? parse(game).game, format, words, text)
  }

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

  test('takes numbers with the names of parameters for parameters', () => {
    const bash = make('bash', 'T; n m')
    expect(answersOf(bash, '3\n23 4\n25 4\n25 5\n').join('')).toBe('W\nL\nW\n')
    const turned = make('bash', 'm n; 0')
    expect(answersOf(turned, '4 25\n5 25\n0\n').join('')).toBe('L\nW\n')
    expect(answersOf(make('巴什博弈', 'n m'), '25 4').join('')).toBe('L\n')
    const range = make('bash-range', 'T; n p q')
    expect(range.bounds.rising).toEqual([['p', 'q']])
    expect(answersOf(range, '2\n25 3 7\n20 3 7\n').join('')).toBe('W\nL\n')
    expect(answersOf(make('ring', 'n p q'), '6 1 2').join('')).toBe('L\n')
    for (const own of [bash, range])
      for (const { inputs } of stagesOf(own, { seed: '1', cases: 50 }))
        for (const cases of inputs())
          for (const numbers of cases) expect(fits(own, numbers), numbers.join(' ')).toBe(true)
    expect(() => make('bash', 'T; n m 0..9')).toThrow(/parameter m of bash is at least 1/)
    expect(() => make('bash', 'T; n k')).toThrow(/parameters of bash/)
    expect(() => make('subtraction', 'T; n S')).toThrow(/parameters of subtraction/)
  })

  test.each([
    ['bash 4', 'T; n m', 5],
    ['misere bash 4', 'm', 0],
    ['bash-range 3 7', 'T; n 1..9 q', 10],
  ])('%s refuses a parameter in %s', (game, format, offset) => {
    let error: unknown
    try {
      make(game, format)
    } catch (thrown) {
      error = thrown
    }
    if (!(error instanceof TextError)) throw new Error(`${format} was not refused`)
    expect(error.offset).toBe(offset)
    expect(error.words.en).toMatch(/is a parameter of bash.* gives it already/)
    expect(error.words.zh).toMatch(/的参数，.*中已经给出/)
  })

  test('goes by the names of counters where the format has them', () => {
    const rule = 'counters a, b; a -= 1; b -= 2'
    expect(answersOf(make(rule, 'a 0..9 b 0..9'), '1 1\n3 1\n').join('')).toBe('W\nW\n')
    const turned = make(rule, 'b 0..9 a 0..9')
    expect(answersOf(turned, '1 1\n3 1\n').join('')).toBe('W\nL\n')
    expect(turned.remark).toBeUndefined()
    expect(make(rule, 'x 0..9 y 0..9').remark).toEqual({
      en: 'x, y are read as a, b.',
      zh: 'x、y 依次作为 a、b。',
    })
    expect(make('nim', 'a b c').remark?.en).toBe('a, b, c are read as 3 heaps.')
    expect(make('nim', 'n').remark).toBeUndefined()
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
    // of the vertices 1 and 2 at least one hangs on the root, and neither on itself
    const tree = make('hackenbush-tree', 'T; a 0..6 b 0..6')
    const seen = new Set<string>()
    for (const { inputs } of stagesOf(tree, { seed: '1', cases: 50 }))
      for (const cases of inputs()) for (const numbers of cases) seen.add(numbers.join(' '))
    expect([...seen].sort()).toEqual(['0 0', '0 1', '2 0'])
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

  test('takes no name for a heap that the rule may have wanted', () => {
    expect(() => make('take 1..4', 'T; n m')).toThrow(/m is bound to nothing/)
    expect(answersOf(make('take fib', 'a b'), '1 1').join('')).not.toBe('')
  })

  test('wants positions that the game has, and a word for draws', () => {
    expect(() => make('wythoff', 'T; n')).toThrow(/no position of wythoff/)
    expect(() => make('nim + bash 3', 'a b')).toThrow(TextError)
    expect(() => answersOf(make('knight-to-corner', 'a b'), '4 4')).toThrow(/draws/)
  })
})

describe('a problem that is asked in one line', () => {
  const ask = (game: string, format: string, more: Partial<Asked> = {}) =>
    askedProblem({ game, format, ask: 'winner', words: ['W', 'L'], ...more })
  const said = (game: string, format: string, input: string, more?: Partial<Asked>) =>
    answersOf(ask(game, format, more), input).join('')

  test.each<[game: string, format: string, input: string, output: string, more?: Partial<Asked>]>([
    ['bash m', 'n m', '23 2 24 2', 'W\nL\n'],
    ['bash m: n+1', 'n m', '23 2', 'L\n'],
    ['take {S}', 'k S[k] m h[m]; 0', '2 1 4 2 3 7 1 2 1 1 0', 'W\nL\n'],
    ['bash-heaps', 'T; n (M L)[n]', '2 1 6 4 2 4 3 8 7', 'W\nL\n'],
    ['nim', 'T; k heaps', '1 3 1 2 3', 'Case #1: L\n', { label: 'Case #k: ' }],
    ['nim: 2 heaps', 'T; k heaps', '1 2 1 3', 'L\n'],
    ['nim: 5 a*2', 'a', '2 3', '1\n3\n', { ask: 'value' }],
    ['take 1..m: n', 'one; n m', '7 3', '3\n', { ask: 'take' }],
    ['take 1..m: n', 'n m; 0 0', '8 3 0 0', 'none\n', { ask: 'takes', words: ['', 'none'] }],
    ['nim', 'k h[k]', '3 1 2 7', '1\n', { ask: 'count' }],
    ['nim', 'k h[k]', '3 1 2 7', '1 2 3\n', { ask: 'moves' }],
    // a loss is told from a move that leaves 0
    ['nim', 'n', '5 0', '0\nLose\n', { ask: 'move', words: [] }],
    ['nim', 'n', '5 0', '0\n-1\n', { ask: 'moves', words: ['-1'] }],
    ['take 1..2', 'n', '5 3', '2\n0\n', { ask: 'take', words: [] }],
    [
      'counters a; a -= 1 where a = 3; a += 1 where a = 0; a -= 1 where a = 1',
      'a 0..9',
      '3 2 1',
      '2\nL\nD\n',
      { ask: 'move', words: ['W', 'L', 'D'] },
    ],
    ['take {S}', 'k S[k] m (l h[l])[m]; 0', '2 1 4 2 1 5 2 3 6 0', 'LL\n', { ask: 'letters' }],
    ['take 1..2', 'T; n', '3 1 2 3', 'WWL\n', { ask: 'letters' }],
    ['toppling-dominoes: s', 'T; s:xo', '2 xo oo', 'W\nL\n'],
    ['fibonacci-nim', 'n', '20 21', '2\nL\n', { ask: 'take' }],
    ['k-fold k: n', 'n k', '12 1 8 1', '4\nL\n', { ask: 'take' }],
    ['counters a; a -= k where k <= m', 'a m', '9 3 8 3', 'W\nL\n'],
    ['nim', 'T; k heaps', '1 1 2', 'Case 1:\nW\n', { label: 'Case k:\\n' }],
  ])('%s with %s', (game, format, input, output, more) => {
    expect(said(game, format, input, more)).toBe(output)
  })

  test('has cases within its ranges, which its own printing and reading agree on', () => {
    const problem = ask('take {S}', 'T; k 1..3 S[k] 1..4 m 1..2 h[m] 0..k')
    for (const { inputs } of stagesOf(problem, { seed: '1', cases: 40 }))
      for (const cases of inputs()) {
        const answers = answersOf(problem, printInput(problem, cases))
        expect(answers.length).toBe(cases.length)
        expect(new Set(answers).size).toBeGreaterThan(0)
      }
  })

  test.each([
    ['bash m', 'n m x', 'x', /which of them are the position/],
    ['bash m: n', 'n m x', 'x', /bound to nothing/],
    ['nim: n+q', 'n', '+q', /no name of the format/],
    ['bash q', 'n m', 'q', /^q is bound to nothing: the names of the format are n, m\.$/],
    ['bash-range m q: n', 'n m', 'q', /^q is bound to nothing: .* n, m\.$/],
    ['bash-range p q: n', 'n m', 'p', /^p is bound to nothing/],
    ['take 1..q', 'T; k h[k]', 'q', /^q is bound to nothing: .* k, h\.$/],
    ['nim: n*2 q', 'n', 'q', /^q is no name of the format, which has n\.$/],
    ['nim', 'n h[', '[', /Expected a format/],
    ['nim: h', 'n h[m]', '[m', /^m is no number that a case has before this: those are n\.$/],
    ['nim: h', 'h[m] m', '[m', /^m is no number that a case has before this\.$/],
    ['nim', 'n 1..q', ' 1', /^q is no number/],
    ['nim: n', 'n n', 'n', /^n is there twice/],
    ['nim', 'T n', 'T', /^T is the count of the cases/],
    ['nim', 'T; n heeps', 'heeps', /^Did you mean heaps/],
    ['bash m: n', 'n m haeps', 'haeps', /^Did you mean heaps/],
    ['nim', 'n 9..1', ' 9', /is empty/],
    ['tak 3', 'n', '', /./],
  ])('%s with %s is refused', (game, format, _, words) => {
    expect(() => ask(game, format)).toThrow(words)
  })
})

function problemOf(id: string) {
  const found = problems.find((problem) => problem.id === id)
  if (!found) throw new TypeError(`no problem is called ${id}`)
  return found
}

const limitsOf = (id: string) => joinedLimits(problemOf(id).limits)

describe('what a problem says of its input and output', () => {
  test('what is printed is marked as it stands, behind the number of its case', () => {
    expect(problemOf('hdu3404').output).toEqual({
      en: "`Have a try, lxhgww.` if the first player wins, `Don't waste your time.` if not",
      zh: "先手胜输出 `Have a try, lxhgww.`，否则输出 `Don't waste your time.`",
    })
    expect(problemOf('hdu3544').output.zh).toBe(
      '先是 `Case 1:`（1 换成这一组的编号），同一行再是：先手胜输出 `Alice`，否则输出 `Bob`',
    )
  })

  test('letters and sizes have words in either language', () => {
    expect(problemOf('cf1704f').format.zh).toBe('n，接着 n 个字母：`R` 是红，`B` 是蓝')
    expect(problemOf('hdu1404').limits).toEqual([
      { en: '1 ≤ number of digits ≤ 6', zh: '1 ≤ 位数 ≤ 6' },
    ])
    expect(limitsOf('nyoj-stones-10').zh).toBe('1 ≤ n、每堆 ≤ 999')
    expect(limitsOf('hdu1524').zh).toContain('1 ≤ 询问数 ≤ 100')
  })

  test('long numbers are short', () => {
    expect(limitsOf('luogu-p2148').en).toBe(
      'at most 20 cases, 2 ≤ N ≤ 20000 with N even, 1 ≤ s ≤ 2·10^9',
    )
    expect(limitsOf('libchecker-nim-product-64').en).toBe('at most 10^6 cases, 0 ≤ A, B ≤ 2^64 − 1')
    expect(limitsOf('hdu3863').en).toBe('2 ≤ n ≤ 270000')
  })
})
