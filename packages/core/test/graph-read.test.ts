import { describe, expect, test } from 'vitest'
import { followersOf } from '../src/graph/digraph.ts'
import { readGraph } from '../src/graph/read-graph.ts'
import { BeyondBudget, TextError } from '../src/model/errors.ts'

const budget = { table: 200_000_000, search: 1 }

/** The edges of a text that comes in pieces of a size, as texts `u>v`, and the isolated nodes. */
function read(text: string, size = 1000): string {
  const bytes = new TextEncoder().encode(text)
  const pieces = function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const { graph, names } = readGraph(pieces(), budget)
  const met = new Set<number>()
  const found: string[] = []
  for (let v = 0; v < graph.nodes; v++)
    for (const to of followersOf(graph, v)) {
      met.add(v).add(to)
      found.push(`${names.text(v)}>${names.text(to)}`)
    }
  for (let v = 0; v < graph.nodes; v++) {
    expect(names.find(names.text(v))).toBe(v)
    if (!met.has(v)) found.push(names.text(v))
  }
  return found.join(' ')
}

describe('a graph is read', () => {
  test.each([
    ['a b\nb c\n', 'a>b b>c'],
    ['1 2\r\n2 3\r\n\r\n3 1', '1>2 2>3 3>1'],
    ['# comment\n\n a\tb # and more\n', 'a>b'],
    ['\ufeffa b\n', 'a>b'],
    ['007 7\n16777215 16777216\n99999999999 0\n', '007>7 16777215>16777216 99999999999>0'],
    ['甲 乙\n乙 甲\na a\n', '甲>乙 乙>甲 a>a'],
    ['', ''],
    ['# nothing', ''],
    ['digraph {}', ''],
    ['digraph { a -> b -> c; d }', 'a>b b>c d'],
    [
      '// x\n/* y */ strict digraph "g 1" {\n rankdir=LR\n node [shape=box, label="a -> b"];\n a:n -> {b c} [color=red]\n "x y" -> "q\\"" }',
      'a>b a>c x y>q"',
    ],
    ['digraph G\n{ subgraph cluster { a -> b } b -> -1.5; }\n# end\n', 'a>b b>-1.5'],
    ['[["a","b"],[1,2]]', 'a>b 1>2'],
    ['{"nodes":["a",{"id":"b"},3],"edges":[["a","b"],{"from":"b","to":"a"}]}', 'a>b b>a 3'],
    ['{"links":[{"source":"x","target":"y"}]}', 'x>y'],
    ['{"a":["b","c"],"b":[],"d":[]}', 'a>b a>c d'],
    ['graph 1\ndigraph graph\n', 'graph>1 digraph>graph'],
  ])('%j', (text, edges) => {
    for (const size of [1, 3, 1000]) expect(read(text, size)).toBe(edges)
  })

  test('with the tokens that it names', () => {
    const text = '{"starts":["b",1,"b"],"edges":[["a","b"],[1,"a"]]}'
    const { names, starts } = readGraph([new TextEncoder().encode(text)], budget)
    expect(starts.map((v) => names.text(v))).toEqual(['b', '1', 'b'])
  })
})

describe('a broken text is refused with its line', () => {
  test.each([
    ['a b\nc\nd e\n', 2, 'second node is missing'],
    ['a b\nc d e', 2, 'nothing behind them'],
    [`${'1 2\n'.repeat(500)}x\n1 2`, 501, 'second node is missing'],
    [`a b\n${'x'.repeat(70_000)}`, 2, 'too long'],
    ['digraph {\n a -> ;\n}', 2, 'expected the name of a node'],
    ['digraph {\n a -> b', 2, 'expected'],
    ['digraph {\n a\n -- b }', 3, 'expected'],
    ['graph {\n a -- b }', 1, 'expected “digraph”'],
    ['digraph {\n a -> b [x=\n', 3, 'expected “]”'],
    ['digraph {\n\n /* a -> b }', 3, 'cannot be read as DOT'],
    ['digraph {} x', 1, 'expected the end'],
    ['{"edges":[\n["a","b"],\n["a"]]}', 3, 'expected an edge'],
    ['{"nodes":["a"],\n"edges":[["a","a"],\n\n["a","b"]]}', 4, 'unknown node “b”'],
    ['{"edges":[["a","b"]],\n"starts":["a",\n"c"]}', 3, 'no node of the graph'],
    ['{"edges":[["a","b"]],\n"starts":"a"}', 2, 'expected a list'],
    ['{"a":["b"],\n"c":[1,\n2.5]}', 3, 'expected the name of a node'],
    ['{"a":"b"}', 1, 'expected a list'],
    ['{\n"a":[\n', 2, 'not JSON'],
    ['{\n"a":[1,]}', 2, 'not JSON'],
  ])('%j', (text, line, words) => {
    try {
      read(text)
    } catch (error) {
      expect(error).toBeInstanceOf(TextError)
      if (!(error instanceof TextError)) throw error
      expect(error.words.en).toMatch(
        new RegExp(`^Line ${line}: .*${words.replace(/[[\]]/g, '\\$&')}`),
      )
      expect(error.words.zh).toMatch(new RegExp(`^第 ${line} 行：`))
      expect(error.show('en')).toContain('^')
      return
    }
    throw new Error(`${text} was read`)
  })

  test('bytes that are no text', () => {
    const bytes = new Uint8Array([97, 32, 98, 10, 255, 32, 98, 10])
    expect(() => readGraph([bytes], budget)).toThrow('Line 2: this is not UTF-8 text.')
  })

  test('more edges than the budget allows', () => {
    const text = new TextEncoder().encode('1 2\n'.repeat(11))
    expect(() => readGraph([text], { table: 110, search: 1 })).not.toThrow()
    expect(() => readGraph([text], { table: 109, search: 1 })).toThrow(BeyondBudget)
  })
})
