import type { Lang } from '@nimber/core'
import { refusing } from '../frame/failure.ts'

const en = {
  graph: 'values, outcomes and moves on a directed graph, with draws',
  graphArgument: 'edges “u v” a line, DOT or JSON; - for standard input',
  startOption: 'where tokens stand; several make a sum',
  graphFormatOption: 'text (the default), json, csv or dot',
  svgOption: 'draw a small graph as SVG, to a file',
  graphOutOption: 'write the answer to a file',
  judgeOption: 'graphs as the judges give them, edges or lists; a word each',
  wordsOption: 'the words of --judge: wins,loses,draws (WIN,LOSE,DRAW)',
  judgeHelp: `--judge edges   n m, then m edges u v between the nodes 1..n;
                a word for each node
--judge lists   n, then for each node 0..n-1 its followers as k v1 … vk,
                then tokens as k s1 … sk up to a 0; a word for each sum`,
  badJudge: (text: string) => `Expected --judge edges or --judge lists, found “${text}”.`,
  badWords: 'Expected three words, as in --words WIN,LOSE,DRAW.',
  wordsAlone: '--words belongs to --judge.',
  reading: 'reading',
  badGraphFormat: (text: string) => `Expected --format text, json, csv or dot, found “${text}”.`,
  tooLargeToDraw: (nodes: number, most: number) =>
    `--svg draws up to ${most} nodes, and this graph has ${nodes}: use --format dot.`,
  emptyGraph: 'The graph has no nodes.',
  graphSize: (nodes: number, edges: number) =>
    `${nodes} ${nodes === 1 ? 'node' : 'nodes'}, ${edges} ${edges === 1 ? 'edge' : 'edges'}`,
  node: 'node',
  outcome: 'outcome',
  movesLeft: 'moves left',
  moveToMake: 'move',
  moreNodes: (n: number) => `… and ${n} more (--format csv lists them all)`,
  tokensOn: (names: string) => `Tokens on ${names}`,
  tokenOn: (name: string) => `A token on ${name}`,
  drawingMoves: 'Moves that keep the draw',
  moreMoves: (n: number) => `… and ${n} more (--format json lists them all)`,
}

const zh = {
  graph: '有向图上各结点的值、胜负和走法，含平局',
  graphArgument: '每行一条边“u v”，或 DOT、JSON；- 表示标准输入',
  startOption: '棋子所在的结点；几枚棋子即游戏的和',
  graphFormatOption: 'text（默认）、json、csv 或 dot',
  svgOption: '把小图画成 SVG，写入文件',
  graphOutOption: '把结果写入文件',
  judgeOption: '按评测的格式读图：edges 或 lists，各输出一个词',
  wordsOption: '--judge 输出的词：胜,负,平（WIN,LOSE,DRAW）',
  judgeHelp: `--judge edges   n m，接着 m 条边 u v，结点编号 1..n；每个结点输出一个词
--judge lists   n，接着依次是结点 0..n-1 的后继 k v1 … vk，
                再是各组棋子 k s1 … sk，以 0 结束；每组输出一个词`,
  badJudge: (text: string) => `--judge 后应是 edges 或 lists，却是“${text}”。`,
  badWords: '应有三个词，例如 --words WIN,LOSE,DRAW。',
  wordsAlone: '--words 只与 --judge 同用。',
  reading: '读取',
  badGraphFormat: (text: string) => `--format 应是 text、json、csv 或 dot，却是“${text}”。`,
  tooLargeToDraw: (nodes: number, most: number) =>
    `--svg 至多画 ${most} 个结点，这个图有 ${nodes} 个：请用 --format dot。`,
  emptyGraph: '图中没有结点。',
  graphSize: (nodes: number, edges: number) => `${nodes} 个结点，${edges} 条边`,
  node: '结点',
  outcome: '胜负',
  movesLeft: '剩余步数',
  moveToMake: '走法',
  moreNodes: (n: number) => `……另有 ${n} 个（--format csv 全部列出）`,
  tokensOn: (names: string) => `棋子在 ${names}`,
  tokenOn: (name: string) => `棋子在 ${name}`,
  drawingMoves: '保持平局的走法',
  moreMoves: (n: number) => `……另有 ${n} 种（--format json 全部列出）`,
} satisfies typeof en

type GraphWords = typeof en

/** Everything that `nimber graph` says, by language. */
export const graphWords: Readonly<Record<Lang, GraphWords>> = { en, zh }

/** A wrong option or argument of `nimber graph`. */
export const wrongGraph = refusing(graphWords)
