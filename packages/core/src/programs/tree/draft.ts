import { bitLength } from '../../arith/integers.ts'
import type { Words } from '../../model/words.ts'
import { RESERVED } from './reserved.ts'
import type { Builtin, Expr, Global, Kind, Routine, Type } from './tree.ts'

/** The numbers from `least` to `most`. */
export interface Range {
  readonly least: bigint
  readonly most: bigint
}

/** An expression for a number, and where its values lie. */
export interface Valued {
  readonly expr: Expr
  readonly range: Range
}

/** The largest numbers, by absolute value, that a program computes with. */
export interface Needs {
  all: bigint
  /** Those on which it works bit by bit. */
  bits: bigint
  /** Those that are read, stored and handed over. */
  stored: bigint
}

/** Why a game has no program, or none in a language. */
export class NoProgram extends Error {
  readonly words: Words

  constructor(words: Words) {
    super(words.en)
    this.words = words
  }
}

/** What functions are called with, by their names. */
type Arguments = Map<string, readonly Range[]>

/**
 * A program while it is made. It is made more than once: first to see how large its numbers become
 * and with what its functions are called, then with the kinds of numbers that follow from that.
 */
export class Draft {
  readonly needs: Needs = { all: 0n, bits: 0n, stored: 0n }
  readonly globals: Global[] = []
  /** Whether the language has a function of its own for numbers of a kind. */
  readonly has: (name: Builtin, kind: Kind) => boolean
  private readonly made = new Map<string, Routine>()
  private readonly started = new Set<string>()
  private readonly called: Arguments
  /** The largest number that is a `num`; none is too large where nothing is known yet. */
  private readonly most: bigint | undefined
  private readonly taken: Set<string>
  private readonly names = new Map<string, string>()
  private news = false

  /** A draft that knows the calls of the one before it, and how large a `num` may be. */
  constructor(has: (name: Builtin, kind: Kind) => boolean, before?: Draft, most?: bigint) {
    this.has = has
    this.most = most
    this.called = new Map(before?.called)
    this.taken = new Set(RESERVED)
  }

  /** Whether a function was called with numbers of which the draft before did not know. */
  get learned(): boolean {
    return this.news
  }

  /** What the functions made so far return. */
  get returns(): Readonly<Record<string, Type>> {
    return Object.fromEntries(this.functions.map((f) => [f.name, f.returns]))
  }

  /** The functions, those that are called before those that call them. */
  get functions(): readonly Routine[] {
    return [...this.made.values()]
  }

  /** The kind of number that holds a range. */
  kind(range: Range): Kind {
    const size = sizeOf(range)
    this.needs.all = larger(this.needs.all, size)
    return this.most === undefined || size <= this.most ? 'num' : 'wide'
  }

  /** Says that a number of the range is worked on bit by bit. */
  bits(range: Range): void {
    this.needs.bits = larger(this.needs.bits, sizeOf(range))
  }

  /** Says that a number of the range is read or stored, so that it must be a `num`. */
  stored(range: Range): void {
    this.needs.stored = larger(this.needs.stored, sizeOf(range))
    this.kind(range)
  }

  /** Notes a call of a function; gives the ranges of all its arguments in all calls. */
  calls(name: string, ranges: readonly Range[]): readonly Range[] {
    const before = this.called.get(name)
    const together = ranges.map((range, i) => union(range, before?.[i] ?? range))
    this.news ||= !before || together.some((range, i) => !isSame(range, before[i]))
    this.called.set(name, together)
    return together
  }

  /** Adds a function unless there is one of that name; those it calls are added first. */
  add(name: string, make: () => Routine): void {
    if (this.started.has(name)) return
    this.started.add(name)
    this.made.set(name, make())
  }

  /** Adds something outside of all functions unless there is one of that name. */
  keep(global: Global): void {
    if (!this.globals.some(({ name }) => name === global.name)) this.globals.push(global)
  }

  /** The name of a function or table that a text tells from all others, chosen once. */
  named(key: string, wanted: string): string {
    const name = this.names.get(key) ?? this.fresh(wanted)
    this.names.set(key, name)
    return name
  }

  /** A name for a variable of one function: no word of a language. */
  local(wanted: string): string {
    return RESERVED.has(wanted) ? `${wanted}_` : wanted
  }

  /** A name that is not used for anything else. */
  fresh(wanted: string): string {
    let name = wanted
    for (let i = 2; this.taken.has(name); i++) name = `${wanted}${i}`
    this.taken.add(name)
    return name
  }
}

function isSame(a: Range, b: Range | undefined): boolean {
  return a.least === b?.least && a.most === b.most
}

function sizeOf({ least, most }: Range): bigint {
  return -least > most ? -least : most
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

/** The least range that contains both. */
export function union(a: Range, b: Range): Range {
  return {
    least: a.least < b.least ? a.least : b.least,
    most: larger(a.most, b.most),
  }
}

/** The range of some bounds, in any order. */
export function spanOf(...bounds: readonly bigint[]): Range {
  return bounds.map((n): Range => ({ least: n, most: n })).reduce(union)
}

/** The range of what the xor of numbers can be. */
export function xorRange(...ranges: readonly Range[]): Range {
  const all = ranges.reduce(union)
  const ones = (1n << BigInt(bitLength(sizeOf(all)))) - 1n
  return { least: all.least < 0n ? -ones - 1n : 0n, most: ones }
}
