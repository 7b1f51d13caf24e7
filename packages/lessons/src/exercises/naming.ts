import { aboutWith, argsText, isOfTurns, type Lang, type parseAny, type Words } from '@nimber/core'

export type AnyGame = ReturnType<typeof parseAny>['game']

/** Words of which each language is made alike. */
export const inBoth = (say: (lang: Lang) => string): Words => ({ en: say('en'), zh: say('zh') })

/** The name of a game with its numbers; of a rule, its text. */
export function titleOf(game: AnyGame): Words {
  // of a game with whose turn it is in its positions, the game itself has the name
  if (!game.partizan && isOfTurns(game)) return titleOf(game.turns)
  const { is } = game
  if (is.kind === 'misere') {
    const { en, zh } = titleOf(is.of)
    return { en: `Misère ${en}`, zh: `反常规${zh}` }
  }
  if (is.kind !== 'entry') return { en: game.name, zh: game.nameZh }
  const { entry, args } = is
  // the numbers stand in the places of their letters: powers of 2
  const filled = aboutWith({ about: entry.names, params: entry.params }, args)
  return inBoth((lang) =>
    filled[lang] === entry.names[lang]
      ? entry.names[lang] + numbersText(entry, args, lang)
      : filled[lang],
  )
}

type Numbered = Parameters<typeof argsText>[0]
type Args = Parameters<typeof argsText>[1]

/** The numbers of a game behind its name: by their letters, that they are not taken for a heap. */
function numbersText(entry: Numbered, args: Args, lang: Lang): string {
  if (entry.params.length === 0) return ''
  const letters = entry.params.map((param) => {
    if (param.kind === 'number') return [param.name]
    return param.kind === 'range' ? [param.from, param.to] : []
  })
  if (letters.some((list) => list.length === 0)) return argsText(entry, args, lang)
  const all = letters.flat().map((letter) => `${letter} = ${args[letter]}`)
  return lang === 'en' ? ` (${all.join(', ')})` : `（${all.join('，')}）`
}

/** Numbers as people list them; other positions as they are written. */
export function positionIn(text: string, lang: Lang): string {
  if (text === '') return '0'
  return /^\d+(?: \d+)*$/.test(text) ? text.replaceAll(' ', lang === 'en' ? ', ' : '、') : text
}
