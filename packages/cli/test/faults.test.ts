import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { nimber, running, widest } from './run.ts'

const preload = fileURLToPath(new URL('./faults.cjs', import.meta.url))
const { withFault } = createRequire(import.meta.url)(preload) as {
  withFault(own: typeof fs, given: FaultGiven): Partial<typeof fs>
}

interface FaultGiven {
  readonly folder: string
  readonly at: number
  readonly fault: string
  readonly seen: (text: string) => void
  readonly kill: () => void
}

const root = mkdtempSync(join(tmpdir(), 'nimber-faults-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A command that writes files into the folder it runs in. */
interface Writing {
  readonly args: readonly string[]
  readonly files: readonly string[]
  readonly input?: string
  /** The exit code of success, where it is not 0. */
  readonly success?: number
  /** Files that are only made where there are none yet. */
  readonly fresh?: boolean
  /** How many of its calls are looked at, where the same ones come again for more files. */
  readonly calls?: number
  /** Whether each run is a process of its own: a fault in this one costs a tenth of that. */
  readonly apart?: boolean
}

const COMMANDS: Readonly<Record<string, Writing>> = {
  'table --out': {
    args: ['table', 'nim', '--to', '60000', '--format', 'csv', '--out', 'a'],
    files: ['a'],
  },
  'table --plot': {
    args: ['table', 'take 1..3', '--to', '20', '--plot', 'a'],
    files: ['a'],
    apart: true,
  },
  'graph --out and --svg': {
    args: ['graph', '-', '--format', 'dot', '--out', 'a', '--svg', 'b'],
    files: ['a', 'b'],
    input: 'x y\ny z\n',
  },
  'discover --certificate': {
    args: ['discover', 'take {1,3,4}', '--certificate', 'a'],
    files: ['a'],
  },
  'quotient --certificate': {
    args: ['quotient', 'take 1..2', '--certificate', 'a'],
    files: ['a'],
  },
  'play --save': {
    args: ['play', 'nim', '1', '2', '--seed', '1', '--save', 'a'],
    files: ['a'],
    input: '1 0\nquit\n',
  },
  'problems --samples': {
    args: ['problems', 'hdu1846', '--samples', '.'],
    files: ['sample-1.in', 'sample-1.out'],
    calls: 12,
  },
  // the answers of this program change from run to run, which is seen without waiting a second
  stress: {
    args: ['stress', 'hdu1846', '--seed', '1', '--', '/bin/sh', '-c', 'echo $$'],
    files: ['hack-000.in', 'hack-000.out'],
    success: 1,
    fresh: true,
  },
}

let folders = 0

/** Runs a command in a new folder that holds its files already, with a fault at a call. */
async function faulty(writing: Writing, fault: string, at: number) {
  const { files, fresh, apart } = writing
  const folder = join(root, `${folders++}`)
  mkdirSync(folder)
  if (!fresh) for (const file of files) writeFileSync(join(folder, file), BEFORE)
  const { out, err, ...end } = await (apart ? runApart : runHere)(writing, folder, fault, at)
  return {
    ...end,
    said: `${out}\n${err}`,
    left: readdirSync(folder),
    texts: files.map((file) => textOf(join(folder, file))),
  }
}

/** A process with a fault; what is known of it when it has ended. */
async function runApart({ args, input = '' }: Writing, folder: string, fault: string, at: number) {
  const seen = `${folder}.seen`
  const env = {
    NODE_OPTIONS: `--require ${preload}`,
    FAULT_FOLDER: folder,
    FAULT_AT: `${at}`,
    FAULT: fault,
    FAULT_SEEN: seen,
  }
  const run = await running(args, { input, folder, env })
  const happened = existsSync(seen) ? readFileSync(seen, 'utf8') : undefined
  return { ...run, happened, killed: run.signal === 'SIGKILL' }
}

/** Thrown by every call for files in a process that is to be dead. */
class Killed extends Error {}

/** The same inside this process: one that is killed makes no further call. */
async function runHere({ args, input = '' }: Writing, folder: string, fault: string, at: number) {
  let happened: string | undefined
  let killed = false
  const seen = (text: string) => {
    happened = text
  }
  const kill = () => {
    killed = true
    throw new Killed()
  }
  const own = inFolder(folder)
  const calls = { ...own, ...withFault(own, { folder, at, fault, seen, kill }) }
  const files = each(calls, (call) => (...given) => {
    if (killed) throw new Killed()
    return call(...given)
  })
  try {
    return { ...(await nimber(args, { input, files })), happened, killed }
  } catch (error) {
    if (!killed) throw error
    return { out: '', err: '', code: null, happened, killed }
  }
}

type Call = (...given: unknown[]) => unknown

/** All calls, each made into another one. */
function each(calls: object, change: (call: Call, name: string) => Call): typeof fs {
  const changed = Object.entries(calls).map(([name, call]: [string, unknown]) => [
    name,
    name.endsWith('Sync') ? change(call as Call, name) : call,
  ])
  return Object.fromEntries(changed) as typeof fs
}

/** The calls that a process in a folder makes: paths are told from there. */
function inFolder(folder: string): typeof fs {
  return each(fs, (call, name) => (...given) => {
    const paths = name === 'renameSync' || name === 'linkSync' ? 2 : 1
    const whole = given.map((item, i) =>
      i < paths && typeof item === 'string' ? resolve(folder, item) : item,
    )
    return call(...whole)
  })
}

const BEFORE = 'what was here before\n'
const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** Runs at the same time: each waits for the disk and for its own start. */
const AT_ONCE = 4

/** The results of the faults at every one of so many calls, in order. */
async function everyFault(writing: Writing, fault: string, calls: number) {
  const results: Awaited<ReturnType<typeof faulty>>[] = []
  for (let at = 1; at <= calls; at += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, calls - at + 1) }, (_, i) =>
      faulty(writing, fault, at + i),
    )
    results.push(...(await Promise.all(some)))
  }
  return results
}

/** Runs without a fault, which tell the number of calls: one for all faults. */
const wholes = new Map<Writing, ReturnType<typeof faulty>>()
function wholeRun(writing: Writing): ReturnType<typeof faulty> {
  const run = wholes.get(writing) ?? faulty(writing, 'none', 0)
  wholes.set(writing, run)
  return run
}

describe.skipIf(process.platform === 'win32').each(Object.entries(COMMANDS))(
  'nimber %s leaves the old file or a whole new one',
  (_, writing) => {
    const old = writing.fresh ? undefined : BEFORE
    const success = writing.success ?? 0

    test.each(['usual', 'kill'])('fault: %s', async (fault) => {
      const whole = await wholeRun(writing)
      expect(whole.code).toBe(success)
      expect(whole.texts).not.toContain(old)
      for (const text of whole.texts) expect(text?.length).toBeGreaterThan(0)
      const count = Number(whole.happened)
      expect(count).toBeGreaterThan(3)
      const looked = Math.min(count, writing.calls ?? count)
      const results = await everyFault(writing, fault, looked)
      const calls = results.map(({ happened }) => happened)
      expect(calls).not.toContain(undefined)
      if (looked === count)
        expect((await faulty(writing, fault, count + 1)).happened).toBe(undefined)
      expect(calls).toEqual(expect.arrayContaining(['openSync', 'writeSync', 'fsyncSync']))
      for (const { code, killed, said, left, texts, happened } of results) {
        for (const [i, text] of texts.entries()) expect([old, whole.texts[i]]).toContain(text)
        const all = texts.every((text, i) => text === whole.texts[i])
        if (fault === 'kill') expect(killed).toBe(true)
        else {
          expect(left.toSorted()).toEqual(
            whole.left.filter((name) => left.includes(name)).toSorted(),
          )
          expect(said).not.toMatch(/^ +at /m)
          if (!all) expect(said).toMatch(/Cannot write .*(EACCES|ENOSPC|EIO|EPERM)/s)
          if (!all && writing.success === undefined) expect([1, 2]).toContain(code)
        }
        if (happened === 'renameSync' && texts.length === 1) expect(all).toBe(false)
      }
    })
  },
)

test('the reasons of the system are told in two languages, with a sensible exit code', async () => {
  const reasons = [
    ['EACCES', 2, 'permission denied', '没有权限'],
    ['EROFS', 2, 'the file system is read-only', '文件系统是只读的'],
    ['ENOSPC', 1, 'no space left on the device', '设备上没有剩余空间'],
    ['EDQUOT', 1, 'the quota is used up', '配额已用完'],
    ['EIO', 1, 'the device reports an error', '设备报告了错误'],
    ['EMFILE', 1, 'too many open files', '打开的文件太多'],
    ['ESTALE', 2, 'ESTALE: injected', 'ESTALE: injected'],
  ] as const
  for (const [reason, exit, en, zh] of reasons) {
    const args = ['quotient', 'take 1..2', '--certificate', 'a']
    const [inEnglish, inChinese] = await Promise.all(
      ['en', 'zh'].map((lang) => faulty({ args: [...args, '--lang', lang], files: [] }, reason, 1)),
    )
    expect(inEnglish).toMatchObject({ code: exit, left: [], happened: 'openSync' })
    expect(inEnglish?.said).toContain(`Cannot write a: ${en}`)
    expect(inChinese).toMatchObject({ code: exit, left: [] })
    expect(inChinese?.said).toContain(`无法写入 a：${zh}`)
    expect(widest(inChinese?.said ?? '')).toBeLessThanOrEqual(80)
  }
})
