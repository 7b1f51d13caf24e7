import { describe, expect, test } from 'vitest'
import { BeyondBudget, parse, solve, TextError } from '../src/index.ts'
import { cpuTime, expectInTime } from './cpu.ts'

function failure(text: string, position?: string): TextError {
  try {
    parse(text, position)
  } catch (error) {
    if (error instanceof TextError) return error
    throw error
  }
  throw new Error(`parsed: ${text}`)
}

/** Text, the place of the caret, and a part of what is said in each language. */
const BAD: [text: string, offset: number, en: string, zh: string][] = [
  ['', 0, 'Expected a game', '游戏'],
  ['wythof: 3 5', 0, 'Did you mean wythoff?', '是不是 wythoff？'],
  ['威佐夫博奕: 3 5', 0, 'Did you mean wythoff?', '是不是 威佐夫博弈？'],
  ['bsh 4: 3', 0, 'Did you mean bash?', '是不是 bash？'],
  ['tak 1..4', 0, 'Did you mean take?', '是不是 take？'],
  ['nim: 3 + kayls: 4', 9, 'Did you mean kayles?', '是不是 kayles？'],
  [
    'qqqqqqqqqqqq',
    0,
    'Unknown game “qqqqqqqqqqqq”. `nimber',
    '没有叫“qqqqqqqqqqqq”的游戏。`nimber',
  ],
  ['anti-diagonals 2: 1 3 | 3 1q', 27, 'found “1q”', '却是 “1q”'],
  ['anti-diagonals 2: 1 3 | 3 9', 26, 'at most 2 binary digits', '至多 2 个二进制位'],
  ['bracelets: 3 1 3|2 x', 19, 'found', '却是'],
  ['every kayles: 4', 0, 'Did you mean every-sg?', '是不是 every-sg？'],
  ['anti take {1,3}: 4', 0, 'Did you mean anti-sg?', '是不是 anti-sg？'],
  ['take', 4, 'Expected amounts', '取数'],
  ['take n/2..n', 5, 'found “n”. A range begins with a number.', '范围应从一个数开始'],
  ['take coprimes', 5, 'Expected “coprime” and a blank', '这里应是“coprime”和空格'],
  ['split into 2..m', 14, 'Expected a number or “n”', '这里应是一个数或“n”'],
  ['take foo', 5, 'found “foo”', '却是“foo”'],
  ['take {1,3', 9, 'Expected “,” or “}”', '“,”或“}”'],
  ['take {}', 6, 'Expected a number', '一个数'],
  ['take {0,1}', 5, 'leave 0 out', '不能有 0'],
  ['take 0..3', 5, 'begin the range at 1', '应从 1 起'],
  ['take 0..n/2', 5, 'begin the range at 1', '应从 1 起'],
  ['take 4..1', 5, 'The range 4..1 is empty', '范围 4..1 是空的'],
  ['take 1..', 8, 'Expected “sqrt(n)”, “n” or a number', '“√n”、“n”或一个数'],
  ['take 1..n/0', 5, 'divided by 0', '除以 0'],
  ['take 1^k', 5, 'at least 2', '至少是 2'],
  ['take odd or {1', 14, 'Expected “,” or “}”', '“,”或“}”'],
  ['take 1..4 or', 12, 'Expected amounts', '取数'],
  ['take 1..4 then', 14, 'Expected a blank', '空格'],
  ['take 1..4 x', 10, 'found “x”', '却是“x”'],
  ['counters a, b; a -= k*k', 20, '“k in squares”', '“k 属于 平方数”'],
  ['counters a, b; leaves (k)', 22, 'Expected 2 numbers', '应有 2 个数'],
  ['counters a, b; leaves (a1, b)', 23, 'the other part of a', 'a 的另一部分'],
  ['counters a, b; leaves (a1, b1)', 27, 'divides one counter', '只能把一个计数器'],
  ['counters a; leaves (a1) and (a2) and (a3)', 38, 'a3 is one more', 'a3 是多出来的'],
  ['counters a, b; leaves (a1*b, a2)', 23, 'by a number only', '只能乘以一个数'],
  ['counters a; a -= divisors of n', 17, 'depend on a heap', '与堆数有关'],
  ['counters a, b; a -= 1..2, b -= 1..3', 31, 'chooses one number', '只选一个数'],
  ['split even', 6, '“equal”, “unequal”', '“不等”'],
  ['split 2..4: 7', 6, '“split into 2..4”', '这里应是“成”'],
  ['拆分 2..4', 3, '“split into 2..4”', '“拆分成 2..4 堆”'],
  ['拆分 x', 3, 'Expected “into”', '这里应是“成”'],
  ['split into 1', 11, 'at least 2', '至少拆分成 2 堆'],
  ['split into three', 11, 'Expected a number', '一个数'],
  ['take any or split 3 10', 18, '“split into 3”', '“拆分成 3 堆”'],
  ['take any or split 3: 10', 18, '“split: 3”', '“拆分: 3”'],
  ['take n/2..n', 5, 'Expected amounts (1..4, 1..n/2', '取数（1..4'],
  ['octal 0.8', 8, 'an octal digit (0–7)', '八进制数字'],
  ['octal 0.18', 9, 'an octal digit (0–7)', '八进制数字'],
  ['octal 1.7', 6, 'expected 0, 4', '只能是 0, 4'],
  ['hex 2.7', 4, 'expected 0, 4, 8, C', '只能是 0, 4, 8, C'],
  ['hex 0.G', 6, 'a hexadecimal digit', '十六进制数字'],
  ['counters a', 10, 'Expected “,” or “;”', '“,”或“;”'],
  ['counters a; b -= 1', 12, 'Unknown counter b: expected a.', '没有计数器 b'],
  [
    'counters a; a -= 1 + b',
    21,
    'Unknown counter b: expected a, k, l, m.',
    '没有计数器 b：可用的有 a, k, l, m。',
  ],
  [
    'counters n, l; n -= 1 + b',
    24,
    'Unknown counter b: expected n, l, k, m.',
    '没有计数器 b：可用的有 n, l, k, m。',
  ],
  ['counters a, b; a -= a*k', 22, 'k may be multiplied by a number only', 'k 只能乘以一个数'],
  ['counters a; a -= k*k', 17, 'k may be multiplied by a number only', 'k 只能乘以一个数'],
  ['counters k; k -= 1', 9, 'cannot be a counter', '不能作计数器'],
  ['counters a, a; a -= 1', 12, 'named twice', '重复'],
  ['counters a; a -= 1, a -= 2', 20, 'changes a twice', '变了两次'],
  ['counters a; k -= 1', 12, 'Unknown counter k', '没有计数器 k'],
  ['counters a; a -= 1; stuck draws unless k = 0', 39, 'Unknown counter k', '没有计数器 k'],
  ['counters a; a -= 1 where a', 26, 'a comparison', '比较号'],
  ['counters where; where -= 1', 9, 'Expected a counter', '一个计数器'],
  ['bash', 4, 'the parameters of bash', '巴什博弈 的参数'],
  ['bash: 3', 4, 'the parameters of bash', '巴什博弈 的参数'],
  ['bash 0: 3', 5, 'm to be at least 1', 'm 至少是 1'],
  ['bash x: 3', 5, 'Expected a number', '一个数'],
  ['bash 4 7: 3', 7, 'Expected “:” here', '这里应是“:”'],
  ['powers 1: 3', 7, 'b to be at least 2', 'b 至少是 2'],
  ['bash-range 7 3: 25', 13, 'q to be at least 7', 'q 至少是 7'],
  ['ring 3: 6', 5, 'ring p..q', 'ring p..q'],
  ['ring 2..1: 6', 5, 'The range 2..1 is empty', '范围 2..1 是空的'],
  ['subtraction {1,4: 9', 12, 'subtraction {a1,a2,…}', '减法游戏 的参数'],
  ['subtraction {1,x}: 9', 15, 'found “x”', '“x”'],
  ['nim {5', 4, 'found “{5”', '“{5”'],
  ['nim:', 4, 'The position is missing', '缺少局面'],
  ['nim: 3 x', 7, 'found “x”', '“x”'],
  ['nim: 3 1x', 8, 'found “1x”', '“1x”'],
  ['nim 3 -5', 6, 'not negative', '非负整数'],
  ['wythoff: 3', 10, 'Expected 2 numbers', '应有 2 个数'],
  ['wythoff: 3 4 5', 14, 'Expected 2 numbers', '应有 2 个数'],
  ['nim: 3 + nim', 9, 'has no position', '缺少局面'],
  ['take odd + nim: 3', 0, 'has no position', '缺少局面'],
  ['nim: 3 + take odd: y', 19, 'found “y”', '“y”'],
  ['nim: 3 +', 8, 'found the end', '结尾'],
  ['nim 3 5)', 7, 'found “)”', '却是“)”'],
  ['misere nim + nim', 0, 'belongs to the whole sum', '属于整个和'],
  ['nim + misere take odd', 6, 'belongs to the whole sum', '属于整个和'],
  ['nim + knight-to-corner', 6, 'cannot be a part of a sum', '不能作为和的一部分'],
  ['misere misere-nim: 3', 7, 'misère already', '本来就是'],
  ['misere (misere nim)', 8, 'written twice', '写了两次'],
  ['misere (nim', 11, 'found the end', '结尾'],
  ['((nim))', 2, 'found “nim”', '却是“nim”'],
]

describe('bad text', () => {
  test.each(BAD)('%s', (text, offset, en, zh) => {
    const error = failure(text)
    expect(error.offset).toBe(offset)
    expect(error.text).toBe(text)
    expect(error.words.en).toContain(en)
    expect(error.words.zh).toContain(zh)
  })

  test('a position of its own', () => {
    expect(failure('nim: 3', '4').words.en).toContain('write it once')
    expect(failure('nim: 3', '4').offset).toBe(5)
    expect(failure('nim', '4 ５x').offset).toBe(3)
    expect(failure('nim + nim', '4').words.zh).toContain('2 个用 + 隔开')
    expect(failure('nim + nim', '4 + x').offset).toBe(4)
    expect(failure('hackenbush-tree', '0 5').offset).toBe(2)
    expect(failure('hackenbush-tree', '2 1').words.en).toContain('cycle')
  })

  const column = (shown: string) => {
    const [line = '', caret = ''] = shown.split('\n')
    const width = (s: string) => [...s].reduce((w, c) => w + (/[\u2e80-\uffef]/.test(c) ? 2 : 1), 0)
    const at = caret.indexOf('^')
    let drawn = 0
    for (const char of line) {
      if (drawn === at) return char
      drawn += width(char)
    }
    return drawn === at ? 'end' : undefined
  }
  test.each([
    ['take 4..1', '4'],
    ['取 foo', 'f'],
    ['威佐夫博弈： 3 x', 'x'],
    ['  取｛１，３', 'end'],
    ['nim:\n3 5\ny 7', 'y'],
    ['\n\ttake\tfoo', 'f'],
    ['\u0007\u0000x', ' '],
    [`nim: ${'1 '.repeat(300)}x ${'2 '.repeat(300)}`, 'x'],
    [`nim: ${'１　'.repeat(300)}x`, 'x'],
  ])('the caret stands under the place: %j', (text, char) => {
    const shown = failure(text).show('zh')
    expect(shown.split('\n').length).toBe(3)
    expect(column(shown)).toBe(char)
  })
})

describe('any text is answered within a second', () => {
  /** Longer than any rule may be; the long run takes a million letters. */
  const LETTERS = process.env.NIMBER_RUNS === undefined ? 500_000 : 1_000_000
  const fill = (piece: string, size = LETTERS) => piece.repeat(Math.ceil(size / piece.length))
  const many = (count: number, piece: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => piece(i)).join('')
  const LARGE: Record<string, string> = {
    braces: fill('{'),
    brackets: fill('('),
    'closing brackets': fill(')'),
    'a set': `take {${fill('1,')}1}`,
    'an open set': `take {${fill('1,')}`,
    'braces behind a name': `nim ${fill('{')}`,
    'braces of a parameter': `subtraction ${fill('{')}`,
    'half sets of a parameter': `subtraction ${fill('{1 ')}`,
    'a set as parameter': `subtraction {${fill('1,')}1}`,
    'digits as a position': `nim ${fill('7')}`,
    'digits as a parameter': `bash ${fill('7')}`,
    'digits in a rule': `take 1..${fill('7')}`,
    'as many digits as fit': `take 1..${fill('7', 149_000)}`,
    'a union': `take even${fill(' or even')}`,
    'as much of a union as fits': `take even${fill(' or 1..2', 140_000)}`,
    moves: `counters a${fill('; a -= k')}`,
    'as many moves as fit': `counters a${fill('; a -= k', 140_000)}`,
    changes: `counters a; a -= 1${fill(', a -= 1')}`,
    conditions: `counters a; a -= k where a > 0${fill(' and a > 0')}`,
    terms: `counters a; a -= k${fill(' + a')}`,
    counters: `counters x${many(100_000, (i) => `,c${i}`)}; x -= 1`,
    'as many counters and moves as fit': `counters x${many(9000, (i) => `,c${i}`)}${many(
      6000,
      (i) => `; c${i} -= k`,
    )}`,
    'stuck clauses': `counters a; a -= 1; stuck draws unless a = 0${fill(' and a = 0')}`,
    'a sum': `nim${fill(' + nim')}`,
    'as much of a sum as fits': `nim${fill(' + nim', 140_000)}`,
    'a sum with positions': `nim: 1${fill(' + nim: 1')}`,
    'octal digits': `octal 0.${fill('7')}`,
    heaps: `nim ${fill('1 ')}`,
    words: `nim ${fill('x ')}`,
    letters: fill('a'),
    'Chinese letters': fill('取'),
    'an unknown Chinese name': fill('尼'),
    misere: fill('misere '),
    not: `take ${fill('not ')}`,
    blanks: fill(' '),
    lines: fill('\n'),
    colons: `nim${fill(':')}`,
    'NUL bytes': fill('\0'),
    'lone surrogates': fill('\ud800'),
    'turned surrogates': fill('\udc00\ud800'),
    emoji: fill('🎲'),
    ranges: `consecutive-nim: ${fill('1..2 ')}`,
    edges: `bipartite: ${fill('1-2 ')}start 1`,
    'a star': `bipartite: ${many(90_000, (i) => `0-${i + 1} `)}start 0`,
    coins: `turtles: ${fill('HT')}`,
    rows: `ring 1..2: ${fill('row ')}`,
    'ten times as much': fill('{', 10_000_000),
  }

  test.each(Object.entries(LARGE))('%s', (_, text) => {
    const start = cpuTime()
    try {
      expect(parse(text).game.name.length).toBeGreaterThan(0)
    } catch (error) {
      expect(error).toBeInstanceOf(TextError)
      expect((error as TextError).show('zh').length).toBeLessThan(1000)
    }
    // a second on a machine of its own, for a million letters; others may be at work here
    const most = text.length < LETTERS ? 3000 : Math.min(3000, (3 * text.length) / 1000)
    expectInTime(cpuTime() - start, most)
  })

  test.each([
    'take any then may split: 100000000',
    'take primes: 100000000',
    'take not {2}: 150000000',
    'take 2..n/3: 100000000',
    `octal 0.${'7'.repeat(140_000)}: 7`,
    `take not {2,3}: ${'9'.repeat(400)}`,
  ])('a rule without an answer in sight ends at the budget: %s', (text) => {
    const { game, position } = parse(text)
    const budget = { table: 3_000_000, search: 10_000 }
    try {
      expect(solve(game, position, budget).outcome).toBe('N')
    } catch (error) {
      expect(error).toBeInstanceOf(BeyondBudget)
    }
  })
})
