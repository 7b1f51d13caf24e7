import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** Whether processor time and memory of other processes can be seen here. */
export const canMeasure = process.platform === 'linux'

/** The processes that are running now; each leads a group of its own. */
const running = new Set<ChildProcess>()

/** What a judge does not ask for: a system call for every piece that Python prints. */
const AS_JUDGED = { PYTHONUNBUFFERED: '' }

/** Starts a program without a shell, in a group of its own. */
export function startProcess(
  [file = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  mark: number,
): ChildProcessWithoutNullStreams {
  const child = spawn(file, args, {
    detached: process.platform !== 'win32',
    stdio: 'pipe',
    env: { ...process.env, ...AS_JUDGED, ...env, [VARIABLE]: `${mark}` },
  })
  running.add(child)
  for (const event of ['close', 'error']) child.once(event, () => running.delete(child))
  return child
}

/** Ends every process that is running now, with its group. */
export function endRunning(): void {
  for (const child of running) endGroup(child)
}

/**
 * The mark of a run stands in the environment of all it starts, and is their limit of file locks,
 * which Linux hands down and does not look at: a process can leave its group and its session, close
 * all files and empty its environment, but it keeps that.
 */
const VARIABLE = 'NIMBER_STRESS'
/** The mark of the first run, chosen when that begins. */
let firstMark = 0
let marks = 0
/** What was there before the first run. */
let strangers: ReadonlySet<string> = new Set()

/** A mark for a new run, and the option of prlimit that sets it. */
export function newMark(): { readonly mark: number; readonly limit: string } {
  if (marks === 0) {
    firstMark = 2 ** 47 + randomInt(2 ** 47)
    if (canMeasure) strangers = new Set(pids())
  }
  const mark = firstMark + marks++
  return { mark, limit: `--locks=${mark}` }
}

/** Ends every process that was started here, also those that have left their group. */
export function endAll(): void {
  endRunning()
  if (marks > 0) endMarked(firstMark, marks, new Set())
}

/** Ends what a run has left behind. */
export function endRun(mark: number): void {
  endMarked(mark, 1, strangers)
}

/** More rounds than this a process that starts others while it is looked for does not get. */
const MOST_ROUNDS = 20

function endMarked(first: number, count: number, except: ReadonlySet<string>): void {
  if (!canMeasure) return
  const isOurs = (mark: number) => mark >= first && mark < first + count
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = pids().filter(
      (pid) => !except.has(pid) && marksOf(pid).some(isOurs) && !isDead(pid),
    )
    if (found.length === 0) return
    for (const pid of found) end(Number(pid))
  }
}

function pids(): readonly string[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && name !== `${process.pid}`)
}

const LIMIT = /^Max file locks\s+(\d+)/m
const SETTING = new RegExp(`(?:^|\\0)${VARIABLE}=(\\d+)`)

/** What a process has for a limit and in its environment; NaN where it has none. */
function marksOf(pid: string): readonly number[] {
  const limit = LIMIT.exec(textOf(`/proc/${pid}/limits`))
  const setting = SETTING.exec(textOf(`/proc/${pid}/environ`))
  return [limit, setting].map((found) => Number(found?.[1] ?? Number.NaN))
}

/** Whether a process has ended and only waits for its parent to notice. */
function isDead(pid: string): boolean {
  const stat = textOf(`/proc/${pid}/stat`)
  return stat === '' || stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
}

process.on('exit', endAll)

/** Ends the group of a process. */
export function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) end(process.platform === 'win32' ? pid : -pid)
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has ended already
  }
}

const TICKS_PER_SECOND = 100

/** Processor time and memory of a process and those it started. */
export function usedBy(pid: number): {
  seconds: number
  megabytes: number
  /** Whether one of them works or wants to. */
  busy: boolean
} {
  let [ticks, kilobytes, busy] = [0, 0, false]
  const tree = [pid]
  for (let i = 0; i < tree.length; i++) {
    const own = tree[i] as number
    const [stat, status, children] = [
      textOf(`/proc/${own}/stat`),
      textOf(`/proc/${own}/status`),
      textOf(`/proc/${own}/task/${own}/children`),
    ]
    // behind the name in brackets: the state, then numbers; see proc(5)
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    busy ||= fields[0] === 'R' || fields[0] === 'D'
    for (const field of fields.slice(11, 15)) ticks += Number(field)
    kilobytes += Number(/^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? 0)
    for (const child of children.match(/\d+/g) ?? []) tree.push(Number(child))
  }
  return { seconds: ticks / TICKS_PER_SECOND, megabytes: kilobytes / 1024, busy }
}

function textOf(path: string): string {
  return bytesOf(path).toString('latin1')
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    return Buffer.alloc(0) // it has ended, or belongs to someone else
  }
}
