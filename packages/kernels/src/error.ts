/** Digits of a number: a longer one would take seconds, and no problem has it. */
export const MOST_DIGITS = 1_000_000

/** Why the next number of an input cannot be read. */
export class InputError extends Error {
  readonly kind: 'character' | 'end' | 'length'
  /** The byte offset from the beginning of the input: of the character, of the end, of the number. */
  readonly offset: number
  /** The character that is neither digit nor space, else ''. */
  readonly character: string

  constructor(kind: InputError['kind'], offset: number, character = '') {
    super(
      kind === 'end'
        ? `the input ends at byte ${offset} where a number should follow`
        : kind === 'length'
          ? `the number at byte ${offset} has more than ${MOST_DIGITS} digits`
          : `unexpected character ${JSON.stringify(character)} at byte ${offset}`,
    )
    this.name = 'InputError'
    this.kind = kind
    this.offset = offset
    this.character = character
  }
}
