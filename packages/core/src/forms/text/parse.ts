import { TextError } from '../../model/errors.ts'
import type { Form, Forms } from '../forms.ts'
import { evaluate } from './evaluate.ts'
import { fromLatex, isLatex } from './latex.ts'
import { MOST_CHARACTERS, Reader } from './reader.ts'
import type { Steps } from './steps.ts'
import type { Claim } from './tokens.ts'

/**
 * The form of a text: a name, braces with any options, or sums, differences and copies of them, in
 * ASCII, with the signs of books, with full-width ones, or in LaTeX. Throws a TextError that says what
 * was expected where, or BeyondBudget.
 */
export function parseForm(forms: Forms, text: string): Form {
  const steps = read(text, (reader) => {
    const sum = reader.sum()
    reader.end()
    return sum
  })
  return evaluate(forms, steps)
}

/** An expression, or two of them and what is claimed, or asked, of them. */
export interface Question {
  readonly left: Steps
  readonly claim?: Claim
  readonly right?: Steps
}

/** What a text asks: the value of an expression, or how two compare. Throws a TextError. */
export function parseQuestion(text: string): Question {
  return read(text, (reader) => {
    const left = reader.sum()
    const claim = reader.claim()
    if (claim === undefined) {
      reader.end()
      return { left }
    }
    const right = reader.sum()
    reader.end()
    return { left, claim, right }
  })
}

/** What a reader finds in a text; errors tell the place in the text as it was written. */
function read<T>(text: string, find: (reader: Reader) => T): T {
  if (text.length > MOST_CHARACTERS || !isLatex(text)) return find(new Reader(text))
  const { text: plain, places } = fromLatex(text)
  try {
    return find(new Reader(plain))
  } catch (error) {
    if (!(error instanceof TextError)) throw error
    throw new TextError(text, places[error.offset] ?? text.length, error.words)
  }
}
