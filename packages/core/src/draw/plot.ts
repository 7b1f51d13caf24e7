import type { Period } from '../arith/period.ts'
import { periodWords, preperiodWords } from '../explain/period.ts'
import type { Lang } from '../model/words.ts'
import { ticks, tickText } from './axis.ts'
import { coarser, emptyRaster, type Raster, strokesOf } from './raster.ts'
import { legend, MOST_PATH, type Paints, path, rect, short, svgOf, text } from './svg.ts'

/** The values at 0, 1, 2, … and what a reader should know of them. */
export interface Plot {
  readonly title: string
  readonly values: ArrayLike<number>
  readonly period?: Period | undefined
  readonly lang: Lang
}

const WIDTH = 960
const HEIGHT = 560
const TOP = 84
const BOTTOM = HEIGHT - 58
const RIGHT = WIDTH - 44

/** Up to this many values each has a dot of its own; more share the cells of a raster. */
const MOST_DOTS = 1000
/** Up to this many values a thin line leads from dot to dot. */
const MOST_JOINED = 250
/** More periods than this are one area, since stripes would blur. */
const MOST_STRIPES = 60

const FILLS: Paints = {
  before: { light: '#fdeccd', dark: '#3d2f16' },
  period: { light: '#d9e8fc', dark: '#1d324e' },
  repeat: { light: '#f0f6fe', dark: '#172332' },
}

const STROKES: Paints = {
  dots: { light: '#1f5fae', dark: '#7db4f5' },
  thread: { light: '#a9c4e6', dark: '#3c5f8a' },
}

/** The frame that values are drawn in: n goes right, the value goes up. */
interface Frame {
  readonly values: ArrayLike<number>
  readonly count: number
  readonly most: number
  readonly left: number
  x(n: number): number
  y(value: number): number
}

/** An SVG of the values against n, preperiod and period shaded; under 300 kB for any number. */
export function plotSvg({ title, values, period, lang }: Plot): string {
  const frame = frameOf(values)
  const body = [
    ...(period ? shades(frame, period) : []),
    ...axes(frame, lang),
    frame.count <= MOST_DOTS ? dots(frame) : cloud(frame),
    ...(period ? periodLegend(period, lang) : []),
  ]
  return svgOf({ width: WIDTH, height: HEIGHT, title, fills: FILLS, strokes: STROKES, body })
}

function frameOf(values: ArrayLike<number>): Frame {
  const count = Math.max(1, values.length)
  let most = 1
  for (let n = 0; n < values.length; n++) most = Math.max(most, values[n] as number)
  const left = 50 + 7 * tickText(most).length
  return {
    values,
    count,
    most,
    left,
    x: (n) => left + ((RIGHT - left) * (n + 0.5)) / count,
    y: (value) => BOTTOM - ((BOTTOM - TOP) * (value + 0.5)) / (most + 1),
  }
}

function shades({ count, x }: Frame, { from, length }: Period): string[] {
  const area = (name: string, start: number, end: number) => {
    const [left, right] = [x(start - 0.5), x(Math.min(end, count) - 0.5)]
    return right > left ? rect(name, left, TOP, right - left, BOTTOM - TOP) : ''
  }
  const parts = [area('before', 0, from), area('period', from, from + length)]
  if ((count - from) / length > MOST_STRIPES) parts.push(area('repeat', from + length, count))
  else
    for (let k = 1; from + k * length < count; k++)
      parts.push(
        area(k % 2 === 0 ? 'period' : 'repeat', from + k * length, from + (k + 1) * length),
      )
  return parts
}

function axes({ count, most, left, x, y }: Frame, lang: Lang): string[] {
  const across = ticks(count - 1, 8)
  const up = ticks(most, 6)
  const middle = short((TOP + BOTTOM) / 2)
  return [
    path('rule', up.map((v) => `M${short(left)} ${short(y(v))}H${RIGHT}`).join('')),
    path('rule', across.map((n) => `M${short(x(n))} ${BOTTOM}v6`).join('')),
    ...across.map((n) => text('faint middle', x(n), BOTTOM + 22, tickText(n))),
    ...up.map((v) => text('faint end', left - 8, y(v) + 4.5, tickText(v))),
    text('ink middle', (left + RIGHT) / 2, HEIGHT - 14, 'n'),
    text(
      'ink middle',
      22,
      (TOP + BOTTOM) / 2,
      lang === 'en' ? 'value G(n)' : 'SG 值 G(n)',
      ` transform="rotate(-90 22 ${middle})"`,
    ),
  ]
}

/** A round dot for every value. */
function dots({ values, count, left, x, y }: Frame): string {
  const points = Array.from(values, (value, n) => `${short(x(n))} ${short(y(value))}`)
  const size = Math.min(8, Math.max(4, (RIGHT - left) / count))
  const width = ` stroke-width="${short(size)}" stroke-linecap="round"`
  const thread = count <= MOST_JOINED && points.length > 1 ? `M${points.join('L')}` : ''
  return path('thread', thread) + path('dots', points.map((point) => `M${point}h0`).join(''), width)
}

/** A raster of all values, made coarser until its path is short enough. */
function cloud(frame: Frame): string {
  let raster = rasterOf(frame)
  let d = strokesOf(raster, 1)
  while (d.length > MOST_PATH) {
    raster = coarser(raster)
    d = strokesOf(raster, 1)
  }
  const [width, height] = [RIGHT - frame.left, BOTTOM - TOP]
  const [across, down] = [width / raster.columns, height / raster.rows]
  // a value that has a row of its own is a line in it, not the whole row
  const thick = Math.min(1, 5 / down)
  const place = ` transform="translate(${frame.left} ${TOP}) scale(${across} ${down}) translate(0 .5)"`
  return path('dots', d, `${place} stroke-width="${short(thick)}"`)
}

function rasterOf({ values, count, most, left }: Frame): Raster {
  const columns = Math.min(count, Math.floor(RIGHT - left))
  const rows = Math.min(most + 1, BOTTOM - TOP)
  const raster = emptyRaster(columns, rows)
  for (let column = 0, n = 0; column < columns; column++) {
    const end = Math.ceil(((column + 1) * count) / columns)
    for (; n < end; n++) {
      const row = rows - 1 - Math.floor(((values[n] as number) * rows) / (most + 1))
      raster.cells[row * columns + column] = 1
    }
  }
  return raster
}

function periodLegend(period: Period, lang: Lang): string[] {
  const entries = [{ swatch: ['period'], words: periodWords(period) }]
  if (period.from > 0) entries.unshift({ swatch: ['before'], words: preperiodWords(period) })
  return legend(entries, 64, lang)
}
