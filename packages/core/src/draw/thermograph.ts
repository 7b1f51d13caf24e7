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
}

/** The room for temperatures, and for values, of which a unit is drawn equally long. */
const UP = 360
const ACROSS = 1.5 * UP
/** Between the axes and the outermost values. */
const MARGIN = 36
const [LEFT, TOP] = [76, 92]
const [RIGHT, BOTTOM] = [LEFT + ACROSS + 2 * MARGIN, TOP + UP]
const [WIDTH, HEIGHT] = [RIGHT + 32, BOTTOM + 62]

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
interface Frame {
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
export function thermographFigure({ title, thermograph, lang }: ThermographDrawing): Figure {
  const frame = frameOf(thermograph)
  const body = [
    ...axes(frame, lang),
    ...walls(thermograph, frame),
    ...marks(thermograph, frame, lang),
    ...legend(LEGEND, 64, lang),
  ]
  return { width: WIDTH, height: HEIGHT, title, fills: FILLS, strokes: STROKES, body }
}

/** Thermographs are drawn from this temperature upwards. */
export const COLDEST = dyadic(-1n)

/** Walls have slopes of -1, 0 and 1, which are drawn as they are: the frame is made wide enough. */
function frameOf({ left, right, temperature }: Thermograph): Frame {
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
    low,
    high,
    top,
    x: (value) => RIGHT - MARGIN - ACROSS * shareBetween(low, high, value),
    y: (at) => BOTTOM - UP * shareBetween(COLDEST, top, at),
  }
}

const times = (a: Dyadic, b: Dyadic) => dyadic(a.numerator * b.numerator, a.exponent + b.exponent)

function axes({ low, high, top, x, y }: Frame, lang: Lang): string[] {
  const across = valueTicks(low, high, 9)
  const up = valueTicks(COLDEST, top, 8)
  const middle = short((TOP + BOTTOM) / 2)
  return [
    path('rule', up.map((t) => `M${LEFT} ${short(y(t))}H${RIGHT}`).join('')),
    path('rule', across.map((v) => `M${short(x(v))} ${BOTTOM}v6`).join('')),
    compareDyadic(top, ZERO) < 0 ? '' : path('guide', `M${LEFT} ${short(y(ZERO))}H${RIGHT}`),
    ...across.map((v) => text('faint middle', x(v), BOTTOM + 22, tickLabel(v))),
    ...up.map((t) => text('faint end', LEFT - 8, y(t) + 4.5, tickLabel(t))),
    text('ink middle', (LEFT + RIGHT) / 2, HEIGHT - 14, lang === 'en' ? '← value' : '← 值'),
    text(
      'ink middle',
      22,
      (TOP + BOTTOM) / 2,
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
  const nearEnd = across > (LEFT + RIGHT) / 2
  const beside = (down: number, words: Words) =>
    text(nearEnd ? 'ink end' : 'ink', across + (nearEnd ? -10 : 10), down, words[lang])
  const stops = compareDyadic(temperature, ZERO) > 0 ? [left, right] : []
  const dot = ' stroke-width="9" stroke-linecap="round"'
  return [
    path('guide', `M${LEFT} ${short(up)}H${short(across)}`, ' stroke-dasharray="4 4"'),
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
