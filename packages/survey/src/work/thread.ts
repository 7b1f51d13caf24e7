import { Worker } from 'node:worker_threads'
import type { Words } from '@nimber/core'
import type { Answer, Batch } from '../answer.ts'

/** What is found out about an item of a batch: about a rule, or what is wrong with a certificate. */
export type Found = Answer | Words | null

/** What a thread tells: what it found about an item, or that it has done them all. */
type Message = { readonly at: number; readonly found: Found } | { readonly done: true }

/** What a thread is started with; the command then works batches off. */
const SURVEY_TASK = { pool: 'survey', options: null } as const

/** Why a thread was lost while it worked on an item. */
export class Lost extends Error {
  readonly words: Words

  constructor(words: Words) {
    super(words.en)
    this.words = words
  }
}

/**
 * A copy of the program that works batches off, one at a time. It is started when it has something to
 * do, and anew after it was lost.
 */
export class Thread {
  private readonly program: string
  private worker: Worker | undefined

  constructor(program: string) {
    this.program = program
  }

  /** Works a batch off; rejects with `Lost` where an item takes longer than it may, or crashes. */
  run(batch: Batch, seconds: number, tell: (at: number, found: Found) => void): Promise<void> {
    this.worker ??= new Worker(this.program, { argv: [], workerData: SURVEY_TASK })
    const { worker } = this
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        worker.off('message', hear).off('error', fail).off('exit', gone)
      }
      const lose = (words: Words) => {
        end()
        this.worker = undefined
        worker.on('error', () => {})
        void worker.terminate()
        reject(new Lost(words))
      }
      const late = () => lose(tooLong(seconds))
      const hear = (message: Message) => {
        clearTimeout(timer)
        if ('done' in message) {
          end()
          return resolve()
        }
        timer = setTimeout(late, 1000 * seconds)
        tell(message.at, message.found)
      }
      const fail = (error: NodeJS.ErrnoException) =>
        lose(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? NO_MEMORY : crashed(error.message))
      const gone = (code: number) => lose(crashed(`exit code ${code}`))
      let timer = setTimeout(late, 1000 * seconds)
      worker.on('message', hear).on('error', fail).on('exit', gone)
      worker.postMessage(batch)
    })
  }

  /** Ends the thread at once, whatever it is doing. */
  async end(): Promise<void> {
    await this.worker?.terminate()
    this.worker = undefined
  }
}

const NO_MEMORY: Words = {
  en: 'The computation ran out of memory.',
  zh: '计算时内存不足。',
}

function tooLong(seconds: number): Words {
  return {
    en: `The computation took longer than ${seconds} s and was ended.`,
    zh: `计算超过 ${seconds} 秒，已被终止。`,
  }
}

function crashed(message: string): Words {
  return { en: `The computation crashed: ${message}`, zh: `计算崩溃：${message}` }
}
