import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

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
  /** A file to read instead of the input. */
  readonly stdin?: number
}

/** Runs `nimber` with arguments, in English where nothing else is said, and not on a terminal. */
export function nimber(args: readonly string[], given: Given = {}): Run {
  const { input = '', env = {}, stdin } = given
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...args], {
    ...(stdin === undefined ? { input } : { stdio: [stdin, 'pipe', 'pipe'] }),
    encoding: 'utf8',
    env: environment(env),
    maxBuffer: 2 ** 28,
    timeout: 150_000, // for one that hangs; a busy machine may be slow
  })
  return { out: stdout, err: stderr, code: status }
}

/** Runs `nimber` like the above, while others run; `folder` is where it does. */
export async function running(
  args: readonly string[],
  given: Pick<Given, 'input' | 'env'> & { readonly folder?: string } = {},
): Promise<Run & { readonly signal: string | null }> {
  const { input = '', env = {}, folder } = given
  const child = spawn(process.execPath, [command, ...args], { env: environment(env), cwd: folder })
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text
  })
  child.stdin.on('error', () => {}) // it may end before it has read all
  child.stdin.end(input)
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { ...said, code, signal }
}

/** What `nimber` prints; fails unless it answers and says nothing else. */
export function answer(args: readonly string[], given?: Given): string {
  const { out, err, code } = nimber(args, given)
  if (code !== 0 || err !== '') throw new Error(`nimber ${args.join(' ')} gave ${code}: ${err}`)
  return out
}

/** What `nimber` prints, and how many milliseconds the processor worked for it. */
export function timed(args: readonly string[], given: Given = {}): { out: string; cpu: number } {
  const folder = mkdtempSync(join(tmpdir(), 'nimber-cpu-'))
  const file = join(folder, 'cpu')
  const preload = fileURLToPath(new URL('./cpu.cjs', import.meta.url))
  const env = { ...given.env, CPU_FILE: file, NODE_OPTIONS: `--require "${preload}"` }
  const out = answer(args, { ...given, env })
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
) {
  return nimber(['play', ...args], { input: lines.map((line) => `${line}\n`).join(''), env })
}

/** The object that `nimber solve --json` prints. */
export function solved(...args: string[]): Record<string, unknown> {
  return JSON.parse(answer(['solve', '--json', ...args])) as Record<string, unknown>
}

/** Starts `nimber`, to be watched while it runs. */
export function start(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [command, ...args], { env: environment({}) })
}

/** A conversation with `nimber`: what it says is waited for, piece by piece. */
export class Talk {
  /** All that was said so far. */
  all = ''
  private read = 0
  private readonly child: ChildProcess
  private readonly code: Promise<number | null>
  private heard: () => void = () => {}

  constructor(args: readonly string[], child = start(args)) {
    this.child = child
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.all += text
      this.heard()
    })
    child.stderr?.resume()
    this.code = new Promise((resolve) => {
      child.once('close', (code) => {
        this.heard()
        resolve(code)
      })
    })
  }

  say(line: string): void {
    this.type(`${line}\n`)
  }

  type(keys: string): void {
    this.child.stdin?.write(keys)
  }

  /** Waits for the pattern behind what was waited for before; its group, or all of it. */
  async until(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.all.slice(this.read))
      if (found) {
        this.read += found.index + found[0].length
        return found[1] ?? found[0]
      }
      if (this.child.exitCode !== null) throw new Error(`ended without ${pattern}: ${this.all}`)
      await new Promise<void>((resolve) => {
        this.heard = resolve
      })
    }
  }

  /** Ends the input; the exit code. */
  end(): Promise<number | null> {
    this.child.stdin?.end()
    return this.code
  }

  /** The exit code, once it has ended by itself. */
  ended(): Promise<number | null> {
    return this.code
  }

  kill(): void {
    this.child.kill()
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
  return new Talk(args, child)
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
