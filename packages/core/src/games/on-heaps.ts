import type { Game } from './game.ts'

/** The letters that a rule over counters has for its heaps. */
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f']

/** The fewest and the most heaps that a rule over counters is made for. */
export const HEAPS_OF_A_RULE = { least: 2, most: NAMES.length } as const

/**
 * The rule over counters that a game played with any number of heaps is on so many of them; undefined
 * for a game that has none.
 */
export function ruleOnHeaps(game: Game<unknown>, heaps: number): string | undefined {
  const { is, rule, convention } = game
  const names = NAMES.slice(0, heaps)
  if (names.length !== heaps || heaps < HEAPS_OF_A_RULE.least) return undefined
  if (is.kind === 'misere') {
    const normal = ruleOnHeaps(is.of, heaps)
    return normal && `misere ${normal}`
  }
  const takesAny =
    rule?.kind === 'heap' &&
    rule.take?.kind === 'any' &&
    !rule.split &&
    !rule.thenSplit &&
    !rule.into
  const moves = takesAny
    ? names.map((name) => `${name} -= k`)
    : is.kind === 'entry'
      ? is.entry.onHeaps?.(names, is.args)
      : undefined
  const begin = convention === 'misere' ? 'misere counters' : 'counters'
  return moves && [`${begin} ${names.join(', ')}`, ...moves].join('; ')
}
