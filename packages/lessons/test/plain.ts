import type { Game, Outcome } from '@nimber/core'
import { mex } from '../src/mex.ts'

/** What play from a position comes to, by its moves alone. */
export interface Plain {
  readonly outcome: Outcome
  readonly value: bigint
}

class TooMany extends Error {}

const games = new Map<string, Map<string, Plain>>()

/** What was found out about the positions of a game before. */
function knownOf({ name }: Game<unknown>): Map<string, Plain> {
  const known = games.get(name) ?? new Map<string, Plain>()
  games.set(name, known)
  return known
}

/** Searches a game that must end, knowing nothing but its moves; undefined past so many moves. */
export function plainly(game: Game<unknown>, position: unknown, most = 150_000): Plain | undefined {
  const { rules, convention } = game
  const known = knownOf(game)
  let looked = 0
  const of = (at: unknown): Plain => {
    const key = rules.print(at)
    const found = known.get(key)
    if (found) return found
    const reached = new Map<string, unknown>()
    for (const { to } of rules.moves(at)) {
      if (++looked > most || reached.size > 300) throw new TooMany()
      reached.set(rules.print(to), to)
    }
    const options = [...reached.values()].map(of)
    const made = { outcome: outcome(options, at), value: mex(options.map(({ value }) => value)) }
    known.set(key, made)
    return made
  }
  const outcome = (options: readonly Plain[], at: unknown): Outcome => {
    if (options.length === 0) {
      if (rules.stuckDraws?.(at)) return 'D'
      return convention === 'normal' ? 'P' : 'N'
    }
    if (options.some((option) => option.outcome === 'P')) return 'N'
    return options.some((option) => option.outcome === 'D') ? 'D' : 'P'
  }
  try {
    return of(position)
  } catch (error) {
    if (error instanceof TooMany || error instanceof RangeError) return undefined
    throw error
  }
}

/** How many positions that the opponent loses can be left. */
export function winningCount(game: Game<unknown>, position: unknown): number {
  const left = new Set<string>()
  for (const { to } of game.rules.moves(position))
    if (plainly(game, to)?.outcome === 'P') left.add(game.rules.print(to))
  return left.size
}
