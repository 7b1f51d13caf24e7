import type { Words } from '../../model/words.ts'

/** The first thing that fails in a certificate, in words. */
export class Failure extends Error {
  readonly words: Words

  constructor(en: string, zh: string) {
    super(en)
    this.words = { en, zh }
  }
}
