import { type Field, type Fields, fieldsIn, isFlat, type ListField, type Scope } from './fields.ts'
import { boundOf, groupRanges, rangeIn } from './make.ts'
import type { OwnRange, OwnStatement } from './problem.ts'
import { reckoned } from './read.ts'

/** Whether a case keeps to the bounds of its problem, makes sense and does not end the input. */
export function fitsOwn(problem: OwnStatement, one: Fields): boolean {
  return (
    !endsOwn(problem, one) &&
    within(problem, problem.layout, one, {}) &&
    !problem.refuse?.(one) &&
    (problem.gives?.(one) ?? true)
  )
}

/** The names of the numbers that a case begins with. */
export function leading(layout: readonly Field[]): readonly string[] {
  const end = layout.findIndex(({ kind }) => kind !== 'number')
  return (end < 0 ? layout : layout.slice(0, end)).map(({ name }) => name)
}

/** Whether what a case begins with says that the input is over. */
export function endsOwn({ envelope, layout }: OwnStatement, one: Fields): boolean {
  const names = leading(layout)
  if (envelope === 'zero') return one.big(names[0] ?? '') === 0n
  return envelope === 'zeros' && names.every((name) => one.big(name) === 0n)
}

function within(
  problem: OwnStatement,
  layout: readonly Field[],
  one: Fields,
  outer: Scope,
): boolean {
  const scope: Record<string, bigint> = { ...outer }
  for (const field of fieldsIn(layout, one)) {
    switch (field.kind) {
      case 'number':
        scope[field.name] = one.big(field.name)
        // a number that chooses has no range
        if (problem.bounds.of[field.name] || !isChoice(layout, field.name))
          if (!isIn(boundOf(problem, field.name), one.big(field.name), scope)) return false
        break
      case 'word': {
        const length = BigInt(one.word(field.name).length)
        if (
          field.length
            ? reckoned(field.length, scope) !== length
            : !isIn(boundOf(problem, field.name), length, scope)
        )
          return false
        if ([...one.word(field.name)].some((letter) => !field.letters.includes(letter)))
          return false
        break
      }
      case 'list':
        if (!listFits(problem, field, one, scope)) return false
    }
  }
  return true
}

const isChoice = (layout: readonly Field[], name: string) =>
  layout.some((field) => field.kind === 'choice' && field.name === name)

const isIn = (range: OwnRange, n: bigint, scope: Scope) => {
  const { least, most } = rangeIn(range, scope)
  return n >= least && n <= most
}

function listFits(problem: OwnStatement, field: ListField, one: Fields, scope: Scope): boolean {
  const { count, each, keeps, name } = field
  if (!isFlat(field)) {
    const groups = one.groups(name)
    const length = BigInt(groups.length)
    if (
      count === '0'
        ? !isIn(boundOf(problem, name), length, scope)
        : reckoned(count, scope) !== length
    )
      return false
    return groups.every((group) => within(problem, each, group, scope))
  }
  const numbers = one.bigs(name)
  const wanted = count === '0' ? 0n : reckoned(count, scope)
  if (BigInt(numbers.length) !== (wanted > 0n ? wanted : 0n) * BigInt(each.length)) return false
  const own: Record<string, bigint> = { ...scope }
  const ranges = groupRanges(problem, each, scope)
  for (let i = 0; i < numbers.length; )
    for (const { name: item, range } of ranges) {
      const n = numbers[i++] as bigint
      own[item] = n
      const { least, most } = range(own)
      if (n < least || n > most) return false
    }
  return !keeps || keeps.holds(numbers, each.length)
}
