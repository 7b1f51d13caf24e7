import type { Words } from '@nimber/core'

/** A question to the worker; `args` is plain data. */
export interface Request {
  readonly id: number
  readonly task: string
  readonly args: unknown
}

/** What the worker says about a question: that it begins, how far it has come, the answer, or why there is none. */
export type Response =
  | { readonly id: number; readonly kind: 'begun' }
  | { readonly id: number; readonly kind: 'progress'; readonly progress: Progress }
  | { readonly id: number; readonly kind: 'done'; readonly result: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly failure: FailureData }

/** How far a run has come: a share of 1, and what is known already where the task tells. */
export interface Progress {
  readonly done: number
  readonly partial?: unknown
}

/**
 * Why there is no answer. text: it could not be understood, at `offset` of `text`; budget: it takes
 * more work than allowed; stopped: by the reader; time: it took too long; fault: a mistake of the
 * program.
 */
export interface FailureData {
  readonly kind: 'text' | 'budget' | 'stopped' | 'time' | 'fault'
  readonly words: Words
  readonly text?: string
  readonly offset?: number
}

/** A question that was not answered. */
export class Failure extends Error implements FailureData {
  readonly kind: FailureData['kind']
  readonly words: Words
  readonly text: string
  readonly offset: number

  constructor({ kind, words, text = '', offset = 0 }: FailureData) {
    super(words.en)
    this.kind = kind
    this.words = words
    this.text = text
    this.offset = offset
  }
}
