declare module 'virtual:known-cards' {
  import type { GameCard } from './worker/tasks/games.ts'

  /** The best known games of the catalogue. */
  export const cards: readonly GameCard[]
}

declare module 'virtual:cards' {
  import type { GameCard } from './worker/tasks/games.ts'

  /** The other games of the catalogue, in the order in which they are listed. */
  export const cards: readonly GameCard[]
}

declare module 'virtual:partizan-cards' {
  import type { GameCard } from './worker/tasks/games.ts'

  /** The games of the catalogue whose players have different moves. */
  export const cards: readonly GameCard[]
}

declare module 'virtual:amounts' {
  import type { Keyword } from './pages/lab/field/keywords.ts'

  /** Amounts that a move may take, each with an example. */
  export const amounts: readonly Keyword[]
}
