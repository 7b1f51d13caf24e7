import {
  addDyadic,
  compareDyadic,
  type Dyadic,
  dyadic,
  subtractDyadic,
  ZERO,
} from '../arith/dyadic.ts'
import type { Thermograph } from '../forms/thermograph.ts'
import { type Wall, wallAt } from '../forms/wall.ts'
import type { Lang, Words } from '../model/words.ts'
import { type Figure, legend, type Paints, path, short, svgOf, text } from './svg.ts'
import { shareBetween, tickLabel, valueLabel, valueTicks } from './value-axis.ts'

/** A thermograph to be drawn, with its title. */
export interface ThermographDrawing {
  readonly title: string
  readonly thermograph: Thermograph
  readonly lang: Lang
  /** Whether it is to be read on a phone. */
  readonly narrow?: boolean
}

/** Where the axes are, and between them and the outermost values a margin. */
interface Sheet {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly margin: number
  /** The room for temperatures, and for values, of which a unit is drawn equally long. */
  readonly up: number
  readonly across: number
  /** Labels below the values. */
  readonly labels: number
}

const TOP = 92
const WIDE = sheet(360, { left: 76, margin: 36, labels: 9 })
const NARROW = sheet(200, { left: 64, margin: 14, labels: 5 })

function sheet(up: number, given: Pick<Sheet, 'left' | 'margin' | 'labels'>): Sheet {
  const across = 1.5 * up
  const right = given.left + across + 2 * given.margin
  return { ...given, up, across, right, bottom: TOP + up }
}

const BLUE = { light: '#1f5fae', dark: '#7db4f5' }
const RED = { light: '#b3261e', dark: '#ff8f85' }
const INK = { light: '#1c2128', dark: '#e8ecf1' }

const FILLS: Paints = {
  lefts: BLUE,
  rights: RED,
  masts: INK,
  inside: { light: '#f1eef8', dark: '#232033' },
}

const STROKES: Paints = {
  leftWall: BLUE,
  rightWall: RED,
  mast: INK,
  guide: { light: '#8a939e', dark: '#7d8793' },
}

const LEGEND: readonly { readonly swatch: readonly string[]; readonly words: Words }[] = [
  { swatch: ['lefts'], words: { en: 'left wall', zh: '左壁' } },
  { swatch: ['rights'], words: { en: 'right wall', zh: '右壁' } },
  { swatch: ['masts'], words: { en: 'mast', zh: '桅杆' } },
]

/** Where values and temperatures are drawn. */
interface Frame extends Sheet {
  readonly low: Dyadic
  readonly high: Dyadic
  readonly top: Dyadic
  x(value: Dyadic): number
  y(temperature: Dyadic): number
}

/**
 * An SVG of a thermograph from temperature -1 upwards. As is usual, values grow to the left, so that
 * what is good for Left is at the left.
 */
export function thermographSvg(drawing: ThermographDrawing): string {
  return svgOf(thermographFigure(drawing))
}

/** The same, to stand among others. */
export function thermographFigure(drawing: ThermographDrawing): Figure {
  const { title, thermograph, lang, narrow = false } = drawing
  const frame = frameOf(thermograph, narrow ? NARROW : WIDE)
  const body = [
    ...axes(frame, lang),
    ...walls(thermograph, frame),
    ...marks(thermograph, frame, lang),
    ...legend(LEGEND, 64, lang),
  ]
  const [width, height] = [frame.right + (narrow ? 16 : 32), frame.bottom + 62]
  return { width, height, title, fills: FILLS, strokes: STROKES, body }
}

/** Thermographs are drawn from this temperature upwards. */
export const COLDEST = dyadic(-1n)

/** Walls have slopes of -1, 0 and 1, which are drawn as they are: the frame is made wide enough. */
function frameOf({ left, right, temperature }: Thermograph, on: Sheet): Frame {
  const values = [...left, ...right].map(({ value }) => value).sort(compareDyadic)
  const [least = ZERO, most = ZERO] = [values[0], values.at(-1)]
  const half = dyadic(1n, 1)
  const warm = times(subtractDyadic(temperature, COLDEST), half)
  const top = addDyadic(temperature, compareDyadic(warm, half) < 0 ? half : warm)
  // no wall is farther from the mast than the mast is high
  const width = times(subtractDyadic(top, COLDEST), dyadic(3n, 1))
  const margin = times(subtractDyadic(width, subtractDyadic(most, least)), half)
  const [low, high] = [subtractDyadic(least, margin), addDyadic(most, margin)]
  return {
    ...on,
    low,
    high,
    top,
    x: (value) => on.right - on.margin - on.across * shareBetween(low, high, value),
    y: (at) => on.bottom - on.up * shareBetween(COLDEST, top, at),
  }
}

const times = (a: Dyadic, b: Dyadic) => dyadic(a.numerator * b.numerator, a.exponent + b.exponent)

function axes(frame: Frame, lang: Lang): string[] {
  const { low, high, top, x, y, left, right, bottom, labels } = frame
  const across = valueTicks(low, high, labels)
  const up = valueTicks(COLDEST, top, 8)
  const middle = short((TOP + bottom) / 2)
  return [
    path('rule', up.map((t) => `M${left} ${short(y(t))}H${right}`).join('')),
    path('rule', across.map((v) => `M${short(x(v))} ${bottom}v6`).join('')),
    compareDyadic(top, ZERO) < 0 ? '' : path('guide', `M${left} ${short(y(ZERO))}H${right}`),
    ...across.map((v) => text('faint middle', x(v), bottom + 22, tickLabel(v))),
    ...up.map((t) => text('faint end', left - 8, y(t) + 4.5, tickLabel(t))),
    text('ink middle', (left + right) / 2, bottom + 48, lang === 'en' ? '← value' : '← 值'),
    text(
      'ink middle',
      22,
      (TOP + bottom) / 2,
      lang === 'en' ? 'temperature' : '温度',
      ` transform="rotate(-90 22 ${middle})"`,
    ),
  ]
}

function walls({ mean, temperature, left, right }: Thermograph, frame: Frame): string[] {
  const { x, y, top } = frame
  const point = (value: Dyadic, at: Dyadic) => `${short(x(value))} ${short(y(at))}`
  const foot = point(mean, temperature)
  const line = (wall: Wall) => [...wall.map(({ value, at }) => point(value, at)), foot]
  const wide = ' stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'
  return [
    path('inside', `M${[...line(left), ...line(right).reverse()].join('L')}Z`),
    path('rightWall', `M${line(right).join('L')}`, wide),
    path('leftWall', `M${line(left).join('L')}`, wide),
    path('mast', `M${foot}L${point(mean, top)}`, wide),
  ]
}

/** The mean at the mast, the temperature where it begins, and the stops where play ends at 0. */
function marks({ mean, temperature, left, right }: Thermograph, frame: Frame, lang: Lang) {
  const { x, y, top } = frame
  const [across, up] = [x(mean), y(temperature)]
  const nearEnd = across > (frame.left + frame.right) / 2
  const beside = (down: number, words: Words) =>
    text(nearEnd ? 'ink end' : 'ink', across + (nearEnd ? -10 : 10), down, words[lang])
  const stops = compareDyadic(temperature, ZERO) > 0 ? [left, right] : []
  const dot = ' stroke-width="9" stroke-linecap="round"'
  return [
    path('guide', `M${frame.left} ${short(up)}H${short(across)}`, ' stroke-dasharray="4 4"'),
    path('mast', `M${short(across)} ${short(up)}h0`, dot),
    ...stops.map((wall, side) =>
      path(
        side === 0 ? 'leftWall' : 'rightWall',
        `M${short(x(wallAt(wall, ZERO)))} ${short(y(ZERO))}h0`,
        dot,
      ),
    ),
    beside(y(top) + 14, { en: `mean ${valueLabel(mean)}`, zh: `均值 ${valueLabel(mean)}` }),
    beside(up - 8, {
      en: `temperature ${valueLabel(temperature)}`,
      zh: `温度 ${valueLabel(temperature)}`,
    }),
  ]
}
