import type { Words } from '../model/words.ts'
import type { EdgeList } from './edge-list.ts'
import { errorAt } from './text-place.ts'

type Path = readonly (string | number)[]

/**
 * Adds the nodes and edges of a graph in JSON, of one of three shapes: a list of pairs
 * `[["a", "b"], …]`; `{ "nodes": […], "edges": […] }` with pairs or `{ "from", "to" }` (or
 * `"source"`, `"target"`), where edges may only name the nodes that are listed, if they are, and
 * `"starts"` may list nodes that tokens stand on; or the followers of each node,
 * `{ "a": ["b", "c"] }`. Names are texts or whole numbers.
 */
export function readJson(text: string, edges: EdgeList): void {
  const json = parse(text)
  const { names } = edges
  const refuse = (path: Path, words: Words) => errorAt(text, placeOf(text, path), words)
  const nameOf = (value: unknown, path: Path): string => {
    if (typeof value === 'string' || Number.isSafeInteger(value)) return String(value)
    throw refuse(path, NOT_A_NAME)
  }
  const listOf = (value: unknown, path: Path): readonly unknown[] => {
    if (Array.isArray(value)) return value
    throw refuse(path, NOT_A_LIST)
  }
  const readEdges = (list: readonly unknown[], path: Path, known: boolean) => {
    const node = (value: unknown, place: Path) => {
      const name = nameOf(value, place)
      if (known && names.find(name) === undefined) throw refuse(place, unknownNode(name))
      return names.add(name)
    }
    for (const [i, edge] of list.entries()) {
      const at = [...path, i]
      const pair = isObject(edge) ? ends(edge) : edge
      if (!Array.isArray(pair) || pair.length !== 2) throw refuse(at, NOT_AN_EDGE)
      const source = node(pair[0], at)
      edges.add(source, node(pair[1], at))
    }
  }
  if (Array.isArray(json)) {
    readEdges(json, [], false)
    return
  }
  if (!isObject(json)) throw refuse([], NOT_A_GRAPH)
  if (!('edges' in json) && !('links' in json)) {
    for (const [name, followers] of Object.entries(json)) {
      const source = names.add(name)
      for (const [i, to] of listOf(followers, [name]).entries())
        edges.add(source, names.add(nameOf(to, [name, i])))
    }
    return
  }
  const key = 'edges' in json ? 'edges' : 'links'
  const listed = 'nodes' in json
  if (listed)
    for (const [i, node] of listOf(json.nodes, ['nodes']).entries())
      names.add(nameOf(isObject(node) ? (node.id ?? node.name) : node, ['nodes', i]))
  readEdges(listOf(json[key], [key]), [key], listed)
  if (!('starts' in json)) return
  for (const [i, start] of listOf(json.starts, ['starts']).entries()) {
    const name = nameOf(start, ['starts', i])
    const node = names.find(name)
    if (node === undefined) throw refuse(['starts', i], unknownStart(name))
    edges.starts.push(node)
  }
}

function ends(edge: Readonly<Record<string, unknown>>): readonly unknown[] {
  return [edge.from ?? edge.source, edge.to ?? edge.target]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const place = /position (\d+)/.exec((error as Error).message)?.[1]
    const offset = place === undefined ? text.trimEnd().length : Number(place)
    throw errorAt(text, offset, NOT_JSON)
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Where the value at a path stands in a text that is known to be JSON. */
function placeOf(text: string, path: Path): number {
  const token = /\s*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+)/y
  const next = () => token.exec(text)?.[1] ?? ''
  const start = () => {
    const blank = /\s*/y
    blank.lastIndex = token.lastIndex
    return token.lastIndex + (blank.exec(text)?.[0].length ?? 0)
  }
  const skipValue = () => {
    for (let depth = 0; ; ) {
      const word = next()
      if (word === '{' || word === '[') depth++
      else if (word === '}' || word === ']') depth--
      if (depth === 0 || word === '') return
    }
  }
  for (const step of path) {
    next() // the bracket that opens
    if (typeof step === 'number')
      for (let i = 0; i < step; i++) {
        skipValue()
        next() // the comma
      }
    else
      for (;;) {
        const key = next()
        next() // the colon
        if (key === '' || JSON.parse(key) === step) break
        skipValue()
        next() // the comma
      }
  }
  return start()
}

function unknownNode(name: string): Words {
  return {
    en: `unknown node “${name.slice(0, 60)}”: the list of nodes does not have it.`,
    zh: `未知结点“${name.slice(0, 60)}”：结点列表中没有它。`,
  }
}

function unknownStart(name: string): Words {
  return {
    en: `a token starts on “${name.slice(0, 60)}”, which is no node of the graph.`,
    zh: `棋子的起点“${name.slice(0, 60)}”不是图中的结点。`,
  }
}

const NOT_JSON: Words = { en: 'this is not JSON.', zh: '这不是 JSON。' }
const NOT_A_NAME: Words = {
  en: 'expected the name of a node: a text or a whole number.',
  zh: '这里应是结点的名字：文本或整数。',
}
const NOT_A_LIST: Words = { en: 'expected a list.', zh: '这里应是一个列表。' }
const NOT_AN_EDGE: Words = {
  en: 'expected an edge, as in ["a", "b"] or {"from": "a", "to": "b"}.',
  zh: '这里应是一条边，例如 ["a", "b"] 或 {"from": "a", "to": "b"}。',
}
const NOT_A_GRAPH: Words = {
  en: 'expected a graph, as in {"edges": [["a", "b"]]}.',
  zh: '这里应是一个图，例如 {"edges": [["a", "b"]]}。',
}
