import { randomAt } from '@nimber/core'
import { playedAt } from '../played.ts'
import type { Exercise, Marked, Question } from './exercise.ts'
import { type MatchState, matchAt } from './moves.ts'
import { ruleOf } from './rule.ts'
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
  const exercise = exerciseOf(key)
  const { ask, short, form, game, position } = exercise
  const rule = exercise.rule ?? (game === undefined ? undefined : ruleOf(game, position))
  const { topic, seed, level } = key
  return {
    topic,
    seed,
    level,
    ask,
    form,
    ...(short && { short }),
    ...(exercise.lettered && { lettered: true }),
    ...(rule && { rule }),
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

/** The match of an exercise after the person's moves, given by what they left. */
export function matchAfter(key: ExerciseKey, left: readonly string[]): MatchState {
  const { game = '', position = '', form } = exerciseOf(key)
  return matchAt(playedAt(game, position), form.kind === 'play' ? form.side : 0, left)
}
