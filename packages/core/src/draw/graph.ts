import { followersOf } from '../graph/digraph.ts'
import type { NodeNames } from '../graph/node-names.ts'
import type { SolvedGraph } from '../graph/solve-graph.ts'
import type { Outcome } from '../model/outcome.ts'
import type { Lang, Words } from '../model/words.ts'
import { legend, type Paints, path, short, svgOf, text } from './svg.ts'

/** Graphs of more nodes are too dense on a circle to be read. */
export const MOST_DRAWN_NODES = 60

const CLASS: Readonly<Record<Outcome, string>> = { N: 'won', P: 'lost', D: 'drawn' }

/** The colours of won, lost and drawn nodes, for light paper and for dark. */
export const OUTCOME_PAINTS = {
  won: { light: '#c3ddf4', dark: '#1d4e79' },
  lost: { light: '#f9d3b9', dark: '#7a3d14' },
  drawn: { light: '#dddbe3', dark: '#4c4b56' },
} as const satisfies Paints

const OUTCOME_WORDS: readonly { readonly outcome: Outcome; readonly words: Words }[] = [
  { outcome: 'N', words: { en: 'the player to move wins', zh: '先手必胜' } },
  { outcome: 'P', words: { en: 'loses', zh: '先手必败' } },
  { outcome: 'D', words: { en: 'draw', zh: '平局' } },
]

const RADIUS = 17

/** The SVG of a small graph on a circle: nodes by outcome with their values, the move to make bold. */
export function graphSvg(drawing: {
  readonly title: string
  readonly solved: SolvedGraph
  readonly names: NodeNames
  readonly lang: Lang
}): string {
  const { title, solved, names, lang } = drawing
  const { graph, outcomes, values } = solved
  const order = walk(solved)
  const circle = Math.max(130, (graph.nodes * 3 * RADIUS) / Math.PI)
  const size = 2 * (circle + 110)
  const middle = size / 2
  const places = new Map(
    order.map((v, i) => {
      const angle = (2 * Math.PI * i) / order.length - Math.PI / 2
      return [
        v,
        { x: middle + circle * Math.cos(angle), y: 50 + middle + circle * Math.sin(angle) },
      ]
    }),
  )
  const place = (v: number) => places.get(v) as Place
  const edges: string[] = []
  const nodes: string[] = []
  for (const v of order) {
    for (const to of new Set(followersOf(graph, v)))
      edges.push(edge(place(v), place(to), middle, outcomes.move(v) === to ? 'best' : 'edge'))
    const { x, y } = place(v)
    const name = CLASS[outcomes.outcome(v)]
    const [cx, cy] = [x, y].map(short)
    nodes.push(`<circle class="${name}" cx="${cx}" cy="${cy}" r="${RADIUS}"/>`)
    nodes.push(text('ink middle', x, y + 4.5, clip(values.text(v), 7)))
    const far = (circle + 1.9 * RADIUS) / circle
    const outside = { x: middle + (x - middle) * far, y: 50 + middle + (y - 50 - middle) * far }
    const side = Math.abs(x - middle) < 20 ? ' middle' : x < middle ? ' end' : ''
    nodes.push(text(`faint${side}`, outside.x, outside.y + 4.5, clip(names.text(v), 12)))
  }
  const swatches = OUTCOME_WORDS.map(({ outcome, words }) => ({ swatch: [CLASS[outcome]], words }))
  return svgOf({
    width: Math.max(size, 420),
    height: size + 90,
    title,
    fills: OUTCOME_PAINTS,
    strokes: {
      edge: { light: '#8a949f', dark: '#76818d' },
      best: { light: '#1c2128', dark: '#e8ecf1' },
    },
    body: [...edges, ...nodes, ...legend(swatches, size + 70, lang)],
  })
}

interface Place {
  readonly x: number
  readonly y: number
}

/** The nodes in the order of a walk along the edges, so that neighbours stand side by side. */
function walk({ graph }: SolvedGraph): number[] {
  const seen = new Set<number>()
  for (let start = 0; start < graph.nodes; start++) {
    const stack = [start]
    for (let v = stack.pop(); v !== undefined; v = stack.pop()) {
      if (seen.has(v)) continue
      seen.add(v)
      stack.push(...[...followersOf(graph, v)].reverse())
    }
  }
  return [...seen]
}

/** An arrow from border to border, bent so that the arrow back does not cover it. */
function edge(from: Place, to: Place, middle: number, name: string): string {
  const width = ` stroke-width="${name === 'best' ? 2.5 : 1}"`
  if (from === to) {
    const sign = from.x < middle ? -1 : 1
    const [x, y] = [from.x + sign * RADIUS * 0.5, from.y - RADIUS * 0.87]
    const loop = `M${short(x)} ${short(y)}c${sign * 6} -26 ${sign * 36} -10 ${sign * 10} ${8}`
    return path(name, loop, width)
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const bend = Math.min(22, length / 8)
  const control = {
    x: (from.x + to.x) / 2 - (dy / length) * bend,
    y: (from.y + to.y) / 2 + (dx / length) * bend,
  }
  const start = towards(from, control, RADIUS)
  const end = towards(to, control, RADIUS + 2)
  const back = towards(end, control, 8)
  const [ux, uy] = [(end.y - back.y) / 2, (back.x - end.x) / 2]
  const curve = `M${point(start)}Q${point(control)} ${point(end)}`
  const head = `M${point({ x: back.x + ux, y: back.y + uy })}L${point(end)}L${point({ x: back.x - ux, y: back.y - uy })}`
  return path(name, curve + head, width)
}

/** The place at a distance from one place in the direction of another. */
function towards(from: Place, to: Place, distance: number): Place {
  const share = distance / Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function point({ x, y }: Place): string {
  return `${short(x)} ${short(y)}`
}

function clip(content: string, most: number): string {
  const chars = [...content]
  return chars.length > most ? `${chars.slice(0, most - 1).join('')}…` : content
}
