import type { GraphData, NodeData } from '../../worker/tasks/graph.ts'
import type { words } from './words.ts'

type Say = (typeof words)['en']

/** What is known of a node, in a sentence: value, outcome with the moves left, the move to make. */
export function aboutNode(
  node: NodeData | undefined,
  data: GraphData | undefined,
  say: Say,
): string {
  if (!node) return say.unsolved
  const { value, outcome, remoteness = 0, move } = node
  const result =
    outcome === 'D' ? say.draws : outcome === 'N' ? say.wins(remoteness) : say.loses(remoteness)
  const to = move === undefined ? undefined : data?.nodes[move]?.name
  return [say.value(value), result, ...(to === undefined ? [] : [say.moveTo(to)])].join(' · ')
}

/** The class of an outcome, which gives it its colour. */
export const CLASS = { N: 'win', P: 'lose', D: 'draw' } as const
