import { numberList, xorLine } from '../../formula/xor-line.ts'
import { subsets } from '../../model/enumerate.ts'
import { TextError } from '../../model/errors.ts'
import { type Move, untold } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import type { Words } from '../../model/words.ts'
import { parseNumbers } from '../../rules/numbers.ts'

/** The places of the heads in a row of coins, counted from 1, in rising order. */
export type Heads = readonly bigint[]

/** Turns the coins at some places; heads and tails change there. */
export function turn(heads: Heads, places: readonly bigint[]): Move<Heads> {
  const set = new Set(heads)
  for (const place of places) if (!set.delete(place)) set.add(place)
  const to = [...set].sort((a, b) => (a < b ? -1 : 1))
  return untold(to, () => {
    const list = places.length > 6 ? `${places[0]}…${places.at(-1)}` : places.join(', ')
    return { en: `turn ${list}`, zh: `翻 ${list.replaceAll(', ', '、')}` }
  })
}

/** Rows of coins in which a move turns a head at x and some coins before it. */
export function coinRules(before: (x: bigint) => Iterable<readonly bigint[]>): Rules<Heads> {
  return {
    parse(text) {
      const row = text.trim()
      if (/^[HhTt正反]+$/.test(row))
        return [...row].flatMap((c, i) => (/[Hh正]/.test(c) ? [BigInt(i + 1)] : []))
      if (/^[-–]?$/.test(row) && row) return []
      const heads = parseNumbers(text, { least: 1 })
      if (heads.includes(0n))
        throw new TextError(text, 0, { en: 'Coins are counted from 1.', zh: '硬币从 1 数起。' })
      return [...new Set(heads)].sort((a, b) => (a < b ? -1 : 1))
    },
    words: { H: '正', T: '反' },
    print: (heads) => heads.join(' ') || '-',
    *moves(heads) {
      for (const x of heads) for (const others of before(x)) yield turn(heads, [...others, x])
    },
    // two heads at one place would cancel, so that the heads are games of their own
    parts: (heads) => heads.map((x) => [x]),
    upTo: (size) => subsets(Array.from({ length: size }, (_, i) => BigInt(i + 1))),
    axes: 1,
    at: ([n = 0n]) => (n > 0n ? [n] : []),
  }
}

/** The values of the heads, given that of a head at each place, and their xor. */
export function valuesOfHeads(heads: Heads, valueAt: (place: bigint) => bigint): Words {
  if (heads.length === 0) return { en: 'There is no head.', zh: '没有正面。' }
  const values = heads.map(valueAt)
  const [places, list, xor] = [numberList(heads), numberList(values), xorLine(values)]
  const own = heads.every((place, i) => place === values[i])
  if (heads.length === 1)
    return {
      en: `The head at ${places.en} has the value ${list.en}.`,
      zh: `第 ${places.zh} 位的正面，值是 ${list.zh}。`,
    }
  return own
    ? { en: `With heads at ${places.en}: ${xor.en}.`, zh: `正面在第 ${places.zh} 位：${xor.zh}。` }
    : {
        en: `The heads at ${places.en} have the values ${list.en}: ${xor.en}.`,
        zh: `第 ${places.zh} 位的正面，值是 ${list.zh}：${xor.zh}。`,
      }
}

export const COIN_POSITION = {
  en: 'the places of the heads, counted from 1, or the row as in HTTH; - for no head',
  zh: '正面硬币的位置（从 1 数起），或整排如“正反反正”；没有正面写 -',
}
