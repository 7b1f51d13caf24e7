import { type Lang, same, type Words } from '../model/words.ts'
import { ticks, tickText } from './axis.ts'
import type { Cell, CellTable } from './blocks.ts'
import { DRAWN, LOSING, type Picture, pictureOf, SHADES } from './picture.ts'
import { strokesOf } from './raster.ts'
import { legend, type Paint, path, short, svgOf, text } from './svg.ts'

/** A table of two numbers to be drawn, with its title. */
export interface Heat extends CellTable {
  readonly title: string
  readonly lang: Lang
}

const LOW: Paint = { light: '#e4edf8', dark: '#22324a' }
const HIGH: Paint = { light: '#2f66b0', dark: '#86b8f7' }
const ACCENT: Paint = { light: '#d4380d', dark: '#ff9248' }
const GREY: Paint = { light: '#b9c0c8', dark: '#59626e' }
const ON_DEEP: Paint = { light: '#ffffff', dark: '#10141a' }

/** Cells of this side and more have their value written in them. */
const WRITTEN_SIDE = 20
const LEFT = 84
const TOP = 124

/**
 * An SVG heat map of a table of two numbers, its losing positions marked; always under 300 kB. A
 * table of many cells is drawn in blocks, or where losing positions are dense, only in part.
 */
export function heatSvg(heat: Heat): string {
  const picture = pictureOf(heat)
  const { table, across, down } = picture
  const paints = paintsOf()
  const body = [
    ...Object.keys(paints).map((name, at) => layer(picture, name, at + 1)),
    ...axes(picture, heat.lang),
    ...(Math.min(across, down) >= WRITTEN_SIDE ? cellTexts(picture) : []),
    ...legend(legendOf(picture, heat), 64, heat.lang),
  ]
  return svgOf({
    title: heat.title,
    width: Math.max(600, LEFT + (table.columns + 1) * across + 24),
    height: TOP + (table.rows + 1) * down + 24,
    fills: { ...paints, onDeep: ON_DEEP },
    strokes: paints,
    body,
  })
}

/** The paints in their order, by the name of their class. */
function paintsOf(): Record<string, Paint> {
  const shades = Array.from({ length: SHADES }, (_, k) => mixed(LOW, HIGH, k / (SHADES - 1)))
  return Object.fromEntries([...shades, GREY, ACCENT].map((paint, k) => [`p${k + 1}`, paint]))
}

function mixed(from: Paint, to: Paint, share: number): Paint {
  const mix = (a: string, b: string) =>
    `#${[1, 3, 5]
      .map((at) => {
        const [start, end] = [a, b].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
        return Math.round((start ?? 0) * (1 - share) + (end ?? 0) * share)
      })
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')}`
  return { light: mix(from.light, to.light), dark: mix(from.dark, to.dark) }
}

function layer({ table, raster, across, down }: Picture, name: string, paint: number): string {
  const width = ((table.columns + 1) * across) / raster.columns
  const height = ((table.rows + 1) * down) / raster.rows
  const place = `translate(${LEFT} ${TOP}) scale(${width} ${height}) translate(0 .5)`
  return path(name, strokesOf(raster, paint), ` transform="${place}" shape-rendering="crispEdges"`)
}

function axes({ table, across, down }: Picture, lang: Lang): string[] {
  const { rows, columns } = table
  const [width, height] = [(columns + 1) * across, (rows + 1) * down]
  const name = (words: Words, x: number, y: number, more = '') =>
    text('ink middle', x, y, words[lang], more)
  const above = ticks(columns, width / 50).map((j) =>
    text('faint middle', LEFT + (j + 0.5) * across, TOP - 8, tickText(j)),
  )
  if (rows === 0) return [name(same('n'), LEFT + width / 2, TOP - 28), ...above]
  const middle = TOP + height / 2
  const turn = ` transform="rotate(-90 22 ${short(middle)})"`
  const beside = ticks(rows, height / 30).map((i) =>
    text('faint end', LEFT - 8, TOP + (i + 0.5) * down + 4.5, tickText(i)),
  )
  return [
    name({ en: 'second number', zh: '第二个数' }, LEFT + width / 2, TOP - 28),
    name({ en: 'first number', zh: '第一个数' }, 22, middle, turn),
    ...above,
    ...beside,
  ]
}

function cellTexts({ table, raster, across, down }: Picture): string[] {
  const parts: string[] = []
  for (let i = 0; i <= table.rows; i++)
    for (let j = 0; j <= table.columns; j++) {
      const content = `${table.cell(i, j)}`
      const paint = raster.cells[i * raster.columns + j] as number
      const deep = paint === LOSING || (paint <= SHADES && paint > SHADES / 2)
      if (content.length * 8 <= across)
        parts.push(
          text(
            `${deep ? 'onDeep' : 'ink'} middle`,
            LEFT + (j + 0.5) * across,
            TOP + (i + 0.5) * down + 4.5,
            content,
          ),
        )
    }
  return parts
}

interface LegendEntry {
  readonly swatch: readonly string[]
  readonly words: Words
}

function legendOf(picture: Picture, whole: CellTable): LegendEntry[] {
  const { table, block } = picture
  const list = table.rows === 0
  const size = list ? `${table.columns}` : `${table.rows} × ${table.columns}`
  const square = list ? `${block}` : `${block} × ${block}`
  const words =
    block > 1
      ? { en: `a square is ${square} positions`, zh: `一格是 ${square} 个局面` }
      : { en: `drawn up to ${size}`, zh: `只画到 ${size}` }
  const inFull = block === 1 && table.rows === whole.rows && table.columns === whole.columns
  return [...marksOf(picture), ...(inFull ? [] : [{ swatch: [], words }])]
}

/** What the paints of a picture mean. */
function marksOf({ most, letters }: Picture): LegendEntry[] {
  const losing = [`p${LOSING}`]
  if (letters.size > 0) {
    const entries: [Cell, string[], Words][] = [
      ['L', losing, { en: 'L: the player to move loses', zh: 'L：先手必败' }],
      ['W', ['p1'], { en: 'W: wins', zh: 'W：先手必胜' }],
      ['D', [`p${DRAWN}`], { en: 'D: draw', zh: 'D：平局' }],
    ]
    return entries
      .filter(([letter]) => letters.has(letter))
      .map(([, swatch, words]) => ({ swatch, words }))
  }
  const shades = Array.from({ length: SHADES }, (_, k) => `p${k + 1}`)
  const marks: LegendEntry[] = [
    { swatch: losing, words: { en: 'losing: value 0', zh: '必败：SG 值 0' } },
  ]
  if (most > 0)
    marks.push({
      swatch: shades,
      words: { en: `values 1 to ${most}`, zh: `SG 值 1 到 ${most}` },
    })
  return marks
}
