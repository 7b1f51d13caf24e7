import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { nimber, running } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimber-processes-'))
afterAll(() => rmSync(folder, { recursive: true }))
const proof = join(folder, 'proof')

interface Asked {
  readonly args: readonly string[]
  readonly input?: string
  readonly env?: Record<string, string>
}

/** Runs of every command; `serve` goes on for ever unless it is refused. */
const RUNS: Readonly<Record<string, readonly Asked[]>> = {
  solve: [
    { args: ['nim', '3', '5', '7'] },
    { args: ['nim', '3', 'x'], env: { LANG: 'zh_CN.UTF-8' } },
    { args: ['grundy', '1000000000'] },
    { args: ['--json', '-'], input: 'nim\t3 5 7\nbash 4\n' },
    { args: ['nim', '3'], env: { LANG: 'zh_CN.GBK' } },
    { args: ['domineering: ..|..'] },
  ],
  table: [
    { args: ['wythoff', '--to', '9x9'] },
    { args: ['grundy', '--to', '30000', '--format', 'csv', '--out', '/dev/stdout'] },
  ],
  discover: [
    { args: ['take {1,3,4}', '--certificate', proof] },
    { args: ['--json', '-', '--threads', '2'], input: 'take odd\ntake {1,2}\n' },
  ],
  check: [{ args: [proof] }, { args: ['--json', '-'], input: '{}' }],
  explain: [{ args: ['wythoff'] }],
  games: [{ args: ['--lang', 'zh'] }, { args: ['nim'] }],
  problems: [{ args: ['hdu2176'] }, { args: ['hdu217'] }],
  judge: [
    { args: ['hdu1846'], input: '2\n23 2\n4 3\n' },
    { args: ['hdu1846'], input: '2\n23 2\n4 x' },
    { args: ['hdu1846', '--lang', 'zh'], input: '1 4' },
  ],
  tour: [{ args: [] }],
  quotient: [{ args: ['octal 0.75', '--format', 'json'] }],
  genus: [{ args: ['octal 0.77', '5'] }],
  graph: [
    { args: ['-', '--start', 'a'], input: 'a b\nb c\n' },
    { args: ['-', '--judge', 'edges'], input: '2 1\n1 3\n' },
  ],
  calc: [{ args: ['{1|-1} + ^* - 3/4'] }, { args: ['--json', '-'], input: '^ > *\n{1|\n' }],
  stress: [{ args: ['hdu2176', '--', './none'] }],
  gen: [{ args: ['hdu2176', '--seed', '7'] }],
  code: [{ args: ['hdu2176', '--lang', 'python'] }],
  play: [
    { args: ['nim', '3', '5', '7', '--seed', '1'], input: 'hint\n2 4\nfly\nquit\n' },
    { args: ['nim', '3', '5', '7', '--watch', '--seed', '1'] },
  ],
  prove: [{ args: ['Ax Ey x = 2*y | x = 2*y + 1'] }, { args: ['Ex x <'] }],
  learn: [{ args: [] }, { args: ['--lang', 'zh'] }],
  survey: [{ args: ['run', 'octal 0.{0-7}', '--budget', 'x'] }],
  serve: [{ args: ['--port', 'x'] }],
}

test('every command is run', async () => {
  const { out } = await running(['--help'])
  const commands = /\nCommands:\n(.*?)\n\n/s.exec(out)?.[1]?.matchAll(/^ {2}([a-z]+) /gm) ?? []
  const names = [...commands].map(([, name = '']) => name).filter((name) => name !== 'help')
  expect(Object.keys(RUNS).toSorted()).toEqual(names.toSorted())
})

describe.each(Object.entries(RUNS))('nimber %s', (name, runs) => {
  test.each(runs)(
    '%j gives the same in a process as inside this one',
    async ({ args, ...given }) => {
      const own = await running([name, ...args], given)
      expect(own.signal).toBe(null)
      expect(own.out + own.err).not.toBe('')
      const inside = await nimber([name, ...args], given)
      expect(inside).toEqual({ out: own.out, err: own.err, code: own.code })
    },
  )
})

test('runs inside this process do not meet, one after the other or at once', async () => {
  const asked: readonly Asked[] = Object.entries(RUNS).flatMap(([name, runs]) =>
    runs.map((run) => ({ ...run, args: [name, ...run.args] })),
  )
  const alone = []
  for (const { args, ...given } of asked) alone.push(await nimber(args, given))
  const state = () => [
    process.exitCode,
    ...['SIGINT', 'exit'].map((event) => process.listenerCount(event)),
  ]
  const before = state()
  const together = await Promise.all(asked.map(({ args, ...given }) => nimber(args, given)))
  expect(together).toEqual(alone)
  expect(state()).toEqual(before)
})

test('the launcher tells the version', async () => {
  const url = new URL('../package.json', import.meta.url)
  const { version } = JSON.parse(readFileSync(url, 'utf8')) as { version: string }
  for (const option of ['--version', '-V'])
    for (const run of [running, nimber])
      expect(await run([option])).toMatchObject({ out: `${version}\n`, err: '', code: 0 })
})
