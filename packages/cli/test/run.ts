import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
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
    timeout: 30_000,
  })
  return { out: stdout, err: stderr, code: status }
}

/** What `nimber` prints; fails unless it answers and says nothing else. */
export function answer(args: readonly string[], given?: Given): string {
  const { out, err, code } = nimber(args, given)
  if (code !== 0 || err !== '') throw new Error(`nimber ${args.join(' ')} gave ${code}: ${err}`)
  return out
}

/** The object that `nimber solve --json` prints. */
export function solved(...args: string[]): Record<string, unknown> {
  return JSON.parse(answer(['solve', '--json', ...args])) as Record<string, unknown>
}

/** Starts `nimber`, to be watched while it runs. */
export function start(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [command, ...args], { env: environment({}) })
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
