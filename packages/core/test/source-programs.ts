import { execFile, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { compileFunction } from 'node:vm'
import { remembered } from '../../../scripts/test/remembered.ts'

/** A program with a name of its own. */
export interface Source {
  readonly name: string
  readonly text: string
}

/** An input for the program of a name. */
export interface Job {
  readonly name: string
  readonly input: string
}

/** What a run gave, and how much time of a processor it took. */
export interface Run {
  readonly output: string
  readonly seconds: number
}

/** All programs of a language, in a folder of their own. */
interface Batch {
  readonly folder: string
  readonly sources: readonly Source[]
  readonly jobs: readonly Job[]
  /** Options of the compilers of C and C++. */
  readonly options: readonly string[]
}

const COMPILERS: Readonly<Record<string, readonly string[]>> = {
  cpp: ['g++'],
  c: ['gcc'],
  java: ['javac', 'java'],
  python: ['python3'],
  ts: [],
}

const RUNNERS: Readonly<Record<string, (batch: Batch) => Promise<readonly Run[]>>> = {
  cpp: runCpp,
  c: runC,
  java: runJava,
  python: runPython,
  ts: runTypeScript,
}

/** Whether this machine can compile and run a language. */
export function isPresent(language: string): boolean {
  return (COMPILERS[language] ?? []).every((command) => versionOf(command) !== undefined)
}

/** What tools say of their versions: some take as long for that as for a program. */
const versions = new Map<string, string | undefined>()

/** The version of a tool; undefined where there is none. */
function versionOf(command: string): string | undefined {
  if (!versions.has(command)) {
    const { status, stdout, stderr } = spawnSync(command, ['--version'], { encoding: 'utf8' })
    versions.set(command, status === 0 ? `${stdout}${stderr}` : undefined)
  }
  return versions.get(command)
}

/**
 * What the programs of a language give for their inputs. They are compiled together, without a
 * warning, since starting a compiler or a virtual machine takes longer than a program. What they
 * gave is remembered where it took less time than `most` allows each of them.
 */
export async function runPrograms(
  language: string,
  sources: readonly Source[],
  jobs: readonly Job[],
  options: readonly string[] = ['-O1'],
  most: (job: Job) => number = () => Number.POSITIVE_INFINITY,
): Promise<readonly Run[]> {
  const compileAndRun = async () => {
    const folder = mkdtempSync(join(tmpdir(), `nimber-${language}-`))
    try {
      return (await RUNNERS[language]?.({ folder, sources, jobs, options })) ?? []
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const inTime = (runs: readonly Run[]) =>
    jobs.every((job, i) => (runs[i]?.seconds ?? Number.POSITIVE_INFINITY) < most(job))
  const given = jobs.map((job) => [job.name, hashOfInput(job)])
  const key = [language, versionsOf(language), options, sources, given]
  return remembered(key, compileAndRun, inTime)
}

const hashes = new WeakMap<Job, string>()

/** A hash of an input, which may have megabytes and is given to the programs of five languages. */
function hashOfInput(job: Job): string {
  const known = hashes.get(job) ?? createHash('sha256').update(job.input).digest('hex')
  hashes.set(job, known)
  return known
}

/** The versions of all that has a say in what the programs of a language give. */
function versionsOf(language: string): readonly unknown[] {
  const compilers = (COMPILERS[language] ?? []).map(versionOf)
  const own = [
    join(import.meta.dirname, 'source-programs.ts'),
    ...['run.c', 'Run.java', 'run.py'].map(runner),
  ].map((file) => readFileSync(file, 'utf8'))
  return [process.version, typescript(), ...compilers, ...own]
}

/** The text that has the version of TypeScript. */
const typescript = () => readFileSync(join(modules, '@typescript/native/package.json'), 'utf8')

/** One file with every program in a namespace of its own; which one runs is an argument. */
async function runCpp(batch: Batch): Promise<readonly Run[]> {
  const parts = batch.sources.map(({ text }, i) => {
    const own = text.replace(/^#include .*$/gm, '').replace('int main() {', 'void program() {')
    return `namespace p${i} {\n${own}}\n`
  })
  const libraries = new Set(
    batch.sources.flatMap(({ text }) => text.match(/^#include .*$/gm) ?? []),
  )
  const calls = parts.map((_, i) => `p${i}::program`)
  const all = [...libraries, ...parts, `void (*programs[])() = {${calls}};\n`].join('\n')
  const file = join(batch.folder, 'all.cpp')
  writeFileSync(file, all)
  return runNative(batch, ['g++', '-std=c++11', file])
}

/** A file for each program; which one runs is an argument. */
async function runC(batch: Batch): Promise<readonly Run[]> {
  const files = batch.sources.map(({ text }, i) => {
    const file = join(batch.folder, `p${i}.c`)
    writeFileSync(file, text.replace('int main(void) {', `void program${i}(void) {`))
    return file
  })
  const names = files.map((_, i) => `program${i}`)
  const list = join(batch.folder, 'programs.c')
  const declared = names.map((name) => `void ${name}(void);`).join('\n')
  writeFileSync(list, `${declared}\nvoid (*programs[])(void) = {${names}};\n`)
  return runNative(batch, ['gcc', '-std=c99', ...files, list])
}

async function runNative(
  { folder, sources, jobs, options }: Batch,
  [compiler = '', ...args]: readonly string[],
): Promise<readonly Run[]> {
  const program = join(folder, 'all')
  const compiled = [...args, runner('run.c'), '-Wall', ...options, '-o', program]
  const { stderr } = await promisify(execFile)(compiler, compiled)
  if (stderr !== '') throw new Error(stderr)
  const file = (i: number, end: string) => join(folder, `${i}.${end}`)
  for (const [i, { input }] of jobs.entries()) writeFileSync(file(i, 'in'), input)
  const numbers = jobs.map(({ name }) => `${sources.findIndex((s) => s.name === name)}`)
  // one process runs them all, since one as large as this starts others slowly
  const seconds = (await said(program, [folder, ...numbers])).split('\n').map(Number)
  return jobs.map((_, i) => ({
    output: readFileSync(file(i, 'out'), 'utf8'),
    seconds: seconds[i] as number,
  }))
}

const folderOfRunners = join(import.meta.dirname, 'runners')
const runner = (file: string) => join(folderOfRunners, file)

/** With the quick compiler alone: most programs end before the thorough one has made them faster. */
const JAVA = ['java', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']

async function runJava(batch: Batch): Promise<readonly Run[]> {
  const { folder, sources } = batch
  const files = sources.map(({ text }, i) => {
    mkdirSync(join(folder, `p${i}`))
    const file = join(folder, `p${i}`, 'Main.java')
    writeFileSync(file, `package p${i};\n${text}`)
    return file
  })
  writeFileSync(join(folder, 'sources'), files.join('\n'))
  return runListed(batch, (i) => `p${i}`, [...JAVA, runner('Run.java'), folder])
}

async function runPython(batch: Batch): Promise<readonly Run[]> {
  const file = (i: number) => join(batch.folder, `p${i}.py`)
  for (const [i, { text }] of batch.sources.entries()) writeFileSync(file(i), text)
  return runListed(batch, file, ['python3', runner('run.py'), join(batch.folder, 'jobs')])
}

/** Writes the list of jobs, and reads what a runner made of them. */
async function runListed(
  { folder, sources, jobs }: Batch,
  place: (source: number) => string,
  [command = '', ...args]: readonly string[],
): Promise<readonly Run[]> {
  const output = (i: number) => join(folder, `${i}.out`)
  const lines = jobs.map(({ name, input }, i) => {
    const given = join(folder, `${i}.in`)
    writeFileSync(given, input)
    return [place(sources.findIndex((s) => s.name === name)), given, output(i)].join('\t')
  })
  writeFileSync(join(folder, 'jobs'), lines.join('\n'))
  const seconds = (await said(command, args)).split('\n').map(Number)
  return jobs.map((_, i) => ({
    output: readFileSync(output(i), 'utf8'),
    seconds: seconds[i] as number,
  }))
}

/** What a command writes; fails where it writes to standard error or ends with another status. */
function said(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const [out, err]: [string[], string[]] = [[], []]
    child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => err.push(text))
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0 && err.length === 0) resolve(out.join(''))
      else reject(new Error(`${command} ended with ${status}: ${err.join('')}`))
    })
  })
}

/** Runs the programs in this process, each with a standard input and output of its own. */
async function runTypeScript({ folder, sources, jobs }: Batch): Promise<readonly Run[]> {
  await compileTypeScript(folder, sources)
  const scripts = new Map(
    sources.map(({ name }, i) => [name, readFileSync(join(folder, `p${i}.js`), 'utf8')]),
  )
  return jobs.map(({ name, input }) => {
    const data = Buffer.from(input)
    const output: string[] = []
    const fs = {
      readFileSync: (_: number, encoding?: BufferEncoding) =>
        encoding ? data.toString(encoding) : data,
    }
    const before = process.cpuUsage()
    const script = compileFunction(scripts.get(name) ?? '', ['require', 'process', 'exports'])
    script(() => fs, { stdout: { write: (text: string) => output.push(text) } }, {})
    const { user, system } = process.cpuUsage(before)
    return { output: output.join(''), seconds: (user + system) / 1e6 }
  })
}

const modules = join(import.meta.dirname, '../../../node_modules')
const TSC = join(modules, '@typescript/native/bin/tsc')

/** Makes JavaScript of the programs; fails where a type is wrong. */
async function compileTypeScript(folder: string, sources: readonly Source[]): Promise<void> {
  for (const [i, { text }] of sources.entries()) writeFileSync(join(folder, `p${i}.ts`), text)
  const compilerOptions = {
    strict: true,
    target: 'es2022',
    lib: ['es2022'],
    module: 'commonjs',
    moduleResolution: 'bundler',
    types: ['node'],
    typeRoots: [join(modules, '@types')],
    skipLibCheck: true,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  await promisify(execFile)(process.execPath, [TSC, '-p', folder]).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(stdout)
    },
  )
}
