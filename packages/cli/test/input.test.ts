import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LineCutter } from '../src/files/line-cutter.ts'
import { answer, nimber, running } from './run.ts'
import { command as bin, newFolder } from './stress-tools.ts'

const MARK = '\uFEFF'
const posix = process.platform !== 'win32'

describe('a byte order mark is no part of', () => {
  test.each([
    [['solve', '--json', '-'], 'nim\t3 5 7\nbash 4\t7\n'],
    [['discover', '--json', '-'], 'take {1,2}\n'],
    [['discover', '--json', '-', '--threads', '2'], 'take {1,2}\ntake odd\n'],
    [['quotient', '--json', '-'], 'take 1..2\n'],
    [['judge', 'hdu1846'], '1\n23 2\n'],
    [['graph', '-', '--format', 'csv'], 'a b\nb c\n'],
    [['graph', '-', '--format', 'csv'], 'digraph { a -> b }\n'],
    [['graph', '-', '--format', 'csv'], '{"nodes":["a","b"],"edges":[["a","b"]]}\n'],
    [['graph', '-', '--judge', 'edges'], '2 1\n1 2\n'],
  ])('the input of %j', async (args, input) => {
    const plain = await answer(args, { input })
    expect(plain).not.toContain('error')
    expect(await answer(args, { input: MARK + input })).toBe(plain)
  })

  test('files: a graph, a certificate, a transcript', async () => {
    const folder = newFolder()
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), MARK + text)
      return join(folder, name)
    }
    expect(await answer(['graph', file('graph', 'a b\n'), '--format', 'csv'])).toMatch(
      /^node.*\na,/,
    )
    expect(await answer(['graph', file('numbers', '2 1\n1 2\n'), '--judge', 'edges'])).toBe(
      'WIN\nLOSE\n',
    )
    const proof = join(folder, 'proof')
    await nimber(['discover', 'take {1,2}', '--certificate', proof])
    expect(await answer(['check', file('marked', readFileSync(proof, 'utf8'))])).toContain('Valid')
    const saved = join(folder, 'saved')
    await nimber(['play', 'nim', '1', '--save', saved], { input: '1 0\n' })
    const replayed = await nimber(['play', '--replay', file('played', readFileSync(saved, 'utf8'))])
    expect([replayed.code, replayed.out]).toEqual([0, expect.stringContaining('nim: 1')])
  })
})

describe('lines that come in pieces', () => {
  const cut = (pieces: readonly string[], most = 100) => {
    const cutter = new LineCutter(most)
    return [...pieces.flatMap((piece) => [...cutter.cut(piece)]), cutter.rest()]
  }

  test('are cut at every kind of line end, wherever the pieces end', () => {
    const text = `${MARK}one\r\ntwo\nthree\rfour\n\r\n\n${MARK}last`
    const lines = ['one', 'two', 'three', 'four', '', '', `${MARK}last`]
    for (let size = 1; size <= text.length; size++) {
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
        text.slice(i * size, (i + 1) * size),
      )
      expect(cut(pieces)).toEqual(lines)
      expect(cut(pieces.flatMap((piece) => ['', piece]))).toEqual(lines)
    }
  })

  test('are not kept where they are too long', () => {
    expect(cut(['short\n', '123', '456', '7\nnext\n1234567'], 6)).toEqual([
      'short',
      undefined,
      'next',
      undefined,
    ])
  })
})

/** Runs a command on an input that is made while it reads; the memory in MiB where Linux tells. */
async function onLong(args: readonly string[], piece: Buffer, times: number, end: string) {
  const child = spawn(process.execPath, [bin, ...args], { env: { PATH: process.env.PATH } })
  let [out, err, megabytes] = ['', '', 0]
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  child.stdin.on('error', () => {})
  const closed = once(child, 'close')
  for (let i = 0; i < times && child.exitCode === null; i++) {
    megabytes = Math.max(megabytes, residentMiB(child.pid))
    if (child.stdin.write(piece)) continue
    await Promise.race([new Promise((resolve) => child.stdin.once('drain', resolve)), closed])
  }
  child.stdin.end(end)
  const [code] = (await closed) as [number | null]
  return { out, err, code, megabytes }
}

function residentMiB(pid: number | undefined): number {
  try {
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return peak ? Number(peak[1]) / 1024 : 0
  } catch {
    return 0
  }
}

describe('a line of 600 MB', () => {
  const piece = Buffer.alloc(2 ** 20, '7')
  test.each([
    [
      ['solve', '--json', '-'],
      'nim\t1 1\n',
      /"en":"The line has more than \d+ characters\.".*\n.*"outcome":"P"/,
    ],
    [['discover', '--json', '-'], 'nim\n', /"zh":"这一行超过 \d+ 个字符。".*\n.*"status":"proved"/],
  ])('is answered with an error, and the next by %j', async (args, next, expected) => {
    const { out, err, code, megabytes } = await onLong(args, piece, 600, `\n${next}`)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(expected)
    expect(megabytes).toBeLessThan(300)
  })

  test.each([
    [['check', '-'], /^standard input has more than 64 MiB/],
    [['judge', 'hdu1846'], /^number of cases, byte 0: the number has too many digits/],
    [['judge', 'nyoj-stones-6'], /the number has too many digits/],
    [['graph', '-'], /Line 1: the line is too long/],
    [['graph', '-', '--judge', 'edges'], /Line 1: expected a number below 2\^31/],
  ])('is refused by %j', async (args, expected) => {
    const { out, err, code, megabytes } = await onLong(args, piece, 600, '\n')
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(expected)
    expect(err.split('\n').length).toBeLessThan(6)
    expect(megabytes).toBeLessThan(300)
  })
})

test('a number of a million digits is still read, and one more is too many', async () => {
  const judged = (digits: number) =>
    nimber(['judge', 'hdu1846'], { input: `1\n${'1'.repeat(digits)} 2\n` })
  expect(await judged(1_000_000)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/first|second/),
  })
  expect(await judged(1_000_001)).toMatchObject({ code: 2, out: '' })
})

test('hostile files are no certificates', async () => {
  const deep = `${'['.repeat(3_000_000)}${']'.repeat(3_000_000)}`
  for (const input of [
    deep,
    `{"proof":${deep}}`,
    `[${'0,'.repeat(5_000_000)}0]`,
    '\0'.repeat(1000),
  ]) {
    const { out, err, code } = await nimber(['check', '-'], { input })
    expect([code, err]).toEqual([1, ''])
    expect(out).toContain('Not valid')
  }
})

test.skipIf(!posix)('a folder is no input', async () => {
  const folder = newFolder()
  for (const args of [
    ['solve', '--json', '-'],
    ['check', '-'],
    ['graph', '-'],
    ['judge', 'hdu1846'],
  ]) {
    const line = `"$@" < '${folder}'`
    const { stdout, stderr, status } = spawnSync(
      '/bin/sh',
      ['-c', line, 'sh', process.execPath, bin, ...args],
      { encoding: 'utf8', env: { PATH: process.env.PATH } },
    )
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toBe('Cannot read standard input: it is a folder (EISDIR).\n')
  }
  for (const args of [
    ['check', folder],
    ['graph', folder],
    ['play', '--replay', folder],
  ]) {
    const { err, code } = await running(args)
    expect([code, err.replaceAll('\n', ' ')]).toEqual([
      2,
      expect.stringMatching(/^Cannot read .*EISDIR/),
    ])
  }
})

test.skipIf(process.platform !== 'linux')(
  'no more threads are started than have something to do',
  async () => {
    const games = 'take {1,2}\ntake odd\ntake {1,3}\n'
    const one = await onLong(['discover', '--json', '-'], Buffer.from(games), 1, '')
    const many = spawn(process.execPath, [bin, 'discover', '--json', '-', '--threads', '64'], {
      env: { PATH: process.env.PATH },
    })
    let [out, most] = ['', 0]
    many.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    // its input stays open, so that it lives when its memory is looked at
    many.stdin.write(games)
    const closed = once(many, 'close')
    while (out.split('\n').length < 4) {
      most = Math.max(most, residentMiB(many.pid))
      await Promise.race([once(many.stdout, 'data'), closed])
    }
    most = Math.max(most, residentMiB(many.pid))
    many.stdin.end()
    await closed
    expect(out).toBe(one.out)
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThan(150 + 60 * Math.min(3, availableParallelism()))
  },
)
