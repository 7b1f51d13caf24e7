import {
  type DiscoveryRecord,
  discover as find,
  periodWords,
  recordOf,
  type Words,
} from '@nimber/core'
import { budgetOf, type Context } from '../context.ts'
import { gameOfText } from '../games.ts'
import { pageWords } from '../page-words.ts'

export interface DiscoverArgs {
  readonly game: string
  readonly budget?: number
}

/** Seconds for a search for automata, times the work allowed: a few at the first look. */
const AUTOMATA_SECONDS = 40

/** A discovery, and where its values begin to repeat in words. */
export interface DiscoveryData extends DiscoveryRecord {
  readonly periodWords: Words | undefined
}

/** The pattern of a game, proved where it can be. */
export function discover(args: DiscoverArgs, context: Context): DiscoveryData {
  const { game } = gameOfText(args.game)
  const usual = budgetOf(context, args.budget)
  const seconds = args.budget && { automata: AUTOMATA_SECONDS * args.budget }
  const budget = { ...usual, ...seconds }
  const record = recordOf(find(game, budget), budget)
  const { period, preperiod, saltus } = record
  return {
    ...record,
    why: pageWords(record.why),
    tried: record.tried.map(pageWords),
    periodWords:
      period === null
        ? undefined
        : periodWords({ from: preperiod ?? 0, length: period, saltus: saltus ?? 0 }),
  }
}
