import type { Move } from '../model/moves.ts'
import type { Words } from '../model/words.ts'
import type { GameBase, Look, Pile, PilesLook } from './game.ts'

/** A move in words, and what these say is left: the whole position, or only what was changed. */
export interface Spoken extends Words {
  readonly leaves?: 'all' | 'part'
}

/** How moves in heaps are said, and with them those in parts of a sum. */
interface Speakers {
  spokenMove<P>(game: GameBase<P>, from: P, move: Move<P>): Spoken
  spokenTakes(before: PilesLook, after: PilesLook): Spoken | undefined
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
): Spoken | undefined {
  if (before.kind === 'sum' && after.kind === 'sum')
    return spokenPart(before, after, text, speakers)
  if (before.kind !== 'piles' || after.kind !== 'piles') return undefined
  // the way of a piece is said by its own words, and so is what is taken from two heaps at once
  if (before.board === 'grid') {
    const changed = before.piles.filter(({ size }, i) => size !== after.piles[i]?.size)
    return before.heaped && changed.length === 1
      ? speakers.spokenTakes(numbered(before), numbered(after))
      : undefined
  }
  if (before.board === 'stairs') return spokenDown(before, after)
  return before.board === 'rectangle' ? spokenCut(before, after, text) : undefined
}

type SumLook = Extract<Look, { kind: 'sum' }>

/** What is done in one part of a sum. */
function spokenPart(
  before: SumLook,
  after: SumLook,
  text: Words,
  { spokenMove }: Speakers,
): Spoken | undefined {
  const print = ({ parts }: SumLook) => parts.map((part) => part.game.rules.print(part.position))
  const [old, now] = [print(before), print(after)]
  const index = old.findIndex((part, i) => part !== now[i])
  const [part, left] = [before.parts[index], after.parts[index]]
  if (!part || !left || old.length !== now.length) return undefined
  const own = {
    en: text.en.replace(/^part \d+, /, ''),
    zh: text.zh.replace(/^第 \d+ 部分，/, ''),
  }
  const { en, zh, leaves } = spokenMove(part.game, part.position, { text: own, to: left.position })
  return {
    en: `part ${index + 1}: ${en}`,
    zh: `第 ${index + 1} 部分：${zh}`,
    ...(leaves && { leaves: 'part' }),
  }
}

/** Two heaps that a rule calls a and b are heaps 1 and 2 to a player. */
function numbered(look: PilesLook): PilesLook {
  return { ...look, piles: look.piles.map((pile, i) => ({ ...pile, label: `${i + 1}` })) }
}

/** The coins that go from one step of a staircase to the next. */
function spokenDown({ piles }: PilesLook, after: PilesLook): Words | undefined {
  const step = piles.findLastIndex(({ size }, i) => size > (after.piles[i]?.size ?? 0n))
  if (step < 0) return undefined
  const coins = (piles[step] as Pile).size - (after.piles[step]?.size ?? 0n)
  const [from, to] = [step + 1, step]
  return {
    en: `move ${coins} ${coins === 1n ? 'coin' : 'coins'} from step ${from} to ${to === 0 ? 'the ground' : `step ${to}`}`,
    zh: `从第 ${from} 级移 ${coins} 枚到${to === 0 ? '地面' : `第 ${to} 级`}`,
  }
}

/** What is cut off the long side of a rectangle. */
function spokenCut({ piles }: PilesLook, after: PilesLook, text: Words): Spoken | undefined {
  const amount = /^take (\S+) from /.exec(text.en)?.[1]
  const index = piles.findIndex(({ size }, i) => size !== after.piles[i]?.size)
  const [old, now] = [piles[index]?.size, after.piles[index]?.size]
  if (amount === undefined || old === undefined) return undefined
  return {
    en: `take ${amount} from ${old}, leave ${now}`,
    zh: `从 ${old} 中减去 ${amount}，剩 ${now}`,
    leaves: 'part',
  }
}
