import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type fs from 'node:fs'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { runInside } from './inside.ts'

/** The built command, as `npm test` leaves it. */
const command = fileURLToPath(new URL('../bin/nimber.cjs', import.meta.url))

interface Run {
  readonly out: string
  readonly err: string
  readonly code: number | null
}

interface Given {
  readonly input?: string
  readonly env?: Record<string, string>
}

interface InsideGiven extends Given {
  readonly files?: typeof fs
}

/**
 * Runs `nimber` with arguments, in English where nothing else is said, and not on a terminal. It
 * runs inside this process, which is twenty times as fast as starting one; `running` is for tests
 * of what only a process has: signals, pipes, open files, a folder of its own.
 */
export async function nimber(args: readonly string[], given: InsideGiven = {}): Promise<Run> {
  const said = new Said()
  const { input = '', env = {}, files } = given
  const write = (file: number, bytes: Uint8Array) => said.add(file, bytes)
  const code = await runInside(args, { input, env: environment(env), write, files })
  return { ...said.texts, code }
}

/** What was written to standard output and standard error. */
class Said {
  private readonly pieces: { [file: number]: Uint8Array[] } = { 1: [], 2: [] }

  add(file: number, bytes: Uint8Array): void {
    this.pieces[file]?.push(bytes)
  }

  get texts(): { readonly out: string; readonly err: string } {
    const text = (file: number) => Buffer.concat(this.pieces[file] ?? []).toString()
    return { out: text(1), err: text(2) }
  }
}

/** A process of `nimber` like the above: where it runs, and a file to read instead of the input. */
interface ProcessGiven extends Given {
  readonly folder?: string
  readonly stdin?: number
}

/** Runs `nimber` in a process of its own, while others run. */
export async function running(
  args: readonly string[],
  { input = '', env = {}, folder, stdin }: ProcessGiven = {},
): Promise<Run & { readonly signal: string | null }> {
  const child = spawn(process.execPath, [command, ...args], {
    env: environment(env),
    cwd: folder,
    stdio: [stdin ?? 'pipe', 'pipe', 'pipe'],
  })
  const said = new Said()
  child.stdout?.on('data', (bytes: Buffer) => said.add(1, bytes))
  child.stderr?.on('data', (bytes: Buffer) => said.add(2, bytes))
  child.stdin?.on('error', () => {}) // it may end before it has read all
  child.stdin?.end(input)
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { ...said.texts, code, signal }
}

/** What `nimber` prints; fails unless it answers and says nothing else. */
export async function answer(args: readonly string[], given?: Given): Promise<string> {
  return answerOf(args, await nimber(args, given))
}

function answerOf(args: readonly string[], { out, err, code }: Run): string {
  if (code !== 0 || err !== '') throw new Error(`nimber ${args.join(' ')} gave ${code}: ${err}`)
  return out
}

/** What a process of `nimber` prints, and how many milliseconds the processor worked for it. */
export async function timed(
  args: readonly string[],
  given: Given = {},
): Promise<{ out: string; cpu: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'nimber-cpu-'))
  const file = join(folder, 'cpu')
  const preload = fileURLToPath(new URL('./cpu.cjs', import.meta.url))
  const env = { ...given.env, CPU_FILE: file, NODE_OPTIONS: `--require "${preload}"` }
  const out = answerOf(args, await running(args, { ...given, env }))
  const cpu = Number(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  return { out, cpu }
}

export const UTF8 = { LANG: 'C.UTF-8' }

/** What `nimber play` prints for some lines of input. */
export function play(
  args: readonly string[],
  lines: readonly string[],
  env: Record<string, string> = UTF8,
): Promise<Run> {
  return nimber(['play', ...args], { input: lines.map((line) => `${line}\n`).join(''), env })
}

/** The object that `nimber solve --json` prints. */
export async function solved(...args: string[]): Promise<Record<string, unknown>> {
  return JSON.parse(await answer(['solve', '--json', ...args])) as Record<string, unknown>
}

/** Starts `nimber`, to be watched while it runs. */
export function start(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [command, ...args], { env: environment({}) })
}

/** Whoever is talked to: what it hears, says, and ends with. */
interface Partner {
  readonly input: NodeJS.WritableStream
  readonly output: NodeJS.ReadableStream
  readonly code: Promise<number | null>
  readonly kill: () => void
}

/** `nimber` inside this process. */
function insidePartner(args: readonly string[]): Partner {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const write = (file: number, bytes: Uint8Array) => {
    if (file === 1) output.write(bytes)
  }
  const code = runInside(args, { input, env: environment({}), write })
  return { input, output, code, kill: () => input.end() }
}

function processPartner(child: ChildProcess): Partner {
  child.stderr?.resume()
  const { stdin, stdout } = child as { stdin: NodeJS.WritableStream; stdout: NodeJS.ReadableStream }
  const code = once(child, 'close').then(([code]) => code as number | null)
  return { input: stdin, output: stdout, code, kill: () => child.kill() }
}

/** A conversation with `nimber`: what it says is waited for, piece by piece. */
export class Talk {
  /** All that was said so far. */
  all = ''
  private read = 0
  private over = false
  private readonly partner: Partner
  private readonly code: Promise<number | null>
  private heard: () => void = () => {}

  constructor(args: readonly string[], partner = insidePartner(args)) {
    this.partner = partner
    partner.output.setEncoding('utf8').on('data', (text: string) => {
      this.all += text
      this.heard()
    })
    this.code = partner.code.finally(() => {
      this.over = true
      this.heard()
    })
  }

  say(line: string): void {
    this.type(`${line}\n`)
  }

  type(keys: string): void {
    this.partner.input.write(keys)
  }

  /** Waits for the pattern behind what was waited for before; its group, or all of it. */
  async until(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.all.slice(this.read))
      if (found) {
        this.read += found.index + found[0].length
        return found[1] ?? found[0]
      }
      if (this.over) throw new Error(`ended without ${pattern}: ${this.all}`)
      await new Promise<void>((resolve) => {
        this.heard = resolve
      })
    }
  }

  /** Ends the input; the exit code. */
  end(): Promise<number | null> {
    this.partner.input.end()
    return this.code
  }

  /** The exit code, once it has ended by itself. */
  ended(): Promise<number | null> {
    return this.code
  }

  kill(): void {
    this.partner.kill()
  }
}

/** Starts `nimber` in a terminal of 80 columns that util-linux’s `script` makes. */
export function inTerminal(
  args: readonly string[],
  env: Record<string, string> = { LANG: 'C.UTF-8' },
): Talk {
  const quoted = [process.execPath, command, ...args].map(
    (text) => `'${text.replaceAll("'", "'\\''")}'`,
  )
  const line = `stty rows 24 cols 80; exec ${quoted.join(' ')}`
  const child = spawn('script', ['-qefc', line, '/dev/null'], {
    env: environment({ TERM: 'xterm', SHELL: '/bin/sh', ...env }),
  })
  return new Talk(args, processPartner(child))
}

function environment(more: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH } = process.env
  return { PATH, ...more }
}

/** How many columns the widest line of a text fills, a Chinese character two. */
export function widest(text: string): number {
  const width = (line: string) =>
    [...line].reduce((sum, c) => sum + (/[\u1100-\u115f\u2e80-\uffdc]/.test(c) ? 2 : 1), 0)
  return Math.max(...text.split('\n').map(width))
}
