declare module 'virtual:cards' {
  import type { GameCard } from './worker/tasks/games.ts'

  /** The games of the catalogue, in the order in which they are listed. */
  export const cards: readonly GameCard[]
}
