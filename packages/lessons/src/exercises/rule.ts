import { aboutWith, capital, parse, parseAny, type Words } from '@nimber/core'
import { type AnyGame, inBoth, titleOf } from './naming.ts'
import { takesOf } from './takes.ts'

/**
 * The rule of a game of the catalogue in words, up to who wins, as far as a position needs it; undefined
 * where it has none.
 */
export function ruleOf(text: string, position?: string): Words | undefined {
  const { game } = parseAny(text)
  if (game.is.kind === 'entry' && game.is.entry.slug === 'mixed' && position)
    return ruleOfMixed(position)
  if (game.is.kind !== 'sum') return ruleOfGame(game)
  // of a sum, the rules of those parts that do more than take
  const parts = new Map(game.is.parts.map((part) => [part.name, part as AnyGame]))
  const all = [...parts.values()].map((part) => {
    const rule = takesOf(part) ? undefined : ruleOfGame(part)
    return inBoth((lang) => {
      const moves = rule?.[lang].replace({ en: / Whoever .*/s, zh: /[^。]*者[胜负]。/s }[lang], '')
      return moves ? titleOf(part)[lang] + { en: ': ', zh: '：' }[lang] + moves : ''
    })
  })
  return inBoth((lang) =>
    [SUM[lang], ...all.flatMap((one) => one[lang] || [])].join(lang === 'en' ? ' ' : ''),
  )
}

const SUM: Words = {
  en: 'A move is made in one of them. Whoever can move in none loses.',
  zh: '每次只在其中一个里走，哪个都不能走者负。',
}

/** The rule of a board, of a game without a text of its own by what may be taken; throws where it has neither. */
export function boardRule(text: string, position: string): Words {
  const rule = ruleOf(text, position)
  if (rule) return rule
  const takes = takesOf(parseAny(text).game)
  if (!takes) throw new Error(`${text} has no rule in words`)
  return {
    en: `${capital(takes.en)} from one heap. Whoever cannot move loses.`,
    zh: `每次从一堆中${takes.zh}。不能走者负。`,
  }
}

/** What may be taken of each heap that is there. */
function ruleOfMixed(position: string): Words {
  const count = position.split(' ').length
  const { game } = parse('mixed')
  const look = game.look(game.rules.parse(position))
  const notes = look.kind === 'piles' ? look.piles.flatMap(({ note }) => note ?? []) : []
  const list = notes.slice(0, count)
  return {
    en: `${capital(list.map(({ en }, i) => `from heap ${i + 1} ${en}`).join('; '))}. Whoever takes the last stone wins.`,
    zh: `${list.map(({ zh }, i) => `第 ${i + 1} 堆每次${zh}`).join('；')}。取到最后一颗者胜。`,
  }
}

function ruleOfGame({ is }: AnyGame): Words | undefined {
  if (is.kind !== 'entry') return undefined
  const { entry, args } = is
  const about = aboutWith(entry, args)
  // what is said behind who wins is of no use here
  const end = { en: /^.*?Whoever [^.]*\./s, zh: /^.*?(?:者胜|者负)。/s }
  return inBoth((lang) => end[lang].exec(about[lang])?.[0] ?? about[lang])
}
