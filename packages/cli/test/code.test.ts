import { gameProgram, type Language, languages, parse, parseAny, playable } from '@nimber/core'
import { problemProgram, problems } from '@nimber/problems'
import { describe, expect, test } from 'vitest'
import { answer, nimber, widest } from './run.ts'

const language = (id: string) => languages.find((l) => l.id === id) as Language
const problem = (id: string) => problems.find((p) => p.id === id) as (typeof problems)[number]

describe('programs', () => {
  test('of a problem, in C++ where nothing else is said', async () => {
    const text = problemProgram(problem('hdu2176'), language('cpp'), 'en')
    expect(await answer(['code', 'hdu2176'])).toBe(text)
    expect(await answer(['code', 'HDU2176', '--lang', 'CPP'])).toBe(text)
    expect(text).toContain('#include <cstdio>')
  })

  test('in another language, with comments in another', async () => {
    const text = problemProgram(problem('nyoj-stones-4'), language('python'), 'zh')
    expect(await answer(['code', 'nyoj-stones-4', '--lang', 'python', '--words', 'zh'])).toBe(text)
    expect(await answer(['--lang', 'zh', 'code', 'nyoj-stones-4', '--lang=python'])).toBe(text)
    const env = { LANG: 'zh_CN.UTF-8' }
    expect(await answer(['code', 'nyoj-stones-4', '--lang', 'python'], { env })).toBe(text)
    expect(text).toContain('# 威佐夫定理')
  })

  test.each(languages.map((l) => l.id))('of a game in %s', async (id) => {
    const text = gameProgram(parse('bash 4').game, language(id), 'en')
    expect(await answer(['code', 'bash', '4', '--lang', id])).toBe(text)
  })

  test('of a game whose players have different moves', async () => {
    const text = gameProgram(playable(parseAny('alice').game), language('cpp'), 'en')
    expect(await answer(['code', 'alice'])).toBe(text)
    expect(text).toContain('Left begins')
  })
})

describe('wrong input', () => {
  test.each([
    [['hdu2167x'], '“hdu2167x” is not among', '没有“hdu2167x”。是不是 hdu2'],
    [['domineering'], 'Of domineering nothing is known', '没有短程序可用的结论'],
    [['alcie'], 'Did you mean alice?', '是不是 alice？'],
    [['wythof'], 'Did you mean wythoff?', '是不是 wythoff？'],
    [['bash'], 'Expected the parameters of bash here: bash m', 'bash m'],
    [['nim', '3', '5'], "give the game alone, as in: nimber code 'nim'", "nimber code 'nim'"],
    [['take {1,3'], 'found the end of the text', '却是文本的结尾'],
    [['hackenbush-graph'], 'Fusion principle', '融合原理'],
    [['nim', '--lang', 'py'], 'found “py”. Did you mean python?', '“py”。是不是 python？'],
    [['nim', '--lang', 'rust'], 'cpp, c, java, python or ts, found “rust”', '却是“rust”'],
    [['nim', '--lang', 'en'], 'write --words en', '请用 --words en'],
  ])('%j', async (args, en, zh) => {
    for (const [words, message] of [
      ['en', en],
      ['zh', zh],
    ]) {
      const { out, err, code } = await nimber(['code', ...args, '--words', words ?? ''])
      expect(err.replaceAll('\n', ' ')).toContain(message)
      expect({ out, code }).toEqual({ out: '', code: 2 })
      expect(widest(err)).toBeLessThanOrEqual(80)
    }
  })

  test('another human language', async () => {
    const { err, code } = await nimber(['code', 'nim', '--words', 'fr'])
    expect({ err, code }).toEqual({
      err: 'Expected --words zh or --words en, found “fr”.\n',
      code: 2,
    })
  })
})

test('the help, in both languages', async () => {
  const en = await answer(['code', '--help'])
  expect(en).toMatch(/^Usage: nimber code/)
  expect(en).toContain('nimber code hdu2176 --lang java')
  expect(en).not.toMatch(/[\u4e00-\u9fff]/)
  const zh = await answer(['--lang', 'zh', 'code', '--help'])
  expect(zh).toMatch(/^用法： nimber code/)
  expect(zh).toContain('编程语言')
  expect(Math.max(widest(en), widest(zh))).toBeLessThanOrEqual(80)
})
