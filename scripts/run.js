// Commands that end when the script that runs them is told to end.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { say } from './words.js'

export const root = fileURLToPath(new URL('..', import.meta.url))
/** What the scripts remember: a lock, what was built, the tools of some tests. */
export const notes = join(root, '.nimber')

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a command in the project's folder; ends the program where it fails. */
export async function run(command, args, options = {}) {
  const { status } = await show(command, args, options)
  if (status !== 0) process.exit(status)
}

/** Runs a command in the project's folder and shows what it says; gives its exit status. */
export function show(command, args, options = {}) {
  return ended(spawn(command, args, { cwd: root, stdio: 'inherit', ...options }))
}

/** Runs a command with an input, without showing what it says; gives that and its exit status. */
export function hear(command, args, { input = '', ...options } = {}) {
  const child = spawn(command, args, { cwd: root, ...options })
  child.stdin.on('error', () => {}) // it may not want to read
  child.stdin.end(input)
  return ended(child)
}

/** The exit status of a child and the text it wrote; ends the program if it was told to end. */
function ended(child) {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece) => {
      text += piece
    })
  let told
  const pass = (signal) => {
    told = signal
    // Ctrl-C in a terminal reaches the child as well, and twice may mean something else
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  return new Promise((resolve) => {
    child.once('error', ({ message }) => {
      say({ en: `${child.spawnfile}: ${message}`, zh: `${child.spawnfile}：${message}` })
      resolve({ status: 1, text })
    })
    child.once('close', (status, signal) => {
      for (const name of SIGNALS) process.off(name, pass)
      if (told) process.exit(128 + constants.signals[told])
      resolve({ status: status ?? 128 + constants.signals[signal], text })
    })
  })
}
