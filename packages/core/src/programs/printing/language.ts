import type { Lang } from '../../model/words.ts'
import type { Builtin, Kind, Program } from '../tree/tree.ts'

/** A type of integers of a language. */
export interface NumberType {
  readonly name: string
  /** The largest integer that it holds exactly. */
  readonly most: bigint
  /** The largest integer that it works on bit by bit. */
  readonly bits: bigint
  /** Whether it has the operators and lists of the language, rather than methods or none. */
  readonly plain: boolean
}

/** The numbers that the kinds of a program are in a language. */
export interface Kinds {
  readonly num: NumberType
  readonly wide: NumberType
  /** The largest number that is worked on bit by bit. */
  readonly bits: bigint
}

/** A programming language. */
export interface Language {
  readonly id: string
  readonly name: string
  /** The ending of its files. */
  readonly ending: string
  /** Its types of integers, the smallest first. */
  readonly numbers: readonly NumberType[]
  /** Whether it has a function of its own for numbers of a kind. */
  has(name: Builtin, kind: Kind): boolean
  /** The program as a text, with comments in a human language. */
  print(program: Program, kinds: Kinds, lang: Lang): string
}
