declare module 'virtual:cards' {
  import type { HomeCard } from './at-build/cards.ts'

  /** The games of the catalogue, by idea and difficulty. */
  export const cards: readonly HomeCard[]
}

declare module 'virtual:found-problems' {
  import type { FoundProblem } from './at-build/problems.ts'

  /** The judge problems, as a search finds them. */
  export const problems: readonly FoundProblem[]
}

declare module 'virtual:amounts' {
  import type { Keyword } from './pages/lab/field/keywords.ts'

  /** Amounts that a move may take, each with an example. */
  export const amounts: readonly Keyword[]
}

declare module 'virtual:openings' {
  import type { Answers } from './pages/learn/openings/answers.ts'

  /** What answers the first move on the boards of each lesson, loaded when it is asked for. */
  export const openings: Readonly<
    Record<string, (() => Promise<{ readonly answers: Answers }>) | undefined>
  >
}
