import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'

/** What a process answered, or how it failed to. */
export type Answer =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'ended'; readonly code: number | null; readonly signal: string | null }
  | { readonly kind: 'missing'; readonly code: string }
  | { readonly kind: 'late' }

/** Runs in a thread: a process answers a line with a line, and whoever waits is woken. */
const THREAD = `
const { spawn } = require('node:child_process')
const { workerData: { command: [file, ...args], flag, port, pid } } = require('node:worker_threads')
const woken = new Int32Array(flag)
const tell = (answer) => {
  port.postMessage(answer)
  Atomics.add(woken, 0, 1)
  Atomics.notify(woken, 0)
}
const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, PYTHONIOENCODING: 'utf-8' } })
new Int32Array(pid)[0] = child.pid ?? 0
child.on('error', (error) => tell({ kind: 'missing', code: error.code ?? error.message }))
child.stdin.on('error', () => {})
child.on('close', (code, signal) => tell({ kind: 'ended', code, signal }))
let rest = ''
child.stdout.setEncoding('utf8')
child.stdout.on('data', (text) => {
  const lines = (rest + text).split('\\n')
  rest = lines.pop()
  for (const line of lines) tell({ kind: 'line', line })
})
port.on('message', (line) => child.stdin.write(line + '\\n'))
`

/** A process of the person's own that is asked line by line, without a shell, while we wait. */
export class Bridge {
  private readonly port: MessagePort
  private readonly woken = new Int32Array(new SharedArrayBuffer(4))
  private readonly pid = new Int32Array(new SharedArrayBuffer(4))
  private heard = 0

  constructor(command: readonly string[]) {
    const { port1, port2 } = new MessageChannel()
    this.port = port1
    const worker = new Worker(THREAD, {
      eval: true,
      workerData: { command, flag: this.woken.buffer, pid: this.pid.buffer, port: port2 },
      transferList: [port2],
    })
    worker.unref()
    port1.unref()
    process.on('exit', () => this.end())
  }

  /** The next line that the process says, for a line or by itself; waits so many milliseconds. */
  ask(line: string | undefined, patience: number): Answer {
    if (line !== undefined) this.port.postMessage(line)
    const end = Date.now() + patience
    for (;;) {
      const received = receiveMessageOnPort(this.port) as { message: Answer } | undefined
      if (received) return received.message
      const left = end - Date.now()
      if (left <= 0) {
        this.end()
        return { kind: 'late' }
      }
      Atomics.wait(this.woken, 0, this.heard, left)
      this.heard = Atomics.load(this.woken, 0)
    }
  }

  /** Ends the process, whatever it does. */
  end(): void {
    const [pid = 0] = this.pid
    if (pid === 0) return
    this.pid[0] = 0
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // it has ended already
    }
  }
}
