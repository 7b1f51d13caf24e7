import {
  type Field,
  Fields,
  fieldsIn,
  isFlat,
  type ListField,
  Table,
  type Value,
} from './fields.ts'

/** The lines of a case as the judge prints them. */
export function printFields(layout: readonly Field[], one: Fields): string {
  return `${linesOf(layout, one).join('\n')}\n`
}

function linesOf(layout: readonly Field[], one: Fields): readonly string[] {
  const lines: string[] = []
  let line: string[] = []
  const end = () => {
    if (line.length > 0) lines.push(line.join(' '))
    line = []
  }
  for (const field of fieldsIn(layout, one)) {
    if (field.kind === 'list') {
      // one by one: a list may be longer than a call has room for
      if (field.on === 'same line') for (const token of tokensOf(field, one)) line.push(token)
      else {
        end()
        if (field.on === 'a line') lines.push(tokensOf(field, one).join(' '))
        else for (const own of eachOn(field, one)) lines.push(own)
      }
      if (field.count === '0') lines.push('0')
    } else if (field.kind === 'word' && field.on === 'a line') {
      end()
      lines.push(one.word(field.name))
    } else line.push(field.kind === 'word' ? one.word(field.name) : `${one.big(field.name)}`)
  }
  end()
  return lines
}

/** The groups of a list, each on a line or on several. */
function eachOn(field: ListField, one: Fields): readonly string[] {
  if (!isFlat(field)) return one.groups(field.name).flatMap((group) => linesOf(field.each, group))
  const numbers = one.bigs(field.name)
  const size = field.each.length
  return Array.from({ length: numbers.length / size }, (_, i) =>
    numbers.slice(i * size, (i + 1) * size).join(' '),
  )
}

function tokensOf(field: ListField, one: Fields): readonly string[] {
  if (isFlat(field)) return one.bigs(field.name).map(String)
  return one.groups(field.name).flatMap((group) => linesOf(field.each, group).join(' ').split(' '))
}

/** What a case has, with the groups of its tables. */
function listedIn({ values }: Fields): Exclude<Value, Table>[] {
  return Object.values(values).map((value) => (value instanceof Table ? value.groups : value))
}

/** How many numbers and letters a case has. */
export function lengthOf(one: Fields): number {
  return listedIn(one).reduce<number>((sum, value) => {
    if (typeof value === 'bigint') return sum + 1
    if (typeof value === 'string') return sum + value.length
    const [first] = value
    if (!(first instanceof Fields)) return sum + value.length
    return (value as readonly Fields[]).reduce((all, group) => all + lengthOf(group), sum)
  }, 0)
}

/** How large a case is: its numbers, its letters and its groups together. */
export function sizeOf(one: Fields): bigint {
  const size = (n: bigint) => (n < 0n ? -n : n)
  return listedIn(one).reduce<bigint>((sum, value) => {
    if (typeof value === 'bigint') return sum + size(value)
    if (typeof value === 'string') return sum + BigInt(value.length)
    let own = sum + BigInt(value.length)
    for (const item of value)
      own += item instanceof Fields ? sizeOf(item) : size(BigInt(item as bigint | number))
    return own
  }, 0n)
}
