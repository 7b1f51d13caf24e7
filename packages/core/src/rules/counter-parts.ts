import { TextError } from '../model/errors.ts'
import type { RawCondition, RawLinear, RawMove, RawName } from './raw.ts'
import { FREE } from './rule.ts'

/**
 * A move whose text names the two parts of a counter, as in `leaves (a, b1) and (a, b2)`, with k
 * for the first part and b − k for the second, each at least 1. Other moves are given back.
 */
export function withParts(
  text: string,
  move: RawMove,
  known: { has(counter: string): boolean },
): RawMove {
  if (!move.leaves) return move
  const base = ({ name }: RawName) => {
    const [, counter = ''] = /^(.*?[^0-9])[0-9]+$/.exec(name) ?? []
    return !known.has(name) && known.has(counter) ? counter : undefined
  }
  const parts = new Map<string, RawName>()
  for (const form of move.leaves.flatMap(({ forms }) => forms))
    for (const { names } of form)
      for (const name of names) {
        const own = base(name)
        if (own === undefined) continue
        const [before] = parts.values()
        if (!parts.has(name.name) && (parts.size === 2 || (before && base(before) !== own)))
          throw new TextError(text, name.offset, {
            en: `A move divides one counter in two parts, as ${own}1 and ${own}2; ${name.name} is one more.`,
            zh: `一个走法只能把一个计数器分成两部分，例如 ${own}1 与 ${own}2；${name.name} 是多出来的。`,
          })
        parts.set(name.name, parts.get(name.name) ?? name)
      }
  const [one, other] = parts.values()
  const counter = one && base(one)
  if (!one || counter === undefined) return move
  if (!other)
    throw new TextError(text, one.offset, {
      en: `Expected the other part of ${counter} as well, as in ${counter}1 and ${counter}2.`,
      zh: `还应有 ${counter} 的另一部分，例如 ${counter}1 与 ${counter}2。`,
    })
  const at = one.offset
  const k: RawName = { name: FREE, offset: at }
  const whole: RawName = { name: counter, offset: at }
  const replaced = (form: RawLinear): RawLinear =>
    form.flatMap(({ by, names }) => {
      const part = names.find(({ name }) => name === one.name || name === other.name)
      if (!part) return [{ by, names }]
      if (names.length > 1)
        throw new TextError(text, part.offset, {
          en: `The part ${part.name} may be multiplied by a number only.`,
          zh: `${part.name} 只能乘以一个数。`,
        })
      const first = { by, names: [k] }
      return part.name === one.name
        ? [first]
        : [
            { by, names: [whole] },
            { by: -by, names: [k] },
          ]
    })
  const where = move.where.map(
    (c): RawCondition =>
      'left' in c ? { ...c, left: replaced(c.left), right: replaced(c.right) } : c,
  )
  const smaller: RawCondition = {
    left: [{ by: 1n, names: [k] }],
    is: '<',
    right: [{ by: 1n, names: [whole] }],
  }
  return {
    ...move,
    leaves: move.leaves.map(({ forms, at: place }) => ({ forms: forms.map(replaced), at: place })),
    where: [smaller, ...where],
  }
}
