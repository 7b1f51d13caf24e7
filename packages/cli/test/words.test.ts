import { describe, expect, test } from 'vitest'
import { answer, nimber, widest } from './run.ts'

const commands = [
  'solve',
  'table',
  'discover',
  'check',
  'explain',
  'games',
  'problems',
  'judge',
  'stress',
  'gen',
  'code',
  'play',
  'quotient',
  'genus',
  'graph',
  'calc',
  'serve',
  'tour',
]

describe('help', () => {
  test.each(commands)('of %s, in both languages, with examples', async (name) => {
    const en = await answer([name, '--help'])
    expect(en).toMatch(new RegExp(`^Usage: nimber ${name}`))
    expect(en).toMatch(new RegExp(`\nExamples:\n(.*\n)*.*nimber ${name}`))
    expect(en).not.toMatch(/[\u4e00-\u9fff]/)
    const zh = await answer([name, '--help', '--lang', 'zh'])
    expect(zh).toMatch(new RegExp(`^用法： nimber ${name}`))
    expect(zh).toMatch(new RegExp(`\n示例：\n(.*\n)*.*nimber ${name}`))
    expect(zh).not.toMatch(/choices|default|Options|show this/)
    expect(await answer(['help', name])).toBe(en)
    expect(Math.max(widest(en), widest(zh))).toBeLessThanOrEqual(80)
  })

  test('of the whole', async () => {
    const en = await answer(['--help'])
    for (const name of commands) expect(en).toContain(`\n  ${name} `)
    expect(await answer([])).toBe(en)
    expect(await answer(['help'])).toBe(en)
    const zh = await answer(['--help', '--lang', 'zh'])
    expect(zh).toContain('命令：')
    expect(await answer(['--lang', 'zh'])).toBe(zh)
    expect(Math.max(widest(en), widest(zh))).toBeLessThanOrEqual(80)
  })
})

describe('wrong input', () => {
  test.each([
    [
      ['slove', 'nim'],
      'Unknown command: slove. Did you mean solve?',
      '未知命令：slove。是不是 solve？',
    ],
    [['solve'], 'Missing: game. See nimber solve --help', '缺少：game。见 nimber solve --help'],
    [['judge'], 'Name a problem', '请给出题目'],
    [['explain'], 'Missing: game', '缺少：game'],
    [
      ['solve', 'nim', '3', '--colour'],
      'Unknown option: --colour. See nimber solve --help',
      '未知选项：--colour。见 nimber solve --help',
    ],
    [
      ['solve', 'nim', '3', '--jsn'],
      'Unknown option: --jsn. Did you mean --json? See nimber solve --help',
      '未知选项：--jsn。是不是 --json？见 nimber solve --help',
    ],
    [['games', 'nim'], 'Too many arguments for nimber games', 'nimber games 后面的参数太多'],
    [
      ['judge', 'hdu2176', 'x'],
      'Too many arguments for nimber judge',
      'nimber judge 后面的参数太多',
    ],
    [['solve', 'nim', '3', '--budget', 'x'], 'Expected --budget', '--budget 应是'],
    [['solve', 'nim'], 'The position is missing', '缺少局面'],
    [['solve', 'nim', ''], 'The position is missing', '缺少局面'],
    [['solve', 'nim', 'x'], 'found “x”', '“x”'],
    [['solve', 'nim', '3', '-5'], 'not negative', '负'],
    [['solve', 'nim', '3.5'], 'digits only', '“3.5”'],
    [['solve', 'wythoff', '3'], '2 numbers', '2'],
    [['solve', 'wythof', '3', '5'], 'Did you mean wythoff?', 'wythoff'],
    [['solve', 'take {1,3', '5'], 'Expected “,” or “}”', '“}”'],
    [['solve', '-'], 'use it with --json', '--json'],
    [['explain', 'nim: 3 5'], 'Only the game is explained', '这里只讲解游戏'],
    [['explain', 'xyz'], 'Unknown game “xyz”', '没有叫“xyz”的游戏'],
    [['problems', 'hdu2178'], 'Did you mean hdu2176?', '是不是 hdu2176？'],
    [['judge', 'hdu2178'], 'Did you mean hdu2176?', '是不是 hdu2176？'],
  ])('%j', async (args, en, zh) => {
    for (const [lang, words] of [
      ['en', en],
      ['zh', zh],
    ] as const) {
      const { out, err, code } = await nimber(args, { env: { LC_ALL: `${lang}_XX.UTF-8` } })
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain(words)
      expect(err).not.toMatch(/\n +at |Error/)
      expect(widest(err)).toBeLessThanOrEqual(80)
    }
  })

  test('points at the place', async () => {
    expect((await nimber(['solve', 'nim', '3', 'x', '7'])).err).toMatch(/^ {2}3 x 7\n {4}\^\n/)
    expect((await nimber(['solve', '取 {1,x}', '7'])).err).toMatch(/^ {2}取 \{1,x\} 7\n {8}\^\n/)
  })

  test('a language that is not known', async () => {
    for (const args of [['solve', 'nim', '3'], ['games'], []])
      expect(await nimber([...args, '--lang', 'fr'])).toMatchObject({
        code: 2,
        out: '',
        err: 'Expected --lang zh or --lang en, found “fr”.\n',
      })
  })

  test('beyond the budget', async () => {
    const english = await nimber(['solve', 'grundy', '1000000000'])
    expect(english).toMatchObject({ code: 3, out: '' })
    expect(english.err).toMatch(/^Beyond the budget\. .*1000000000.*\n.*--budget/s)
    const chinese = await nimber(['solve', 'grundy', '1000000000', '--lang', 'zh'])
    expect(chinese).toMatchObject({ code: 3, out: '' })
    expect(chinese.err).toMatch(/^超出预算。.*1000000000.*\n.*--budget/s)
    expect(await nimber(['table', 'grundy', '--to', '999999999'])).toMatchObject({
      code: 3,
      out: '',
    })
  })
})

describe('the language', () => {
  const first = async (args: string[], env: Record<string, string>) =>
    (await answer(['solve', 'nim', '1', ...args], { env })).split('\n')[1]
  const [en, zh] = ['The player to move wins (N) · value 1', '先手必胜（N） · SG 值 1']

  test.each([
    [{}, en],
    [{ LANG: 'zh_CN.UTF-8' }, zh],
    [{ LANG: 'zh_TW' }, zh],
    [{ LANG: 'de_DE.UTF-8' }, en],
    [{ LANG: 'zh_CN.UTF-8', LC_ALL: 'en_US.UTF-8' }, en],
    [{ LANG: 'en_US.UTF-8', LC_ALL: 'zh_CN.UTF-8' }, zh],
    [{ LANG: 'zh_CN.UTF-8', LC_ALL: '' }, zh],
  ] as const)('comes from %j', async (env, line) => {
    expect(await first([], env)).toBe(line)
  })

  test('comes from --lang before that', async () => {
    expect(await first(['--lang', 'en'], { LC_ALL: 'zh_CN.UTF-8' })).toBe(en)
    expect(await first(['--lang=zh'], { LC_ALL: 'en_US.UTF-8' })).toBe(zh)
    expect((await answer(['--lang', 'zh', 'solve', 'nim', '1'])).split('\n')[1]).toBe(zh)
  })
})

describe('the text', () => {
  const texts = [
    ['games'],
    ['problems'],
    ['problems', 'nyoj-stones-10'],
    ['tour'],
    ['explain', 'wythoff'],
    ['explain', 'kayles'],
    ['explain', 'mixed'],
    ['explain', 'subtraction'],
    ['explain', 'take {1,3,4}'],
    ['explain', 'misere octal 0.77'],
    ['explain', 'counters a, b; a -= 1; a -= 2, b -= 2; b -= 3'],
    ['explain', 'hackenbush-tree'],
    ['explain', 'counters a, b; a -= 1, b -= 2; a -= 2, b -= 1'],
    ['solve', 'take 2^k: 5 + take fib: 7 + nim: 9 2'],
    ['solve', 'nim', ...Array.from({ length: 99 }, (_, i) => `${i + 3}`)],
    ['solve', 'nim', '9'.repeat(500), '8'.repeat(300)],
    ['solve', 'fibonacci-nim', '123456789012345678901234567890'],
    ['table', 'nim', '--to', '1000'],
    ['table', 'nim', '--to', '30'],
    ['table', 'wythoff', '--to', '20x20'],
  ]

  test.each(texts)('is at most 80 columns wide: %s %s', async (...args) => {
    for (const lang of ['en', 'zh']) {
      const text = await answer([...args.filter((a) => a !== undefined), '--lang', lang])
      expect(widest(text)).toBeLessThanOrEqual(80)
      expect(text.length).toBeGreaterThan(50)
      expect(text.includes('\u001b')).toBe(false) // no colours
    }
  })
})
