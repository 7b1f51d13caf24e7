import { describe, expect, test } from 'vitest'
import { answer, nimber } from './run.ts'

const table = (...args: string[]) => answer(['table', ...args])

describe('nimber table', () => {
  test('prints ten values a line', () => {
    expect(table('take {1,3,4}', '--to', '12')).toBe(`take {1,3,4}
 0    0   1   0   1   2   3   2   0   1   0
10    1   2   3
`)
    expect(table('take', '1..2', '--to', '3', '--lang', 'zh')).toMatch(
      /^取 1\.\.2\n0 +0 +1 +2 +0\n$/,
    )
  })

  test('prints csv, json and b-files', () => {
    expect(table('grundy', '--to', '5', '--format', 'csv')).toBe(
      'n,g\n0,0\n1,0\n2,0\n3,1\n4,0\n5,2\n',
    )
    expect(table('grundy', '--to', '5', '--format', 'bfile')).toBe('0 0\n1 0\n2 0\n3 1\n4 0\n5 2\n')
    expect(JSON.parse(table('grundy', '--to', '5', '--format', 'json'))).toEqual({
      game: 'grundy',
      to: 5,
      values: [0, 0, 0, 1, 0, 2],
    })
  })

  test('prints two counters as a matrix', () => {
    const rows = ['0,1,2,3', '1,2,0,4', '2,0,1,5']
    expect(table('wythoff', '--to', '2x3', '--format', 'csv')).toBe(`${rows.join('\n')}\n`)
    expect(JSON.parse(table('wythoff', '--to', '2x3', '--format', 'json'))).toEqual({
      game: 'wythoff',
      to: [2, 3],
      values: rows.map((row) => row.split(',').map(Number)),
    })
    expect(table('wythoff', '--to', '2x3')).toBe(`wythoff
   0 1 2 3
0  0 1 2 3
1  1 2 0 4
2  2 0 1 5
`)
  })

  test('prints letters where there are draws', () => {
    expect(table('knight-to-corner', '--to', '3x3', '--format', 'csv')).toBe(
      'L,D,D,D\nD,D,W,D\nD,W,D,D\nD,D,D,L\n',
    )
    const json = JSON.parse(table('knight-to-corner', '--to', '1x2', '--format', 'json')) as object
    expect(json).toMatchObject({
      values: [
        ['L', 'D', 'D'],
        ['D', 'D', 'W'],
      ],
    })
  })

  test('prints letters for misère play', () => {
    expect(table('misere take 1..3', '--to', '5', '--format', 'csv')).toBe(
      'n,g\n0,W\n1,L\n2,W\n3,W\n4,W\n5,L\n',
    )
  })

  test('prints a long table as fast as it is read', () => {
    const lines = table('nim', '--to', '300000', '--format', 'csv').trimEnd().split('\n')
    expect(lines.length).toBe(300_002)
    expect(lines.at(-1)).toBe('300000,300000')
  })

  test.each([
    [['nim', '--to', 'abc'], 'Expected --to N', '--to 后应是'],
    [['nim', '--to', '-5'], 'Expected --to N', '--to 后应是'],
    [['nim', '--to', '1.5'], 'Expected --to N', '--to 后应是'],
    [['nim', '--to', '99999999999'], 'at most 9 digits', '至多 9 位'],
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
  ])('refuses %j', (args, en, zh) => {
    for (const [lang, words] of [
      ['en', en],
      ['zh', zh],
    ] as const) {
      const { out, err, code } = nimber(['table', ...args, '--lang', lang])
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain(words)
    }
  })
})

test('a table too large for its budget is refused at once', () => {
  for (const game of ['wythoff', 'rook'])
    expect(nimber(['table', game, '--to', '99999x99999'])).toMatchObject({ code: 3, out: '' })
  expect(nimber(['table', 'wythoff', '--to', '3000x3000'])).toMatchObject({ code: 3, out: '' })
})
