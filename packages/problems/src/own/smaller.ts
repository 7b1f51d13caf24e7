import { type Field, Fields, fieldsIn, isFlat, type ListField, type Value } from './fields.ts'
import { countNames } from './make.ts'
import { reckoned } from './read.ts'

/** Places of a case that are made smaller one by one. */
const MOST_PLACES = 40

/** Cases that are smaller than a given one, or simpler, the much smaller ones first; not all make sense. */
export function* smallerFields(layout: readonly Field[], one: Fields): Generator<Fields> {
  yield* shorter(layout, one)
  yield* lower(layout, one)
  yield* allBelow(layout, one)
}

/** A number up to this is replaced by each that is below it: failures may come at intervals. */
const FEW = 40n

/** The case with any smaller number for one that is small already and stands in no list. */
function* allBelow(layout: readonly Field[], one: Fields): Generator<Fields> {
  const counts = countNames(layout)
  for (const { kind, name } of layout) {
    if (kind !== 'number' || counts.has(name)) continue
    const n = one.big(name)
    for (let less = 1n; n <= FEW && less < n; less++) yield withValue(one, name, less)
  }
}

const withValue = (one: Fields, name: string, value: Value) =>
  new Fields({ ...one.values, [name]: value })

/** The case with a smaller count, and with as much less of what it counts. */
function* shorter(layout: readonly Field[], one: Fields): Generator<Fields> {
  for (const name of countNames(layout)) {
    const now = one.values[name]
    if (typeof now !== 'bigint') continue
    for (const less of new Set([now / 4n, now / 2n, now - 2n, now - 1n]))
      if (less >= 0n && less < now)
        for (const from of ['front', 'back'] as const)
          yield cut(layout, withValue(one, name, less), from)
  }
  for (const field of fieldsIn(layout, one)) {
    if (field.kind === 'word' && !field.length) {
      const text = one.word(field.name)
      for (const gone of new Set([Math.ceil(text.length / 2), 1]))
        for (let at = 0; at + gone <= text.length && at < MOST_PLACES * gone; at += gone)
          yield withValue(one, field.name, text.slice(0, at) + text.slice(at + gone))
    }
    if (field.kind === 'list') yield* fewer(layout, field, one)
  }
}

/** The case without one group of a list, where the list is as long as a number says or is not counted. */
function* fewer(layout: readonly Field[], field: ListField, one: Fields): Generator<Fields> {
  const { count, name, each } = field
  if (count !== '0' && count.op !== 'var') return
  const shared =
    count !== '0' &&
    layout.filter(
      (f) =>
        f.kind === 'list' && f.count !== '0' && f.count.op === 'var' && f.count.name === count.name,
    ).length > 1
  if (shared) return
  const counted = (rest: Fields) =>
    count === '0' ? rest : withValue(rest, count.name, one.big(count.name) - 1n)
  const size = isFlat(field) ? each.length : 1
  const items = isFlat(field) ? one.bigs(name) : one.groups(name)
  for (let at = 0; at < items.length && at < MOST_PLACES; at += size)
    yield counted(withValue(one, name, [...items.slice(0, at), ...items.slice(at + size)] as Value))
}

/** The case with lists and words as long as its numbers say, from their front or their back. */
function cut(layout: readonly Field[], one: Fields, from: 'front' | 'back'): Fields {
  const values: Record<string, Value> = { ...one.values }
  const scope: Record<string, bigint> = {}
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'bigint') scope[name] = value
  const keep = <T extends { length: number; slice(a: number, b?: number): T }>(
    all: T,
    length: number,
  ): T =>
    from === 'front' || length >= all.length ? all.slice(0, length) : all.slice(all.length - length)
  for (const field of fieldsIn(layout, one)) {
    if (field.kind === 'word' && field.length)
      values[field.name] = keep(one.word(field.name), Number(reckoned(field.length, scope)))
    if (field.kind !== 'list') continue
    const { name, count, each } = field
    const length = count === '0' ? undefined : Math.max(0, Number(reckoned(count, scope)))
    if (isFlat(field)) {
      if (length !== undefined)
        values[name] = keep(one.bigs(name) as bigint[], length * each.length)
      continue
    }
    const groups =
      length === undefined ? one.groups(name) : keep(one.groups(name) as Fields[], length)
    values[name] = groups.map((group) => {
      const inside = cut(each, new Fields({ ...scope, ...group.values }), from)
      return new Fields(
        Object.fromEntries(
          Object.keys(group.values).map((key) => [key, inside.values[key] as Value]),
        ),
      )
    })
  }
  return new Fields(values)
}

/** The case with a number nearer to 0, or with a letter that comes earlier. */
function* lower(layout: readonly Field[], one: Fields): Generator<Fields> {
  const counts = countNames(layout)
  let places = MOST_PLACES
  for (const field of fieldsIn(layout, one)) {
    if (places-- <= 0) return
    if (field.kind === 'number' && !counts.has(field.name))
      for (const n of nearer(one.big(field.name))) yield withValue(one, field.name, n)
    if (field.kind === 'word') {
      const text = one.word(field.name)
      for (let at = 0; at < text.length && at < MOST_PLACES; at++)
        for (const letter of field.letters.slice(0, field.letters.indexOf(text[at] as string)))
          yield withValue(one, field.name, text.slice(0, at) + letter + text.slice(at + 1))
    }
    if (field.kind !== 'list') continue
    if (isFlat(field)) {
      const numbers = one.bigs(field.name)
      yield withValue(
        one,
        field.name,
        numbers.map((n) => n / 2n),
      )
      for (const [i, n] of numbers.slice(0, MOST_PLACES).entries())
        for (const less of nearer(n)) yield withValue(one, field.name, numbers.with(i, less))
      continue
    }
    const groups = one.groups(field.name)
    for (const [i, group] of groups.slice(0, MOST_PLACES).entries())
      for (const less of smallerFields(field.each, group))
        yield withValue(one, field.name, groups.with(i, less))
  }
}

function nearer(n: bigint): Iterable<bigint> {
  if (n === 0n) return []
  const step = n > 0n ? -1n : 1n
  return new Set([0n, n / 2n, n + step])
}
