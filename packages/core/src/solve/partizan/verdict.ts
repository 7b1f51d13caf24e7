import type { Dyadic } from '../../arith/dyadic.ts'
import type { Form, Forms, PartizanOutcome } from '../../forms/forms.ts'
import type { PartizanGame } from '../../games/partizan/game.ts'
import type { Evidence } from '../../know/evidence.ts'
import type { Moves } from '../../model/moves.ts'
import type { Words } from '../../model/words.ts'

/** A part of a position, and its value where that is known. */
export interface PartizanPart {
  readonly text: Words
  readonly value: Form | undefined
}

/** The numbers at which play stops when Left begins, and when Right begins. */
export interface Stops {
  readonly left: Dyadic
  readonly right: Dyadic
}

/** Who wins a position whose players have different moves, whoever begins, and how that is known. */
export interface PartizanVerdict<P = unknown> {
  readonly game: PartizanGame<P>
  readonly position: P
  /** L, R: Left, Right wins whoever begins; N: who begins; P: who comes second. */
  readonly outcome: PartizanOutcome
  /** The store of the values. */
  readonly forms: Forms
  /** The canonical form; undefined for misère play and where it is beyond the budget. */
  readonly value: Form | undefined
  /** Of a single heap whose form nests and is known by smaller heaps: that form, `{G(99)|0}`. */
  readonly recursion: string | undefined
  /** Known also of a sum whose parts have values but are too much to add up. */
  readonly mean: Dyadic | undefined
  readonly temperature: Dyadic | undefined
  readonly stops: Stops | undefined
  /** The moves by which Left wins when Left begins. */
  readonly left: Moves<P>
  /** The moves by which Right wins when Right begins. */
  readonly right: Moves<P>
  readonly evidence: Evidence
  /** The parts whose values add up to the value; the position itself where there is one only. */
  readonly parts: readonly PartizanPart[]
}
