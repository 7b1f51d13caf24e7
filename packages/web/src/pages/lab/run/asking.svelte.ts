import type { Words } from '@nimber/core'
import { Failure } from '../../../worker/protocol.ts'
import type { Solver } from '../../../worker/solver.ts'
import type { Args, Result, TaskName } from '../../../worker/tasks.ts'

/** Seconds that a run may take, and that the reader may add. */
const LIMIT = 20
const EXTENSION = 60
/** Milliseconds between two looks at a run. */
const TICK = 250

/** A run of the worker: how far it has come and when it will be stopped. */
export class Run {
  /** A share of 1; 0 as long as nothing is known. */
  done = $state(0)
  /** Whole seconds since its worker began with it, and until it is stopped. */
  seconds = $state(0)
  limit = $state(LIMIT)
  /** Whether it has taken long enough to be worth showing. */
  long = $state(false)
  expired = false
  readonly #controller = new AbortController()
  /** Looks since then: while the computer slept, the run did not go on either. */
  #ticks = -1
  readonly #timer = setInterval(() => this.#tick(), TICK)

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  #tick(): void {
    this.long = true
    if (this.#ticks < 0) return
    this.seconds = Math.floor((++this.#ticks * TICK) / 1000)
    if (this.seconds < this.limit) return
    this.expired = true
    this.stop()
  }

  /** The worker begins: from now on time counts. */
  begin(): void {
    this.#ticks = 0
  }

  /** Lets it go on for longer. */
  extend(): void {
    this.limit += EXTENSION
  }

  stop(): void {
    this.#controller.abort()
  }

  /** Stops the clock; must be called when the run has ended. */
  end(): void {
    clearInterval(this.#timer)
  }
}

/** A question to the worker that may take long: at most one runs, and its end is kept. */
export class Asking<K extends TaskName> {
  run = $state.raw<Run>()
  result = $state.raw<Result<K>>()
  failure = $state.raw<Failure>()
  /** What the last run told of its way, also where it was stopped. */
  partial = $state.raw<unknown>()
  readonly #solver: Solver
  readonly #task: K

  constructor(solver: Solver, task: K) {
    this.#solver = solver
    this.#task = task
  }

  /** Asks, and forgets what was asked before; the answer, or undefined where there is none. */
  async ask(args: Args<K>): Promise<Result<K> | undefined> {
    this.clear()
    const run = new Run()
    this.run = run
    try {
      const result = await this.#solver.call(this.#task, args, {
        signal: run.signal,
        onBegin: () => run.begin(),
        onProgress: ({ done, partial }) => {
          run.done = done
          if (this.run === run && partial !== undefined) this.partial = partial
        },
      })
      if (this.run === run) this.result = result
      return this.run === run ? result : undefined
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (this.run === run) this.failure = run.expired ? outOfTime(run.limit) : error
      return undefined
    } finally {
      run.end()
      if (this.run === run) this.run = undefined
    }
  }

  /** Stops the run, if there is one. */
  stop(): void {
    this.run?.stop()
  }

  /** Stops the run and forgets its question and answer. */
  clear(): void {
    const { run } = this
    this.run = this.result = this.failure = this.partial = undefined
    run?.stop()
  }
}

function outOfTime(seconds: number): Failure {
  const words: Words = {
    en: `Stopped after ${seconds} s, the time that a run has unless you give it more.`,
    zh: `运算满 ${seconds} 秒，已到时限而停止；需要时可给它更多时间。`,
  }
  return new Failure({ kind: 'time', words })
}
