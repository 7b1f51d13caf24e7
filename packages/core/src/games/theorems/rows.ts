import { mockTurtles } from './rows/mock-turtles.ts'
import type { CoinRow } from './rows/row.ts'
import { ruler } from './rows/ruler.ts'
import { turtles } from './rows/turtles.ts'

/** The games of a row of coins that can be multiplied. */
export const COIN_ROWS: readonly CoinRow[] = [turtles, mockTurtles, ruler]
