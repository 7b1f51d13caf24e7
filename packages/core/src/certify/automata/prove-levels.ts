import type { Arithmetic, Example } from '../../automata/arithmetic.ts'
import type { Automaton } from '../../automata/automaton.ts'
import type { CounterRule } from '../../rules/rule.ts'
import { intoSet, type MoveSets, moveSets, withMove } from './moves.ts'
import type { Refutation } from './refutation.ts'

/** A claim about the positions of a rule over counters. */
export interface LevelClaim {
  readonly rule: CounterRule
  readonly misere: boolean
  /** The positions of value 0, 1, …; in misère play the losing ones alone. */
  readonly levels: readonly Automaton[]
}

/**
 * Decides whether levels are what they are said to be: no move stays within a level; from every
 * position outside a level and those below it a move leads into it; and no two meet. A position
 * without a move is won in misère play. Undefined where it is so, else a position that is not.
 */
export function refuteLevels(claim: LevelClaim, arithmetic: Arithmetic): Refutation | undefined {
  const { rule, misere, levels } = claim
  const moves = movesOf(rule, arithmetic)
  if (!moves) return { sentence: 'amounts' }
  const all = arithmetic.all(rule.names)
  const stuck = misere ? arithmetic.not(withMove(rule, moves, arithmetic)) : undefined
  for (const [value, level] of levels.entries()) {
    const failed = (sentence: Refutation['sentence'], at: Example | undefined) =>
      at && { sentence, at, value }
    for (const lower of levels.slice(0, value)) {
      const bad = failed('meet', arithmetic.example([{ set: level }, { set: lower }]))
      if (bad) return bad
    }
    if (stuck) {
      const bad = failed('stuck', arithmetic.example([{ set: level }, { set: stuck }]))
      if (bad) return bad
    }
    const leading: Automaton[] = []
    for (const move of moves) {
      const into = intoSet(rule, move, level, arithmetic)
      const bad = failed('inside', arithmetic.example([{ set: level }, { set: into }]))
      if (bad) return bad
      leading.push(into)
    }
    const settled = [...levels.slice(0, value + 1), ...(stuck ? [stuck] : []), ...leading]
    const left = arithmetic.example([{ set: all }, ...settled.map((set) => ({ set, not: true }))])
    const bad = failed('outside', left)
    if (bad) return bad
  }
  return undefined
}

/** The moves of a rule; undefined where the system cannot say the amounts of one. */
export function movesOf(rule: CounterRule, arithmetic: Arithmetic): MoveSets[] | undefined {
  const moves: MoveSets[] = []
  for (const move of rule.moves) {
    const sets = moveSets(move, arithmetic)
    if (!sets) return undefined
    moves.push(sets)
  }
  return moves
}
