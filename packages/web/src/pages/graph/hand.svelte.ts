import { covers, halfWidth, type Shape } from './arrow.ts'
import type { Drawing } from './drawing.svelte.ts'
import type { Place } from './layout.ts'
import type { Edge } from './sketch.ts'

/** A pointer that is down, and what it went down on. */
interface Press {
  readonly from: Place
  readonly node: string | undefined
  readonly edge: Edge | undefined
  readonly at: Place
  readonly moved: boolean
  /** Whether it has been outside of the node that it began on. */
  readonly left: boolean
}

/** Room for names at the edges, the way a pointer goes before it drags, and a step of the keys. */
const EDGE = { x: 40, y: 44 }
const STILL = 6
const STEP = 16

const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** What pointer and keys do in a drawing of a size in pixels. */
export class Hand {
  width = $state(600)
  height = $state(400)
  press = $state.raw<Press>()
  /** The node under the pointer or with the focus. */
  pointed = $state<string>()
  /** The node that an arrow is being drawn from with the keys. */
  linking = $state<string>()
  readonly #drawing: Drawing
  readonly #names = $derived.by(() => this.#drawing.sketch?.names ?? [])
  /** The nodes, in pixels. */
  readonly shapes = $derived.by(
    () => new Map(this.#names.map((name) => [name, this.#shapeOf(name)])),
  )
  /** The node that is being dragged, and the one that it is over. */
  readonly dragged = $derived.by(() => {
    const { press } = this
    if (press?.node === undefined || !press.moved) return undefined
    return { node: press.node, at: press.at, left: press.left, over: this.nodeAt(press.at) }
  })

  constructor(drawing: Drawing) {
    this.#drawing = drawing
  }

  #shapeOf(name: string): Shape {
    const { x, y } = this.#drawing.places.get(name) ?? { x: 0.5, y: 0.5 }
    return {
      x: EDGE.x + x * (this.width - 2 * EDGE.x),
      y: EDGE.y + y * (this.height - 2 * EDGE.y),
      half: halfWidth(this.#drawing.about(name)?.value ?? ''),
    }
  }

  #shareOf({ x, y }: Place): Place {
    return {
      x: (x - EDGE.x) / (this.width - 2 * EDGE.x),
      y: (y - EDGE.y) / (this.height - 2 * EDGE.y),
    }
  }

  /** The width of the room for nodes, its height being 1. */
  get aspect(): number {
    return Math.max(0.5, (this.width - 2 * EDGE.x) / (this.height - 2 * EDGE.y))
  }

  nodeAt(at: Place): string | undefined {
    return this.#names.findLast((name) => covers(this.shapes.get(name) as Shape, at))
  }

  /** Notes that the pointer goes down; whether anything comes of it. */
  down(at: Place, edge: Edge | undefined): boolean {
    if (!this.#drawing.open) return false
    const node = this.nodeAt(at)
    const on = node === undefined ? edge : undefined
    this.press = { from: at, node, edge: on, at, moved: false, left: false }
    return true
  }

  to(at: Place): void {
    const { press } = this
    if (!press) {
      this.pointed = this.nodeAt(at)
      return
    }
    const far = Math.hypot(at.x - press.from.x, at.y - press.from.y) > STILL
    const left = press.left || this.nodeAt(at) !== press.node
    this.press = { ...press, at, moved: press.moved || far, left }
  }

  /** Lets go: chooses, makes a node, draws an arrow or moves a node. */
  up(at: Place): void {
    const { press } = this
    const drawing = this.#drawing
    this.press = undefined
    if (!press) return
    const { node, edge, moved, left } = press
    const target = this.nodeAt(at)
    if (node === undefined) {
      if (moved) return
      if (edge) drawing.chosen = { kind: 'edge', edge }
      else drawing.addNode(this.#shareOf(at))
    } else if (!moved) this.choose(node)
    else if (target !== undefined && (target !== node || left)) drawing.addEdge([node, target])
    else drawing.move(node, this.#shareOf(at))
  }

  /** Chooses a node, or ends the arrow that is being drawn there. */
  choose(name: string): void {
    const { linking } = this
    this.linking = undefined
    if (linking === undefined) this.#drawing.chosen = { kind: 'node', name }
    else this.#drawing.addEdge([linking, name])
  }

  /** Does what a key means on a node, or beside all; the node to go to, or whether it means anything. */
  key({ key, shiftKey }: KeyboardEvent, name: string | undefined): string | boolean {
    const drawing = this.#drawing
    switch (key) {
      case 'Escape':
        this.linking = drawing.chosen = undefined
        return true
      case 'n':
      case 'N':
        return drawing.addNode() ?? true
      case 'Delete':
      case 'Backspace':
        if (name !== undefined) drawing.chosen = { kind: 'node', name }
        drawing.remove()
        return this.#names[0] ?? true
    }
    if (name === undefined) return false
    const step = shiftKey ? STEPS[key] : undefined
    if (step) {
      const { x, y } = this.shapes.get(name) as Shape
      drawing.move(name, this.#shareOf({ x: x + step.x, y: y + step.y }))
    } else if (key === 'Enter' || key === ' ') this.choose(name)
    else if (key === 'e' || key === 'E') this.linking = name
    else if (key === 't' || key === 'T') drawing.toggleToken(name)
    else return false
    return true
  }
}
