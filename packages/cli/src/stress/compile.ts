import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { transpiled } from '../frame/typescript.ts'
import { findExecutable, isManaged, isProgram } from './path.ts'
import { type Program, runProgram } from './run.ts'
import { wrongStress } from './words.ts'

/** A program ready to be tested. */
export interface Prepared {
  readonly program: Program
  /** Builds the same program so that it stops at the first access outside of its memory. */
  readonly checked?: () => Promise<Program | undefined>
}

/** The program of a command. */
export function prepareCommand([name = '', ...args]: readonly string[]): Prepared {
  const file = findExecutable(name)
  if (!file || !isProgram(file)) throw wrongStress((say) => say.noProgram(name))
  return { program: { command: [file, ...args], native: !isManaged(file) } }
}

const SOURCES = [
  '.cpp',
  '.cc',
  '.cxx',
  '.c',
  '.rs',
  '.go',
  '.java',
  '.py',
  '.js',
  '.mjs',
  '.cjs',
  '.ts',
]

/** Whether a file looks like a source that can be prepared. */
export function isSource(path: string): boolean {
  return SOURCES.includes(extname(path).toLowerCase())
}

/** A compiler reports what is wrong with the source. */
export class CompileError extends Error {}

/**
 * The program of a source file, compiled into a folder where its language wants that; `megabytes`
 * is the memory it is to have, where that is not left to the problem.
 */
export async function prepareSource(
  source: string,
  folder: string,
  megabytes?: number,
): Promise<Prepared> {
  if (!existsSync(source)) throw wrongStress((say) => say.noSource(source))
  const path = resolve(source)
  const output = join(folder, process.platform === 'win32' ? 'main.exe' : 'main')
  switch (extname(path).toLowerCase()) {
    case '.cpp':
    case '.cc':
    case '.cxx':
      return compileC(path, output, ['g++', 'clang++', 'c++'], ['-std=gnu++17'])
    case '.c':
      return compileC(path, output, ['gcc', 'clang', 'cc'], ['-std=gnu17'])
    case '.rs':
      await compile(['rustc'], ['-O', '--edition', '2021', '-o', output, path])
      return native(output)
    case '.go':
      await compile(['go'], ['build', '-o', output, path])
      return native(output)
    case '.java':
      return compileJava(path, folder, megabytes)
    case '.py':
      return managed([tool(['python3', 'python', 'pypy3']), path])
    case '.js':
    case '.mjs':
    case '.cjs':
      return managed([process.execPath, path])
    case '.ts':
      return managed([process.execPath, stripTypes(path, folder)])
    default:
      throw wrongStress((say) => say.unknownLanguage(basename(path)))
  }
}

const native = (file: string): Prepared => ({ program: { command: [file], native: true } })
const managed = (command: readonly string[]): Prepared => ({ program: { command, native: false } })

/** The first of several tools that is on the PATH. */
function tool(names: readonly string[]): string {
  for (const name of names) {
    const file = findExecutable(name)
    if (file) return file
  }
  throw wrongStress((say) => say.noCompiler(names.join(', ')))
}

const COMPILE_TIME = { seconds: 120, megabytes: Number.POSITIVE_INFINITY, output: 2 ** 20 }

async function compile(names: readonly string[], args: readonly string[]): Promise<void> {
  const command = [tool(names), ...args]
  const { end, output, errors } = await runProgram({ command, native: false }, '', COMPILE_TIME)
  if (end.kind !== 'exit' || end.code !== 0)
    throw new CompileError(`${output.toString()}${errors}`.trim())
}

async function compileC(
  path: string,
  output: string,
  compilers: readonly string[],
  standard: readonly string[],
): Promise<Prepared> {
  await compile(compilers, [...standard, '-O2', '-o', output, path, '-lm'])
  return { ...native(output), checked }

  /** Not every compiler comes with the library for this. */
  async function checked(): Promise<Program | undefined> {
    const file = `${output}-checked`
    const build = ['-O1', '-g', '-fsanitize=address', '-o', file, path, '-lm']
    try {
      await compile(compilers, [...standard, ...build])
    } catch (error) {
      if (error instanceof CompileError) return undefined
      throw error
    }
    return { command: [file], native: false, env: { ASAN_OPTIONS: 'detect_leaks=0' } }
  }
}

/** Megabytes of Java's heap, unless more or less memory is asked for. */
const JAVA_HEAP = 256

/** The compiler ends before its own thorough translation pays: this takes half of the time. */
const QUICKLY = ['-J-XX:+UseSerialGC', '-J-XX:TieredStopAtLevel=1']

/** A public class wants a file of its name: where the file has another, it is copied. */
async function compileJava(path: string, folder: string, megabytes = JAVA_HEAP): Promise<Prepared> {
  const publicName = /^\s*public\s+(?:final\s+)?class\s+(\w+)/m.exec(
    readFileSync(path, 'utf8'),
  )?.[1]
  const copy = join(folder, `${publicName ?? basename(path, '.java')}.java`)
  copyFileSync(path, copy)
  await compile(['javac'], [...QUICKLY, '-encoding', 'UTF-8', '-d', folder, copy])
  const classes = readdirSync(folder).flatMap((file) => /^([^$]+)\.class$/.exec(file)?.[1] ?? [])
  const main = [publicName, 'Main', basename(path, '.java'), ...classes].find(
    (name) => name !== undefined && classes.includes(name),
  )
  const heap = `-Xmx${Math.ceil(Math.max(megabytes, 16))}m`
  return managed([tool(['java']), '-Xss64m', heap, '-cp', folder, main ?? 'Main'])
}

/** The file as JavaScript: written by TypeScript where it is installed, else left to Node. */
function stripTypes(path: string, folder: string): string {
  const script = transpiled(path)
  if (!script) {
    if ((process.features as { typescript?: unknown }).typescript) return path
    throw wrongStress((say) => say.noTypeScript)
  }
  const output = join(folder, script.isModule ? 'main.mjs' : 'main.cjs')
  writeFileSync(output, script.text)
  return output
}
