import type { Move } from '../model/moves.ts'
import type { Words } from '../model/words.ts'
import type { GameBase, Pile, PilesLook } from './game.ts'
import { type Spoken, spokenOnBoard } from './spoken-boards.ts'

/** Who moves next, as a move is told: the opponent of the reader, or the reader. */
type Next = 'opponent' | 'reader'

/**
 * A move in the words of a player: `take 2, leave 18`, `take 3 from heap 2, leave 4`, `split heap 1
 * into 3 and 4`, `go 2 squares up`. Where what is seen does not tell what it does, in its own words.
 * `readMove` reads both.
 */
export function spokenMove<P>(game: GameBase<P>, from: P, move: Move<P>, next?: Next): Spoken {
  const before = game.look(from)
  // elsewhere no look tells more, and one at what a move leaves may take long
  if (before.kind !== 'piles' && before.kind !== 'sum') return move.text
  const after = game.look(move.to)
  // whole piles are named by their own words
  if (before.kind === 'piles' && move.touches) return move.text
  if (
    before.kind === 'piles' &&
    after.kind === 'piles' &&
    /^(?:heaps|rows|places)$/.test(before.board) &&
    !before.noun &&
    before.places?.on !== 'circle'
  )
    return (
      spokenTakes(before, withEmpty(before, after), next) ?? spokenParts(before, after) ?? move.text
    )
  return spokenOnBoard(before, after, move.text, { spokenMove, spokenTakes }) ?? move.text
}

/** What is left with the pile that was taken away as an empty one, where piles vanish. */
function withEmpty({ piles }: PilesLook, after: PilesLook): PilesLook {
  if (after.piles.length !== piles.length - 1) return after
  const gone = piles.findIndex((pile, i) => !isSame(pile, after.piles[i]))
  const rest = after.piles.slice(gone)
  if (!rest.every((pile, i) => isSame(pile, piles[gone + 1 + i]))) return after
  const empty = { ...(piles[gone] as Pile), size: 0n }
  return { ...after, piles: [...after.piles.slice(0, gone), empty, ...rest] }
}

function isSame({ size, ring }: Pile, other: Pile | undefined): boolean {
  return size === other?.size && ring === other.ring
}

/** What is taken from piles that stay as many. */
function spokenTakes(
  { piles, board }: PilesLook,
  after: PilesLook,
  next?: Next,
): Spoken | undefined {
  if (after.piles.length !== piles.length) return undefined
  const changes = piles.flatMap((pile, i) => {
    const left = after.piles[i]?.size ?? 0n
    return left === pile.size ? [] : [{ pile, left, taken: pile.size - left }]
  })
  const [only, more] = changes
  if (!only || changes.some(({ taken }) => taken <= 0n)) return undefined
  if (more) {
    const list = (lang: 'en' | 'zh', word: (text: string, amount: bigint) => string) =>
      changes.map(({ pile, taken }) => word(nameOf(pile, board)[lang], taken))
    return withLimit(after, next, {
      en: `take ${list('en', (name, n) => `${n} from ${name}`).join(' and ')}`,
      zh: list('zh', (name, n) => `从${name}取 ${n} 颗`).join('，'),
    })
  }
  const { pile, taken, left } = only
  const of = piles.length === 1 ? { en: '', zh: '' } : nameOf(pile, board)
  return withLimit(after, next, {
    en: `take ${taken}${of.en && ` from ${of.en}`}, leave ${left}`,
    zh: `${of.zh && `从${of.zh}`}取 ${taken} 颗，剩 ${left} 颗`,
    leaves: piles.length > 1 || after.notes.length > 0 ? 'part' : 'all',
  })
}

/** How one pile becomes several. */
function spokenParts({ piles, board }: PilesLook, after: PilesLook): Spoken | undefined {
  const more = after.piles.length - piles.length
  if (more < 1) return undefined
  let index = 0
  while (index < piles.length - 1 && isSame(piles[index] as Pile, after.piles[index])) index++
  const pile = piles[index] as Pile
  const parts = after.piles.slice(index, index + more + 1).map(({ size }) => size)
  const taken = pile.size - parts.reduce((sum, size) => sum + size, 0n)
  const listed = { en: listOf(parts, ', ', ' and '), zh: listOf(parts, '、', ' 和 ') }
  const of = nameOf(pile, board)
  if (taken < 0n)
    return {
      en: `replace ${of.en} by ${listed.en}`,
      zh: `把${of.zh}换成 ${listed.zh}`,
    }
  if (taken === 0n)
    return {
      en: `split ${of.en} into ${listed.en}`,
      zh: `把${of.zh}分成 ${listed.zh}`,
    }
  const from = piles.length === 1 ? { en: '', zh: '' } : of
  return {
    en: `take ${taken}${from.en && ` from ${from.en}`}, leave ${listed.en}`,
    zh: `${from.zh && `从${from.zh}`}取 ${taken} 颗，剩 ${listed.zh}`,
    leaves: piles.length === 1 ? 'all' : 'part',
  }
}

function listOf(numbers: readonly bigint[], comma: string, and: string): string {
  return [numbers.slice(0, -1).join(comma), `${numbers.at(-1)}`].join(and)
}

function nameOf({ label }: Pile, board: PilesLook['board']): Words {
  if (!/^\d+$/.test(label)) return { en: label, zh: ` ${label} ` }
  return board === 'rows'
    ? { en: `row ${label}`, zh: `第 ${label} 排` }
    : { en: `heap ${label}`, zh: `第 ${label} 堆` }
}

function withLimit({ limit, piles }: PilesLook, next: Next | undefined, text: Spoken): Spoken {
  const left = piles.reduce((sum, { size }) => sum + size, 0n)
  // of nothing there is nothing to take
  if (limit === undefined || left === 0n) return text
  const who = next === 'reader' ? { en: 'you', zh: '你' } : { en: 'the opponent', zh: '对手' }
  const most =
    limit < left
      ? { en: `at most ${limit}`, zh: `最多取 ${limit} 颗` }
      : { en: 'all', zh: '可以全取' }
  return {
    ...text,
    en: `${text.en}; ${who.en} may take ${most.en}`,
    zh: `${text.zh}，${who.zh}${most.zh}`,
  }
}
