import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { inTerminal, type Talk, widest } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimber-terminal-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [UP, DOWN, RIGHT, LEFT] = ['\x1b[A', '\x1b[B', '\x1b[C', '\x1b[D']
const [ESCAPE, CTRL_C, CTRL_D, ENTER] = ['\x1b', '\x03', '\x04', '\r']
const LEFT_BY_COMPUTER = /The computer: [^\n]* \(now ([\d ]+)/

/** What stays on the lines of a terminal: colours and what was written over taken away. */
function seen(text: string): string {
  const colour = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g')
  const writtenOver = new RegExp(`[^\\n]*\\r${ESCAPE}\\[K`, 'g')
  return text.replaceAll('\r\n', '\n').replace(colour, '').replace(writtenOver, '')
}

/** Types a line as a person does. */
const type = (talk: Talk, text: string) => talk.type(text + ENTER)

const has = spawnSync('script', ['--version']).status === 0

describe.skipIf(!has)('nimber play in a terminal', () => {
  test('moves are typed, hints followed and the game is won', async () => {
    const talk = inTerminal(['play', 'nim', '1', '2', '3', '--second', '--level', 'perfect'])
    // the computer begins in a lost position
    await talk.until(LEFT_BY_COMPUTER)
    for (;;) {
      await talk.until(/Your move/)
      type(talk, 'hint')
      const typed = await talk.until(/Hint: ([^(]+?) {2}\(/)
      await talk.until(/Your move/)
      type(talk, typed)
      if ((await talk.until(/You win\.|The computer:/)) === 'You win.') break
    }
    type(talk, 'quit')
    expect(await talk.ended()).toBe(0)
    expect(widest(seen(talk.all))).toBeLessThanOrEqual(80)
  })

  test('a move is picked with the arrow keys', async () => {
    const talk = inTerminal(['play', 'nim', '3', '5', '7'])
    await talk.until(/Your move/)
    talk.type(DOWN)
    await talk.until(/▸ take 1 from heap 1, leave 2/)
    talk.type(DOWN + RIGHT + RIGHT)
    await talk.until(/▸ take 3 from heap 2, leave 2/)
    talk.type(LEFT + UP + UP)
    await talk.until(/▸ take 1 from heap 3, leave 6/)
    talk.type(ESCAPE)
    await talk.until(/Your move/)
    talk.type(DOWN + ENTER)
    await talk.until(/You: .*take 1 from heap 1, leave 2 \(now 2 5 7\)/)
    await talk.until(LEFT_BY_COMPUTER)
    await talk.until(/Your move/)
    talk.type(CTRL_D)
    expect(await talk.ended()).toBe(0)
  })

  test('what is typed can be mended, and signs of two columns and unknown keys do no harm', async () => {
    const talk = inTerminal(['play', 'nim', '1', '2', '--lang', 'zh'])
    await talk.until(/轮到你/)
    type(talk, '提示x\x7f')
    await talk.until(/提示：2 1/)
    await talk.until(/轮到你/)
    type(talk, '\x1b[5~\x1bOQ\t2 1')
    await talk.until(/现在是 1 1/)
    await talk.until(/轮到你/)
    type(talk, '2 1')
    await talk.until(/你赢了|你胜/)
    type(talk, '退出')
    expect(await talk.ended()).toBe(0)
  })

  test('Ctrl-C leaves the game, the transcript and the terminal as it was', async () => {
    const path = join(folder, 'cut.txt')
    const talk = inTerminal(['play', 'nim', '3', '5', '7', '--save', path])
    await talk.until(/Your move/)
    type(talk, '1 1')
    await talk.until(LEFT_BY_COMPUTER)
    await talk.until(/Your move/)
    talk.type(CTRL_C)
    expect(await talk.ended()).toBe(130)
    expect(readFileSync(path, 'utf8')).toContain('\n2. ')
  })

  test('two computers are watched', async () => {
    const talk = inTerminal(['play', 'nim', '1', '2', '--watch', '--seed', '2'])
    await talk.until(/Computer 1 \(perfect\) wins\./)
    expect(await talk.ended()).toBe(0)
  })

  test('ASCII where the terminal says nothing better', async () => {
    const talk = inTerminal(['play', 'nim', '1', '2'], {})
    await talk.until(/o o/)
    await talk.until(/Your move/)
    talk.type(DOWN)
    await talk.until(/> take 1 from heap 1, leave 0/)
    talk.type(CTRL_C)
    expect(await talk.ended()).toBe(130)
    expect([...talk.all].every((sign) => sign.charCodeAt(0) < 128)).toBe(true)
  })
})
