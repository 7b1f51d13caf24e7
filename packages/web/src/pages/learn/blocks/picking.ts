import type { MoveRecord } from '@nimber/core'
import { Play } from '../../../play/play.svelte.ts'
import type { Solver } from '../../../worker/solver.ts'

/** A position from which moves are only chosen: nobody plays on. */
export class Picking extends Play {
  private readonly picked: (move: MoveRecord) => Promise<void>

  constructor(picked: (move: MoveRecord) => Promise<void>, by?: Solver) {
    super(by)
    this.picked = picked
  }

  override async move(move: MoveRecord): Promise<void> {
    if (this.mine) await this.picked(move)
  }
}
