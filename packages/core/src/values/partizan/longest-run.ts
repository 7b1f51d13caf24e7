import type { PartizanGame } from '../../games/partizan/game.ts'
import type { Mover } from '../../model/outcome.ts'

/** Positions that one question may look at. */
const LOOKED = 300
/** Positions whose runs are kept; past that nothing more is looked for. */
const KEPT = 300_000

/**
 * How many moves a player can make in a position one after the other, the opponent never moving.
 * The position is worth at most that many moves of Left: Right answers every one of them with one of
 * as many free moves and has the last.
 */
export class LongestRuns {
  private readonly known = new Map<unknown, Map<string, number>>()
  private looked = 0

  /** The length; undefined where it takes more than a short look. */
  of(game: PartizanGame<unknown>, position: unknown, mover: Mover): number | undefined {
    this.looked = 0
    const run = this.longest(game, position, mover)
    return Number.isFinite(run) ? run : undefined
  }

  /** The length, or infinity where it is not found. */
  private longest(game: PartizanGame<unknown>, position: unknown, mover: Mover): number {
    const { partizan, rules } = game
    const known = this.knownOf(game)
    const key = `${mover} ${rules.print(position)}`
    const before = known.get(key)
    if (before !== undefined) return before
    let most = 0
    if (++this.looked > LOOKED || known.size > KEPT) return Number.POSITIVE_INFINITY
    for (const to of partizan.options(position, mover)) {
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
