import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { answer, inTerminal, nimber, widest } from './run.ts'

const json = async (...args: string[]) => JSON.parse(await answer(['calc', '--json', ...args]))

describe('nimber calc', () => {
  test('says who wins, the value and its measures', async () => {
    expect(await answer(['calc', '{{2|1}|{-1|-2}} + {|}'])).toBe(
      `{{2|1}|{-1|-2}} + {|}
Whoever begins wins (N)

  value           +-{2|1}
  canonical form  {{2|1}|{-1|-2}}
  mean            0
  temperature     3/2
  stops           left 1, right -1
  birthday        4

Thermograph
  2½     │
   2     │
  1½     ∧
   1   ╱   ╲
   ½ │       │
   0 │       │
  −½ │       │
  −1 │       │
     1   0  −1
`,
    )
  })

  test('says it in Chinese', async () => {
    const text = await answer(['calc', '^*', '--lang', 'zh'])
    for (const line of [
      '先手必胜（N）',
      '  值        ^*',
      '  停止值    左 0，右 0',
      '  原子量    1',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text).not.toContain('温度图')
  })

  test.each([
    [['1/2'], 'Left wins, whoever begins (L)'],
    [['-3/4'], 'Right wins, whoever begins (R)'],
    [['-v'], 'Left wins, whoever begins (L)'],
    [['*3 + *5 - *6'], 'Whoever begins loses (P)'],
    [['1', '+', '-2', '+', '{2|0}'], 'Whoever begins wins (N)'],
  ])('%j', async (args, words) => {
    expect((await answer(['calc', ...args])).split('\n')[1]).toBe(words)
  })

  test('nimbers add up by themselves', async () => {
    expect(await json('*3 + *5')).toMatchObject({ value: '*6', outcome: 'N', pretty: '∗6' })
  })

  test('is data with --json', async () => {
    expect(await json('{1|-1} + ^* - 3/4')).toEqual({
      expression: '{1|-1} + ^* - 3/4',
      outcome: 'N',
      value: '{1/4^*|-7/4^*}',
      canonical: '{1/4^*|-7/4^*}',
      mean: '-3/4',
      temperature: '1',
      leftStop: '1/4',
      rightStop: '-7/4',
      birthday: '7',
      atomicWeight: null,
      latex: '\\left\\{\\frac{1}{4}{\\uparrow}{*}\\mid -\\frac{7}{4}{\\uparrow}{*}\\right\\}',
      pretty: '{¼↑∗ | −1¾↑∗}',
    })
  })

  test('answers a line each with --json -, errors among them', async () => {
    const input = '3/4 - ^\n\n^ > *\n{1|\n±1 + ｛１｜－１｝\n'
    const lines = (await answer(['calc', '--json', '-'], { input })).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { expression: '3/4 - ^', outcome: 'L', value: '3/4v', mean: '3/4', temperature: '0' },
      { expression: '^ > *', relation: '||', holds: false, left: '^', right: '*' },
      { line: 4, expression: '{1|', error: { kind: 'input', offset: 3 } },
      { outcome: 'P', value: '0', mean: '0', temperature: '-1' },
    ])
  })

  test.each([
    ['^ > *', 'False · ||', '^ and * are confused'],
    ['* || 0', 'True', '* and 0 are confused'],
    ['^ <= 1', 'True · <', '^ is less than 1'],
    ['^* ? 0', '||', '^* and 0 are confused'],
    ['{1|} = 2', 'True', '2 equals 2'],
    ['2 >= {1|1}', 'True · >', '2 is greater than 1*'],
  ])('compares: %s', async (claim, verdict, words) => {
    const [first, second, , third] = (await answer(['calc', claim])).split('\n')
    expect([first, second]).toEqual([claim, verdict])
    expect(third).toContain(words)
  })

  test('shows the canonical form as a tree', async () => {
    const text = await answer(['calc', '{1,{2|0}|-1}', '--tree'])
    expect(text).toContain(`
Canonical form
  {1,{2|0}|-1}
     L  1
     L  {2|0}
        L  2
        R  0
     R  -1
`)
  })

  test('draws the thermograph', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nimber-calc-'))
    try {
      const file = join(folder, 'thermograph.svg')
      await answer(['calc', '{5|{2|-3}}', '--svg', file, '--lang', 'zh'])
      const svg = readFileSync(file, 'utf8')
      expect(svg).toContain('<title>{5 | {2 | −3}} 的温度图</title>')
      expect(svg).toContain('温度 2¾')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('works in nimbers', async () => {
    expect(await answer(['calc', '6 * 11 + 3'])).toBe(
      `6 * 11 + 3
9

  inverse         6
  square root     15
`,
    )
    expect(await answer(['calc', '--nimbers', '6*11+3'])).toContain('\n9\n')
    expect(await answer(['calc', 'order(5)'])).toContain('The powers repeat after 15.')
    expect(await answer(['calc', 'log(7, 5)', '--lang', 'zh'])).toContain('指数是 2。')
    expect(await answer(['calc', 'log(16, 5)'])).toContain('No power of the base')
    // without blanks it is another value, and says so
    expect(await answer(['calc', '6*11+3'])).toMatch(/value +9\*11\n.*--nimbers '6\*11\+3'/s)
    const input = '6 * 11 + 3\n6*11\n1 * {\nlog(7,5)\n'
    const lines = (await answer(['calc', '--json', '-'], { input })).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { expression: '6 * 11 + 3', nimber: '9', inverse: '6', squareRoot: '15' },
      { value: '6*11' },
      { line: 3, error: { kind: 'input', offset: 4 } },
      { exponent: '2' },
    ])
    const forced = (await answer(['calc', '--json', '--nimbers', '-'], { input: '6*11\n' })).trim()
    expect(JSON.parse(forced)).toMatchObject({ nimber: '10' })
  })

  test('prints a table of nim products', async () => {
    expect(await answer(['calc', '--table', '4'])).toBe('0 0 0 0\n0 1 2 3\n0 2 3 1\n0 3 1 2\n')
    expect(JSON.parse(await answer(['calc', '--table', '3', '--json']))).toEqual({
      table: 3,
      products: [
        [0, 0, 0],
        [0, 1, 2],
        [0, 2, 3],
      ],
    })
  })

  test.each([
    [['6 * 11 }'], '“}” is no sign of the notation of nimbers', '尼姆数的记号中没有“}”', 2],
    [['6 * 3', '--tree'], 'In nimbers there is no', '尼姆数没有', 2],
    [['--nimbers', '--tree', '6'], 'In nimbers there is no', '尼姆数没有', 2],
    [['--table', '4', '6 * 3'], '--table goes with', '--table 只能', 2],
    [['--table', 'x'], 'Expected --table to be a whole number from 1 to 1024', '--table 应是', 2],
    [[], 'Expected an expression', '应有表达式', 2],
    [['{1|0'], 'Expected “+”, “-”, “,” or “}”, found the end', '却已结束', 2],
    [['1/3'], 'power of two', '2 的幂', 2],
    [['--jsn', '3'], 'Unknown option: --jsn', '未知选项：--jsn', 2],
    [['-'], 'use it with --json', '--json', 2],
    [['--json', '--tree', '-'], 'With - only', '用 - 时只能', 2],
    [['--json', '--tree', '1'], 'does not go with --tree', '不能与 --tree', 2],
    [['1 < 2', '--tree'], 'A comparison has no', '比较没有', 2],
    [['1', '--budget', 'x'], 'Expected --budget', '--budget 应是', 2],
    [['1000000000.{5|{2|-3}}'], 'Beyond the budget', '超出预算', 3],
  ])('refuses %j', async (args, en, zh, exit) => {
    for (const [lang, words] of [
      ['en', en],
      ['zh', zh],
    ] as const) {
      const { out, err, code } = await nimber(['calc', ...args, '--lang', lang])
      expect([code, out]).toEqual([exit, ''])
      expect(err).toContain(words)
      expect(widest(err)).toBeLessThanOrEqual(80)
    }
  })

  test('refuses hostile braces at once', async () => {
    for (const [text, words] of [
      ['{'.repeat(100_000), 'more than 2000 deep'],
      [`{${'0,'.repeat(30_000)}0|}`, 'more than 2000 options'],
    ] as const) {
      const { out, err, code } = await nimber(['calc', text])
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain(words)
      expect(widest(err)).toBeLessThanOrEqual(80)
    }
    const input = `{${'0,'.repeat(1_000_000)}0|}\n${'{'.repeat(100_000)}\n1\n`
    const lines = (await answer(['calc', '--json', '-'], { input })).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { line: 1, error: { kind: 'input' } },
      { line: 2, error: { kind: 'input' } },
      { value: '1' },
    ])
  })

  test('is at most 80 columns wide, and decides what it cannot add up', async () => {
    const sum = Array.from({ length: 30 }, (_, i) => `{${i + 3}|{0|-${2 * i}}}`).join(' + ')
    const wide = '4.{2,{3|0}|-1} + 3.{5|{2|-3}}'
    for (const expression of [sum, wide, '9'.repeat(900), `{1/${2n ** 60n}|0}`])
      for (const lang of ['en', 'zh']) {
        const text = await answer(
          ['calc', expression, '--tree', '--lang', lang].filter(
            (word) => expression !== sum || word !== '--tree',
          ),
        )
        expect(widest(text)).toBeLessThanOrEqual(80)
      }
    expect(await answer(['calc', sum])).toMatch(/Left wins.*\n\n {2}value\n? +not worked out/)
  })
})

describe.skipIf(spawnSync('script', ['--version']).status !== 0)('in a terminal', () => {
  test('the signs of books are there too', async () => {
    const talk = inTerminal(['calc', '^2* - 1/2'])
    await talk.until(/value.*-1\/2\^2\*/)
    await talk.until(/in signs.*−½⇑∗/)
    expect(await talk.ended()).toBe(0)
    expect(await answer(['calc', '^2* - 1/2'])).not.toContain('⇑')
  })
})
