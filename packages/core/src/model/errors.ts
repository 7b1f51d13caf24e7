import type { Lang, Words } from './words.ts'

/** A text that could not be understood: what was wrong, where, and what would be right. */
export class TextError extends Error {
  readonly text: string
  readonly offset: number
  readonly words: Words

  constructor(text: string, offset: number, words: Words) {
    super(words.en)
    this.text = text
    this.offset = offset
    this.words = words
  }

  /** The line with a caret at the place, then what was wrong. */
  show(lang: Lang): string {
    const start = this.text.slice(0, this.offset).lastIndexOf('\n') + 1
    const end = this.text.indexOf('\n', start)
    const line = this.text.slice(start, end < 0 ? undefined : end).replace(/\p{Cc}/gu, ' ')
    const column = Math.min(this.offset - start, line.length)
    const cut = Math.max(0, column - 40)
    const before = (cut > 0 ? '…' : '') + line.slice(cut, column)
    const after = line.slice(column, column + 30) + (line.length > column + 30 ? '…' : '')
    const indent = [...before].map((c) => (isWide(c) ? '  ' : ' ')).join('')
    return `  ${before}${after}\n  ${indent}^\n${this.words[lang]}`
  }
}

/** Whether a terminal draws the character two columns wide. */
export function isWide(char: string): boolean {
  return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(
    char,
  )
}

/** The answer would take more work than allowed: what it would take, in words. */
export class BeyondBudget extends Error {
  readonly words: Words
  /** The factor to raise the budget by, where it can be told; infinite where no budget helps. */
  readonly factor: number | undefined

  constructor(words: Words, factor?: number) {
    super(words.en)
    this.words = words
    this.factor = factor
  }
}

/** Counts what is tried one by one; past its limit it throws BeyondBudget. */
export class Meter {
  private left: number
  private readonly limit: number

  constructor(limit = 2_000_000) {
    this.left = limit
    this.limit = limit
  }

  /** Notes that one more thing is tried, which costs more for numbers of many digits. */
  tick(cost = 1): void {
    this.left -= cost
    if (this.left >= 0) return
    throw new BeyondBudget({
      en: `Listing these moves means trying more than ${this.limit} numbers one by one.`,
      zh: `要列出这些走法，须逐一试验超过 ${this.limit} 个数。`,
    })
  }
}

/** Runs the parser of a piece of a text; its errors point into the whole text. */
export function inside<T>(text: string, offset: number, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof TextError) throw new TextError(text, offset + error.offset, error.words)
    throw error
  }
}

/** What some work gives; undefined where it is beyond its budget. */
export function within<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof BeyondBudget) return undefined
    throw error
  }
}
