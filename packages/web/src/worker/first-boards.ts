/** The board of the first page has heaps, whose moves are said without this. */
export const spokenOnBoard = (): undefined => undefined
