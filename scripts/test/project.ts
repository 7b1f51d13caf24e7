import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const scripts = fileURLToPath(new URL('..', import.meta.url))
const all = mkdtempSync(join(tmpdir(), 'nimber-scripts-'))

/**
 * Tools that do in a moment, and note in a file, what the real ones take a minute for: the main file
 * of each, its text, and files that are only copied.
 */
const TOOLS: Record<string, readonly [string, string, ...string[]]> = {
  // like the real one it does nothing where its own notes say that nothing has changed
  '@typescript/native': [
    'bin/tsc',
    `const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs')
    appendFileSync('log', 'libraries\\n')
    if (existsSync('packages/core/.tsbuildinfo') && !process.argv.includes('--force')) return
    mkdirSync('packages/core/dist', { recursive: true })
    for (const name of ['one', 'two']) writeFileSync('packages/core/dist/' + name + '.js', name)
    writeFileSync('packages/core/.tsbuildinfo', '')`,
  ],
  vite: [
    'bin/vite.js',
    `const { existsSync, mkdirSync, writeFileSync } = require('node:fs')
    if (existsSync('broken')) throw new Error('the pages are broken')
    const folder = process.argv[process.argv.indexOf('--outDir') + 1]
    mkdirSync(folder, { recursive: true })
    writeFileSync(folder + '/index.html', 'page')`,
  ],
  rolldown: [
    'index.js',
    `const { writeFileSync } = require('node:fs')
    exports.rolldown = async () => ({
      write: async ({ file }) => {
        writeFileSync(file, 'exports.main = () => {}')
        return { output: [] }
      },
      close: async () => {},
    })`,
  ],
  '@electric-sql/pglite': [
    'dist/index.js',
    '',
    'dist/pglite.wasm',
    'dist/pglite.data',
    'dist/initdb.wasm',
  ],
}

/** A command that serves, and answers everything else with nothing. */
const COMMAND = `exports.run = ([name, ...options]) => {
  if (name !== 'serve') return
  const server = require('node:http').createServer((_, response) => response.end())
  server.listen(0, '127.0.0.1', () =>
    console.log('serving ' + process.pid + ' ' + server.address().port + ' ' + options.join(' ')))
}
// what the build asks of a launcher to keep the code of its commands
Object.assign(exports, { bundleFor() {}, compile() {}, start() {} })
if (require.main === module) exports.run(process.argv.slice(2))`

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const json = (data: unknown) => JSON.stringify(data, null, 2)

/** A tarball of a tool, as a registry has it. */
function pack(project: string, name: string, version: string): void {
  const [file = '', text = '', ...copied] = TOOLS[name] ?? []
  const folder = join(all, `${name}-${version}`)
  const bin = file.startsWith('bin/') ? { [basename(file, '.js')]: file } : undefined
  write(join(folder, 'package', 'package.json'), json({ name, version, main: file, bin }))
  write(join(folder, 'package', file), bin ? `(() => {${text}})()` : text)
  for (const more of copied) write(join(folder, 'package', more), more)
  const target = join(project, 'tools', `${name}-${version}.tgz`)
  mkdirSync(dirname(target), { recursive: true })
  spawnSync('tar', ['-czf', target, '-C', folder, 'package'])
}

/** Makes a clone of a small project with the real scripts and a lock file. */
function makeClone(): string {
  const project = join(all, 'clone')
  const names = Object.keys(TOOLS)
  for (const name of names) pack(project, name, '1.0.0')
  const tools = names.map((name) => [name, `file:tools/${name}-1.0.0.tgz`])
  write(
    join(project, 'package.json'),
    json({
      name: 'small',
      private: true,
      type: 'module',
      workspaces: ['packages/*'],
      scripts: { start: 'node scripts/start.js' },
      devDependencies: Object.fromEntries(tools) as unknown,
    }),
  )
  const bin = { nimber: 'bin/nimber.cjs' }
  write(join(project, 'packages/cli/package.json'), json({ name: 'nimber', version: '1.0.0', bin }))
  write(join(project, 'packages/cli/bin/nimber.cjs'), COMMAND)
  write(join(project, 'packages/core/src/index.ts'), 'export {}')
  for (const name of ['core', 'kernels', 'web']) {
    write(join(project, `packages/${name}/package.json`), json({ name, version: '1.0.0' }))
    write(join(project, `packages/${name}/build.js`), '')
  }
  for (const name of ['problems', 'lessons']) write(join(project, `packages/${name}/build.js`), '')
  write(join(project, 'packages/lessons/generated/contents.en.json'), '{}')
  write(join(project, 'tsconfig.base.json'), '{}')
  for (const file of readdirSync(scripts).filter((name) => name.endsWith('.js')))
    cpSync(join(scripts, file), join(project, 'scripts', file))
  const made = npm(project, ['install', '--package-lock-only'])
  if (made.status !== 0) throw new Error(made.stderr)
  return project
}

function npm(cwd: string, args: readonly string[]) {
  return spawnSync('npm', args, { cwd, encoding: 'utf8', env: environment() })
}

function environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env
  const quiet = { npm_config_update_notifier: 'false', npm_config_fetch_retries: '0' }
  // no registry is there, and none is needed
  return { PATH, HOME, npm_config_registry: 'http://127.0.0.1:9/', ...quiet, ...more }
}

let clone = ''
let whole: Promise<string> | undefined
let projects = 0

function copyOf(folder: string): string {
  const project = join(all, `${projects++}`)
  cpSync(folder, project, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  return project
}

/** A new clone, with nothing installed and nothing built. */
export function newClone(): string {
  clone ||= makeClone()
  return copyOf(clone)
}

/** A project in which everything is installed and built. */
export async function readyProject(): Promise<string> {
  whole ??= makeWhole()
  return copyOf(await whole)
}

async function makeWhole(): Promise<string> {
  const project = newClone()
  const { code, err } = await makeReady(project)
  if (code !== 0) throw new Error(err)
  return project
}

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Starts to make a project ready. */
export function starting(project: string, env: Record<string, string> = {}): ChildProcess {
  const text = "import('./scripts/ready.js').then(({ makeReady }) => makeReady())"
  return spawn(process.execPath, ['-e', text], { cwd: project, env: environment(env) })
}

/** Starts `npm start` in a project, as the leader of a group. */
export function npmStart(project: string): ChildProcess {
  return spawn('npm', ['start', '--silent', '--', '--no-open'], {
    cwd: project,
    env: environment(),
    detached: true,
  })
}

/** How a program ends, and what it has said until then. */
export function end(child: ChildProcess): Promise<Ended> {
  let [out, err] = ['', '']
  child.stdout?.on('data', (text) => {
    out += text
  })
  child.stderr?.on('data', (text) => {
    err += text
  })
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, out, err }))
  })
}

/** Makes a project ready. */
export function makeReady(project: string, env: Record<string, string> = {}): Promise<Ended> {
  return end(starting(project, env))
}

/** How often a project was built. */
export function builds(project: string): number {
  const log = join(project, 'log')
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').length - 1 : 0
}

/** Changes the lock file: the version of a package that it names, or a package that it adds. */
export function wantInLock(project: string, name: string, version: string): void {
  const file = join(project, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { version?: string; devDependencies?: Record<string, string> }>
  }
  lock.packages[`node_modules/${name}`] = { version }
  const manifest = join(project, 'package.json')
  const own = JSON.parse(readFileSync(manifest, 'utf8')) as {
    devDependencies: Record<string, string>
  }
  own.devDependencies[name] = version
  lock.packages[''] = { ...lock.packages[''], devDependencies: own.devDependencies }
  writeFileSync(file, json(lock))
  writeFileSync(manifest, json(own))
}
