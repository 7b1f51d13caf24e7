import { BeyondBudget } from '../model/errors.ts'
import { type Digraph, digraphOf } from './digraph.ts'
import { NodeNames } from './node-names.ts'

/** A graph whose nodes have names. */
export interface NamedGraph {
  readonly graph: Digraph
  readonly names: NodeNames
  /** The nodes that the text itself puts tokens on. */
  readonly starts: readonly number[]
}

/** Edges of which there may be more than 10^7, collected one by one. */
export class EdgeList {
  readonly names = new NodeNames()
  readonly starts: number[] = []
  count = 0
  private sources = new Uint32Array(1024)
  private targets = new Uint32Array(1024)
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  add(source: number, target: number): void {
    if (this.count === this.most) throw tooManyEdges(this.most, this.names.count)
    if (this.count === this.sources.length) {
      this.sources = longer(this.sources)
      this.targets = longer(this.targets)
    }
    this.sources[this.count] = source
    this.targets[this.count++] = target
  }

  /** The graph of the edges and the names met so far. */
  build(): NamedGraph {
    const { names, starts, count, sources, targets } = this
    const graph = digraphOf(names.count, sources.subarray(0, count), targets.subarray(0, count))
    return { graph, names, starts }
  }
}

function longer(list: Uint32Array): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(2 * list.length)
  copy.set(list)
  return copy
}

function tooManyEdges(edges: number, nodes: number): BeyondBudget {
  return new BeyondBudget({
    en: `The graph has more than ${edges} edges; ${nodes} nodes were met so far.`,
    zh: `图有超过 ${edges} 条边；到此已有 ${nodes} 个结点。`,
  })
}
