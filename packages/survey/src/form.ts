import {
  type AnyGame,
  parseAny,
  recordKey,
  TextError,
  USUAL_BUDGET,
  type Words,
} from '@nimber/core'

/** What a rule is computed as: rules with the same key are the same game. */
export interface Form {
  readonly key: string
  /** The rule in the rule language, as the program prints it. */
  readonly text: string
  /** Why it cannot be read, where it cannot. */
  readonly flaw?: Words
}

/** The form of a rule; a text that is no rule is a form of its own, which will fail with an error. */
export function formOf(text: string): Form {
  try {
    const game = plainest(parseAny(text).game)
    return { key: recordKey(game, USUAL_BUDGET).rule, text: game.name }
  } catch (error) {
    const words = error instanceof TextError ? error.words : { en: `${error}`, zh: `${error}` }
    return { key: `? ${text}`, text, flaw: words }
  }
}

/**
 * The game as it is written most plainly: a hexadecimal code without threes is an octal one, and a
 * code of digits 0 and 3 takes amounts from a set.
 */
function plainest(game: AnyGame<unknown>): AnyGame<unknown> {
  if (game.partizan || game.rule?.kind !== 'code' || game.convention !== 'normal') return game
  const { base, digits } = game.rule
  if (digits[0] === 0 && digits.every((digit) => digit === 0 || digit === 3)) {
    const amounts = digits.flatMap((digit, i) => (digit === 3 ? [i] : []))
    if (amounts.length > 0) return parseAny(`take {${amounts.join(',')}}`).game
  }
  if (base === 16 && digits.every((digit) => digit < 8))
    return parseAny(`octal ${digits[0]}.${digits.slice(1).join('') || '0'}`).game
  return game
}
