import type { Formula, Words } from '@nimber/core'

/** A part of a case: a number, a word, a list of groups, or what the number before it chooses. */
export type Field = NumberField | WordField | ListField | ChoiceField

export interface NumberField {
  readonly kind: 'number'
  readonly name: string
  /** Whether it may be below 0. */
  readonly signed: boolean
  /** What its size is called, where the name does not tell. */
  readonly size?: Words
  /** Its range, where that depends on its place in a list. */
  readonly within?: Words
}

export interface WordField {
  readonly kind: 'word'
  readonly name: string
  /** The letters that it may have. */
  readonly letters: string
  /** How many letters it has; where nothing is said, the bounds of its name tell. */
  readonly length?: Formula
  /** Whether it stands on the line of what is before it. */
  readonly on: 'same line' | 'a line'
  /** What it is, where its name does not tell. */
  readonly words?: Words
  /** What the number of its letters is called. */
  readonly size?: Words
}

/** Where the groups of a list stand: behind what is before them, all on a line, each on a line. */
export type On = 'same line' | 'a line' | 'lines'

export interface ListField {
  readonly kind: 'list'
  readonly name: string
  /** How many groups it has; `0` stands for groups up to one that begins with 0. */
  readonly count: Formula | '0'
  readonly each: readonly Field[]
  readonly on: On
  /** The list in words. */
  readonly words: Words
  /** What the number of its groups is called, where it is bounded by the name of the list. */
  readonly size?: Words
  /** What all its groups together keep to. */
  readonly keeps?: Keeps
}

/** What a list keeps to: a way to make it of any numbers, and a test. Groups stand one behind the other. */
export interface Keeps {
  /** Groups like the given ones, which are in the ranges, that keep to it. */
  make(numbers: bigint[], size: number, pick: (below: number) => number): bigint[]
  holds(numbers: readonly bigint[], size: number): boolean
}

export interface ChoiceField {
  readonly kind: 'choice'
  /** The name of the number that chooses, which is read first. */
  readonly name: string
  readonly of: Readonly<Record<string, readonly Field[]>>
}

/** A number that is not below 0. */
export function number(name: string): NumberField {
  return { kind: 'number', name, signed: false }
}

/** A number that may be below 0. */
export function signed(name: string): NumberField {
  return { kind: 'number', name, signed: true }
}

/** Letters without a blank between them, as many as a formula says or the bounds allow. */
export function word(
  name: string,
  letters: string,
  { on = 'a line', ...more }: Partial<Pick<WordField, 'length' | 'on' | 'words' | 'size'>> = {},
): WordField {
  return { kind: 'word', name, letters, on, ...more }
}

/** As many groups of fields as a formula of the numbers before them says. */
export function list(
  name: string,
  count: ListField['count'],
  each: readonly Field[],
  on: On,
  words: Words,
  keeps?: Keeps,
): ListField {
  return { kind: 'list', name, count, each, on, words, ...(keeps && { keeps }) }
}

/** A number, and behind it the fields that its value chooses. */
export function choice(name: string, of: ChoiceField['of']): ChoiceField {
  return { kind: 'choice', name, of }
}

/** Whether a list is nothing but numbers, which are kept in one row. */
export function isFlat({ each, count }: ListField): boolean {
  return count !== '0' && each.every(({ kind }) => kind === 'number')
}

/** The numbers of a list in the order of the input. */
export type Row = Uint32Array | readonly bigint[]

/** What a case has under a name. */
export type Value = bigint | string | Row | readonly Fields[] | Table

/**
 * A list whose groups are nothing but a row of numbers each, all of the same length: many short rows
 * are read as one, and made into groups only where these are asked for.
 */
export class Table {
  /** The numbers of all rows, one behind the other. */
  readonly numbers: Row
  readonly #rows: () => readonly Fields[]
  #made: readonly Fields[] | undefined

  /** So many rows of a width, in groups that have them under a name. */
  constructor(numbers: Row, rows: number, width: number, name: string) {
    this.numbers = numbers
    this.#rows = () =>
      Array.from(
        { length: rows },
        (_, i) => new Fields({ [name]: numbers.slice(i * width, (i + 1) * width) }),
      )
  }

  get groups(): readonly Fields[] {
    this.#made ??= this.#rows()
    return this.#made
  }
}

/** A case, or a group of a list: what it has under each name. */
export class Fields {
  readonly values: Readonly<Record<string, Value>>

  constructor(values: Readonly<Record<string, Value>>) {
    this.values = values
  }

  /** The number with a name, exactly. */
  big(name: string): bigint {
    const value = this.values[name]
    if (typeof value !== 'bigint') throw new TypeError(`no number is called ${name}`)
    return value
  }

  /** The number with a name, which the bounds keep below 2^53. */
  number(name: string): number {
    return Number(this.big(name))
  }

  word(name: string): string {
    const value = this.values[name]
    if (typeof value !== 'string') throw new TypeError(`no word is called ${name}`)
    return value
  }

  /** The numbers of a list, group behind group, exactly. */
  bigs(name: string): readonly bigint[] {
    const row = rowOf(this, name)
    if (!(row instanceof Uint32Array)) return row
    // an iterator takes several times as long, and some judges have a million numbers
    const all = new Array<bigint>(row.length)
    for (let i = 0; i < row.length; i++) all[i] = BigInt(row[i] as number)
    return all
  }

  /** The numbers of a list, group behind group, which the bounds keep below 2^53. */
  numbers(name: string): ArrayLike<number> & Iterable<number> {
    const row = rowOf(this, name)
    return row instanceof Uint32Array ? row : row.map(Number)
  }

  /** The numbers of a list, group behind group, compact where they are below 2^32 and were read so. */
  row(name: string): Row {
    return rowOf(this, name)
  }

  /** The groups of a list that has more than numbers. */
  groups(name: string): readonly Fields[] {
    const value = this.values[name]
    if (value instanceof Table) return value.groups
    if (!Array.isArray(value) || value.some((group) => !(group instanceof Fields)))
      throw new TypeError(`no list of groups is called ${name}`)
    return value as readonly Fields[]
  }

  /** The numbers of all groups of a list, whose groups are a list each, called `of`. */
  joined(name: string, of: string): Row {
    const value = this.values[name]
    if (value instanceof Table) return value.numbers
    return this.groups(name).flatMap((group) => group.bigs(of))
  }

  /** The words of a list whose groups are a word each, called `of`. */
  words(name: string, of: string): readonly string[] {
    return this.groups(name).map((group) => group.word(of))
  }
}

function rowOf({ values }: Fields, name: string): Row {
  const value = values[name]
  if (value instanceof Uint32Array) return value
  if (!Array.isArray(value) || value.some((n) => typeof n !== 'bigint'))
    throw new TypeError(`no list of numbers is called ${name}`)
  return value as readonly bigint[]
}

/** The numbers with names that formulas may speak of. */
export type Scope = Readonly<Record<string, bigint>>

/** The fields that a group has, with those that its choices chose. */
export function fieldsIn(layout: readonly Field[], group: Fields): readonly Field[] {
  return layout.flatMap((field) =>
    field.kind === 'choice'
      ? [number(field.name), ...fieldsIn(field.of[`${group.big(field.name)}`] ?? [], group)]
      : [field],
  )
}
