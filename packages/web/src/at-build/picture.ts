import {
  BeyondBudget,
  type Game,
  type Outcome,
  parseAny,
  solve,
  solvePartizan,
  TextError,
} from '@nimber/core'
import { gameOfText } from '../worker/games.ts'

/** Which small positions are losing, to be drawn as squares, row by row. */
export interface Picture {
  /**
   * What a square is: two heaps or counters, down and across; a single heap, counted in reading
   * order; or the small positions one after the other, of players with the same moves or not.
   */
  readonly of: 'pairs' | 'numbers' | 'positions' | 'unequal'
  /** The squares of a side. */
  readonly side: number
  /** The losing squares: four bits a digit, in reading order. */
  readonly lose: string
  /** The drawn ones, where there are any. */
  readonly draw?: string
  /** Those that Left, and those that Right wins whoever begins, where the players have different moves. */
  readonly left?: string
  readonly right?: string
}

/** The squares of a side, where there are as many positions. */
const SIDE = 20
/** Work that one square may take. */
const BUDGET = { table: 200_000, search: 20_000 }
/** Squares that may be too much work before the picture is given up. */
const PATIENCE = 6

/** Fewer losing squares, or fewer others, make no picture. */
const FEWEST = 6

/** The losing positions of a game among its small ones; undefined where there is nothing to see. */
export function picture(text: string): Picture | undefined {
  const { game } = gameOfText(text)
  for (const [of, list] of listsOf(game)) {
    const outcomes = outcomesOf(game, list)
    const losing = outcomes.filter((outcome) => outcome === 'P').length
    const others = outcomes.filter((outcome) => outcome === 'N' || outcome === 'D').length
    if (Math.min(losing, others) < FEWEST) continue
    const draw = outcomes.includes('D') ? { draw: bits(outcomes, 'D') } : {}
    const known = outcomes.findLastIndex((outcome) => outcome !== ' ') + 1
    const side = of === 'pairs' ? SIDE : Math.ceil(Math.sqrt(known))
    return { of, side, lose: bits(outcomes, 'P'), ...draw }
  }
  return undefined
}

/** Who wins the small positions of a game whose players have different moves. */
export function unequalPicture(text: string): Picture | undefined {
  const { game } = parseAny(text)
  if (!game.partizan) return undefined
  const found: string[] = []
  const seen = new Set<string>()
  let failures = 0
  for (const position of game.rules.upTo(SMALL)) {
    const key = game.rules.print(position)
    if (seen.has(key)) continue
    seen.add(key)
    try {
      found.push(solvePartizan(game, position, BUDGET).outcome)
    } catch (error) {
      if (!(error instanceof BeyondBudget)) throw error
      if (++failures > PATIENCE) break
      found.push(' ')
    }
    if (found.length === SIDE * SIDE) break
  }
  if (found.length < FEWEST) return undefined
  const side = Math.ceil(Math.sqrt(found.length))
  const [lose, left, right] = [bits(found, 'P'), bits(found, 'L'), bits(found, 'R')]
  return { of: 'unequal', side, lose, left, right }
}

/** How large the positions are that are looked at. */
const SMALL = 6

/** Lists of positions that may be drawn, the most telling first. */
function* listsOf(game: Game<unknown>): Generator<[Picture['of'], readonly unknown[]]> {
  const pairs = pairsOf(game)
  if (pairs) yield ['pairs', pairs]
  const { rules } = game
  const { at } = rules
  if (rules.axes === 1 && at)
    yield ['numbers', Array.from({ length: SIDE * SIDE }, (_, n) => at([BigInt(n)]))]
  const list: unknown[] = []
  for (const position of rules.upTo(6)) if (list.push(position) === SIDE * SIDE) break
  yield ['positions', list]
}

/** The squares of an outcome, four to a hexadecimal digit. */
function bits(outcomes: readonly string[], wanted: string): string {
  const digits: string[] = []
  for (let i = 0; i < outcomes.length; i += 4) {
    const four = outcomes.slice(i, i + 4).map((outcome) => (outcome === wanted ? '1' : '0'))
    digits.push(Number.parseInt(four.join('').padEnd(4, '0'), 2).toString(16))
  }
  return digits.join('')
}

/** The positions of two numbers, row by row; undefined for a game that has none. */
function pairsOf(game: Game<unknown>): readonly unknown[] | undefined {
  const { rules, shape } = game
  const at = (i: number, j: number): unknown => {
    try {
      if (shape.kind !== 'counters' || shape.names.length !== 2) return rules.parse(`${i} ${j}`)
      // not every pair of counters is a position
      return rules.parse(rules.print(shape.position([BigInt(i), BigInt(j)])))
    } catch (error) {
      if (error instanceof TextError) return undefined // a head at 0, an empty range
      throw error
    }
  }
  const first = at(1, 2)
  if (first === undefined || game.look(first).kind === 'tree') return undefined
  return Array.from({ length: SIDE * SIDE }, (_, n) => at(Math.floor(n / SIDE), n % SIDE))
}

function outcomesOf(
  game: Game<unknown>,
  positions: readonly unknown[],
): readonly (Outcome | ' ')[] {
  let failures = 0
  const outcome = (position: unknown): Outcome | ' ' => {
    if (position === undefined || failures > PATIENCE) return ' '
    try {
      return solve(game, position, BUDGET).outcome
    } catch (error) {
      if (!(error instanceof BeyondBudget)) throw error
      failures++
      return ' '
    }
  }
  return positions.map(outcome)
}
