import { bestMove, type Move, solve, spokenMove, Verdicts, type Words } from '@nimber/core'
import type { Played } from '../played.ts'

/** What a search behind an exercise may cost: positions are small. */
export const BUDGET = { table: 10_000_000, search: 200_000 }

/** The reply that takes the win away from whoever has moved to a position, in words. */
export function refutation({ game }: Played, move: Move<unknown>): Words {
  const { rules } = game
  const choice = bestMove(new Verdicts(game, move.to, BUDGET), move.to)
  const left = choice && rules.print(choice.move.to)
  if (!choice || left === undefined)
    return {
      en: `After ${move.text.en} the game is over, and not in your favour.`,
      zh: `走 ${move.text.zh} 之后对局就结束了，而你没有赢。`,
    }
  const { en, zh } = spokenMove(game, move.to, choice.move)
  return choice.kind === 'draws'
    ? {
        en: `After ${move.text.en} the opponent holds the draw with ${en}.`,
        zh: `走 ${move.text.zh} 之后，对手用 ${zh} 守住平局。`,
      }
    : {
        en: `After ${move.text.en} the opponent replies ${en} and leaves you ${left || '0'}, which is lost.`,
        zh: `走 ${move.text.zh} 之后，对手走 ${zh}，留给你 ${left || '0'}，那是必败态。`,
      }
}

/** What refutes a move, given by what it leaves; undefined where it wins. */
export function refuted(played: Played, to: string): Words | undefined {
  const { game } = played
  const move = movesOf(played).find((other) => game.rules.print(other.to) === to)
  if (!move) return { en: 'The rule has no such move.', zh: '规则里没有这一步。' }
  return solve(game, move.to, BUDGET).outcome === 'P' ? undefined : refutation(played, move)
}

/** The moves of a position in the words of a player, one for each position that they leave. */
export function movesOf({ game, position }: Played): readonly Move<unknown>[] {
  const moves = new Map<string, Move<unknown>>()
  for (const move of game.rules.moves(position)) {
    const to = game.rules.print(move.to)
    if (!moves.has(to)) moves.set(to, { to: move.to, text: spokenMove(game, position, move) })
  }
  return [...moves.values()]
}
