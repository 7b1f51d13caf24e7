import type { Budget } from './game.ts'

/** What an answer may cost where nothing else is said: a few seconds of work at the most. */
export const USUAL_BUDGET: Budget = { table: 200_000_000, search: 3_000_000 }
