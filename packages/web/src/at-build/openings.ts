import type { BoardBlock, Lesson } from '@nimber/lessons'
import { type Answers, keyOf } from '../pages/learn/openings/answers.ts'
import type { Context } from '../worker/context.ts'
import type { MatchData } from '../worker/match.ts'
import { refute } from '../worker/tasks/learn.ts'
import { reply } from '../worker/tasks/reply.ts'
import { review } from '../worker/tasks/review.ts'
import { type PositionView, view } from '../worker/tasks/view.ts'

const context: Context = { progress: () => undefined }

/** The answers to the first move on each board of a lesson, whatever it is. */
export function openingsOf({ blocks }: Lesson): Answers {
  const answers: Record<string, unknown> = {}
  for (const block of blocks) if (block.kind === 'board') open(block, answers)
  return answers
}

function open({ game, position: start, goal, side }: BoardBlock, answers: Record<string, unknown>) {
  const look = (data: MatchData): PositionView => {
    // what a lesson does not show of a position is left out
    const seen = { ...view(data, context), insight: undefined }
    answers[keyOf('view', data)] = seen
    if (seen.result) answers[keyOf('review', data)] = review(data, context)
    return seen
  }
  const answered = (data: MatchData): MatchData => {
    const choice = reply({ ...data, level: 'perfect', seed: 0 }, context)
    if (!choice) return data
    answers[keyOf('reply', data)] = choice
    const after = { ...data, moves: [...data.moves, { text: choice.text, to: choice.to }] }
    look(after)
    return after
  }
  const first = { game, start, moves: [] }
  look(first)
  const mine = side === 0 ? first : answered(first)
  for (const { text, to } of look(mine).moves) {
    if (goal === 'all') {
      const args = { game, position: start, to }
      answers[keyOf('refute', args)] = refute(args) ?? null
      continue
    }
    const moved = { ...mine, moves: [...mine.moves, { text, to }] }
    if (!look(moved).result) answered(moved)
  }
}
