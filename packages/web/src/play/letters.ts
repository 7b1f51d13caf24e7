/** Whose a cell or a piece is, by its letter. */
export function ownerOf(letter: string): 'left' | 'right' | 'both' | undefined {
  if ('xtl'.includes(letter)) return 'left'
  if ('ofr'.includes(letter)) return 'right'
  return letter === 'e' ? 'both' : undefined
}

/** Whether the letter is of an empty cell that one player alone may use. */
export function isReserved(letter: string): boolean {
  return letter === 'l' || letter === 'r'
}
