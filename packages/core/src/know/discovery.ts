import type { Attempt } from '../certify/automata/attempt.ts'
import type { AutomatonCertificate, PeriodCertificate } from '../certify/certificate.ts'
import type { Pattern } from '../discover/pattern.ts'
import type { Game } from '../games/game.ts'
import type { Words } from '../model/words.ts'

/** A theorem that settles all positions of a game. */
export interface SettledBy {
  readonly name: Words
  readonly reference: string | Words
}

/** What was found out about all positions of a game, and how well it is known. */
export interface Discovery extends Pattern {
  readonly game: Game<unknown>
  /** proved: with a certificate; verified: as far as computed; none: no pattern as far as computed. */
  readonly status: 'proved' | 'verified' | 'none'
  /**
   * Where a period was looked for in vain: up to which heap, and the first heap that has the largest
   * value met.
   */
  readonly seen?: { readonly to: number; readonly heap: number; readonly largest: number }
  /** The largest heap looked at; for counters the largest value of each. */
  readonly checkedTo: number
  readonly certificate?: PeriodCertificate | AutomatonCertificate
  /** The numeration systems in which automata were looked for in vain. */
  readonly attempts?: readonly Attempt[]
  /** What the positions looked at show besides what is proved of all; a value is among that. */
  readonly verified?: Seen
  /** The kinds of pattern that were looked for, in this order. */
  readonly tried: readonly Words[]
  /** The theorem that settles the game, whatever its positions show. */
  readonly settledBy?: SettledBy
  /** Why what was found is not claimed, where that is so. */
  readonly remark?: Words
}

/** A pattern, and how far it was looked at. */
type Seen = Pattern & Pick<Discovery, 'checkedTo'>

/** The discovery of what positions show, if more of that is a formula than of what is proved. */
export function patternSeen(discovery: Discovery): Discovery {
  const { verified, game, tried, settledBy } = discovery
  return verified
    ? { ...verified, game, tried, status: 'verified', ...(settledBy && { settledBy }) }
    : discovery
}
