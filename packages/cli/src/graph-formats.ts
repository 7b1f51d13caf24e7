import {
  followersOf,
  type NodeNames,
  OUTCOME_PAINTS,
  printValue,
  type SolvedGraph,
  type TokenMove,
  type TokenSum,
} from '@nimber/core'
import type { ByteWriter } from './byte-writer.ts'

const COLOURS = {
  N: OUTCOME_PAINTS.won.light,
  P: OUTCOME_PAINTS.lost.light,
  D: OUTCOME_PAINTS.drawn.light,
} as const

/** Lines are collected and handed on together, which is faster than one by one. */
const TOGETHER = 500

function writeLines(out: ByteWriter, count: number, line: (i: number) => string): void {
  for (let from = 0; from < count; from += TOGETHER) {
    const length = Math.min(TOGETHER, count - from)
    out.text(Array.from({ length }, (_, i) => line(from + i)).join(''))
  }
}

/** One JSON object: `nodes`, a map from the name of a node to what is known of it, and `sum`. */
export function writeGraphJson(
  out: ByteWriter,
  solved: SolvedGraph,
  names: NodeNames,
  sum: TokenSum | undefined,
): void {
  const { graph, outcomes, values } = solved
  out.text(`{"nodeCount":${graph.nodes},"edgeCount":${graph.edges},"nodes":{\n`)
  writeLines(out, graph.nodes, (v) => {
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
  out.text(`},"sum":${JSON.stringify(sum ? sumJson(solved, names, sum) : null)}}\n`)
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

/** Lines `node,value,outcome,remoteness,move`; a cell with a comma or a quote stands in quotes. */
export function writeGraphCsv(
  out: ByteWriter,
  { graph, outcomes, values }: SolvedGraph,
  names: NodeNames,
): void {
  out.text('node,value,outcome,remoteness,move\n')
  writeLines(out, graph.nodes, (v) => {
    const move = outcomes.move(v)
    return `${[
      names.text(v),
      values.text(v),
      outcomes.outcome(v),
      `${outcomes.remoteness(v) ?? ''}`,
      move === undefined ? '' : names.text(move),
    ]
      .map(cell)
      .join(',')}\n`
  })
}

function cell(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}

/** The graph in the DOT language, coloured by outcome, with values; moves to make are bold. */
export function writeGraphDot(
  out: ByteWriter,
  { graph, outcomes, values }: SolvedGraph,
  names: NodeNames,
): void {
  out.text('digraph {\n  node [style=filled]\n')
  writeLines(out, graph.nodes, (v) => {
    const outcome = outcomes.outcome(v)
    const label = `${quoted(names.text(v)).slice(0, -1)}\\n${values.text(v)}"`
    return `  ${quoted(names.text(v))} [label=${label}, fillcolor="${COLOURS[outcome]}", tooltip="${outcome}"]\n`
  })
  writeLines(out, graph.nodes, (v) => {
    const move = outcomes.move(v)
    const lines = Array.from(followersOf(graph, v), (to) => {
      const bold = to === move ? ' [style=bold]' : ''
      return `  ${quoted(names.text(v))} -> ${quoted(names.text(to))}${bold}\n`
    })
    return lines.join('')
  })
  out.text('}\n')
}

function quoted(text: string): string {
  return `"${text.replace(/"/g, '\\"')}"`
}
