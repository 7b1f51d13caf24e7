import type { PartizanGame } from '../games/partizan/game.ts'
import { MOVERS, positionIn } from '../games/partizan/turns.ts'
import { spokenMove } from '../games/spoken.ts'
import type { Budget } from '../model/budget.ts'
import { within } from '../model/errors.ts'
import type { Move } from '../model/moves.ts'
import type { Mover } from '../model/outcome.ts'
import { clip, type Words } from '../model/words.ts'
import { solvePartizan } from '../solve/partizan/solve.ts'
import type { PartizanVerdict } from '../solve/partizan/verdict.ts'

/** Moves of a lost player among which the best try is looked for. */
const TRIED = 12
/** Positions of more characters are not tried: each answer would take as long as the verdict. */
const LONGEST = 10_000
/** What looking at an answer may cost: the values are mostly known already. */
const BUDGET: Budget = { table: 0, search: 20_000 }
/** The same where a theorem gave the verdict, and nothing below was worked out. */
const QUICK: Budget = { table: 0, search: 5000 }

/** What happens when a player begins: the winning move, or the opponent's answer to the best try. */
export function lineOfPlay(verdict: PartizanVerdict, mover: Mover): Words {
  const { game, position, outcome } = verdict
  const wins = outcome === 'N' || outcome === (mover === 'left' ? 'L' : 'R')
  const [own, other] = [MOVERS[mover], MOVERS[mover === 'left' ? 'right' : 'left']]
  const move = wins ? verdict[mover].first : undefined
  if (move) {
    const to = clip(game.rules.print(move.to))
    const { en, zh } = spokenMove(game, position, move)
    return {
      en: `When ${own.en} begins, this move wins: ${clip(en)}. It leaves ${apart(to)}.`,
      zh: `${own.zh}先走时的胜着：${clip(zh)}，留下${apartZh(clip(positionIn(game, move.to, 'zh')))}。`,
    }
  }
  const first = game.rules.moves(position, mover)[Symbol.iterator]().next()
  if (first.done) {
    const misere = game.convention === 'misere'
    return {
      en: `When ${own.en} begins, there is no move, and ${misere ? 'in misère play that wins' : 'that loses'}.`,
      zh: `${own.zh}先走时无路可走，${misere ? '反常规下即胜' : '即负'}。`,
    }
  }
  if (wins)
    return {
      en: `When ${own.en} begins, some move wins, but finding one takes more than the budget.`,
      zh: `${own.zh}先走时必有胜着，但找出它超出预算。`,
    }
  const { tried, answer } = bestTry(verdict, mover) ?? { tried: first.value, answer: undefined }
  const attempt = spokenMove(game, position, tried)
  const back = answer && spokenMove(game, tried.to, answer)
  const reply = back
    ? {
        en: `the answer to “${clip(attempt.en)}” is “${clip(back.en)}”, which leaves ${apart(clip(game.rules.print(answer.to)))}`,
        zh: `对“${clip(attempt.zh)}”的应着是“${clip(back.zh)}”，留下${apartZh(clip(positionIn(game, answer.to, 'zh')))}`,
      }
    : {
        en: `after “${clip(attempt.en)}” ${other.en} wins as well`,
        zh: `走“${clip(attempt.zh)}”之后也是${other.zh}胜`,
      }
  return {
    en: `When ${own.en} begins, every move loses: ${reply.en}.`,
    zh: `${own.zh}先走时每一步都负：${reply.zh}。`,
  }
}

/** A position where a full stop follows, which must not look like an empty cell of a board, or a word. */
function apart(text: string): string {
  return /\.|^[a-z]+$/.test(text) ? `“${text}”` : text
}

/** The same in Chinese, where signs stand apart from the word before them. */
function apartZh(text: string): string {
  return /^\p{Script=Han}+$/u.test(text) ? `“${text}”` : ` ${text}`
}

/** The move of a lost player that leaves the opponent the fewest right answers, and one of these. */
function bestTry(
  { game, position, evidence }: PartizanVerdict,
  mover: Mover,
): { readonly tried: Move<unknown>; readonly answer: Move<unknown> } | undefined {
  const other: Mover = mover === 'left' ? 'right' : 'left'
  let best: { tried: Move<unknown>; answer: Move<unknown>; answers: bigint } | undefined
  if (game.rules.print(position).length > LONGEST) return undefined
  let looked = 0
  for (const tried of game.rules.moves(position, mover)) {
    if (++looked > TRIED) break
    const byTheorem = theoremAnswer(game, position, tried, other)
    if (byTheorem) return { tried, answer: byTheorem }
    const budget = evidence.kind === 'theorem' ? QUICK : BUDGET
    const answers = within(() => solvePartizan(game, tried.to, budget)[other])
    // the other moves would take as long
    if (answers === undefined) break
    const answer = answers?.first
    const count = answers?.knownCount
    if (answer && count !== undefined && (!best || count < best.answers))
      best = { tried, answer, answers: count }
  }
  return best
}

/** The answer that the theorem of a game gives to a move, where it gives one. */
function theoremAnswer(
  { theorem, rules }: PartizanGame<unknown>,
  position: unknown,
  { to }: Move<unknown>,
  mover: Mover,
): Move<unknown> | undefined {
  if (!theorem?.answer || theorem.covers?.(position) === false) return undefined
  const wanted = theorem.answer(position, to)
  if (wanted === undefined) return undefined
  const text = rules.print(wanted)
  for (const move of rules.moves(to, mover)) if (rules.print(move.to) === text) return move
  return undefined
}
