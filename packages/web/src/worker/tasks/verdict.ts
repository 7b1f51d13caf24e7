import {
  explain,
  explainEvidence,
  type Outcome,
  solve,
  type Verdict,
  type Words,
} from '@nimber/core'
import { budgetOf, type Context } from '../context.ts'
import { gameOfText } from '../games.ts'

export interface MoveData {
  readonly text: Words
  /** The text of the position that it leaves. */
  readonly to: string
}

interface PartData {
  readonly text: Words
  readonly value: bigint
  readonly options: readonly bigint[] | undefined
}

/** A verdict as plain data. */
export interface VerdictData {
  readonly game: Words
  readonly position: string
  readonly outcome: Outcome
  readonly value: bigint | undefined
  readonly parts: readonly PartData[]
  /** The first winning moves, and how many there are where that is known. */
  readonly winning: readonly MoveData[]
  readonly winningCount: bigint | undefined
  /** The first moves that keep a draw. */
  readonly drawing: readonly MoveData[]
  readonly why: Words
  readonly evidence: Words
  readonly evidenceKind: Verdict['evidence']['kind']
}

export interface VerdictArgs {
  readonly game: string
  /** The position, where the text of the game has none. */
  readonly position?: string
  /** The most winning moves that are listed; 20 where nothing is said. */
  readonly most?: number
  readonly budget?: number
}

/** Who wins a position, the first winning moves, and why. */
export function verdict(args: VerdictArgs, context: Context): VerdictData {
  const { game, position } = gameOfText(args.game, args.position)
  return verdictData(solve(game, position, budgetOf(context, args.budget)), args.most)
}

/** The verdict with its lists cut to what a page shows. */
export function verdictData(verdict: Verdict, most = 20): VerdictData {
  const { game, outcome, evidence } = verdict
  const first = (moves: Verdict['winning'] | undefined) => {
    const list: MoveData[] = []
    for (const move of moves?.known() ?? []) {
      if (list.length === most) break
      list.push({ text: move.text, to: game.rules.print(move.to) })
    }
    return list
  }
  return {
    game: { en: game.name, zh: game.nameZh },
    position: game.rules.print(verdict.position),
    outcome,
    value: verdict.value,
    parts: verdict.parts
      .slice(0, 100)
      .map(({ text, value, options }) => ({ text, value, options })),
    winning: outcome === 'N' ? first(verdict.winning) : [],
    drawing: outcome === 'D' ? first(verdict.drawing) : [],
    winningCount: outcome === 'N' ? verdict.winning.knownCount : 0n,
    why: explain(verdict),
    evidence: explainEvidence(evidence),
    evidenceKind: evidence.kind,
  }
}
