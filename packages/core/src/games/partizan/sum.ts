import { type Positions, sumBase } from '../sum.ts'
import type { AnyGame, PartizanGame } from './game.ts'

/** The sum of games, one of which at least is partizan. */
export function partizanSum(games: readonly AnyGame<unknown>[]): PartizanGame<Positions> {
  const base = sumBase(
    games,
    games.map(({ is }) => is.kind === 'rule' && is.rule.kind === 'counters'),
  )
  const { rules } = base
  return {
    ...base,
    is: { kind: 'sum', parts: games },
    partizan: {
      options: (positions, mover) => Array.from(rules.moves(positions, mover), (move) => move.to),
      parts: (positions) => [positions],
      likeness: (positions) => ({ key: rules.key?.(positions) ?? '', negative: false }),
    },
  }
}

/** The same game with the other ending: whoever cannot move wins. */
export function misereOfPartizan(game: PartizanGame<unknown>): PartizanGame<unknown> {
  const { theorem: _, ...rest } = game
  const sum = game.is.kind === 'sum'
  return {
    ...rest,
    name: sum ? `misere (${game.name})` : `misere ${game.name}`,
    nameZh: sum ? `反常规 (${game.nameZh})` : `反常规 ${game.nameZh}`,
    is: { kind: 'misere', of: game },
    convention: 'misere',
    // of parts, only values add up
    partizan: { ...game.partizan, parts: (position) => [position] },
  }
}
