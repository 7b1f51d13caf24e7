import { Failure, type FailureData, type Progress, type Response } from './protocol.ts'
import type { Args, Result, TaskName } from './tasks.ts'

export interface CallOptions {
  readonly onProgress?: (progress: Progress) => void
  /** The worker is loaded and begins with the run. */
  readonly onBegin?: () => void
  /** Stops the run when it is aborted. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds that the run may take once it has begun. */
  readonly limit?: number
}

interface Call {
  readonly id: number
  readonly task: string
  readonly args: unknown
  readonly options: CallOptions
  resolve(result: unknown): void
  reject(failure: Failure): void
}

/** Milliseconds between two looks at a run with a limit. */
const TICK = 250

const STOPPED: FailureData = { kind: 'stopped', words: { en: 'Stopped.', zh: '已停止。' } }
const OUT_OF_TIME: FailureData = {
  kind: 'time',
  words: {
    en: 'This took longer than a page may take, so it was stopped.',
    zh: '运算时间超出页面的限制，已停止。',
  },
}

/**
 * A worker that answers one question after the other. A run that is stopped or takes too long ends
 * with its worker; the next question starts a new one.
 */
export class Solver {
  private readonly create: () => Worker
  private worker: Worker | undefined
  private waiting: Call[] = []
  private running: Call | undefined
  private timer: ReturnType<typeof setInterval> | undefined
  private count = 0

  constructor(
    create = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  ) {
    this.create = create
  }

  /** The answer of a task; rejects with a Failure. */
  call<K extends TaskName>(task: K, args: Args<K>, options: CallOptions = {}): Promise<Result<K>> {
    return new Promise((resolve, reject) => {
      const id = ++this.count
      const call: Call = { id, task, args, options, resolve: resolve as Call['resolve'], reject }
      if (options.signal?.aborted) return reject(new Failure(STOPPED))
      options.signal?.addEventListener('abort', () => this.stop(call, STOPPED), { once: true })
      this.waiting.push(call)
      this.next()
    })
  }

  /** Loads the worker before something is asked of it. */
  wake(): void {
    this.worker ??= this.start()
  }

  private next(): void {
    if (this.running) return
    const call = this.waiting.shift()
    if (!call) return
    this.running = call
    const { id, task, args } = call
    this.worker ??= this.start()
    this.worker.postMessage({ id, task, args })
  }

  private start(): Worker {
    const worker = this.create()
    worker.addEventListener('message', ({ data }: MessageEvent<Response>) => this.hear(data))
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      const { running } = this
      const message = event.message || 'worker'
      const words = { en: `The solver could not run: ${message}`, zh: `求解器无法运行：${message}` }
      if (running) this.stop(running, { kind: 'fault', words })
    })
    return worker
  }

  private hear(response: Response): void {
    const { running } = this
    if (running?.id !== response.id) return
    if (response.kind === 'begun') {
      this.begin(running)
      return
    }
    if (response.kind === 'progress') {
      running.options.onProgress?.(response.progress)
      return
    }
    this.done()
    if (response.kind === 'done') running.resolve(response.result)
    else running.reject(new Failure(response.failure))
    this.next()
  }

  /** Counts looks instead of reading a clock: while the computer slept, the run did not go on either. */
  private begin(call: Call): void {
    const { limit, onBegin } = call.options
    onBegin?.()
    if (limit === undefined) return
    let left = limit / TICK
    this.timer = setInterval(() => {
      if (--left <= 0) this.stop(call, OUT_OF_TIME)
    }, TICK)
  }

  private stop(call: Call, why: FailureData): void {
    if (call === this.running) {
      this.worker?.terminate()
      this.worker = undefined
      this.done()
    } else if (this.waiting.includes(call)) {
      this.waiting = this.waiting.filter((other) => other !== call)
    } else return
    call.reject(new Failure(why))
    this.next()
  }

  private done(): void {
    clearInterval(this.timer)
    this.running = undefined
  }
}

/** The solver that all pages share for short questions; a page with long runs makes its own. */
export const solver = new Solver()
