import { BeyondBudget, type Budget, type Lang, TextError, USUAL_BUDGET } from '@nimber/core'
import { complain, EXIT, type Progress } from './terminal.ts'
import { dictionary } from './words.ts'

/** A wrong option or argument, in the reader's language. */
export class UsageError extends Error {}

/** Says on standard error what went wrong and sets the exit code; other errors are thrown on. */
export function fail(error: unknown, lang: Lang): void {
  const say = dictionary[lang]
  if (error instanceof TextError) {
    complain(error.show(lang))
    process.exitCode = EXIT.badInput
  } else if (error instanceof UsageError) {
    complain(error.message)
    process.exitCode = EXIT.badInput
  } else if (error instanceof BeyondBudget) {
    complain(`${say.beyond} ${error.words[lang]}\n${say.raise(error.factor)}`)
    process.exitCode = EXIT.beyondBudget
  } else throw error
}

/** The budget of `--budget`, reporting to a progress bar. */
export function budgetFrom(text: string, progress: Progress, lang: Lang): Budget {
  const factor = Number(text)
  if (!(factor > 0) || !Number.isFinite(factor))
    throw new UsageError(dictionary[lang].badBudget(text))
  return {
    table: Math.floor(USUAL_BUDGET.table * factor),
    search: Math.floor(USUAL_BUDGET.search * factor),
    progress: (done) => progress.update(done),
  }
}
