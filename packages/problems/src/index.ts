import { catalogue } from './generated/problems.ts'
import { inListedOrder } from './listing.ts'
import type { Problem } from './problem.ts'

export { casesIn, guessedProblem, inputProblem } from './asked/inputs.ts'
export { ASKS, type Ask, askedProblem, chosenNames } from './asked/problem.ts'
export { fits } from './case.ts'
export { type Format, parseFormat } from './format.ts'
export { gameProblem } from './game-problem.ts'
export { openEntry } from './game-reading.ts'
export { answersOf, printInput } from './input.ts'
export { judge, MalformedInput } from './judge.ts'
export { type Judge, judgeLink, judgeOf, judgesOf } from './judges.ts'
export { type AtJudge, atJudge, problemNamed } from './named.ts'
export { joinedLimits } from './names.ts'
export { firstWrong, type WrongAnswer } from './outputs.ts'
export { isOwnProblem } from './own/define.ts'
export type {
  Asks,
  Bounds,
  Envelope,
  Layout,
  Level,
  Numbers,
  NumbersProblem,
  OutcomeWords,
  Play,
  Problem,
  Resources,
  Setup,
} from './problem.ts'
export { isNumbersProblem } from './problem.ts'
export { problemProgram } from './program.ts'
export { Random } from './random.ts'
export type { Range } from './range.ts'
export { fullestInput } from './stages/fullest.ts'
export { first, type Stage, type StageName, stagesOf } from './stages/stages.ts'
export { TAGS, type Tag } from './tags.ts'
export { type Tokens, tokensOf } from './tokens.ts'

/** All judge problems, in the order in which they are listed. */
export const problems: readonly Problem[] = inListedOrder(catalogue)
