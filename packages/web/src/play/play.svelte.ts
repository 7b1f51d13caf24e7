import type { Level, MoveRecord, Outcome, Side } from '@nimber/core'
import { Failure } from '../worker/protocol.ts'
import { type Solver, solver } from '../worker/solver.ts'
import type { ChoiceData } from '../worker/tasks/reply.ts'
import type { Review } from '../worker/tasks/review.ts'
import type { PositionView } from '../worker/tasks/view.ts'

/** Milliseconds that one question of a match may take. */
const LIMIT = 20_000
/** Milliseconds before the computer moves, so that both moves are seen. */
const PAUSE = 500

/** A match of a person against the computer, and what is known of its position. */
export class Play {
  game = $state('')
  start = $state('')
  moves = $state.raw<readonly MoveRecord[]>([])
  /** The side of the person. */
  side = $state<Side>(0)
  level = $state<Level>('perfect')
  /** The current position; that before the last move while the new one is worked out. */
  view = $state.raw<PositionView | undefined>()
  /** The first position, which tells how large the board is. */
  first = $state.raw<PositionView | undefined>()
  busy = $state<'looking' | 'thinking' | undefined>()
  failure = $state.raw<Failure | undefined>()
  tip = $state.raw<ChoiceData | undefined>()
  review = $state.raw<Review | undefined>()
  /** Whether all moves are shown as winning or losing. */
  coloured = $state(false)
  /** What the moves of the view lead to, where that is asked for. */
  outcomes = $state.raw<readonly (Outcome | undefined)[] | undefined>()
  private seed = Math.floor(Math.random() * 2 ** 32)
  private runs = new AbortController()
  private readonly solver: Solver

  constructor(by: Solver = solver) {
    this.solver = by
  }

  /** The side to move. */
  get toMove(): Side {
    return this.moves.length % 2 === 0 ? 0 : 1
  }

  /** Whether the person can move now. */
  get mine(): boolean {
    return !this.busy && !this.over && this.view !== undefined && this.toMove === this.side
  }

  get over(): boolean {
    return this.view?.result !== undefined
  }

  /** Begins a match from a position; the person moves first unless told otherwise. */
  async open(game: string, start: string, side: Side = this.side): Promise<void> {
    this.game = game
    this.start = start
    this.side = side
    this.first = undefined
    this.view = undefined
    await this.goOn([])
  }

  /** Makes a move of the person; the computer answers. */
  async move(move: MoveRecord): Promise<void> {
    if (this.mine) await this.goOn([...this.moves, { text: move.text, to: move.to }])
  }

  /** Takes back the last move of the person and what followed. */
  async undo(): Promise<void> {
    const plies = this.moves.findLastIndex((_, ply) => ply % 2 === this.side)
    if (plies >= 0) await this.goOn(this.moves.slice(0, plies))
  }

  /** Changes sides; the computer goes on where it is its turn. */
  async swap(): Promise<void> {
    this.side = this.side === 0 ? 1 : 0
    await this.goOn(this.moves)
  }

  async restart(): Promise<void> {
    this.seed++
    await this.goOn([])
  }

  /** Shows a move of a perfect player. */
  async hint(): Promise<void> {
    if (!this.mine) return
    await this.ask('looking', async () => {
      this.tip = await this.call('hint', this.data())
    })
  }

  /** Shows or hides what all moves lead to. */
  async colour(on: boolean): Promise<void> {
    this.coloured = on
    this.outcomes = undefined
    if (on && !this.busy) await this.ask('looking', () => this.work())
  }

  /** Stops what is being worked out. */
  stop(): void {
    this.runs.abort()
    this.busy = undefined
  }

  private async goOn(moves: readonly MoveRecord[]): Promise<void> {
    this.stop()
    this.moves = moves
    this.tip = undefined
    this.review = undefined
    this.outcomes = undefined
    await this.ask('looking', async () => {
      this.view = await this.call('view', this.data())
      if (moves.length === 0) this.first = this.view
      if (this.over) this.review = await this.call('review', this.data())
      else if (this.toMove !== this.side) await this.answer()
      else await this.work()
    })
  }

  private async answer(): Promise<void> {
    this.busy = 'thinking'
    const { signal } = this.runs
    const args = { ...this.data(), level: this.level, seed: this.seed }
    const [choice] = await Promise.all([this.call('reply', args), pause(PAUSE)])
    if (signal.aborted || !choice) return
    this.moves = [...this.moves, { text: choice.text, to: choice.to }]
    this.view = await this.call('view', this.data())
    if (this.over) this.review = await this.call('review', this.data())
    else await this.work()
  }

  /** Finds out what the moves lead to, where that is to be shown. */
  private async work(): Promise<void> {
    const { view } = this
    if (!this.coloured || !view || this.toMove !== this.side || this.over) return
    const positions = view.moves.map(({ to }) => to)
    this.outcomes = await this.call('outcomes', { ...this.data(), positions })
  }

  private data() {
    return { game: this.game, start: this.start, moves: this.moves }
  }

  private readonly call: Solver['call'] = (task, args) =>
    this.solver.call(task, args, { signal: this.runs.signal, limit: LIMIT })

  /** Runs questions; a failure is kept to be shown, unless a newer question took their place. */
  private async ask(busy: 'looking' | 'thinking', questions: () => Promise<void>): Promise<void> {
    const runs = new AbortController()
    this.runs = runs
    this.busy = busy
    this.failure = undefined
    try {
      await questions()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.kind !== 'stopped') this.failure = error
    } finally {
      if (this.runs === runs) this.busy = undefined
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
