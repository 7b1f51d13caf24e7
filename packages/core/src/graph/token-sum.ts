import type { Outcome } from '../model/outcome.ts'
import { addValues, outcomeOfValue, type Value } from '../model/value.ts'
import { followersOf } from './digraph.ts'
import type { SolvedGraph } from './solve-graph.ts'

/** A move of one of several tokens. */
export interface TokenMove {
  /** Which token, counted from 0. */
  readonly token: number
  readonly from: number
  readonly to: number
}

/** The sum of tokens on a graph: a move takes one of them along an edge. */
export interface TokenSum {
  readonly starts: readonly number[]
  readonly value: Value
  readonly outcome: Outcome
  /** All moves to sums that are lost for the opponent; the one to make is the first. */
  readonly winning: readonly TokenMove[]
  /** All moves that keep a draw; none where the sum is not drawn. */
  readonly drawing: readonly TokenMove[]
}

/**
 * The verdict on tokens that stand on nodes of a solved graph. A winner who always makes the first
 * winning move comes to an end: alone it makes the remoteness fall, with others the sum of the
 * orders in which the nodes were labelled.
 */
export function tokenSum(solved: SolvedGraph, starts: readonly number[]): TokenSum {
  const { values, outcomes } = solved
  const value = starts.reduce<Value>((sum, v) => addValues(sum, values.value(v)), 0n)
  const outcome = outcomeOfValue(value)
  if (outcome === 'P') return { starts, value, outcome, winning: [], drawing: [] }
  const found = [...movesTo(solved, starts, outcome === 'N' ? 'P' : 'D')]
  if (outcome === 'D') return { starts, value, outcome, winning: [], drawing: found }
  const before = (v: number) => (values.labels[v] === -1 ? 0 : (values.order[v] as number))
  const cost = ({ from, to }: TokenMove) =>
    starts.length === 1
      ? (outcomes.remoteness(to) as number)
      : (values.order[to] as number) - before(from)
  return { starts, value, outcome, winning: found.sort((a, b) => cost(a) - cost(b)), drawing: [] }
}

/** The moves of one token after which the sum has an outcome. */
function* movesTo(
  { graph, values }: SolvedGraph,
  starts: readonly number[],
  wanted: Outcome,
): Generator<TokenMove> {
  const { labels } = values
  const infinite = starts.flatMap((v, token) => (labels[v] === -1 ? [token] : []))
  const total = starts.reduce((xor, v) => (labels[v] === -1 ? xor : xor ^ (labels[v] as number)), 0)
  const reaches = infinite
    .slice(0, 2)
    .map(
      (token) =>
        new Set(followersOf(graph, starts[token] as number).map((to) => labels[to] as number)),
    )
  for (const [token, from] of starts.entries()) {
    const own = labels[from] as number
    const rest = own === -1 ? total : total ^ own
    const others = infinite.length - (own === -1 ? 1 : 0)
    const other = reaches[infinite[0] === token ? 1 : 0]
    for (const to of new Set(followersOf(graph, from))) {
      const label = labels[to] as number
      const after = afterMove(rest, others, other, label, () =>
        followersOf(graph, to).some((next) => labels[next] === rest),
      )
      if (after === wanted) yield { token, from, to }
    }
  }
}

/** The outcome of a sum whose finite parts xor to `rest`, whose others are ∞, and a part with a label. */
function afterMove(
  rest: number,
  others: number,
  other: ReadonlySet<number> | undefined,
  label: number,
  reachesRest: () => boolean,
): Outcome {
  if (others > 1) return 'D'
  if (others === 1) return label !== -1 && other?.has(rest ^ label) ? 'N' : 'D'
  if (label !== -1) return label === rest ? 'P' : 'N'
  return reachesRest() ? 'N' : 'D'
}
