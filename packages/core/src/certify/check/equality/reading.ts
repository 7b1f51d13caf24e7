/** How the checker reads a game: positions are texts, each written in one way only. */
export interface Reading {
  /** Whether a text is a position as it is written in certificates. */
  isPosition(text: string): boolean
  /** The positions that one move of a player leads to; some may be listed twice. */
  options(position: string, left: boolean): readonly string[]
}

/** A text with other letters at some places. */
export function changed(text: string, letters: Readonly<Record<number, string>>): string {
  const all = [...text]
  for (const [place, letter] of Object.entries(letters)) all[Number(place)] = letter
  return all.join('')
}

/** The letters of the player who moves and of the other one. */
export function sides(letters: string, left: boolean): readonly [string, string] {
  const [a, b] = [letters.charAt(0), letters.charAt(1)]
  return left ? [a, b] : [b, a]
}
