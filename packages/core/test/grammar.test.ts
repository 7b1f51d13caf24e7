import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entries, type Game, parse, printRule, type Rule, rule, solve } from '../src/index.ts'
import type { Amounts, Linear } from '../src/rules/rule.ts'
import { anyRule } from './arbitrary.ts'

const take = (amounts: Amounts): Rule => ({ kind: 'heap', take: amounts })
const set = (...values: bigint[]): Amounts => ({ kind: 'set', values })
const form = (constant: bigint, ...terms: [string, bigint][]): Linear => ({ constant, terms })
const K = form(0n, ['k', 1n])
const minus = (counter: string, value: Linear) => ({ counter, by: '-=' as const, value })
const code = (base: 8 | 16, ...digits: number[]): Rule => ({ kind: 'code', base, digits })

const wythoff: Rule = {
  kind: 'counters',
  names: ['a', 'b'],
  moves: [
    { changes: [minus('a', K)], where: [] },
    { changes: [minus('b', K)], where: [] },
    { changes: [minus('a', K), minus('b', K)], where: [] },
  ],
}
const knight: Rule = {
  kind: 'counters',
  names: ['a', 'b'],
  moves: [
    { changes: [minus('a', form(1n)), minus('b', form(2n))], where: [] },
    { changes: [minus('a', form(2n)), minus('b', form(1n))], where: [] },
  ],
  drawUnless: [
    { left: form(0n, ['a', 1n]), is: '=', right: form(0n) },
    { left: form(0n, ['b', 1n]), is: '=', right: form(0n) },
  ],
}
const fibonacciNim: Rule = {
  kind: 'counters',
  names: ['n', 'limit'],
  moves: [
    {
      changes: [minus('n', K), { counter: 'limit', by: ':=', value: form(0n, ['k', 2n]) }],
      where: [{ left: K, is: '<=', right: form(0n, ['limit', 1n]) }],
    },
  ],
}

const RULES: [text: string, zh: string, Rule][] = [
  ['take 1..4', '取 1..4', take({ kind: 'range', from: 1n, to: 4n })],
  ['take 3..7', '取 3..7', take({ kind: 'range', from: 3n, to: 7n })],
  ['take {1,3,4}', '取 {1,3,4}', take(set(1n, 3n, 4n))],
  ['take any', '取 任意', take({ kind: 'any' })],
  ['take not {2,3}', '取 非 {2,3}', take({ kind: 'not', values: [2n, 3n] })],
  ['take 2^k', '取 2^k', take({ kind: 'powers', base: 2n })],
  ['take 3^k', '取 3^k', take({ kind: 'powers', base: 3n })],
  ['take fib', '取 斐波那契数', take({ kind: 'fib' })],
  ['take squares', '取 平方数', take({ kind: 'squares' })],
  ['take primes', '取 质数', take({ kind: 'primes' })],
  ['take odd', '取 奇数', take({ kind: 'odd' })],
  ['take even', '取 偶数', take({ kind: 'even' })],
  ['take {1} or even', '取 {1} 或 偶数', take({ kind: 'union', of: [set(1n), { kind: 'even' }] })],
  [
    'take {1} or primes',
    '取 {1} 或 质数',
    take({ kind: 'union', of: [set(1n), { kind: 'primes' }] }),
  ],
  ['take 1..n/2', '取 1..n/2', take({ kind: 'share', from: 1n, divisor: 2n })],
  ['take 2..n', '取 2..n', take({ kind: 'share', from: 2n, divisor: 1n })],
  ['take divisors of n', '取 n 的约数', take({ kind: 'divisors' })],
  [
    'take 2..4 or all when fewer than 2',
    '取 2..4 或 少于 2 时全取',
    take({
      kind: 'union',
      of: [
        { kind: 'range', from: 2n, to: 4n },
        { kind: 'rest', below: 2n },
      ],
    }),
  ],
  ['take any or split', '取 任意 或 拆分', { kind: 'heap', take: { kind: 'any' }, split: 'any' }],
  ['split', '拆分', { kind: 'heap', split: 'any' }],
  ['split unequal', '不等拆分', { kind: 'heap', split: 'unequal' }],
  [
    'take 1..3 then may split',
    '取 1..3 后可拆分',
    { kind: 'heap', take: { kind: 'range', from: 1n, to: 3n }, thenSplit: true },
  ],
  ['octal 0.137', '八进制 0.137', code(8, 0, 1, 3, 7)],
  ['octal 4.75', '八进制 4.75', code(8, 4, 7, 5)],
  ['hex 0.3F', '十六进制 0.3F', code(16, 0, 3, 15)],
  [
    'counters a, b; a -= k; b -= k; a -= k, b -= k',
    '计数 a, b; a -= k; b -= k; a -= k, b -= k',
    wythoff,
  ],
  [
    'counters a, b; a -= 1, b -= 2; a -= 2, b -= 1; stuck draws unless a = 0 and b = 0',
    '计数 a, b; a -= 1, b -= 2; a -= 2, b -= 1; 走不动算平局，除非 a = 0 且 b = 0',
    knight,
  ],
  [
    'counters n, limit; n -= k, limit := 2*k where k <= limit',
    '计数 n, limit; n -= k, limit := 2*k 满足 k <= limit',
    fibonacciNim,
  ],
]

describe('the rule language', () => {
  test.each(RULES)('%s', (en, zh, data) => {
    expect(rule(en)).toEqual(data)
    expect(rule(zh)).toEqual(data)
    expect(printRule(data, 'en')).toBe(en)
    expect(printRule(data, 'zh')).toBe(zh)
    const { game } = parse(`misere ${en}`)
    expect([game.name, game.convention, game.rule]).toEqual([`misere ${en}`, 'misere', data])
    expect(parse(`反常 ${zh}`).game.name).toBe(`misere ${en}`)
  })

  const SAME: [string, string][] = [
    ['  TAKE\t1 .. 4\n', 'take 1..4'],
    ['take {4, 1,3 , 3}', 'take {1,3,4}'],
    ['take 1..n', 'take any'],
    ['octal 0.7700', 'octal 0.77'],
    ['octal 0.00', 'octal 0.0'],
    ['hex 0.3f', 'hex 0.3F'],
    ['取1..4或拆分', 'take 1..4 or split'],
    ['取素数', 'take primes'],
    ['拆分 不等', 'split unequal'],
    ['拆分 成 2..4', 'split into 2..4'],
    ['拆 成 3 堆', 'split into 3'],
    ['等分 成 2..4 堆', 'split into 2..4 equal'],
    ['折半 成 3 堆', 'halve into 3'],
    ['取 1 或 拆分 成 3 堆', 'take {1} or split into 3'],
    ['取｛１，３，４｝', 'take {1,3,4}'],
    ['取　２＾k', 'take 2^k'],
    [
      '计数 a、b；a −= k；b －＝ 2＊k + a - a 满足 k ≤ a',
      'counters a, b; a -= k; b -= 2*k where k <= a',
    ],
    [
      'counters a; a -= k*2 - 1 + k where a ≠ 3 and k ≥ 2',
      'counters a; a -= 3*k - 1 where a != 3 and k >= 2',
    ],
    ['counters a; a := 3 - a; a -= 1', 'counters a; a := -a + 3; a -= 1'],
    ['misère nim', 'misere nim'],
    ['反常规 尼姆博弈', 'misere nim'],
    ['(take odd)', 'take odd'],
    ['misere (take odd)', 'misere take odd'],
    ['（取奇数 + 取偶数）', 'take odd + take even'],
    ['(counters a; a -= k) + nim', '(counters a; a -= k) + nim'],
    ['misere ((counters a; a -= k) + nim)', 'misere ((counters a; a -= k) + nim)'],
  ]
  test.each(SAME)('%s is %s', (text, name) => {
    expect(parse(text).game.name).toBe(name)
  })

  test('printing a rule and parsing it gives the rule, in both languages', () => {
    fc.assert(
      fc.property(anyRule, (data) => {
        for (const lang of ['en', 'zh'] as const) expect(rule(printRule(data, lang))).toEqual(data)
      }),
      { numRuns: 2000 },
    )
  })

  test('so do sums of rules, normal and misère', () => {
    const parts = fc.array(anyRule, { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(parts, fc.boolean(), (rules, misere) => {
        fc.pre(rules.every((r) => r.kind !== 'counters' || !r.drawUnless))
        const names = rules.map((r) => `(${printRule(r, 'en')})`).join(' + ')
        roundTrip(parse(misere ? `misere (${names})` : names).game)
      }),
      { numRuns: 300 },
    )
  })

  test('so does every game of the catalogue, with either ending', () => {
    for (const example of entries.flatMap((entry) => entry.examples)) {
      const { game } = parse(example)
      roundTrip(game)
      if (game.convention === 'normal') roundTrip(parse(`misere ${game.name}`).game)
    }
  })
})

function roundTrip(game: Game<unknown>): void {
  for (const text of [game.name, game.nameZh]) {
    const again = parse(text).game
    expect([again.name, again.nameZh, again.convention]).toEqual([
      game.name,
      game.nameZh,
      game.convention,
    ])
    expect(again.rule).toEqual(game.rule)
  }
}

describe('positions', () => {
  const POSITIONS: [text: string, name: string, position: string][] = [
    ['take 1..4: 23', 'take 1..4', '23'],
    ['take 1..4 23', 'take 1..4', '23'],
    ['nim 3 5 7', 'nim', '3 5 7'],
    ['nim: 3, 5,7', 'nim', '3 5 7'],
    ['nim：３　５，７', 'nim', '3 5 7'],
    ['bash 4 23', 'bash 4', '23'],
    ['bash-range 3, 7: 25', 'bash-range 3 7', '25'],
    ['subtraction {1,4}: 9', 'subtraction {1,4}', '9'],
    ['ring 1..2 6', 'ring 1..2', '6'],
    ['octal 0.77 5 6', 'octal 0.77', '5 6'],
    ['wythoff: 9 14', 'wythoff', '9 14'],
    ['fibonacci-nim: 17 limit 6', 'fibonacci-nim', '17 limit 6'],
    ['斐波那契博弈：17 上限 6', 'fibonacci-nim', '17 limit 6'],
    ['counters a, b; a -= k; b -= k: 3 4', 'counters a, b; a -= k; b -= k', '3 4'],
    ['take 2^k: 5 + take fib: 7 + nim: 9 2', 'take 2^k + take fib + nim', '5 + 7 + 9 2'],
    ['misere (nim: 3 5 + kayles: 4)', 'misere (nim + kayles)', '3 5 + 4'],
    ['(counters a; a -= k): 5 + nim: 3', '(counters a; a -= k) + nim', '5 + 3'],
    ['counters a; a -= k: 5 + nim: 3', '(counters a; a -= k) + nim', '5 + 3'],
  ]
  test.each(POSITIONS)('%s', (text, name, position) => {
    const parsed = parse(text)
    expect(parsed.game.name).toBe(name)
    expect(parsed.game.rules.print(parsed.position)).toBe(position)
    // the same position in a text of its own, and behind the Chinese name
    for (const game of [name, parsed.game.nameZh]) {
      const apart = parse(game, position)
      expect(apart.game.name).toBe(name)
      expect(apart.position).toEqual(parsed.position)
      expect(solve(apart.game, apart.position).outcome).toMatch(/^[NPD]$/)
    }
  })

  test('a game alone has no position', () => {
    expect(parse('bash 4').position).toBeUndefined()
    expect(parse('nim + take fib').position).toBeUndefined()
    expect(parse('nim', '３　５').position).toEqual([3n, 5n])
  })
})
