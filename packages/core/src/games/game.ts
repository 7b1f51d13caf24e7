import type { Move } from '../model/moves.ts'
import type { Convention } from '../model/outcome.ts'
import type { Rules } from '../model/rules.ts'
import type { OfNumbers, Shape } from '../model/shape.ts'
import type { Words } from '../model/words.ts'
import type { CodeRule, CounterRule, HeapRule, Rule } from '../rules/rule.ts'
import type { NetworkLook, SquaresLook, TilesLook } from './boards.ts'
import type { Theorem } from './theorem.ts'

/** What every game has, whether or not its players have the same moves. */
export interface GameBase<P> {
  /** The canonical text: `bash 4`, `take {1,3,4}`, `misere octal 0.77`. */
  readonly name: string
  readonly nameZh: string
  readonly convention: Convention
  readonly rules: Rules<P>
  /** What its positions are made of. */
  readonly shape: Shape<P>
  /** What a player sees of a position. */
  look(position: P): Look
}

/** A rule and a convention, with what is known about them; both players have the same moves. */
export interface Game<P> extends GameBase<P> {
  /** Games whose players have different moves are another kind (`partizan/game.ts`). */
  readonly partizan?: never
  /** What it is; nothing is read back from its name. */
  readonly is: Identity
  /** The rule as data, for a game that the rule language can say. */
  readonly rule?: Rule
  readonly theorem?: Theorem<P>
  /** What is known of the same rule in normal play, for a misère game. */
  readonly normalTheorem?: Theorem<P>
  /** The independent parts of a position, for a game that is a sum. */
  components?(position: P): readonly Component<P>[]
  /** The rule of the heap at a place, from 0, for a game in which it depends on the place alone. */
  ruleOfHeap?(place: number): HeapRule
}

/** What a game is. */
export type Identity =
  /** A game of the catalogue with its parameters filled in. */
  | { readonly kind: 'entry'; readonly entry: Entry; readonly args: Args }
  /** A rule that was written down, in either convention. */
  | { readonly kind: 'rule'; readonly rule: Rule }
  | { readonly kind: 'sum'; readonly parts: readonly Game<unknown>[] }
  /** The moves of another game, but whoever cannot move wins. */
  | { readonly kind: 'misere'; readonly of: Game<unknown> }
  /** A game whose players have different moves, told by whose turn it is (`partizan/turns.ts`). */
  | { readonly kind: 'turns' }
  /** Moves that a program lists. */
  | { readonly kind: 'own' }

/** A part of a position that is moved in on its own. */
export interface Component<P> {
  /** The part's game, or its rule in normal play. */
  readonly game: Game<unknown> | Rule
  readonly position: unknown
  readonly text: Words
  /** The whole position after a move in this part. */
  after(move: Move<unknown>): Move<P>
}

/** A heap, a counter, a step of a staircase: a number with a name. */
export interface Pile {
  /** What a player types for it. */
  readonly label: string
  readonly size: bigint
  readonly note?: Words
  /** How many it has room for, for a box that is drawn with what is in it. */
  readonly room?: bigint
  /** Whether its ends meet, for things that lie side by side. */
  readonly ring?: boolean
}

/** What stands under a board, where its game says it in words of its own. */
export interface Prompt {
  /** What a click does. */
  readonly invite?: Words
  /** What the button says that makes the chosen move. */
  readonly verb?: Words
}

/** What a player sees of a position, and which board draws it. */
export type Look =
  | PilesLook
  | { readonly kind: 'spans'; readonly spans: readonly Span[] }
  | CoinsLook
  | { readonly kind: 'tree'; readonly parents: readonly number[] }
  | { readonly kind: 'graph'; readonly edges: readonly Edge[]; readonly at: string }
  | { readonly kind: 'sum'; readonly parts: readonly LookedPart[] }
  | CellsLook
  | ColoursLook
  | CakesLook
  | SquaresLook
  | NetworkLook
  | TilesLook
  | { readonly kind: 'text'; readonly text: string }

/** A row of coins, or a strip of squares with pieces on some of them. */
export interface CoinsLook {
  readonly kind: 'coins'
  /** The places of the heads, or of the pieces, from 1. */
  readonly heads: readonly bigint[]
  readonly pieces?: true
}

/** A board, or a strip, which is a board of one row: a letter for what stands on each cell. */
export interface CellsLook extends Prompt {
  readonly kind: 'cells'
  /**
   * `.` empty, `l`, `r` empty and for Left or Right alone, `#` no cell; other letters are pieces:
   * `x`, `t` of Left, `o`, `f` of Right, `e` of both.
   */
  readonly rows: readonly string[]
  /** Whether moves name the cells from 1; otherwise the one at the bottom left is a1. */
  readonly places?: 'numbered'
  /** The number of the first cell where it is not 1; positions are then written as numbers. */
  readonly first?: number
  /**
   * What cells and pieces look like where they are no squares with discs: bridges, and points of
   * two lattices where no cell is; dominoes; cells that are covered, mines, and opened ones; coins,
   * `e` heads and `.` tails; cells that are painted all over.
   */
  readonly style?: 'bridges' | 'dominoes' | 'mines' | 'coins' | 'painted'
}

/** Rectangular pieces, of cake, which Left cuts between columns and Right between rows, or of paper. */
export interface CakesLook {
  readonly kind: 'cakes'
  readonly pieces: readonly CakePiece[]
  /** Whether moves name the columns of a piece before its rows. */
  readonly columnsFirst: boolean
  /** Whether either player may cut both ways. */
  readonly shared?: boolean
}

/** How large a piece of cake is. */
export interface CakePiece {
  readonly columns: number
  readonly rows: number
}

/** A graph in colours: edges of Hackenbush, which stand on the ground, or vertices with their states. */
export interface ColoursLook {
  readonly kind: 'colours'
  /** The vertices from 0 with the letter of their state; vertex 0 is the ground of `grounded` graphs. */
  readonly states: string
  readonly grounded: boolean
  readonly edges: readonly ColouredEdge[]
}

/** Whose edge it is: b Left’s, r Right’s, g both players’; absent where only vertices have colours. */
export interface ColouredEdge {
  readonly ends: readonly [number, number]
  readonly colour?: 'b' | 'r' | 'g'
}

/** Numbers with names. */
export interface PilesLook extends Prompt {
  readonly kind: 'piles'
  readonly piles: readonly Pile[]
  /** Which board draws them, and the piece that stands on it where the two are its place. */
  readonly board: PileBoard
  readonly piece?: Piece
  /** Whether the place of the piece stands for two heaps. */
  readonly heaped?: boolean
  /** How far from its corner a board of points goes, which lies at the bottom left: x across, y up. */
  readonly radius?: bigint
  /** The numbers to be reached, on the board `calendar`. */
  readonly goal?: readonly number[]
  /** How many numbers stand side by side, for pairs and the rows of a matrix. */
  readonly columns?: number
  /** What a pile is, where it is no heap: a bottle, a box. Its moves say so themselves. */
  readonly noun?: Words
  /** Where they lie, on the board `places`. */
  readonly places?: Places
  /** What else there is to know of the position, such as what may be taken later. */
  readonly notes: readonly Words[]
  /** The most that may be taken now, where a move says that of the next. */
  readonly limit?: bigint
}

/**
 * Heaps, rows of things side by side, steps of a staircase, the place of a piece on squares, the
 * sides of a rectangle, the rows of a bar that is broken off from its corner, things that lie in
 * places of their own, how far below a hilltop people stand, a date, or plain numbers.
 */
export type PileBoard =
  | 'heaps'
  | 'rows'
  | 'stairs'
  | 'grid'
  | 'rectangle'
  | 'bar'
  | 'places'
  | 'hill'
  | 'calendar'
  | 'numbers'

/** Where piles lie. */
export interface Places {
  /**
   * Side by side, round a circle that turns on with every move and has the pile in question first,
   * on squares, or on the vertices of a tree, of which the first is not a pile.
   */
  readonly on:
    | 'row'
    | 'circle'
    | { readonly columns: number }
    | { readonly parents: readonly number[] }
  /** What stands before the number of a place, where it is no heap. */
  readonly title?: Words
}

/** A piece on a board of squares, whose two numbers are its distances to the corner. */
export type Piece = 'king' | 'queen' | 'rook' | 'knight' | 'token'

/** One pile of each size from lo to hi. */
export interface Span {
  readonly lo: bigint
  readonly hi: bigint
}
type Edge = readonly [string, string]

/** A part of a sum with its own game. */
interface LookedPart {
  readonly game: GameBase<unknown>
  readonly position: unknown
}

/** The numbers behind a game's name, by the names of its parameters. */
export type Args = Readonly<Record<string, bigint>>

/** A parameter written behind a game's name: a number, a range (two numbers), a set (many), or names. */
export type Param =
  | {
      readonly kind: 'number'
      readonly name: string
      readonly least: bigint
      /** The parameter before it that it may not be less than. */
      readonly notBelow?: string
    }
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  | { readonly kind: 'set'; readonly name: string }
  /** Some of several names, one after the other: row1, row2, … are their numbers from 1. */
  | {
      readonly kind: 'choices'
      readonly name: string
      readonly of: readonly Words[]
      readonly least: number
      readonly most: number
    }

/** One game of the catalogue. */
export interface Entry {
  readonly slug: string
  readonly names: Words
  /** Other names that are understood. */
  readonly aliases: readonly string[]
  readonly params: readonly Param[]
  /** The rule in words. */
  readonly about: Words
  /** What a position is, in words. */
  readonly position: Words
  /** Texts `game: position` to begin with. */
  readonly examples: readonly string[]
  /** Where to read of it, for a game that has no theorem. */
  readonly reference?: string | Words
  /** The slug of the game whose moves it has, where it is that game with the other ending. */
  readonly misereOf?: string
  /** The moves of a rule over counters that it is with so many heaps, for a game with any number of them. */
  onHeaps?(names: readonly string[], args: Args): readonly string[] | undefined
  /** The game with its parameters filled in. */
  make(args: Args): Game<unknown>
  /** The parameters for which this game has a given rule, if it is of this kind. */
  recognise(rule: Rule, convention: Convention): Args | undefined
}

/** A rule about heaps with the way from positions to heaps and back. */
export interface HeapFrame<P> extends OfNumbers<P> {
  readonly rule: HeapRule | CodeRule
}

/** A rule about counters with the way from positions to counters and back. */
export interface CounterFrame<P> extends OfNumbers<P> {
  readonly rule: CounterRule
}

/** The rule of a game of heaps and its heaps; undefined for other games. */
export function heapFrame<P>({ rule, shape }: Game<P>): HeapFrame<P> | undefined {
  return rule && rule.kind !== 'counters' && shape.kind === 'heaps' ? { ...shape, rule } : undefined
}

/** The rule of a game of counters and its counters; undefined for other games. */
export function counterFrame<P>({ rule, shape }: Game<P>): CounterFrame<P> | undefined {
  return rule?.kind === 'counters' && shape.kind === 'counters' ? { ...shape, rule } : undefined
}
