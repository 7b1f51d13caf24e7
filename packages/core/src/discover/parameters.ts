import { TextError } from '../model/errors.ts'
import type { Point } from './exact.ts'

/** A letter of a text and the numbers that it stands for in turn. */
export interface Parameter {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** A family has at most this many members. */
const MOST_MEMBERS = 500

/** The parameters of a text such as `p=1..6,q=6..12`; throws a TextError. */
export function parseParameters(text: string): Parameter[] {
  const list: Parameter[] = []
  for (const { 0: piece, index } of text.matchAll(/[^,，]+/g)) {
    const match = /^\s*([A-Za-z]\w*)\s*=\s*(\d{1,6})\s*\.\.\s*(\d{1,6})\s*$/.exec(piece)
    if (!match)
      throw new TextError(text, index, {
        en: 'Expected a letter and its numbers, as in p=1..6,q=6..12.',
        zh: '这里应是字母及其取值，例如 p=1..6,q=6..12。',
      })
    const [name = '', from, to] = [match[1], Number(match[2]), Number(match[3])]
    if (name === 'n' || name === 'k' || list.some((other) => other.name === name))
      throw new TextError(text, index, {
        en: `The letter ${name} is taken: choose another.`,
        zh: `字母 ${name} 已有用途：请换一个。`,
      })
    if (from > to)
      throw new TextError(text, index, {
        en: `The range ${from}..${to} is empty: write the smaller number first.`,
        zh: `范围 ${from}..${to} 是空的：请先写较小的数。`,
      })
    list.push({ name, from, to })
  }
  const members = list.reduce((product, { from, to }) => product * (to - from + 1), 1)
  if (list.length === 0 || members > MOST_MEMBERS)
    throw new TextError(text, 0, {
      en: `A family has between 1 and ${MOST_MEMBERS} members: found ${list.length && members}.`,
      zh: `参数族应有 1 到 ${MOST_MEMBERS} 个成员，却有 ${list.length && members} 个。`,
    })
  return list
}

/** The texts of a family with numbers in the place of its letters; throws a TextError. */
export function* textsOf(
  text: string,
  parameters: readonly Parameter[],
): Generator<{ member: string; point: Point }> {
  const [first, ...rest] = parameters
  if (!first) return yield { member: text, point: {} }
  const letter = new RegExp(`(?<![A-Za-z0-9_])${first.name}(?![A-Za-z0-9_])`, 'g')
  if (!letter.test(text))
    throw new TextError(text, 0, {
      en: `The letter ${first.name} does not stand in this game.`,
      zh: `这个游戏里没有字母 ${first.name}。`,
    })
  for (let value = first.from; value <= first.to; value++)
    for (const { member, point } of textsOf(text.replace(letter, `${value}`), rest))
      yield { member, point: { [first.name]: value, ...point } }
}
