import { EventEmitter } from 'node:events'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { PassThrough, type Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Script } from 'node:vm'

/** What a run inside this process has in the place of a process of its own. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv
  /** All of its standard input, or a stream where that is read as it comes. */
  readonly input: string | Readable
  /** Takes what it writes to standard output (1) or standard error (2). */
  readonly write: (file: number, bytes: Uint8Array) => void
  /** The calls for files that it makes, where they are not those of Node. */
  readonly files?: typeof fs | undefined
}

/** What evaluates a bundle. */
type Bundle = Pick<Script, 'runInThisContext'>

/** The launcher of the built command. */
interface Launcher {
  bundleFor(args: readonly string[]): string
  compile(bundle: string): Script | undefined
  start(script: Bundle, args: readonly string[], given: Given): Promise<void>
}

interface Given {
  readonly require: (name: string) => unknown
  readonly process: NodeJS.Process
}

const require = createRequire(import.meta.url)
const launcher = require('../bin/nimber.cjs') as Launcher
const command = fileURLToPath(new URL('../bin/nimber.cjs', import.meta.url))
const bundles = new Map<string, Bundle>()

/** Thrown where the program ends itself. */
class Exit extends Error {}

/**
 * Every run gives the same function of the bundle another module to fill, since V8 keeps with the
 * function what it learnt of the code: a run takes a third less time.
 */
function bundleOf(name: string): Bundle {
  const whole = launcher.compile(name)?.runInThisContext()
  if (!whole) throw new Error('The command is not built.')
  return { runInThisContext: () => whole }
}

/**
 * Runs the built command inside this process and gives its exit code. It is the bundle that a
 * process would run, evaluated anew for every run: no setting, no cache and no listener of one run
 * is there in another, not even in one at the same time. What a process has of its own (arguments,
 * environment, standard streams, exit code, signals) is given to it; it is on no terminal, and has
 * one thread where a command would use a second one to hear of signals.
 */
export async function runInside(args: readonly string[], around: Surroundings): Promise<number> {
  const name = launcher.bundleFor(args)
  const bundle = bundles.get(name) ?? bundleOf(name)
  bundles.set(name, bundle)
  let ended = false
  const end = (code?: number) => {
    if (code !== undefined) own.exitCode = code
    ended = true
    throw new Exit()
  }
  const input = typeof around.input === 'string' ? Buffer.from(around.input) : undefined
  const own = processOf(args, around, end)
  const files = around.files ?? fs
  const modules: Record<string, unknown> = {
    'node:process': own,
    'node:fs': {
      ...files,
      ...standardFiles(files, input, (file, bytes) => ended || around.write(file, bytes)),
    },
    'node:tty': { isatty: () => false },
    'node:worker_threads': {
      ...(require('node:worker_threads') as object),
      isMainThread: false,
      parentPort: null,
      workerData: null,
    },
  }
  const given: Given = { require: (name) => modules[name] ?? require(name), process: own }
  try {
    await launcher.start(bundle, args, given)
  } catch (error) {
    if (!ended) tell(error, own)
  }
  ended = true
  own.emit('exit', 0)
  return Number(own.exitCode ?? 0)
}

/** Hands an error to the program, as Node does where nobody catches it. */
function tell(error: unknown, own: NodeJS.Process): void {
  try {
    if (own.emit('uncaughtException', error as Error)) return
  } catch (exit) {
    if (exit instanceof Exit) return
    throw exit
  }
  throw error
}

/** The process as the program sees it: its own where runs must not meet, else this one. */
function processOf(
  args: readonly string[],
  { env, input }: Surroundings,
  end: (code?: number) => never,
): NodeJS.Process {
  const stdin = typeof input === 'string' ? new PassThrough() : input
  if (stdin instanceof PassThrough && typeof input === 'string') stdin.end(input)
  const own = Object.create(process, {
    ...Object.getOwnPropertyDescriptors({
      argv: [process.execPath, command, ...args],
      env,
      exitCode: undefined,
      exit: end,
      stdin,
      stdout: {},
      stderr: {},
    }),
  }) as NodeJS.Process
  EventEmitter.call(own)
  return own
}

/** The calls for files, with standard input, output and error that are given. */
function standardFiles(
  files: typeof fs,
  input: Buffer | undefined,
  write: (file: number, bytes: Uint8Array) => unknown,
): Partial<typeof fs> {
  let rest = input
  const readSync = (file: number, into: Uint8Array, ...more: []) => {
    if (file !== 0) return files.readSync(file, into, ...more)
    if (!rest) throw new Error('The input is a stream here.')
    const size = rest.copy(into)
    rest = rest.subarray(size)
    return size
  }
  const writeSync = (file: number, bytes: Uint8Array, from = 0, ...more: []) => {
    if (file > 2) return files.writeSync(file, bytes, from, ...more)
    write(file, Buffer.from(bytes.subarray(from)))
    return bytes.length - from
  }
  const fstatSync = (file: number) =>
    file === 0 ? { isDirectory: () => false } : files.fstatSync(file)
  return { readSync, writeSync, fstatSync } as unknown as Partial<typeof fs>
}
