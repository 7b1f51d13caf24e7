import type { GraphData } from '../../worker/tasks/graph.ts'
import { dotName } from './sketch.ts'

/** Light colours of the outcomes, for programs that draw DOT. */
const FILLS = { N: '#dcebf8', P: '#fbe6d8', D: '#e9e8ec' } as const

export type TextFormat = 'dot' | 'json' | 'csv'

/** A solved graph in a text format; its nodes with value, outcome, remoteness and move. */
export function written(data: GraphData, format: TextFormat): string {
  return { dot: dotOf, json: jsonOf, csv: csvOf }[format](data)
}

function dotOf({ nodes, edges }: GraphData): string {
  const name = (v: number) => dotName(nodes[v]?.name ?? `${v}`)
  const lines = nodes.map(({ name: text, value, outcome }, v) => {
    const label = `"${text.replaceAll('"', '\\"')}\\n${value}"`
    return `  ${name(v)} [label=${label}, fillcolor="${FILLS[outcome]}", tooltip="${outcome}"]`
  })
  const arrows = edges.map(([from, to]) => {
    const bold = nodes[from]?.move === to ? ' [style=bold]' : ''
    return `  ${name(from)} -> ${name(to)}${bold}`
  })
  return `${['digraph {', '  node [style=filled]', ...lines, ...arrows, '}'].join('\n')}\n`
}

function jsonOf({ nodeCount, edgeCount, nodes, tokens }: GraphData): string {
  const name = (v: number | undefined) => (v === undefined ? null : (nodes[v]?.name ?? null))
  const about = nodes.map(({ name: text, value, outcome, remoteness = null, move }) => [
    text,
    { value, outcome, remoteness, move: name(move) },
  ])
  const sum = tokens && {
    starts: tokens.starts.map(name),
    outcome: tokens.outcome,
    value: tokens.value,
    moves: tokens.moves.map(({ from, to }) => ({ from: name(from), to: name(to) })),
  }
  const json = { nodeCount, edgeCount, nodes: Object.fromEntries(about), sum: sum ?? null }
  return `${JSON.stringify(json, null, nodes.length > 1000 ? 0 : 2)}\n`
}

function csvOf({ nodes }: GraphData): string {
  const cell = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const rows = nodes.map(({ name, value, outcome, remoteness, move }) => {
    const to = move === undefined ? '' : (nodes[move]?.name ?? '')
    return [name, value, outcome, `${remoteness ?? ''}`, to].map(cell).join(',')
  })
  return `${['node,value,outcome,remoteness,move', ...rows].join('\n')}\n`
}

const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray'] as const
const LETTERING = [
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const

/** A drawing as a file of its own: what the style sheet says stands in its elements. */
export function svgOf(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = drawing.querySelectorAll('*')
  for (const [i, element] of [...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(originals[i] as Element)
    for (const name of element.getAttributeNames())
      if (/^(class|style|role|tabindex|aria-|data-)/.test(name)) element.removeAttribute(name)
    if (element.tagName === 'g') continue
    for (const property of element.tagName === 'text' ? [...PAINT, ...LETTERING] : PAINT)
      element.setAttribute(property, style.getPropertyValue(property))
  }
  for (const hidden of copy.querySelectorAll('[stroke="rgba(0, 0, 0, 0)"]')) hidden.remove()
  for (const name of copy.getAttributeNames()) copy.removeAttribute(name)
  const { width, height } = drawing.getBoundingClientRect()
  const paper = document.createElementNS(drawing.namespaceURI, 'rect')
  paper.setAttribute('width', '100%')
  paper.setAttribute('height', '100%')
  const { backgroundColor } = getComputedStyle(drawing.parentElement ?? drawing)
  paper.setAttribute('fill', backgroundColor)
  copy.prepend(paper)
  copy.setAttribute('viewBox', `0 0 ${Math.round(width)} ${Math.round(height)}`)
  return new XMLSerializer().serializeToString(copy).replaceAll('<!---->', '')
}
