import { BeyondBudget } from '../model/errors.ts'
import type { Mover } from '../model/outcome.ts'
import type { Strategy } from './certificate.ts'

/** A part of a sum in which the players move. */
export interface Played {
  readonly start: unknown
  options(position: unknown, mover: Mover): Iterable<unknown>
  /** The one text of a position, by which it is told from others. */
  print(position: unknown): string
}

/** Whether a player who is to move loses, when these positions stand in the parts. */
export type Loses = (positions: readonly unknown[], mover: Mover) => boolean

/** Which position stands in each part. */
type State = readonly number[]

/** A state in which a player loses, with the moves from it and the rows of the answers. */
interface Row {
  readonly state: State
  readonly answers: readonly { readonly move: State; readonly row: number }[]
}

/** The states in which a player loses. */
interface Table {
  readonly rows: readonly Row[]
  /** The row to which the other player begins. */
  readonly first: number | undefined
}

const otherOf = (mover: Mover): Mover => (mover === 'left' ? 'right' : 'left')

/**
 * Finds how the player who wins a sum answers every move of the other, through states in which that
 * one loses. Throws BeyondBudget where these are more answers than there may be.
 */
export class StrategySearch {
  private readonly parts: readonly Part[]
  private readonly loses: Loses
  private readonly most: number
  private answers = 0

  constructor(played: readonly Played[], loses: Loses, most: number) {
    this.parts = played.map((part) => new Part(part))
    this.loses = loses
    this.most = most
  }

  /** The strategy, and where the players who win by beginning begin. */
  find(): { strategy: Omit<Strategy, 'sum'>; first: { left?: number; right?: number } } {
    const [left, right] = [this.table('left'), this.table('right')]
    const used = this.parts.map(() => new Set([0]))
    for (const { rows } of [left, right])
      for (const { state, answers } of rows)
        for (const one of [state, ...answers.map(({ move }) => move)])
          for (const [i, position] of one.entries()) used[i]?.add(position)
    const numbers = used.map((set) => new Map([...set].map((position, i) => [position, i])))
    const flat = (state: State) => state.map((position, i) => numbers[i]?.get(position) ?? 0)
    const written = ({ rows }: Table) =>
      rows.map(({ state, answers }) => [
        ...flat(state),
        ...answers.flatMap(({ move, row }) => [...flat(move), row]),
      ])
    return {
      strategy: {
        met: this.parts.map((part, i) => [...(used[i] ?? [])].map((at) => part.texts[at] ?? '')),
        left: written(left),
        right: written(right),
      },
      first: {
        ...(right.first !== undefined && { left: right.first }),
        ...(left.first !== undefined && { right: left.first }),
      },
    }
  }

  /** The states in which a player loses that are met from the start on. */
  private table(mover: Mover): Table {
    const other = otherOf(mover)
    const start = this.parts.map(() => 0)
    const states: State[] = []
    const rows = new Map<string, number>()
    const rowOf = (state: State): number => {
      const key = keyOf(state)
      const row = rows.get(key) ?? states.push(state) - 1
      rows.set(key, row)
      return row
    }
    if (this.isLost(start, mover)) rowOf(start)
    const first = this.isLost(start, other) ? undefined : rowOf(this.answer(start, other, rows))
    const found: Row[] = []
    // a list gives also what is added to it on the way
    for (const state of states) {
      const answers = this.moves(state, mover).map((move) => {
        this.count()
        return { move, row: rowOf(this.answer(move, other, rows)) }
      })
      found.push({ state, answers })
    }
    return { rows: found, first }
  }

  /** A winning answer of a player: to a state that was met before where there is one. */
  private answer(state: State, mover: Mover, met: ReadonlyMap<string, number>): State {
    const moves = this.moves(state, mover)
    const found =
      moves.find((to) => met.has(keyOf(to))) ?? moves.find((to) => this.isLost(to, otherOf(mover)))
    if (found) return found
    throw new TypeError('a winning player has no winning move')
  }

  private isLost(state: State, mover: Mover): boolean {
    return this.loses(
      state.map((position, i) => this.parts[i]?.positions[position]),
      mover,
    )
  }

  private moves(state: State, mover: Mover): State[] {
    return state.flatMap((position, i) =>
      (this.parts[i] as Part).options(position, mover).map((to) => state.with(i, to)),
    )
  }

  private count(): void {
    if (++this.answers <= this.most) return
    throw new BeyondBudget({
      en: `The certificate of this position has more than ${this.most} answers.`,
      zh: `这个局面的证书所含应对超过 ${this.most} 个。`,
    })
  }
}

/** The positions of a part, numbered as they are met. */
class Part {
  readonly positions: unknown[] = []
  readonly texts: string[] = []
  private readonly numbers = new Map<string, number>()
  private readonly known = new Map<string, readonly number[]>()
  private readonly played: Played

  constructor(played: Played) {
    this.played = played
    this.number(played.start)
  }

  options(position: number, mover: Mover): readonly number[] {
    const key = `${mover} ${position}`
    const before = this.known.get(key)
    if (before) return before
    const all = this.played.options(this.positions[position], mover)
    const found = [...new Set(Array.from(all, (option) => this.number(option)))]
    this.known.set(key, found)
    return found
  }

  private number(position: unknown): number {
    const text = this.played.print(position)
    const known = this.numbers.get(text)
    if (known !== undefined) return known
    const number = this.positions.push(position) - 1
    this.texts.push(text)
    this.numbers.set(text, number)
    return number
  }
}

const keyOf = (state: State) => state.join(' ')
