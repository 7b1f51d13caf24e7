import type { Game, Look, PilesLook } from '../games/game.ts'
import type { Move } from '../model/moves.ts'
import { moveTo } from './move-to.ts'
import { sizesAfter } from './piles.ts'
import { namesIn } from './read-names.ts'
import { readText } from './read-text.ts'

/** The shortest text by which a player can type a move. */
export function writeMove<P>(game: Game<P>, position: P, move: Move<P>): string {
  const { rules } = game
  const wanted = rules.print(move.to)
  for (const text of shortForms(game, position, move)) {
    const reading = readText(game, position, text)
    if (reading && 'move' in reading && rules.print(reading.move.to) === wanted) return text
  }
  return `= ${wanted}`
}

function* shortForms<P>(game: Game<P>, position: P, move: Move<P>): Generator<string> {
  const look = game.look(position)
  switch (look.kind) {
    case 'piles':
      yield* ofPiles(look, sizesAfter(game, move))
      break
    case 'coins':
      yield* ofCoins(look.heads, game.look(move.to))
      break
    case 'spans': {
      const [, from, to] = move.text.en.match(/\d+/g) ?? []
      if (from && to) yield `${from} ${BigInt(from) - BigInt(to)}`
      break
    }
    case 'cells':
    case 'colours':
    case 'cakes':
      yield namesIn(move.text.en).join(' ')
      break
    case 'sum':
      yield* ofPart(game, position, move)
      break
    default:
      yield* wordsIn(look, move.text.en)
  }
}

function* ofPiles({ piles }: PilesLook, after: readonly bigint[]): Generator<string> {
  if (after.length === piles.length) {
    const taken = piles.flatMap(({ label, size }, i) => {
      const take = size - (after[i] as bigint)
      return take > 0n ? [piles.length === 1 ? `${take}` : `${label} ${take}`] : []
    })
    if (taken.length > 0) yield taken.join(' ')
    return
  }
  let same = 0
  while (same < piles.length - 1 && piles[same]?.size === after[same]) same++
  const { label, size } = piles[same] ?? { label: '', size: 0n }
  const parts = after.slice(same, same + 1 + after.length - piles.length)
  if (parts.length === 0) yield piles.length === 1 ? `${size}` : `${label} ${size}`
  else yield `${label} = ${parts.join(' ')}`
}

function* ofCoins(before: readonly bigint[], look: Look): Generator<string> {
  if (look.kind !== 'coins') return
  const after = look.heads
  const turned = [
    ...before.filter((place) => !after.includes(place)),
    ...after.filter((place) => !before.includes(place)),
  ].sort((a, b) => (a < b ? -1 : 1))
  const [first = 0n, last = 0n] = [turned[0], turned.at(-1)]
  const range = turned.length > 3 && last - first + 1n === BigInt(turned.length)
  yield range ? `${first}..${last}` : turned.join(' ')
}

function* ofPart<P>(game: Game<P>, position: P, move: Move<P>): Generator<string> {
  const after = game.components?.(move.to) ?? []
  for (const [i, part] of (game.components?.(position) ?? []).entries()) {
    const other = after[i]
    if (!other || other.text.en === part.text.en || !('rules' in part.game)) continue
    const own = moveTo(part.game, part.position, other.position)
    if (own) yield `${i + 1} ${writeMove(part.game, part.position, own)}`
  }
}

/** A vertex: the first in a tree, the last in a graph. */
function wordsIn(look: Look, text: string): readonly string[] {
  const words = text.match(/\p{N}+|\p{L}+/gu) ?? []
  const vertex = look.kind === 'tree' ? words.find((word) => /^\d/.test(word)) : words.at(-1)
  return vertex === undefined ? [] : [vertex]
}
