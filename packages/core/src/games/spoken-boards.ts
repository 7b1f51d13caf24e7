import type { Move } from '../model/moves.ts'
import type { Words } from '../model/words.ts'
import type { GameBase, Look, PilesLook } from './game.ts'

/** How moves in heaps are said, and with them those in parts of a sum. */
interface Speakers {
  spokenMove<P>(game: GameBase<P>, from: P, move: Move<P>): Words
  spokenTakes(before: PilesLook, after: PilesLook): Words | undefined
}

/**
 * A move in the words of a player where no heaps are seen; undefined where its own words do. Apart
 * from those of heaps, since the first page has no other boards.
 */
export function spokenOnBoard(
  before: Look,
  after: Look,
  text: Words,
  speakers: Speakers,
): Words | undefined {
  if (before.kind === 'sum' && after.kind === 'sum')
    return spokenPart(before, after, text, speakers)
  if (before.kind !== 'piles' || after.kind !== 'piles') return undefined
  // the way of a piece is said by its own words; two heaps may be drawn as a board
  if (before.board === 'grid')
    return text.en.includes(' heap ')
      ? speakers.spokenTakes(numbered(before), numbered(after))
      : undefined
  return before.board === 'rectangle' ? spokenCut(before, after, text) : undefined
}

type SumLook = Extract<Look, { kind: 'sum' }>

/** What is done in one part of a sum. */
function spokenPart(
  before: SumLook,
  after: SumLook,
  text: Words,
  { spokenMove }: Speakers,
): Words | undefined {
  const print = ({ parts }: SumLook) => parts.map((part) => part.game.rules.print(part.position))
  const [old, now] = [print(before), print(after)]
  const index = old.findIndex((part, i) => part !== now[i])
  const [part, left] = [before.parts[index], after.parts[index]]
  if (!part || !left || old.length !== now.length) return undefined
  const own = {
    en: text.en.replace(/^part \d+, /, ''),
    zh: text.zh.replace(/^第 \d+ 部分，/, ''),
  }
  const { en, zh } = spokenMove(part.game, part.position, { text: own, to: left.position })
  return { en: `part ${index + 1}: ${en}`, zh: `第 ${index + 1} 部分：${zh}` }
}

/** Two heaps that a rule calls a and b are heaps 1 and 2 to a player. */
function numbered(look: PilesLook): PilesLook {
  return { ...look, piles: look.piles.map((pile, i) => ({ ...pile, label: `${i + 1}` })) }
}

/** What is cut off the long side of a rectangle. */
function spokenCut({ piles }: PilesLook, after: PilesLook, text: Words): Words | undefined {
  const amount = /^take (\S+) from /.exec(text.en)?.[1]
  const index = piles.findIndex(({ size }, i) => size !== after.piles[i]?.size)
  const [old, now] = [piles[index]?.size, after.piles[index]?.size]
  if (amount === undefined || old === undefined) return undefined
  return {
    en: `take ${amount} from ${old}, leave ${now}`,
    zh: `从 ${old} 中减去 ${amount}，剩 ${now}`,
  }
}
