import type { Game } from '../games/game.ts'
import { type Digraph, reversed } from '../graph/digraph.ts'
import { type Labels, labelsOf } from '../graph/labels.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import { Moves } from '../model/moves.ts'
import type { Outcome } from '../model/outcome.ts'
import type { Value } from '../model/value.ts'
import { exploreParts } from './explore-parts.ts'
import { partedRules } from './parts.ts'

/** Every position that can be reached from some starts, with its outcome. */
export interface Explored<P> {
  readonly positions: number
  /** What that took, as a budget counts it. */
  readonly work: number
  /** Whether play can come back to a position. */
  readonly endless: boolean
  /** Whether the position was met. */
  has(position: P): boolean
  outcome(position: P): Outcome
  /**
   * How many moves are left when the winner hurries and the loser delays; undefined for a draw. A
   * winner who makes it fall comes to an end, also where play can go in circles.
   */
  remoteness(position: P): number | undefined
  /** The Grundy value; undefined for misère play and where play can go on for ever or be drawn. */
  value(position: P): bigint | undefined
  /** The generalised value, for play that can go on for ever; undefined where it can be drawn by rule. */
  loopyValue(position: P): Value | undefined
  /** The moves of a position to positions with a property. */
  movesWhere(position: P, wanted: (to: P) => boolean): Moves<P>
}

/**
 * Looks at the whole game tree below the starts and settles every position backwards from the
 * ends: a position with a move to P is N, one whose moves all lead to N is P, and what is never
 * settled is a draw. It knows nothing of the game but its rules.
 */
export function explore<P>(game: Game<P>, starts: Iterable<P>, budget: Budget): Explored<P> {
  if (game.is.kind === 'own' && game.rules.parts) {
    const all = [...starts]
    return exploredApart(game, all, budget) ?? exploredWhole(game, all, budget)
  }
  return exploredWhole(game, starts, budget)
}

function exploredWhole<P>(game: Game<P>, starts: Iterable<P>, budget: Budget): Explored<P> {
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
  const offsets = [0]
  let edges = 0
  let targets = new Uint32Array(64)
  for (let id = 0; id < queue.length; id++) {
    for (const move of rules.moves(queue[id] as P)) {
      if (edges === targets.length) targets = doubled(targets)
      targets[edges++] = idOf(move.to)
    }
    offsets.push(edges)
    if ((id & 4095) === 0) budget.progress?.(looked / budget.search)
  }
  const graph = {
    nodes: queue.length,
    edges,
    offsets: Uint32Array.from(offsets),
    targets: targets.subarray(0, edges),
  }
  const parents = reversed(graph)
  const { outcomes, remoteness, endless, values } = settle(game, queue, graph, parents)
  const find = (p: P) => ids.get(key(p)) as number
  let labels: Labels | undefined
  return {
    positions: queue.length,
    work: Math.max(looked, 3 * queue.length),
    endless,
    has: (p) => ids.has(key(p)),
    outcome: (p) => outcomes[find(p)] ?? 'D',
    remoteness: (p) => remoteness[find(p)],
    value: (p) => (values ? BigInt(values[find(p)] as number) : undefined),
    loopyValue(p) {
      if (game.convention === 'misere' || rules.stuckDraws) return undefined
      labels ??= labelsOf(graph, parents)
      return labels.value(find(p))
    },
    movesWhere: (p, wanted) =>
      Moves.of(function* () {
        for (const move of rules.moves(p)) if (wanted(move.to)) yield move
      }),
  }
}

/**
 * The same part by part, where moves that a program lists lead to sums; games of the catalogue are
 * searched whole, so that what they say of parts is compared with something else.
 */
function exploredApart<P>(
  game: Game<P>,
  starts: Iterable<P>,
  budget: Budget,
): Explored<P> | undefined {
  const parted = partedRules(game as Game<unknown>)
  const tooLong = (positions: number): never => {
    throw searchTooLong(positions, false)
  }
  const found = parted && exploreParts(parted, starts, budget, tooLong)
  if (!found) return undefined
  return {
    positions: found.positions,
    work: found.work,
    endless: false,
    has: found.has,
    outcome: (p) => (found.value(p) === 0n ? 'P' : 'N'),
    remoteness: () => undefined,
    value: found.value,
    loopyValue: (p) => found.value(p),
    movesWhere: (p, wanted) =>
      Moves.of(function* () {
        for (const move of game.rules.moves(p)) if (wanted(move.to)) yield move
      }),
  }
}

function doubled(list: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(2 * list.length)
  longer.set(list)
  return longer
}

/** Settles positions from the ends backwards, those with few moves left first. */
function settle<P>(
  game: Game<P>,
  positions: readonly P[],
  { nodes, offsets, targets }: Digraph,
  { offsets: above, targets: parents }: Digraph,
): {
  outcomes: (Outcome | undefined)[]
  remoteness: (number | undefined)[]
  endless: boolean
  values: Uint32Array | undefined
} {
  const outcomes = new Array<Outcome | undefined>(nodes)
  const remoteness = new Array<number | undefined>(nodes)
  const open = new Uint32Array(nodes)
  let drawn = false
  const ready: number[] = []
  const decided: number[] = []
  const decide = (id: number, outcome: Outcome, moves: number) => {
    outcomes[id] = outcome
    remoteness[id] = moves
    decided.push(id)
  }
  for (let id = 0; id < nodes; id++) {
    open[id] = (offsets[id + 1] as number) - (offsets[id] as number)
    if (open[id] !== 0) continue
    ready.push(id)
    if (game.rules.stuckDraws?.(positions[id] as P)) drawn = true
    else decide(id, game.convention === 'normal' ? 'P' : 'N', 0)
  }
  const waiting = open.slice()
  for (let i = 0; i < decided.length; i++) {
    const id = decided[i] as number
    const moves = (remoteness[id] as number) + 1
    const lost = outcomes[id] === 'P'
    const last = above[id + 1] as number
    for (let at = above[id] as number; at < last; at++) {
      const parent = parents[at] as number
      if (outcomes[parent]) continue
      if (lost) decide(parent, 'N', moves)
      else if (--(waiting[parent] as number) === 0) decide(parent, 'P', moves)
    }
  }
  const valued = game.convention === 'normal' && !drawn
  const values = new Uint32Array(nodes)
  // a value is at most the number of moves; those of the options of a position are marked with it
  const marked = new Uint32Array(open.reduce((most, degree) => Math.max(most, degree), 0) + 2)
  let settled = 0
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    settled++
    if (valued) {
      const end = offsets[id + 1] as number
      for (let at = offsets[id] as number; at < end; at++)
        marked[values[targets[at] as number] as number] = settled
      let least = 0
      while (marked[least] === settled) least++
      values[id] = least
    }
    const last = above[id + 1] as number
    for (let at = above[id] as number; at < last; at++) {
      const parent = parents[at] as number
      if (--(open[parent] as number) === 0) ready.push(parent)
    }
  }
  const endless = settled < nodes // a cycle is never settled
  return { outcomes, remoteness, endless, values: valued && !endless ? values : undefined }
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
