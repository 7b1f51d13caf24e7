import type { Formula } from '@nimber/core'
import { namesIn } from '../formulas.ts'
import type { Dice } from '../random.ts'
import type { Range } from '../range.ts'
import { type Field, Fields, isFlat, type ListField, type Scope, type Value } from './fields.ts'
import type { OwnRange, OwnStatement } from './problem.ts'
import { reckoned } from './read.ts'

/** How large the numbers of a case are made: those that count something, and all others. */
export interface Scale {
  number(range: Range): bigint
  count(range: Range): bigint
}

/** The range of a number whose ends may be formulas. */
export function rangeIn(range: OwnRange, scope: Scope): Range {
  const end = (n: bigint | Formula) => (typeof n === 'bigint' ? n : reckoned(n, scope))
  return { least: end(range.least), most: end(range.most) }
}

/** The range that a name has by the bounds of a problem. */
export function boundOf(
  { id, bounds }: Pick<OwnStatement, 'id' | 'bounds'>,
  name: string,
): OwnRange {
  const range = bounds.of[name]
  if (!range) throw new TypeError(`${id} has no bounds for ${name}`)
  return range
}

/**
 * The ranges of the numbers of a group, each by the numbers before it; one that no number of the
 * group changes is worked out once for all groups of a list.
 */
export function groupRanges(
  problem: Pick<OwnStatement, 'id' | 'bounds'>,
  each: readonly Field[],
  scope: Scope,
): readonly { readonly name: string; range(own: Scope): Range }[] {
  const inside = new Set(each.map(({ name }) => name))
  return each.map(({ name }) => {
    const range = boundOf(problem, name)
    const isChanged = (end: bigint | Formula) =>
      typeof end !== 'bigint' && namesIn(end).some((other) => inside.has(other))
    if (isChanged(range.least) || isChanged(range.most))
      return { name, range: (own) => rangeIn(range, own) }
    let fixed: Range | undefined
    return {
      name,
      range() {
        fixed ??= rangeIn(range, scope)
        return fixed
      },
    }
  })
}

/** The names of the numbers that say how long lists and words are. */
export function countNames(layout: readonly Field[]): ReadonlySet<string> {
  const names = new Set<string>()
  const look = (fields: readonly Field[]) => {
    for (const field of fields) {
      if (field.kind === 'word' && field.length) add(field.length)
      if (field.kind === 'choice') for (const own of Object.values(field.of)) look(own)
      if (field.kind !== 'list') continue
      if (field.count !== '0') add(field.count)
      look(field.each)
    }
  }
  const add = (formula: Formula) => {
    for (const name of namesIn(formula)) names.add(name)
  }
  look(layout)
  return names
}

/** A random case of a scale; undefined where it does not make sense. */
export function makeCase(problem: OwnStatement, random: Dice, scale: Scale): Fields | undefined {
  const counts = countNames(problem.layout)
  const pick = (name: string, range: Range): bigint => {
    if (range.most < range.least) return range.least
    return counts.has(name) ? scale.count(range) : scale.number(range)
  }
  const make = (layout: readonly Field[], outer: Scope): Fields => {
    const values: Record<string, Value> = {}
    const scope: Record<string, bigint> = { ...outer }
    const add = (fields: readonly Field[]) => {
      for (const field of fields) {
        switch (field.kind) {
          case 'number':
            scope[field.name] = values[field.name] = pick(
              field.name,
              rangeIn(boundOf(problem, field.name), scope),
            )
            break
          case 'choice': {
            const chosen = random.pick(Object.keys(field.of))
            scope[field.name] = values[field.name] = BigInt(chosen)
            add(field.of[chosen] ?? [])
            break
          }
          case 'word': {
            const length = field.length
              ? reckoned(field.length, scope)
              : scale.count(rangeIn(boundOf(problem, field.name), scope))
            values[field.name] = wordOf(field.letters, Number(length), random)
            break
          }
          case 'list':
            values[field.name] = makeList(field, scope)
        }
      }
    }
    add(layout)
    return new Fields(values)
  }
  const makeList = (field: ListField, scope: Scope): Value => {
    const { count, each, keeps } = field
    const length = Number(
      count === '0'
        ? scale.count(rangeIn(boundOf(problem, field.name), scope))
        : reckoned(count, scope),
    )
    if (!isFlat(field)) return Array.from({ length: Math.max(0, length) }, () => make(each, scope))
    const numbers: bigint[] = []
    const own: Record<string, bigint> = { ...scope }
    const ranges = groupRanges(problem, each, scope)
    for (let i = 0; i < length; i++)
      for (const { name, range } of ranges) {
        own[name] = pick(name, range(own))
        numbers.push(own[name])
      }
    return keeps ? keeps.make(numbers, each.length, (below) => random.index(below)) : numbers
  }
  const made = make(problem.layout, {})
  return problem.mend ? problem.mend(made, random) : made
}

/** Random letters; now and then few of them are used, since much that is special looks so. */
function wordOf(letters: string, length: number, random: Dice): string {
  const used = random.index(4) === 0 ? letters.slice(0, 1 + random.index(letters.length)) : letters
  let text = ''
  for (let i = 0; i < length; i++) text += used[random.index(used.length)]
  return text
}
