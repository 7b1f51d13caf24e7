import type { Outcome } from '../model/outcome.ts'
import { type Digraph, followersOf } from './digraph.ts'

/** Who wins from each node of a graph, how soon, and by which move; whoever cannot move loses. */
export interface Outcomes {
  outcome(v: number): Outcome
  /** The moves left when the winner hurries and the loser stalls; undefined for a draw. */
  remoteness(v: number): number | undefined
  /** The move to make: wins soonest, loses latest, or keeps the draw; undefined where there is none. */
  move(v: number): number | undefined
}

/**
 * The outcomes of all nodes, settled from the ends backwards in time O(V + E). Nodes come into the
 * queue in the order of their remoteness, so the first follower that is lost gives the quickest
 * win, and the last one that is won the longest resistance (E. R. Berlekamp, J. H. Conway,
 * R. K. Guy, Winning Ways, ch. 9). What is never settled is drawn.
 */
export function outcomesOf(graph: Digraph, back: Digraph): Outcomes {
  const { nodes, offsets } = graph
  const remoteness = new Int32Array(nodes).fill(-1)
  const open = new Uint32Array(nodes)
  const queue = new Uint32Array(nodes)
  let settled = 0
  for (let v = 0; v < nodes; v++) {
    open[v] = (offsets[v + 1] as number) - (offsets[v] as number)
    if (open[v] === 0) {
      remoteness[v] = 0
      queue[settled++] = v
    }
  }
  for (let i = 0; i < settled; i++) {
    const v = queue[i] as number
    const left = remoteness[v] as number
    const lost = left % 2 === 0
    const end = back.offsets[v + 1] as number
    for (let j = back.offsets[v] as number; j < end; j++) {
      const u = back.targets[j] as number
      if ((remoteness[u] as number) >= 0) continue
      if (!lost && --(open[u] as number) > 0) continue
      remoteness[u] = left + 1
      queue[settled++] = u
    }
  }
  return {
    outcome(v) {
      const left = remoteness[v] as number
      return left < 0 ? 'D' : left % 2 === 0 ? 'P' : 'N'
    },
    remoteness(v) {
      const left = remoteness[v] as number
      return left < 0 ? undefined : left
    },
    move(v) {
      const left = remoteness[v] as number
      // a winner goes to one less, a loser can, and a draw (−1) is kept by a draw
      const wanted = left < 0 ? -1 : left - 1
      if (left === 0) return undefined
      return followersOf(graph, v).find((to) => remoteness[to] === wanted)
    },
  }
}
