import type { Random, Words } from '@nimber/core'

/** How an answer is given. An answer is a text; of several parts, joined by ` | `. */
export type AnswerForm =
  /** One of these, by its number from 0. */
  | { readonly kind: 'choice'; readonly choices: readonly Words[] }
  | { readonly kind: 'number' }
  /** So many numbers, separated by blanks. */
  | { readonly kind: 'numbers'; readonly count: number }
  /** The position that a move leaves; all that win where there are several to find. */
  | { readonly kind: 'move' | 'moves'; readonly moves: readonly MoveChoice[] }
  /** A formula of these letters. */
  | { readonly kind: 'formula'; readonly letters: readonly string[] }
  /** The number of a line, from 1. */
  | { readonly kind: 'line'; readonly lines: readonly string[] }
  /** The positions that the moves of the person leave, until the match is won. */
  | { readonly kind: 'play'; readonly side: 0 | 1 }

export interface MoveChoice {
  readonly to: string
  readonly text: Words
}

/** What is asked, as plain data. */
export interface Question {
  readonly topic: string
  readonly seed: number
  readonly level: number
  readonly ask: Words
  /** The same without the position, for where that is drawn. */
  readonly short?: Words
  /** The rule in words. */
  readonly rule?: Words
  /** Whether the vertices of its graph go by letters. */
  readonly lettered?: true
  /** The position that is asked about, where there is one. */
  readonly game?: string
  readonly position?: string
  readonly form: AnswerForm
}

/** Whether an answer is right, and why not: the shortest refutation. */
export interface Marked {
  readonly right: boolean
  /** Whether it is no answer of the kind that was asked for, so that it does not count. */
  readonly unread?: true
  readonly says: Words
}

/** A question with its right answer and how others are marked. */
export interface Exercise {
  readonly ask: Words
  readonly short?: Words
  /** The rule in words, where it is not that of the game. */
  readonly rule?: Words
  readonly lettered?: true
  readonly game?: string
  readonly position?: string
  readonly form: AnswerForm
  /** A right answer, and in words. */
  readonly answer: string
  readonly solution: Words
  mark(answer: string): Marked
}

/** Makes an exercise of a level (0, 1, 2) from random numbers. */
export type Maker = (random: Random, level: number) => Exercise

export const RIGHT: Words = { en: 'Right.', zh: '正确。' }

/** That a typed answer is not of the kind that was asked for. */
export const unread = (en: string, zh: string): Marked => ({
  right: false,
  unread: true,
  says: { en, zh },
})

/** The whole numbers of a typed answer, however wide; undefined where something else is typed. */
export function numbersIn(answer: string): readonly bigint[] | undefined {
  const parts = answer
    .normalize('NFKC')
    .split(/[\s,、;]+/)
    .filter((part) => part !== '')
  return parts.every((part) => /^\d{1,300}$/.test(part)) ? parts.map(BigInt) : undefined
}

/** Marks an answer that is one number. */
export function markNumber(answer: string, right: bigint, says: (typed: bigint) => Words): Marked {
  const [typed, more] = numbersIn(answer) ?? []
  if (typed === undefined || more !== undefined)
    return unread('Type one whole number, such as 3.', '请输入一个整数，例如 3。')
  return typed === right ? { right: true, says: RIGHT } : { right: false, says: says(typed) }
}

/** One of a list. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[random(list.length)]
  if (chosen === undefined) throw new Error('nothing to choose from')
  return chosen
}

/** The member of a list for a level: the last one for all higher levels. */
export function atLevel<T>(list: readonly T[], level: number): T {
  const member = list[Math.min(level, list.length - 1)]
  if (member === undefined) throw new Error('no levels')
  return member
}

/** A whole number from `from` to `to`. */
export function between(random: Random, [from, to]: readonly [number, number]): number {
  return from + random(to - from + 1)
}
