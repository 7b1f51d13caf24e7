import {
  addValues,
  BeyondBudget,
  type Budget,
  digraphOf,
  type LoopyValue,
  outcomeOfValue,
  type SolvedGraph,
  solveGraph,
  TextError,
  type Words,
} from '@nimber/core'
import { ByteWriter } from '../files/byte-writer.ts'
import { writeOutput } from '../files/stdio.ts'
import { wrongGraph } from './words.ts'

type OutcomeWords = readonly [wins: string, loses: string, draws: string]

const FORMATS = { edges: judgeEdges, lists: judgeLists } as const

/**
 * Answers graphs in a format of the judges, one after the other up to the end of the input. edges:
 * `n m` and m edges `u v` between nodes from 1; a word for each node. lists: `n`, for each node
 * from 0 its followers as `k v1 … vk`, then tokens `k s1 … sk` up to a 0; a word for each sum.
 */
export function judgeGraphs(
  pieces: Iterable<Uint8Array>,
  format: string,
  words: string | undefined,
  budget: Budget,
): void {
  if (format !== 'edges' && format !== 'lists') throw wrongGraph((say) => say.badJudge(format))
  const [wins, loses, draws, ...more] = (words ?? 'WIN,LOSE,DRAW').split(',')
  if (!wins || !loses || !draws || more.length > 0) throw wrongGraph((say) => say.badWords)
  const out = new ByteWriter(writeOutput)
  try {
    const input = new LineNumbers(pieces, budget)
    for (let n = input.next(); n !== undefined; n = input.next())
      FORMATS[format](n, input, [wins, loses, draws], out)
  } finally {
    out.flush()
  }
}

function judgeEdges(nodes: number, input: LineNumbers, words: OutcomeWords, out: ByteWriter): void {
  const edges = input.require(COUNT)
  const node = () => input.below(nodes + 1, 1, NODE_FROM_1) - 1
  const sources: number[] = []
  const targets: number[] = []
  for (let i = 0; i < edges; i++) {
    sources.push(node())
    targets.push(node())
  }
  const { outcomes } = solveGraph(digraphOf(nodes, sources, targets))
  for (let v = 0; v < nodes; v++) out.text(`${wordOf(outcomes.outcome(v), words)}\n`)
}

function judgeLists(nodes: number, input: LineNumbers, words: OutcomeWords, out: ByteWriter): void {
  const sources: number[] = []
  const targets: number[] = []
  for (let v = 0; v < nodes; v++)
    for (let k = input.require(COUNT); k > 0; k--) {
      sources.push(v)
      targets.push(input.below(nodes, 0, NODE_FROM_0))
    }
  const { values }: SolvedGraph = solveGraph(digraphOf(nodes, sources, targets))
  for (let tokens = input.require(TOKENS); tokens > 0; tokens = input.require(TOKENS)) {
    let sum: LoopyValue = 0n
    for (; tokens > 0; tokens--)
      sum = addValues(sum, values.value(input.below(nodes, 0, NODE_FROM_0)))
    out.text(`${wordOf(outcomeOfValue(sum), words)}\n`)
  }
}

const wordOf = (outcome: 'N' | 'P' | 'D', [wins, loses, draws]: OutcomeWords) =>
  ({ N: wins, P: loses, D: draws })[outcome]

const COUNT: Words = { en: 'expected a count', zh: '这里应是个数' }
const TOKENS: Words = {
  en: 'expected the number of tokens, or 0 at the end',
  zh: '这里应是棋子的个数，结束时为 0',
}
const NODE_FROM_1: Words = { en: 'expected a node 1..n', zh: '这里应是结点 1..n' }
const NODE_FROM_0: Words = { en: 'expected a node 0..n−1', zh: '这里应是结点 0..n−1' }

/** Numbers above this are no counts of nodes that could be kept. */
const LARGEST = 2 ** 31
const [LINE_FEED, SPACE, ZERO, NINE] = [10, 32, 48, 57]
/** What a number costs of a budget for tables. */
const NUMBER_COST = 5

/** The numbers of a text that comes in pieces, and the line of the last one. */
class LineNumbers {
  private readonly pieces: Iterator<Uint8Array>
  private readonly most: number
  private bytes: Uint8Array = new Uint8Array(0)
  private at = 0
  private line = 1
  private read = 0

  constructor(pieces: Iterable<Uint8Array>, budget: Budget) {
    this.pieces = pieces[Symbol.iterator]()
    this.most = Math.floor(budget.table / NUMBER_COST)
  }

  /** The next number; undefined at the end. */
  next(): number | undefined {
    let byte = this.peek()
    while (byte !== undefined && byte <= SPACE) {
      if (byte === LINE_FEED) this.line++
      this.at++
      byte = this.peek()
    }
    if (byte === undefined) return undefined
    if (++this.read > this.most) throw tooMany(this.most, this.line)
    let number = 0
    for (; byte !== undefined && byte > SPACE; byte = this.peek()) {
      number = 10 * number + byte - ZERO
      if (byte < ZERO || byte > NINE || number >= LARGEST) throw this.wrong(NUMBER)
      this.at++
    }
    return number
  }

  /** The next number; the end of the input is an error. */
  require(expected: Words): number {
    const number = this.next()
    if (number === undefined)
      throw this.wrong({ en: `${expected.en}, found the end`, zh: `${expected.zh}，却已结束` })
    return number
  }

  /** The next number, which is at least `least` and below `limit`. */
  below(limit: number, least: number, expected: Words): number {
    const number = this.require(expected)
    if (number >= least && number < limit) return number
    throw this.wrong({
      en: `${expected.en}, found ${number}`,
      zh: `${expected.zh}，却是 ${number}`,
    })
  }

  private peek(): number | undefined {
    while (this.at === this.bytes.length) {
      const { done, value } = this.pieces.next()
      if (done) return undefined
      this.bytes = value
      this.at = 0
    }
    return this.bytes[this.at]
  }

  /** An error at the number read last, with as much of its line as the piece at hand has. */
  private wrong({ en, zh }: Words): TextError {
    const { bytes, at } = this
    const start = at === 0 ? 0 : bytes.lastIndexOf(LINE_FEED, at - 1) + 1
    const feed = bytes.indexOf(LINE_FEED, at)
    let word = at
    while (word > start && (bytes[word - 1] as number) > SPACE) word--
    const decode = (to: number) => new TextDecoder().decode(bytes.subarray(start, to))
    return new TextError(decode(feed < 0 ? bytes.length : feed), decode(word).length, {
      en: `Line ${this.line}: ${en}.`,
      zh: `第 ${this.line} 行：${zh}。`,
    })
  }
}

const NUMBER: Words = {
  en: 'expected a number below 2^31',
  zh: '这里应是小于 2^31 的数',
}

function tooMany(numbers: number, line: number): BeyondBudget {
  return new BeyondBudget({
    en: `The input has more than ${numbers} numbers; line ${line} was reached.`,
    zh: `输入超过 ${numbers} 个数；读到第 ${line} 行。`,
  })
}
