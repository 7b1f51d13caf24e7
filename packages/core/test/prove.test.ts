import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GameSet, prove } from '../src/automata/prove.ts'
import {
  type Automaton,
  type AutomatonView,
  automatonDot,
  automatonOf,
  automatonSvg,
  automatonView,
  automatonWalnut,
  countOf,
  type Example,
  examplesOf,
  type Numeration,
  plainOf,
  SYSTEM_NAMES,
  systemNamed,
  TextError,
  Work,
} from '../src/index.ts'
import { kept } from './certificates/automata.ts'

/** Sets of games by certificates that are kept. */
function gameSet(what: 'losing' | 'value', game: string): GameSet {
  const name = { wythoff: 'wythoff', lasker: 'lasker', nim: 'nim-4' }[game]
  if (!name) throw new TextError(game, 0, { en: `no ${game}`, zh: `没有 ${game}` })
  const { claim } = kept(name)
  expect(claim.what).toBe(what === 'value' ? 'values' : 'losing')
  const arity = name === 'nim-4' ? 4 : 2
  const order = Array.from({ length: arity }, (_, i) => `${i}`)
  const [plain] = claim.automata
  const system = systemNamed(claim.system.first.length === 1 ? '2' : 'fib') as Numeration
  return { system, arity, set: automatonOf(plain as never, order, claim.system.digits) }
}

const ask = (text: string, system?: string) => prove(text, { system, work: new Work(), gameSet })
const told = (example: Example | undefined) =>
  example &&
  Object.entries(example)
    .map(([name, n]) => `${name}=${n}`)
    .join(' ')

/** Sentences with their truth, known from elsewhere, and the numbers that are named where there are some. */
const SENTENCES: readonly (readonly [text: string, holds: boolean, example?: string])[] = [
  ['Ax Ey y = x + 1', true],
  ['Ex Ay y <= x', false],
  ['Ax,y x + y = y + x', true],
  ['Ax,y,z (x + y) + z = x + (y + z)', true],
  ['An Em n = 2*m | n = 2*m + 1', true],
  ['An Em n = 2*m', false, 'n=1'],
  ['Ex,y 3*x + 5*y = 7', false],
  ['Ex,y 3*x + 5*y = 11', true, 'x=2 y=1'],
  ['An n >= 8 => Ex,y n = 3*x + 5*y', true],
  ['An n >= 7 => Ex,y n = 3*x + 5*y', false, 'n=7'],
  ['An n > 23 => Ex,y 5*x + 7*y = n', true],
  ['Ax,y x - y = 2 => x > y', true],
  ['Ax x - 1 < x', true],
  ['Ax x >= 0', true],
  ['Ex x < 0', false],
  ['Ex x = 5 & x != 5', false],
  ['Ex ~(x = x)', false],
  ['true', true],
  ['false | true', true],
  ['~false & (false => false)', true],
  ['true ^ true', false],
  ['false <=> false', true],
  ['Ax,y x < y <=> Ez z > 0 & x + z = y', true],
  ['Ax,y (x <= y & y <= x) => x = y', true],
  ['Ex Ay x <= y', true, 'x=0'],
  ['Ax (Ey x = 2*y) ^ (Ey x = 2*y + 1)', true],
  ['Ax (Ey x = 6*y) <=> (Ey x = 2*y) & (Ey x = 3*y)', true],
  ['Ax (Ey x = 4*y) <=> (Ey x = 2*y)', false, 'x=2'],
  // base 2
  ['Aa,b,c xor(a,b,c) => xor(b,c,a)', true],
  ['Aa,b Ec xor(a,b,c)', true],
  ['Aa,b,c,d xor(a,b,c) & xor(a,b,d) => c = d', true],
  ['Aa,b,c xor(a,b,c) => c <= a + b', true],
  ['Aa,b,c xor(a,b,c) => a + b = c', false, 'a=1 b=1 c=0'],
  ['Aa,b,c xor(a,b,c) => Ek a + b = c + 2*k', true],
  ['Am,n power2(m) & power2(n) & m != n => xor(m, n, m + n)', true],
  ['En power2(n) & n > 1000 & n < 2000', true, 'n=1024'],
  ['En power2(n) & n > 1024 & n < 2048', false],
  ['An power4(n) => power2(n)', true],
  ['An power2(n) => power4(n)', false, 'n=2'],
  ['An power4(n) <=> power2(n) & Ek n = 3*k + 1', true],
  ['An evil(n) ^ odious(n)', true],
  ['An evil(n) <=> evil(2*n)', true],
  ['An evil(n) <=> odious(2*n + 1)', true],
  ['An evil(n) | evil(n+1) | evil(n+2)', true],
  ['An evil(n) | evil(n+1)', false, 'n=1'],
  ['?msd_3 An power9(n) => power3(n)', true],
  ['?msd_10 En power10(n) & n > 500 & n < 5000', true, 'n=1000'],
  // Zeckendorf
  ['?msd_fib Aa,b fib(a) & fib(b) & a < b & (Ac fib(c) => c <= a | c >= b) => fib(a + b)', true],
  ['Aa fib(a) => fib(2*a)', false, 'a=2'],
  ['Ea,b fib(a) & fib(b) & a < b & fib(b - a)', true],
  ['An n > 0 => Ea fib(a) & a <= n & n < 2*a', true],
  ['?msd_fib An n > 3 => Ea,b fib(a) & fib(b) & n = a + b', false, 'n=12'],
  // games
  ['Aa,b losing wythoff(a,b) => losing wythoff(b,a)', true],
  ['Aa Eb losing wythoff(a,b)', true],
  ['Aa,b,c losing wythoff(a,b) & losing wythoff(a,c) => b = c', true],
  ['Aa,b losing wythoff(a,b) => a <= 2*b', true],
  ['Aa,b losing wythoff(a,b) & a > 0 => a < 2*b', false, 'a=2 b=1'],
  ['Ad Ea losing wythoff(a, a + d)', true],
  ['Aa,b,c,d losing wythoff(a,b) & losing wythoff(c,d) & b - a = d - c => a = c', true],
  ['losing wythoff(3,5) & ~losing wythoff(4,6) & losing wythoff(4, 7)', true],
  ['Aa,b,c,d (losing nim(a,b,c,d)) <=> Ex xor(a,b,x) & xor(c,d,x)', true],
  ['An,v value lasker(n,v) => v <= n + 1 & n <= v + 1', true],
  ['An,v value lasker(n,v) => v <= n', false, 'n=3 v=4'],
  ['An Ev value "lasker"(n,v)', true],
  // other systems
  ['?msd_pell Ax,y x + y = y + x', true],
  ['?msd_trib An Em n = 3*m | n = 3*m+1 | n = 3*m+2', true],
  ['?p2 Ex,y 4*x = 6*y + 1', false],
]

describe('sentences of known truth', () => {
  const listed = SENTENCES.map(([text, holds, example]) => ({ text, holds, example }))
  test.each(listed)('$text: $holds', ({ text, holds, example }) => {
    const answer = ask(text)
    expect(answer.holds).toBe(holds)
    if (example !== undefined) expect(told(answer.example)).toBe(example)
    if (text.startsWith('A')) expect(answer.example === undefined).toBe(holds)
  })

  test.each(SYSTEM_NAMES)('are the same in the system %s, where no set needs one', (name) => {
    for (const [text, holds] of SENTENCES.slice(0, name === 'trib' ? 6 : 9))
      expect(ask(text, name).holds, text).toBe(holds)
  })

  test('hold by the order in which signs bind', () => {
    expect(ask('Ax x = 1 & x = 2 | x >= 0').holds).toBe(true)
    expect(ask('Ax x = 1 & (x = 2 | x >= 0)').holds).toBe(false)
    expect(ask('false => false => false').holds).toBe(true)
    expect(ask('(false => false) => false').holds).toBe(false)
    expect(ask('Ex x = 3 & x > 2').holds).toBe(true)
    expect(ask('(Ex x = 3) & Ax x = 2*x - x').holds).toBe(true)
    expect(ask('~true | true').holds).toBe(true)
    expect(ask('true | true ^ true').holds).toBe(true)
    expect(ask('forall n exists m: m = 2n').holds).toBe(true)
    expect(ask('∀x ∃y（x ≤ y ∧ ¬ x = y）').holds).toBe(true)
    expect(ask('Ax Ex x = 3').holds).toBe(true)
  })
})

describe('sets of free variables', () => {
  test.each([
    ['n > 3 & n < 8', 4n, 'n=4 n=5 n=6 n=7'],
    ['n < 0', 0n, ''],
    ['n = 0', 1n, 'n=0'],
    ['a + b = 2', 3n, 'a=1 b=1 a=0 b=2 a=2 b=0'],
    ['Eb a = 2*b & a < 100', 50n, 'a=0 a=2 a=4'],
  ] as const)('%s', (text, count, examples) => {
    const { set, system } = ask(text)
    expect(countOf(set as Automaton)).toBe(count)
    const all = [...examplesOf(set as Automaton, system)]
    expect(BigInt(all.length)).toBe(count)
    expect(all.map(told).join(' ').startsWith(examples)).toBe(true)
  })

  test('may be infinite', () => {
    const { set, system } = ask('fib(n)')
    expect(countOf(set as Automaton)).toBeUndefined()
    const some: string[] = []
    for (const { n } of examplesOf(set as Automaton, system)) {
      some.push(`${n}`)
      if (some.length === 9) break
    }
    expect(some.join(' ')).toBe('1 2 3 5 8 13 21 34 55')
  })

  test('are those that the numbers themselves make true', () => {
    const sides = fc.record({
      a: fc.integer({ min: -4, max: 4 }),
      b: fc.integer({ min: -4, max: 4 }),
      c: fc.integer({ min: -9, max: 9 }),
    })
    const signs = fc.constantFrom('=', '!=', '<', '<=', '>', '>=')
    const compare = (x: number, is: string, y: number) =>
      ({ '=': x === y, '!=': x !== y, '<': x < y, '<=': x <= y, '>': x > y, '>=': x >= y })[
        is
      ] as boolean
    const atom = fc.tuple(sides, signs)
    const joint = fc.constantFrom('&', '|', '^', '=>', '<=>')
    const join = (p: boolean, how: string, q: boolean) =>
      ({ '&': p && q, '|': p || q, '^': p !== q, '=>': !p || q, '<=>': p === q })[how] as boolean
    fc.assert(
      fc.property(
        atom,
        joint,
        atom,
        fc.constantFrom('2', '3', 'fib', 'pell', 'p2'),
        ([f, is], how, [g, than], system) => {
          const term = ({ a, b, c }: typeof f) => `${a}*x + ${b}*y - ${c}`.replaceAll('+ -', '- ')
          const { set, system: used } = ask(
            `${term(f)} ${is} 0 ${how} 0 ${than} ${term(g)}`,
            system,
          )
          const found = new Set<string>()
          const small = ask(
            `(${term(f)} ${is} 0 ${how} 0 ${than} ${term(g)}) & x < 9 & y < 9`,
            system,
          )
          for (const { x = 0n, y = 0n } of examplesOf(small.set as Automaton, used))
            found.add(`${x} ${y}`)
          for (let x = 0; x < 9; x++)
            for (let y = 0; y < 9; y++) {
              const at = ({ a, b, c }: typeof f) => a * x + b * y - c
              expect(found.has(`${x} ${y}`)).toBe(
                join(compare(at(f), is, 0), how, compare(0, than, at(g))),
              )
            }
          expect(set).toBeDefined()
        },
      ),
      { numRuns: 40 },
    )
  })

  test('have the shortest first', () => {
    const { set, system } = ask('losing wythoff(a,b)')
    const found = examplesOf(set as Automaton, system)
    const some = Array.from({ length: 5 }, () => told(found.next().value as Example))
    expect(some).toEqual(['a=0 b=0', 'a=1 b=2', 'a=2 b=1', 'a=3 b=5', 'a=4 b=7'])
  })
})

describe('what is wrong with a sentence is said at its place', () => {
  test.each([
    ['Ax', 2, /Expected a number, a variable or a bracket/],
    ['x +', 3, /Expected a number/],
    ['x = 1 &', 7, /Expected/],
    ['x = 1 y = 2', 6, /Expected the end.*found y/],
    ['(x = 1', 6, /Expected \) or a connective/],
    ['x * y = 1', 2, /product of two variables/],
    ['x / 2 = 1', 2, /no division/],
    ['A (x = 1)', 2, /name of a variable/],
    ['foo(x)', 0, /No set foo/],
    ['fibb(x)', 0, /No set fibb: expected fib\./],
    ['xor(a, b)', 0, /^xor \(a xor b = c\) is about 3 numbers, found 2/],
    ['fib(a) & xor(a, a, b)', 9, /xor is read in the system 2, and the sentence in fib/],
    ['?msd_q n = 1', 1, /No numeration system msd_q: expected fib, pell, trib, 2, 3,/],
    ['?msd_fub n = 1', 1, /No numeration system msd_fub: expected fib/],
    ['?lsd_2 n = 1', 1, /most significant/],
    ['x = 1 # 2', 6, /has no "#"/],
    ['losing (a, b)', 0, /name of a game/],
    ['losing chess(a, b)', 7, /no chess/],
    ['losing wythoff', 14, /Expected numbers in brackets/],
    ['x = 99999999999', 4, /at most/],
    ['5000*x = 1', 4, /at most/],
    ['', 0, /Expected/],
    ['a < b < c', 6, /Expected the end/],
  ] as const)('%s', (text, offset, words) => {
    try {
      ask(text)
      expect.fail('no error')
    } catch (error) {
      expect(error).toBeInstanceOf(TextError)
      const { offset: at, words: said } = error as TextError
      expect(said.en).toMatch(words)
      expect(said.zh).toMatch(/[\u4e00-\u9fff]/)
      expect(at).toBe(offset)
    }
  })

  test('a text of brackets alone takes no time', () => {
    for (const text of [
      '('.repeat(10_000),
      `${'('.repeat(150)}x${')'.repeat(150)} = 1`,
      '~'.repeat(5000),
      '-'.repeat(9000),
      `${'Ax '.repeat(3000)}`,
    ])
      try {
        ask(text)
      } catch (error) {
        expect(error).toBeInstanceOf(TextError)
      }
    expect(ask(`${'('.repeat(100)}x${')'.repeat(100)} = 1`).free).toEqual(['x'])
  })
})

describe('pictures and files of a set', () => {
  const { set, system } = ask('losing wythoff(a,b)') as { set: Automaton; system: Numeration }

  test('for Walnut', () => {
    const lines = automatonWalnut(set, system).split('\n')
    expect(lines.slice(0, 6)).toEqual([
      'msd_fib msd_fib',
      '',
      '0 1',
      '0 0 -> 0',
      '1 0 -> 1',
      '0 1 -> 2',
    ])
    // read back, it is the same automaton
    const accept: number[] = []
    const next: number[][] = []
    for (const line of lines.slice(1)) {
      const [, state, output] = /^(\d+) (\d)$/.exec(line) ?? []
      const [, a, b, to] = /^(\d) (\d) -> (\d+)$/.exec(line) ?? []
      if (state !== undefined) next.push([])
      if (output === '1') accept.push(Number(state))
      if (to !== undefined) next.at(-1)?.push(Number(a) + 2 * Number(b), Number(to))
    }
    const rows = next.map((row) => {
      const pairs = row.flatMap((x, i) => (i % 2 === 0 ? [[x, row[i + 1] as number]] : []))
      return pairs.sort(([x = 0], [y = 0]) => x - y).flat()
    })
    expect({ accept, next: rows }).toEqual(plainOf(set, ['a', 'b']))
  })

  test('for Graphviz', () => {
    const dot = automatonDot(set, 'a "title" of\nlines')
    expect(dot).toMatch(/^digraph \{\n/)
    expect(dot).toContain('label="a \\"title\\" of lines"')
    expect(dot).toContain('  start -> 0\n')
    expect(dot.match(/doublecircle/g)?.length).toBe(3)
    expect(dot.match(/ -> \d+ \[label=/g)?.length).toBe(
      plainOf(set, ['a', 'b']).next.flat().length / 2,
    )
  })

  test.each(['en', 'zh'] as const)('as SVG in %s', (lang) => {
    const svg = automatonSvg({ title: 'a < b & c', automaton: set, lang })
    expect(svg).toContain('<title>a &lt; b &amp; c</title>')
    expect(svg.match(/class="state rim"/g)?.length).toBe(7)
    expect(svg.match(/class="none rim"/g)?.length).toBe(3)
    expect(svg).toContain(lang === 'en' ? 'double ring accepts' : '双圈为接受')
    expect(svg).not.toMatch(/NaN|undefined/)
    const none = ask('n < 0').set as Automaton
    expect(automatonSvg({ title: '', automaton: none, lang })).not.toMatch(/NaN|Infinity/)
  })
})

describe('the way of a position through an automaton', () => {
  const walk = (name: string, numbers: bigint[]) =>
    (automatonView(kept(name), numbers) as AutomatonView).walk

  test('is read digit by digit', () => {
    expect(walk('wythoff', [3n, 5n])).toEqual({
      digits: [
        [0, 1, 0, 0],
        [1, 0, 0, 0],
      ],
      states: [0, 2, 4, 6, 4],
      accepts: true,
    })
    expect(walk('wythoff', [9n, 14n])).toMatchObject({ accepts: false })
    expect(walk('wythoff', [0n, 0n])).toEqual({ digits: [[], []], states: [0], accepts: true })
    expect(walk('wythoff', [1n, 1n])).toEqual({ digits: [[1], [1]], states: [0], accepts: false })
    expect(walk('lasker', [3n, 4n])).toMatchObject({ accepts: true })
    expect(walk('lasker', [3n, 3n])).toMatchObject({ accepts: false })
    expect(walk('lasker', [3n])).toBeUndefined()
  })

  test('is drawn where there are few states', () => {
    const { names, picture, states, system } = automatonView(kept('wythoff')) as AutomatonView
    expect({ names, states, system: system.en }).toEqual({
      names: ['a', 'b'],
      states: 7,
      system: 'Zeckendorf',
    })
    expect(picture?.states.length).toBe(7)
    expect(picture?.arrows.find(({ from, to }) => from === 0 && to === 0)?.title).toBe('0,0')
    expect(automatonView(kept('maharaja'))).not.toHaveProperty('picture')
    expect(automatonView(kept('maharaja'), [10n ** 50n, 3n])?.walk?.accepts).toBe(false)
  })
})
