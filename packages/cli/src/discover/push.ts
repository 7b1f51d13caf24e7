import {
  type AnyGame,
  HEAPS_OF_A_RULE,
  type Push,
  parse,
  ruleOnHeaps,
  SYSTEM_NAMES,
  systemNamed,
} from '@nimber/core'
import { wrongDiscover } from './words.ts'

/** Options that say how automata are looked for. */
export interface PushOptions {
  readonly system?: string
  readonly states?: string
  readonly levels?: string
  readonly heaps?: string
}

/** How automata are looked for; undefined where a person says nothing about it. */
export function pushFrom({ system, states, levels }: PushOptions): Push | undefined {
  if (system === undefined && states === undefined && levels === undefined) return undefined
  return {
    ...(system !== undefined && { systems: systemsFrom(system) }),
    ...(states !== undefined && {
      states: whole(states, 1, 100_000_000) ?? refuse((say) => say.badStates(states)),
    }),
    ...(levels !== undefined && {
      levels: whole(levels, 0, 16) ?? refuse((say) => say.badLevels(levels)),
    }),
  }
}

/** A game on as many heaps as `--heaps` says; the game itself where nothing is said. */
export function onHeaps(game: AnyGame<unknown>, text: string | undefined): AnyGame<unknown> {
  if (text === undefined) return game
  const { least, most } = HEAPS_OF_A_RULE
  const heaps = whole(text, least, most) ?? refuse((say) => say.badHeaps(text, least, most))
  const rule = game.partizan ? undefined : ruleOnHeaps(game, heaps)
  return parse(rule ?? refuse((say) => say.noHeaps(game.name))).game
}

function systemsFrom(text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  for (const name of names)
    if (!systemNamed(name)) refuse((say) => say.badSystem(name, SYSTEM_NAMES.join(', ')))
  return names
}

function whole(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

function refuse(say: Parameters<typeof wrongDiscover>[0]): never {
  throw wrongDiscover(say)
}
