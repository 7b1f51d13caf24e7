import {
  and,
  formula as asFormula,
  atLeast,
  type Formula,
  minus,
  or,
  plus,
  times,
} from '../../formula/tree.ts'
import { mapChildren } from '../../formula/walk.ts'
import type { Game } from '../../games/game.ts'
import { type CounterMove, type CounterRule, FREE, type Linear } from '../../rules/rule.ts'

/**
 * When the player to move wins, for a game that may be drawn: some move leads to a losing position.
 * Undefined where there are no draws, so that who does not lose wins; unknown where the moves are
 * not a few that are always the same.
 */
export function winningFormula(
  { rule }: Game<unknown>,
  losing: Formula,
): Formula | 'unknown' | undefined {
  if (rule?.kind !== 'counters' || !rule.drawUnless || neverStuck(rule)) return undefined
  if (rule.moves.some(isOpen)) return 'unknown'
  return rule.moves.map((move) => reaches(rule, move, losing)).reduce((a, b) => or(a, b))
}

/** Whether a move has a free number or a condition. */
function isOpen({ changes, where, free: others }: CounterMove): boolean {
  const free = changes.some(({ value }) => value.terms.some(([name]) => name === FREE))
  return free || others !== undefined || where.length > 0
}

/** Whether every counter can be lowered alone: then only the position of zeros has no move. */
function neverStuck({ names, moves }: CounterRule): boolean {
  const lowers = (name: string) =>
    moves.some(({ changes: [only, more], where }) => {
      if (!only || more || where.length > 0 || only.counter !== name || only.by !== '-=')
        return false
      const { constant, terms } = only.value
      const byOne = constant === 1n && terms.length === 0
      const byAny =
        constant === 0n && terms.length === 1 && terms[0]?.[0] === FREE && terms[0][1] === 1n
      return byOne || byAny
    })
  return names.every(lowers)
}

/** The condition that a move is allowed and leads to a losing position. */
function reaches({ names }: CounterRule, { changes }: CounterMove, losing: Formula): Formula {
  const next = new Map(
    changes.map(({ counter, by, value }) => {
      const form = linear(value)
      const own = by === ':=' ? form : by === '-=' ? minus(counter, form) : plus(counter, form)
      return [counter, own]
    }),
  )
  const replace = (f: Formula): Formula =>
    f.op === 'var' ? (next.get(f.name) ?? f) : mapChildren(f, replace)
  const enough = names.flatMap((name) => {
    const change = changes.find((c) => c.counter === name)
    return change?.by === '-=' ? [atLeast(name, linear(change.value))] : []
  })
  return [...enough, replace(losing)].reduce((a, b) => and(a, b))
}

function linear({ constant, terms }: Linear): Formula {
  const parts = terms.map(([name, by]) => (by === 1n ? asFormula(name) : times(by, name)))
  if (constant !== 0n || parts.length === 0) parts.push(asFormula(constant))
  return parts.reduce((a, b) => plus(a, b))
}
