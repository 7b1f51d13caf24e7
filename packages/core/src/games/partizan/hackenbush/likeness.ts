import type { Likeness } from '../game.ts'
import { type Bush, GREEN, type Graph, graphOf } from './bush.ts'

/** Rounds in which the vertices learn of their neighbours. */
const ROUNDS = 5

/**
 * A text that tells the bush up to the names of its vertices: these are sorted by what stands
 * around them, and named anew. Some bushes that differ only in names have two such texts, but no
 * text stands for two different bushes.
 */
function textOf({ ends, vertices }: Graph, colours: Uint8Array): string {
  let marks = new Int32Array(vertices)
  marks[0] = 1
  for (let round = 0; round < ROUNDS; round++) {
    const next = marks.map((mark) => Math.imul(mark, 0x2c1b3c6d))
    for (let half = 0; half < ends.length; half++) {
      const neighbour = marks[ends[half ^ 1] as number] as number
      const seen = Math.imul(neighbour + 1 + (colours[half >> 1] as number), 0x297a2d39)
      ;(next[ends[half] as number] as number) += seen ^ (seen >>> 15)
    }
    marks = next
    marks[0] = 1
  }
  const order = [...new Set(ends)]
    .filter((v) => v > 0)
    .sort((u, v) => (marks[u] as number) - (marks[v] as number) || u - v)
  const names = new Int32Array(vertices)
  for (const [i, v] of order.entries()) names[v] = i + 1
  const base = order.length + 1
  const edges: number[] = []
  for (let half = 0; half < ends.length; half += 2) {
    const [u, v] = [
      names[ends[half] as number] as number,
      names[ends[half + 1] as number] as number,
    ]
    edges.push((Math.min(u, v) * base + Math.max(u, v)) * 3 + (colours[half >> 1] as number))
  }
  return `${order.length} ${edges.sort((a, b) => a - b).join(' ')}`
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
