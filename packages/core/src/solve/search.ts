import { BeyondBudget } from '../model/errors.ts'
import type { Budget, Game, Outcome } from '../model/game.ts'
import { Moves } from '../model/moves.ts'

/** Every position that can be reached from some starts, with its outcome. */
export interface Explored<P> {
  readonly positions: number
  outcome(position: P): Outcome
  /** The Grundy value; undefined for misère play and where play can go on for ever or be drawn. */
  value(position: P): bigint | undefined
  /** The moves of a position to positions with a property. */
  movesWhere(position: P, wanted: (to: P) => boolean): Moves<P>
}

/**
 * Looks at the whole game tree below the starts and settles every position backwards from the
 * ends: a position with a move to P is N, one whose moves all lead to N is P, and what is never
 * settled is a draw. It knows nothing of the game but its rules.
 */
export function explore<P>(game: Game<P>, starts: Iterable<P>, budget: Budget): Explored<P> {
  const { rules } = game
  const key = (p: P) => (rules.key ?? rules.print).call(rules, p)
  const ids = new Map<string, number>()
  const queue: P[] = []
  let looked = 0
  const idOf = (p: P) => {
    const text = key(p)
    looked += 1 + (text.length >> 6) // long positions take longer
    let id = ids.get(text)
    if (id === undefined) {
      id = queue.length
      ids.set(text, id)
      queue.push(p)
    }
    if (looked > budget.search || 3 * queue.length > budget.search || queue.length > MOST)
      throw searchTooLong(queue.length, queue.length > MOST)
    return id
  }
  for (const start of starts) idOf(start)
  const options: number[][] = []
  for (let id = 0; id < queue.length; id++) {
    const to: number[] = []
    for (const move of rules.moves(queue[id] as P)) to.push(idOf(move.to))
    if ((id & 4095) === 0) budget.progress?.(looked / budget.search)
    options.push(to)
  }
  const { outcomes, values } = settle(game, queue, options)
  const find = (p: P) => ids.get(key(p)) as number
  return {
    positions: queue.length,
    outcome: (p) => outcomes[find(p)] ?? 'D',
    value: (p) => (values ? BigInt(values[find(p)] as number) : undefined),
    movesWhere: (p, wanted) =>
      Moves.of(function* () {
        for (const move of rules.moves(p)) if (wanted(move.to)) yield move
      }),
  }
}

function settle<P>(
  game: Game<P>,
  positions: readonly P[],
  options: readonly (readonly number[])[],
): { outcomes: (Outcome | undefined)[]; values: number[] | undefined } {
  const outcomes = new Array<Outcome | undefined>(options.length)
  const values = new Array<number>(options.length)
  const open = options.map((to) => to.length)
  const parents: number[][] = options.map(() => [])
  for (const [from, to] of options.entries())
    for (const id of to) (parents[id] as number[]).push(from)
  let drawn = false
  const ready: number[] = []
  const decided: number[] = []
  for (const [id, to] of options.entries()) {
    if (to.length > 0) continue
    ready.push(id)
    if (game.rules.stuckDraws?.(positions[id] as P)) drawn = true
    else {
      outcomes[id] = game.convention === 'normal' ? 'P' : 'N'
      decided.push(id)
    }
  }
  const waiting = [...open]
  for (let id = decided.pop(); id !== undefined; id = decided.pop()) {
    for (const parent of parents[id] as number[]) {
      if (outcomes[parent]) continue
      if (outcomes[id] === 'P') outcomes[parent] = 'N'
      else if (--(waiting[parent] as number) === 0) outcomes[parent] = 'P'
      else continue
      decided.push(parent)
    }
  }
  if (drawn || game.convention === 'misere') return { outcomes, values: undefined }
  let settled = 0
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    settled++
    values[id] = mex((options[id] as number[]).map((to) => values[to] as number))
    for (const parent of parents[id] as number[])
      if (--(open[parent] as number) === 0) ready.push(parent)
  }
  return { outcomes, values: settled === options.length ? values : undefined } // a cycle is never settled
}

/** The least number of 0, 1, 2, … that is not in the list. */
function mex(values: readonly number[]): number {
  const present = new Set(values)
  let least = 0
  while (present.has(least)) least++
  return least
}

/** More positions than this do not fit in memory, whatever the budget. */
const MOST = 5_000_000

function searchTooLong(positions: number, full: boolean): BeyondBudget {
  const words = {
    en: `The search met ${positions} positions and did not reach the end.`,
    zh: `搜索遇到 ${positions} 个局面，仍未到底。`,
  }
  return new BeyondBudget(words, full ? Number.POSITIVE_INFINITY : undefined)
}
