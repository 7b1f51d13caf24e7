import type { Lang, Outcome } from '@nimber/core'

/** A lesson in one language, with every number worked out. */
export interface Lesson {
  readonly slug: string
  readonly number: number
  readonly lang: Lang
  readonly title: string
  readonly summary: string
  /** The slugs of the games that it explains, or whose method it teaches. */
  readonly games: readonly string[]
  readonly blocks: readonly Block[]
}

/** What a list of lessons shows of one. */
export interface LessonCard
  extends Pick<Lesson, 'slug' | 'number' | 'title' | 'summary' | 'games'> {
  /** The judge problems that it ends with. */
  readonly problems: readonly string[]
  /** How many of its blocks ask the reader to do something. */
  readonly toDo: number
}

/** A piece of a lesson. Texts are paragraphs, headings and lists (see `markup.ts`). */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | BoardBlock
  | TableBlock
  | ProofBlock
  | PredictBlock
  | { readonly kind: 'exercise'; readonly topic: string; readonly text: string }
  | ProgramBlock

/** A board to play on: beat the computer from here, or find all winning moves. */
export interface BoardBlock {
  readonly kind: 'board'
  readonly game: string
  /** The game and its rule in the language of the lesson. */
  readonly name: string
  readonly rule: string
  readonly position: string
  readonly goal: 'win' | 'all'
  /** 0 where the reader moves first. */
  readonly side: 0 | 1
  /** How many moves win; those that leave the same are one. */
  readonly count: number
  readonly text: string
}

/** Values or outcomes of small positions, found one after the other. */
export interface TableBlock {
  readonly kind: 'table'
  readonly game: string
  /** The game in the language of the lesson. */
  readonly name: string
  readonly marks: 'outcomes' | 'values'
  /** Cells in a row, where the table has two sides. */
  readonly columns: number | undefined
  readonly cells: readonly TableCell[]
  readonly text: string
}

export interface TableCell {
  /** The position, and its mark: a value, or N, P or D. */
  readonly at: string
  readonly mark: string
  readonly options: readonly TableOption[]
}

/** A position that one move reaches, with its mark and the cells that it is made of. */
export interface TableOption {
  readonly to: string
  readonly mark: string
  readonly cells: readonly number[]
}

/** A proof whose steps unfold one by one, each with an example. */
export interface ProofBlock {
  readonly kind: 'proof'
  readonly title: string
  readonly steps: readonly { readonly claim: string; readonly example: string }[]
}

/** A judge problem to write a program for. */
export interface ProgramBlock {
  readonly kind: 'program'
  readonly problem: string
  readonly title: string
  readonly text: string
}

/** A question to which the reader commits before the answer is shown. */
export interface PredictBlock {
  readonly kind: 'predict'
  readonly game: string
  readonly position: string
  readonly outcome: Outcome
  readonly text: string
  readonly why: string
}

/** A word of the subject, explained in a few sentences. */
export interface Concept {
  readonly slug: string
  readonly name: string
  /** Other names of the same thing. */
  readonly called: readonly string[]
  /** All words that lead here, those among them. */
  readonly aliases: readonly string[]
  /** The first sentence, which a tooltip shows. */
  readonly first: string
  readonly text: string
  /** The slugs of the games that are about it. */
  readonly games: readonly string[]
  /** The lessons that teach it. */
  readonly lessons: readonly string[]
}

/** The concepts and the cards of the lessons of a language. */
export interface Contents {
  readonly lessons: readonly LessonCard[]
  readonly concepts: readonly Concept[]
}
