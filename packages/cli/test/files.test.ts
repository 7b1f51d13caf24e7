import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, nimber, running, start } from './run.ts'
import { command as bin, here, newFolder } from './stress-tools.ts'

let folder = ''
beforeEach(() => {
  folder = newFolder()
})

const csv = (to: number) =>
  `n,g\n${Array.from({ length: to + 1 }, (_, n) => `${n},${n}\n`).join('')}`
const tableTo = (to: number, out: string) =>
  ['table', 'nim', '--to', `${to}`, '--format', 'csv', '--out', out] as const
const posix = process.platform !== 'win32'

describe.skipIf(!posix)('a file that is written', () => {
  test('keeps the mode that it had', async () => {
    const file = join(folder, 'table.csv')
    for (const mode of [0o600, 0o640, 0o666, 0o777]) {
      writeFileSync(file, 'before')
      chmodSync(file, mode)
      await answer(tableTo(3, file))
      expect(statSync(file).mode & 0o7777).toBe(mode)
      expect(readFileSync(file, 'utf8')).toBe(csv(3))
    }
    expect(readdirSync(folder)).toEqual(['table.csv'])
  })

  test('is replaced behind a symbolic link, which stays', async () => {
    const [link, target] = [join(folder, 'link'), join(folder, 'deep', 'target')]
    mkdirSync(join(folder, 'deep'))
    symlinkSync('deep/middle', link)
    symlinkSync('target', join(folder, 'deep', 'middle'))
    for (const before of [undefined, 'before']) {
      if (before !== undefined) writeFileSync(target, before)
      await answer(tableTo(3, link))
      expect(lstatSync(link).isSymbolicLink()).toBe(true)
      expect(lstatSync(target).isFile()).toBe(true)
      expect(readFileSync(target, 'utf8')).toBe(csv(3))
      expect(readdirSync(join(folder, 'deep')).sort()).toEqual(['middle', 'target'])
    }
  })

  test('may be behind a link whose folder is one, too', async () => {
    mkdirSync(join(folder, 'a', 'b'), { recursive: true })
    symlinkSync('a/b', join(folder, 'short'))
    symlinkSync('../up', join(folder, 'a', 'b', 'link')) // a/up, and not up
    await answer(tableTo(3, join(folder, 'short', 'link')))
    expect(readFileSync(join(folder, 'a', 'up'), 'utf8')).toBe(csv(3))
    expect(existsSync(join(folder, 'up'))).toBe(false)
  })

  test('links that lead in a circle are told', async () => {
    const file = join(folder, 'circle')
    symlinkSync('circle', file)
    const { err, code } = await nimber(tableTo(3, file))
    expect([code, err.replaceAll('\n', ' ')]).toEqual([2, expect.stringContaining('(ELOOP)')])
  })

  test('is whole, whichever of two at once comes last', async () => {
    const file = join(folder, 'table')
    // half a second of work, so that both files are open at the same time
    const table = ['table', 'grundy', '--to', '200000', '--budget', '10']
    const formats = ['csv', 'bfile'].map((format) => [...table, '--format', format])
    const runs = await Promise.all(formats.map((args) => running([...args, '--out', file])))
    expect(runs.map(({ code, err }) => [code, err])).toEqual([
      [0, ''],
      [0, ''],
    ])
    const wanted = await Promise.all(formats.map((args) => answer(args)))
    expect(wanted.includes(readFileSync(file, 'utf8'))).toBe(true)
    expect(readdirSync(folder)).toEqual(['table'])
  })

  test('may have the longest name that there is', async () => {
    const file = join(folder, 'n'.repeat(255))
    await answer(tableTo(3, file))
    expect(readFileSync(file, 'utf8')).toBe(csv(3))
  })

  test('may be a device or an open file, which is written to directly', async () => {
    expect(await answer(tableTo(3, '/dev/stdout'))).toBe(csv(3))
    expect(await answer(tableTo(3, '/dev/fd/1'))).toBe(csv(3))
    expect(await answer(tableTo(3, '/dev/null'))).toBe('')
    // what was written to the same file before stays
    const file = join(folder, 'both')
    const line = `{ echo before; "$@"; echo after; } > '${file}'`
    const command = [process.execPath, bin, ...tableTo(1, '/dev/stdout')]
    spawnSync('/bin/sh', ['-c', line, 'sh', ...command])
    expect(readFileSync(file, 'utf8')).toBe(`before\n${csv(1)}after\n`)
  })
})

/** Commands that write to a path, or read it. */
const WRITING = {
  table: (path: string) => ['table', 'nim', '--to', '5', '--out', path],
  'table --plot': (path: string) => ['table', 'nim', '--to', '5', '--plot', path],
  'discover --certificate': (path: string) => ['discover', 'bash 4', '--certificate', path],
  'quotient --certificate': (path: string) => ['quotient', 'take 1..2', '--certificate', path],
  'solve --svg': (path: string) => ['solve', 'col', '..', '--svg', path],
  'graph --out': (path: string) => ['graph', '-', '--out', path],
  'graph --svg': (path: string) => ['graph', '-', '--svg', path],
  'problems --samples': (path: string) => ['problems', 'hdu1846', '--samples', join(path, 'x')],
}

describe.skipIf(!posix).each(Object.entries(WRITING))('%s to a wrong place', (name, command) => {
  const samples = name === 'problems --samples'

  test('is told in a line, in two languages', async () => {
    writeFileSync(join(folder, 'file'), '')
    const places = [
      [join(folder, 'file', 'x'), 'ENOTDIR', 2],
      [join(folder, 'n'.repeat(300)), 'ENAMETOOLONG', 2],
      ...(samples
        ? []
        : ([
            [folder, 'EISDIR', 2],
            [join(folder, 'missing', 'x'), 'ENOENT', 2],
            ['', 'ENOENT', 2],
            [join(folder, 'missing/'), 'EISDIR', 2],
            ['/dev/full', 'ENOSPC', 1],
          ] as const)),
    ] as const
    for (const [place, reason, exit] of places) {
      for (const [lang, words] of [
        ['en', /Cannot write\s.*\(([A-Z]+)\)\.\s*$/s],
        ['zh', /无法写入.*（([A-Z]+)）。\s*$/s],
      ] as const) {
        const args = [...command(place), '--lang', lang]
        const { err, code } = await nimber(args, { input: 'a b\n' })
        expect(err).toMatch(words)
        expect([words.exec(err)?.[1], code]).toEqual([reason, exit])
        expect(err).not.toMatch(/^ +at /m)
      }
    }
    expect(readdirSync(folder)).toEqual(['file'])
  })
})

test.skipIf(!posix)('standard output that is full is told in two languages', () => {
  for (const args of [['solve', 'nim', '3'], ['games'], ['judge', 'hdu1846'], ['--help']])
    for (const [lang, words] of [
      ['en', 'Cannot write standard output: no space left on the device (ENOSPC).\n'],
      ['zh', '无法写入标准输出：设备上没有剩余空间（ENOSPC）。\n'],
    ] as const) {
      const full = openSync('/dev/full', 'w')
      const { status, stderr } = spawnSync(process.execPath, [bin, ...args], {
        input: '1\n23 2\n',
        stdio: ['pipe', full, 'pipe'],
        env: { PATH: process.env.PATH, LANG: lang === 'zh' ? 'zh_CN.UTF-8' : 'C' },
        encoding: 'utf8',
      })
      closeSync(full)
      expect([status, stderr]).toEqual([1, words])
    }
})

test.skipIf(!posix)('a folder for temporary files that is missing is told', async () => {
  const missing = join(folder, 'missing')
  for (const [lang, words] of [
    ['en', 'Cannot write'],
    ['zh', '无法写入'],
  ] as const) {
    const args = ['stress', 'hdu1846', '--lang', lang, '--', 'cat']
    const { out, err, code } = await running(args, { folder, env: { TMPDIR: missing } })
    expect([out, code]).toEqual(['', 2])
    expect(err).toMatch(words)
    expect(err.replaceAll('\n', '')).toContain('ENOENT')
  }
})

test.skipIf(!posix || !here('setpriv') || process.getuid?.() !== 0)(
  'who may not write a file or a folder is told so',
  () => {
    chmodSync(dirname(folder), 0o755)
    const closed = join(folder, 'closed')
    mkdirSync(closed)
    const open = join(folder, 'open')
    mkdirSync(open)
    chmodSync(open, 0o777)
    const file = join(open, 'file')
    writeFileSync(file, 'before')
    chmodSync(file, 0o444)
    const secret = join(open, 'secret')
    writeFileSync(secret, '{}')
    chmodSync(secret, 0o600)
    const as = (args: readonly string[]) =>
      spawnSync('setpriv', ['--reuid=65534', '--clear-groups', process.execPath, bin, ...args], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH },
      })
    for (const args of [
      tableTo(3, join(closed, 'x')),
      tableTo(3, file),
      ['check', secret],
      ['graph', secret],
      ['problems', 'hdu1846', '--samples', join(closed, 'x')],
    ]) {
      const { status, stderr, stdout } = as(args)
      expect([status, stdout]).toEqual([2, ''])
      expect(stderr.replaceAll(/\s+/g, ' ')).toMatch(
        /^Cannot (read|write) .*: permission denied \(EACCES\)\. $/,
      )
    }
    expect(readFileSync(file, 'utf8')).toBe('before')
    expect(readdirSync(open).sort()).toEqual(['file', 'secret'])
  },
)

describe.skipIf(!posix)('a signal while a file is written', () => {
  const edges = Array.from({ length: 200_000 }, (_, n) => `${n} ${(n * 7919) % 150_000}`)
  const LONG = {
    table: ['table', 'nim', '--to', '199999999', '--format', 'csv', '--out'],
    graph: ['graph', '-', '--format', 'json', '--out'],
  }
  test.each([
    ['table', 'SIGINT', 130],
    ['table', 'SIGTERM', 143],
    ['table', 'SIGHUP', 129],
    ['graph', 'SIGINT', 130],
    ['graph', 'SIGTERM', 143],
    ['graph', 'SIGHUP', 129],
  ] as const)('%s: %s removes what is not whole', async (name, signal, usual) => {
    const file = join(folder, 'out')
    writeFileSync(file, 'before')
    const child = start([...LONG[name], file])
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece: Buffer) => {
        text += piece.toString()
      })
    child.stdin?.on('error', () => {})
    // the input goes on until the signal comes
    if (name === 'graph') child.stdin?.write(`${edges.join('\n')}\n`)
    while (readdirSync(folder).length < 2) await wait(20)
    const closed = once(child, 'close')
    child.kill(signal)
    const [code] = (await closed) as [number | null]
    expect([code, text]).toEqual([usual, ''])
    expect(readdirSync(folder)).toEqual(['out'])
    expect(readFileSync(file, 'utf8')).toBe('before')
  })

  test('ends the program even where it waits for the other end of a pipe', async () => {
    const pipe = join(folder, 'pipe')
    spawnSync('mkfifo', [pipe])
    const child = start(tableTo(3, pipe))
    await wait(600)
    expect(child.exitCode).toBe(null)
    const closed = once(child, 'close')
    child.kill('SIGTERM')
    const [code, signal] = (await closed) as [number | null, string | null]
    expect(code === 143 || signal === 'SIGTERM').toBe(true)
  })
})
