import type { Lang, Words } from '@nimber/core'
import {
  type CheckedResult,
  checkResult as checkedResult,
  type ExerciseKey,
  exerciseOf,
  keysOf,
  letterOf,
  type MatchState,
  mark as marked,
  matchAfter,
  playedAt,
  type Question,
  questionOf,
  refuted,
  resultText,
  type Sheet,
  sheetOf,
  TOPICS,
} from '@nimber/lessons'
import { type Board, boardOf } from '../board.ts'

/** What there is to practise. */
export function topics(): readonly { readonly id: string; readonly title: Words }[] {
  return TOPICS.map(({ id, title }) => ({ id, title }))
}

/** A question, and a picture where its text does not show the position. */
export interface Asked extends Question {
  readonly board?: Board
}

/** The question of an exercise. */
export function question(key: ExerciseKey): Asked {
  const asked = questionOf(key)
  const { game, position, form } = asked
  // a match has a board to play on; what stood there before the computer began is shown
  if (game === undefined || position === undefined) return asked
  if (form.kind === 'play' && form.side === 0) return asked
  const played = playedAt(game, position)
  const board = boardOf(played.game, played.position)
  // heaps are seen in their numbers
  if (['text', 'heaps', 'sum'].includes(board.kind) || 'heaped' in board) return asked
  return { ...asked, board: asked.lettered ? withLetters(board) : board }
}

/** The graph with its vertices by their letters. */
function withLetters(board: Board): Board {
  if (board.kind !== 'network') return board
  return {
    ...board,
    vertices: board.vertices.map((vertex) => ({ ...vertex, name: letterOf(vertex.name) })),
    edges: board.edges.map((edge) => ({
      ...edge,
      ends: [letterOf(edge.ends[0]), letterOf(edge.ends[1])] as const,
    })),
  }
}

interface MarkArgs {
  readonly key: ExerciseKey
  readonly answer: string
}

/** Whether an answer is right, and why not. */
export function mark({ key, answer }: MarkArgs): ReturnType<typeof marked> {
  return marked(key, answer)
}

/** Where a match of an exercise stands. */
export function match(args: {
  readonly key: ExerciseKey
  readonly left: readonly string[]
}): MatchState {
  return matchAfter(args.key, args.left)
}

interface RefuteArgs {
  readonly game: string
  readonly position: string
  /** What the move leaves. */
  readonly to: string
}

/** What the opponent answers to a move that does not win; undefined where it wins. */
export function refute({ game, position, to }: RefuteArgs): Words | undefined {
  return refuted(playedAt(game, position), to)
}

/** The sheet that an address asks for, with its questions and their answers. */
export function sheet(query: Readonly<Record<string, string>>):
  | {
      readonly sheet: Sheet
      readonly questions: readonly Asked[]
      readonly solutions: readonly Words[]
    }
  | undefined {
  const found = sheetOf(query)
  if (!found) return undefined
  const keys = keysOf(found)
  return {
    sheet: found,
    questions: keys.map(question),
    solutions: keys.map((key) => exerciseOf(key).solution),
  }
}

interface ResultArgs {
  readonly sheet: Sheet
  readonly answers: readonly string[]
  readonly name: string
  readonly lang: Lang
}

/** The text that a student sends back, and which answers are right. */
export function result({ sheet: done, answers, name, lang }: ResultArgs): {
  readonly text: string
  readonly marks: readonly boolean[]
} {
  const text = resultText(done, answers, name, lang)
  return { text, marks: checkedResult(text)?.marks ?? [] }
}

/** A result that came back, marked again. */
export function checkResult(text: string): CheckedResult | undefined {
  return checkedResult(text)
}
