import {
  BeyondBudget,
  type Budget,
  type Lang,
  TextError,
  USUAL_BUDGET,
  type Words,
} from '@nimber/core'
import { exitCodeOf, isSystemError, refused } from '../files/words.ts'
import { complain, EXIT } from './settings.ts'
import { type Progress, wrap } from './terminal.ts'
import { type Dictionary, dictionary } from './words.ts'

/** A wrong option or argument, and what to say about it. */
export class UsageError extends Error {
  readonly words: Words

  constructor(words: Words) {
    super(words.en)
    this.words = words
  }
}

/** How a command with words of its own refuses an option or argument. */
export function refusing<Own>(
  words: Readonly<Record<Lang, Own>>,
): (say: (words: Own, lang: Lang) => string) => UsageError {
  return (say) => new UsageError({ en: say(words.en, 'en'), zh: say(words.zh, 'zh') })
}

/** A wrong option or argument that several commands have. */
export const wrongUse = refusing(dictionary)

/** A file that cannot be read or written, and what to say about it. */
export class FileError extends Error {
  readonly words: Words
  readonly exitCode: number

  /** The words for an error of the system; its kind decides whether it is a fault of the machine. */
  constructor(words: Words, error: unknown) {
    super(words.en)
    this.words = words
    this.exitCode = exitCodeOf(error)
  }
}

/** Says on standard error what went wrong and sets the exit code; other errors are thrown on. */
export function fail(error: unknown, lang: Lang, budget = '1'): void {
  const say = dictionary[lang]
  if (error instanceof TextError) {
    complain(wrap(error.show(lang)))
    process.exitCode = EXIT.badInput
  } else if (error instanceof UsageError) {
    complain(wrap(error.words[lang]))
    process.exitCode = EXIT.badInput
  } else if (error instanceof FileError) {
    complain(wrap(error.words[lang]))
    process.exitCode = error.exitCode
  } else if (isSystemError(error)) {
    complain(wrap(refused(error)[lang]))
    process.exitCode = exitCodeOf(error)
  } else if (error instanceof BeyondBudget) {
    complain(wrap(`${say.beyond}${error.words[lang]}${advice(error, Number(budget), say)}`))
    process.exitCode = EXIT.beyondBudget
  } else throw error
}

/** The options that bound what an answer may cost. */
export interface Limits {
  /** How many times the usual work. */
  readonly budget: string
  /** How much memory a table may take, as in 512M or 2G. */
  readonly memory?: string
}

/** How many times the usual work `--budget` allows. */
export function factorFrom(budget: string): number {
  const factor = Number(budget)
  if (!(factor > 0) || !Number.isFinite(factor)) throw wrongUse((say) => say.badBudget(budget))
  return factor
}

/** The budget of `--budget` and `--memory`, reporting to a progress bar. */
export function budgetFrom(
  { budget, memory }: Limits,
  progress: Progress,
  usual: Budget = USUAL_BUDGET,
): Budget {
  const factor = factorFrom(budget)
  const bytes = memory === undefined ? usual.memory : bytesFrom(memory)
  return {
    table: Math.min(Number.MAX_SAFE_INTEGER, Math.floor(usual.table * factor)),
    search: Math.min(Number.MAX_SAFE_INTEGER, Math.floor(usual.search * factor)),
    ...(bytes !== undefined && { memory: bytes }),
    progress: (done) => progress.update(done),
  }
}

/** The bytes of a text such as 512M or 2G. */
export function bytesFrom(text: string): number {
  const parts = /^(\d{1,6})([KMG])$/i.exec(text)
  const unit = { K: 2 ** 10, M: 2 ** 20, G: 2 ** 30 }[parts?.[2]?.toUpperCase() ?? '']
  if (!parts || !unit) throw wrongUse((say) => say.badMemory(text))
  return Number(parts[1]) * unit
}

/** How to go on, where a larger budget helps. */
function advice({ factor }: BeyondBudget, budget: number, say: Dictionary): string {
  if (factor === undefined) return `\n${say.raise(undefined)}`
  if (factor === Number.POSITIVE_INFINITY) return ''
  const needed = roundUp(factor * budget)
  return `\n${Number(needed) > 10_000 ? say.outOfReach(needed) : say.raise(needed)}`
}

/** A number of two significant digits that is not smaller. */
function roundUp(factor: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(factor)) - 1)
  const rounded = Math.ceil(factor / unit) * unit
  return rounded < 1e15 ? `${rounded}` : rounded.toExponential(1)
}
