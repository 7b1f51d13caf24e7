import { printValue, type Value } from '../model/value.ts'
import { type Digraph, followersOf } from './digraph.ts'

const NONE = -1

/** The generalised Sprague–Grundy values of the nodes of a graph. */
export interface Labels {
  /** The Grundy value of each node; −1 where the value is ∞. */
  readonly labels: Int32Array
  /**
   * When each node with a number got it. From a node with label m, every move to another label has
   * an answer back to m, or a move below m instead of it, with a smaller number here: what makes a
   * winner who follows it come to an end (Fraenkel’s counter function).
   */
  readonly order: Uint32Array
  value(v: number): Value
  /** The value as text: `3`, `∞{0,2}`. */
  text(v: number): string
}

/**
 * The values of all nodes. A node gets m, the least number missing among the labels of its
 * followers, if every follower without a label has itself a follower labelled m; what never gets
 * one is ∞ (C. A. B. Smith 1966; A. S. Fraenkel and Y. Perl 1975). The labels 0, 1, 2, … are given
 * level by level, since all smaller ones are then final. Each node that waits watches one follower
 * that is in its way, and looks on only when that one is marked as having a follower labelled m.
 */
export function labelsOf(graph: Digraph, back: Digraph): Labels {
  const { nodes, offsets } = graph
  const targets = graph.targets.slice()
  const labels = new Int32Array(nodes).fill(NONE)
  const order = new Uint32Array(nodes)
  const unlabelled = offsets.slice(0, nodes) // followers before this place have smaller labels
  const place = new Uint32Array(nodes) // of the follower that a node watches
  const watcher = new Int32Array(nodes).fill(NONE) // the first node that watches this one
  const nextWatcher = new Int32Array(nodes)
  const marked = new Int32Array(nodes).fill(NONE) // the last level that a follower was labelled with
  const marks = new Uint32Array(nodes)
  const active = Uint32Array.from({ length: nodes }, (_, v) => v)
  let count = nodes
  let given = 0
  let level = 0
  let waiting = 0

  const label = (v: number) => {
    labels[v] = level
    order[v] = given++
    const end = back.offsets[v + 1] as number
    for (let i = back.offsets[v] as number; i < end; i++) {
      const u = back.targets[i] as number
      if (marked[u] === level || labels[u] !== NONE) continue
      marked[u] = level
      marks[waiting++] = u
    }
  }
  /** Looks for the next follower in the way; labels the node where there is none. */
  const lookOn = (v: number) => {
    if (marked[v] === level) return
    const end = offsets[v + 1] as number
    for (let i = place[v] as number; i < end; i++) {
      const u = targets[i] as number
      if (labels[u] !== NONE) {
        const first = (unlabelled[v] as number)++
        targets[i] = targets[first] as number
        targets[first] = u
      } else if (marked[u] !== level) {
        place[v] = i
        nextWatcher[v] = watcher[u] as number
        watcher[u] = v
        return
      }
    }
    label(v)
  }
  for (; count > 0; level++) {
    waiting = 0
    for (let i = 0; i < count; i++) {
      const v = active[i] as number
      place[v] = unlabelled[v] as number
      lookOn(v)
    }
    for (let i = 0; i < waiting; i++) {
      const u = marks[i] as number
      let v = watcher[u] as number
      watcher[u] = NONE
      while (v !== NONE) {
        const next = nextWatcher[v] as number
        lookOn(v)
        v = next
      }
    }
    // only a node with followers of all labels so far can get the next; others stay ∞ or have one
    let kept = 0
    for (let i = 0; i < count; i++) {
      const v = active[i] as number
      const end = offsets[v + 1] as number
      if ((place[v] as number) < end) watcher[targets[place[v] as number] as number] = NONE
      if (labels[v] === NONE && marked[v] === level) active[kept++] = v
    }
    count = kept
  }
  const value = (v: number): Value => {
    const own = labels[v] as number
    if (own !== NONE) return BigInt(own)
    const reached = new Set<number>()
    for (const to of followersOf(graph, v))
      if (labels[to] !== NONE) reached.add(labels[to] as number)
    return [...reached].sort((a, b) => a - b).map(BigInt)
  }
  return {
    labels,
    order,
    value,
    text: (v) => (labels[v] === NONE ? printValue(value(v)) : `${labels[v]}`),
  }
}
