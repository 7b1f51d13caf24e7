import type { Words } from '../../model/words.ts'

/** The first thing that fails in a certificate, in words. */
export class Failure extends Error {
  readonly words: Words

  constructor(en: string, zh: string) {
    super(en)
    this.words = { en, zh }
  }
}

/** The check would take more than it may, so that nothing is known of the certificate. */
export class Beyond extends Failure {
  /** The budget that would do, as far as it can be told; infinite where none does. */
  readonly needed: number | undefined

  constructor(en: string, zh: string, needed: number | undefined) {
    super(en, zh)
    this.needed = needed
  }
}
