import { Failure } from '../failure.ts'
import { readValue } from '../partizan/read-value.ts'
import type { Values } from '../partizan/values.ts'
import type { Work } from '../work.ts'
import type { Reading } from './reading.ts'

/** The longest text of a position. */
const LONGEST = 4000

/** The steps that an option takes, and a letter of it. */
const PER_OPTION = 500
const PER_LETTER = 50

/** The positions that are met in a part of a sum, by their numbers. */
export interface Part {
  readonly size: number
  /** The numbers of what a move of a player leads to, each once; −1 for positions that are not listed. */
  options(position: number, left: boolean): readonly number[]
}

/** Whether a text is a position of a game as it is written in certificates, and not too long. */
export function isWritten(game: Reading, text: string): boolean {
  return text.length <= LONGEST && game.isPosition(text)
}

/** A part in which positions of a game are met. */
export function partOfGame(game: Reading, met: readonly string[], work: Work): Part {
  for (const text of met)
    if (!isWritten(game, text)) {
      const shown = JSON.stringify(text.slice(0, 60))
      throw new Failure(
        `${shown} is not a position of the game as it is written in certificates.`,
        `${shown} 不是证书写法中该游戏的局面。`,
      )
    }
  return partOf(met, (text, left) => {
    const options = game.options(text, left)
    work.spend((options.length + 1) * (PER_OPTION + PER_LETTER * text.length))
    return options
  })
}

/** A part in which minus a value is played: Left moves as Right does in the value. */
export function partOfValue(texts: readonly string[], values: Values, work: Work): Part {
  const met = texts.map((text, i) => readValue(text, values, `the value ${i} of proof.met`))
  return partOf(met, (value, left) => {
    const options = left ? values.right(value) : values.left(value)
    work.spend(PER_OPTION * (options.length + 1))
    return options
  })
}

function partOf<T>(
  met: readonly T[],
  optionsOf: (position: T, left: boolean) => readonly T[],
): Part {
  const numbers = new Map(met.map((position, i) => [position, i]))
  if (numbers.size < met.length)
    throw new Failure('A position of proof.met is listed twice.', 'proof.met 中有局面重复列出。')
  const known = new Map<number, readonly number[]>()
  return {
    size: met.length,
    options(position, left) {
      const key = 2 * position + (left ? 1 : 0)
      const before = known.get(key)
      if (before) return before
      const all = optionsOf(met[position] as T, left)
      const found = [...new Set(all)].map((option) => numbers.get(option) ?? -1)
      known.set(key, found)
      return found
    },
  }
}
