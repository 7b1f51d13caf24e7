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
