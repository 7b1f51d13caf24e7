import type { Outcome, Prompt, Words } from '@nimber/core'
import type { Snippet } from 'svelte'
import type { Board } from '../worker/board.ts'
import type { Touch } from '../worker/touch.ts'

/** A move as a board sees it. */
export interface Option<T extends Touch = Touch> {
  /** Its place in the list of moves. */
  readonly index: number
  readonly text: Words
  readonly touch: T
  /** What it does for the player: wins, loses, draws; undefined where that is not shown. */
  readonly does: Doing | undefined
  /** Whether it is the move of the hint. */
  readonly tip: boolean
}

export type Doing = 'win' | 'lose' | 'draw'

/** The options that touch a board of one kind. */
export function touching<K extends Touch['kind']>(
  options: readonly Option[],
  kind: K,
): readonly Option<Extract<Touch, { kind: K }>>[] {
  return options.filter((o): o is Option<Extract<Touch, { kind: K }>> => o.touch.kind === kind)
}

/** What a move to a position of this outcome does for the one who makes it. */
export function doing(outcome: Outcome | undefined): Doing | undefined {
  return outcome && ({ N: 'lose', P: 'win', D: 'draw' } as const)[outcome]
}

/** The sign that stands for it beside the colour. */
export const SIGNS: Readonly<Record<Doing, string>> = { win: '✓', lose: '✗', draw: '=' }

/** What a board is given: its options, whether it can be used, and whom to tell of a choice. */
export interface BoardProps {
  readonly options: readonly Option[]
  readonly active: boolean
  /** Told the moves that fit what is chosen, and whether anything is. */
  readonly onpick: (indices: readonly number[], any: boolean) => void
  /** Told a move that one click settles. */
  readonly onplay: (index: number) => void
}

/** What is said under a board, in both languages, before a move is chosen on it. */
export interface BoardAbout {
  /** What the button says that makes the chosen move. */
  readonly verb: Words | ((board: Board) => Words)
  readonly invite: Words | ((board: Board, options: readonly Option[]) => Words)
  /** Whether a move is chosen first and then made, and not by one click. */
  readonly picks: boolean
  /** Whether more clicks tell which of many moves is meant. */
  readonly goesOn?: boolean
}

/** What stands under a board: what its game says, or what the board says of all its games. */
export function prompted(
  board: Board,
  about: BoardAbout,
  options: readonly Option[],
): { readonly invite: Words; readonly verb: Words } {
  const { invite, verb }: Prompt = 'invite' in board || 'verb' in board ? board : {}
  return {
    invite: invite ?? inBoth(about.invite, board, options),
    verb: verb ?? inBoth(about.verb, board),
  }
}

/** What a board says, which may depend on what is drawn on it and on the moves. */
function inBoth<Seen extends readonly unknown[]>(
  words: Words | ((...seen: Seen) => Words),
  ...seen: Seen
): Words {
  return typeof words === 'function' ? words(...seen) : words
}

/** Draws a part of a sum: its board, that of the first position, and the moves within it. */
export type DrawPart = Snippet<[Board, Board | undefined, readonly Option[]]>
