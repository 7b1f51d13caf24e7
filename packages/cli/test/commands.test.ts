import { once } from 'node:events'
import { openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { problems } from '@nimber/problems'
import { describe, expect, test } from 'vitest'
import { answer, nimber, running, start } from './run.ts'

describe('nimber explain, games, problems', () => {
  test('explain tells the rule, the theorem, its proof and where it is from', async () => {
    const text = await answer(['explain', 'wythoff'])
    for (const title of ['Rule', 'Position', 'Proof', 'Reference', 'Judge problems', 'Try'])
      expect(text.split('\n')).toContain(title)
    expect(text).toContain('W. A. Wythoff')
    const chinese = await answer(['explain', 'wythoff', '--lang', 'zh'])
    for (const title of ['规则', '证明', '文献']) expect(chinese.split('\n')).toContain(title)
  })

  test('explain works out the values of a rule without a theorem', async () => {
    const taking = await answer(['explain', 'take {1,3,4}'])
    expect(taking).toContain('  G(5) = mex{G(4), G(2), G(1)} = mex{2, 0, 1} = 3\n')
    expect(taking).toMatch(/\nPeriod\n.*G\(n\+7\) = G\(n\) for all n ≥ 0\.\n/s)
    expect(await answer(['explain', 'subtraction'])).toContain('G(n+5) = G(n) for all n ≥ 0.')
    expect(await answer(['explain', 'mixed'])).toContain('2 xor 0 xor 3 xor 0 xor 0 xor 0 = 1.')
    const chinese = await answer(['explain', 'take {1,3,4}', '--lang', 'zh'])
    expect(chinese).toMatch(/\n周期\n.*对所有 n ≥ 0 有 G\(n\+7\) = G\(n\)/s)
    // a theorem says more than its first values
    expect(await answer(['explain', 'nim'])).not.toContain('mex{')
    expect(await answer(['explain', 'amazons'])).toMatch(/Reference\n {2}E\. R\. Berlekamp/)
    expect(await answer(['explain', '吃蛋糕', '--lang', 'zh'])).toMatch(
      /文献\n {2}证明见此；游戏：E\. R\. Berlekamp/,
    )
  })

  test('explain takes any rule, and what it says to try can be tried', async () => {
    for (const game of ['take {1,3,4}', 'misere take 1..4', 'bash', 'bash 4', 'ring']) {
      const text = await answer(['explain', game])
      const example = /nimber solve '(.*)'/.exec(text)?.[1] ?? ''
      expect(await answer(['solve', example])).toMatch(/The player to move/)
    }
  })

  test('games lists the catalogue', async () => {
    const [en, zh] = await Promise.all(
      ['en', 'zh'].map((lang) => answer(['games', '--lang', lang])),
    )
    for (const slug of ['nim', 'bash m', 'wythoff', 'moore k', 'ring p..q', 'queen-to-corner']) {
      expect(en).toMatch(new RegExp(`^${slug} {2}`, 'm'))
      expect(zh).toMatch(new RegExp(`^${slug} {2}`, 'm'))
    }
    expect(zh).toContain('尼姆博弈')
  })

  test('problems lists all of them, and one of them whole', async () => {
    const list = await answer(['problems'])
    for (const { id } of problems) expect(list).toMatch(new RegExp(`^${id} `, 'm'))
    const one = await answer(['problems', 'HDU2176'])
    expect(one).toContain('45 45\n3\n3 6 9\n')
    expect(one).toContain('No\nYes\n9 5\n')
    expect(await answer(['problems', 'hdu2176', '--lang', 'zh'])).toContain('样例')
    // where the judge is not right, that is said
    expect(await answer(['problems', 'hdu3590'])).toContain(
      'Note\n  The judge contradicts its own rule',
    )
    expect(await answer(['problems', 'hdu3590', '--lang', 'zh'])).toContain('说明\n  判题与题目')
  })

  test('tour shows real answers', async () => {
    const text = await answer(['tour'])
    expect(text).toContain(await answer(['solve', 'nim', '3', '5', '7']))
    expect(text).toContain(await answer(['table', 'take {1,3,4}', '--to', '39']))
    expect(text).toContain('165580140 267914295\nThe player to move loses (P)')
    expect(text).toContain('No\nYes\n9 5\n')
    expect(await answer(['tour', '--lang', 'zh'])).toContain('先手必败（P）')
  })
})

describe('nimber judge', () => {
  test('answers standard input', async () => {
    expect(await answer(['judge', 'hdu1846'], { input: '2\n23 2\n4 3\n' })).toBe('first\nsecond\n')
    expect(await answer(['judge', 'HDU1846', '--lang', 'zh'], { input: '1 4 3' })).toBe('second\n')
    expect(await answer(['judge', 'hdu2176'], { input: '3 3 6 9 0' })).toBe('Yes\n9 5\n')
  })

  test('answers what comes before a mistake', async () => {
    expect(await nimber(['judge', 'hdu1846'], { input: '2\n23 2\n4 x' })).toEqual({
      out: 'first\n',
      err: 'case 2, byte 9: expected a number, found “x”\n',
      code: 2,
    })
    const env = { LANG: 'zh_CN.UTF-8' }
    expect(await nimber(['judge', 'hdu1846'], { input: '2\n23 2\n4', env })).toEqual({
      out: 'first\n',
      err: '第 2 组，第 8 字节：这里应是一个数，输入却结束了\n',
      code: 2,
    })
  })

  test('says in a line what is wrong with its input or output', async () => {
    const folder = fileURLToPath(new URL('.', import.meta.url))
    const { out, err, code } = await running(['judge', 'hdu1846'], { stdin: openSync(folder, 'r') })
    expect([out, code]).toEqual(['', 2])
    expect(err).toBe('Cannot read standard input: it is a folder (EISDIR).\n')
  })
})

describe('a run that is cut short', () => {
  /** Reads the first piece of what a command prints, then closes the pipe. */
  async function head(args: string[], input = '') {
    const child = start(args)
    let err = ''
    child.stderr?.on('data', (text: Buffer) => {
      err += text.toString()
    })
    child.stdin?.on('error', () => {}) // it is closed before all is written
    child.stdin?.end(input)
    const closed = once(child, 'close')
    const [first] = (await once(child.stdout as NodeJS.EventEmitter, 'data')) as [Buffer]
    child.stdout?.destroy()
    const [code] = (await closed) as [number]
    return { first: first.toString(), err, code }
  }

  test('by a closed pipe ends quietly', async () => {
    const table = await head(['table', 'nim', '--to', '1000000'])
    expect(table.first).toMatch(/^nim\n/)
    expect([table.err, table.code]).toEqual(['', 0])
    const judge = await head(['judge', 'nyoj-wythoff'], '100000\n'.repeat(100))
    expect(judge.first).toMatch(/^\(0,0\)\(1,2\)/)
    expect([judge.err, judge.code]).toEqual(['', 0])
    const lines = await head(['solve', '--json', '-'], 'nim\t3 5 7\n'.repeat(20_000))
    expect(lines.first).toMatch(/^\{"game":"nim"/)
    expect([lines.err, lines.code]).toEqual(['', 0])
  })

  test('by an interrupt ends', async () => {
    // each of them would go on for minutes or for ever
    for (const args of [
      ['table', 'grundy', '--to', '9000000', '--budget', '1000'],
      ['judge', 'hdu1846'],
      ['solve', '--json', '-'],
      ['calc', '--json', '-'],
    ]) {
      const child = start(args)
      let text = ''
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (piece: Buffer) => {
          text += piece.toString()
        })
      await new Promise((resolve) => setTimeout(resolve, 700))
      expect(child.exitCode).toBe(null)
      const closed = once(child, 'close')
      child.kill('SIGINT')
      const [code, signal] = (await closed) as [number | null, string | null]
      expect(code === 130 || signal === 'SIGINT').toBe(true)
      expect(text).toBe('')
    }
  })
})
