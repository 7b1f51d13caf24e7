import {
  explainTokens,
  followersOf,
  type GraphFormat,
  graphText,
  moveWords,
  type NodeNames,
  type Outcome,
  printValue,
  readGraph,
  type SolvedGraph,
  solveGraph,
  startsOf,
  TextError,
  type TokenMove,
  tokenSum,
  type Words,
} from '@nimber/core'
import { budgetOf, type Context } from '../context.ts'

export interface GraphArgs {
  /** Edges `u v` a line, DOT or JSON. */
  readonly text: string
  /** The nodes that tokens stand on. */
  readonly starts: string
}

/** What is known of a node. */
export interface NodeData {
  readonly name: string
  /** The value as text: `3`, `∞{0,2}`. */
  readonly value: string
  readonly outcome: Outcome
  /** The moves left; undefined for a draw. */
  readonly remoteness: number | undefined
  /** The node to move to; undefined where there is no move. */
  readonly move: number | undefined
}

export interface TokenMoveData {
  readonly from: number
  readonly to: number
  readonly text: Words
}

/** The verdict on the tokens. */
export interface TokensData {
  /** The nodes that they stand on, one for each token. */
  readonly starts: readonly number[]
  readonly outcome: Outcome
  readonly value: string
  /** The first moves that win, or that keep the draw, and how many there are. */
  readonly moves: readonly TokenMoveData[]
  readonly moveCount: number
  readonly why: Words
}

/** A solved graph as plain data. */
export interface GraphData {
  /** What was asked. */
  readonly asked: GraphArgs
  readonly nodeCount: number
  readonly edgeCount: number
  readonly counts: Readonly<Record<Outcome, number>>
  /** The first nodes, in the order in which the text has them. */
  readonly nodes: readonly NodeData[]
  /** The edges between these, a pair of numbers each. */
  readonly edges: readonly (readonly [number, number])[]
  readonly tokens: TokensData | undefined
  /** What is wrong with the list of tokens. */
  readonly startsFault: Words | undefined
}

/** More nodes are not sent to the page. */
const MOST_NODES = 100_000
const MOST_MOVES = 20
/** Characters read between two reports. */
const PIECE = 1 << 18

/** The values, outcomes and moves of a graph, and the verdict on its tokens; throws a TextError. */
export function graph(asked: GraphArgs, context: Context): GraphData {
  const { graph: read, names } = readGraph(pieces(asked.text, context), budgetOf(context))
  const solved = solveGraph(read)
  const { outcomes, values } = solved
  const counts = { N: 0, P: 0, D: 0 }
  for (let v = 0; v < read.nodes; v++) counts[outcomes.outcome(v)]++
  const shown = Math.min(read.nodes, MOST_NODES)
  const nodes = Array.from(
    { length: shown },
    (_, v): NodeData => ({
      name: names.text(v),
      value: values.text(v),
      outcome: outcomes.outcome(v),
      remoteness: outcomes.remoteness(v),
      move: outcomes.move(v),
    }),
  )
  const edges = nodes.flatMap((_, v) =>
    Array.from(followersOf(read, v), (to): readonly [number, number] => [v, to]),
  )
  const { starts, fault } = startsIn(asked.starts, names)
  return {
    asked,
    nodeCount: read.nodes,
    edgeCount: read.edges,
    counts,
    nodes,
    edges,
    tokens: starts.length > 0 && !fault ? tokensOf(solved, names, starts) : undefined,
    startsFault: fault,
  }
}

export interface GraphFileArgs extends GraphArgs {
  readonly format: GraphFormat
}

/** The answer to a graph as the text of a file, the same that `nimber graph` writes. */
export function graphFile({ text, starts, format }: GraphFileArgs, context: Context): string {
  const { graph: read, names } = readGraph(pieces(text, context), budgetOf(context))
  const solved = solveGraph(read)
  const tokens = startsIn(starts, names).starts
  const sum = tokens.length > 0 ? tokenSum(solved, tokens) : undefined
  return [...graphText(format, { solved, names, sum })].join('')
}

/** The bytes of a text, piece by piece. */
function* pieces(text: string, context: Context): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  for (let at = 0; at < text.length; ) {
    const next = text.codePointAt(at + PIECE - 1) ?? 0
    const end = at + PIECE + (next > 0xffff ? 1 : 0) // no pair of surrogates is cut
    yield encoder.encode(text.slice(at, end))
    at = end
    context.progress({ done: (0.5 * at) / text.length })
  }
}

/** The nodes of a list of names, and what is wrong with the list. */
function startsIn(
  text: string,
  names: NodeNames,
): { readonly starts: readonly number[]; readonly fault?: Words } {
  try {
    return {
      starts: startsOf(
        text.split(/\s+/).filter((word) => word !== ''),
        names,
      ),
    }
  } catch (error) {
    if (!(error instanceof TextError)) throw error
    return { starts: [], fault: error.words }
  }
}

function tokensOf(solved: SolvedGraph, names: NodeNames, starts: readonly number[]): TokensData {
  const sum = tokenSum(solved, starts)
  const moves = sum.outcome === 'N' ? sum.winning : sum.drawing
  const moveData = (move: TokenMove): TokenMoveData => ({
    from: move.from,
    to: move.to,
    text: moveWords(move, starts.length, names),
  })
  return {
    starts,
    outcome: sum.outcome,
    value: printValue(sum.value),
    moves: moves.slice(0, MOST_MOVES).map(moveData),
    moveCount: moves.length,
    why: explainTokens(solved, names, sum),
  }
}
