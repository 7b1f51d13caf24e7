import {
  explainTokens,
  graphSvg,
  graphText,
  type Lang,
  MOST_DRAWN_NODES,
  moveWords,
  type NamedGraph,
  type NodeNames,
  printValue,
  readGraph,
  type SolvedGraph,
  solveGraph,
  startsOf,
  type TokenMove,
  type TokenSum,
  tokenSum,
} from '@nimber/core'
import { runApart } from '../files/apart.ts'
import { ByteWriter } from '../files/byte-writer.ts'
import { pieces } from '../files/in-file.ts'
import { OutFile, writeFile } from '../files/out-file.ts'
import { writeOutput } from '../files/stdio.ts'
import { budgetFrom, fail, type Limits } from '../frame/failure.ts'
import {
  bold,
  cyan,
  dim,
  green,
  Progress,
  pad,
  red,
  widthOf,
  wrap,
  yellow,
} from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { judgeGraphs } from './judge.ts'
import { graphWords, wrongGraph } from './words.ts'

interface GraphOptions extends Limits {
  readonly start?: readonly string[]
  readonly format: string
  readonly out?: string
  readonly svg?: string
  readonly judge?: string
  readonly words?: string
}

const FORMATS = ['text', 'json', 'csv', 'dot'] as const
/** Rows of the table and moves that are printed for a person. */
const SHOWN_NODES = 40
const SHOWN_MOVES = 12

/** `nimber graph`: files are written in a thread of its own, where an interrupt has something to clear. */
export async function graphCommand(file: string, options: GraphOptions, lang: Lang): Promise<void> {
  const { out, svg } = options
  if (out === undefined && svg === undefined) runGraph(file, options, lang)
  else await runApart(() => runGraph(file, options, lang))
}

/** Value, outcome, remoteness and move for every node, and the verdict on tokens. */
function runGraph(file: string, options: GraphOptions, lang: Lang): void {
  const progress = new Progress(graphWords[lang].reading)
  let out: OutFile | undefined
  try {
    if (options.judge !== undefined) {
      judgeGraphs(
        pieces(file, progress),
        options.judge,
        options.words,
        budgetFrom(options, progress),
      )
      progress.clear()
      return
    }
    if (options.words !== undefined) throw wrongGraph((say) => say.wordsAlone)
    const format = FORMATS.find((name) => name === options.format)
    if (!format) throw wrongGraph((say) => say.badGraphFormat(options.format))
    out = options.out === undefined ? undefined : new OutFile(options.out)
    const named = readGraph(pieces(file, progress), budgetFrom(options, progress))
    progress.clear()
    const starts = options.start ? startsOf(options.start, named.names) : named.starts
    if (options.svg !== undefined && named.graph.nodes > MOST_DRAWN_NODES)
      throw wrongGraph((say) => say.tooLargeToDraw(named.graph.nodes, MOST_DRAWN_NODES))
    const solved = solveGraph(named.graph)
    const sum = starts.length > 0 ? tokenSum(solved, starts) : undefined
    const { names } = named
    if (options.svg !== undefined)
      writeFile(options.svg, graphSvg({ title: titleOf(file, named, lang), solved, names, lang }))
    const to = out
    const bytes = new ByteWriter(to ? (piece) => to.write(piece) : writeOutput)
    if (format === 'text')
      for (const line of textLines(solved, names, sum, lang)) bytes.text(`${line}\n`)
    else for (const piece of graphText(format, { solved, names, sum })) bytes.text(piece)
    bytes.flush()
    out?.keep()
  } catch (error) {
    progress.clear()
    out?.discard()
    fail(error, lang, options.budget)
  }
}

function titleOf(file: string, { graph }: NamedGraph, lang: Lang): string {
  const size = graphWords[lang].graphSize(graph.nodes, graph.edges)
  return file === '-' ? size : `${file.replace(/^.*[/\\]/, '')} · ${size}`
}

function* textLines(
  solved: SolvedGraph,
  names: NodeNames,
  sum: TokenSum | undefined,
  lang: Lang,
): Generator<string> {
  const say = graphWords[lang]
  const { graph, outcomes, values } = solved
  if (graph.nodes === 0) return yield say.emptyGraph
  const counts = { N: 0, P: 0, D: 0 }
  for (let v = 0; v < graph.nodes; v++) counts[outcomes.outcome(v)]++
  const parts = (['N', 'P', 'D'] as const).map((letter) => `${letter} ${counts[letter]}`)
  yield `${bold(say.graphSize(graph.nodes, graph.edges))} ${dim(`· ${parts.join(' · ')}`)}\n`
  const rows = Array.from({ length: Math.min(graph.nodes, SHOWN_NODES) }, (_, v) => {
    const move = outcomes.move(v)
    return [
      clip(names.text(v)),
      clip(values.text(v)),
      outcomes.outcome(v),
      `${outcomes.remoteness(v) ?? '∞'}`,
      move === undefined ? '' : `→ ${clip(names.text(move))}`,
    ]
  })
  const titles = [say.node, dictionary[lang].value, say.outcome, say.movesLeft, say.moveToMake]
  const widths = titles.map((title, i) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[i] as string))),
  )
  const line = (cells: readonly string[]) =>
    `  ${cells.map((cell, i) => pad(cell, widths[i] as number)).join('  ')}`.trimEnd()
  yield cyan(line(titles))
  for (const row of rows) yield line(row)
  if (graph.nodes > rows.length) yield `  ${say.moreNodes(graph.nodes - rows.length)}`
  if (sum) yield* sumLines(solved, names, sum, lang)
}

function* sumLines(
  solved: SolvedGraph,
  names: NodeNames,
  sum: TokenSum,
  lang: Lang,
): Generator<string> {
  const [say, common] = [graphWords[lang], dictionary[lang]]
  const { starts, outcome, winning, drawing } = sum
  const listed = starts.slice(0, SHOWN_MOVES).map((v) => clip(names.text(v)))
  const on = listed.join(lang === 'en' ? ', ' : '、') + (starts.length > SHOWN_MOVES ? '…' : '')
  yield `\n${bold(wrap(starts.length === 1 ? say.tokenOn(on) : say.tokensOn(on)))}`
  const result = { N: green(common.wins), P: red(common.loses), D: yellow(common.draws) }[outcome]
  yield result + dim(` · ${common.value} ${clip(printValue(sum.value))}`)
  const moves = outcome === 'N' ? winning : drawing
  if (moves.length > 0) {
    const title = outcome === 'N' ? common.winningMoves : say.drawingMoves
    yield `\n${cyan(title)}${common.colon}${moves.length}`
    yield* moveLines(moves, starts.length, names, lang)
  }
  yield `\n${cyan(common.why)}\n${wrap(explainTokens(solved, names, sum)[lang], '  ')}`
}

function* moveLines(
  moves: readonly TokenMove[],
  tokens: number,
  names: NodeNames,
  lang: Lang,
): Generator<string> {
  for (const move of moves.slice(0, SHOWN_MOVES))
    yield wrap(moveWords(move, tokens, names)[lang], '  ')
  if (moves.length > SHOWN_MOVES)
    yield `  ${graphWords[lang].moreMoves(moves.length - SHOWN_MOVES)}`
}

/** A name or value that fits in a column. */
function clip(text: string): string {
  const chars = [...text]
  return chars.length > 20 ? `${chars.slice(0, 19).join('')}…` : text
}
