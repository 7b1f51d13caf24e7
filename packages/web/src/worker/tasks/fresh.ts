import { type Game, randomAt, solve, spreadMoves } from '@nimber/core'
import { boardOf } from '../board.ts'
import { budgetOf, type Context } from '../context.ts'
import { playedOfText } from '../games.ts'

export interface FreshArgs {
  readonly game: string
  readonly seed: number
}

/** How large the positions are among which one is chosen, by how they are drawn. */
const SIZES: Readonly<Record<string, number>> = {
  tree: 6,
  graph: 3,
  coins: 9,
  grid: 22,
  rows: 14,
  cells: 8,
  cakes: 9,
  colours: 8,
}
const MOST_LOOKED = 20_000
const TRIES = 80
/** More heaps make a match long and no harder. */
const MOST_HEAPS = 4

/** So many moves of a position are looked at. */
const MOST_MOVES = 40

/**
 * A position of a game chosen at random: where one turns up, it can be won, has several moves, and
 * none of them ends the game.
 */
export function fresh({ game: text, seed }: FreshArgs, context: Context): string {
  const { game } = playedOfText(text)
  const list = positions(game)
  const random = randomAt(seed, 0)
  let fallback = list.at(-1)
  for (let i = 0; i < TRIES && list.length > 0; i++) {
    const position = list[random(list.length)]
    const moves = spreadMoves(game, position, MOST_MOVES)
    if (moves.length > 0) fallback = position
    if (moves.length < 2 || moves.some(({ to }) => spreadMoves(game, to, 1).length === 0)) continue
    if (solve(game, position, budgetOf(context, 0.1)).outcome === 'N')
      return game.rules.print(position)
  }
  return game.rules.print(fallback)
}

/** Positions up to a size that suits the game. */
function positions(game: Game<unknown>): unknown[] {
  const { rules } = game
  const { kind } = boardOf(game, [...rules.upTo(1)].at(-1))
  const few = kind === 'heaps' || kind === 'rows'
  const list: unknown[] = []
  let looked = 0
  for (const position of rules.upTo(SIZES[kind] ?? 18)) {
    if (++looked > MOST_LOOKED) break
    if (few && (rules.print(position).match(/\d+/g)?.length ?? 0) > MOST_HEAPS) continue
    list.push(position)
  }
  return list
}
