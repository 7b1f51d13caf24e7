import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ByteWriter } from '../src/files/byte-writer.ts'
import { answer, nimber, start, widest } from './run.ts'

const table = (...args: string[]) => answer(['table', ...args])

describe('nimber table', () => {
  test('prints ten values a line', async () => {
    expect(await table('take {1,3,4}', '--to', '12')).toBe(`take {1,3,4}
 0    0   1   0   1   2   3   2   0   1   0
10    1   2   3

▁▂▁▂▃▄▃▁▂▁▂▃▄
└─────┘└─────
period 7 from n = 0
`)
    expect(await table('take', '1..2', '--to', '3', '--lang', 'zh')).toMatch(
      /^取 1\.\.2\n0 +0 +1 +2 +0\n$/,
    )
  })

  test('prints csv, json and b-files', async () => {
    expect(await table('grundy', '--to', '5', '--format', 'csv')).toBe(
      'n,g\n0,0\n1,0\n2,0\n3,1\n4,0\n5,2\n',
    )
    expect(await table('grundy', '--to', '5', '--format', 'bfile')).toBe(
      '0 0\n1 0\n2 0\n3 1\n4 0\n5 2\n',
    )
    expect(JSON.parse(await table('grundy', '--to', '5', '--format', 'json'))).toEqual({
      game: 'grundy',
      to: 5,
      values: [0, 0, 0, 1, 0, 2],
    })
  })

  test('prints two counters as a matrix', async () => {
    const rows = ['0,1,2,3', '1,2,0,4', '2,0,1,5']
    expect(await table('wythoff', '--to', '2x3', '--format', 'csv')).toBe(`${rows.join('\n')}\n`)
    expect(JSON.parse(await table('wythoff', '--to', '2x3', '--format', 'json'))).toEqual({
      game: 'wythoff',
      to: [2, 3],
      values: rows.map((row) => row.split(',').map(Number)),
    })
    expect(await table('wythoff', '--to', '2x3')).toBe(`wythoff
   0 1 2 3
0  0 1 2 3
1  1 2 0 4
2  2 0 1 5
`)
  })

  test('prints letters where there are draws', async () => {
    expect(await table('knight-to-corner', '--to', '3x3', '--format', 'csv')).toBe(
      'L,D,D,D\nD,D,W,D\nD,W,D,D\nD,D,D,L\n',
    )
    const json = JSON.parse(
      await table('knight-to-corner', '--to', '1x2', '--format', 'json'),
    ) as object
    expect(json).toMatchObject({
      values: [
        ['L', 'D', 'D'],
        ['D', 'D', 'W'],
      ],
    })
  })

  test('prints letters for misère play', async () => {
    expect(await table('misere take 1..3', '--to', '5', '--format', 'csv')).toBe(
      'n,g\n0,W\n1,L\n2,W\n3,W\n4,W\n5,L\n',
    )
  })

  test('prints a long table as fast as it is read', async () => {
    const lines = (await table('nim', '--to', '300000', '--format', 'csv')).trimEnd().split('\n')
    expect(lines.length).toBe(300_002)
    expect(lines.at(-1)).toBe('300000,300000')
  })

  test('marks the preperiod and the period under the drawing', async () => {
    const kayles = (await table('kayles', '--to', '159')).split('\n')
    expect(kayles.at(-3)).toMatch(/^·{36}└────┘└────┘/)
    expect(kayles.at(-2)).toBe('a column is the mean of 2 values · period 12 from n = 71')
    expect(kayles.at(-4)?.length).toBe(80)
    expect(kayles.at(-3)?.length).toBe(80)
    const bash = (await table('bash', '4', '--to', '12', '--lang', 'zh')).split('\n')
    expect(bash.slice(-4)).toEqual(['▁▂▃▄▅▁▂▃▄▅▁▂▃', '└───┘└───┘└──', '自 n = 0 起周期为 5', ''])
  })

  test('draws values without a period, and no letters', async () => {
    const grundy = (await table('grundy', '--to', '15')).split('\n')
    expect(grundy.slice(-3)).toEqual(['', '▁▁▁▂▁▃▂▁▃▂▁▃▂▄▃▂', ''])
    expect(await table('misere take 1..3', '--to', '15')).not.toMatch(/[▁-█]/)
  })

  test('draws the losing positions of two counters where they fit', async () => {
    const lines = (await table('wythoff', '--to', '5x5')).split('\n')
    expect(lines.slice(9)).toEqual([
      '██ · · · · ·',
      ' · ·██ · · ·',
      ' ·██ · · · ·',
      ' · · · · ·██',
      ' · · · · · ·',
      ' · · ·██ · ·',
      '██ losing',
      '',
    ])
    const knight = (await table('knight-to-corner', '--to', '4x4', '--lang', 'zh')).split('\n')
    expect(knight.slice(-7, -5)).toEqual(['██░░░░░░░░', '░░░░ ·░░░░'])
    expect(knight.at(-2)).toBe('██ 必败   ░░ 平局')
  })

  test('says that a wide table is better read elsewhere', async () => {
    for (const [lang, words] of [
      ['en', 'This table is 125 columns wide: --format csv'],
      ['zh', '这张表宽 125 列'],
    ] as const) {
      const { out, err, code } = await nimber(['table', 'wythoff', '--to', '4x40', '--lang', lang])
      expect(code).toBe(0)
      expect(err).toContain(words)
      expect(widest(err)).toBeLessThanOrEqual(80)
      expect(out.split('\n')[1]?.length).toBe(125)
      expect(out).toContain(`\n█${'·'.repeat(40)}\n`)
    }
    const far = await nimber(['table', 'wythoff', '--to', '4x99'])
    expect(far.out).not.toContain('█')
  })

  test('takes bounds in powers of ten', async () => {
    const csv = (to: string) => table('grundy', '--to', to, '--format', 'csv')
    expect(await csv('1e3')).toBe(await csv('1000'))
    expect(await csv('1.25E2')).toBe(await csv('125'))
    expect(await table('wythoff', '--to', '1e1x5', '--format', 'csv')).toBe(
      await table('wythoff', '--to', '10x5', '--format', 'csv'),
    )
  })

  test.each([
    [['nim', '--to', 'abc'], 'Expected --to N', '--to 后应是'],
    [['nim', '--to', '-5'], 'Expected --to N', '--to 后应是'],
    [['nim', '--to', '1.5'], 'Expected --to N', '--to 后应是'],
    [['nim', '--to', '99999999999'], 'at most 9 digits', '至多 9 位'],
    [['nim', '--to', '1e9'], 'at most 9 digits', '至多 9 位'],
    [['nim', '--to', '1.25e1'], 'Expected --to N', '--to 后应是'],
    [['nim', '--to', ''], 'Expected --to N', '--to 后应是'],
    [['wythoff', '--to', '3x'], 'Expected --to N', '--to 后应是'],
    [['nim', '--to', '5x5'], 'write --to 100', '--to 100'],
    [['wythoff', '--to', '9'], 'write --to 20x20', '--to 20x20'],
    [['nim'], 'Missing: --to', '缺少：--to'],
    [['nim', '--to', '5', '--format', 'xml'], 'found “xml”', '却是“xml”'],
    [['wythoff', '--to', '3x3', '--format', 'bfile'], 'b-file', 'b-file'],
    [['nim: 3 5', '--to', '5'], 'A table has no position', '表不需要局面'],
    [['nimm', '--to', '5'], 'Did you mean nim?', 'nim'],
    [['nim', '--to', '5', '--budget', '0'], 'Expected --budget', '--budget 应是'],
  ])('refuses %j', async (args, en, zh) => {
    for (const [lang, words] of [
      ['en', en],
      ['zh', zh],
    ] as const) {
      const { out, err, code } = await nimber(['table', ...args, '--lang', lang])
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain(words)
    }
  })
})

test('a table too large for its budget is refused at once', async () => {
  for (const game of ['wythoff', 'rook'])
    expect(await nimber(['table', game, '--to', '99999x99999'])).toMatchObject({ code: 3, out: '' })
})

describe('a table in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nimber-'))
  const file = join(folder, 'table')
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is what would be printed', async () => {
    for (const args of [
      ['kayles', '--to', '300'],
      ['grundy', '--to', '20000', '--format', 'csv'],
      ['nim', '--to', '123456', '--format', 'bfile'],
      ['grundy', '--to', '2500', '--format', 'json'],
      ['wythoff', '--to', '20x30', '--format', 'csv'],
      ['misere take 1..3', '--to', '40', '--format', 'json'],
      ['bash', '4', '--to', '30', '--lang', 'zh'],
    ]) {
      expect(await table(...args, '--out', file)).toBe('')
      expect(readFileSync(file, 'utf8')).toBe(await table(...args))
    }
    expect(readdirSync(folder)).toEqual(['table'])
  })

  test('stays as it was where there is no answer', async () => {
    writeFileSync(file, 'before')
    for (const [args, code] of [
      [['grundy', '--to', '999999999'], 3],
      [['nimm', '--to', '5'], 2],
      [['nim', '--to', 'x'], 2],
      [['misere take 1..3', '--to', '5', '--format', 'bfile'], 2],
    ] as const) {
      expect(await nimber(['table', ...args, '--out', file])).toMatchObject({ code, out: '' })
      expect(readFileSync(file, 'utf8')).toBe('before')
    }
    expect(readdirSync(folder)).toEqual(['table'])
  })

  test('is told in a line where it cannot be written', async () => {
    for (const option of ['--out', '--plot']) {
      const missing = join(folder, 'missing', 'x')
      const { out, err, code } = await nimber(['table', 'nim', '--to', '20', option, missing])
      expect([out, code]).toEqual(['', 2])
      expect(err.replaceAll(/\s+/g, ' ')).toBe(
        `Cannot write ${missing}: no such file or folder (ENOENT). `,
      )
    }
  })

  test('is removed by an interrupt while it is computed or written', async () => {
    rmSync(file, { force: true })
    const slow = ['table', 'hex 0.8', '--to', '1e6', '--budget', '1e9']
    const long = ['table', 'nim', '--to', '199999999', '--format', 'csv']
    for (const args of [slow, long]) {
      const child = start([...args, '--out', file])
      let text = ''
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (piece: Buffer) => {
          text += piece.toString()
        })
      while (readdirSync(folder).length === 0)
        await new Promise((resolve) => setTimeout(resolve, 50))
      expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\.nimber-.*\.partial$/)])
      const closed = once(child, 'close')
      child.kill('SIGINT')
      const [code] = (await closed) as [number | null]
      expect([code, text]).toEqual([130, ''])
      expect(readdirSync(folder)).toEqual([])
    }
  })

  test('may be a plot, in either language', async () => {
    const svg = join(folder, 'plot.svg')
    const text = await table('kayles', '--to', '300')
    expect(await table('kayles', '--to', '300', '--plot', svg)).toBe(text)
    const plot = readFileSync(svg, 'utf8')
    expect(plot).toContain('<title>kayles</title>')
    expect(plot).toContain('>period 12 from n = 71<')
    expect(plot.match(/M[\d.]+ [\d.]+h0/g)?.length).toBe(301)
    await table('wythoff', '--to', '9x9', '--plot', svg, '--format', 'csv', '--lang', 'zh')
    const heat = readFileSync(svg, 'utf8')
    expect(heat).toContain('<title>威佐夫博弈</title>')
    expect(heat).toContain('>必败：SG 值 0<')
    await table('misere take 1..3', '--to', '40', '--plot', svg)
    expect(readFileSync(svg, 'utf8')).toContain('>L: the player to move loses<')
    expect(readdirSync(folder)).toEqual(['plot.svg'])
  })

  test('shows in its plot a period that only a long table proves', async () => {
    const svg = join(folder, 'plot.svg')
    const csv = ['--format', 'csv', '--out', join(folder, 'table')]
    await table('octal 0.16', '--to', '600000', '--budget', '1000', '--plot', svg, ...csv)
    expect(readFileSync(svg, 'utf8')).toContain('>period 149459 from n = 105351<')
  })
})

describe('the bytes of a table', () => {
  const written = (fill: (writer: ByteWriter) => void) => {
    const pieces: Buffer[] = []
    const writer = new ByteWriter((bytes) => pieces.push(Buffer.from(bytes)))
    fill(writer)
    writer.flush()
    return Buffer.concat(pieces).toString()
  }

  test('count up through every number of digits', () => {
    const values = (n: number) => (n % 7 === 0 ? BigInt(n) ** 2n : n % 5 === 0 ? 'W' : n * 40_009)
    const shares: number[] = []
    const text = written((writer) =>
      writer.numbered(123_456, ',', { at: values }, (done) => shares.push(done)),
    )
    const lines = Array.from({ length: 123_457 }, (_, n) => `${n},${values(n)}\n`)
    expect(text === lines.join('')).toBe(true)
    expect(shares.length).toBeGreaterThan(0)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
  })

  test('are the same from values that stand in a row', () => {
    for (const Width of [Uint8Array, Uint16Array, Uint32Array]) {
      const squares = Array.from({ length: 40_000 }, (_, n) => n * n)
      const values = Width.from(squares)
      const at = (n: number) => values[n] as number
      const lines = Array.from(values, (value, n) => `${n} ${value}\n`).join('')
      for (const cells of [{ at }, { at, values }])
        expect(written((writer) => writer.numbered(39_999, ' ', cells, () => {})) === lines).toBe(
          true,
        )
    }
  })

  test('print numbers of any size', () => {
    const numbers = [0, 9, 10, 99, 100, 999, 1000, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 53 - 1]
    const cellAt = (n: number) => numbers[n] as number
    expect(written((writer) => writer.row(0, numbers.length - 1, cellAt))).toBe(numbers.join(','))
    for (const n of numbers)
      expect(written((writer) => writer.padded(n, 17))).toBe(`${n}`.padStart(17))
    expect(written((writer) => writer.row(0, 1, (n) => 'WL'[n] as string, '"'))).toBe('"W","L"')
  })

  test('are handed on in pieces, whatever is added', () => {
    const long = 'é'.repeat(3_000_000)
    expect(written((writer) => writer.text(long)) === long).toBe(true)
    const chars = written((writer) => {
      for (let n = 0; n < 2_500_000; n++) writer.char(65 + (n % 26))
    })
    expect(chars === 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.repeat(100_000).slice(0, 2_500_000)).toBe(true)
  })
})
