import type { Formula, Game, Words } from '@nimber/core'
import type { NumberReader, TextWriter } from '@nimber/kernels'
import type { Cases } from './cases.ts'
import type { Range } from './range.ts'
import type { Tag } from './tags.ts'

/**
 * How cases follow each other: one alone, a count first, up to the end of the input, up to a case
 * that begins with 0, up to a case whose leading numbers are all 0.
 */
export type Envelope = 'one' | 'count' | 'end' | 'zero' | 'zeros'

/** Groups of numbers with names, as many as a formula of the numbers before them says. */
export interface List {
  readonly count: Formula
  readonly each: readonly string[]
  /** Where the numbers stand: behind those before them, all on a line, or each group on a line. */
  readonly on: 'same line' | 'a line' | 'lines'
  /** The groups in words. */
  readonly words: Words
  /** What the numbers with a name are called together, where there is a word for it. */
  readonly plural?: Readonly<Record<string, Words>>
  /** Whether no two groups are the same, and their order does not matter. */
  readonly distinct?: boolean
}

/** The numbers of a case in the order of the input: single ones by their names, and lists. */
export type Layout = readonly (string | List)[]

/**
 * What an input of the judge keeps to, as the statement says; where it names no least number, a
 * heap has a stone and a count is not 0.
 */
export interface Bounds {
  /** The range of each number, by the names of the layout. */
  readonly of: Readonly<Record<string, Range>>
  /** Pairs of names of which the first number is never the greater. */
  readonly rising: readonly (readonly [string, string])[]
  /** The most cases of one input. */
  readonly cases: number
  /** The most numbers, or letters of words, that the cases of one input have together. */
  readonly total: number
  /** The same where the statement says it; elsewhere every case may be the largest. */
  readonly sum?: number
}

/** What a tested program may use for one input: ours, since the sources tell no limits of the judges. */
export interface Resources {
  readonly seconds: number
  readonly megabytes: number
}

/** All numbers of a list: by their name, or records whose parts are named behind their keys. */
export interface AllOf {
  readonly all: string | Readonly<Record<string, string>>
}

/** How the numbers of a case make a game and its position. */
export interface Setup {
  /** The slug of a game of the catalogue. */
  readonly game: string
  /** A formula of the numbers that is 1 for the cases of this setup; all where nothing is said. */
  readonly when?: Formula
  /** The parameters of the game, as formulas of the numbers; a set is all of a list. */
  readonly params?: Readonly<Record<string, Formula | AllOf>>
  /** The position: all of a list, or formulas for the heaps, or for the counters of the rule. */
  readonly at: readonly Formula[] | AllOf
}

/** The words for a first player who wins, who loses, and for a draw where there are draws. */
export type OutcomeWords = readonly [wins: string, loses: string, draws?: string]

/**
 * How a winning move is shown. heap: the heap before it and what becomes of it, by the order of the
 * heaps, then by what is left; pair: the two heaps that are left, the smaller first, at first for
 * the move that takes the same from both, then by the smaller heap; take: how much is taken from
 * the one heap, the least first.
 */
export type Shown = 'heap' | 'pair' | 'take'

/** What is printed for a case. */
export type Asks =
  /** Who wins. */
  | { readonly kind: 'winner'; readonly words: OutcomeWords }
  /** A word for who wins, and the winning moves; for a win the word may be missing. */
  | {
      readonly kind: 'moves'
      readonly words: readonly [wins: string | undefined, loses: string]
      readonly show: Shown
      /** Whether each move has a line, or all stand on one with blanks between them. */
      readonly on: 'lines' | 'one line'
      readonly which: 'all' | 'first'
      /** Whether the judge takes the moves of a case in any order. */
      readonly anyOrder: boolean
    }
  /** How many winning moves there are. */
  | { readonly kind: 'count' }
  /** The losing pairs of Wythoff's game up to the one with the difference n. */
  | { readonly kind: 'golden pairs' }

/** All numbers of a case in the order of the input, counts among them. */
export type Numbers = readonly bigint[]

/** A game and a position of it. */
export interface Play {
  readonly game: Game<unknown>
  readonly position: unknown
  /** The heaps of the position as they were read, where it is made of nothing else. */
  readonly heaps?: Uint32Array
}

/** Where the numbers and words of a case come from; what makes no sense is refused. */
export interface CaseInput
  extends Pick<
    NumberReader,
    | 'next'
    | 'require'
    | 'signed'
    | 'list'
    | 'listAndFold'
    | 'blocks'
    | 'decoded'
    | 'fold'
    | 'word'
    | 'atEnd'
  > {
  /** The number of the case, from 1. */
  readonly caseNumber: number
  /** Whether the number of cases was given, so that there is another one. */
  readonly counted: boolean
  /** Ends the run: what was just read should have been. */
  refuse(expected: Words): never
}

/** How much one has to know: 1 for those who have just met the subject, 5 for the hardest. */
export type Level = 1 | 2 | 3 | 4 | 5

/**
 * A program that is stated once and printed in every language: the statements for a case in the
 * notation of `partsOfProgram`. The numbers that a case begins with are read already, by their names
 * in small letters; WINS and LOSES are the words for a first player who does. What the loop over all
 * cases reads is nothing where `reads` is `all`.
 */
export interface ProgramText {
  readonly text: string
  /** Why it is right, where there is more to say than the theorem of the game does. */
  readonly why?: Words
  /** The largest number that it computes, where that is larger than all numbers of the input. */
  readonly most?: bigint
  /** The largest number of the kind `wide`, where it has any. */
  readonly wide?: bigint
  readonly reads?: 'all'
  /** Languages in which it would take longer than judges allow, by their ids. */
  readonly slowIn?: readonly string[]
}

/** What every problem says of itself. */
export interface About {
  readonly id: string
  /** The problem that it is listed behind, where its number does not say the place. */
  readonly after?: string
  readonly title: Words
  /** The rule, in our own words. */
  readonly rule: Words
  readonly tags: readonly Tag[]
  /** The lesson to read, where it is not the first about one of its games. */
  readonly lesson?: string
  readonly level: Level
  readonly envelope: Envelope
  /** What stands before and behind the number of a case, where its answer begins with that. */
  readonly numbered?: readonly [before: string, behind: string]
  /** The word that stands with the number of a case on a line before it. */
  readonly heading?: string
  readonly sample: { readonly input: string; readonly output: string }
  /** The program that solves it, where that does not follow from the theorem of its game. */
  readonly program?: ProgramText
  /** Why no program is printed, where that is not seen from the form of its cases. */
  readonly noProgram?: Words
  /** What makes it the game that it is, which is told with the solution. */
  readonly insight?: Words
  /** What a reader of the answers should know, such as a judge that is not right. */
  readonly remark?: Words
  /** Whether all answers are the same, whatever the case. */
  readonly alike?: boolean
  /** Whether the answers of all cases stand on one line, with nothing between them. */
  readonly oneLine?: boolean
}

/** A judge problem as its entry states it: an envelope, a game, words. */
export interface Statement extends About {
  readonly layout: Layout
  readonly bounds: Bounds
  /** The games of the cases; the first one whose condition holds is that of a case. */
  readonly setups: readonly Setup[]
  readonly asks: Asks
  /** What the numbers should have been, where they make no game. */
  readonly refuse?: (numbers: Numbers) => Words | undefined
}

/** Reads a case and writes the answer, or says that the input is over. */
export type AnswerCase = (input: CaseInput, out: TextWriter) => 'end' | undefined

/**
 * Reads so many cases and writes their answers, for a problem with very many small ones; tells the
 * number of the case, from 1, that is read next.
 */
export type AnswerAll = (
  count: bigint,
  input: CaseInput,
  out: TextWriter,
  begin: (caseNumber: number) => void,
) => void

/** A judge problem: what its entry states and what follows from it. */
export interface Problem extends About {
  readonly resources: Resources
  readonly bounds: Pick<Bounds, 'cases' | 'total' | 'sum'>
  /** The slugs of the games it is about. */
  readonly games: readonly string[]
  /** The numbers of a case. */
  readonly format: Words
  /** The bounds as a person reads them, an inequality each. */
  readonly limits: readonly Words[]
  readonly output: Words
  /** Whether the judge takes the lines of an answer in any order. */
  readonly anyOrder: boolean
  /** What stands behind the last case. */
  readonly ending: string
  readonly cases: Cases<unknown>
  /** The game and the position of a case; throws NoPosition where it has none. */
  play(one: unknown): Play
  readonly answer: AnswerCase
  /** The same for all cases at once, where their number is given. */
  readonly answerAll?: AnswerAll | undefined
}

/** A problem whose cases are numbers and at most a list of them at a time. */
export interface NumbersProblem extends Problem, Statement {
  readonly kind: 'numbers'
  readonly bounds: Bounds
  readonly cases: Cases<Numbers>
  play(numbers: Numbers): Play
}

/** Whether the cases of a problem are numbers. */
export function isNumbersProblem(problem: Problem): problem is NumbersProblem {
  return 'kind' in problem && problem.kind === 'numbers'
}
