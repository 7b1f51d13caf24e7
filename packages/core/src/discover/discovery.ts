import type { Period } from '../arith/period.ts'
import type { PeriodCertificate } from '../certify/certificate.ts'
import type { Formula } from '../formula/tree.ts'
import type { Game } from '../games/game.ts'
import type { Words } from '../model/words.ts'

/** A statement about all positions that is no formula of its own, such as G(2m) = m. */
export interface Law {
  readonly text: Words
  readonly latex: string
}

/** What was found out about all positions of a game, and how well it is known. */
export interface Discovery {
  readonly game: Game<unknown>
  /** proved: with a certificate; verified: as far as computed; none: no pattern as far as computed. */
  readonly status: 'proved' | 'verified' | 'none'
  /** Whether the formula gives the value of a position or says when it is losing. */
  readonly about: 'value' | 'losing'
  readonly formula?: Formula
  /** What holds, where no formula says it. */
  readonly law?: Law
  /** The value, where the formula says when a position is losing and the value has one as well. */
  readonly value?: Formula
  /** The period of the values, where there is one. */
  readonly period?: Period
  /** The largest value, where there is one. */
  readonly maxValue?: number
  /**
   * Where a period was looked for in vain: up to which heap, and the first heap that has the largest
   * value met.
   */
  readonly seen?: { readonly to: number; readonly heap: number; readonly largest: number }
  /** The largest heap looked at; for two counters the largest value of each. */
  readonly checkedTo: number
  readonly certificate?: PeriodCertificate
  /** The kinds of pattern that were looked for. */
  readonly tried: readonly Words[]
  /** Why what was found is not claimed, where that is so. */
  readonly remark?: Words
}

/** What a finder hands back. */
export type Pattern = Omit<Discovery, 'game' | 'checkedTo' | 'tried'>
