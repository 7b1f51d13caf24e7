import { explainEvidence, type Table, tabulate, type Words } from '@nimber/core'
import { budgetOf, type Context } from '../context.ts'
import { gameOfText } from '../games.ts'

export interface TableArgs {
  readonly game: string
  /** The largest heap, or the largest values of two counters. */
  readonly to: Bounds
  readonly budget?: number
}

export type Bounds = readonly [number] | readonly [number, number]

/** Exact whole numbers, in as few bytes as they need. */
export type Values = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** The values of all positions up to a bound, row by row where there are two counters. */
export interface TableData {
  readonly game: Words
  readonly to: Bounds
  /** Whether `values` are outcomes: 0 lost, 1 won, 2 drawn for the player to move. */
  readonly outcomes: boolean
  readonly values: Values
  /** The largest of the values. */
  readonly most: number
  /** How many positions are losing. */
  readonly losing: number
  /** How many are draws. */
  readonly drawn: number
  readonly evidence: Words
  /** Whether a theorem settles it, and with it all positions. */
  readonly settled: boolean
}

const CODES: Readonly<Record<string, number>> = { L: 0, W: 1, D: 2 }

/** A table may be long, since it can be stopped: so many times the usual work. */
const PATIENCE = 20

/** Cells between two reports. */
const REPORT = 4096

/** The table of a game; a value is a whole number below 2^53. */
export function table(args: TableArgs, context: Context): TableData {
  const { game } = gameOfText(args.game)
  const { to } = args
  const budget = budgetOf(context, args.budget)
  const made = tabulate(game, to, { ...budget, table: PATIENCE * budget.table })
  // what a kernel keeps is a view of all its memory: only a copy can be sent
  const values = made.values?.slice() ?? packed(cellsOf(made, to, context))
  let [most, losing, drawn] = [0, 0, 0]
  for (const value of values) {
    if (value === 0) losing++
    else if (value > most) most = value
    if (made.letters && value === CODES.D) drawn++
  }
  return {
    game: { en: game.name, zh: game.nameZh },
    to,
    outcomes: made.letters,
    values,
    most,
    losing,
    drawn,
    evidence: explainEvidence(made.evidence),
    settled: made.evidence.kind === 'theorem',
  }
}

function cellsOf(made: Table, [rows, columns]: Bounds, context: Context): Float64Array {
  const width = columns === undefined ? 1 : columns + 1
  const values = new Float64Array((rows + 1) * width)
  for (let i = 0; i < values.length; i++) {
    const cell = columns === undefined ? made.cell(i) : made.cell(Math.floor(i / width), i % width)
    values[i] = typeof cell === 'string' ? (CODES[cell] as number) : Number(cell)
    if (i % REPORT === 0) context.progress({ done: i / values.length })
  }
  return values
}

function packed(values: Float64Array): Values {
  const most = values.reduce((max, value) => Math.max(max, value), 0)
  if (most < 2 ** 8) return Uint8Array.from(values)
  if (most < 2 ** 16) return Uint16Array.from(values)
  return most < 2 ** 32 ? Uint32Array.from(values) : values
}
