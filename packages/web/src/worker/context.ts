import type { Budget } from '@nimber/core'
import type { Progress } from './protocol.ts'

/** What a task may do besides answering: tell how far it has come. */
export interface Context {
  /** Tells the page; a call soon after the last one is passed over. */
  progress(progress: Progress): void
}

/** What one question may cost, as a multiple of the usual; memory is that of a phone. */
export function budgetOf(context: Context, factor = 1): Budget {
  return {
    table: 100_000_000 * factor,
    search: 1_000_000 * factor,
    memory: 2 ** 29,
    progress: (done) => context.progress({ done }),
  }
}
