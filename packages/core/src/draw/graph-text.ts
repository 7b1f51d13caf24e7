import { followersOf } from '../graph/digraph.ts'
import type { NodeNames } from '../graph/node-names.ts'
import type { SolvedGraph } from '../graph/solve-graph.ts'
import type { TokenMove, TokenSum } from '../graph/token-sum.ts'
import { printValue } from '../model/value.ts'
import { OUTCOME_PAINTS } from './graph.ts'

export type GraphFormat = 'json' | 'csv' | 'dot'

/** A solved graph with the names of its nodes, and the verdict on its tokens where it has some. */
interface SolvedNodes {
  readonly solved: SolvedGraph
  readonly names: NodeNames
  readonly sum: TokenSum | undefined
}

const COLOURS = {
  N: OUTCOME_PAINTS.won.light,
  P: OUTCOME_PAINTS.lost.light,
  D: OUTCOME_PAINTS.drawn.light,
} as const

/**
 * A solved graph as text, piece by piece. json: `nodes`, a map from the name of a node to what is
 * known of it, and `sum`; csv: lines `node,value,outcome,remoteness,move`; dot: coloured by
 * outcome, with values, the moves to make bold.
 */
export function graphText(format: GraphFormat, answer: SolvedNodes): Iterable<string> {
  return { json: jsonText, csv: csvText, dot: dotText }[format](answer)
}

/** Nodes are written some hundreds at a time, which is faster than one by one. */
const TOGETHER = 500

function* byNode({ solved }: SolvedNodes, line: (v: number) => string): Generator<string> {
  const { nodes } = solved.graph
  for (let from = 0; from < nodes; from += TOGETHER) {
    const length = Math.min(TOGETHER, nodes - from)
    yield Array.from({ length }, (_, i) => line(from + i)).join('')
  }
}

function* jsonText(answer: SolvedNodes): Generator<string> {
  const { solved, names, sum } = answer
  const { graph, outcomes, values } = solved
  yield `{"nodeCount":${graph.nodes},"edgeCount":${graph.edges},"nodes":{\n`
  yield* byNode(answer, (v) => {
    const move = outcomes.move(v)
    const about = {
      value: values.text(v),
      outcome: outcomes.outcome(v),
      remoteness: outcomes.remoteness(v) ?? null,
      move: move === undefined ? null : names.text(move),
    }
    const end = v < graph.nodes - 1 ? ',\n' : '\n'
    return `${JSON.stringify(names.text(v))}:${JSON.stringify(about)}${end}`
  })
  yield `},"sum":${JSON.stringify(sum ? sumJson(solved, names, sum) : null)}}\n`
}

function sumJson({ outcomes }: SolvedGraph, names: NodeNames, sum: TokenSum): object {
  const { starts, outcome, value, winning, drawing } = sum
  const moveJson = ({ token, from, to }: TokenMove) => ({
    token: token + 1,
    from: names.text(from),
    to: names.text(to),
  })
  const [alone] = starts
  return {
    starts: starts.map((v) => names.text(v)),
    outcome,
    value: printValue(value),
    // what several tokens take together is not known without their product
    remoteness:
      starts.length === 1 && alone !== undefined ? (outcomes.remoteness(alone) ?? null) : null,
    winningMoves: winning.map(moveJson),
    drawingMoves: drawing.map(moveJson),
  }
}

function* csvText(answer: SolvedNodes): Generator<string> {
  const { solved, names } = answer
  const { outcomes, values } = solved
  yield 'node,value,outcome,remoteness,move\n'
  yield* byNode(answer, (v) => {
    const move = outcomes.move(v)
    const cells = [
      names.text(v),
      values.text(v),
      outcomes.outcome(v),
      `${outcomes.remoteness(v) ?? ''}`,
      move === undefined ? '' : names.text(move),
    ]
    return `${cells.map(cell).join(',')}\n`
  })
}

/** A cell of a table; one with a comma, a quote or a line end stands in quotes. */
function cell(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function* dotText(answer: SolvedNodes): Generator<string> {
  const { solved, names } = answer
  const { graph, outcomes, values } = solved
  yield 'digraph {\n  node [style=filled]\n'
  yield* byNode(answer, (v) => {
    const outcome = outcomes.outcome(v)
    const name = quoted(names.text(v))
    const label = `${name.slice(0, -1)}\\n${values.text(v)}"`
    return `  ${name} [label=${label}, fillcolor="${COLOURS[outcome]}", tooltip="${outcome}"]\n`
  })
  yield* byNode(answer, (v) => {
    const move = outcomes.move(v)
    const lines = Array.from(followersOf(graph, v), (to) => {
      const bold = to === move ? ' [style=bold]' : ''
      return `  ${quoted(names.text(v))} -> ${quoted(names.text(to))}${bold}\n`
    })
    return lines.join('')
  })
  yield '}\n'
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}
