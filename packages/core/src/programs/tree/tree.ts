import type { Words } from '../../model/words.ts'

/**
 * A program as data, before it is written in a language. `int`: counts and table entries; `num`:
 * the numbers of the game; `wide`: results that do not fit into a `num`. `ints` and `nums` are
 * lists of a length that does not change.
 */
export type Kind = 'int' | 'num' | 'wide'
export type List = 'ints' | 'nums'
export type Type = 'bool' | 'text' | Kind | List

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>='
/** `/` and `%` are of numbers that are not negative, where languages agree on them. */
export type Operator = '+' | '-' | '*' | '/' | '%' | '^' | '&' | Comparison | '&&' | '||'
/** Functions that a language may have of its own; `size` is the length of a list. */
export type Builtin = 'min' | 'max' | 'popcount' | 'isqrt' | 'size'

export type Expr =
  | { readonly kind: 'literal'; readonly value: bigint; readonly type: Kind }
  | { readonly kind: 'truth'; readonly value: boolean; readonly type: 'bool' }
  /** A text to write. */
  | { readonly kind: 'text'; readonly value: string; readonly type: 'text' }
  | { readonly kind: 'name'; readonly name: string; readonly type: Type }
  | {
      readonly kind: 'operation'
      readonly op: Operator
      readonly of: readonly [Expr, Expr]
      readonly type: Type
    }
  | { readonly kind: 'not'; readonly of: Expr; readonly type: 'bool' }
  | {
      readonly kind: 'choice'
      readonly when: Expr
      readonly yes: Expr
      readonly no: Expr
      readonly type: Type
    }
  | {
      readonly kind: 'call'
      readonly name: string
      readonly args: readonly Expr[]
      readonly type: Type
    }
  | {
      readonly kind: 'builtin'
      readonly name: Builtin
      readonly args: readonly Expr[]
      readonly type: Type
    }
  /** The next number of the input; −1 at its end. */
  | { readonly kind: 'read'; readonly type: 'num' }
  | { readonly kind: 'item'; readonly list: Expr; readonly index: Expr; readonly type: Kind }
  /** The items from..to−1 of a list, as an argument. */
  | {
      readonly kind: 'slice'
      readonly list: Expr & { readonly kind: 'name' }
      readonly from: Expr
      readonly to: Expr
      readonly type: List
    }
  | { readonly kind: 'cast'; readonly of: Expr; readonly type: Kind }

export interface Variable {
  readonly name: string
  readonly type: Type
}

export type Statement =
  /** A new variable; `fixed` where nothing is assigned to it later. */
  | {
      readonly kind: 'let'
      readonly name: string
      readonly value: Expr
      readonly type: Type
      readonly fixed?: boolean
    }
  /** A new list of `size` items, all `fill` where that matters; `most` is the largest size. */
  | {
      readonly kind: 'list'
      readonly name: string
      readonly type: List
      readonly size: Expr
      readonly most: bigint
      readonly fill?: bigint
    }
  /** Reads `size` numbers into a new list, counted by `index`; `most` is the largest size. */
  | {
      readonly kind: 'read list'
      readonly name: string
      readonly size: Expr
      readonly most: bigint
      readonly index: string
    }
  | {
      readonly kind: 'set'
      readonly to: Expr
      readonly op: '' | '+' | '-' | '*' | '/' | '%' | '^'
      readonly value: Expr
    }
  | {
      readonly kind: 'if'
      readonly when: Expr
      readonly yes: readonly Statement[]
      readonly no?: readonly Statement[]
    }
  | { readonly kind: 'while'; readonly when: Expr; readonly body: readonly Statement[] }
  /** Counts from `from` to `to`, both included, by `step`. */
  | {
      readonly kind: 'for'
      readonly name: string
      readonly from: Expr
      readonly to: Expr
      readonly step: 1 | 2 | -1
      readonly body: readonly Statement[]
    }
  | {
      readonly kind: 'each'
      readonly name: string
      readonly list: Expr & { readonly kind: 'name' }
      readonly body: readonly Statement[]
    }
  | { readonly kind: 'return'; readonly value: Expr }
  | { readonly kind: 'sort'; readonly list: Expr }
  /** Texts and numbers written one behind the other, perhaps with the end of the line. */
  | { readonly kind: 'write'; readonly parts: readonly Expr[]; readonly line: boolean }
  /** Reads a count and does the body as often. */
  | { readonly kind: 'times'; readonly name: string; readonly body: readonly Statement[] }
  /** Reads some numbers again and again: to the end of the input, or until the first of them is 0,
   * or all of them are. */
  | {
      readonly kind: 'cases'
      readonly names: readonly string[]
      readonly until: 'end' | 'zero' | 'zeros'
      readonly body: readonly Statement[]
    }
  /** Reads `count` groups of numbers one after the other; `index` counts the groups from 1. */
  | {
      readonly kind: 'groups'
      readonly names: readonly string[]
      readonly count: Expr
      readonly index: string
      /** Whether the body asks for the index. */
      readonly counted: boolean
      readonly body: readonly Statement[]
    }
  /** Reads a number that is not needed. */
  | { readonly kind: 'skip' }
  /** Reads a word into a new list of the codes of its letters; `most` is the largest size. */
  | { readonly kind: 'read word'; readonly name: string; readonly most: bigint }
  /** Reads words to the end of the input, each as a list of the codes of its letters. */
  | {
      readonly kind: 'words'
      readonly name: string
      readonly most: bigint
      readonly body: readonly Statement[]
    }
  /** Reads the lines that have numbers, or letters, each as a list of them or of their codes. */
  | {
      readonly kind: 'lines'
      readonly of: 'numbers' | 'letters'
      readonly list: string
      readonly most: bigint
      readonly body: readonly Statement[]
    }

export interface Routine {
  readonly name: string
  /** What is true of the result. */
  readonly comment: Words
  readonly params: readonly Variable[]
  readonly returns: Type
  readonly body: readonly Statement[]
}

/** What stands outside of all functions: a table of constants, a list or a variable to fill. */
export type Global =
  | {
      readonly kind: 'table'
      readonly name: string
      readonly type: List
      readonly values: ArrayLike<number | bigint>
      readonly comment: Words
    }
  | { readonly kind: 'list'; readonly name: string; readonly type: List; readonly size: bigint }
  | { readonly kind: 'let'; readonly name: string; readonly type: Kind; readonly value: bigint }

export interface Program {
  /** What it does and why it is right: paragraphs. */
  readonly about: readonly Words[]
  readonly globals: readonly Global[]
  readonly functions: readonly Routine[]
  readonly main: readonly Statement[]
  /** Whether numbers of the input may be below 0. */
  readonly signed?: boolean
}
