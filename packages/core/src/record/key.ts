import type { AnyGame } from '../games/partizan/game.ts'
import type { Budget } from '../model/budget.ts'
import { canonical } from '../rules/canonical.ts'
import { VERSION } from './version.ts'

/** What an answer is filed under: equal keys, equal answers. */
export interface RecordKey {
  /** The same for rules that play alike, however they are written. */
  readonly rule: string
  /** The version of the program that answered. */
  readonly version: string
  /** What the answer was allowed to cost. */
  readonly budget: { readonly table: number; readonly search: number }
}

/** The key of an answer about a game that was given within a budget. */
export function recordKey(game: AnyGame<unknown>, { table, search }: Budget): RecordKey {
  const rule =
    !game.partizan && game.rule ? `${game.convention} ${canonical(game.rule)}` : game.name
  return { rule, version: VERSION, budget: { table, search } }
}
