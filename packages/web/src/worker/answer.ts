import { BeyondBudget, TextError } from '@nimber/core'
import type { Context } from './context.ts'
import { pageWords } from './page-words.ts'
import type { FailureData, Request, Response } from './protocol.ts'

/** Milliseconds between two reports of one run. */
const PAUSE = 80

/** Tasks by name; each entry loads a function of plain data and a Context. */
type Tasks = Readonly<Record<string, () => Promise<unknown>>>

/** Answers what the page asks this worker, as long as it lives. */
export function answerWith(tasks: Tasks): void {
  addEventListener('message', (event: MessageEvent<Request>) => {
    void answer(tasks, event.data)
  })
}

async function answer(tasks: Tasks, { id, task, args }: Request): Promise<void> {
  const say = (response: Response) => postMessage(response)
  let last = 0
  const context: Context = {
    progress(progress) {
      const now = performance.now()
      if (now - last < PAUSE) return
      last = now
      say({ id, kind: 'progress', progress })
    },
  }
  try {
    const run = (await tasks[task]?.()) as (args: unknown, context: Context) => unknown
    say({ id, kind: 'begun' })
    say({ id, kind: 'done', result: await run(args, context) })
  } catch (error) {
    say({ id, kind: 'failed', failure: failureOf(error) })
  }
}

function failureOf(error: unknown): FailureData {
  if (error instanceof TextError)
    return { kind: 'text', words: pageWords(error.words), text: error.text, offset: error.offset }
  if (error instanceof BeyondBudget) return { kind: 'budget', words: error.words }
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof RangeError)
    return {
      kind: 'budget',
      words: {
        en: `This needs more memory than the page may use (${message}).`,
        zh: `所需内存超出页面的限制（${message}）。`,
      },
    }
  return {
    kind: 'fault',
    words: { en: `Something went wrong: ${message}`, zh: `出错了：${message}` },
  }
}
