import { realpathSync } from 'node:fs'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/** A line that a thread is asked, and the number under which its answer is expected. */
interface Question {
  readonly number: number
  readonly line: string
}

/** What a thread of the pool is started with: the command, and its options. */
interface Task {
  readonly pool: string
  readonly options: unknown
}

/** Threads that answer lines, each in its own copy of the program. */
export class Pool {
  private readonly workers: Worker[]
  private readonly waiting = new Map<number, (answer: string) => void>()
  private readonly idle: Worker[]
  private readonly queue: Question[] = []

  constructor(threads: number, task: Task) {
    const program = realpathSync(process.argv[1] ?? '')
    this.workers = Array.from({ length: threads }, () => {
      const worker = new Worker(program, { argv: [], workerData: task })
      worker.on('message', ({ number, line }: Question) => {
        this.waiting.get(number)?.(line)
        this.waiting.delete(number)
        this.idle.push(worker)
        this.next()
      })
      return worker
    })
    this.idle = [...this.workers]
  }

  /** The answer to a line, as soon as a thread has found it. */
  ask(number: number, line: string): Promise<string> {
    return new Promise((resolve) => {
      this.waiting.set(number, resolve)
      this.queue.push({ number, line })
      this.next()
    })
  }

  private next(): void {
    const question = this.idle.length > 0 ? this.queue.shift() : undefined
    if (question) this.idle.pop()?.postMessage(question)
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()))
  }
}

/** The task of this thread, where it is one of a pool. */
export function poolTask(): Task | undefined {
  const task = workerData as Task | null
  return !isMainThread && task?.pool ? task : undefined
}

/** Answers the lines that the main thread asks, one after the other. */
export function serve(answer: (number: number, line: string) => string): void {
  parentPort?.on('message', ({ number, line }: Question) => {
    parentPort?.postMessage({ number, line: answer(number, line) })
  })
}
