import { parseAny, TextError } from '@nimber/core'
import { type Field, Fields } from '../own/fields.ts'
import { gameTemplate, HYPHENED, type Template } from './template.ts'

/** Throws a TextError where the game cannot be read with some small numbers for its names. */
export function tryParsing(text: string, named: Template, layout: readonly Field[]): void {
  const wrong = wrongIn(named, layout)
  if (!wrong) return
  for (const n of SMALL)
    for (const { text: filled, name, offset } of withNumbers(text, layout, n))
      if (!wrongIn(gameTemplate(filled, layout), layout)) throw unbound(text, offset, name, layout)
  throw wrong
}

const SMALL = [1n, 3n]

/** What is wrong with a game whatever small numbers its names stand for. */
function wrongIn(named: Template, layout: readonly Field[]): TextError | undefined {
  let wrong: TextError | undefined
  for (const n of SMALL)
    try {
      const values = layout.map((field) => {
        if (field.kind === 'word') return [field.name, field.letters] as const
        return [field.name, field.kind === 'list' ? [n] : n] as const
      })
      parseAny(named.fill(new Fields(Object.fromEntries(values))))
      return undefined
    } catch (error) {
      if (!(error instanceof TextError)) throw error
      wrong = error
    }
  return wrong
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
