import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nimber } from './run.ts'

test('the lessons and topics are listed', async () => {
  const { out: stdout } = await nimber(['learn'])
  expect(stdout).toContain('3  Nim: why xor')
  expect(stdout).toContain('wrong-line')
  expect((await nimber(['learn', '--lang', 'zh'])).out).toContain('13  双方走法不同的游戏')
})

test('a lesson is gone through, with wrong and right answers', async () => {
  // the predictions, boards and exercises of the first lesson, in their order
  const input = ['2', '1', '2', '3', '1', '1', '9', 'x', ''].join('\n')
  const { out: stdout, code: status } = await nimber(['learn', '1'], { input })
  expect(status).toBe(0)
  expect(stdout).toContain('Lesson 1: Winning and losing positions')
  expect(stdout).toMatch(/^ {2}n {3}0 {2}1 {2}2/m)
  expect(stdout).toMatch(/^ +P {2}N {2}P {2}N/m)
  expect(stdout).toContain('Not yet. The player to move wins, for example: take 1, leave 9.')
  expect(stdout).toContain('Right.')
  expect(stdout).toContain('nimber stress coin-set -- ./a.out')
  expect(stdout).not.toMatch(/\*\*|\[\[|undefined/)
})

test('what is no answer is asked again, once', async () => {
  for (const [lang, right] of [
    ['en', 'Right.'],
    ['zh', '正确。'],
  ] as const) {
    const args = ['learn', '1', '--lang', lang]
    const { out } = await nimber(args, { input: ['?', '0', '1'].join('\n') })
    const [before = ''] = out.split(right)
    expect(before).not.toBe(out)
    // for each of the three lines that were typed
    expect(before.match(/1 to 2|1 到 2 的一个数/g)).toHaveLength(3)
  }
})

test('a table names draws only where it has some', async () => {
  const { out: bash } = await nimber(['learn', '2'])
  expect(bash).toContain('Bash game (m = 4) · P: losing, N: winning\n')
  const { out: boards } = await nimber(['learn', '12', '--lang', 'zh'])
  expect(boards).toContain('国王走到角落 · P：必败，N：必胜\n')
  expect(boards).toContain('马走到角落 · P：必败，N：必胜，D：平局\n')
})

test('a folder that cannot be made is told, also where the system calls its parent missing', async () => {
  const { err, code } = await nimber(['learn', '--export', '/proc/none/handouts'])
  expect(err).toContain('/proc/none/handouts')
  expect(code).toBe(2)
})

test('every lesson is gone through in both languages, also where nobody answers', async () => {
  for (const lang of ['en', 'zh'])
    for (let lesson = 1; lesson <= 13; lesson++) {
      const {
        out: stdout,
        err: stderr,
        code: status,
      } = await nimber(['learn', `${lesson}`, '--lang', lang])
      expect(status, stderr).toBe(0)
      expect(stdout).toContain('nimber stress')
      expect(stdout).not.toMatch(/\*\*|\[\[|undefined|:::/)
    }
})

test('a topic is practised until three in a row are right', async () => {
  const input = '9\n\n0\n'
  const { out: stdout } = await nimber(['learn', '--practise', 'mex', '--seed', '5'], { input })
  expect(stdout).toContain('mex of a set')
  expect(stdout).toMatch(/is the least number that is not in/)
  expect(stdout).toContain('0 of 3 right in succession')
  const again = await nimber(['learn', '--practise', 'mex', '--seed', '5'], { input })
  expect(again.out).toBe(stdout)
})

test('what is no heap is drawn, and a match is answered in words', async () => {
  const asked = async (topic: string) =>
    (await nimber(['learn', '--practise', topic, '--seed', '3'], { input: '\n' })).out
  expect(await asked('graph')).toContain('Arrows A→B, A→D, A→E, B→C, B→E, C→D, D→E; one token')
  expect(await asked('boards')).toMatch(/^ {4}0 {2}[★*]/m)
  expect(await asked('nim-beat')).toMatch(/^Answer: you: take \d+ from heap \d, leave \d/m)
})

test('lessons are written for a teacher', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nimber-learn-'))
  const { out: stdout } = await nimber(['learn', '--export', folder])
  expect(stdout).toContain('26 files written')
  const names = readdirSync(folder)
  expect(names).toHaveLength(26)
  const tex = readFileSync(join(folder, '03-nim.tex'), 'utf8')
  expect(tex).toMatch(/^\\documentclass/)
  // what opens is closed, and nothing of the markup is left
  for (const kind of ['enumerate', 'itemize', 'verbatim', 'tabular', 'document'])
    expect(tex.split(`\\begin{${kind}}`)).toHaveLength(tex.split(`\\end{${kind}}`).length)
  const outside = tex.replace(/\\begin\{verbatim\}[\s\S]*?\\end\{verbatim\}/g, '')
  expect(outside).not.toMatch(/\*\*|\[\[|(?<!\\)[#%]/)
  expect(outside).toContain('3 moves win: take 1 from heap 1, leave 2;')
  expect(readFileSync(join(folder, '05-values.md'), 'utf8')).toContain('| 0 | 1 | 2 | 3 |')
})

test('words of the subject, other names of games and ids of problems are explained', async () => {
  const explained = async (word: string, lang = 'en') =>
    (await nimber(['explain', word, '--lang', lang])).out
  expect(await explained('mex')).toContain('is the least number that is not in it')
  expect(await explained('SJ定理', 'zh')).toContain('反常规玩法')
  expect(await explained('奇异局势')).toContain('losing position')
  expect(await explained('必败态', 'zh')).toContain('第 1 课')
  expect(await explained('SG定理', 'zh')).toContain('SG 值')
  expect(await explained('反尼姆', 'zh')).toContain('取走最后一颗的人输')
  expect(await explained('阶梯博弈')).toContain('Staircase Nim')
  expect(await explained('树上删边', 'zh')).toContain('hackenbush-tree')
  expect(await explained('HDU 2176')).toContain('hdu2176')
  expect(await explained('nyoj-stones-9')).toContain('nyoj-stones-9')
  expect(await explained('取石子（九）', 'zh')).toContain('第 4 课')
  expect(await explained('cold game')).toContain('nobody in a cold one')
  expect(await explained("Wythoff's game")).toContain('Lesson 8')
  expect((await nimber(['problems', 'hdu2176', '--lang', 'zh'])).out).toContain('nimber learn nim')
})

test('a word that names an idea and a game leads to both', async () => {
  const explained = async (word: string, lang = 'en') =>
    (await nimber(['explain', word, '--lang', lang])).out
  for (const [word, idea, slug] of [
    ['奇异局势', '必败态', 'wythoff'],
    ['反尼姆', '反常规玩法', 'misere-nim'],
    ['SJ定理', '反常规玩法', 'anti-sg'],
    ['齐肯多夫', '齐肯多夫表示', 'fibonacci-nim'],
    ['黄金分割', '黄金分割比', 'wythoff'],
  ] as const) {
    const text = await explained(word, 'zh')
    expect(text.startsWith(idea), word).toBe(true)
    expect(text).toMatch(new RegExp(`另见游戏：.*nimber explain ${slug}$`, 'm'))
  }
  expect(await explained('anti-nim')).toContain('See also the game: Misère Nim  nimber explain')
  expect(await explained('威佐夫', 'zh')).toMatch(
    /另见概念：黄金分割比 {2}nimber explain golden-ratio/,
  )
  expect(await explained('anti-sg')).toContain('See also the idea: misère play')
})

test('a judge problem is found in any spelling; of others the judges known are told', async () => {
  for (const [name, id] of [
    ['HDU-1846', 'hdu1846'],
    ['洛谷P2197', 'luogu-p2197'],
    ['P2197', 'luogu-p2197'],
    ['cf 1312F', 'cf1312f'],
  ] as const)
    for (const command of ['explain', 'problems'])
      expect((await nimber([command, name, '--lang', 'zh'])).out.split('\n')[0]).toContain(id)
  for (const command of ['explain', 'problems', 'judge', 'code'])
    for (const [lang, ofNyoj, judges] of [
      ['en', '“nyoj23” is not among the 11 problems of NYOJ here', 'The judges known are'],
      ['zh', 'NYOJ 的题目这里有 11 道，没有“nyoj23”', '收录的评测网站：'],
    ] as const) {
      const env = { LC_ALL: `${lang}_XX.UTF-8` }
      const own = await nimber([command, 'nyoj23'], { env })
      expect([own.code, own.out]).toEqual([2, ''])
      const told = own.err.replaceAll('\n', lang === 'en' ? ' ' : '')
      expect(told, command).toContain(ofNyoj)
      expect(told).toContain('nyoj-stones-10')
      const other = await nimber([command, 'LeetCode 292'], { env })
      expect([other.code, other.out]).toEqual([2, ''])
      expect(other.err).toContain('LeetCode 292')
      expect(other.err).toContain(judges)
      expect(other.err).toContain('Codeforces')
    }
})

test('what there is not is refused', async () => {
  for (const args of [
    ['learn', 'nimm'],
    ['learn', '99'],
    ['learn', '--practise', 'meks'],
    ['learn', '3', '--seed', '-1'],
    ['explain', 'nonsense of no kind'],
  ]) {
    const { code: status, err: stderr, out: stdout } = await nimber(args)
    expect([status, stdout], args.join(' ')).toEqual([2, ''])
    expect(stderr).not.toBe('')
  }
  expect((await nimber(['learn', 'nimm'])).err).toContain('Did you mean nim?')
  expect((await nimber(['explain', 'mexx'])).err).toContain('Did you mean mex?')
})
