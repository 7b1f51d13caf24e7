import type { Likeness } from '../game.ts'
import { type Bush, GREEN, type Graph, graphOf } from './bush.ts'

/** Rounds in which the vertices learn of their neighbours. */
const ROUNDS = 5

/** Below this the number of an edge is one character. */
const CHARACTERS = 1 << 16

/**
 * A text that tells the bush up to the names of its vertices: these are sorted by what stands
 * around them, and named anew. Some bushes that differ only in names have two such texts, but no
 * text stands for two different bushes.
 */
function textOf(graph: Graph, colours: Uint8Array): string {
  const { ends } = graph
  const { names, count } = namesOf(graph, marksOf(graph, colours))
  const base = count + 1
  const edges = new Float64Array(colours.length)
  for (let i = 0; i < edges.length; i++) {
    const u = names[ends[2 * i] as number] as number
    const v = names[ends[2 * i + 1] as number] as number
    edges[i] = (Math.min(u, v) * base + Math.max(u, v)) * 3 + (colours[i] as number)
  }
  edges.sort()
  if (3 * base * base > CHARACTERS) return `${count} ${edges.join(' ')}`
  let text = `${count} `
  for (let i = 0; i < edges.length; i++) text += String.fromCharCode(edges[i] as number)
  return text
}

/** A number for each vertex that tells something of what stands around it. */
function marksOf({ ends, vertices }: Graph, colours: Uint8Array): Int32Array {
  let marks = new Int32Array(vertices)
  let next = new Int32Array(vertices)
  marks[0] = 1
  for (let round = 0; round < ROUNDS; round++) {
    for (let v = 0; v < vertices; v++) next[v] = Math.imul(marks[v] as number, 0x2c1b3c6d)
    for (let half = 0; half < ends.length; half++) {
      const neighbour = marks[ends[half ^ 1] as number] as number
      const seen = Math.imul(neighbour + 1 + (colours[half >> 1] as number), 0x297a2d39)
      ;(next[ends[half] as number] as number) += seen ^ (seen >>> 15)
    }
    next[0] = 1
    ;[marks, next] = [next, marks]
  }
  return marks
}

/** The names 1, 2, … of the vertices above the ground that have edges, by their marks. */
function namesOf({ ends, vertices }: Graph, marks: Int32Array) {
  const names = new Int32Array(vertices)
  const order: number[] = []
  for (let half = 0; half < ends.length; half++) {
    const v = ends[half] as number
    if (v === 0 || names[v] !== 0) continue
    names[v] = 1
    order.push(v)
  }
  order.sort((u, v) => (marks[u] as number) - (marks[v] as number) || u - v)
  for (let i = 0; i < order.length; i++) names[order[i] as number] = i + 1
  return { names, count: order.length }
}

/** What a bush has in common with those that differ from it in names, or in whose the edges are. */
export function likenessOf(bush: Bush): Likeness {
  const graph = graphOf(bush)
  const key = textOf(graph, bush.colours)
  const other = textOf(
    graph,
    bush.colours.map((colour) => (colour === GREEN ? GREEN : 1 - colour)),
  )
  return other < key ? { key: other, negative: true } : { key, negative: false }
}
