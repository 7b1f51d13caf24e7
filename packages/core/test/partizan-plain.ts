import type { AnyGame } from '../src/index.ts'
import type { Mover } from '../src/model/outcome.ts'

/** Plain search of two players: it knows nothing but the moves. */
export class PlainSearch {
  private readonly game: AnyGame<unknown>
  private readonly known = new Map<string, boolean>()

  constructor(game: AnyGame<unknown>) {
    this.game = game
  }

  /** Whether a player who begins wins. */
  wins(position: unknown, mover: Mover): boolean {
    const { rules, convention } = this.game
    const key = `${mover} ${rules.print(position)}`
    const known = this.known.get(key)
    if (known !== undefined) return known
    const after = [...rules.moves(position, mover)]
    const answer =
      after.length === 0
        ? convention === 'misere'
        : after.some(({ to }) => !this.wins(to, mover === 'left' ? 'right' : 'left'))
    this.known.set(key, answer)
    return answer
  }

  outcome(position: unknown): string {
    const [left, right] = [this.wins(position, 'left'), this.wins(position, 'right')]
    return left ? (right ? 'N' : 'L') : right ? 'R' : 'P'
  }

  /** The texts of the positions after the winning moves of a player who begins, sorted. */
  winning(position: unknown, mover: Mover): string[] {
    const { rules } = this.game
    const other = mover === 'left' ? 'right' : 'left'
    const texts = [...rules.moves(position, mover)]
      .filter(({ to }) => !this.wins(to, other))
      .map(({ to }) => rules.print(to))
    return [...new Set(texts)].sort()
  }
}
