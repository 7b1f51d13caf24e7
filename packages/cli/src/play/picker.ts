import { type Game, type Move, moveGroups } from '@nimber/core'

/** Moves that can be gone through one by one. */
const MOST_STEPS = 100_000

/** The move that is chosen with the arrow keys: up and down by heap or kind, left and right in it. */
export class Picker<P> {
  private readonly groups: readonly Steps<P>[]
  private group = -1
  private step = 0

  constructor(game: Game<P>, position: P) {
    this.groups = moveGroups(game, position).map((moves) => new Steps(moves))
  }

  /** The chosen move; undefined where none is. */
  get move(): Move<P> | undefined {
    return this.groups[this.group]?.at(this.step)
  }

  /** Goes to the next group, or to the one before, that has a move; within the only one, a step. */
  turn(by: 1 | -1): void {
    const { length } = this.groups
    const from = this.group < 0 && by < 0 ? 0 : this.group
    for (let i = 1; i <= length; i++) {
      const next = (from + by * i + length) % length
      if (!this.groups[next]?.at(0)) continue
      if (next === this.group) this.shift(by)
      else [this.group, this.step] = [next, 0]
      return
    }
  }

  /** Goes a step within the group; at its ends it stays. */
  shift(by: 1 | -1): void {
    if (this.group < 0) {
      this.turn(by)
      return
    }
    const next = this.step + by
    if (next >= 0 && this.groups[this.group]?.at(next)) this.step = next
  }
}

/** The moves of a group, made as far as they are asked for. */
class Steps<P> {
  private readonly made: Move<P>[] = []
  private readonly source: Iterator<Move<P>>

  constructor(moves: Iterable<Move<P>>) {
    this.source = moves[Symbol.iterator]()
  }

  at(index: number): Move<P> | undefined {
    while (this.made.length <= index && index < MOST_STEPS) {
      const { done, value } = this.source.next()
      if (done) break
      this.made.push(value)
    }
    return this.made[index]
  }
}
