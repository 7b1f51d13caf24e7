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

/** How a program is written. */
export interface Style {
  /** The language of comments. */
  readonly lang: Lang
  /** Whether it is what one would submit: without comments, and as short as it can be. */
  readonly short?: boolean
  /** Whether its inputs are so short that they may be read in the plainest way. */
  readonly few?: boolean
  /** Whether compilers of 1998 are to understand it, where that makes a difference. */
  readonly old?: boolean
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
  /** The program as a text. */
  print(program: Program, kinds: Kinds, style: Style): string
}
