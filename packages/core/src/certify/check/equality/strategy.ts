import type { Strategy } from '../../certificate.ts'
import { Failure } from '../failure.ts'
import type { Work } from '../work.ts'
import type { Part } from './part.ts'

/** Which position stands in each part. */
type State = readonly number[]

/** The steps that a state takes. */
const PER_STATE = 200

/** A row of a strategy: a state in which a player loses, and what is answered to each move. */
interface Row {
  readonly state: State
  /** The row to which the answer leads, by the key of the state that is answered. */
  readonly answers: ReadonlyMap<string, number>
}

/** Replays a strategy: whoever moves in one of its states loses, because every move is answered. */
export class Replay {
  private readonly parts: readonly Part[]
  private readonly work: Work
  private readonly tables: readonly [Table, Table]
  private readonly met: ReadonlySet<number>[]

  constructor({ left, right }: Strategy, parts: readonly Part[], work: Work) {
    this.parts = parts
    this.work = work
    this.tables = [new Table(left, parts, 'proof.left'), new Table(right, parts, 'proof.right')]
    this.met = parts.map((_, i) => new Set([0, ...this.tables.flatMap((t) => [...t.met(i)])]))
  }

  /**
   * Throws a Failure unless both tables hold, and nothing stands in them that is not needed. `starts`
   * has, for each player, the rows with which that player's table begins.
   */
  confirm(starts: readonly [readonly number[], readonly number[]]): number {
    let states = 0
    for (const [side, table] of this.tables.entries()) {
      const reached = new Set(starts[side])
      for (const number of reached) {
        this.work.reached(reached.size / (table.rows.length + 1))
        const row = table.rows[number]
        if (!row) throw noRow(table.name, number)
        states += 1 + row.answers.size
        for (const answer of this.confirmRow(row, side === 0)) reached.add(answer)
      }
      if (reached.size < table.rows.length)
        throw new Failure(
          `${table.name} has rows that no play reaches.`,
          `${table.name} 中有走不到的行。`,
        )
    }
    for (const [i, { size }] of this.parts.entries())
      if ((this.met[i]?.size ?? 0) < size)
        throw new Failure(
          `proof.met[${i}] lists a position that is not met.`,
          `proof.met[${i}] 列出了没有遇到的局面。`,
        )
    return states
  }

  /** Throws a Failure unless the claim's state is that of the first row of a player's table. */
  confirmStart(left: boolean): void {
    const { rows, name } = this.table(left)
    if (!rows[0] || rows[0].state.some((position) => position !== 0))
      throw new Failure(
        `${name} does not begin with the position of the claim.`,
        `${name} 没有从所称的局面开始。`,
      )
  }

  /** Throws a Failure unless a player who begins can move to a row, in which the other loses. */
  confirmFirst(left: boolean, row: number): void {
    const start = this.parts.map(() => 0)
    if (!this.leadsTo(start, left, row)) throw wrongAnswer(this.table(!left).name, start)
  }

  /** The rows of the answers to all moves of the player who loses. */
  private confirmRow({ state, answers }: Row, left: boolean): Iterable<number> {
    const moves = this.moves(state, left)
    if (moves.length !== answers.size || moves.some((move) => move.includes(-1)))
      throw new Failure(
        `Not every move from the state [${state}] has an answer, and nothing else.`,
        `状态 [${state}] 的走法与应对不是一一对应的。`,
      )
    for (const move of moves) {
      const answer = answers.get(keyOf(move))
      if (answer === undefined || !this.leadsTo(move, !left, answer))
        throw wrongAnswer(this.table(left).name, move)
    }
    return answers.values()
  }

  /** Whether a player can move from a state to a row of the other player's table. */
  private leadsTo(state: State, left: boolean, row: number): boolean {
    const to = this.table(!left).rows[row]?.state
    return to !== undefined && this.moves(state, left).some((move) => keyOf(move) === keyOf(to))
  }

  private moves(state: State, left: boolean): State[] {
    this.work.spend(PER_STATE)
    return state.flatMap((position, i) => {
      const options = (this.parts[i] as Part).options(position, left)
      this.work.spend(PER_STATE * options.length * state.length)
      return options.map((to) => state.with(i, to))
    })
  }

  private table(left: boolean): Table {
    return this.tables[left ? 0 : 1]
  }
}

/** The states in which a player is to move and loses. */
class Table {
  readonly name: string
  readonly rows: readonly Row[]
  readonly numbers: ReadonlyMap<string, number>

  constructor(rows: readonly (readonly number[])[], parts: readonly Part[], name: string) {
    this.name = name
    this.rows = rows.map((row, i) => readRow(row, parts, `${name}[${i}]`))
    this.numbers = new Map(this.rows.map(({ state }, i) => [keyOf(state), i]))
    if (this.numbers.size < rows.length)
      throw new Failure(`${name} has a state twice.`, `${name} 中有状态重复。`)
  }

  /** The positions that are met in a part. */
  *met(part: number): Generator<number> {
    for (const { state, answers } of this.rows) {
      yield state[part] as number
      for (const key of answers.keys()) yield Number(key.split(' ')[part])
    }
  }
}

function readRow(row: readonly number[], parts: readonly Part[], what: string): Row {
  const width = parts.length
  const state = row.slice(0, width)
  const answers = new Map<string, number>()
  let at = width
  for (; at + width < row.length; at += width + 1) {
    const move = row.slice(at, at + width)
    confirmState(move, parts, what)
    answers.set(keyOf(move), row[at + width] as number)
  }
  confirmState(state, parts, what)
  if (at !== row.length || answers.size !== (row.length - width) / (width + 1))
    throw new Failure(
      `${what} is not a state and, for each move, a state and a row.`,
      `${what} 应是一个状态，随后每个走法一个状态和一个行号。`,
    )
  return { state, answers }
}

function confirmState(state: State, parts: readonly Part[], what: string): void {
  if (parts.some(({ size }, i) => (state[i] ?? size) >= size))
    throw new Failure(
      `${what} has a position that proof.met does not list.`,
      `${what} 中有 proof.met 没有列出的局面。`,
    )
}

const keyOf = (state: State) => state.join(' ')

function noRow(table: string, row: number): Failure {
  return new Failure(`${table} has no row ${row}.`, `${table} 没有第 ${row} 行。`)
}

function wrongAnswer(table: string, state: State): Failure {
  return new Failure(
    `The answer in the state [${state}] is not a move to a row of ${table}.`,
    `状态 [${state}] 的应对不是走到 ${table} 中一行的走法。`,
  )
}
