import type { Failure } from '../../worker/protocol.ts'
import { Solver } from '../../worker/solver.ts'
import type { GraphData, NodeData } from '../../worker/tasks/graph.ts'
import { Asking } from '../lab/run/asking.svelte.ts'
import type { Asked } from './address.ts'
import { arranged, freePlace, type Place } from './layout.ts'
import {
  BLANK,
  type Edge,
  freshName,
  type Sketch,
  textOf,
  withEdge,
  withoutEdge,
  withoutNode,
} from './sketch.ts'

/** Larger graphs are shown as a table only. */
const MOST_NODES = 60
const MOST_EDGES = 250
/** Steps that can be undone. */
const MOST_PAST = 100

/** What is chosen in the drawing. */
export type Chosen =
  | { readonly kind: 'node'; readonly name: string }
  | { readonly kind: 'edge'; readonly edge: Edge }

/** A graph, drawn and as text at once, and what is known of it. */
export class Drawing {
  text = $state('')
  starts = $state('')
  /** What is drawn: the text, as far as it can be read; undefined where that is too large. */
  sketch = $state.raw<Sketch | undefined>(BLANK)
  places = $state.raw<ReadonlyMap<string, Place>>(new Map())
  chosen = $state.raw<Chosen>()
  data = $state.raw<GraphData>()
  fault = $state.raw<Failure>()
  readonly asking = new Asking(new Solver(), 'graph')
  /** The width of the canvas, heights being 1. */
  aspect = 1.5
  #again = false
  #past = $state.raw<readonly Asked[]>([])
  #nodes = $derived(new Map(this.data?.nodes.map((node, i) => [node.name, { node, number: i }])))

  /** Whether the drawing is what the text says, so that it may be changed. */
  get open(): boolean {
    return this.sketch !== undefined && this.fault?.kind !== 'text'
  }

  get undoable(): boolean {
    return this.#past.length > 0
  }

  /** The names of the nodes that tokens stand on. */
  get tokens(): readonly string[] {
    return this.starts.split(/[\s,，]+/).filter((name) => name !== '')
  }

  /** What is known of a node; undefined while it is worked out. */
  about(name: string): NodeData | undefined {
    return this.#nodes.get(name)?.node
  }

  /** Shows a graph that is given as text. */
  async show(asked: Asked): Promise<void> {
    if (this.text !== '') this.#keep()
    await this.#open(asked)
  }

  async #open({ text, starts }: Asked): Promise<void> {
    this.text = text
    this.starts = starts
    this.chosen = undefined
    await this.solve()
  }

  /** Works out what the text says; what changes meanwhile is worked out next. */
  async solve(): Promise<void> {
    if (this.asking.run) {
      this.#again = true
      return
    }
    do {
      this.#again = false
      const { text, starts } = this
      const data = await this.asking.ask({ text, starts })
      const { failure } = this.asking
      this.fault = failure
      if (data) this.#take(data)
      if (failure?.kind === 'stopped') return
    } while (this.#again)
  }

  #take(data: GraphData): void {
    this.data = data
    if (data.asked.text !== this.text) return
    const { nodeCount, nodes, edges } = data
    if (nodeCount > MOST_NODES || edges.length > MOST_EDGES) {
      this.sketch = undefined
      return
    }
    const names = nodes.map(({ name }) => name)
    const nameOf = (v: number) => names[v] as string
    const drawn = new Map(edges.map(([u, v]) => [`${u} ${v}`, [nameOf(u), nameOf(v)] as const]))
    this.sketch = { names, edges: [...drawn.values()] }
    this.#settle(this.sketch)
  }

  /** Gives every node a place: those that have one keep it. */
  #settle(sketch: Sketch): void {
    const missing = sketch.names.filter((name) => !this.places.has(name))
    if (missing.length * 2 > sketch.names.length) {
      this.#arrange(sketch)
      return
    }
    const places = new Map(sketch.names.flatMap((name) => pair(name, this.places.get(name))))
    for (const name of missing) places.set(name, freePlace(places.values(), this.aspect))
    this.places = places
  }

  #arrange(sketch: Sketch): void {
    this.places = arranged(sketch, this.aspect)
  }

  /** Finds places for all nodes anew. */
  arrange(): void {
    if (this.sketch) this.#arrange(this.sketch)
  }

  /** Makes a node at a place, else where there is room; its name, where that was possible. */
  addNode(at?: Place): string | undefined {
    const { sketch } = this
    if (!sketch || !this.open || sketch.names.length >= MOST_NODES) return undefined
    const name = freshName(sketch)
    const place = at ?? freePlace(this.places.values(), this.aspect)
    this.places = new Map([...this.places, [name, place]])
    this.#draw({ ...sketch, names: [...sketch.names, name] })
    this.chosen = { kind: 'node', name }
    return name
  }

  addEdge(edge: Edge): void {
    if (!this.sketch || !this.open || this.sketch.edges.length >= MOST_EDGES) return
    this.#draw(withEdge(this.sketch, edge))
    this.chosen = { kind: 'node', name: edge[0] }
  }

  removeEdge(edge: Edge): void {
    if (!this.sketch || !this.open) return
    this.#draw(withoutEdge(this.sketch, edge))
    if (this.chosen?.kind === 'edge') this.chosen = undefined
  }

  /** Removes what is chosen. */
  remove(): void {
    const { chosen, sketch } = this
    if (!chosen || !sketch || !this.open) return
    if (chosen.kind === 'edge') {
      this.removeEdge(chosen.edge)
      return
    }
    const starts = this.tokens.filter((name) => name !== chosen.name).join(' ')
    this.chosen = undefined
    this.#draw(withoutNode(sketch, chosen.name), starts)
  }

  move(name: string, to: Place): void {
    const within = (share: number) => Math.max(0, Math.min(1, share))
    this.places = new Map([...this.places, [name, { x: within(to.x), y: within(to.y) }]])
  }

  /** Puts a token on a node, or takes the one there away. */
  toggleToken(name: string): void {
    const { tokens } = this
    const others = tokens.filter((other) => other !== name)
    this.#keep()
    this.starts = (others.length < tokens.length ? others : [...tokens, name]).join(' ')
    void this.solve()
  }

  clear(): void {
    this.chosen = undefined
    this.places = new Map()
    this.#draw(BLANK, '')
  }

  /** Takes the last change of the drawing back. */
  undo(): void {
    const before = this.#past.at(-1)
    if (!before) return
    this.#past = this.#past.slice(0, -1)
    void this.#open(before)
  }

  #draw(sketch: Sketch, starts = this.starts): void {
    this.#keep()
    this.sketch = sketch
    this.text = textOf(sketch)
    this.starts = starts
    void this.solve()
  }

  #keep(): void {
    const { text, starts } = this
    this.#past = [...this.#past, { text, starts }].slice(-MOST_PAST)
  }
}

function pair<T>(name: string, place: T | undefined): readonly (readonly [string, T])[] {
  return place === undefined ? [] : [[name, place]]
}
