import { aboutWith, argsText, isOfTurns, type Lang, parseAny, type Words } from '@nimber/core'

type AnyGame = ReturnType<typeof parseAny>['game']

const inBoth = (say: (lang: Lang) => string): Words => ({ en: say('en'), zh: say('zh') })

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
  const letters = entry.params.flatMap((param) => (param.kind === 'number' ? param.name : []))
  if (letters.length < entry.params.length) return argsText(entry, args, lang)
  const all = letters.map((letter) => `${letter} = ${args[letter]}`)
  return lang === 'en' ? ` (${all.join(', ')})` : `（${all.join('，')}）`
}

/** Numbers as people list them; other positions as they are written. */
export function positionIn(text: string, lang: Lang): string {
  if (text === '') return '0'
  return /^\d+(?: \d+)*$/.test(text) ? text.replaceAll(' ', lang === 'en' ? ', ' : '、') : text
}

/** A sentence about a position, with the position and, where it is drawn beside it, without. */
export interface Asking {
  readonly ask: Words
  readonly short: Words
}

/** What is asked of a position: its game, the position, the question. */
export function asking(game: AnyGame, position: string, question: Words): Asking {
  const names = partsOf(game)
  const parts = position.split(' + ')
  const colon = { en: ': ', zh: '：' }
  const at = (lang: Lang) =>
    // each part of a sum beside its game
    names.length === parts.length
      ? names
          .map((name, i) => `${name[lang]}${colon[lang]}${positionIn(parts[i] ?? '', lang)}`)
          .join(' + ')
      : `${titleOf(game)[lang]}${colon[lang]}${position}`
  const end = { en: '. ', zh: '。' }
  return {
    ask: inBoth((lang) => `${at(lang)}${end[lang]}${question[lang]}`),
    short: inBoth((lang) => `${titleOf(game)[lang]}${end[lang]}${question[lang]}`),
  }
}

function partsOf(game: AnyGame): readonly Words[] {
  return game.is.kind === 'sum' ? game.is.parts.map((part) => titleOf(part)) : [titleOf(game)]
}

/** The rule of a game of the catalogue in words, up to who wins; undefined where it has none. */
export function ruleOf(text: string): Words | undefined {
  const { game } = parseAny(text)
  if (game.is.kind !== 'sum') return ruleOfGame(game)
  // of a sum, what a move does in each of its parts
  const parts = new Map(game.is.parts.map((part) => [part.name, part as AnyGame]))
  const all = [...parts.values()].map((part) => {
    const rule = ruleOfGame(part)
    return inBoth((lang) => {
      const moves = rule?.[lang].replace({ en: / Whoever .*/s, zh: /[^。]*者[胜负]。/s }[lang], '')
      return moves ? titleOf(part)[lang] + { en: ': ', zh: '：' }[lang] + moves : ''
    })
  })
  return inBoth((lang) => all.flatMap((one) => one[lang] || []).join(lang === 'en' ? ' ' : ''))
}

function ruleOfGame({ is }: AnyGame): Words | undefined {
  if (is.kind !== 'entry') return undefined
  const { entry, args } = is
  const about = aboutWith(entry, args)
  // what is said behind who wins is of no use here
  const end = { en: /^.*?Whoever [^.]*\./s, zh: /^.*?(?:者胜|者负)。/s }
  return inBoth((lang) => end[lang].exec(about[lang])?.[0] ?? about[lang])
}
