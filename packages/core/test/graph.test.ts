import { describe, expect, test } from 'vitest'
import { type Digraph, digraphOf, followersOf } from '../src/graph/digraph.ts'
import { solveGraph } from '../src/graph/solve-graph.ts'
import { type TokenMove, tokenSum } from '../src/graph/token-sum.ts'
import { addValues, outcomeOfValue, printValue } from '../src/model/value.ts'
import { cpuTime, expectInTime } from './cpu.ts'

/** Numbers below a bound, the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function randomGraph(next: (below: number) => number, most: number, density: number): Digraph {
  const nodes = 1 + next(most)
  const edges = next(Math.floor(nodes * density) + 1)
  const list = (below: number) => Array.from({ length: edges }, () => next(below))
  return digraphOf(nodes, list(nodes), list(nodes))
}

/** The definition, word for word: labels are given until none can be. */
function plainLabels(graph: Digraph): number[] {
  const labels = new Array<number>(graph.nodes).fill(-1)
  for (let changed = true; changed; ) {
    changed = false
    for (let v = 0; v < graph.nodes; v++) {
      if (labels[v] !== -1) continue
      const reached = new Set([...followersOf(graph, v)].map((to) => labels[to]))
      let mex = 0
      while (reached.has(mex)) mex++
      const open = [...followersOf(graph, v)].filter((to) => labels[to] === -1)
      if (!open.every((u) => followersOf(graph, u).some((w) => labels[w] === mex))) continue
      labels[v] = mex
      changed = true
    }
  }
  return labels
}

/** Outcome and remoteness by rounds: after r rounds everything of remoteness r is known. */
function plainRemoteness(options: readonly (readonly number[])[]): number[] {
  const known = new Array<number>(options.length).fill(-1)
  for (let round = 0; round <= options.length; round++) {
    const before = [...known]
    for (const [v, to] of options.entries()) {
      if (known[v] !== -1) continue
      const won = to.some((u) => (before[u] as number) >= 0 && (before[u] as number) % 2 === 0)
      const lost = to.every((u) => (before[u] as number) % 2 === 1)
      if (won || lost) known[v] = round
    }
  }
  return known
}

/** The options of all positions of `count` tokens, as numbers in base `nodes`. */
function product(graph: Digraph, count: number): number[][] {
  const { nodes } = graph
  return Array.from({ length: nodes ** count }, (_, position) => {
    const to: number[] = []
    for (let i = 0, unit = 1; i < count; i++, unit *= nodes) {
      const v = Math.floor(position / unit) % nodes
      for (const u of followersOf(graph, v)) to.push(position + (u - v) * unit)
    }
    return to
  })
}

const letter = (remoteness: number) => (remoteness < 0 ? 'D' : remoteness % 2 === 0 ? 'P' : 'N')

describe('one token', () => {
  test('labels equal the definition, outcomes and remoteness plain rounds', () => {
    const next = chance(1)
    for (let run = 0; run < 4000; run++) {
      const graph = randomGraph(next, 9, 1 + (run % 5))
      const { values, outcomes } = solveGraph(graph)
      expect([...values.labels]).toEqual(plainLabels(graph))
      const truth = plainRemoteness(product(graph, 1))
      for (let v = 0; v < graph.nodes; v++) {
        expect(outcomes.remoteness(v) ?? -1).toBe(truth[v])
        expect(outcomes.outcome(v)).toBe(letter(truth[v] as number))
        expect(outcomeOfValue(values.value(v))).toBe(outcomes.outcome(v))
        const move = outcomes.move(v)
        if (followersOf(graph, v).length === 0) expect(move).toBeUndefined()
        else expect(truth[move as number]).toBe(Math.max(-1, (truth[v] as number) - 1))
      }
    }
  })

  test('larger graphs with large labels', () => {
    const next = chance(2)
    for (let run = 0; run < 60; run++) {
      const graph = nearlyOrdered(next, 60, run % 30)
      expect([...solveGraph(graph).values.labels]).toEqual(plainLabels(graph))
    }
  })
})

/** Edges from larger to smaller nodes, mostly, and a few the other way. */
function nearlyOrdered(next: (below: number) => number, nodes: number, back: number): Digraph {
  const [from, to]: [number[], number[]] = [[], []]
  for (let v = 0; v < nodes; v++)
    for (let u = 0; u < v; u++)
      if (next(10) > 1) {
        from.push(v)
        to.push(u)
      }
  for (let i = 0; i < back; i++) {
    from.push(next(nodes))
    to.push(next(nodes))
  }
  return digraphOf(nodes, from, to)
}

describe('sums of tokens equal retrograde analysis of the product', () => {
  test.each([
    [2, 7, 600],
    [3, 5, 250],
  ])('%i tokens on graphs of up to %i nodes', (count, most, runs) => {
    const next = chance(count)
    const seen = { N: 0, P: 0, D: 0 }
    for (let run = 0; run < runs; run++) {
      const graph = randomGraph(next, most, 1 + (run % 3))
      const solved = solveGraph(graph)
      const options = product(graph, count)
      const truth = plainRemoteness(options)
      const plans = new Map<number, number>()
      for (const position of options.keys()) {
        const starts = Array.from(
          { length: count },
          (_, i) => Math.floor(position / graph.nodes ** i) % graph.nodes,
        )
        const sum = tokenSum(solved, starts)
        const outcome = letter(truth[position] as number)
        seen[outcome]++
        expect(sum.outcome).toBe(outcome)
        const place = (m: TokenMove) => position + (m.to - m.from) * graph.nodes ** m.token
        // loops of two tokens are two moves to the same place
        const places = (moves: readonly TokenMove[]) => new Set(moves.map(place))
        const reach = (wanted: string) =>
          new Set(
            (options[position] as number[]).filter((to) => letter(truth[to] as number) === wanted),
          )
        expect(places(sum.winning)).toEqual(outcome === 'N' ? reach('P') : new Set())
        expect(places(sum.drawing)).toEqual(outcome === 'D' ? reach('D') : new Set())
        const [best] = sum.winning
        if (best) plans.set(position, place(best))
      }
      // whoever follows the first winning moves wins, whatever the other does
      const played = options.map((to, p) => (plans.has(p) ? [plans.get(p) as number] : to))
      const ends = plainRemoteness(played)
      for (const p of options.keys())
        if (letter(truth[p] as number) !== 'D') expect(ends[p]).not.toBe(-1)
    }
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(1000)
  })
})

describe('values', () => {
  test('add and print', () => {
    expect(addValues(5n, 3n)).toBe(6n)
    expect(printValue(addValues([0n, 2n], 1n))).toBe('∞{1,3}')
    expect(printValue(addValues(3n, [0n, 2n]))).toBe('∞{1,3}')
    expect(printValue(addValues([0n], [0n]))).toBe('∞{}')
    expect(outcomeOfValue([0n, 2n])).toBe('N')
    expect(outcomeOfValue([])).toBe('D')
  })

  test('of a graph of 10^6 edges in seconds', () => {
    const next = chance(3)
    const nodes = 300_000
    const list = () => Uint32Array.from({ length: 1_000_000 }, () => next(nodes))
    const graph = digraphOf(nodes, list(), list())
    const begun = cpuTime()
    const { values, outcomes } = solveGraph(graph)
    expectInTime(cpuTime() - begun, 8000)
    const wrong = [...values.labels].filter((m, v) => (m === 0) !== (outcomes.outcome(v) === 'P'))
    expect(wrong).toEqual([])
  })
})
