import { execFile, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { compileFunction } from 'node:vm'
import { cFiles, cppFile } from './source-native.ts'

/** A program with a name of its own. */
export interface Source {
  readonly name: string
  readonly text: string
}

/** An input for the program of a name, and what it should give where that may have megabytes. */
export interface Job {
  readonly name: string
  readonly input: string
  readonly output?: string
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
  /** The files with the inputs of the jobs. */
  readonly files: readonly string[]
  /** Options of the compilers of C and C++. */
  readonly options: readonly string[]
}

/** What compiles and runs the programs of each language. */
export const RUNNERS: Readonly<Record<string, (batch: Batch) => Promise<readonly Run[]>>> = {
  cpp: (batch) => runNative(batch, ['g++', '-std=c++11'], cppFile(batch.sources)),
  c: (batch) => runNative(batch, ['gcc', '-std=c99'], cFiles(batch.sources)),
  java: runJava,
  python: runPython,
  ts: runTypeScript,
}

const folderOfRunners = join(import.meta.dirname, 'runners')
export const runner = (file: string) => join(folderOfRunners, file)

/** Compiles all programs to one, which runs them all, since one as large starts others slowly. */
async function runNative(
  batch: Batch,
  [compiler = '', ...args]: readonly string[],
  texts: ReadonlyMap<string, string>,
): Promise<readonly Run[]> {
  const files = Array.from(texts, ([name, text]) => {
    const file = join(batch.folder, name)
    writeFileSync(file, text)
    return file
  })
  const program = join(batch.folder, 'all')
  const compiled = [...args, ...files, runner('run.c'), '-Wall', ...batch.options, '-o', program]
  const { stderr } = await promisify(execFile)(compiler, compiled)
  if (stderr !== '') throw new Error(stderr)
  return runListed(batch, (i) => `${i}`, [program, join(batch.folder, 'jobs')])
}

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
  { folder, sources, jobs, files }: Batch,
  place: (source: number) => string,
  [command = '', ...args]: readonly string[],
): Promise<readonly Run[]> {
  const output = (i: number) => join(folder, `${i}.out`)
  const at = new Map(sources.map(({ name }, i) => [name, i]))
  const lines = jobs.map(({ name }, i) => {
    return `${place(at.get(name) ?? -1)}\t${files[i]}\t${output(i)}\n`
  })
  writeFileSync(join(folder, 'jobs'), lines.join(''))
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

export const modules = join(import.meta.dirname, '../../../node_modules')
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
