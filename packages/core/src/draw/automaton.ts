import type { Automaton } from '../automata/automaton.ts'
import type { Lang } from '../model/words.ts'
import { layoutOf, STATE_RADIUS } from './automaton-layout.ts'
import { letterText } from './automaton-text.ts'
import { escapeXml, path, short, svgOf, text } from './svg.ts'

/** Automata with more states are too dense to be read. */
export const MOST_DRAWN_STATES = 80

/** As many letters a label names. */
const MOST_LETTERS = 3

/** The SVG of an automaton: states in columns, a ring around those that accept, letters at the arrows. */
export function automatonSvg(drawing: {
  readonly title: string
  readonly automaton: Automaton
  /** What each number is called, in the order of the letters. */
  readonly tracks?: readonly string[]
  readonly lang: Lang
}): string {
  const { title, automaton, lang } = drawing
  const { states, arrows, width, height } = layoutOf(automaton)
  const body: string[] = []
  const top = 50
  for (const { line, head, letters } of arrows) {
    const names = letters.map((letter) => letterText(automaton, letter))
    body.push(
      `<g><title>${escapeXml(names.join('  '))}</title>`,
      path('edge', line, ' stroke-width="1.2"'),
      path('edge', head, ' stroke-width="1.2"'),
      '</g>',
    )
  }
  for (const { letters, at } of arrows)
    body.push(text('label middle', at.x, at.y + 4, arrowLabel(automaton, letters)))
  for (const [q, { x, y, accepts }] of states.entries()) {
    const [cx, cy] = [short(x), short(y)]
    body.push(`<circle class="state rim" cx="${cx}" cy="${cy}" r="${STATE_RADIUS}"/>`)
    if (accepts)
      body.push(`<circle class="none rim" cx="${cx}" cy="${cy}" r="${STATE_RADIUS - 3.5}"/>`)
    body.push(text('ink middle', x, y + 4.5, `${q}`))
  }
  const [first] = states
  if (first) {
    const [x, y] = [first.x - STATE_RADIUS, first.y]
    body.push(
      path(
        'edge',
        `M${short(x - 22)} ${short(y)}L${short(x)} ${short(y)}m-6 -3.5l6 3.5l-6 3.5`,
        ' stroke-width="1.2"',
      ),
    )
  }
  const tracks = (drawing.tracks ?? automaton.tracks).join(', ')
  const words = {
    en: `Letters: a digit each of ${tracks}, the most significant first. A double ring accepts.`,
    zh: `字母：${tracks} 各一位数字，从最高位读起。双圈为接受。`,
  }
  return svgOf({
    width: Math.max(width, 560),
    height: height + top + 40,
    title,
    fills: {
      state: { light: '#eef3f8', dark: '#222b36' },
      none: { light: 'none', dark: 'none' },
      label: { light: '#1d4e79', dark: '#9cc7ee' },
    },
    strokes: {
      edge: { light: '#8a949f', dark: '#76818d' },
      rim: { light: '#1c2128', dark: '#e8ecf1' },
      label: { light: '#ffffff', dark: '#14181f' },
    },
    body: [
      `<g transform="translate(0 ${top})" paint-order="stroke">`,
      ...body.map((part) =>
        part.replace(
          '<text class="label',
          '<text stroke-width="4" paint-order="stroke" class="label',
        ),
      ),
      '</g>',
      text('faint', 24, height + top + 22, words[lang]),
    ],
  })
}

/** The letters of an arrow; of many the first, and how many more there are. */
export function arrowLabel(automaton: Automaton, letters: readonly number[]): string {
  const shown = letters.slice(0, letters.length > MOST_LETTERS ? MOST_LETTERS - 1 : MOST_LETTERS)
  const more = letters.length - shown.length
  const names = shown.map((letter) => letterText(automaton, letter))
  return [...names, ...(more > 0 ? [`+${more}`] : [])].join(' ')
}
