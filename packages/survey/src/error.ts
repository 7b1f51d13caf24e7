import type { Words } from '@nimber/core'

/** Whose fault it is: bad input, a store that is not as it should be, or the machine. */
export type Fault = 'input' | 'store' | 'machine'

/** Something that a person has to know, in words. */
export class SurveyError extends Error {
  readonly words: Words
  readonly fault: Fault

  constructor(words: Words, fault: Fault = 'input') {
    super(words.en)
    this.words = words
    this.fault = fault
  }
}
