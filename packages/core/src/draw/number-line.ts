import { addDyadic, compareDyadic, type Dyadic, dyadic, subtractDyadic } from '../arith/dyadic.ts'
import type { Lang, Words } from '../model/words.ts'
import { type Figure, type Paints, path, short, svgOf, text } from './svg.ts'
import { shareBetween, tickLabel, valueLabel, valueTicks } from './value-axis.ts'

/** Where a value is among the numbers. */
export interface NumberLine {
  readonly title: string
  readonly leftStop: Dyadic
  readonly rightStop: Dyadic
  readonly mean: Dyadic
  /** Whether the value is the number that its stops are. */
  readonly isNumber: boolean
  readonly lang: Lang
  /** Whether it is to be read on a phone. */
  readonly narrow?: boolean
}

const [WIDE, NARROW] = [720, 400]
const HEIGHT = 200
const LINE = 120
const SIDE = { wide: 48, narrow: 12 }

const FILLS: Paints = {}
const STROKES: Paints = {
  line: { light: '#5b6570', dark: '#a3adb9' },
  between: { light: '#e3b23c', dark: '#c9962c' },
  leftStop: { light: '#1f5fae', dark: '#7db4f5' },
  rightStop: { light: '#b3261e', dark: '#ff8f85' },
  mean: { light: '#1c2128', dark: '#e8ecf1' },
}

/**
 * An SVG of the number line with the place of a value: a dot for a number, and from stop to stop
 * the numbers that a hot value is confused with. Numbers grow to the right.
 */
export function numberLineSvg(drawn: NumberLine): string {
  return svgOf(numberLineFigure(drawn))
}

/** The same, to stand among others. */
export function numberLineFigure(drawn: NumberLine): Figure {
  const { title, leftStop, rightStop, mean, lang, narrow = false } = drawn
  const [width, left] = narrow ? [NARROW, SIDE.narrow] : [WIDE, SIDE.wide]
  const right = width - left
  const [low, high] = ends(rightStop, leftStop)
  const x = (value: Dyadic) => left + 24 + (right - left - 48) * shareBetween(low, high, value)
  const ticks = valueTicks(low, high, narrow ? 5 : 9)
  const hot = compareDyadic(rightStop, leftStop) < 0
  const dot = (name: string, value: Dyadic, size: number) =>
    path(name, `M${short(x(value))} ${LINE}h0`, ` stroke-width="${size}" stroke-linecap="round"`)
  const body = [
    path('line', `M${left} ${LINE}H${right}m-8 -5l8 5l-8 5M${left + 8} ${LINE - 5}l-8 5l8 5`),
    path('line', ticks.map((value) => `M${short(x(value))} ${LINE - 5}v10`).join('')),
    ...ticks.map((value) => text('faint middle', x(value), LINE + 26, tickLabel(value))),
    hot
      ? path(
          'between',
          `M${short(x(rightStop))} ${LINE}H${short(x(leftStop))}`,
          ' stroke-width="6"',
        )
      : '',
    ...(hot ? [dot('rightStop', rightStop, 12), dot('leftStop', leftStop, 12)] : []),
    dot('mean', mean, hot ? 8 : 12),
    text('ink', 24, 66, placeWords(drawn)[lang]),
    text('faint', 24, HEIGHT - 16, remark(drawn)[lang]),
  ]
  return { width, height: HEIGHT, title, fills: FILLS, strokes: STROKES, body }
}

/** The part of the line that is drawn: from stop to stop, and a little more than 1 around. */
function ends(rightStop: Dyadic, leftStop: Dyadic): [low: Dyadic, high: Dyadic] {
  const one = dyadic(1n)
  const [least, most] = [rightStop, leftStop].sort(compareDyadic) as [Dyadic, Dyadic]
  return [subtractDyadic(least, one), addDyadic(most, one)]
}

function placeWords({ leftStop, rightStop, mean }: NumberLine): Words {
  const [left, right, middle] = [leftStop, rightStop, mean].map(valueLabel)
  return {
    en: `left stop ${left} · mean ${middle} · right stop ${right}`,
    zh: `左停止值 ${left} · 均值 ${middle} · 右停止值 ${right}`,
  }
}

/** What the line cannot show. */
function remark({ leftStop, rightStop, isNumber }: NumberLine): Words {
  if (isNumber) return { en: 'The value is this number.', zh: '值就是这个数。' }
  if (compareDyadic(rightStop, leftStop) < 0)
    return {
      en: 'Hot: confused with every number between the stops.',
      zh: '热：与两个停止值之间的每个数都不可比。',
    }
  return {
    en: `Infinitesimal: closer to ${valueLabel(leftStop)} than every other number.`,
    zh: `与 ${valueLabel(leftStop)} 相差无穷小：比其他任何数都近。`,
  }
}
