import { TextError } from '../../model/errors.ts'
import type { Words } from '../../model/words.ts'
import { tokens } from '../../rules/numbers.ts'
import type { Look } from '../game.ts'
import { EXCHANGED, LETTERS, piecesOf } from './board.ts'
import { type Colouring, leftToColour, matters, open, openTo, type Touching } from './colouring.ts'
import type { PartizanRules } from './define.ts'
import type { Likeness } from './game.ts'

type Edge = readonly [number, number]

/** A graph whose vertices are coloured one by one; the graph stays the same object. */
export interface ColouredGraph {
  readonly graph: Graph
  readonly cells: readonly number[]
}

interface Graph {
  /** In the order and the direction in which they were written. */
  readonly edges: readonly Edge[]
  readonly touching: Touching
}

/** Of a larger graph a search could not even keep the moves on its way to the end. */
const MOST_VERTICES = 256

function graphOf(vertices: number, edges: readonly Edge[]): Graph {
  const touching = Array.from({ length: vertices }, (): number[] => [])
  for (const [u, v] of edges) {
    touching[u]?.push(v)
    touching[v]?.push(u)
  }
  return { edges, touching }
}

function read(text: string): ColouredGraph {
  const [first, ...rest] = tokens(text)
  const states = first?.text.toLowerCase() ?? ''
  if (rest.length === 0 && (states === 'empty' || states === '空'))
    return { graph: graphOf(0, []), cells: [] }
  const start = first?.offset ?? 0
  const cells = [...states].map((letter, i) => {
    const cell = letter === '#' ? -1 : LETTERS.indexOf(letter)
    if (cell >= 0 && i < MOST_VERTICES) return cell
    throw new TextError(text, start + i, {
      en: `Expected a state x, o, ., l or r for each vertex here, at most ${MOST_VERTICES}.`,
      zh: `这里应是各顶点的状态 x、o、.、l 或 r，至多 ${MOST_VERTICES} 个。`,
    })
  })
  if (cells.length === 0)
    throw new TextError(text, text.length, {
      en: 'Expected the states of the vertices and the edges, as in .x. 0-1 1-2.',
      zh: '这里应是各顶点的状态和边，例如 .x. 0-1 1-2。',
    })
  const edges = rest.map(({ text: word, offset }): Edge => {
    const [, u = '', v = ''] = /^(\d{1,4})[-–](\d{1,4})$/.exec(word) ?? []
    const ends: Edge = [Number(u), Number(v)]
    if (u !== '' && u !== v && Math.max(...ends) < cells.length) return ends
    throw new TextError(text, offset, {
      en: `Expected an edge u-v between two of the vertices 0 to ${cells.length - 1}, as in 0-1.`,
      zh: `这里应是边 u-v，两端是 0 到 ${cells.length - 1} 中不同的顶点，例如 0-1。`,
    })
  })
  return { graph: graphOf(cells.length, edges), cells }
}

const statesOf = (cells: readonly number[]) => cells.map((cell) => LETTERS[cell] as string).join('')

function print({ graph, cells }: ColouredGraph): string {
  return [statesOf(cells) || 'empty', ...graph.edges.map(([u, v]) => `${u}-${v}`)].join(' ')
}

/** What a player sees of a graph. */
export function lookOfGraph({ graph, cells }: ColouredGraph): Look {
  const edges = graph.edges.map((ends) => ({ ends }))
  return { kind: 'colours', states: statesOf(cells), grounded: false, edges }
}

/** A set of the vertices with the edges between them that `keeps` wants. */
function cutOut(
  { edges }: Graph,
  cells: readonly number[],
  vertices: readonly number[],
  keeps: (u: number, v: number) => boolean,
): ColouredGraph {
  const number = new Map(vertices.map((vertex, i) => [vertex, i]))
  const own: Edge[] = []
  for (const [u, v] of edges) {
    const [a, b] = [number.get(u), number.get(v)]
    if (a !== undefined && b !== undefined && keeps(u, v)) own.push([a, b])
  }
  return {
    graph: graphOf(vertices.length, own),
    cells: vertices.map((vertex) => cells[vertex] as number),
  }
}

/** The graph with its vertices in an order that depends little on their numbers, as a text. */
function likeText(touching: Touching, cells: readonly number[]): string {
  const order = orderOf(touching, cells)
  const rank = new Array<number>(cells.length)
  for (const [i, vertex] of order.entries()) rank[vertex] = i
  const lists = order.map((vertex, i) => {
    const later = (touching[vertex] as readonly number[])
      .map((next) => rank[next] as number)
      .filter((next) => next > i)
      .sort((a, b) => a - b)
    return String.fromCharCode(
      LETTERS.charCodeAt(cells[vertex] as number),
      ...later.map((r) => r + 128),
    )
  })
  return lists.join('')
}

/** The vertices by what is around them; where that is the same for some, one of them is marked. */
function orderOf(touching: Touching, cells: readonly number[]): readonly number[] {
  let marks = cells.map((cell) => cell + 1)
  const order = [...cells.keys()]
  for (let round = 0; round < cells.length; round++) {
    for (let again = 0; again < 3; again++)
      marks = marks.map((mark, vertex) => {
        let sum = mixed(mark)
        for (const next of touching[vertex] as readonly number[])
          sum = (sum + mixed((marks[next] as number) ^ 0x55555555)) | 0
        return sum
      })
    order.sort((u, v) => (marks[u] as number) - (marks[v] as number) || u - v)
    const tie = order.findIndex((vertex, i) => marks[vertex] === marks[order[i + 1] ?? -1])
    if (tie < 0) break
    marks[order[tie] as number] = round + 7
  }
  return order
}

/** A number that has little to do with the one it is made of. */
function mixed(mark: number): number {
  const once = Math.imul(mark ^ (mark >>> 15), 0x2c1b3c6d)
  return Math.imul(once ^ (once >>> 12), 0x297a2d39)
}

function likeness({ graph, cells }: ColouredGraph): Likeness {
  const key = likeText(graph.touching, cells)
  const other = likeText(
    graph.touching,
    cells.map((cell) => EXCHANGED[cell] as number),
  )
  return other < key ? { key: other, negative: true } : { key, negative: false }
}

/** All graphs whose vertices and edges are at most `size` together, in all states. */
function* upTo(size: number): Generator<ColouredGraph> {
  let states: readonly (readonly number[])[] = [[]]
  for (let n = 0; n <= size; n++) {
    const pairs: Edge[] = []
    for (let v = 0; v < n; v++) for (let u = 0; u < v; u++) pairs.push([u, v])
    for (const edges of choices(pairs, size - n)) {
      const graph = graphOf(n, edges)
      for (const cells of states) yield { graph, cells }
    }
    states = states.flatMap((cells) => [0, 1, 2].map((cell) => [...cells, cell]))
  }
}

/** All ways to choose at most `most` of a list. */
function* choices<T>(list: readonly T[], most: number, from = 0): Generator<readonly T[]> {
  yield []
  if (most > 0)
    for (let i = from; i < list.length; i++)
      for (const rest of choices(list, most - 1, i + 1)) yield [list[i] as T, ...rest]
}

/** What a position is, in words. */
export const COLOURED_GRAPH: Words = {
  en: 'the states of the vertices 0, 1, 2, …: x Left’s colour, o Right’s, . free, l or r free for Left or Right alone; then the edges: .x. 0-1 1-2',
  zh: '顶点 0、1、2…… 的状态：x 为左方的颜色，o 为右方的颜色，. 为未涂，l、r 为只有左方、只有右方可涂；然后是各边：.x. 0-1 1-2',
}

/** A game of colouring the vertices of a graph. */
export function colouringOnGraph(colouring: Colouring): PartizanRules<ColouredGraph> {
  const coloured = ({ graph, cells }: ColouredGraph, vertex: number, own: number) => {
    const changed = cells.slice()
    changed[vertex] = own
    return { graph, cells: changed }
  }
  const openOn = ({ graph, cells }: ColouredGraph, mover: 'left' | 'right') =>
    openTo(colouring, graph.touching, cells, mover)
  return {
    parse: read,
    print,
    moves(position, mover) {
      const [own] = piecesOf(mover)
      return openOn(position, mover).map((vertex) => ({
        text: { en: `colour vertex ${vertex}`, zh: `给顶点 ${vertex} 涂色` },
        to: coloured(position, vertex, own),
      }))
    },
    options(position, mover) {
      const [own] = piecesOf(mover)
      return openOn(position, mover).map((vertex) => coloured(position, vertex, own))
    },
    parts({ graph, cells }) {
      const may = open(colouring, graph.touching, cells)
      const { cells: free, sets } = leftToColour(colouring, graph.touching, cells)
      const keeps = (u: number, v: number) => matters(colouring, may[u] as number, may[v] as number)
      return sets.map((vertices) => cutOut(graph, free, vertices, keeps))
    },
    likeness,
    upTo,
  }
}
