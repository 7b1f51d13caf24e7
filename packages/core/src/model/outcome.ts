/** N: the player to move wins; P: loses; D: neither can force a win. */
export type Outcome = 'N' | 'P' | 'D'

/** Whether the player who cannot move loses (normal) or wins (misere). */
export type Convention = 'normal' | 'misere'

/** The two players by the moves they have: in an impartial game both have the same. */
export type Mover = 'left' | 'right'

/** Who wins when Left begins, and when Right begins, if both play well; nobody where play is drawn. */
export interface Winners {
  readonly left: Mover | 'nobody'
  readonly right: Mover | 'nobody'
}

/** The letter of an impartial game, in which whoever begins has the same moves. */
export function outcomeOf({ left }: Winners): Outcome {
  return left === 'left' ? 'N' : left === 'right' ? 'P' : 'D'
}
