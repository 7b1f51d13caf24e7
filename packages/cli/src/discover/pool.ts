import { realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
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

/** A thread, and the line that it works on. */
interface Thread {
  readonly worker: Worker
  asked: Question | undefined
}

/**
 * Threads that answer lines, each in its own copy of the program. One is started when a line finds
 * none that is idle, and never more than the machine can run at once.
 */
export class Pool {
  private readonly most: number
  private readonly task: Task
  private readonly threads: Thread[] = []
  private readonly waiting = new Map<number, Answering>()
  private readonly queue: Question[] = []

  constructor(most: number, task: Task) {
    this.most = Math.min(most, availableParallelism())
    this.task = task
  }

  /** The answer to a line, as soon as a thread has found it. */
  ask(number: number, line: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject })
      this.queue.push({ number, line })
      this.next()
    })
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()))
  }

  private next(): void {
    if (this.queue.length === 0) return
    const idle = this.threads.find(({ asked }) => !asked)
    const thread = idle ?? (this.threads.length < this.most ? this.start() : undefined)
    if (!thread) return
    thread.asked = this.queue.shift()
    thread.worker.postMessage(thread.asked)
  }

  private start(): Thread {
    const program = realpathSync(process.argv[1] ?? '')
    const worker = new Worker(program, { argv: [], workerData: this.task })
    const thread: Thread = { worker, asked: undefined }
    worker.on('message', ({ number, line }: Question) => {
      this.take(number)?.resolve(line)
      thread.asked = undefined
      this.next()
    })
    worker.on('error', (error) => this.take(thread.asked?.number ?? 0)?.reject(error))
    this.threads.push(thread)
    return thread
  }

  /** The one that waits for the answer to a line, who waits no longer. */
  private take(number: number): Answering | undefined {
    const found = this.waiting.get(number)
    this.waiting.delete(number)
    return found
  }
}

/** What is to be done with the answer to a line, or without one. */
interface Answering {
  readonly resolve: (answer: string) => void
  readonly reject: (error: Error) => void
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
