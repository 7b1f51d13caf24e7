import type { PartizanGame } from '../../games/partizan/game.ts'
import type { Mover } from '../../model/outcome.ts'
import { type Ledger, partsCost } from './work.ts'

/** Work that one question may do. */
const MOST_WORK = 5000
/** Positions whose runs are kept; past that nothing more is looked for. */
const KEPT = 300_000

/**
 * How many moves a player can make in a position one after the other, the opponent never moving.
 * The position is worth at most that many moves of Left: Right answers every one of them with one of
 * as many free moves and has the last.
 */
export class LongestRuns {
  private readonly ledger: Ledger
  private readonly known = new Map<unknown, Map<string, number>>()
  private end = 0

  constructor(ledger: Ledger) {
    this.ledger = ledger
  }

  /** The length; undefined where it takes more than a short look. */
  of(game: PartizanGame<unknown>, position: unknown, mover: Mover): number | undefined {
    this.end = this.ledger.spent + MOST_WORK
    const run = this.longest(game, position, mover)
    return Number.isFinite(run) ? run : undefined
  }

  /** The length, or infinity where it is not found. */
  private longest(game: PartizanGame<unknown>, position: unknown, mover: Mover): number {
    const { ledger } = this
    const { partizan, rules } = game
    const known = this.knownOf(game)
    const key = `${mover} ${rules.print(position)}`
    const before = known.get(key)
    if (before !== undefined) return before
    const cost = partsCost(key.length)
    let most = 0
    if (ledger.spent > this.end || known.size > KEPT) return Number.POSITIVE_INFINITY
    for (const to of ledger.list(() => partizan.options(position, mover), key.length)) {
      ledger.note(cost)
      let run = 1
      for (const part of partizan.parts(to)) run += this.longest(game, part, mover)
      most = Math.max(most, run)
      if (most === Number.POSITIVE_INFINITY) break
    }
    known.set(key, most)
    return most
  }

  private knownOf({ partizan }: PartizanGame<unknown>): Map<string, number> {
    let known = this.known.get(partizan)
    if (known === undefined) {
      known = new Map()
      this.known.set(partizan, known)
    }
    return known
  }
}
