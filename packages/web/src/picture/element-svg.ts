/** Properties of a drawing that are written down with it. */
const DRAWN = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const
const MARGIN = 12
const CLEAR = /^(?:transparent|rgba\(\d+, \d+, \d+, 0\)|none)$/

/**
 * What an element of a page shows, as a drawing that stands by itself: boxes, texts and drawings in
 * it, each where the browser has put it. Whatever is a board or a table is drawn by this.
 */
export function svgOfElement(element: HTMLElement): string {
  const frame = element.getBoundingClientRect()
  // of what is scrolled here the part in sight is drawn
  const scrolls = element.scrollHeight > element.clientHeight + 1
  const [right, bottom] = [frame.left + element.clientWidth, frame.top + element.clientHeight]
  // what is drawn says how large the drawing is, not the place that it had in the page
  const most = scrolls ? { x: element.clientWidth, y: element.clientHeight } : { x: 0, y: 0 }
  const least = scrolls ? { x: 0, y: 0 } : { x: element.clientWidth, y: element.clientHeight }
  const pieces: string[] = []
  const at: Placing = (box) => {
    const outside = box.bottom < frame.top || box.right < frame.left
    if (scrolls && (outside || box.left > right - 1 || box.top > bottom - 1)) return undefined
    return { x: box.left - frame.left + MARGIN, y: box.top - frame.top + MARGIN }
  }
  const reach: Reaching = (box) => {
    if (scrolls) return
    most.x = Math.max(most.x, box.right - frame.left)
    most.y = Math.max(most.y, box.bottom - frame.top)
    least.x = Math.min(least.x, box.left - frame.left)
    least.y = Math.min(least.y, box.top - frame.top)
  }
  const walk = (node: Node) => {
    if (node instanceof Text) return pieces.push(...linesOf(node, at, reach))
    if (!(node instanceof HTMLElement || node instanceof SVGSVGElement)) return
    if (!isSeen(node) || isTool(node)) return
    const box = node.getBoundingClientRect()
    const place = at(box)
    const piece =
      place && (node instanceof SVGSVGElement ? nested(node, place) : boxOf(node, place))
    if (piece) {
      reach(box)
      pieces.push(piece)
    }
    if (node instanceof SVGSVGElement) return
    for (const child of node.childNodes) walk(child)
  }
  for (const child of element.childNodes) walk(child)
  const [width, height] = [most.x - least.x, most.y - least.y].map(
    (side) => Math.ceil(Math.max(0, side)) + 2 * MARGIN,
  )
  const paper = getComputedStyle(element.closest('.panel') ?? document.documentElement)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper.backgroundColor}"/>`,
    GRADIENT,
    `<g transform="translate(${round(-least.x)} ${round(-least.y)})">`,
    ...pieces,
    '</g>',
    '</svg>\n',
  ].join('\n')
}

/** Where a box stands in the drawing; undefined where it is out of sight. */
type Placing = (box: DOMRect) => Place | undefined

/** Notes that the drawing goes as far as a box. */
type Reaching = (box: DOMRect) => void

interface Place {
  readonly x: number
  readonly y: number
}

/** The light on a stone. */
const GRADIENT =
  '<defs><radialGradient id="light" cx="0.34" cy="0.28" r="0.8"><stop offset="0" stop-color="#fff" stop-opacity="0.45"/><stop offset="0.6" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>'

function isSeen(element: Element): boolean {
  const { display, visibility, clipPath } = getComputedStyle(element)
  return display !== 'none' && visibility !== 'hidden' && clipPath === 'none'
}

/** Whether it is pressed in the page and is no part of a board. */
function isTool(element: Element): boolean {
  return element instanceof HTMLButtonElement && !element.hasAttribute('data-spot')
}

/** A line that squares have within them instead of a border. */
const INSET = /^(rgba?\([^)]*\)) 0px 0px 0px ([\d.]+)px inset/

/** The box of an element: what is behind its text, and its border. */
function boxOf(element: HTMLElement, { x, y }: Place): string {
  const style = getComputedStyle(element)
  const { width, height } = element.getBoundingClientRect()
  const stone = element.classList.contains('stone') && style.backgroundImage !== 'none'
  const fill = stone ? style.getPropertyValue('--stone') : style.backgroundColor
  const [, shadow, spread] = INSET.exec(style.boxShadow) ?? []
  const own = Number.parseFloat(style.borderTopWidth)
  const [edge, colour] =
    own > 0 ? [own, style.borderTopColor] : [Number(spread ?? 0), shadow ?? 'none']
  const border = edge > 0 && !CLEAR.test(colour) ? colour : undefined
  if (CLEAR.test(fill) && !border) return ''
  const radius = Math.min(roundness(style.borderTopLeftRadius, width), width / 2, height / 2)
  const half = border ? edge / 2 : 0
  const box = `x="${round(x + half)}" y="${round(y + half)}" width="${round(width - 2 * half)}" height="${round(height - 2 * half)}" rx="${round(radius)}"`
  const line = border ? ` stroke="${border}" stroke-width="${edge}"` : ''
  const dashes = border && style.borderTopStyle === 'dashed' ? ' stroke-dasharray="4 3"' : ''
  const body = `<rect ${box} fill="${CLEAR.test(fill) ? 'none' : fill.trim()}"${line}${dashes}/>`
  return stone ? `${body}<rect ${box} fill="url(#light)"/>` : body
}

function roundness(radius: string, width: number): number {
  const size = Number.parseFloat(radius) || 0
  return radius.endsWith('%') ? (size * width) / 100 : size
}

/** The lines of a text, each where it begins. */
function* linesOf(node: Text, at: Placing, reach: Reaching): Generator<string> {
  const parent = node.parentElement
  const content = node.data
  if (!parent || content.trim() === '') return
  const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(parent)
  const font = `font-family="${escaped(fontFamily)}" font-size="${fontSize}" font-weight="${fontWeight}" fill="${color}"`
  const range = document.createRange()
  let line: { top: number; x: number; y: number; text: string } | undefined
  const written = () =>
    line && line.text.trim() !== ''
      ? [`<text x="${round(line.x)}" y="${round(line.y)}" ${font}>${escaped(line.text)}</text>`]
      : []
  for (let i = 0; i < content.length; i++) {
    range.setStart(node, i)
    range.setEnd(node, i + 1)
    const [box] = range.getClientRects()
    if (!box || box.width === 0) continue
    if (!line || Math.abs(box.top - line.top) > box.height / 2) {
      yield* written()
      const place = at(box)
      line = place && { top: box.top, x: place.x, y: place.y + box.height * 0.78, text: '' }
    }
    if (!line) continue
    line.text += content[i]
    reach(box)
  }
  yield* written()
}

/** A drawing of the page, with what its style sheets say written into it. */
function nested(drawing: SVGSVGElement, { x, y }: Place): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const [from, to] = [drawing, copy].map((root) => [root, ...root.querySelectorAll('*')])
  for (const [i, element] of (from ?? []).entries()) {
    const style = getComputedStyle(element)
    const target = to?.[i]
    if (!target || element === drawing) continue
    for (const name of DRAWN) target.setAttribute(name, style.getPropertyValue(name))
    for (const name of ['class', 'style', 'role', 'tabindex']) target.removeAttribute(name)
  }
  const { width, height } = drawing.getBoundingClientRect()
  for (const name of ['class', 'style']) copy.removeAttribute(name)
  const place = { x, y, width, height }
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, `${round(value)}`)
  copy.setAttribute('overflow', 'visible')
  return new XMLSerializer().serializeToString(copy)
}

const round = (n: number) => Math.round(100 * n) / 100

function escaped(text: string): string {
  const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)
}
