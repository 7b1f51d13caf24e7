import type { Period } from '@nimber/core'
import { language } from '../../i18n/language.svelte.ts'
import { Failure } from '../../worker/protocol.ts'
import { Solver, solver } from '../../worker/solver.ts'
import type { ReadData } from '../../worker/tasks/read.ts'
import type { Bounds } from '../../worker/tasks/table.ts'
import type { Asked, View } from './address.ts'
import { Asking } from './run/asking.svelte.ts'
import { boundsOf, fits, sizeFor } from './size.ts'

/** Table and discovery, one after the other; a question about a position does not wait for them. */
const long = new Solver()
const short = new Solver()
/** A quotient is asked for while the pattern may still be looked for. */
const apart = new Solver()

/** The work allowed at first, as multiples of the usual: a first look for patterns is short. */
const FIRST_WORK = { table: 1, discovery: 0.1, verdict: 1, quotient: 0.4, heaps: 1 }

/** What is wrong with a size. */
export type SizeFault = 'unread' | 'large'

/** What the reader asks in the lab and what is answered. */
export class Lab {
  rule = $state('')
  size = $state('')
  position = $state('')
  view = $state<View>('picture')
  /** What the rule in the field means, or why it means nothing. */
  reading = $state.raw<ReadData>()
  fault = $state.raw<Failure>()
  /** The game of the field where its players have different moves: it has another kind of values. */
  unequal = $state('')
  sizeFault = $state<SizeFault>()
  /** The rule that the answers are about, as it was written, and what it means. */
  asked = $state.raw<{ readonly rule: string; readonly size: string; readonly read: ReadData }>()
  readonly table = new Asking(long, 'table')
  readonly discovery = new Asking(long, 'discover')
  /** The values of heaps where each player has a rule. */
  readonly heapForms = new Asking(long, 'heapForms')
  readonly verdict = new Asking(short, 'verdict')
  readonly checking = new Asking(long, 'check')
  /** The automaton that proves a pattern, with the way of the position through it. */
  readonly automaton = new Asking(short, 'automaton')
  readonly quotient = new Asking(apart, 'quotient')
  readonly quotientChecking = new Asking(apart, 'check')
  readonly writing = new Asking(short, 'write')
  readonly drawing = new Asking(short, 'draw')
  readonly #work = { ...FIRST_WORK }
  #count = 0

  /** Whether the fields say something else than what is answered. */
  get changed(): boolean {
    const { asked } = this
    return asked?.rule !== this.rule || asked.size !== this.size.trim()
  }

  /** The period of the values, where one was found. */
  get period(): Period | undefined {
    const { period, preperiod, saltus } = this.discovery.result ?? { period: null }
    if (period === null) return undefined
    return { from: preperiod ?? 0, length: period, saltus: saltus ?? 0 }
  }

  /** Reads the rule in the field, so that a mistake shows while it is typed. */
  async read(): Promise<ReadData | undefined> {
    const count = ++this.#count
    const { rule } = this
    try {
      const reading = await solver.call('read', rule)
      // a later reading is of what was typed since, or of the same rule
      if (count !== this.#count) return this.rule === rule ? reading : undefined
      this.reading = reading
      this.fault = undefined
      this.unequal = ''
      return reading
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const unequal = await unequalOf(rule)
      if (count !== this.#count) return undefined
      this.reading = undefined
      this.unequal = unequal
      this.fault = unequal === '' ? error : undefined
      return undefined
    }
  }

  /** Whether a theorem settles all positions: of the catalogue, or one that was found for the rule. */
  get settled(): boolean {
    return (
      this.asked?.read.known?.theorem !== undefined ||
      this.table.result?.settled === true ||
      (this.discovery.result?.theorem ?? null) !== null
    )
  }

  /** Asks all that an address or an example asks. */
  async open({ rule, to, position, view }: Asked): Promise<void> {
    this.rule = rule
    this.size = to
    this.position = position
    this.view = view
    await this.compute()
  }

  /** Answers what the fields ask: the table, its pattern, and the position where there is one. */
  async compute(): Promise<void> {
    const written = this.rule
    const read = await this.read()
    if (!read) {
      if (this.unequal !== '' && this.rule === written) await this.#askHeaps()
      return
    }
    let rule = written
    if (read.position !== undefined) {
      // the position behind a game goes into the field of its own
      rule = read.game[language()]
      this.position = read.position
    }
    // the reader may have gone on typing
    if (this.rule === written) this.rule = rule
    const bounds = this.#bounds(read)
    if (this.sizeFault) return
    Object.assign(this.#work, FIRST_WORK)
    this.#clearAnswers()
    const asked = { rule, size: this.size.trim(), read }
    this.asked = asked
    void this.decide()
    if (!bounds) return
    await this.#tabulate(bounds)
    if (this.asked !== asked || this.table.failure?.kind === 'stopped') return
    await this.look()
  }

  /** Answers about heaps for which each player has a rule. */
  async #askHeaps(): Promise<void> {
    Object.assign(this.#work, FIRST_WORK)
    this.#clearAnswers()
    this.verdict.clear()
    this.asked = undefined
    await this.lookAtHeaps()
  }

  /** Works out what such heaps are worth, with so many times the work allowed before. */
  async lookAtHeaps(times = 1): Promise<void> {
    this.#work.heaps *= times
    await this.heapForms.ask({ game: this.unequal, budget: this.#work.heaps })
  }

  #clearAnswers(): void {
    const { table, discovery, heapForms, checking, automaton, quotient, quotientChecking } = this
    for (const asking of [table, discovery, heapForms, checking, automaton]) asking.clear()
    for (const asking of [quotient, quotientChecking]) asking.clear()
  }

  /** The bounds of the size field, set to the usual where they are of the wrong kind. */
  #bounds({ axes }: ReadData): Bounds | undefined {
    this.sizeFault = undefined
    if (axes === undefined) return undefined
    this.size = sizeFor(axes, this.size)
    const bounds = boundsOf(this.size)
    if (!bounds) this.sizeFault = 'unread'
    else if (!fits(bounds)) this.sizeFault = 'large'
    return bounds
  }

  async #tabulate(to: Bounds): Promise<void> {
    if (!this.asked) return
    await this.table.ask({ game: this.asked.rule, to, budget: this.#work.table })
  }

  /** Computes the table once more, with ten times the work allowed. */
  async tabulateFurther(): Promise<void> {
    const bounds = boundsOf(this.asked?.size ?? '')
    if (!bounds) return
    this.#work.table *= 10
    await this.#tabulate(bounds)
  }

  /** Looks for a pattern. */
  async look(): Promise<void> {
    if (!this.asked) return
    await this.discovery.ask({ game: this.asked.rule, budget: this.#work.discovery })
  }

  /** Looks for a pattern once more, with ten times the work allowed. */
  async lookFurther(): Promise<void> {
    this.#work.discovery *= 10
    await this.look()
  }

  /** Looks for the misère quotient of the rule; again with ten times the work where it was too much. */
  async divide(): Promise<void> {
    if (!this.asked) return
    if (this.quotient.result?.exhausted) this.#work.quotient *= 10
    this.quotientChecking.clear()
    await this.quotient.ask({ game: this.asked.rule, budget: this.#work.quotient })
  }

  /** Who wins the position in the field; `most`: how many winning moves are listed. */
  async decide(most = 12): Promise<void> {
    const { asked, position } = this
    if (!asked || position.trim() === '') return this.verdict.clear()
    await this.verdict.ask({ game: asked.rule, position, most, budget: this.#work.verdict })
  }

  /** Asks about the position once more, with ten times the work allowed. */
  async decideFurther(): Promise<void> {
    if (this.verdict.failure?.kind === 'budget') this.#work.verdict *= 10
    await this.decide()
  }

  /** Asks about a position of the table. */
  async choose(...coordinates: number[]): Promise<void> {
    const { asked } = this
    if (!asked) return
    const position = await solver.call('place', { game: asked.rule, coordinates })
    if (this.asked !== asked) return
    this.position = position
    await this.decide()
  }

  /** Ends all runs. */
  close(): void {
    this.#clearAnswers()
    for (const asking of [this.verdict, this.writing, this.drawing]) asking.clear()
  }
}

/** The name of a game whose players have different moves; empty for every other text. */
async function unequalOf(rule: string): Promise<string> {
  try {
    const { game, partizan } = await solver.call('describe', rule.trim(), { limit: 5000 })
    return partizan ? game : ''
  } catch {
    return '' // it is no game at all
  }
}
