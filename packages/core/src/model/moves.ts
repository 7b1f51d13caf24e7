import { BeyondBudget } from './errors.ts'
import type { Words } from './words.ts'

/** Goes to a position, and says how in a text that a person can read. */
export interface Move<P> {
  readonly text: Words
  readonly to: P
  /** What is clicked to make it, by the names that the look of the game has. */
  readonly touches?: readonly string[] | undefined
}

/**
 * A move that makes its text when it is read: a search makes millions of moves and reads none. A
 * literal with a getter takes V8 twenty times as long to make.
 */
class Untold<P> implements Move<P> {
  readonly to: P
  readonly #tell: () => Words
  readonly #touch: (() => readonly string[] | undefined) | undefined

  constructor(to: P, tell: () => Words, touch?: () => readonly string[] | undefined) {
    this.to = to
    this.#tell = tell
    this.#touch = touch
  }

  get text(): Words {
    return this.#tell()
  }

  get touches(): readonly string[] | undefined {
    return this.#touch?.()
  }
}

/** The move to a position, which is told only where its text is read, or what it touches. */
export function untold<P>(
  to: P,
  tell: () => Words,
  touch?: () => readonly string[] | undefined,
): Move<P> {
  return new Untold(to, tell, touch)
}

/** Moves that differ only in a number: `at(i)` is the i-th of `count`. */
export interface Run<P> {
  readonly count: bigint
  at(i: bigint): Move<P>
}

/** A list of moves that may be too long to write down: its first, its count and its items. */
export class Moves<P> implements Iterable<Move<P>> {
  readonly runs: () => Iterable<Run<P>>
  private begin: { readonly first: Move<P> | undefined } | undefined
  private total: bigint | BeyondBudget | undefined

  constructor(runs: () => Iterable<Run<P>>) {
    this.runs = runs
  }

  static none<P>(): Moves<P> {
    return new Moves(() => [])
  }

  /** The moves of a list, or of a function that lists them anew each time. */
  static of<P>(moves: () => Iterable<Move<P>>): Moves<P> {
    return new Moves(function* () {
      for (const move of moves()) yield { count: 1n, at: () => move }
    })
  }

  /** The first move; undefined where there is none or finding it is beyond the budget. */
  get first(): Move<P> | undefined {
    this.begin ??= { first: this.known().next().value ?? undefined }
    return this.begin.first
  }

  /** How many moves there are; throws BeyondBudget where counting them takes too long. */
  get count(): bigint {
    this.total ??= this.counted()
    if (typeof this.total !== 'bigint') throw this.total
    return this.total
  }

  private counted(): bigint | BeyondBudget {
    try {
      let total = 0n
      for (const run of this.runs()) total += run.count
      return total
    } catch (error) {
      if (error instanceof BeyondBudget) return error
      throw error
    }
  }

  /** How many moves there are; undefined where counting them takes too long. */
  get knownCount(): bigint | undefined {
    try {
      return this.count
    } catch (error) {
      if (error instanceof BeyondBudget) return undefined
      throw error
    }
  }

  /** The moves one by one; where finding the next takes too long the list ends early. */
  *known(): Generator<Move<P>> {
    try {
      yield* this
    } catch (error) {
      if (!(error instanceof BeyondBudget)) throw error
    }
  }

  *[Symbol.iterator](): Generator<Move<P>> {
    for (const run of this.runs()) for (let i = 0n; i < run.count; i++) yield run.at(i)
  }

  /** The same moves with their positions seen as parts of larger ones. */
  map<Q>(change: (move: Move<P>) => Move<Q>): Moves<Q> {
    const { runs } = this
    return new Moves(function* () {
      for (const run of runs()) yield { count: run.count, at: (i) => change(run.at(i)) }
    })
  }

  /** The moves of several lists, one after the other. */
  static concat<P>(lists: () => Iterable<Moves<P>>): Moves<P> {
    return new Moves(function* () {
      for (const list of lists()) yield* list.runs()
    })
  }
}
