export type {
  Block,
  BoardBlock,
  Concept,
  Contents,
  Lesson,
  LessonCard,
  PredictBlock,
  ProofBlock,
  TableBlock,
  TableCell,
  TableOption,
} from './blocks.ts'
export { compileConcepts, compileLesson } from './compile/compile.ts'
export { readTyped, TypedError } from './formula/typed.ts'
export { type Inline, inlineOf, type Paragraph, paragraphsOf, plainOf } from './markup.ts'
export { mex } from './mex.ts'
