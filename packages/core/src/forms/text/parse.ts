import type { Form, Forms } from '../forms.ts'
import { evaluate } from './evaluate.ts'
import { Reader } from './reader.ts'
import type { Steps } from './steps.ts'
import type { Claim } from './tokens.ts'

/**
 * The form of a text: a name, braces with any options, or sums, differences and copies of them, in
 * ASCII, with the signs of books, or with full-width ones. Throws a TextError that says what was
 * expected where, or BeyondBudget.
 */
export function parseForm(forms: Forms, text: string): Form {
  const reader = new Reader(text)
  const steps = reader.sum()
  reader.end()
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
  const reader = new Reader(text)
  const left = reader.sum()
  const claim = reader.claim()
  if (claim === undefined) {
    reader.end()
    return { left }
  }
  const right = reader.sum()
  reader.end()
  return { left, claim, right }
}
