import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { otherCharset } from '../src/frame/settings.ts'
import { answer, nimber, running } from './run.ts'
import { command as bin, newFolder } from './stress-tools.ts'

describe('the charset of the locale', () => {
  test('is known where it is named', () => {
    for (const [env, charset] of [
      [{ LANG: 'zh_CN.GBK' }, 'GBK'],
      [{ LANG: 'zh_TW.Big5@x' }, 'Big5'],
      [{ LC_ALL: 'en_US.ISO-8859-1', LANG: 'C.UTF-8' }, 'ISO-8859-1'],
      [{ LC_CTYPE: 'zh_CN.UTF-8', LANG: 'zh_CN.GBK' }, undefined],
      [{ LANG: 'en_US.utf8' }, undefined],
      [{ LANG: 'C' }, undefined],
      [{ LANG: 'C.ASCII' }, undefined],
      [{ LANG: 'zh_CN' }, undefined],
      [{}, undefined],
    ] as const)
      expect(otherCharset(env)).toBe(charset)
  })

  test('is mentioned once where the output is in another', async () => {
    const chinese = await nimber(['solve', 'nim', '1', '1'], { env: { LANG: 'zh_CN.GBK' } })
    expect([chinese.code, chinese.err]).toEqual([
      0,
      'The output is UTF-8, not GBK. 输出为 UTF-8 编码，不是 GBK。\n',
    ])
    const refused = await nimber(['solve', 'nimm', '1'], { env: { LANG: 'zh_CN.GBK' } })
    expect(refused.code).toBe(2)
    expect(refused.err.match(/UTF-8 编码/g)?.length).toBe(1)
    const english = await nimber(['solve', 'nim', '1', '1'], { env: { LANG: 'de_DE.ISO-8859-1' } })
    expect(english.err).toBe('The output is UTF-8, not ISO-8859-1.\n')
  })

  test('is not mentioned where it makes no difference', async () => {
    const csv = ['table', 'nim', '--to', '3', '--format', 'csv']
    expect((await nimber(csv, { env: { LANG: 'zh_CN.GBK' } })).err).toBe('')
    const judge = await nimber(['judge', 'hdu1846'], {
      input: '1\n23 2\n',
      env: { LANG: 'zh_CN.GBK' },
    })
    expect([judge.out, judge.err]).toEqual(['first\n', ''])
    for (const LANG of ['zh_CN.UTF-8', 'C.UTF-8', 'C', 'POSIX', ''])
      expect((await nimber(['solve', 'nim', '1', '1'], { env: { LANG } })).err).toBe('')
  })
})

test.skipIf(process.platform !== 'linux')('an argument that is not UTF-8 is told', () => {
  const folder = newFolder()
  // only a shell can pass such bytes
  const run = (line: string) =>
    spawnSync('/bin/sh', ['-c', line, 'sh', process.execPath, bin], {
      encoding: 'utf8',
      cwd: folder,
      env: { PATH: process.env.PATH },
    })
  const name = `"$(printf 'b\\377.json')"`
  for (const args of [
    `check ${name}`,
    `graph ${name}`,
    `table nim --to 3 --out ${name}`,
    `solve ${name} 3`,
    `discover 'take {1,2}' --certificate=${name}`,
  ]) {
    const { status, stdout, stderr } = run(`"$1" "$2" ${args}`)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^“.*b\uFFFD\.json” is not UTF-8\. Rename the file/)
  }
  expect(run(`"$1" "$2" check ${name} --lang zh`).stderr).toContain('不是 UTF-8')
  // the sign itself is a letter like others
  const { status, stderr } = run(`"$1" "$2" check 'b\uFFFD.json'`)
  expect([status, stderr]).toEqual([2, expect.stringContaining('(ENOENT)')])
})

describe('an unknown command', () => {
  test.each([
    [['foo', '--help'], 'Unknown command: foo.', '未知命令：foo。'],
    [['tabel', '--help'], 'Did you mean table?', '是不是 table？'],
    [['-h', 'tabel'], 'Did you mean table?', '是不是 table？'],
    [['help', 'tabel'], 'Did you mean table?', '是不是 table？'],
    [['sovle', 'nim', '3'], 'Did you mean solve?', '是不是 solve？'],
  ])('%j', async (args, en, zh) => {
    const english = await nimber(args)
    expect([english.out, english.code]).toEqual(['', 2])
    expect(english.err).toContain(en)
    const chinese = await nimber(['--lang', 'zh', ...args])
    expect([chinese.out, chinese.code]).toEqual(['', 2])
    expect(chinese.err).toContain(zh)
  })

  test('is not what help or a known command is', async () => {
    expect(await answer(['help'])).toBe(await answer(['--help']))
    expect(await answer(['help', 'table'])).toBe(await answer(['table', '--help']))
    expect(await answer(['--lang', 'zh', 'table', '--help'])).toContain('用法')
    expect(await answer(['--lang=zh'])).toContain('用法')
  })
})

test('what nobody foresaw is told in few lines, with the stack for those who ask', async () => {
  const folder = newFolder()
  const broken = join(folder, 'broken.cjs')
  // a verdict cannot be written
  const text = `const { stringify } = JSON
JSON.stringify = (value, ...more) => {
  if (value?.outcome) throw new RangeError('a broken engine')
  return stringify(value, ...more)
}\n`
  writeFileSync(broken, text)
  for (const [lang, words] of [
    ['en', 'Nimber met an error that nobody foresaw.'],
    ['zh', 'Nimber 遇到了没有预料到的错误。'],
  ] as const) {
    const env = { NODE_OPTIONS: `--require ${broken}` }
    const args = ['solve', '--json', 'nim', '3', '--lang', lang]
    const quiet = await running(args, { env })
    expect([quiet.out, quiet.code]).toEqual(['', 1])
    expect(quiet.err).toMatch(
      new RegExp(`^${words}\nRangeError: a broken engine\n.*NIMBER_DEBUG=1.*\n$`),
    )
    const debug = await running(args, { env: { ...env, NIMBER_DEBUG: '1' } })
    expect([debug.code, debug.err]).toEqual([1, expect.stringMatching(/^ +at /m)])
  }
})
