import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Whether processor time and memory of other processes can be seen here. */
export const canMeasure = process.platform === 'linux'

/** The processes that are running now; each leads a group of its own. */
const running = new Set<ChildProcess>()
let started = 0

/** What a judge does not ask for: a system call for every piece that Python prints. */
const AS_JUDGED = { PYTHONUNBUFFERED: '' }

/** Starts a program without a shell, in a group of its own. */
export function startProcess(
  [file = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcessWithoutNullStreams {
  started++
  const child = spawn(file, args, {
    detached: process.platform !== 'win32',
    stdio: 'pipe',
    env: { ...process.env, ...AS_JUDGED, ...env, [MARK[0]]: MARK[1] },
  })
  running.add(child)
  for (const event of ['close', 'error']) child.once(event, () => running.delete(child))
  return child
}

/** Ends every process that is running now, with its group. */
export function endRunning(): void {
  for (const child of running) endGroup(child)
}

/** Stands in the environment of everything that is started here. */
const MARK = ['NIMBER_STRESS', `${process.pid}.${Date.now()}`] as const

/** Ends every process that was started here, also those that have left their group. */
export function endAll(): void {
  endRunning()
  if (!canMeasure || started === 0) return
  const mark = Buffer.from(`${MARK.join('=')}\0`)
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (pid > 0 && pid !== process.pid && bytesOf(`/proc/${name}/environ`).includes(mark)) end(pid)
  }
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
