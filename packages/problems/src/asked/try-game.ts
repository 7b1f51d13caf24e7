import { type AnyGame, parseAny, TextError } from '@nimber/core'
import { type Field, Fields } from '../own/fields.ts'
import { gameTemplate, HYPHENED, type Template } from './template.ts'

/** The game with some small numbers for its names; throws a TextError where it cannot be read so. */
export function tryParsing(
  text: string,
  named: Template,
  layout: readonly Field[],
): AnyGame<unknown> {
  const tried = withSmall(named, layout)
  if (!(tried instanceof TextError)) return tried
  for (const n of SMALL)
    for (const { text: filled, name, offset } of withNumbers(text, layout, n))
      if (!(withSmall(gameTemplate(filled, layout), layout) instanceof TextError))
        throw unbound(text, offset, name, layout)
  throw tried
}

const SMALL = [1n, 3n]

/** The game for some small numbers, or what is wrong with it whatever they are. */
function withSmall(named: Template, layout: readonly Field[]): AnyGame<unknown> | TextError {
  let wrong: TextError | undefined
  for (const n of SMALL)
    try {
      const values = layout.map((field) => {
        if (field.kind === 'word') return [field.name, field.letters] as const
        return [field.name, field.kind === 'list' ? [n] : n] as const
      })
      return parseAny(named.fill(new Fields(Object.fromEntries(values)))).game
    } catch (error) {
      if (!(error instanceof TextError)) throw error
      wrong = error
    }
  return wrong as TextError
}

function unbound(text: string, offset: number, name: string, layout: readonly Field[]): TextError {
  const names = layout.map((field) => field.name)
  return new TextError(text, offset, {
    en: `${name} is bound to nothing: the names of the format are ${names.join(', ')}.`,
    zh: `${name} 没有着落：格式中的名字是 ${names.join('、')}。`,
  })
}

/**
 * The texts with the last, the last two, … of the names that no field has read as a number, and
 * where the first of these stands: one of them is a game if a name was meant for a number.
 */
function* withNumbers(
  text: string,
  layout: readonly Field[],
  number: bigint,
): Generator<{ readonly text: string; readonly name: string; readonly offset: number }> {
  let filled = text
  const unknown = [...text.matchAll(HYPHENED)].filter(
    ([word]) => !word.includes('-') && !layout.some(({ name }) => name === word),
  )
  for (const { 0: name, index: offset } of unknown.reverse()) {
    // a game begins with a word of its own
    if (offset === 0) return
    filled = `${filled.slice(0, offset)}${number}${filled.slice(offset + name.length)}`
    yield { text: filled, name, offset }
  }
}
