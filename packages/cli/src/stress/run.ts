import type { ChildProcess } from 'node:child_process'
import { findExecutable } from './path.ts'
import { canMeasure, endGroup, endRun, newMark, startProcess, usedBy } from './processes.ts'

/** What a program may use for one input; output is counted in bytes. */
export interface Allowance {
  readonly seconds: number
  readonly megabytes: number
  readonly output: number
}

/** How a program ended: by itself, by a signal, or stopped by us for taking too much of something. */
export type End =
  | { readonly kind: 'exit'; readonly code: number }
  | { readonly kind: 'signal'; readonly signal: string }
  | { readonly kind: 'time' | 'memory' | 'output' }

/** One run of a program. */
export interface Run {
  readonly end: End
  readonly output: Buffer
  /** What it wrote to standard error, without its middle where that is long. */
  readonly errors: string
  /** The processor time it took, as far as the system tells; else the time that passed. */
  readonly seconds: number
  /** The most memory it had, where the system tells. */
  readonly megabytes: number
}

/** A program to be run: without a shell, its arguments as they are. */
export interface Program {
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Whether its memory may be bounded by its address space: not for machines of their own. */
  readonly native: boolean
}

/** The beginning and the end of a text that may be long. */
class Ends {
  private head = ''
  private tail = ''
  private static readonly MOST = 4000

  add(text: string): void {
    const room = Ends.MOST - this.head.length
    this.head += text.slice(0, room)
    this.tail = (this.tail + text.slice(room)).slice(-Ends.MOST)
  }

  get text(): string {
    return this.tail.length < Ends.MOST ? this.head + this.tail : `${this.head}\n…\n${this.tail}`
  }
}

const MEGABYTE = 2 ** 20

/** Milliseconds after its end in which the output of a program must be over. */
const LAST_OUTPUT = 300

/** Runs a program on an input within an allowance. */
export function runProgram(program: Program, input: string, allowed: Allowance): Promise<Run> {
  return new Promise((resolve, reject) => {
    const { mark, limit } = newMark()
    const child = startProcess(limited(program, allowed, limit), program.env ?? {}, mark)
    const meter = new Meter(child, allowed)
    const pieces: Buffer[] = []
    const errors = new Ends()
    let size = 0
    child.stdout.on('data', (piece: Buffer) => {
      size += piece.length
      if (size <= allowed.output) pieces.push(piece)
      else meter.stop('output')
    })
    child.stderr.on('data', (piece: Buffer) => errors.add(piece.toString()))
    child.stdin.on('error', () => {}) // a program need not read all of its input
    child.stdin.end(input)
    child.once('error', (error) => {
      meter.end()
      reject(error)
    })
    // what it started itself may still hold its output open, even from another group
    child.once('exit', () => {
      meter.end()
      endGroup(child)
      endRun(mark)
      const leave = () => {
        for (const pipe of [child.stdout, child.stderr]) pipe.destroy()
      }
      const late = setTimeout(() => setImmediate(leave), LAST_OUTPUT) // what is there is read first
      child.once('close', () => clearTimeout(late))
    })
    child.once('close', (code, signal) => {
      meter.end()
      const { seconds, megabytes, stopped } = meter
      const end: End = stopped
        ? { kind: stopped }
        : signal === 'SIGXCPU'
          ? { kind: 'time' }
          : signal
            ? { kind: 'signal', signal }
            : { kind: 'exit', code: code ?? 0 }
      resolve({ end, output: Buffer.concat(pieces), errors: errors.text, seconds, megabytes })
    })
  })
}

/** Address space that a native program gets beyond its memory, in megabytes. */
const SPARE_ADDRESSES = 2048

let prlimit: string | undefined | null = null

/** The command with limits that the system keeps while we look away, where it can. */
function limited(
  { command, native }: Program,
  allowed: Allowance,
  mark: string,
): readonly string[] {
  if (prlimit === null) prlimit = canMeasure ? findExecutable('prlimit') : undefined
  if (!prlimit) return command
  const limits = ['--core=0', mark]
  const most = Math.ceil(allowed.seconds) + 1
  limits.push(`--cpu=${most}:${most + 1}`)
  if (native && Number.isFinite(allowed.megabytes))
    limits.push(`--as=${Math.ceil(allowed.megabytes + SPARE_ADDRESSES) * MEGABYTE}`)
  return [prlimit, ...limits, '--', ...command]
}

const FIRST_LOOK = 4
const LOOKS = 15
const LONGEST_LOOK = 0.05

/** Looks from time to time at what a process uses, and stops it when that is too much. */
class Meter {
  seconds = 0
  megabytes = 0
  stopped: 'time' | 'memory' | 'output' | undefined
  private readonly child: ChildProcess
  private readonly allowed: Allowance
  private timer: NodeJS.Timeout
  private looked = performance.now()
  private ended = false
  /** Seconds in which it neither worked nor wanted to. */
  private idle = 0

  constructor(child: ChildProcess, allowed: Allowance) {
    this.child = child
    this.allowed = allowed
    this.timer = setTimeout(() => this.look(), FIRST_LOOK)
  }

  stop(reason: 'time' | 'memory' | 'output'): void {
    this.stopped ??= reason
    endGroup(this.child)
  }

  /** The process has ended: it may have worked all the time since we looked last. */
  end(): void {
    if (this.ended) return
    this.ended = true
    clearTimeout(this.timer)
    this.seconds += (performance.now() - this.looked) / 1000
  }

  private look(): void {
    const now = performance.now()
    const since = (now - this.looked) / 1000
    this.looked = now
    if (canMeasure) {
      const { seconds, megabytes, busy } = usedBy(this.child.pid ?? 0)
      // a process that waits for the processor is not idle; nor is one while we looked away
      if (!busy && seconds <= this.seconds) this.idle += Math.min(since, LONGEST_LOOK)
      this.seconds = Math.max(this.seconds, seconds)
      this.megabytes = Math.max(this.megabytes, megabytes)
    } else this.seconds += since
    const { allowed } = this
    if (this.megabytes > allowed.megabytes) this.stop('memory')
    else if (this.seconds > allowed.seconds || this.idle > allowed.seconds + 1) this.stop('time')
    else this.timer = setTimeout(() => this.look(), LOOKS)
  }
}
