import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { compare } from '../packages.js'
import { builds, end, makeReady, newClone, readyProject, starting, wantInLock } from './project.ts'

const DONE = { code: 0, out: '', err: '' }
const page = (project: string) => join(project, 'packages/web/dist/index.html')
const isReady = (project: string) =>
  ['node_modules/vite/bin/vite.js', 'packages/core/dist/two.js', 'packages/web/dist/index.html']
    .map((file) => join(project, file))
    .every((file) => existsSync(file))

describe('on a fresh clone', () => {
  test('two at once install and build once, and the second says that it waits', async () => {
    const project = newClone()
    const runs = await Promise.all([makeReady(project), makeReady(project)])
    expect(runs.map(({ code }) => code)).toEqual([0, 0])
    const [first = '', second = ''] = runs
      .map(({ err }) => err)
      .sort((a, b) => Number(a.includes('Waiting')) - Number(b.includes('Waiting')))
    expect(first).toMatch(/^\[ +\d+ s\] Installing packages: 0\/8\n/)
    expect(first).toMatch(/^\[ +\d+ s\] Building 1\/5: parser$/m)
    expect(second).toMatch(/^(\[ +\d+ s\] Waiting: process \d+ is installing or building here\n)+$/)
    expect(builds(project)).toBe(1)
    expect(isReady(project)).toBe(true)
    expect(await makeReady(project)).toEqual(DONE)
    expect(readdirSync(join(project, '.nimber'))).toEqual(['built.json'])
  })

  test('Chinese is spoken where it is asked for', async () => {
    const { err } = await makeReady(newClone(), { LANG: 'zh_CN.UTF-8' })
    expect(err).toMatch(/^\[ *\d+ 秒\] 正在安装依赖包：0\/8\n/)
    expect(err).toContain('正在构建 5/5：工作台和命令')
    expect(err).not.toMatch(/[a-z]{2}/i)
  })
})

const terminal = spawnSync('script', ['--version']).status === 0
test.skipIf(!terminal)('in a terminal a line changes while the work goes on', () => {
  const text = `import('./scripts/progress.js').then(({ step }) =>
    step({ en: 'Working', zh: '' }, () => new Promise((done) => setTimeout(done, 1100))))`
  const { stdout } = spawnSync(
    'script',
    ['-qefc', `'${process.execPath}' -e "${text}"`, '/dev/null'],
    {
      cwd: newClone(),
      encoding: 'utf8',
      env: { PATH: process.env.PATH, SHELL: '/bin/sh' },
    },
  )
  const lines = stdout.replaceAll('\x1b[K', '').split('\r')
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines.slice(1, -1)) expect(line).toMatch(/^\[ +\d+ s\] Working$/)
  expect(lines.at(-1)).toBe('\n')
})

describe('nothing is done again', () => {
  test('when the folder was moved or its files were touched', async () => {
    const project = await readyProject()
    const moved = `${project} moved`
    renameSync(project, moved)
    utimesSync(join(moved, 'packages/core/src/index.ts'), 1, 1)
    utimesSync(join(moved, 'package-lock.json'), 1, 1)
    expect(await makeReady(moved)).toEqual(DONE)
    expect(builds(moved)).toBe(1)
  })

  test('unless a source has changed', async () => {
    const project = await readyProject()
    appendFileSync(join(project, 'packages/core/src/index.ts'), '\n')
    const { err } = await makeReady(project)
    expect(err).not.toContain('Installing')
    expect(builds(project)).toBe(2)
  })

  test('of the pages, unless a source has changed that they are made of', async () => {
    const project = await readyProject()
    writeFileSync(page(project), 'kept')
    const change = async (path: string) => {
      appendFileSync(join(project, path), '\n')
      await makeReady(project)
      return readFileSync(page(project), 'utf8')
    }
    expect(await change('packages/cli/bin/nimber.cjs')).toBe('kept')
    expect(await change('packages/core/src/index.ts')).toBe('page')
  })
})

describe('what is missing is made again', () => {
  test.each([
    ['the pages', 'packages/web/dist'],
    ['a file of a library', 'packages/core/dist/two.js'],
  ])('%s', async (_, path) => {
    const project = await readyProject()
    rmSync(join(project, path), { recursive: true })
    const { code, err } = await makeReady(project)
    expect([code, err.includes('Installing')]).toEqual([0, false])
    expect(isReady(project)).toBe(true)
  })

  test('a file that was cut', async () => {
    const project = await readyProject()
    truncateSync(page(project), 1)
    await makeReady(project)
    expect(readFileSync(page(project), 'utf8')).toBe('page')
  })

  test.each([
    ['a package', 'vite', 'vite'],
    ['the version of a package', 'vite/package.json', 'vite'],
    ['a command of a package', 'vite/bin/vite.js', 'vite'],
    ['a link to a folder of the project', 'nimber', 'nimber'],
  ])('%s is missed', async (_, path, name) => {
    const project = await readyProject()
    expect(compare(project)).toEqual({ missing: [], others: [] })
    rmSync(join(project, 'node_modules', path), { recursive: true })
    expect(compare(project)).toEqual({ missing: [name], others: [] })
  })

  test('all packages, and nothing is built for that', async () => {
    const project = await readyProject()
    for (const name of readdirSync(join(project, 'node_modules')))
      rmSync(join(project, 'node_modules', name), { recursive: true })
    const { code, err } = await makeReady(project)
    expect([code, err.includes('Installing')]).toEqual([0, true])
    expect(await makeReady(project)).toEqual(DONE)
    expect(builds(project)).toBe(1)
  })
})

describe('what works stays', () => {
  test('where another version cannot be fetched, and is used', async () => {
    const project = await readyProject()
    wantInLock(project, 'vite', '2.0.0')
    const { code, err } = await makeReady(project)
    expect(code).toBe(0)
    expect(err).toMatch(/^npm could not install, so this goes on with vite 1\.0\.0: .*failed.*$/m)
    expect(isReady(project)).toBe(true)
  })

  test('where a new package cannot be fetched, but is not enough', async () => {
    const project = await readyProject()
    wantInLock(project, 'left-pad', '1.0.0')
    const { code, err } = await makeReady(project)
    expect(code).toBe(1)
    expect(err).toMatch(/^Nothing was changed, since npm could not install: .*failed.*$/m)
    expect(err).toMatch(/^These packages are needed: left-pad\.$/m)
    expect(isReady(project)).toBe(true)
    expect(readdirSync(join(project, '.nimber'))).toEqual(['built.json'])
  })

  test('where the build fails', async () => {
    const project = await readyProject()
    writeFileSync(join(project, 'broken'), '')
    appendFileSync(join(project, 'packages/core/src/index.ts'), '\n')
    const { code, err } = await makeReady(project)
    expect([code, err.includes('the pages are broken')]).toEqual([1, true])
    expect(isReady(project)).toBe(true)
    rmSync(join(project, 'broken'))
    expect((await makeReady(project)).code).toBe(0)
    expect(await makeReady(project)).toEqual(DONE)
  })
})

describe('a lock', () => {
  const lockIn = (project: string) => join(project, '.nimber/lock')

  test('that a killed process has left is taken over', async () => {
    const project = newClone()
    const killed = starting(project)
    const ended = end(killed)
    await said(killed, /Building/)
    killed.kill('SIGKILL')
    await ended
    expect(existsSync(lockIn(project))).toBe(true)
    const { code, err } = await makeReady(project)
    expect([code, err.includes('Installing')]).toEqual([0, false])
    expect(isReady(project)).toBe(true)
    expect(existsSync(lockIn(project))).toBe(false)
  })

  test('of a running process is waited for', async () => {
    const project = await readyProject()
    writeFileSync(lockIn(project), `${process.pid} ${hostname()} 1`)
    const child = starting(project)
    const waiting = end(child)
    await said(child, /Waiting/)
    await sleep(300)
    expect(await Promise.race([waiting, sleep(0, 'waits')])).toBe('waits')
    rmSync(lockIn(project))
    const { code, err } = await waiting
    expect(code).toBe(0)
    expect(err).toContain(`Waiting: process ${process.pid} is installing or building here`)
  })
})

/** Waits until a program has said something. */
async function said(child: ReturnType<typeof starting>, pattern: RegExp): Promise<void> {
  let text = ''
  await new Promise<void>((resolve) => {
    child.stderr?.on('data', (piece) => {
      text += piece
      if (pattern.test(text)) resolve()
    })
  })
}
