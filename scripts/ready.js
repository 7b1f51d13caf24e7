// Installs and builds what is missing or out of date; only Node itself is needed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const stamps = join(root, 'node_modules', '.nimber')

/** Runs a command in the project's folder; ends the program where it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) process.stderr.write(`${command}: ${error.message}\n`)
  if (status !== 0) process.exit(status ?? 1)
}

/** Makes the project ready to run: dependencies installed from the lock file, everything built. */
export function makeReady() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    process.stderr.write(`Nimber needs Node 20.19 or newer; this is ${process.versions.node}.\n`)
    process.exit(1)
  }
  once('installed', hashOf([join(root, 'package-lock.json')]), 'Installing…', () => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
    run(npm, ['ci', ...quiet], { stdio: ['ignore', 'ignore', 'inherit'] })
  })
  once('built', hashOf(sources()), 'Building…', () => run(process.execPath, ['scripts/build.js']))
}

/** Does a piece of work unless it was done for the same state of the files. */
function once(name, state, message, work) {
  const stamp = join(stamps, name)
  try {
    if (readFileSync(stamp, 'utf8') === state) return
  } catch {
    // never done
  }
  process.stderr.write(`${message}\n`)
  work()
  mkdirSync(stamps, { recursive: true })
  writeFileSync(stamp, state)
}

/** The files that the build reads. */
function sources() {
  const files = [join(root, 'package-lock.json'), join(root, 'tsconfig.base.json')]
  for (const folder of ['scripts', 'packages']) collect(join(root, folder), files)
  return files
}

function collect(folder, files) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (['node_modules', 'dist', 'generated', 'test', 'tests', 'fuzz'].includes(entry.name))
      continue
    if (entry.isDirectory()) collect(path, files)
    else files.push(path)
  }
}

function hashOf(files) {
  const hash = createHash('sha256').update(process.version)
  for (const file of files) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
