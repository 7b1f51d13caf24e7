import { isWide } from '../model/errors.ts'
import type { Lang, Words } from '../model/words.ts'

/** A colour on light paper and on dark. */
export interface Paint {
  readonly light: string
  readonly dark: string
}

/** Colours by class name. */
export type Paints = Readonly<Record<string, Paint>>

/** What the paths of a drawing may take, so that with axes, legend and title it is under 300 kB. */
export const MOST_PATH = 240_000

const FILLS: Paints = {
  paper: { light: '#ffffff', dark: '#14181f' },
  ink: { light: '#1c2128', dark: '#e8ecf1' },
  faint: { light: '#5b6570', dark: '#a3adb9' },
}

const STROKES: Paints = { rule: { light: '#d5dae0', dark: '#363e49' } }

const FONT = "system-ui,'Noto Sans','Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif"

/** A drawing with its title, which stands at its top, and the colours of its classes. */
export interface Figure {
  readonly width: number
  readonly height: number
  readonly title: string
  readonly fills: Paints
  readonly strokes?: Paints
  readonly body: readonly string[]
}

/** Drawings one below the other; classes of the same name have the same colours in all of them. */
export function stacked(first: Figure, ...others: readonly Figure[]): Figure {
  let { height } = first
  const body = [...first.body]
  for (const figure of others) {
    body.push(
      `<g transform="translate(0 ${short(height)})">`,
      heading(figure),
      ...figure.body,
      '</g>',
    )
    height += figure.height
  }
  const all = [first, ...others]
  return {
    title: first.title,
    width: Math.max(...all.map(({ width }) => width)),
    height,
    fills: Object.assign({}, ...all.map(({ fills }) => fills)) as Paints,
    strokes: Object.assign({}, ...all.map(({ strokes }) => strokes)) as Paints,
    body,
  }
}

function heading({ title, width }: Figure): string {
  return text('ink head', 24, 36, cut(title, (width - 48) / 11))
}

/** The whole SVG: title, style for light and dark paper, and the drawing on it. */
export function svgOf(drawing: Figure): string {
  const { width, height, title, body } = drawing
  const fills = { ...FILLS, ...drawing.fills }
  const strokes = { ...STROKES, ...drawing.strokes }
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" class="nimber" role="img">`,
    `<title>${escapeXml(cut(title, 1000))}</title>`,
    `<style>${styleOf(fills, strokes)}</style>`,
    rect('paper', 0, 0, width, height),
    heading(drawing),
    ...body.filter((part) => part !== ''),
    '</svg>',
  ].join('\n')}\n`
}

/** A text that is safe between tags and inside quoted attributes. */
export function escapeXml(content: string): string {
  return content
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
}

/** A rectangle of a class. */
export function rect(name: string, x: number, y: number, width: number, height: number): string {
  const [left, top, across, down] = [x, y, width, height].map(short)
  return `<rect class="${name}" x="${left}" y="${top}" width="${across}" height="${down}"/>`
}

/** A line of text, escaped. */
export function text(name: string, x: number, y: number, content: string, more = ''): string {
  return `<text class="${name}" x="${short(x)}" y="${short(y)}"${more}>${escapeXml(content)}</text>`
}

/** A path of a class; nothing where it is empty. */
export function path(name: string, d: string, more = ''): string {
  return d === '' ? '' : `<path class="${name}" d="${d}"${more}/>`
}

/** Swatches and their words side by side; a swatch of several classes is a row of squares. */
export function legend(
  entries: readonly { readonly swatch: readonly string[]; readonly words: Words }[],
  y: number,
  lang: Lang,
): string[] {
  const parts: string[] = []
  let at = 24
  for (const { swatch, words } of entries) {
    for (const name of swatch) {
      parts.push(rect(name, at, y - 11, 14, 14))
      at += 14
    }
    parts.push(text('faint', at + 7, y, words[lang]))
    at += 30 + 6.8 * columnsOf(words[lang])
  }
  return parts
}

/** A number with at most two digits after the point. */
export function short(n: number): string {
  return `${Math.round(n * 100) / 100}`
}

/** The text cut to a number of columns. */
function cut(content: string, columns: number): string {
  if (columnsOf(content) <= columns) return content
  let kept = ''
  let used = 1
  for (const char of content) {
    used += columnsOf(char)
    if (used > columns) break
    kept += char
  }
  return `${kept}…`
}

/** How many columns a text fills, a wide character two. */
function columnsOf(content: string): number {
  let columns = 0
  for (const char of content) columns += isWide(char) ? 2 : 1
  return columns
}

/** Every class has a rule of its own for both kinds of paper: not all viewers know variables. */
function styleOf(fills: Paints, strokes: Paints): string {
  const rules = (paper: 'light' | 'dark') =>
    [
      ...Object.entries(fills).map(([name, paint]) => `.nimber .${name}{fill:${paint[paper]}}`),
      ...Object.entries(strokes).map(([name, paint]) => `.nimber .${name}{stroke:${paint[paper]}}`),
    ].join('')
  return [
    `.nimber{font:13px ${FONT}}`,
    '.nimber .head{font-size:20px;font-weight:600}',
    '.nimber .end{text-anchor:end}.nimber .middle{text-anchor:middle}',
    '.nimber path{fill:none}',
    rules('light'),
    `@media (prefers-color-scheme:dark){${rules('dark')}}`,
  ].join('')
}
