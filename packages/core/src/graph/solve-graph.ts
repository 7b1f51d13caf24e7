import { type Digraph, reversed } from './digraph.ts'
import { type Labels, labelsOf } from './labels.ts'
import { type Outcomes, outcomesOf } from './outcomes.ts'

/** A graph with the outcome, the remoteness and the value of every node. */
export interface SolvedGraph {
  readonly graph: Digraph
  readonly outcomes: Outcomes
  readonly values: Labels
}

/** Everything about a token on each node of a graph, in near-linear time. */
export function solveGraph(graph: Digraph): SolvedGraph {
  const back = reversed(graph)
  return { graph, outcomes: outcomesOf(graph, back), values: labelsOf(graph, back) }
}
