/** Why the next number of an input cannot be read. */
export class InputError extends Error {
  readonly kind: 'character' | 'end'
  /** The byte offset from the beginning of the input: of the character, or of the end. */
  readonly offset: number
  /** The character that is neither digit nor space, '' at the end of the input. */
  readonly character: string

  constructor(kind: 'character' | 'end', offset: number, character = '') {
    super(
      kind === 'end'
        ? `the input ends at byte ${offset} where a number should follow`
        : `unexpected character ${JSON.stringify(character)} at byte ${offset}`,
    )
    this.name = 'InputError'
    this.kind = kind
    this.offset = offset
    this.character = character
  }
}
