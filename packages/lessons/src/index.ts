export type {
  Block,
  BoardBlock,
  Concept,
  Contents,
  Lesson,
  LessonCard,
  PredictBlock,
  ProgramBlock,
  ProofBlock,
  TableBlock,
  TableCell,
  TableOption,
} from './blocks.ts'
export { cardOf, lessonAbout } from './cards.ts'
export { compileConcepts, compileLesson } from './compile/compile.ts'
export type { AnswerForm, Exercise, Marked, MoveChoice, Question } from './exercises/exercise.ts'
export { allMovesAt, beatAt, type MatchState, matchAt } from './exercises/moves.ts'
export { whoWinsAt } from './exercises/outcome.ts'
export {
  answered,
  blockDone,
  IN_A_ROW,
  NO_PROGRESS,
  type Progress,
  parseProgress,
  progressIn,
  type TopicProgress,
} from './exercises/progress.ts'
export {
  type ExerciseKey,
  exerciseOf,
  mark,
  matchAfter,
  questionOf,
} from './exercises/questions.ts'
export { refuted } from './exercises/refute.ts'
export { ruleOf } from './exercises/rule.ts'
export {
  type CheckedResult,
  checkResult,
  keysOf,
  MOST_QUESTIONS,
  queryOf,
  resultText,
  type Sheet,
  sheetOf,
} from './exercises/sheet.ts'
export { letterOf } from './exercises/telling.ts'
export { TOPICS, type Topic, topicOf } from './exercises/topics.ts'
export { latexOf } from './export/latex.ts'
export { markdownOf } from './export/markdown.ts'
export { readTyped, TypedError } from './formula/typed.ts'
export { type Inline, inlineOf, type Paragraph, paragraphsOf, plainOf } from './markup.ts'
export { mex } from './mex.ts'
export { conceptOf, gameAliases, gameOfAlias } from './names.ts'
export { placeName } from './places.ts'
export { type Played, playedAt } from './played.ts'
