import type { Lang } from '@nimber/core'
import type { BoardBlock, PredictBlock, TableBlock } from '../blocks.ts'
import type { Exercise } from '../exercises/exercise.ts'
import { allMovesAt } from '../exercises/moves.ts'
import { ruleOf } from '../exercises/rule.ts'
import { playedAt } from '../played.ts'
import { exportWords } from './words.ts'

/** The winning moves of a board; where the opponent begins, that there are none. */
export function boardAnswer({ game, position, side, count }: BoardBlock, lang: Lang): string {
  const say = exportWords[lang]
  if (side === 1) return say.outcome.P
  return say.winning(count, allMovesAt(playedAt(game, position)).solution[lang])
}

/** Who wins, as a sentence. */
export function predictAnswer({ outcome }: PredictBlock, lang: Lang): string {
  return exportWords[lang].outcome[outcome]
}

/** The marks of a table, row by row. */
export function tableAnswer({ cells, columns }: TableBlock): readonly string[] {
  const marks = cells.map(({ mark }) => mark)
  const wide = columns ?? marks.length
  return Array.from({ length: marks.length / wide }, (_, r) =>
    marks.slice(r * wide, (r + 1) * wide).join(' '),
  )
}

/** What an exercise asks, with the rule of its game. */
export function questionText(exercise: Exercise, lang: Lang): string {
  const { ask, game, position } = exercise
  const rule = exercise.rule ?? (game === undefined ? undefined : ruleOf(game, position))
  return rule ? `${ask[lang]}${exportWords[lang].rule(rule[lang])}` : ask[lang]
}
