import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { end, newClone, npmStart, readyProject } from './project.ts'

/** The number of the process that serves, its port, and what it was asked. */
async function serving(child: ChildProcess): Promise<[number, number, string]> {
  let text = ''
  child.stdout?.on('data', (piece) => {
    text += piece
  })
  for (;;) {
    const [, pid, port, options = ''] = /^serving (\d+) (\d+) (.*)$/m.exec(text) ?? []
    if (pid) return [Number(pid), Number(port), options]
    if (child.exitCode !== null) throw new Error(`ended: ${text}`)
    await sleep(20)
  }
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )

const runs = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('installs, builds and serves from a fresh clone', async () => {
  const child = npmStart(newClone())
  const ended = end(child)
  const [pid, port] = await serving(child)
  expect(await answers(port)).toBe(true)
  process.kill(pid, 'SIGTERM')
  const { err } = await ended
  expect(err).toContain('Installing packages: 0/8')
  expect(await answers(port)).toBe(false)
})

test.skipIf(process.platform === 'win32').concurrent.each([
  ['npm', 'SIGTERM'],
  ['npm', 'SIGHUP'],
  ['npm', 'SIGKILL'],
  ['the script', 'SIGTERM'],
  ['the script', 'SIGHUP'],
  ['the script', 'SIGINT'],
  ['the script', 'SIGKILL'],
  ['the terminal', 'SIGINT'],
] as const)('nothing is left when %s gets %s', async (whom, signal) => {
  const child = npmStart(await readyProject())
  const ended = end(child)
  const [pid, port, options] = await serving(child)
  expect(options).toBe('--open --no-open')
  expect(await answers(port)).toBe(true)
  const npm = child.pid ?? 0
  // what is typed in a terminal reaches all that was started from there
  process.kill(whom === 'the script' ? pid : whom === 'npm' ? npm : -npm, signal)
  while (runs(pid)) await sleep(50)
  expect(await answers(port)).toBe(false)
  await ended
})
