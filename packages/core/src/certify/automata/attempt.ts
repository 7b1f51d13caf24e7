import type { Arithmetic } from '../../automata/arithmetic.ts'
import type { Automaton } from '../../automata/automaton.ts'
import type { Numeration } from '../../automata/numeration.ts'
import type { Bounds, MetBound } from '../../automata/work.ts'
import type { AutomatonCertificate } from '../certificate.ts'
import type { Refutation } from './refutation.ts'

/** What may be spent on automata of a game, and what is looked for. */
export interface Search {
  readonly bounds: Partial<Bounds>
  /** The names of the systems to try; those that the table suggests where nothing is said. */
  readonly systems?: readonly string[] | undefined
  /** Up to which value positions are told apart, for rules over counters. */
  readonly levels?: number | undefined
}

/** What came of one system. */
export interface Attempt {
  readonly system: Numeration
  /** The numbers looked at are below this. */
  readonly to: number
  /** How many states the last automaton had that agreed with the table; none where none did. */
  readonly states?: number
  /** Why it is not right. */
  readonly refuted?: Refutation
  /** Which bound was met. */
  readonly bound?: MetBound
}

/** What is proved of all positions of a game. */
export interface Proved {
  readonly certificate: AutomatonCertificate
  readonly system: Numeration
  /** The levels, over the names of the counters, or the pairs (n, v). */
  readonly sets: readonly Automaton[]
  readonly arithmetic: Arithmetic
  /** The numbers looked at are below this. */
  readonly to: number
}

/** What came of looking for automata of a game. */
export interface Outcome {
  readonly proved?: Proved
  /** The systems tried in vain, in this order; the last attempt at each. */
  readonly attempts: readonly Attempt[]
}

/** Notes attempts: at each system the last of those that say most. */
export class Attempts {
  private readonly of = new Map<string, Attempt>()
  /** The systems of which a bound that a person can change was met. */
  private readonly ended = new Set<string>()

  /** `ends`: the bound that it met is one of the whole search, not one of a part of it. */
  note(attempt: Attempt, ends = false): void {
    const { name } = attempt.system
    const before = this.of.get(name)
    // a table that shows nothing says less than an automaton that was refuted, and than a longer table
    const isPlain = !attempt.refuted && !attempt.bound
    if (before && isPlain && (before.refuted || this.ended.has(name) || before.to > attempt.to))
      return
    if (attempt.bound && !ends && this.ended.has(name)) return
    if (ends) this.ended.add(name)
    this.of.set(name, attempt)
  }

  get all(): readonly Attempt[] {
    return [...this.of.values()]
  }
}
