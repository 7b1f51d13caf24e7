import {
  bestMove,
  type Game,
  type Move,
  solve,
  spokenMove,
  Verdicts,
  type Words,
} from '@nimber/core'
import type { Played } from '../played.ts'
import { positionIn } from './naming.ts'

type Rules<P> = Game<P>['rules']

/** What a search behind an exercise may cost: positions are small. */
export const BUDGET = { table: 10_000_000, search: 200_000 }

/** The reply that takes the win away from whoever has moved to a position, in words. */
export function refutation({ game, position }: Played, move: Move<unknown>): Words {
  const { rules } = game
  const you: Words = { en: `You: ${move.text.en}.`, zh: `你：${move.text.zh}。` }
  const choice = bestMove(new Verdicts(game, move.to, BUDGET), move.to)
  if (!choice)
    return {
      en: `${you.en} The game is over, and not in your favour.`,
      zh: `${you.zh}对局结束，而你没有赢。`,
    }
  const { en, zh } = spokenMove(game, move.to, choice.move, 'reader')
  const after = choice.kind === 'draws' ? DRAWN : leftWords(rules, choice.move.to)
  const anew = isNumberedAnew(game, position, move.to) ? ANEW : { en: '', zh: '' }
  return {
    en: `${you.en} Opponent: ${en}${anew.en}. ${after.en}`,
    zh: `${you.zh}对手：${zh}${anew.zh}。${after.zh}`,
  }
}

const ANEW: Words = { en: ', as the vertices are numbered then', zh: '（按剪后重新编的号）' }

/** Whether a move takes vertices of a tree away, so that the others are numbered anew. */
function isNumberedAnew(game: Played['game'], from: unknown, to: unknown): boolean {
  const [before, after] = [game.look(from), game.look(to)]
  return (
    before.kind === 'tree' && after.kind === 'tree' && after.parents.length < before.parents.length
  )
}

const DRAWN: Words = { en: 'That is a draw.', zh: '这就成了平局。' }
const STUCK: Words = { en: 'You have no move left.', zh: '你已经没有棋可走。' }

/** What is said of the lost position that is left to the reader. */
function leftWords(rules: Rules<unknown>, position: unknown): Words {
  if (isStuck(rules, position)) return STUCK
  const text = rules.print(position)
  if (!/^\d+(?: \d+)*$/.test(text))
    return { en: 'You are left with a lost position.', zh: '留给你的是必败态。' }
  return {
    en: `You are left with ${positionIn(text, 'en')}, which is lost.`,
    zh: `留给你的 ${positionIn(text, 'zh')} 是必败态。`,
  }
}

function isStuck(rules: Rules<unknown>, position: unknown): boolean {
  for (const _ of rules.moves(position)) return false
  return true
}

/** What refutes a move, given by what it leaves; undefined where it wins. */
export function refuted(played: Played, to: string): Words | undefined {
  const { game } = played
  const move = firstMove(played, (other) => game.rules.print(other.to) === to)
  if (!move) return { en: 'The rule has no such move.', zh: '规则里没有这一步。' }
  return solve(game, move.to, BUDGET).outcome === 'P' ? undefined : refutation(played, move)
}

/** The moves of a position in the words of a player, one for each position that they leave. */
export function movesOf(played: Played): readonly Move<unknown>[] {
  return [...eachMove(played)]
}

/** The same one after another: there may be more than can be listed. */
function* eachMove({ game, position }: Played): Generator<Move<unknown>> {
  const seen = new Set<string>()
  for (const move of game.rules.moves(position)) {
    const to = game.rules.print(move.to)
    if (seen.has(to)) continue
    seen.add(to)
    yield { to: move.to, text: spokenMove(game, position, move) }
  }
}

/** The first move of a position that is as asked; undefined where none is. */
export function firstMove(
  played: Played,
  fits: (move: Move<unknown>) => boolean = () => true,
): Move<unknown> | undefined {
  for (const move of eachMove(played)) if (fits(move)) return move
  return undefined
}
