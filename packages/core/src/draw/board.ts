import type { CakesLook, CellsLook, ColoursLook, Look } from '../games/game.ts'
import { coloursLayout, edgeCurves } from './colours.ts'
import { type Figure, type Paints, path, rect, short, text } from './svg.ts'

/** The board of a position and its title; undefined where there is none, or it is too large. */
export function boardFigure(look: Look, title: string): Figure | undefined {
  switch (look.kind) {
    case 'cells':
      return cellsFigure(look, title)
    case 'cakes':
      return cakesFigure(look, title)
    case 'colours':
      return coloursFigure(look, title)
    default:
      return undefined
  }
}

/** The columns of a board have letters. */
const MOST_SIDE = 26
const LONGEST = 60
const MOST_VERTICES = 60
const CELL = 32
const [LEFT, TOP] = [48, 64]
/** No narrower than the drawings that stand below it. */
const LEAST_WIDTH = 720

const FILLS: Paints = {
  free: { light: '#f6f4ee', dark: '#22262d' },
  absent: { light: '#3c3a35', dark: '#c9c5ba' },
  lefts: { light: '#1f5fae', dark: '#7db4f5' },
  rights: { light: '#b3261e', dark: '#ff8f85' },
  boths: { light: '#2b6e31', dark: '#86cf8b' },
  onPiece: { light: '#ffffff', dark: '#101114' },
}

const STROKES: Paints = {
  cell: { light: '#8c877b', dark: '#7d828c' },
  leftEdge: { light: '#1f5fae', dark: '#7db4f5' },
  rightEdge: { light: '#b3261e', dark: '#ff8f85' },
  bothEdge: { light: '#2b6e31', dark: '#86cf8b' },
  plainEdge: { light: '#3c3a35', dark: '#c9c5ba' },
}

function figure(title: string, right: number, bottom: number, body: readonly string[]): Figure {
  const width = Math.max(LEAST_WIDTH, right + LEFT)
  return { width, height: bottom + 40, title, fills: FILLS, strokes: STROKES, body }
}

/** Whose a cell or a piece is, by its letter; nothing for a free cell. */
function fillOf(letter: string): string {
  if ('xt'.includes(letter)) return 'lefts'
  if ('of'.includes(letter)) return 'rights'
  return letter === 'e' ? 'boths' : ''
}

function disc(name: string, x: number, y: number, radius: number): string {
  return `<circle class="${name}" cx="${short(x)}" cy="${short(y)}" r="${radius}"/>`
}

function cellsFigure({ rows, places, first = 1 }: CellsLook, title: string): Figure | undefined {
  const columns = rows[0]?.length ?? 0
  const widest = places === 'numbered' ? LONGEST : MOST_SIDE
  if (rows.length > MOST_SIDE || columns > widest || columns === 0) return undefined
  const body: string[] = []
  for (const [r, row] of rows.entries())
    for (const [c, letter] of [...row].entries()) {
      const [x, y] = [LEFT + CELL * c, TOP + CELL * r]
      const [middle, down] = [x + CELL / 2, y + CELL / 2]
      body.push(rect(letter === '#' ? 'absent cell' : 'free cell', x, y, CELL, CELL))
      const fill = fillOf(letter)
      if (fill) body.push(disc(fill, middle, down, 12))
      if (letter !== '#' && letter !== '.')
        body.push(text(`${fill ? 'onPiece' : 'faint'} middle`, middle, down + 4.5, letter))
    }
  const [right, bottom] = [LEFT + CELL * columns, TOP + CELL * rows.length]
  for (let c = 0; c < columns; c++) {
    const name = places === 'numbered' ? `${c + first}` : String.fromCharCode(97 + c)
    body.push(text('faint middle', LEFT + CELL * (c + 0.5), bottom + 18, name))
  }
  if (places === undefined)
    for (const r of rows.keys())
      body.push(text('faint end', LEFT - 8, TOP + CELL * (r + 0.5) + 4.5, `${rows.length - r}`))
  return figure(title, right, bottom, body)
}

function cakesFigure({ pieces }: CakesLook, title: string): Figure | undefined {
  const columns = pieces.reduce((sum, piece) => sum + piece.columns + 1, 0)
  if (columns > LONGEST || columns === 0) return undefined
  const body: string[] = []
  const cell = 24
  let left = LEFT
  for (const piece of pieces) {
    const [wide, high] = [cell * piece.columns, cell * piece.rows]
    body.push(rect('free', left, TOP, wide, high))
    let seams = ''
    for (let c = 0; c <= piece.columns; c++) seams += `M${left + cell * c} ${TOP}v${high}`
    for (let r = 0; r <= piece.rows; r++) seams += `M${left} ${TOP + cell * r}h${wide}`
    body.push(path('cell', seams))
    left += wide + cell
  }
  const bottom = TOP + cell * Math.max(...pieces.map(({ rows }) => rows))
  return figure(title, left, bottom, body)
}

const EDGES = { b: 'leftEdge', r: 'rightEdge', g: 'bothEdge' } as const

function coloursFigure(look: ColoursLook, title: string): Figure | undefined {
  const { states, edges, grounded } = look
  if (states.length > MOST_VERTICES || edges.length > MOST_VERTICES || states.length === 0)
    return undefined
  const spots = coloursLayout(look)
  const [step, margin] = [64, 24]
  const high = Math.max(1, ...spots.map(({ y }) => y))
  const wide = Math.max(1, ...spots.map(({ x }) => x))
  const place = (v: number): readonly [number, number] => [
    Math.round(LEFT + margin + step * (spots[v]?.x ?? 0)),
    Math.round(TOP + margin + step * (high - (spots[v]?.y ?? 0))),
  ]
  const [right, bottom] = [LEFT + 2 * margin + step * wide, TOP + margin + step * high]
  const body: string[] = grounded
    ? [path('plainEdge', `M${LEFT} ${bottom}H${right}`, ' stroke-width="3"')]
    : []
  for (const { colour, path: curve, at } of edgeCurves(look, place)) {
    body.push(
      path(colour ? EDGES[colour] : 'plainEdge', curve, ` stroke-width="${colour ? 5 : 2}"`),
    )
    if (colour) {
      body.push(disc('paper', at[0], at[1], 9))
      body.push(text('ink middle', at[0], at[1] + 4.5, colour))
    }
  }
  for (const [v, state] of [...states].entries()) {
    if (grounded) continue
    const [x, y] = place(v)
    const fill = fillOf(state)
    body.push(disc(`${fill || 'free'} plainEdge`, x, y, 16))
    body.push(
      text(
        `${fill ? 'onPiece' : 'ink'} middle`,
        x,
        y + 4.5,
        state === '.' ? `${v}` : `${v}${state}`,
      ),
    )
  }
  return figure(title, right, bottom + 8, body)
}
