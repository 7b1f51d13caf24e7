import type { CakesLook, CellsLook, ColoursLook } from '@nimber/core'
import { bold, cyan, dim, green, pad, red, widthOf } from '../terminal.ts'
import type { Style } from './style.ts'
import { drawWords } from './words.ts'

/** Lines that a drawing may take; a larger position is written as text. */
const MOST_LINES = 20

/**
 * A board with the names of its rows and columns, or a strip, and whose the letters are where each
 * player has some; undefined where it does not fit.
 */
export function drawCells(
  { rows, places, first = 1 }: CellsLook,
  style: Style,
  owned: boolean,
): readonly string[] | undefined {
  const width = rows[0]?.length ?? 0
  const cell = places === 'numbered' ? `${width + first - 1}`.length + 1 : 2
  if (rows.length > MOST_LINES || (width + 1) * cell + 5 > style.columns) return undefined
  const line = (row: string) =>
    [...row].map((letter) => painted(letter, style)).join(' '.repeat(cell - 1))
  const across = Array.from({ length: width }, (_, i) =>
    (places === 'numbered' ? `${i + first}` : String.fromCharCode(97 + i)).padEnd(cell),
  )
  const key = owned ? keyOf(rows, style) : []
  if (places)
    return [
      ...rows.map((row) => `  ${line(row)}`),
      ...(width > 0 ? [dim(`  ${across.join('').trimEnd()}`)] : []),
      ...key,
    ]
  if (width > 26) return undefined
  const side = `${rows.length}`.length
  return [
    ...rows.map((row, i) => `  ${dim(`${rows.length - i}`.padStart(side))}  ${line(row)}`),
    dim(`  ${' '.repeat(side)}  ${across.join('').trimEnd()}`),
    ...key,
  ]
}

/** Pieces of cake side by side; undefined where they do not fit. */
export function drawCakes({ pieces }: CakesLook, style: Style): readonly string[] | undefined {
  const height = Math.max(1, ...pieces.map(({ rows }) => rows))
  const rows = Array.from({ length: height }, (_, row) =>
    pieces.map((piece) => (row < piece.rows ? '.' : '#').repeat(piece.columns)).join('#'),
  )
  const width = rows[0]?.length ?? 0
  if (height > MOST_LINES || 2 * (width + 1) + 5 > style.columns) return undefined
  return rows.map((row) => `  ${[...row].map((letter) => painted(letter, style)).join(' ')}`)
}

/** A cell in the colour of whose it is. */
function painted(letter: string, { unicode }: Style): string {
  if (letter === '#') return dim(unicode ? '█' : '#')
  if (letter === '.') return unicode ? '·' : '.'
  return paintOf(letter)(letter)
}

function paintOf(letter: string): (text: string) => string {
  if ('xtlb'.includes(letter)) return (text) => bold(cyan(text))
  if ('ofr'.includes(letter)) return (text) => bold(red(text))
  return green
}

/** What the letters on a board mean, as far as pieces stand on it. */
function keyOf(rows: readonly string[], { lang, unicode }: Style): string[] {
  const say = drawWords[lang]
  const letters = rows.join('')
  const [left] = /[xt]/.exec(letters) ?? []
  const [right] = /[of]/.exec(letters) ?? []
  const lines: string[] = []
  if (left || right) {
    const toads = left === 't' || right === 'f'
    lines.push(say.signs(unicode ? '·' : '.', toads ? 't' : 'x', toads ? 'f' : 'o'))
  }
  if (/[lr]/.test(letters)) lines.push(say.only('l', 'r'))
  return lines.map((line) => dim(`  ${line}`))
}

/** The edges of Hackenbush upwards from the ground, or the vertices with their neighbours. */
export function drawColours(look: ColoursLook, style: Style): readonly string[] | undefined {
  return look.grounded ? bush(look, style) : coloured(look, style)
}

/** Every edge on a line below the vertex that it was reached from; one that meets another vertex ends there. */
function bush({ edges, states }: ColoursLook, style: Style): readonly string[] | undefined {
  if (edges.length >= MOST_LINES) return undefined
  const { lang, unicode } = style
  const say = drawWords[lang]
  const [fork, last, bar] = unicode ? ['├─ ', '└─ ', '│  '] : ['|- ', '`- ', '|  ']
  const seen = new Set([0])
  const drawn = new Set<number>()
  const lines = [`  ${dim(say.ground)}`]
  const grow = (vertex: number, indent: string) => {
    const up = edges.flatMap(({ ends }, i) => (ends.includes(vertex) && !drawn.has(i) ? [i] : []))
    for (const i of up) drawn.add(i)
    for (const [n, i] of up.entries()) {
      const { ends, colour = 'g' } = edges[i] as ColoursLook['edges'][number]
      const other = ends[0] === vertex ? ends[1] : ends[0]
      const isLast = n === up.length - 1
      const name = paintOf(colour)(`${ends.join('-')}${colour}`)
      lines.push(`  ${dim(indent + (isLast ? last : fork))}${name}`)
      if (seen.has(other)) continue
      seen.add(other)
      grow(other, indent + (isLast ? '   ' : bar))
    }
  }
  grow(0, '')
  const used = (['b', 'r', 'g'] as const).filter((letter) => edges.some((e) => e.colour === letter))
  const key = used.map((letter) => `${letter} ${say.colours[letter]}`).join('  ')
  if (lines.length - 1 < edges.length || states.length === 0) return undefined
  return key === '' ? lines : [...lines, dim(`  ${key}`)]
}

/** A vertex a line: its number, its colour and its neighbours. */
function coloured({ edges, states }: ColoursLook, style: Style): readonly string[] | undefined {
  if (states.length > MOST_LINES) return undefined
  const width = widthOf(`${states.length - 1}`)
  const beside = [...states].map((_, vertex) =>
    edges.flatMap(({ ends: [u, v] }) => (u === vertex ? [v] : v === vertex ? [u] : [])).join(' '),
  )
  if (beside.some((others) => others.length + width + 9 > style.columns)) return undefined
  const lines = [...states].map((state, vertex) => {
    const others = dim(`- ${beside[vertex] || '.'}`)
    return `  ${pad(`${vertex}`, width)}  ${painted(state, style)}  ${others}`
  })
  return [...lines, ...keyOf([states], style)]
}
