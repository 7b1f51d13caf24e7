import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const command = fileURLToPath(new URL('../bin/nimber.cjs', import.meta.url))
const watcher = fileURLToPath(new URL('loaded.cjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'nimber-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What takes a millisecond and more to load. */
const SLOW = /^NativeModule (child_process|dgram|net|os|readline|stream|tty|worker_threads)$/m

const COMMANDS = [
  ['solve', 'nim', '3', '5', '7'],
  ['solve', 'toads: ttttt...fffff', '--json'],
  ['calc', '{1|-1} + ^* - 3/4'],
  ['explain', 'mex'],
]

test.each(COMMANDS)('%s %s loads no module of Node that it does not need', (...args) => {
  for (const output of [join(folder, 'output'), devNull]) {
    const [loaded, descriptor] = [join(folder, 'loaded'), openSync(output, 'w')]
    const env = { ...process.env, LOADED_FILE: loaded }
    const { status } = spawnSync(process.execPath, ['--require', watcher, command, ...args], {
      env,
      stdio: ['ignore', descriptor, 'inherit'],
    })
    closeSync(descriptor)
    expect(status).toBe(0)
    expect(readFileSync(loaded, 'utf8')).not.toMatch(SLOW)
  }
})

test('what starts the command inside its own process, as npm start does, runs it', () => {
  const inside = "require(process.argv[1]).run(['--version'])"
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', inside, command], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})
