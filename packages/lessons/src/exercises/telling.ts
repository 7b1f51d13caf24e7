import { capital, type Game, type Look, type Words } from '@nimber/core'
import { type AnyGame, inBoth, positionIn, titleOf } from './naming.ts'
import { listed, takesOf } from './takes.ts'

type Pile = Extract<Look, { readonly kind: 'piles' }>['piles'][number]

/** A sentence about a position, with the position and, where it is drawn beside it, without. */
export interface Asking {
  readonly ask: Words
  readonly short: Words
}

/** What is asked of a position: what is on the table, the question. */
export function asking(game: AnyGame, position: string, question: Words): Asking {
  const { place, drawn } = told(game, position)
  const end = { en: '. ', zh: '。' }
  return { ask: join(place, end, question), short: join(drawn, end, question) }
}

/** A position as a person tells it, and what is left to say of it where it is drawn. */
interface Told {
  readonly place: Words
  readonly drawn: Words
}

/** What is on the table: `A heap of 9 (take 1, 3 or 4)`, `Nim, heaps of 3, 5 and 7`. */
function told(game: AnyGame, position: string): Told {
  const title = titleOf(game)
  const at = inBoth((lang) => positionIn(position, lang))
  return (
    sumTold(game, position) ??
    pilesTold(game, position) ?? { place: join(title, { en: ': ', zh: '：' }, at), drawn: title }
  )
}

const join = (...parts: readonly Words[]): Words =>
  inBoth((lang) => parts.map((part) => part[lang]).join(''))

function sumTold({ is }: AnyGame, position: string): Told | undefined {
  const texts = position.split(' + ')
  if (is.kind !== 'sum' || is.parts.length !== texts.length) return undefined
  const parts = is.parts.map((part, i) => {
    const game = part as AnyGame
    const [piles, title] = [pilesOf(game, texts[i] ?? ''), titleOf(game)]
    const takes = takesOf(game)
    return inBoth((lang) => {
      const { [lang]: how } = takes ?? title
      const what = piles ? nounOf(piles)[lang] : positionIn(texts[i] ?? '', lang)
      return lang === 'en' ? `${what} (${how})` : `${what}（${takes ? '每次' : ''}${how}）`
    })
  })
  const place = {
    en: capital(parts.map(({ en }) => en).join(' plus ')),
    zh: parts.map(({ zh }) => zh).join('，加上'),
  }
  return { place, drawn: place }
}

function pilesTold(game: AnyGame, position: string): Told | undefined {
  const piles = pilesOf(game, position)
  if (!piles) return undefined
  const [what, title] = [nounOf(piles), titleOf(game)]
  const capitals = { en: capital(what.en), zh: what.zh }
  if (piles.list[0]?.ring) return { place: capitals, drawn: capitals }
  const takes = piles.list.length === 1 ? takesOf(game) : undefined
  const place = takes
    ? {
        en: `${capitals.en} (${takes.en})`,
        zh: `${what.zh}（每次${takes.zh}）`,
      }
    : { en: `${title.en}, ${what.en}`, zh: `${title.zh}，${what.zh}` }
  return { place, drawn: title }
}

interface Piles {
  readonly list: readonly Pile[]
  readonly rows: boolean
}

/** The heaps or rows of a position; undefined where it is made of other things. */
function pilesOf(game: AnyGame, position: string): Piles | undefined {
  if (game.partizan) return undefined
  const plain = game as Game<unknown>
  const look = plain.look(plain.rules.parse(position))
  if (look.kind !== 'piles' || look.noun || look.piles.length === 0) return undefined
  if (look.board !== 'heaps' && look.board !== 'rows' && !look.heaped) return undefined
  return { list: look.piles, rows: look.board === 'rows' }
}

/** The heaps in words. */
function nounOf({ list, rows }: Piles): Words {
  const sizes = list.map(({ size }) => `${size}`)
  const [only = '', more] = sizes
  if (list[0]?.ring && !more)
    return { en: `a ring of ${only} stones`, zh: `${only} 颗石子围成一圈` }
  if (!more)
    return rows
      ? { en: `a row of ${only}`, zh: `一排 ${only} 个` }
      : { en: `a heap of ${only}`, zh: `一堆 ${only} 颗` }
  const noun = rows ? { en: 'rows', zh: '各排' } : { en: 'heaps', zh: '各堆' }
  return {
    en: `${noun.en} of ${listed(sizes, ', ', ' and ')}`,
    zh: `${noun.zh} ${sizes.join('、')} ${rows ? '个' : '颗'}`,
  }
}

/** Vertices that are asked about go by letters, since their values are numbers. */
export const letterOf = (vertex: number | string): string =>
  String.fromCharCode('A'.charCodeAt(0) + Number(vertex))

/** What is asked of one token on a graph with letters. */
export function askingOfToken(position: string, question: Words): Asking {
  const [edges = '', at = ''] = position.split(' at ')
  const arrows = edges.split(' ').map((edge) => edge.split('>').map(letterOf).join('→'))
  const vertex = letterOf(at)
  const drawn = {
    en: `One token stands on ${vertex} (filled). `,
    zh: `一枚棋子在 ${vertex} 点（实心）。`,
  }
  const place = {
    en: `Arrows ${arrows.join(', ')}; one token stands on ${vertex}. `,
    zh: `箭头 ${arrows.join('、')}；一枚棋子在 ${vertex} 点。`,
  }
  return { ask: join(place, question), short: join(drawn, question) }
}
