import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, NoProgram } from '@nimber/core'
import { isNumbersProblem, type Problem, problemProgram, problems } from '@nimber/problems'
import { describe, expect, test } from 'vitest'
import { inTerminal, running } from './run.ts'
import {
  awk,
  command,
  file,
  here,
  newFolder,
  planted,
  report,
  script,
  shell,
  started,
  stress,
} from './stress-tools.ts'

/** Whether a process still runs; one that nobody has asked about yet does not. */
function lives(pid: number): boolean {
  const stat = `/proc/${pid}/stat`
  if (!existsSync('/proc/self/stat')) return spawnSync('kill', ['-0', `${pid}`]).status === 0
  try {
    return !/\) Z /.test(readFileSync(stat, 'latin1'))
  } catch {
    return false
  }
}

const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The numbers of processes that a program has written to a file, once there are so many. */
async function processes(path: string, count: number): Promise<number[]> {
  for (;;) {
    const list = existsSync(path) ? (readFileSync(path, 'utf8').match(/\d+(?=\n)/g) ?? []) : []
    if (list.length >= count) return list.map(Number)
    await soon(20)
  }
}

async function expectGone(pids: readonly number[]): Promise<void> {
  while (pids.some(lives)) await soon(20)
}

/** Starts a child in its own group and one in its own session, notes all three, and waits. */
const FAMILY = (path: string) => `
const { spawn } = require('node:child_process')
const { appendFileSync } = require('node:fs')
const wait = ['-e', 'setInterval(() => {}, 1000)']
const group = spawn(process.execPath, wait, { stdio: 'inherit' })
const session = spawn(process.execPath, wait, { stdio: 'inherit', detached: true })
appendFileSync(${JSON.stringify(path)}, [process.pid, group.pid, session.pid].join('\\n') + '\\n')
`

/**
 * A right program of hdu1846 whose child starts a daemon: in a session of its own, without files and
 * without an environment. It notes those of earlier runs that still live, and ends only when the
 * daemon is on its own: the pipe between them is closed by `execve`.
 */
const DAEMON = (pids: string, alive: string) => `import os
for pid in open(${JSON.stringify(pids)}).read().split() if os.path.exists(${JSON.stringify(pids)}) else []:
    try:
        if ') Z ' not in open('/proc/' + pid + '/stat').read():
            open(${JSON.stringify(alive)}, 'a').write(pid + '\\n')
    except OSError:
        pass
started, own = os.pipe()
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        with open(${JSON.stringify(pids)}, 'a') as f:
            f.write(str(os.getpid()) + '\\n')
        null = os.open('/dev/null', os.O_RDWR)
        for i in range(3):
            os.dup2(null, i)
        os.closerange(3, own)
        os.closerange(own + 1, 100)
        os.execve('/bin/sleep', ['sleep', '300'], {})
    os._exit(0)
os.wait()
os.close(own)
os.read(started, 1)
for _ in range(int(input())):
    n, m = map(int, input().split())
    print('first' if n % (m + 1) else 'second')
`

/** No judge problem is known to have empty heaps. */
const EMPTY_HEAPS = ['--game', 'nim', '--format', 'T; k heaps 0..10^9', '--words', 'PIAOYI,HRDV']

describe.skipIf(!here('g++'))('a planted bug is found, and its smallest input', () => {
  test.concurrent.each([
    ['wythoff-in-doubles', 'nyoj-stones-4', 'WA', 'notable', '165580140 267914295\n'],
    ['fibonacci-32-bits', 'hdu2516', 'WA', 'notable', '363076002\n0\n'],
    ['fibonacci-64-bits', 'nyoj-stones-5', 'WA', 'notable', '790376311979428689\n'],
    ['stops-at-zero', EMPTY_HEAPS, 'WA', 'small', '1\n2\n0 1\n'],
    ['at-most-for-less', 'hdu2176', 'WA', 'small', '2\n1 1\n0\n'],
    ['misere-as-normal', 'nyoj-stones-9', 'WA', 'small', '1\n1\n1\n'],
    ['short-array', 'hdu2176', 'RE', 'checked', `200000\n${'1 '.repeat(199_999)}1\n0\n`],
    ['linear-per-case', ['nyoj-stones-1', '--time', '0.1'], 'TLE', 'largest', undefined],
  ] as const)('%s', async (name, id, verdict, stage, input) => {
    const { failures, runs } = await report([...[id].flat(), '--solution', planted(name)])
    expect(failures).toHaveLength(1)
    const [found] = failures
    expect([found?.verdict, found?.stage]).toEqual([verdict, stage])
    const right = input === undefined ? found?.input !== '' : found?.input === input
    expect(right, found?.input.slice(0, 99)).toBe(true)
    // found and made small in a few runs, of which each is bounded
    expect(runs).toBeLessThan(50)
  })
})

describe.skipIf(!here('g++'))('what was seen is said, and no more', () => {
  const judged = async (name: string) => {
    const { failures } = await report(['hdu1846', '--solution', planted(name)])
    const [found] = failures
    if (!found) throw new Error(`${name} was accepted`)
    for (const words of Object.values(found.why)) expect(words).not.toMatch(/kept|留到/)
    return found
  }

  test.concurrent.each(['random-answers', 'seeded-by-time'])('%s', async (name) => {
    const { verdict, why } = await judged(name)
    expect(verdict).toBe('WA')
    expect(why.en).toMatch(/The same input gave two outputs: .* was once “\w+” and once “\w+”\./)
    expect(why.zh).toMatch(/同一份输入得到两种输出：.*一次是“\w+”，另一次是“\w+”。/)
    expect(why.en).not.toMatch(/alone|depends/)
  })

  test.concurrent('first-case-only', async () => {
    const { verdict, input, got, expected, why } = await judged('first-case-only')
    expect([verdict, input.split('\n').length]).toEqual(['WA', 4])
    expect(expected.startsWith(got)).toBe(true)
    expect(why).toEqual({
      en: 'The program answered 1 of 2 cases, rightly, and then ended.\nEach of these 2 cases is answered rightly alone.',
      zh: '2 组中程序只回答了第 1 组（答对了）就结束了。\n这 2 组单独输入时答案都正确。',
    })
  })

  test.concurrent('room-for-two', async () => {
    const { verdict, signal, input, why } = await judged('room-for-two')
    expect([verdict, signal, input.split('\n').length]).toEqual(['RE', 'SIGABRT', 5])
    expect(why.en).toMatch(/^The program was ended by the signal SIGABRT: /)
    expect(why.en).toContain(
      'Before that it had given 2 of 3 answers rightly.\nEach of these 3 cases is answered rightly alone.',
    )
    expect(why.zh).toMatch(/^程序被信号 SIGABRT 终止：/)
    expect(why.zh).toContain('此前已正确输出 2 个答案（共 3 个）。\n这 3 组单独输入时答案都正确。')
  })

  test.concurrent('kept-from-before', async () => {
    const { verdict, why } = await judged('kept-from-before')
    expect(verdict).toBe('WA')
    expect(why.en).toContain(
      'Each of these 2 cases is answered rightly alone. Together the answer to case 2 is wrong, so it depends on the cases before it.',
    )
    expect(why.zh).toContain('这 2 组单独输入时答案都正确，放在一起时第 2 组的答案错误')
  })
})

const LONG = process.env.NIMBER_RUNS !== undefined

describe('a right program is accepted', () => {
  const isPrinted = (problem: Problem) => printedProgram(problem) !== undefined
  // one problem for each way to write a case and an answer: with a program, and short inputs
  const ways = new Map<string, Problem[]>()
  const numeric = problems.filter(isNumbersProblem)
  for (const p of numeric.toSorted((p, q) => q.bounds.total - p.bounds.total)) {
    const fields = p.layout.map((f) => (typeof f === 'string' ? 'number' : `${f.each.length}`))
    const way = `${[...new Set(fields)]} ${p.envelope} ${p.asks.kind}`
    ways.set(way, [...(ways.get(way) ?? []), p])
  }
  const best = Array.from(ways.values(), (alike) => alike.findLast(isPrinted) ?? alike.at(-1))

  // the long run takes every program that is printed
  const ids = (LONG ? problems.filter(isPrinted) : best).flatMap((p) => p?.id ?? [])

  test.concurrent.each(ids)('%s', async (id) => {
    const program = rightProgram(id)
    // a start of Node takes a hundred times as long as one of a compiled program
    const cases = LONG && program.length === 1 ? '150' : '60'
    // the processor is shared with other tests
    const options = ['--time', '20', '-j', '2', '--cases', cases]
    const { verdict, cases: tried } = await report([id, ...options, '--', ...program])
    expect(verdict).toBe('AC')
    expect(tried).toBeGreaterThan(50)
  })

  test('the judge itself', async () => {
    const judge = ['--', process.execPath, command, 'judge', 'hdu2516']
    expect((await report(['hdu2516', '--time', '20', ...judge])).verdict).toBe('AC')
  })
})

/** The program in C that is printed for a problem, if there is one. */
function printedProgram(problem: Problem): string | undefined {
  const c = languages.find((language) => language.id === 'c')
  try {
    return c && problemProgram(problem, c, 'en')
  } catch (error) {
    if (error instanceof NoProgram) return undefined
    throw error
  }
}

/** That program; where there is none, or it cannot be compiled, the judge. */
function rightProgram(id: string): readonly string[] {
  const problem = problems.find((p) => p.id === id)
  const text = problem && printedProgram(problem)
  if (text === undefined || !here('gcc')) return [process.execPath, command, 'judge', id]
  const source = file('main.c', text)
  const program = source.replace(/\.c$/, '')
  execFileSync('gcc', ['-std=c99', '-O1', '-o', program, source])
  return [program]
}

describe('a program that misbehaves', () => {
  const judged = (text: string, ...more: string[]) =>
    report(['nyoj-stones-4', ...more, ...script(text)])
  const judgedShell = (text: string, ...more: string[]) =>
    report(['nyoj-stones-4', ...more, ...shell(text)])

  test.concurrent('that prints nothing', async () => {
    const { failures } = await judgedShell('')
    expect(failures[0]).toMatchObject({ verdict: 'WA', input: '0 0\n', expected: '0\n', got: '' })
    expect(failures[0]?.why.en).toContain('The output ends too early.')
  })

  test.concurrent('that prints what a terminal would obey', async () => {
    const bytes = "printf '\\033[2J\\007\\377'"
    const { out, code } = await stress(['nyoj-stones-4', ...shell(bytes)])
    expect(code).toBe(1)
    expect(out).toContain('Got\n  \\x1b[2J\\x07\ufffd\n')
  })

  test.concurrent('that prints without end', async () => {
    const { failures } = await judged(
      `const more = () => process.stdout.write('1\\n'.repeat(9999), more); more()`,
    )
    expect(failures[0]?.verdict).toBe('WA')
    expect(failures[0]?.why.en).toContain('far longer')
  })

  test.concurrent('that sleeps', async () => {
    const { failures } = await judgedShell('exec sleep 60', '--time', '0.2')
    expect(failures[0]).toMatchObject({ verdict: 'TLE', input: '0 0\n' })
    expect(failures[0]?.why.zh).toContain('0.2 秒')
  })

  test.concurrent('that works for ever', async () => {
    const { failures } = await judgedShell('while :; do :; done', '--time', '0.2')
    expect(failures[0]).toMatchObject({ verdict: 'TLE', input: '0 0\n' })
    expect(failures[0]?.why.en).not.toContain('end of the input')
  })

  // with 0 0 alone the answer of the first is held back for ever
  const answers =
    '{ k = $1 < $2 ? $2 - $1 : $1 - $2; m = $1 < $2 ? $1 : $2; \
    print m == int(k * (1 + sqrt(5)) / 2) ? 0 : 1 }'
  test.concurrent.each([
    ['holds answers back', 'for (;;);', 'TLE', /over and over, \d+ cases, it gave at least \d+ /],
    [
      'has written them',
      'fflush(); for (;;);',
      'TLE',
      /had given the right answer before\.\nSo it d/,
    ],
    [
      'writes on',
      'for (;;) print 0',
      'WA',
      /far longer.*\n.*right answer before\.\nSo it does not/,
    ],
    ['breaks down', 'exit 2', 'RE', /exit code 2 .*\n.*right answer before\.\nSo it fails after/],
  ])('that does not stop at the end and %s', async (_, end, verdict, why) => {
    const program = awk(`${answers} END { ${end} }`)
    const { failures } = await report(['nyoj-stones-4', '--time', '0.2', ...program])
    expect(failures[0]).toMatchObject({ verdict, input: '0 0\n' })
    expect(failures[0]?.why.en).toMatch(why)
    expect(failures[0]?.why.zh).toMatch(/正确(给出|答案|回答).*\n可见/)
  })

  test.skipIf(!here('python3'))('that does not stop behind the only case', async () => {
    const text = 'input()\nprint("Yes" if input() == "1" else "No")\nwhile True: pass\n'
    const program = ['--', 'python3', file('main.py', text)]
    const { failures } = await report(['acwing891', '--time', '0.2', ...program])
    expect(failures[0]).toMatchObject({ verdict: 'TLE', input: '1\n1\n' })
    expect(failures[0]?.why.en).toContain('right answer before.\nSo it does not stop')
  })

  test.concurrent('that works for ever at one case of many', async () => {
    const text = `{ k = $1 < $2 ? $2 - $1 : $1 - $2; m = $1 < $2 ? $1 : $2; while ($1 == 5 && $2 == 2); \
      print m == int(k * (1 + sqrt(5)) / 2) ? 0 : 1 }`
    const { failures } = await report(['nyoj-stones-4', '--time', '0.2', '--', 'awk', text])
    expect(failures[0]?.verdict).toBe('TLE')
    // one case, or on a busy machine few of the hundreds
    expect(failures[0]?.input).toMatch(/^(\d+ \d+\n){0,9}5 2\n(\d+ \d+\n){0,9}$/)
  })

  test.skipIf(process.platform !== 'linux')('that takes memory', { concurrent: true }, async () => {
    const text = 'const all = []; for (;;) all.push(Buffer.alloc(1e6, 1))'
    const { failures } = await judged(text, '--memory', '200', '--time', '20')
    expect(failures[0]).toMatchObject({ verdict: 'MLE', input: '0 0\n' })
    expect(failures[0]?.why.en).toContain('more than 200 MB')
  })

  test.concurrent('that crashes', async () => {
    const { failures } = await judgedShell('kill -SEGV $$')
    expect(failures[0]).toMatchObject({ verdict: 'RE', signal: 'SIGSEGV', input: '0 0\n' })
    expect(failures[0]?.why.zh).toContain('SIGSEGV 终止：读写了不属于它的内存。')
  })

  test.concurrent('in a process of its own as well', async () => {
    const given = ['nyoj-stones-4', '--seed', '1', ...shell('echo no! >&2; exit 3')]
    const [own, inside] = [newFolder(), newFolder()]
    const { signal, ...ran } = await running(['stress', ...given], { folder: own })
    expect(signal).toBe(null)
    expect(await stress(given, inside)).toEqual({ ...ran, saved: readdirSync(own).sort() })
    expect(ran).toMatchObject({ err: '', code: 1 })
  })

  test.concurrent('that ends with an error', async () => {
    const { failures } = await judgedShell('echo no! >&2; exit 3')
    expect(failures[0]).toMatchObject({ verdict: 'RE', exitCode: 3, errors: 'no!\n' })
  })

  test.concurrent('that does not read its input', async () => {
    const text = `require('node:fs').closeSync(0); console.log(process.pid)`
    const { failures } = await report(['hdu2176', ...script(text)])
    expect(failures[0]?.verdict).toBe('WA')
  })

  test.concurrent('that is wrong only now and then', async () => {
    const once = join(newFolder(), 'once')
    const { failures } = await judged(
      `const fs = require('node:fs')
       const lines = fs.readFileSync(0, 'utf8').trim().split('\\n')
       const first = !fs.existsSync(${JSON.stringify(once)})
       fs.writeFileSync(${JSON.stringify(once)}, '')
       const golden = (k) => Math.floor((k * (1 + Math.sqrt(5))) / 2)
       for (const line of lines) {
         const [a, b] = line.split(' ').map(Number).sort((x, y) => x - y)
         console.log(first || golden(b - a) !== a ? 1 : 0)
       }`,
    )
    expect(failures[0]?.why.en).toContain('The same input gave two outputs')
  })

  test.skipIf(process.platform !== 'linux')(
    'that leaves others behind',
    { concurrent: true },
    async () => {
      const pids = join(newFolder(), 'pids')
      const { verdict } = await judged(`${FAMILY(pids)}\nconsole.log(process.pid)\nprocess.exit(0)`)
      expect(verdict).toBe('WA')
      await expectGone(await processes(pids, 3))
    },
  )

  test.skipIf(process.platform !== 'linux' || !here('prlimit') || !here('python3'))(
    'that leaves a daemon behind, without anything of its own',
    { concurrent: true },
    async () => {
      const folder = newFolder()
      const [pids, alive] = [join(folder, 'pids'), join(folder, 'alive')]
      const source = file('daemon.py', DAEMON(pids, alive))
      const { verdict, runs } = await report(['hdu1846', '--cases', '50', '--solution', source])
      expect([verdict, runs > 5]).toEqual(['AC', true])
      await expectGone(await processes(pids, runs))
      // and none of them lived to see the next run
      expect(existsSync(alive)).toBe(false)
    },
  )
})

describe.skipIf(process.platform === 'win32')('Ctrl-C leaves no process behind', () => {
  test.concurrent.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s to the group', async (signal, usual) => {
    const [pids, folder] = [join(newFolder(), 'pids'), newFolder()]
    const args = ['nyoj-stones-4', '-j', '2', '--time', '60', ...script(FAMILY(pids))]
    const child = started(args, folder)
    const all = await processes(pids, 6)
    expect(all.every(lives)).toBe(true)
    process.kill(-(child.pid as number), signal)
    const [code] = (await once(child, 'close')) as [number | null]
    expect(code).toBe(usual)
    await expectGone(process.platform === 'linux' ? all : all.filter((_, i) => i % 3 < 2))
    expect(readdirSync(folder)).toEqual([])
  })

  test.skipIf(!here('script'))('in a terminal, where a line says how far it is', async () => {
    const pids = join(newFolder(), 'pids')
    const talk = inTerminal(['stress', 'nyoj-stones-4', '--time', '60', ...script(FAMILY(pids))])
    await talk.until(/small cases · 0 cases in 0 runs/)
    const all = await processes(pids, 3)
    talk.type('\x03')
    expect(await talk.ended()).toBe(130)
    await expectGone(process.platform === 'linux' ? all : all.slice(0, 2))
  })
})
