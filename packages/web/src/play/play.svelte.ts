import type { Level, MoveRecord, Outcome, Side, Words } from '@nimber/core'
import type { MatchData } from '../worker/match.ts'
import { Failure } from '../worker/protocol.ts'
import { type Solver, solver } from '../worker/solver.ts'
import type { ChoiceData } from '../worker/tasks/reply.ts'
import type { Review } from '../worker/tasks/review.ts'
import type { PositionView } from '../worker/tasks/view.ts'
import { placeOf } from './where.ts'

/** Milliseconds that one question of a match may take. */
const LIMIT = 20_000
/** Milliseconds after which the board is shown while a position is still thought about. */
const SHOWN_AFTER = 700
/** Milliseconds before the computer moves, so that both moves are seen; none where motion is unwanted. */
const PAUSE = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 500

/** What a hint tells: whether the position is won, where to move, which move. */
export type HintStep = 0 | 1 | 2 | 3

/** A match as it is kept: where it began, all its moves, and how many of them are on the board. */
export interface Kept {
  readonly game: string
  readonly start: string
  readonly record: readonly MoveRecord[]
  readonly at: number
  readonly side: Side
  readonly together: boolean
}

/** A match of a person against the computer, or of two people, and what is known of its position. */
export class Play {
  game = $state('')
  start = $state('')
  /** All moves of the match; those behind `at` were taken back or are looked back from. */
  record = $state.raw<readonly MoveRecord[]>([])
  /** How many moves are on the board. */
  at = $state(0)
  /** The side of the person. */
  side = $state<Side>(0)
  /** Whether two people play at this screen. */
  together = $state(false)
  level = $state<Level>('perfect')
  /** Whether the person wants to be told of a move that gives up what there was. */
  warns = $state(false)
  /** What the person's last move gave up; the computer waits. */
  gaveUp = $state<'N' | 'D' | undefined>()
  /** The current position; that before the last move while the new one is worked out. */
  view = $state.raw<PositionView | undefined>()
  /** The first position, which tells how large the board is. */
  first = $state.raw<PositionView | undefined>()
  busy = $state<'looking' | 'thinking' | undefined>()
  /** Whether the position is shown while it is still thought about; it can be played on. */
  plain = $state(false)
  failure = $state.raw<Failure | undefined>()
  /** The move of the hint, from its second step on. */
  advice = $state.raw<ChoiceData | undefined>()
  hintStep = $state<HintStep>(0)
  review = $state.raw<Review | undefined>()
  /** Whether all moves are shown as winning or losing. */
  coloured = $state(false)
  /** What the moves of the view lead to, where that is asked for. */
  outcomes = $state.raw<readonly (Outcome | undefined)[] | undefined>()
  /** Whether the position takes too long to think about, so that the computer guesses. */
  private hurried = false
  private seed = Math.floor(Math.random() * 2 ** 32)
  private runs = new AbortController()
  private readonly solver: Solver

  /** Who shows the board while the other one thinks; without it nothing is shown before. */
  private readonly atOnce: Solver | undefined

  constructor(by: Solver = solver, atOnce?: Solver) {
    this.solver = by
    this.atOnce = atOnce
  }

  /** The moves on the board. */
  readonly moves = $derived<readonly MoveRecord[]>(this.record.slice(0, this.at))

  /** The side to move. */
  get toMove(): Side {
    return this.at % 2 === 0 ? 0 : 1
  }

  /** Whether the person can move now. */
  get mine(): boolean {
    const free = !this.busy || this.plain
    return free && !this.over && !this.gaveUp && this.view !== undefined && this.isMine()
  }

  get over(): boolean {
    return this.view?.result !== undefined
  }

  /** Whether an earlier position is looked at. */
  get lookingBack(): boolean {
    return this.at < this.record.length
  }

  /** The move of the hint, once it was asked for. */
  get tip(): ChoiceData | undefined {
    return this.hintStep === 3 ? this.advice : undefined
  }

  /** Where the move of the hint is made; undefined where that is the move itself. */
  get place(): Words | undefined {
    const { view, advice } = this
    if (!view || !advice || advice.kind === 'lost') return undefined
    return placeOf(view.moves.find(({ to }) => to === advice.to)?.touch, view.board)
  }

  /** Begins a match from a position; the person moves first unless told otherwise. */
  async open(game: string, start: string, side: Side = this.side): Promise<void> {
    await this.resume({ game, start, record: [], at: 0, side, together: this.together })
  }

  /** Goes on with a match that was kept. */
  async resume({ game, start, record, at, side, together }: Kept): Promise<void> {
    this.game = game
    this.start = start
    this.side = side
    this.together = together
    this.first = undefined
    this.view = undefined
    this.record = record
    await this.show(at, at === record.length)
  }

  /** The match, to be kept. */
  kept(): Kept {
    const { game, start, record, at, side, together } = this
    return { game, start, record, at, side, together }
  }

  /** Makes a move of the person; the computer answers. */
  async move(move: MoveRecord): Promise<void> {
    if (!this.mine) return
    const had = this.view?.verdict?.outcome
    this.record = [...this.moves, { text: move.text, to: move.to }]
    await this.show(this.at + 1, true, this.warns && !this.together ? had : undefined)
  }

  /** Takes back the last move of the person and what followed. */
  async undo(): Promise<void> {
    const plies = this.moves.findLastIndex((_, ply) => this.together || ply % 2 === this.side)
    if (plies >= 0) await this.show(plies, false)
  }

  /** Makes the moves again that were taken back, up to the person's next turn. */
  async redo(): Promise<void> {
    const ahead = this.together ? 1 : 2
    await this.show(Math.min(this.record.length, this.at + ahead), true)
  }

  /** Looks at the position after so many moves of the record. */
  async look(at: number): Promise<void> {
    if (at >= 0 && at <= this.record.length) await this.show(at, false)
  }

  /** Lets the computer answer the move that gave something up, or move where it is its turn. */
  async goOn(): Promise<void> {
    this.record = this.moves
    await this.show(this.at, true)
  }

  /** Begins the match anew with the person on a side, or with two people. */
  async seat(side: Side | 'both'): Promise<void> {
    this.together = side === 'both'
    if (side !== 'both') this.side = side
    await this.restart()
  }

  async restart(): Promise<void> {
    this.seed++
    this.record = []
    await this.show(0, true)
  }

  /** Tells more of what a perfect player would do: the outcome, the place, the move. */
  async hint(): Promise<void> {
    if (!this.mine || this.hintStep === 3) return
    await this.ask('looking', async () => {
      if (this.hintStep > 0) this.advice ??= await this.call('hint', this.data())
      this.hintStep = this.hintStep === 0 ? 1 : this.hintStep === 1 && this.place ? 2 : 3
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
    this.plain = false
  }

  private isMine(): boolean {
    return this.together || this.toMove === this.side
  }

  /** Shows the position after so many moves; the computer answers if it may. */
  private async show(at: number, answers: boolean, had?: Outcome): Promise<void> {
    this.stop()
    this.at = at
    this.advice = undefined
    this.hintStep = 0
    this.gaveUp = undefined
    this.review = undefined
    this.outcomes = undefined
    await this.ask('looking', async () => {
      const view = this.seen()
      this.first ??= at === 0 ? undefined : await this.call('view', { ...this.data(), moves: [] })
      this.view = await view
      this.first ??= this.view
      if (this.over) this.review = await this.call('review', this.data())
      else if (this.isMine()) await this.work()
      else if (isWorse(had, this.view.verdict?.outcome)) this.gaveUp = had
      else if (answers) await this.answer()
    })
  }

  /**
   * All that there is to see of the position. Where it takes long, the board and its moves are shown
   * meanwhile by another worker, and stay where it takes too long.
   */
  private async seen(): Promise<PositionView> {
    const { signal } = this.runs
    const data = this.data()
    let known = false
    const timer = setTimeout(async () => {
      const found = await this.board(data)
      if (!found || known || signal.aborted) return
      this.view = found
      this.first ??= found
      this.plain = true
    }, SHOWN_AFTER)
    this.hurried = false
    try {
      return await this.call('view', data)
    } catch (error) {
      // the board stays, or comes, where only the thinking was too long
      if (error instanceof Failure && error.kind !== 'stopped') return this.unthought(data, error)
      throw error
    } finally {
      known = true
      clearTimeout(timer)
      if (this.runs.signal === signal) this.plain = false
    }
  }

  /** The board of a position about which nothing could be found out in time, which is said. */
  private async unthought(data: MatchData, failure: Failure): Promise<PositionView> {
    const found = await this.board(data)
    if (!found) throw failure
    this.failure = failure
    this.hurried = true
    return found
  }

  /** The board and the moves of a position of which nothing else is known; undefined where that fails. */
  private async board(data: MatchData): Promise<PositionView | undefined> {
    const { signal } = this.runs
    const found = this.atOnce?.call('plainView', data, { signal, limit: LIMIT })
    const view = await found?.catch(() => undefined)
    return view && { ...view, verdict: undefined, insight: undefined }
  }

  private async answer(): Promise<void> {
    this.busy = 'thinking'
    const { signal } = this.runs
    const { level, seed, hurried } = this
    const args = { ...this.data(), level, seed, ...(hurried && { hurried }) }
    const [choice] = await Promise.all([this.call('reply', args), pause(PAUSE)])
    if (signal.aborted || !choice) return
    this.record = [...this.moves, { text: choice.text, to: choice.to }]
    this.at++
    this.view = await this.seen()
    if (this.over) this.review = await this.call('review', this.data())
    else await this.work()
  }

  /** Finds out what the moves lead to, where that is to be shown. */
  private async work(): Promise<void> {
    const { view } = this
    if (!this.coloured || !view || !this.isMine() || this.over) return
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

/** Whether a move to a position of outcome `to` gives up what its player had. */
function isWorse(had: Outcome | undefined, to: Outcome | undefined): had is 'N' | 'D' {
  if (had === 'N') return to === 'N' || to === 'D'
  return had === 'D' && to === 'N'
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
