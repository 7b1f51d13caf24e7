import { randomAt } from '@nimber/core'
import { playedAt } from '../played.ts'
import type { Exercise, Marked, MoveChoice, Question } from './exercise.ts'
import { computerMove } from './moves.ts'
import { movesOf } from './refute.ts'
import { topicOf } from './topics.ts'

/** What names one exercise: the same three always give the same one. */
export interface ExerciseKey {
  readonly topic: string
  readonly seed: number
  readonly level: number
}

/** The exercise of a key; throws where there is no such topic. */
export function exerciseOf({ topic, seed, level }: ExerciseKey): Exercise {
  const found = topicOf(topic)
  if (!found) throw new Error(`there is no topic ${topic}`)
  return found.make(randomAt(seed, level), level)
}

/** The question of an exercise, as plain data. */
export function questionOf(key: ExerciseKey): Question {
  const { ask, form, game, position } = exerciseOf(key)
  const { topic, seed, level } = key
  return {
    topic,
    seed,
    level,
    ask,
    form,
    ...(game !== undefined && { game }),
    ...(position !== undefined && { position }),
  }
}

/** Whether an answer is right, and if not, why. */
export function mark(
  key: ExerciseKey,
  answer: string,
): Marked & { readonly solution: Exercise['solution'] } {
  const exercise = exerciseOf(key)
  return { ...exercise.mark(answer), solution: exercise.solution }
}

/** Where a match of an exercise stands: the computer has moved, and the person has these moves. */
export interface MatchState {
  readonly position: string
  readonly computer: MoveChoice | undefined
  readonly moves: readonly MoveChoice[]
}

/** The match against the computer after the person's moves, given by what they left. */
export function matchAfter(key: ExerciseKey, left: readonly string[]): MatchState {
  const { game: text = '', position: start = '', form } = exerciseOf(key)
  const side = form.kind === 'play' ? form.side : 0
  const { game, position } = playedAt(text, start)
  const { print, parse } = game.rules
  const toChoice = (move: { text: MoveChoice['text']; to: unknown }): MoveChoice => ({
    text: move.text,
    to: print.call(game.rules, move.to),
  })
  const before = left.length === 0 ? position : parse.call(game.rules, left.at(-1) ?? '')
  const answers = left.length > 0 || side === 1
  const computer = answers ? computerMove({ game, position: before }) : undefined
  const at = computer ? computer.to : before
  const over = answers && !computer
  return {
    position: print.call(game.rules, at),
    computer: computer && toChoice(computer),
    moves: over ? [] : movesOf({ game, position: at }).map(toChoice),
  }
}
