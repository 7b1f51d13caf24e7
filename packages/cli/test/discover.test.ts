import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer as asked, nimber, widest } from './run.ts'

const answers = new Map<string, Promise<string>>()
/** What `nimber` prints; who asks the same again, about no file, hears what was heard before. */
function answer(args: readonly string[], given?: { readonly input: string }): Promise<string> {
  if (given || args.some((arg) => arg.startsWith(folder))) return asked(args, given)
  const known = answers.get(args.join('\n')) ?? asked(args)
  answers.set(args.join('\n'), known)
  return known
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nimber-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const json = async (...args: string[]) =>
  JSON.parse(await answer(['discover', '--json', ...args])) as Record<string, unknown>

const KEYS = [
  'game',
  'status',
  'formula',
  'period',
  'preperiod',
  'saltus',
  'maxValue',
  'checkedTo',
  'certificate',
]

describe('nimber discover --json', () => {
  test('prints one object with all keys', async () => {
    const kayles = await json('kayles')
    expect(Object.keys(kayles)).toEqual([...KEYS, 'theorem'])
    expect(Object.keys(await json('take {1,3,4}'))).toEqual(KEYS)
    expect(kayles).toMatchObject({
      game: 'kayles',
      status: 'proved',
      period: 12,
      preperiod: 71,
      saltus: 0,
      maxValue: 8,
      certificate: 'octal',
      theorem: { name: 'Period of Kayles', reference: expect.stringContaining('Guy') as string },
    })
  })

  test('what is not known is null', async () => {
    expect(await json('take fib')).toEqual({
      game: 'take fib',
      status: 'none',
      formula: null,
      period: null,
      preperiod: null,
      saltus: null,
      maxValue: null,
      checkedTo: expect.any(Number) as number,
      certificate: null,
    })
    expect(await json('nim')).toMatchObject({ period: 1, saltus: 1, maxValue: null })
  })

  test('the formula is text and LaTeX', async () => {
    expect((await json('take', '{1}', 'or', 'even')).formula).toEqual({
      text: '3·⌊n/6⌋ + n mod 3',
      latex: '3 \\cdot \\left\\lfloor \\frac{n}{6} \\right\\rfloor + n \\bmod 3',
    })
    const { formula } = (await json('fibonacci-nim', '--lang', 'zh')) as {
      formula: { text: string }
    }
    expect(formula.text).toBe('n 是斐波那契数')
  })

  test('a family', async () => {
    const family = await json('take p..q', '--family', 'p=1..4,q=4..7')
    expect(Object.keys(family)).toEqual(KEYS)
    expect(family).toMatchObject({
      game: 'take p..q',
      status: 'verified',
      formula: { text: '⌊(n mod (p + q))/p⌋' },
      certificate: null,
    })
  })

  test('a game a line, and bad lines do not stop it', async () => {
    const lines = ['take 2^k', '', 'take {', 'nim: 3', 'wythoff', 'staircase'].join('\n')
    const objects = (await answer(['discover', '--json', '-'], { input: lines }))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(objects).toMatchObject([
      { game: 'take 2^k', status: 'proved', formula: { text: 'n mod 3' } },
      { line: 3, game: 'take {', error: { kind: 'input', offset: 6 } },
      { line: 4, game: 'nim: 3', error: { kind: 'input' } },
      { game: 'wythoff', status: 'proved', certificate: 'automaton', period: null },
      { line: 6, game: 'staircase', error: { kind: 'input' } },
    ])
  })
})

describe('nimber discover', () => {
  test.each(['take {1,3,4}', 'kayles', 'take squares', 'wythoff', 'nim', 'misere take 1..3'])(
    '%s, within 80 columns in both languages',
    async (game) => {
      const en = await answer(['discover', game])
      const zh = await answer(['discover', game, '--lang', 'zh'])
      expect(Math.max(widest(en), widest(zh))).toBeLessThanOrEqual(80)
      expect(en).toMatch(/^(Proved|Verified|Pattern in its|No pattern)/m)
      expect(zh).toMatch(/^(已证明|验证到|局面中的规律|到 .* 为止.*没有找到规律)/m)
      expect(en).toContain(`nimber table '${game}'`)
    },
  )

  test('says what is known and why', async () => {
    const proved = await answer(['discover', 'take 3..7'])
    expect(proved).toContain('Proved (certificate: subtraction)')
    expect(proved).toContain('G(n) = ⌊(n mod 10)/3⌋')
    expect(proved).toContain('0 0 0 1 1 1 2 2 2 3 0 0')
    expect(proved).toContain('\n  nimber check proof.json\n')
    const none = await answer(['discover', 'take fib'])
    expect(none).toContain('No pattern found up to n = ')
    expect(none).toContain('· values that repeat')
    expect(await answer(['discover', 'rook'])).toContain('losing when a = b')
    expect(await answer(['discover', 'ruler'])).toContain('It is the theorem, not this fit')
  })

  test('says first that a theorem settles the game, then what the positions show', async () => {
    const en = (await answer(['discover', 'wythoff'])).split('\n')
    expect(en[1]).toMatch(/^Settled by a theorem: Wythoff’s theorem \(W. A. Wythoff, /)
    expect(en.join('\n')).toContain('Proved (certificate: automaton)')
    expect(en.join('\n')).toContain('losing when min(a, b) = ⌊(max(a, b) − min(a, b))φ⌋')
    expect(en.join('\n')).toContain('an automaton of 7 states that reads Zeckendorf digits')
    const ruler = await answer(['discover', 'ruler'])
    expect(ruler).toContain('Pattern in its positions: verified up to n = ')
    expect(ruler).not.toContain('not proved')
    const zh = (await answer(['discover', 'wythoff', '--lang', 'zh'])).split('\n')
    expect(zh[1]).toMatch(/^已由定理解决：威佐夫定理（W. A. Wythoff, /)
    expect(zh.join('\n')).toContain('已证明（证书：自动机）')
    const chinese = await answer(['discover', 'ruler', '--lang', 'zh'])
    expect(chinese).toMatch(/局面中的规律：验证到 n = \d+，没有证书/)
    expect(chinese).not.toContain('没有证明')
    expect(await answer(['discover', 'take {1,3,4}'])).not.toContain('theorem')
  })

  test('a guess of an automaton that is refuted is said with the place', async () => {
    const flat = (text: string) => text.replaceAll(/\s+/g, ' ')
    const en = flat(await answer(['discover', 'take 1..n/2']))
    expect(en).toMatch(
      /base 2 has them: one of \d+ states has the positions below \d+, but not all/,
    )
    const zh = await answer(['discover', 'take 1..n/2', '--lang', 'zh'])
    expect(zh.replaceAll(/\s+/g, '')).toMatch(/按2进制读数的自动机：\d+个状态的一个适合/)
  })

  test('numeration systems, states and levels can be chosen', async () => {
    const few = await answer(['discover', 'wythoff', '--states', '20', '--system', 'fib'])
    expect(few.replaceAll(/\s+/g, ' ')).toContain('more than 20 states')
    const levels = await answer(['discover', 'king', '--levels', '3', '--system', '2', '--json'])
    expect(JSON.parse(levels)).toMatchObject({ status: 'proved', certificate: 'automaton' })
    for (const wrong of [
      ['--system', 'base'],
      ['--states', '0'],
      ['--levels', 'many'],
    ]) {
      const { code, err } = await nimber(['discover', 'wythoff', ...wrong])
      expect(code).toBe(2)
      expect(err).toContain(wrong[1])
    }
  })

  test('a game with any number of heaps is proved for some of them', async () => {
    const out = JSON.parse(await answer(['discover', 'moore 2', '--heaps', '3', '--json']))
    expect(out).toMatchObject({ status: 'proved', certificate: 'automaton' })
    expect(out.game).toMatch(/^counters a, b, c; a -= k;/)
    const { err, code } = await nimber(['discover', 'moore 2'])
    expect(code).toBe(2)
    expect(err.replaceAll(/\s+/g, ' ')).toContain('for three heaps: counters a, b, c; a -= k;')
    for (const [game, heaps, words] of [
      ['nim', '9', 'from 2 to 6, not “9”'],
      ['chomp', '3', 'chomp is none'],
      ['end-nim', '3', 'end-nim is none'],
    ] as const) {
      const { err, code } = await nimber(['discover', game, '--heaps', heaps])
      expect(code).toBe(2)
      expect(err.replaceAll(/\s+/g, ' ')).toContain(words)
    }
  })

  test('a code whose period is not found says how far it came and how to go on', async () => {
    const en = (await answer(['discover', 'octal 0.007', '--budget', '0.001'])).replaceAll(
      /\s+/g,
      ' ',
    )
    expect(en).toMatch(
      /The values up to n = \d+ prove no period\. The largest of them is G\(\d+\) = \d+\./,
    )
    expect(en).toContain("nimber discover 'octal 0.007' --budget 0.01 ")
    const zh = await answer(['discover', 'octal 0.007', '--budget', '0.001', '--lang', 'zh'])
    expect(zh.replaceAll(/\s+/g, '')).toMatch(/n≤\d+的值证明不了周期，其中最大的是G\(\d+\)=\d+。/)
  })

  test('says how many values a column of its drawing stands for', async () => {
    expect(await answer(['discover', 'kayles'])).toContain('a column is the mean of 2 values')
    expect(await answer(['discover', 'kayles', '--lang', 'zh'])).toContain('每列为 2 个值的平均')
    expect(await answer(['discover', 'take {1,3,4}'])).not.toContain('a column is the mean')
  })

  test('a family is verified for its members and for no others', async () => {
    const family = await answer(['discover', 'take 1..m', '--family', 'm=1..8'])
    expect(family).toContain('Verified for 8 members')
    expect(family).toContain('G(n) = n mod (m + 1)')
    expect(family).toContain('Of other parameters nothing is')
    const none = await answer(['discover', 'take {1,m}', '--family', 'm=2..6', '--lang', 'zh'])
    expect(none).toContain('没有找到适合 5 个成员的公式')
  })

  test.each([
    ['misere kayles', /^Settled by a theorem: Misère quotient of order 40/],
    ['misere take 1..3', /^Settled by a theorem: Ferguson’s theorem/],
  ])('%s: what settles it comes first', async (game, theorem) => {
    const lines = (await answer(['discover', game])).split('\n')
    expect(lines[1]).toMatch(theorem)
    expect(lines.join('\n')).not.toMatch(/^No pattern found up to/m)
    expect(JSON.parse(await answer(['discover', game, '--json'])).theorem.name).toBeTruthy()
  })

  test('writes a plot', async () => {
    for (const game of ['kayles', 'wythoff', 'misere nim']) {
      const file = join(folder, 'plot.svg')
      await answer(['discover', game, '--plot', file])
      expect(readFileSync(file, 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/)
    }
  })

  test.each([
    [['nimm'], 'Did you mean nim?', 'nim'],
    [['nim: 3 5'], 'write the game alone', '只写游戏即可'],
    [['chomp'], 'no table to look at', '没有可看的表'],
    [['staircase'], 'for three heaps: counters', '三堆时是：counters'],
    [['-'], 'use it with --json', '--json'],
    [['--json', '-', '--family', 'm=1..3'], 'With - only', '用 - 时只能'],
    [['take 1..m', '--family', 'm'], 'as in p=1..6', '例如 p=1..6'],
    [['take 1..4', '--family', 'm=1..3'], 'does not stand', '没有字母 m'],
    [['nim', '--budget', 'x'], 'Expected --budget', '--budget 应是'],
    [[], 'Missing: game', '缺少：game'],
  ])('refuses %j', async (args, en, zh) => {
    for (const [lang, words] of [
      ['en', en],
      ['zh', zh],
    ] as const) {
      const { out, err, code } = await nimber(['discover', ...args], {
        env: { LANG: `${lang}_XX.UTF-8` },
      })
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain(words)
      expect(widest(err)).toBeLessThanOrEqual(80)
    }
  })

  test('a game whose first positions are beyond the budget', async () => {
    expect(await nimber(['discover', 'wythoff', '--budget', '0.00000001'])).toMatchObject({
      code: 3,
    })
  })
})

describe('nimber check', () => {
  const certificates = new Map<string, string>()
  /** A file with the certificate of a game, which is made once. */
  const written = async (game: string) => {
    const file = join(folder, 'certificate.json')
    const known = certificates.get(game)
    if (known !== undefined) writeFileSync(file, known)
    else {
      expect((await nimber(['discover', game, '--certificate', file])).code).toBe(0)
      certificates.set(game, readFileSync(file, 'utf8'))
    }
    return file
  }

  test.each(['kayles', 'take {2,5,9}', 'nim', 'take {1} or even', 'take 2^k', 'octal 0.16'])(
    'the certificate of %s is valid',
    async (game) => {
      const file = await written(game)
      expect(await answer(['check', file])).toContain('Valid')
      expect(await answer(['check', file, '--lang', 'zh'])).toContain('有效（')
      const { claim, kind } = JSON.parse(readFileSync(file, 'utf8')) as {
        claim: { period: number; preperiod: number }
        kind: string
      }
      expect(JSON.parse(await answer(['check', '--json', file]))).toMatchObject({
        valid: true,
        certificate: kind,
        period: claim.period,
        preperiod: claim.preperiod,
      })
      expect(await answer(['check', '-'], { input: readFileSync(file, 'utf8') })).toContain('Valid')
    },
  )

  test('says the formula that it confirmed, in both languages', async () => {
    const file = await written('take {1} or even')
    expect(await answer(['check', file])).toContain('G(n) = 3·⌊n/6⌋ + n mod 3, for all n; period 6')
    expect(await answer(['check', file, '--lang', 'zh'])).toContain(
      '对所有 n，G(n) = 3·⌊n/6⌋ + n mod 3；自 n = 0 起周期为 6',
    )
    expect(JSON.parse(await answer(['check', '--json', file]))).toMatchObject({
      formula: {
        text: '3·⌊n/6⌋ + n mod 3',
        latex: '3 \\cdot \\left\\lfloor \\frac{n}{6} \\right\\rfloor + n \\bmod 3',
      },
    })
    const text = readFileSync(file, 'utf8')
    const changed = text.replace('{"op":"int","value":"6"}', '{"op":"int","value":"7"}')
    expect(changed).not.toBe(text)
    writeFileSync(file, changed)
    const { code, out } = await nimber(['check', file])
    expect([code, out.replaceAll(/\s+/g, ' ')]).toEqual([
      1,
      'Not valid The formula is 0 at n = 6, but G(6) is 3. ',
    ])
  })

  test('a certificate without a formula, as earlier versions wrote it, is valid', async () => {
    const file = await written('take {1} or even')
    const { claim, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as { claim: object }
    writeFileSync(file, JSON.stringify({ ...rest, claim: { ...claim, formula: undefined } }))
    expect(await answer(['check', file])).toContain('Valid')
    expect(JSON.parse(await answer(['check', '--json', file]))).not.toHaveProperty('formula')
  })

  test('a changed certificate is not', async () => {
    const file = await written('kayles')
    const text = readFileSync(file, 'utf8')
    for (const changed of [
      text.replace('"period":12', '"period":24'),
      text.replace('"maxValue":8', '"maxValue":9'),
      text.replace('octal 0.77', 'octal 0.76'),
      text.slice(0, 40),
      'null',
    ]) {
      writeFileSync(file, changed)
      const { code, out, err } = await nimber(['check', file])
      expect([code, err]).toEqual([1, ''])
      expect(out).toMatch(/^Not valid\n {2}./)
      const result = await nimber(['check', file, '--json'])
      expect(result.code).toBe(1)
      expect(JSON.parse(result.out)).toMatchObject({ valid: false, reason: {} })
    }
  })

  test('what would take too long is neither valid nor invalid: exit code 3', async () => {
    const file = join(folder, 'long.json')
    const certificate = JSON.parse(readFileSync(await written('octal 0.16'), 'utf8')) as object
    const late = { period: 1, preperiod: 4e8, saltus: 0, maxValue: 0 }
    writeFileSync(file, JSON.stringify({ ...certificate, game: 'octal 0.06', claim: late }))
    const budget = ['--budget', '0.01']
    const en = await nimber(['check', file, ...budget])
    expect([en.code, en.out]).toEqual([3, ''])
    expect(en.err).toMatch(/^Beyond the budget, so not checked\. .*\nIt needs --budget \d+ or/s)
    const zh = await nimber(['check', file, ...budget, '--lang', 'zh'])
    expect([zh.code, zh.err.replaceAll('\n', '')]).toEqual([
      3,
      expect.stringMatching(/^超出预算，未验证。.*至少需要 --budget \d+。/) as string,
    ])
    const json = await nimber(['check', file, ...budget, '--json'])
    expect(json.code).toBe(3)
    expect(JSON.parse(json.out)).toMatchObject({ valid: false, beyondBudget: true, reason: {} })
    writeFileSync(file, JSON.stringify(certificate))
    expect((await nimber(['check', file, '--budget', '0.0001'])).code).toBe(3)
    expect((await nimber(['check', file, '--budget', '0.1'])).code).toBe(0)
    expect(await nimber(['check', file, '--budget', 'much'])).toMatchObject({ code: 2, out: '' })
  })

  test('a file that cannot be read, or written', async () => {
    const nowhere = join(folder, 'nowhere', 'x.json')
    for (const [lang, words] of [
      ['en', 'Cannot read'],
      ['zh', '无法读取'],
    ] as const)
      expect(await nimber(['check', nowhere, '--lang', lang])).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining(words) as string,
      })
    expect(await nimber(['discover', 'nim', '--certificate', nowhere])).toMatchObject({ code: 2 })
  })

  test('what is not proved has no certificate', async () => {
    const file = join(folder, 'none.json')
    const { code, err } = await nimber(['discover', 'take fib', '--certificate', file])
    expect(code).toBe(1)
    expect(err).toContain('No certificate was written')
    expect(() => readFileSync(file)).toThrow()
  })
})

test.each(['discover', 'check'])(
  'the help of %s, in both languages, with examples',
  async (name) => {
    const [en, zh] = [
      await answer([name, '--help']),
      await answer([name, '--help', '--lang', 'zh']),
    ]
    expect(en).toMatch(new RegExp(`\nExamples:\n(.*\n)*.*nimber ${name}`))
    expect(zh).toMatch(new RegExp(`\n示例：\n(.*\n)*.*nimber ${name}`))
    expect(Math.max(widest(en), widest(zh))).toBeLessThanOrEqual(80)
  },
)
