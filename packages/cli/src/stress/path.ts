import { accessSync, closeSync, constants, openSync, readSync, statSync } from 'node:fs'
import { basename, delimiter, join, resolve } from 'node:path'

/** The file that a command name stands for: a path as it is, a plain name looked up on the PATH. */
export function findExecutable(name: string): string | undefined {
  if (/[\\/]/.test(name)) return isExecutable(name) ? resolve(name) : undefined
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat', ''] : ['']
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const ending of endings) {
      const file = join(folder || '.', name + ending)
      if (isExecutable(file)) return file
    }
  return undefined
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

const MACHINES =
  /^(node|nodejs|deno|bun|java|python|pypy|ruby|perl|php|dotnet|mono|lua|luajit|julia|kotlin|scala|sh|bash|dash|zsh|env)[\d.]*(\.exe)?$/

/** Whether a file is run by a machine of its own, such as Java or an interpreter. */
export function isManaged(file: string): boolean {
  return MACHINES.test(basename(file)) || startOf(file) === '#!'
}

/** Whether the system runs a file by itself; what it does not, a shell would be tried for. */
export function isProgram(file: string): boolean {
  return process.platform !== 'linux' || ['#!', '\x7fE'].includes(startOf(file))
}

function startOf(file: string): string {
  const start = Buffer.alloc(2)
  const open = openSync(file, 'r')
  try {
    readSync(open, start)
  } finally {
    closeSync(open)
  }
  return start.toString('latin1')
}
