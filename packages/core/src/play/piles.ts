import { counterFrame, type Game, heapFrame, type Pile, type PilesLook } from '../games/game.ts'
import type { Move } from '../model/moves.ts'
import { placed } from '../model/shape.ts'
import type { Words } from '../model/words.ts'
import { narrow } from '../rules/syntax.ts'
import { breakHeap, counterMovesTo, MOST_LOOKED, moveTo, tooManyToLook } from './move-to.ts'
import { shortOf } from './read-spoken.ts'
import { readChanges, readTakes, saysMore } from './read-takes.ts'

/** What a text was read as: a move, or what is wrong with it; undefined where it says something else. */
export type Reading<P> =
  | { readonly move: Move<P> }
  | { readonly wrong: Words; readonly pile?: number }
  | undefined

/** Reads `2 4` (four from pile 2), `1 4 2 4` (from two piles), `4` (from the only one), `2 = 1 3`. */
export function readPiles<P>(
  game: Game<P>,
  position: P,
  look: PilesLook,
  text: string,
): Reading<P> {
  const { piles } = look
  const broken = /^(?:([\p{L}\d_]+)\s*:?\s*)?(?:=|>)\s*([\d\s,+]+)$/u.exec(text)
  if (broken) {
    const index = pileNumber(broken[1], piles)
    const parts = (broken[2] as string).match(/\d+/g)?.map(BigInt)
    if (index === undefined || !parts) return undefined
    return breakPile(game, position, look, index, parts)
  }
  const told = readTold(game, position, look, text)
  if (told) return told
  const short = shortOf(text, piles)
  if (short !== undefined) return readPiles(game, position, look, short)
  const words = text.split(/[\s,:]+/).filter((word) => word !== '')
  if (piles.length === 1 && words.length === 1) words.unshift(piles[0]?.label as string)
  if (words.length === 0 || words.length % 2 !== 0) return undefined
  const takes = new Map<number, bigint>()
  for (let i = 0; i < words.length; i += 2) {
    const [label, amount] = [words[i] as string, words[i + 1] as string]
    if (!/^\d+$/.test(amount)) return undefined
    const index = pileNumber(label, piles)
    if (index === undefined || takes.has(index))
      return /^\d+$/.test(label) ? { wrong: noPile(label, game, piles) } : undefined
    takes.set(index, BigInt(amount))
  }
  return takePiles(game, position, look, takes)
}

/** Reads the words of a move over counters, also where it is one of very many. */
function readTold<P>(game: Game<P>, position: P, look: PilesLook, text: string): Reading<P> {
  if (game.rule && game.rule.kind !== 'counters') return undefined
  const sizes = readChanges(text, look.piles)
  if (sizes) return choose(game, matching(game, position, look, sizes), sizes)
  const takes = readTakes(text, look.piles)
  const reading = takes && takePiles(game, position, look, takes)
  // what else the words say is compared with all of the move's words
  return saysMore(text) && !(reading && 'move' in reading && isTold(reading.move, text))
    ? undefined
    : reading
}

function isTold<P>({ text: { en, zh } }: Move<P>, text: string): boolean {
  return [en, zh].some((words) => narrow(words).toLowerCase() === text.toLowerCase())
}

/** The index of the pile with a label, or with a number in order. */
function pileNumber(label: string | undefined, piles: readonly Pile[]): number | undefined {
  if (label === undefined) return piles.length === 1 ? 0 : undefined
  const named = piles.findIndex((pile) => pile.label.toLowerCase() === label.toLowerCase())
  if (named >= 0) return named
  const number = /^\d{1,9}$/.test(label) ? Number(label) - 1 : -1
  return number in piles ? number : undefined
}

function takePiles<P>(
  game: Game<P>,
  position: P,
  look: PilesLook,
  takes: ReadonlyMap<number, bigint>,
): Reading<P> {
  const { piles } = look
  const target = piles.map(({ size }, i) => size - (takes.get(i) ?? 0n))
  for (const [i, take] of takes) {
    const pile = piles[i] as Pile
    if (take === 0n) return { wrong: NOTHING, pile: i }
    if (take > pile.size) return { wrong: tooMuch(pile, game), pile: i }
  }
  if (heapFrame(game)) {
    const [only, more] = takes.keys()
    if (only === undefined || more !== undefined) return { wrong: ONE_HEAP }
    return breakPile(game, position, look, only, [target[only] as bigint])
  }
  if (game.components && game.shape.kind === 'heaps') {
    const move = moveTo(game, position, game.shape.position(target))
    return move ? { move } : { wrong: FORBIDDEN }
  }
  const wanted = target.map((size, i) => (takes.has(i) ? size : undefined))
  return choose(game, matching(game, position, look, wanted), target)
}

/** The moves that give some piles these sizes; a size that is undefined may be any. */
function* matching<P>(
  game: Game<P>,
  position: P,
  look: PilesLook,
  wanted: readonly (bigint | undefined)[],
): Generator<Move<P>> {
  const counters = counterFrame(game)
  if (counters) {
    for (const move of counterMovesTo(counters.rule, counters.numbers(position), wanted))
      yield placed(counters, move)
    return
  }
  let looked = 0
  for (const move of game.rules.moves(position)) {
    if (++looked > MOST_LOOKED) throw tooManyToLook()
    const sizes = sizesAfter(game, move)
    const [now, then] =
      sizes.length === look.piles.length
        ? [wanted, sizes]
        : [wanted.map((size, i) => size ?? look.piles[i]?.size).filter((s) => s !== 0n), sizes]
    if (now.length === then.length && now.every((s, i) => s === undefined || s === then[i]))
      yield move
  }
}

/** The sizes of the piles that a move leaves. */
export function sizesAfter<P>(game: Game<P>, move: Move<P>): readonly bigint[] {
  const look = game.look(move.to)
  return look.kind === 'piles' ? look.piles.map(({ size }) => size) : []
}

/** The move that leaves the other piles alone, or the only one there is. */
function choose<P>(game: Game<P>, moves: Iterable<Move<P>>, target: readonly bigint[]): Reading<P> {
  const found: Move<P>[] = []
  const isLeft = (a: P, b: P) => game.rules.print(a) === game.rules.print(b)
  for (const move of moves) {
    const sizes = sizesAfter(game, move)
    if (sizes.every((size, i) => size === target[i])) return { move }
    if (found.length < 4 && !found.some(({ to }) => isLeft(to, move.to))) found.push(move)
  }
  const [only, more] = found
  if (!only) return { wrong: FORBIDDEN }
  if (!more) return { move: only }
  const texts = found.slice(0, 3).map(({ to }) => `= ${game.rules.print(to)}`)
  return {
    wrong: {
      en: `Several moves do that. Write the position that you want to leave: ${texts.join(' or ')}.`,
      zh: `这样的走法不止一种。请写出走后的局面：${texts.join(' 或 ')}。`,
    },
  }
}

function breakPile<P>(
  game: Game<P>,
  position: P,
  look: PilesLook,
  index: number,
  parts: readonly bigint[],
): Reading<P> {
  const heaps = heapFrame(game)
  if (heaps) {
    const move = breakHeap(heaps.rule, heaps.numbers(position), index, parts)
    return move ? { move: placed(heaps, move) } : { wrong: FORBIDDEN, pile: index }
  }
  const sizes = look.piles.map(({ size }) => size)
  if (parts.length === 1) {
    const wanted = sizes.map((_, i) => (i === index ? parts[0] : undefined))
    const target = sizes.with(index, parts[0] as bigint)
    return choose(game, matching(game, position, look, wanted), target)
  }
  const sorted = [...parts].sort((a, b) => (a < b ? -1 : 1))
  const target = [...sizes.slice(0, index), ...sorted, ...sizes.slice(index + 1)]
  let looked = 0
  for (const move of game.rules.moves(position)) {
    if (++looked > MOST_LOOKED) throw tooManyToLook()
    const after = sizesAfter(game, move)
    if (after.length === target.length && after.every((s, i) => s === target[i])) return { move }
  }
  return { wrong: FORBIDDEN }
}

const NOTHING: Words = {
  en: 'A move takes at least one.',
  zh: '至少要取一颗。',
}
const ONE_HEAP: Words = {
  en: 'A move changes one heap only.',
  zh: '一步只能动一堆。',
}
const FORBIDDEN: Words = {
  en: 'The rule does not allow that.',
  zh: '规则不允许这样走。',
}

function pileNames(game: Game<unknown>): Words {
  return game.rule?.kind === 'counters' ? { en: 'counter', zh: '计数' } : { en: 'heap', zh: '堆' }
}

function noPile(label: string, game: Game<unknown>, piles: readonly Pile[]): Words {
  const { en, zh } = pileNames(game)
  const [first, last] = [piles[0]?.label, piles.at(-1)?.label]
  const there = piles.length > 1 ? { en: `${first} to ${last}`, zh: `${first} 到 ${last}` } : first
  if (there === undefined) return { en: `There is no ${en} left.`, zh: `没有剩下的${zh}了。` }
  if (typeof there === 'string')
    return { en: `There is only the ${en} ${there}.`, zh: `只有${zh} ${there}。` }
  return {
    en: `There is no ${en} ${label}: they are ${there.en}.`,
    zh: `没有${zh} ${label}：只有 ${there.zh}。`,
  }
}

function tooMuch({ label, size }: Pile, game: Game<unknown>): Words {
  const { en, zh } = pileNames(game)
  if (size === 0n) return { en: `There is nothing in ${en} ${label}.`, zh: `${zh} ${label} 已空。` }
  return {
    en: `Only ${size} can be taken from ${en} ${label}.`,
    zh: `${zh} ${label} 中只有 ${size}。`,
  }
}
